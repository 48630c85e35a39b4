"""Helpers of faulty engines in which a card can be played or used at the wrong time."""

from __future__ import annotations

import sys
from typing import Any

from reference_engine.vtes.card_dsl import declaring
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import Ability, Effect, Mode
from tests.suite.faulty_engines.faulty import Changes, Right


def set_table(change: Changes, name: str, table: Any) -> None:
    """Replace the table of what can be played or used in which window in every module."""
    right = getattr(declaring, name)
    for module in [found for known, found in sys.modules.items() if known.startswith("reference_engine.vtes.")]:
        if getattr(module, name, None) is right:
            change.set(module, name, table)


def ways_with(*kinds: type[Effect]) -> list[Mode]:
    """Return every way to play a card that has effects of all these kinds."""
    return [
        way
        for behaviour in BEHAVIOUR.values()
        for way in behaviour.modes.values()
        if all(any(isinstance(effect, kind) for effect in way.effects) for kind in kinds)
    ]


def ways_of(name: str) -> dict[str, Mode]:
    """Return the ways to play a card, by level."""
    return next(behaviour.modes for behaviour in BEHAVIOUR.values() if behaviour.facts.name == name)


def play_also_in(change: Changes, window: str, *ways: Mode) -> None:
    """Let cards be played in one more window."""
    there = dict(declaring.PLAYED_IN.get(window, {}))
    for way in ways:
        if window not in way.windows:
            there[way.card] = [*there.get(way.card, ()), way]
            change.set(way, "windows", way.windows | {window})
    set_table(change, "PLAYED_IN", {**declaring.PLAYED_IN, window: there})


def use_also_in(change: Changes, window: str, *kinds: type[Ability]) -> None:
    """Let abilities in play be used in one more window."""
    there = dict(declaring.USED_IN.get(window, {}))
    for card, behaviour in BEHAVIOUR.items():
        found = {
            id(each): each
            for abilities in behaviour.abilities.values()
            for each in abilities
            if isinstance(each, kinds)
        }
        if found:
            there[card] = [*there.get(card, ()), *found.values()]
            change.set(behaviour, "abilities", {**behaviour.abilities, window: there[card]})
    set_table(change, "USED_IN", {**declaring.USED_IN, window: there})


def redeclare(change: Changes, name: str, level: str, way: Mode) -> None:
    """Let a card be played in another way at one of its levels."""
    right = ways_of(name)[level]
    way.card, way.level, way.needs = right.card, right.level, right.needs
    table = {window: dict(cards) for window, cards in declaring.PLAYED_IN.items()}
    for window in right.windows:
        table[window][right.card] = [each for each in table[window][right.card] if each is not right]
    for window in way.windows:
        table[window][right.card] = [*table[window].get(right.card, ()), way]
    set_table(change, "PLAYED_IN", table)
    change.set(BEHAVIOUR[right.card], "modes", {**BEHAVIOUR[right.card].modes, level: way})


def never_refusing(change: Changes, owner: Any, name: str, *dropped: Any) -> None:
    """Drop these reasons why something is not legal."""

    def instead(right: Right, *arguments: Any) -> Any:
        found = right(*arguments)
        return None if any(found is reason for reason in dropped) else found

    change.replace(owner, name, instead)
