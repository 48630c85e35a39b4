"""Thens peculiar to VTES: actions, combat, decisions, hidden cards, events, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.protocol.engine import InvalidPosition
from conformance.steps.world import StepFailure
from tests.conformance.steps.scripted import asks, over
from tests.conformance.steps.vtes.stage import Play, table, vampire
from tests.conformance.steps.vtes.thens import AFTER, after_a_pass

JsonObject = dict[str, Any]


QUIET = table(Sarah={"ready": [vampire("Belinde", 3)]})


@pytest.mark.parametrize(
    "text",
    [
        "no pool changes",
        "Sarah's pool stays the same",
        "nobody has the Edge",
        "no action is under way",
        "there is no combat",
        "the game goes on",
    ],
)
def test_then_about_no_event_fails_if_one_happens(text: str) -> None:
    Play(asks("Sarah", "minion"), asks("Sarah", "influence"), shown=QUIET).when("Sarah passes").then(text)
    if text == "the game goes on":
        with pytest.raises(StepFailure):
            Play(over("Sarah", Sarah=2)).then(text)
    else:
        with pytest.raises(StepFailure):
            after_a_pass().then(text)


@pytest.mark.parametrize(
    "text",
    [
        "the action is directed", "the action has no target", "Belinde's action is under way", "the bleed is for 1",
        "no block attempt is under way", "combat begins between Belinde and Ayelech", "the range is close",
        "the votes are 0 for and 0 against", "the action succeeds", "Belinde's strike has an effect",
        "the combat is over", "the referendum passes", "Ayelech blocks the action", "Belinde's sect is Camarilla",
        "Colette is ready", "Colette burns 1 blood",
    ],
)  # fmt: skip
def test_then_about_a_missing_thing_fails(text: str) -> None:
    with pytest.raises(StepFailure):
        Play(asks("Sarah", "minion"), asks("Sarah", "influence"), shown=QUIET).when("Sarah passes").then(text)


def test_refused_player_number_needs_that_very_problem() -> None:
    text = "so many do not sit down to a game"
    Play(InvalidPosition("too-many-seats", "seats", "3 is more than 2")).then(text)
    with pytest.raises(StepFailure):
        Play(InvalidPosition("too-few-seats", "seats", "1 is fewer than 2")).then(text)
    with pytest.raises(StepFailure):
        Play().then(text)


def test_action_without_target_or_block() -> None:
    shown = table(action={"targets": [], "directed": False, "state": "no-block", "cost": {"blood": 0, "pool": 0}})
    Play(shown=shown).then(
        "the action has no target",
        "the action is undirected",
        "no block attempt is under way",
        "the action costs nothing",
    )
    for text in ("the action has no target", "no block attempt is under way"):
        with pytest.raises(StepFailure):
            Play(shown=AFTER).then(text)


def test_block_step_needs_a_locked_blocker() -> None:
    locked = table(Alexis={"ready": [vampire("Ayelech", locked=True)]})
    after_a_pass(locked).then("Ayelech blocks the action")


def test_block_decides_an_action_before_combat_ends() -> None:
    blocked: list[JsonObject] = [{"event": "action-blocked", "minion": "Ayelech"}]
    after_a_pass(events=blocked).then("the action fails")
    with pytest.raises(StepFailure):
        after_a_pass(events=blocked).then("the action succeeds")
    with pytest.raises(StepFailure):
        after_a_pass(events=[{"event": "blocks-declined"}]).then("the action fails")


def test_combat_is_over_after_its_end() -> None:
    after_a_pass(table(), [{"event": "combat-ended"}]).then("the combat is over")
    with pytest.raises(StepFailure):
        after_a_pass(AFTER, [{"event": "combat-ended"}]).then("the combat is over")
    with pytest.raises(StepFailure, match="combat-began"):
        after_a_pass(table(), [{"event": "combat-began"}]).then("there is no combat")


def test_end_of_the_game() -> None:
    Play(over("Sarah", Sarah=3, Ines=1)).then("Sarah wins with 3 victory points")
    Play(over(None, Sarah=1, Ines=1)).then("the game ends without a winner")
    for turnpoint in (over("Ines", Sarah=3), over("Sarah", Sarah=2), over(None, Sarah=3), asks("Sarah", "minion")):
        with pytest.raises(StepFailure):
            Play(turnpoint).then("Sarah wins with 3 victory points")
    for turnpoint in (over("Ines"), asks("Sarah", "minion")):
        with pytest.raises(StepFailure):
            Play(turnpoint).then("the game ends without a winner")


def test_changes_count_from_the_first_when_of_a_run() -> None:
    script = [asks("Sarah", "minion"), asks("Sarah", "minion"), asks("Sarah", "influence"), asks("Sarah", "discard")]
    pools = [table(Alexis={"pool": pool}) for pool in (30, 29, 28, 28)]
    play = Play(*script, shown=pools).when("Sarah passes", "Sarah passes").then("Alexis burns 2 pool")
    play.when("Sarah passes").then("Alexis's pool stays the same", "no pool changes")


@pytest.mark.parametrize(
    ("seat", "window", "phrase"),
    [
        ("Alexis", "no-block", "block or decline"),
        ("Sarah", "no-block", "respond before blocks"),
        ("Alexis", "block-attempt", "respond to the block attempt"),
        ("Sarah", "strike", "choose a strike"),
        ("Sarah", "polling", "vote or pass"),
    ],
)
def test_decision_step_needs_seat_and_window(seat: str, window: str, phrase: str) -> None:
    Play(asks(seat, window)).then(f"it is for {seat} to {phrase}")
    for other in (asks("Ines", window), asks(seat, "prevent"), over(None)):
        with pytest.raises(StepFailure):
            Play(other).then(f"it is for {seat} to {phrase}")
    Play(asks("Ines", window)).then(f"it is not for {seat} to {phrase}")
    with pytest.raises(StepFailure):
        Play(asks(seat, window)).then(f"it is not for {seat} to {phrase}")


def test_acting_player_does_not_block() -> None:
    with pytest.raises(StepFailure, match="the acting player is 'Sarah'"):
        Play(asks("Sarah", "no-block")).then("it is for Sarah to block or decline")
    with pytest.raises(StepFailure, match="the acting player: expected 'Alexis', found 'Sarah'"):
        Play(asks("Alexis", "no-block")).then("it is for Alexis to respond before blocks")


def test_decision_of_chance() -> None:
    Play(asks("chance", "draw")).then("it is for chance to draw a card")
    with pytest.raises(StepFailure):
        Play(asks("Sarah", "minion")).then("it is for chance to draw a card")


@pytest.mark.parametrize(
    ("seen", "holds", "fails"),
    [
        (["Bonding", "Vessel"], "sees", "does not see"),
        (["?", "?"], "does not see", "sees"),
        (["?"], None, "does not see"),
        (["Bonding", "?"], None, "does not see"),
        (["Bonding", "?"], None, "sees"),
    ],
)
def test_player_sees_or_does_not_see_a_lot(seen: list[str], holds: str | None, fails: str) -> None:
    def shown(top: str, next_one: str = "") -> JsonObject:
        cards = [top, next_one] if next_one else [top]
        piles = {"library": cards[:1], "unordered_library": cards[1:]}
        return table(Sarah={"hand": cards, "uncontrolled": [{"card": card} for card in cards], **piles})

    play = Play(asks("Sarah", "minion"), shown=shown("Bonding", "Vessel"))
    play.engine.seen_by["Alexis"] = shown(*seen)
    for lot in ("hand", "uncontrolled vampires", "library"):
        if holds is not None:
            play.then(f"Alexis {holds} Sarah's {lot}")
        with pytest.raises(StepFailure):
            play.then(f"Alexis {fails} Sarah's {lot}")


@pytest.mark.parametrize("verb", ["sees", "does not see"])
def test_empty_hand_is_neither_seen_nor_hidden(verb: str) -> None:
    with pytest.raises(StepFailure, match="nothing to"):
        Play(asks("Sarah", "minion"), shown=table()).then(f"Alexis {verb} Sarah's hand")


IN_ORDER = "these events happen in order:"
NONE = "none of these events happens:"


@pytest.mark.parametrize(
    ("rows", "holds"),
    [
        ([["event", "minion"], ["action-blocked", "Ayelech"], ["strike-resolved", ""]], True),
        ([["event", "minion", "effective"], ["strike-resolved", "Ayelech", "true"]], True),
        ([["event", "seat"], ["edge-taken", "nobody"]], True),
        ([["event", "normal"], ["damage-inflicted", "1"], ["damage-inflicted", "1"]], True),
        ([["event", "normal"], ["damage-inflicted", "1"], ["damage-inflicted", "1"], ["damage-inflicted", "1"]], False),
        ([["event", "minion"], ["strike-resolved", "Ayelech"], ["strike-resolved", "Belinde"]], False),
        ([["event", "minion", "effective"], ["strike-resolved", "Ayelech", "false"]], False),
        ([["event"], ["ousted"]], False),
    ],
)
def test_events_in_order(rows: list[list[str]], holds: bool) -> None:
    if holds:
        after_a_pass().step("then", IN_ORDER, rows)
    else:
        with pytest.raises(StepFailure):
            after_a_pass().step("then", IN_ORDER, rows)


def test_events_that_must_not_happen() -> None:
    after_a_pass().step("then", NONE, [["event", "seat"], ["ousted", ""], ["edge-taken", "Sarah"]])
    with pytest.raises(StepFailure):
        after_a_pass().step("then", NONE, [["event", "seat"], ["ousted", ""], ["edge-taken", "nobody"]])
