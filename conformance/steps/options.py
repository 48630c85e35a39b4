"""When a choice is one of the options that an engine lists. docs/reference/protocol.md, 'One of the options'."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

JsonObject = dict[str, Any]


def is_option(choice: JsonObject, option: JsonObject) -> bool:
    """Whether every field of the choice stands in the option with the same value; the option may say more."""
    return all(key in option and _same(value, option[key]) for key, value in choice.items())


def compared(choices: Iterable[JsonObject], options: Iterable[JsonObject]) -> tuple[list[JsonObject], list[JsonObject]]:
    """The choices that no option stands for, and the options left over; each option stands for one choice."""
    missing, left = [], sorted(options, key=len)
    for choice in sorted(choices, key=len, reverse=True):
        found = next((option for option in left if is_option(choice, option)), None)
        if found is None:
            missing.append(choice)
        else:
            left.remove(found)
    return missing, left


def _same(left: Any, right: Any) -> bool:
    """Equal; of two lists the order means nothing."""
    if isinstance(left, list) and isinstance(right, list):
        return sorted(map(str, left)) == sorted(map(str, right))
    return bool(left == right)
