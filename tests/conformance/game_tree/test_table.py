"""A game under way: choosing, going back, branching, and asking why not, with engines that tell more and less."""

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
    """An engine that plays by the reference, tells no way back, and lists nothing: what level *play* asks for."""

    def __init__(self, session: EngineSession) -> None:
        self.session = session
        self.setups = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.session, name)

    def setup(self, *arguments: Any) -> Turnpoint:
        self.setups += 1
        return self._told(self.session.setup(*arguments))

    def choose(self, seat: str, choice: dict[str, Any]) -> Turnpoint:
        return self._told(self.session.choose(seat, choice))

    def observe(self, seat: str | None = None) -> dict[str, Any]:
        return {key: value for key, value in self.session.observe(seat).items() if key != "continuation"}

    def _told(self, turnpoint: Turnpoint) -> Turnpoint:
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


def test_what_was_chosen_can_be_taken_back_and_chosen_otherwise(table: GameTree) -> None:
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


def test_a_choice_made_before_leads_to_the_same_moment(table: GameTree) -> None:
    first = table.choose(BLEED)
    table.back()
    assert table.choose(BLEED) is first
    assert len(table.nodes) == 2


def test_a_refused_choice_changes_nothing(table: GameTree) -> None:
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


def test_only_an_engine_that_tells_no_way_back_plays_again(reference: EngineSession) -> None:
    reticent: Any = Reticent(reference)
    table = GameTree.begin(reticent, "vtes", "v5", POSITION)
    table.choose(BLEED)
    table.back()
    assert reticent.setups == 2
    with pytest.raises(GameTreeError, match="does not list what is legal"):
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
def test_what_is_not_offered_is_asked_for_in_words(
    reference: EngineSession, typed: str, understood: str, rule: str
) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    table.choose(BLEED)
    found = why_in_words(table, typed)
    assert (found.words, found.rule and found.rule.id) == (understood, rule)


def test_what_nobody_can_understand_is_asked_back(reference: EngineSession) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    with pytest.raises(GameTreeError, match="not clear what 'xyzzy' means"):
        why_in_words(table, "xyzzy")
    with pytest.raises(GameTreeError, match="Nassir is not at this table"):
        why_in_words(table, "why can Nassir not hunt?")


def test_what_is_offered_says_so(reference: EngineSession) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    assert [option.words for option in table.choices()] == [
        "Sarah ends the minion phase",
        "Wauneka bleeds Alexis",
        "Wauneka hunts",
        "Wauneka becomes Anarch",
    ]
    assert why_in_words(table, "Wauneka hunts").reason is None


def test_what_is_hidden_from_a_seat_stays_hidden(reference: EngineSession) -> None:
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    assert "Bonding" in str(table.view("Sarah"))
    assert "Bonding" not in str(table.view("Alexis"))
    with pytest.raises(GameTreeError, match="no Nobody at the table: there are Sarah, Alexis, Ines"):
        table.view("Nobody")
    told = table.choose(BLEED).seen
    assert set(told) == {"Sarah", "Alexis", "Ines"}


def test_a_table_keeps_so_much_and_no_more(reference: EngineSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MAX_NODES", 2)
    table = GameTree.begin(reference, "vtes", "v5", POSITION)
    table.choose(BLEED)
    with pytest.raises(GameTreeError, match="the tree is full"):
        table.choose({"do": "pass"})
    table.back()
    with pytest.raises(GameTreeError, match="this is the beginning"):
        table.back()
    with pytest.raises(GameTreeError, match="there is no moment 9: there are 0 to 1"):
        table.go(9)


def test_sentences_are_played_and_nothing_stays_of_one_that_cannot_be(reference: EngineSession, tmp_path: Path) -> None:
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
def test_a_choice_that_is_bent_is_refused_like_any_other(table: GameTree, fields: dict[str, Any]) -> None:
    assert why(table, fields).reason
    with pytest.raises(IllegalChoice):
        table.choose(fields)
    assert table.at.number == 0


def test_what_is_no_choice_at_all_is_not_asked_for(table: GameTree) -> None:
    for nothing in ({}, {"do": 7}):
        with pytest.raises(GameTreeError, match="a choice needs a text `do`"):
            table.choose(nothing)
        with pytest.raises(GameTreeError, match="a choice needs a text `do`"):
            table.refusal(nothing)
