"""Every legal choice of a game has a sentence in the vocabulary that makes exactly that choice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance import games
from conformance.adapters import EngineSession, connect
from conformance.game_tree.opening import at_scenario, described, play
from conformance.game_tree.saving import scenario
from conformance.games import find
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.runner.needs import features_of, understood
from conformance.runner.scenario_suite import scenarios_of_file
from conformance.verdict.results import Verdict
from tests.cases import suite_cases

SAMPLE = 60
"""Number of scenarios for each game."""


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineSession]:
    with connect("reference") as session:
        yield session


def played(game: str) -> list[Case]:
    """Return the current scenarios of a game that play in its default edition, without deck checks."""
    words = find(game).vocabulary
    usual = [case for case in suite_cases(game) if not case.editions and not case.deprecated]
    return [case for case in usual if "decks" not in features_of(case, understood(case, words))]


@pytest.mark.parametrize("game", [game.name for game in games.GAMES])
def test_every_legal_choice_has_a_sentence(engine: EngineSession, game: str) -> None:
    """The sample is fixed and covers all common decisions."""
    cases = played(game)
    unexpressed = []
    chosen = offered = 0
    for case in random.Random(15).sample(cases, SAMPLE):
        table = at_scenario(engine, case)
        unexpressed += [move.words for move in table.moves if move.seat is not None and move.sentence is None]
        chosen += len(table.moves)
        if table.pending is None:
            continue
        for option in table.choices():
            sentence = table.sentence(table.pending.seat, option.choice)
            unexpressed += [] if sentence else [f"{case.id}: {option.words}"]
            offered += 1
        if sentence:
            number = table.at.number
            (move,) = play(table, sentence)
            assert move.words == sentence
            table.go(number)
    assert not unexpressed
    assert chosen > SAMPLE
    assert offered > SAMPLE


@pytest.mark.parametrize("game", [game.name for game in games.GAMES])
def test_saved_scenario_passes(engine: EngineSession, game: str, tmp_path: Path) -> None:
    """A tree without Given steps describes its position, in words if the game has them."""
    cases = played(game)
    for number, case in enumerate(random.Random(16).sample(cases, SAMPLE // 2)):
        table = at_scenario(engine, case)
        if number % 2:
            table.givens = ()
        given = tuple(described(table))
        assert given == table.givens or (given[0].docstring is None) == (find(game).vocabulary.givens is not None)
        if table.outcome is not None and not table.moves[-1].events:
            continue
        file = tmp_path / f"{number}.feature"
        file.write_text(scenario(table), encoding="utf-8")
        (kept,) = scenarios_of_file(file, None, game)
        result = run_case(kept, engine)
        assert result.verdict is Verdict.PASSED, (case.id, result.reason, file.read_text(encoding="utf-8"))
