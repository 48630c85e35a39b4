"""Equivalence of the states that two engines report, compared as far as both report them."""

from __future__ import annotations

from collections import Counter
from typing import Any


def in_known_order(key: str) -> bool:
    """Return True if the order of a list under this key counts: seats, and piles of known order."""
    return key == "seats" or (key.endswith(("library", "crypt", "deck")) and not key.startswith("unordered_"))


def same(expected: Any, found: Any, key: str = "") -> bool:
    """Return True if both values agree. Skips fields that only one side has."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(same(value, found[name], name) for name, value in expected.items() if name in found)
    if isinstance(expected, list) and isinstance(found, list):
        if len(expected) != len(found):
            return False
        if in_known_order(key):
            return all(map(same, expected, found))
        return expected == found or unlike(expected, found) == ([], [])
    return bool(expected == found)


def unlike(expected: list[Any], found: list[Any]) -> tuple[list[Any], list[Any]]:
    """Return the items that each list has and the other does not, in any order."""
    if all(isinstance(each, str) for each in (*expected, *found)):
        one, other = Counter(expected), Counter(found)
        return list((one - other).elements()), list((other - one).elements())
    missing, left = [], list(found)
    for each in expected:
        place = next((at for at, other in enumerate(left) if same(each, other)), None)
        if place is None:
            missing.append(each)
        else:
            del left[place]
    return missing, left
