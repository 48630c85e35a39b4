"""Every choice that a game offers can be said as a sentence of its vocabulary, and is chosen by it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from conformance import games
from conformance.adapters import Session, connect
from conformance.runner.cases import load_cases
from conformance.table.opening import at_scenario, play

SAMPLE = 60
"""Scenarios of each game."""


@pytest.fixture(scope="module")
def engine() -> Iterator[Session]:
    with connect("reference") as session:
        yield session


@pytest.mark.parametrize("game", [game.name for game in games.GAMES])
def test_what_scenarios_choose_and_might_choose_is_said_in_sentences(engine: Session, game: str) -> None:
    """The sample is the same each time, and covers all windows that are common."""
    cases = [case for case in load_cases(game=game) if not case.editions]
    unsaid = []
    chosen = offered = 0
    for case in random.Random(15).sample(cases, SAMPLE):
        table = at_scenario(engine, case)
        unsaid += [move.words for move in table.moves if move.seat is not None and move.sentence is None]
        chosen += len(table.moves)
        if table.pending is None:
            continue
        for option in table.choices():
            sentence = table.sentence(table.pending.seat, option.choice)
            unsaid += [] if sentence else [f"{case.id}: {option.words}"]
            offered += 1
        if sentence:
            number = table.at.number
            (move,) = play(table, sentence)
            assert move.words == sentence
            table.go(number)
    assert not unsaid
    assert chosen > SAMPLE
    assert offered > SAMPLE
