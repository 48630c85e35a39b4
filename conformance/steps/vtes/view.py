"""Access to a position: a card's place, its attached cards, and a seat's piles."""

from __future__ import annotations

from conformance.steps.paths import CardLists, JsonObject

PILES = {"hand": "hand", "library": "library", "crypt": "crypt", "ash heap": "ash_heap"}
"""Wording of a pile of names → its key."""
TABLE = CardLists(
    lists=((True, ("ready", "torpor", "in_play", "contested")), (True, ("uncontrolled",))),
    where="region",
    left_out={
        "locked": False, "marked": False, "title_contested": False, "attached": [], "counters": 0, "base": None,
        "traits": [],
    },
    uncontrolled=("uncontrolled",),
    place_flags=("contested",),
)  # fmt: skip
"""Cards of one name are counted among face-up cards first, then among the others."""


def bare(name: str) -> str:
    """Return the printed name, without a counter such as `#2`."""
    head, mark, tail = name.rpartition("#")
    return head if mark and tail.isdigit() else name


def piles_with(position: JsonObject, name: str) -> list[str]:
    """Return the piles that hold copies of a card, in words for a message: `Sarah's hand`."""
    words = dict(PILES, **{"removed cards": "removed", "unordered library": "unordered_library"})
    return [
        f"{one.get('name')}'s {word}"
        for one in position.get("seats", [])
        for word, key in words.items()
        if bare(name) in one.get(key, [])
    ]


def whereabouts(position: JsonObject, name: str) -> str:
    """Return a card's place, in words for a message."""
    place = TABLE.find(position, name)
    if place is None:
        return " and ".join(piles_with(position, name)) or "nowhere"
    if place.bearer is not None:
        return f"on {place.bearer}"
    words = {"ready": "ready", "torpor": "in torpor", "uncontrolled": "uncontrolled", "in_play": "in play"}
    words["contested"] = "contested"
    return f"{words[place.where]} ({place.seat})"
