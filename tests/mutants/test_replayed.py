"""Test that a replay shows real differences, and none for the original or where the protocol allows several answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from conformance.adapters import connect
from conformance.runner.cases import Case
from reference_engine.kernel.game import Game
from reference_engine.vendetta.wire.game_interface import VendettaRules
from reference_engine.vtes.table.state import Table
from tests.cases import suite_cases
from tests.mutants.replayed import PARTS, SIZE, Play, difference, note_told, requests_of, scenario_play

EVERY = 300
"""Play on from every 300th scenario."""


def plays(game: str) -> Iterator[Play]:
    engine = connect("reference")
    for case in suite_cases(game)[::EVERY]:
        if all(step.text != "the deck is judged" for step in case.steps):  # needs no game
            play = scenario_play(case, engine)
            assert play is not None, case.id
            yield play


@pytest.mark.parametrize("game", ["vtes", "vendetta", "rivals"])
def test_the_original_replays_without_difference(game: str) -> None:
    branches = 0
    for play in plays(game):
        branches += sum(len(told) > 1 for told in play.told[1:])
        assert difference(play) == ""
    assert branches


def test_a_play_makes_the_requests_of_its_scenario() -> None:
    case = next(case for case in suite_cases("vtes") if case.id == "VTES-0001")
    [(method, setup), *asked] = requests_of(case, connect("reference"))
    assert (method, setup["game"]) == ("setup", "vtes")
    vessel = {"do": "use", "card": "Vessel", "effect": "to-vampire"}
    assert asked == [("choose", {"seat": "Sarah", "choice": vessel})]


def test_a_play_with_forced_passes_only_ends() -> None:
    seats = [
        {"name": "Ana", "rival": "Bruno", "haven": [{"card": "Iara", "leader": True}]},
        {"name": "Bruno", "rival": "Ana", "haven": [{"card": "Hope", "leader": True}]},
    ]
    position = {"game": "rivals", "turn": {"phase": "action"}, "seats": seats}
    play = Play({"game": "rivals", "edition": "hunters-and-hunted", "position": position}, branches=[(0, 0, 9)])
    assert note_told(play)
    assert len(play.told[1]) == 9


def bleeding() -> Case:
    return next(case for case in suite_cases("vtes") if "vtes.bleed.target-burns-pool" in " ".join(case.rules))


def test_another_amount_shows_as_other_events(monkeypatch: pytest.MonkeyPatch) -> None:
    play = scenario_play(bleeding(), connect("reference"))
    assert play is not None
    burn = Table.burn_pool

    def one_more(self: Any, seat: Any, amount: int, *more: Any) -> Any:
        return burn(self, seat, amount + 1, *more)

    monkeypatch.setattr(Table, "burn_pool", one_more)
    assert "other events" in difference(play)


def test_an_exception_is_a_difference() -> None:
    play = scenario_play(bleeding(), connect("reference"))
    assert play is not None
    play.requests.append(("choose", {"seat": "nobody", "choice": {"do": "pass"}}))
    assert "IllegalChoice" in difference(play)


def test_another_order_of_events_is_not_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = list(plays("vtes"))
    emit = Game.emit

    def first(self: Any, event: Any, *rules: str) -> None:
        emit(self, event, *rules)
        self.events.insert(0, self.events.pop())

    monkeypatch.setattr(Game, "emit", first)
    assert [found for play in recorded if (found := difference(play))] == []


def test_a_change_of_the_position_alone_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    [play, *_] = plays("vendetta")
    position = VendettaRules.position
    monkeypatch.setattr(
        VendettaRules, "position", lambda self, game, viewer: position(self, game, viewer) | {"planning_turns": 99}
    )
    assert difference(play) == "after the start: other position, view"
    assert all(len(told) == SIZE * len(PARTS) for branch in play.told for told in branch)
