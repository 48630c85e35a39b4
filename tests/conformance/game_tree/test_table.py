"""Game trees: choosing, going back, branching and refusals, with engines that report more or less."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters import EngineSession, connect
from conformance.game_tree import tree as tables
from conformance.game_tree.explain import why, why_in_words
from conformance.game_tree.opening import at_scenario, play
from conformance.game_tree.tree import GameTree, GameTreeError
from conformance.protocol.engine import IllegalChoice
from conformance.protocol.messages import Turnpoint
from conformance.runner.scenario_suite import scenarios_of_file

BLEED = {"do": "bleed", "minion": "Wauneka", "target": "Alexis"}
HUNT = {"do": "hunt", "minion": "Wauneka"}
POSITION: dict[str, Any] = {
    "game": "vtes",
    "edition": "v5",
    "turn": {"seat": "Sarah", "phase": "minion"},
    "seats": [
        {"name": "Sarah", "hand": ["Bonding"], "ready": [{"card": "Wauneka"}]},
        {"name": "Alexis", "ready": [{"card": "Ayelech"}, {"card": "Belinde", "locked": True}]},
        {"name": "Ines", "ready": [{"card": "Colette"}]},
    ],
}


class Reticent:
    """The reference engine reduced to level *play*: no continuation, and no list of choices."""

    def __init__(self, session: EngineSession) -> None:
        self.session = session
        self.setups = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.session, name)

    def setup(self, *arguments: Any) -> Turnpoint:
        self.setups += 1
        return self._reduced(self.session.setup(*arguments))

    def choose(self, seat: str, choice: dict[str, Any]) -> Turnpoint:
        return self._reduced(self.session.choose(seat, choice))

    def observe(self, seat: str | None = None) -> dict[str, Any]:
        return {key: value for key, value in self.session.observe(seat).items() if key != "continuation"}

    def _reduced(self, turnpoint: Turnpoint) -> Turnpoint:
        if turnpoint.pending is not None:
            turnpoint.pending.options = None
        return turnpoint


@pytest.fixture(scope="module")
def reference() -> Iterator[EngineSession]:
    with connect("reference") as session:
        yield session


@pytest.fixture(params=["reference", "reticent"])
def engine(request: pytest.FixtureRequest, reference: EngineSession) -> Any:
    return reference if request.param == "reference" else Reticent(reference)


@pytest.fixture
def table(engine: Any) -> GameTree:
    return GameTree.begin(engine, "vtes", "v5", POSITION)


def test_back_and_another_choice_make_a_branch(table: GameTree) -> None:
    bled = table.choose(BLEED)
    assert bled.words == "Wauneka bleeds Alexis"
    assert [event["event"] for event in bled.events] == ["locked", "action-announced"]
    assert table.pending is not None
    assert (table.pending.seat, table.pending.window) == ("Alexis", "no-block")
    table.choose({"do": "block", "minion": "Ayelech"})
    table.back(2)
    assert table.at.number == 0
    assert table.pending.window == "minion"
    table.choose(HUNT)
    assert [[moment.number for moment in end.path] for end in table.branches] == [[0, 1, 2], [0, 3]]
    table.go(1)
    assert table.forward().number == 2
    assert [move.words for move in table.moves] == ["Wauneka bleeds Alexis", "Ayelech attempts to block"]
    assert table.view()["action"]["blocker"] == "Ayelech"
    table.go(0)
    assert [moment.number for moment in table.line] == [0, 1, 2]


def test_repeated_choice_leads_to_the_same_node(table: GameTree) -> None:
    first = table.choose(BLEED)
    table.back()
    assert table.choose(BLEED) is first
    assert len(table.nodes) == 2


def test_illegal_choice_changes_nothing(table: GameTree) -> None:
    before = table.view()
    with pytest.raises(IllegalChoice):
        table.choose({"do": "hunt", "minion": "Colette"})
    refusal = why(table, {"do": "hunt", "minion": "Colette"})
    assert refusal.reason is not None
    assert refusal.rule is not None
    assert refusal.rule.summary
    assert why(table, HUNT).reason is None
    assert table.view() == before
    assert table.pending is not None
    assert table.pending.window == "minion"
    assert len(table.nodes) == 1


def test_engine_without_continuation_replays(reference: EngineSession) -> None:
    reticent: Any = Reticent(reference)
    table = GameTree.begin(reticent, "vtes", "v5", POSITION)
    table.choose(BLEED)
    table.back()
    assert reticent.setups == 2
    with pytest.raises(GameTreeError, match="does not list legal choices"):
        table.choices()


@pytest.mark.parametrize(
    ("typed", "understood", "rule"),
    [
        (
            "block with Belinde",
            "Belinde attempts to block",
            "vtes.minion-phase.others-ready-unlocked-minions-may-block",
        ),
        ("why can't Colette block?", "Colette attempts to block", "vtes.action.block.directed-only-targets-may-block"),
        ("wauneka hunts", "Wauneka hunts", "vtes.minion-phase.one-action-at-a-time"),
    ],
)
def test_why_in_words_finds_choice_and_rule(reference: EngineSession, typed: str, understood: str, rule: str) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    table.choose(BLEED)
    found = why_in_words(table, typed)
    assert (found.words, found.rule and found.rule.id) == (understood, rule)


def test_why_in_words_rejects_unknown_text(reference: EngineSession) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    with pytest.raises(GameTreeError, match="no choice matches 'xyzzy'"):
        why_in_words(table, "xyzzy")
    with pytest.raises(GameTreeError, match="Nassir is not in play"):
        why_in_words(table, "why can Nassir not hunt?")


def test_legal_choice_has_no_refusal(reference: EngineSession) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    assert [option.words for option in table.choices()] == [
        "Sarah ends the minion phase",
        "Wauneka bleeds Alexis",
        "Wauneka hunts",
        "Wauneka becomes Anarch",
    ]
    assert why_in_words(table, "Wauneka hunts").reason is None


def test_view_hides_other_hands(reference: EngineSession) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    assert "Bonding" in str(table.view("Sarah"))
    assert "Bonding" not in str(table.view("Alexis"))
    with pytest.raises(GameTreeError, match="no player called Nobody: the players are Sarah, Alexis, Ines"):
        table.view("Nobody")
    seen = table.choose(BLEED).seen
    assert set(seen) == {"Sarah", "Alexis", "Ines"}


def test_tree_limits_nodes_and_going_back(reference: EngineSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MAX_NODES", 2)
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    table.choose(BLEED)
    with pytest.raises(GameTreeError, match="the tree is full"):
        table.choose({"do": "pass"})
    table.back()
    with pytest.raises(GameTreeError, match="this is the beginning"):
        table.back()
    with pytest.raises(GameTreeError, match="no node 9: the nodes are 0 to 1"):
        table.go(9)


def test_failed_sentence_leaves_no_trace(reference: EngineSession, tmp_path: Path) -> None:
    file = tmp_path / "own.feature"
    file.write_text(
        "Feature: own\n  Scenario: a bleed\n    Given Sarah, Alexis and Ines sit clockwise\n"
        "    And Sarah's Wauneka and Alexis's Ayelech are ready and unlocked\n    When Wauneka bleeds Alexis\n",
        encoding="utf-8",
    )
    (case,) = scenarios_of_file(file, None, None)
    assert at_scenario(reference, case, until=2).moves == []
    table = at_scenario(reference, case)
    assert (table.title, [move.step and move.step.text for move in table.moves]) == (
        "a bleed",
        ["Wauneka bleeds Alexis"],
    )
    with pytest.raises(GameTreeError, match="nobody is asked about"):
        play(table, "neither presses")
    assert [move.words for move in play(table, "nobody blocks")] == ["Alexis declines to block"]
    with pytest.raises(GameTreeError, match="matches 'Wauneka dances'"):
        play(table, "Wauneka dances")
    assert table.at.number == 2


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "play", "card": 7, "minion": ["Wauneka"], "level": {"basic": 1}, "x": "many"},
        {"do": "vote", "side": [], "source": None},
        {"do": "choose-terms", "points": [1, 2]},
        {"do": "equip", "minion": "Wauneka", "from": {}, "equipment": [1, None]},
        {"do": "transfer", "vampire": {"a": []}},
        {"do": "thunder"},
    ],
)
def test_malformed_fields_are_refused_as_illegal(table: GameTree, fields: dict[str, Any]) -> None:
    assert why(table, fields).reason
    with pytest.raises(IllegalChoice):
        table.choose(fields)
    assert table.at.number == 0


def test_choice_without_do_is_an_error(table: GameTree) -> None:
    for nothing in ({}, {"do": 7}):
        with pytest.raises(GameTreeError, match="a choice needs a text field `do`"):
            table.choose(nothing)
        with pytest.raises(GameTreeError, match="a choice needs a text field `do`"):
            table.refusal(nothing)
