"""Vampire: The Masquerade Rivals: its rules are catalogued, and no more yet."""

from __future__ import annotations

from typing import Literal

from conformance.entries import Family, Modality, Rule
from conformance.games.game import Game


class RivalsRule(Rule, frozen=True, kw_only=True):
    """A statement of the Rivals rulebook."""

    kind: Literal["rule", "definition", "ruling", "example"]
    faction: Literal["any", "vampire", "hunter"]
    players: Literal["", "2", "3", "4"]
    """The number of players that it is confined to, or nothing."""
    modality: Modality
    in_set: bool
    """False: no card of this set makes use of it."""
    also: tuple[int, ...] = ()


RIVALS = Game(
    name="rivals",
    title="Vampire: The Masquerade Rivals",
    prefix="RIV-",
    editions=("hunters-and-hunted",),
    rules={"rivals": Family("Rivals rulebook (The Hunters & The Hunted)", RivalsRule, frozenset({"tier"}))},
)
