"""Matching of a choice with the options an engine lists. docs/reference/protocol.md, 'One of the options'."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

JsonObject = dict[str, Any]


def is_option(choice: JsonObject, option: JsonObject) -> bool:
    """Return True if the option has every field of the choice with the same value. It may have more fields."""
    return all(key in option and _same(value, option[key]) for key, value in choice.items())


def compared(choices: Iterable[JsonObject], options: Iterable[JsonObject]) -> tuple[list[JsonObject], list[JsonObject]]:
    """Return the choices without an option of their own, and the options left over."""
    missing, left = [], sorted(options, key=len)
    for choice in sorted(choices, key=len, reverse=True):
        found = next((option for option in left if is_option(choice, option)), None)
        if found is None:
            missing.append(choice)
        else:
            left.remove(found)
    return missing, left


def _same(left: Any, right: Any) -> bool:
    """Return True if both are equal. The order of a list does not count."""
    if isinstance(left, list) and isinstance(right, list):
        return sorted(map(str, left)) == sorted(map(str, right))
    return bool(left == right)
