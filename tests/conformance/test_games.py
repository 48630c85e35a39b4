"""Game descriptors: each one is complete, and a game joins the project with its descriptor alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from conformance import catalogue, games
from conformance.adapters import Malformed, connect
from conformance.catalogue import CatalogueError
from conformance.games import UnknownGame, find, known, words
from conformance.protocol import json_schemas
from conformance.runner.id_ledger import next_id
from conformance.runner.lint import lint
from conformance.steps.registry import VocabularyError
from conformance.verdict.results import Verdict
from tests.conformance.runner.helpers import ROOT, judge_all, spec, toy_cases
from tests.conformance.runner.toy_game import joined

RULES = '[[rule]]\nid = "toy.gift.moves"\nwhere = "Gifts"\nline = 3\nsummary = "A coin that is given changes hands."\n'


def test_every_descriptor_is_complete() -> None:
    assert list(known()) == ["vtes", "vendetta", "rivals"]
    for game in games.GAMES:
        assert game.editions
        assert len({each.prefix for each in games.GAMES}) == len(games.GAMES)
        assert (game.words is None) == (game.steps is None)
        if game.steps is not None:
            assert game.vocabulary.game == game.name


def test_missing_steps_and_unknown_game_are_reported() -> None:
    with pytest.raises(VocabularyError, match="'rivals' has no steps yet"):
        replace(find("rivals"), words=None, steps=None).vocabulary  # noqa: B018 - the access raises
    with pytest.raises(UnknownGame, match="no game is called 'chess'; the games are vtes, vendetta, rivals"):
        find("chess")


def test_game_joins_with_its_descriptor_alone(tmp_path: Path) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    (rules / "toy.toml").write_text(RULES)
    with pytest.raises(CatalogueError, match="no game uses this file"):
        catalogue.load(folder=rules)
    with joined():
        assert "toy" in catalogue.games()
        assert catalogue.load("toy", rules).place("toy.gift.moves") == 'Toy rulebook, "Gifts", line 3 of its text'
        assert {fault.code for fault in lint(ROOT, rules={"toy.gift.moves": ()})} >= {"rule-unknown"}
        assert not [fault for fault in lint(ROOT) if fault.code in ("vocabulary-missing", "needs-unknown")][1:]
        assert {"toy-choices", "toy-events", "toy-position"} <= set(json_schemas.build(words()))
        results = judge_all([case for case in toy_cases() if case.uri == "toy/passing.feature"])
        assert {case.verdict for case in results} == {Verdict.PASSED}
        with connect(spec("Generous")) as engine:
            position = {"seats": [{"name": "Ann", "coins": 1}, {"name": "Bob", "coins": 0}]}
            assert engine.setup("toy", "one", position).pending is not None
            engine.choose("Ann", {"do": "give", "to": "Bob", "coins": 1})
            with pytest.raises(Malformed, match="expected integer >= 0, found -"):
                engine.observe(None)
    assert "toy" not in catalogue.games()


def test_next_id_of_each_game(tmp_path: Path) -> None:
    (tmp_path / "ids.txt").write_text("VEND-0009/2 a | b\nVEND-0010 retired: gone\nVTES-0412 c\n")
    assert [next_id(game.prefix, tmp_path) for game in games.GAMES] == ["VTES-0413", "VEND-0011", "RIV-0001"]
