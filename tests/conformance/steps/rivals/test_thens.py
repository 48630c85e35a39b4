"""Thens peculiar to Rivals: no change, hidden cards, chance, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.steps.world import StepFailure
from tests.conformance.steps.rivals.stage import NAMES, Play, cards, table
from tests.conformance.steps.rivals.thens import NEXT, OPEN, WHEN
from tests.conformance.steps.scripted import asks, over

JsonObject = dict[str, Any]


def seen_otherwise(everything: JsonObject, others: JsonObject, *own: str) -> Play:
    """Show something other than the full view to everybody except these players."""
    play = Play(OPEN, shown=everything)
    play.engine.seen_by.update({name: others for name in NAMES if name not in own})
    return play


def both(play: Play, holds: list[str], fails: list[str]) -> None:
    play.then(*holds)
    for text in fails:
        with pytest.raises(StepFailure):
            play.then(text)


HIDDEN = ["?", "?"]


@pytest.mark.parametrize(
    ("lot", "own", "others"),
    [
        ("hand", {"hand": ["Awe", "Shotgun"]}, {"hand": HIDDEN}),
        ("Library", {"library": ["Awe"], "unordered_library": ["Shotgun"]},
         {"library": ["?"], "unordered_library": ["?"]}),
        ("Faction deck", {"faction_deck": ["Hope", "Iara"]}, {"faction_deck": HIDDEN}),
        ("Agenda card", {"agenda_card": "The Snake Den"}, {"agenda_card": "?"}),
        ("Haven card", {"haven_card": "The Clubhouse"}, {"haven_card": "?"}),
        ("chosen Leader", {"chosen_leader": "Hope"}, {"chosen_leader": "?"}),
    ],
)  # fmt: skip
def test_only_the_right_players_see_a_lot(lot: str, own: JsonObject, others: JsonObject) -> None:
    everything, hidden = table(Ana=own), table(Ana=others)
    both(
        seen_otherwise(everything, hidden, "Ana"),
        [f"only Ana sees Ana's {lot}", f"Bruno does not see Ana's {lot}", f"Ana sees Ana's {lot}"],
        [f"everybody sees Ana's {lot}", f"nobody sees Ana's {lot}", f"Bruno sees Ana's {lot}"],
    )
    both(
        seen_otherwise(everything, hidden),
        [f"nobody sees Ana's {lot}"],
        [f"only Ana sees Ana's {lot}", f"Ana sees Ana's {lot}"],
    )
    both(
        seen_otherwise(everything, everything),
        [f"everybody sees Ana's {lot}"],
        [f"only Ana sees Ana's {lot}", f"Bruno does not see Ana's {lot}"],
    )
    with pytest.raises(StepFailure, match="nothing to see"):
        seen_otherwise(everything, hidden).then(f"Ana does not see Bruno's {lot}")


def test_face_down_card_is_hidden() -> None:
    down = {"face_down": True}
    everything, hidden = table(streets=cards("Ghost", **down)), table(streets=cards("?", **down))
    both(
        seen_otherwise(everything, hidden, "Clara"),
        ["Clara sees Monster to be Ghost", "Ana and Bruno do not see what Monster is"],
        ["Ana sees Monster to be Ghost", "Ana and Clara do not see what Monster is"],
    )


def test_nobody_sees_the_city_deck() -> None:
    everything = table(city_deck=["Maid"], unordered_city_deck=["Vagrant"])
    hidden = table(city_deck=["?"], unordered_city_deck=["?"])
    step = "nobody sees the city deck"
    seen_otherwise(everything, hidden).then(step)
    for shown, told in ((everything, table(city_deck=["?"])), (table(), table()), (hidden, hidden)):
        with pytest.raises(StepFailure):
            seen_otherwise(shown, told).then(step)
    with pytest.raises(StepFailure, match="what Clara sees"):
        seen_otherwise(everything, hidden, "Clara").then(step)


def asked(**bruno: Any) -> JsonObject:
    """Return an Influence Conflict with these fields for Bruno."""
    mine = {"name": "Bruno", "influence": 0, "fist": None, "modifier": None, "answer": None, **bruno}
    return table(influence_conflict={"seat": "Ana", "card": "Believer", "players": [mine]})


@pytest.mark.parametrize(
    ("key", "own", "text", "other"),
    [
        ("fist", 2, "only Bruno sees a fist with 2 Prestige", "only Bruno sees a fist with 1 Prestige"),
        ("modifier", "Persecution", "only Bruno sees the Influence Modifier Persecution",
         "only Bruno sees the Influence Modifier Exile"),
    ],
)  # fmt: skip
def test_influence_conflict_keeps_secrets(key: str, own: Any, text: str, other: str) -> None:
    everything, hidden = asked(**{key: own}), asked(**{key: "?"})
    both(seen_otherwise(everything, hidden, "Bruno"), [text], [other])
    both(seen_otherwise(everything, hidden), [], [text])
    both(seen_otherwise(everything, everything), [], [text])
    with pytest.raises(StepFailure, match="there is no influence_conflict now"):
        Play(OPEN).then(text)


def test_public_values_are_checked_for_every_player() -> None:
    everything, other = table(Ana={"prestige": 15}), table(Ana={"prestige": 14})
    both(seen_otherwise(everything, other, "Ana"), [], ["everybody sees that Ana has 15 Prestige"])
    both(seen_otherwise(asked(influence=2), asked(influence=1), "Bruno"), [], ["Bruno shows 2 Influence"])
    both(seen_otherwise(asked(answer="no"), asked(answer=None), "Bruno"), [], ["Bruno has answered NO"])


def test_chance_may_draw_exactly_the_options() -> None:
    drawn = [{"do": "draw", "card": name} for name in ("Maid", "Vagrant", "Maid")]
    both(
        Play(asks("chance", "city-card", *drawn)),
        ["it is for chance to draw a city card", "chance may draw exactly Vagrant and Maid"],
        ["it is for chance to draw a card", "chance may draw exactly Maid", "chance may draw exactly Maid and Hope"],
    )
    tokens = [{"do": "seat", "player": name} for name in ("Bruno", "Clara")]
    both(
        Play(asks("chance", "rival-token", *tokens)),
        ["chance may draw the Rival tokens of exactly Clara and Bruno"],
        ["chance may draw the Rival tokens of exactly Bruno", "it is for chance to choose Player 1"],
    )
    with pytest.raises(StepFailure, match="not now: Ana decides"):
        Play(OPEN).then("chance may draw exactly Maid")


def test_chance_draws_cards_in_turn() -> None:
    options = [{"do": "draw", "card": name} for name in ("Vagrant", "Maid")]
    city, drawn = asks("chance", "city-card", *options), {"do": "draw", "card": "Maid"}
    assert Play(city, city, OPEN).when("chance draws Maid and Maid").engine.sent == [("chance", drawn)] * 2
    assert Play(city, city, OPEN).when("chance draws 2 cards, whichever").engine.sent == [("chance", drawn)] * 2
    for window, text in (("first-player", "chance makes Bruno Player 1"),
                         ("rival-token", "chance draws the Rival token of Bruno")):  # fmt: skip
        play = Play(asks("chance", window), OPEN).when(text)
        assert play.engine.sent == [("chance", {"do": "seat", "player": "Bruno"})]
        with pytest.raises(StepFailure):
            Play(city, OPEN).when(text)
    with pytest.raises(StepFailure):
        Play(OPEN).when("chance draws Maid")


def test_everyone_declines_until_a_different_decision() -> None:
    play = Play(asks("Bruno", "block"), asks("Clara", "intel"), OPEN).when("everyone declines")
    assert play.engine.sent == [("Bruno", {"do": "pass"}), ("Clara", {"do": "pass"})]
    with pytest.raises(StepFailure):
        Play(OPEN).when("everyone declines")


def test_several_passes_are_separate_choices() -> None:
    play = Play(OPEN, OPEN, OPEN, OPEN).when("Ana passes 3 times")
    assert play.engine.sent == [("Ana", {"do": "pass"})] * 3


def test_monster_attacks_for_the_deciding_seat() -> None:
    shown = table(streets=cards("Werewolf"), Ana={"haven": cards("Hope")})
    play = Play(asks("Bruno", "monster-attack"), OPEN, shown=shown).when("Werewolf attacks Hope")
    assert play.engine.sent == [("Bruno", {"do": "attack", "character": "Werewolf", "target": "Hope"})]
    with pytest.raises(StepFailure, match="is not on the table"):
        Play(OPEN).when("Werewolf attacks Hope")


def test_unchanged_supplies_hold() -> None:
    play = Play(OPEN, NEXT).when(WHEN)
    play.then("Ana keeps all Prestige", "Ana gains no Agenda", "Ana gains 0 Prestige")
    both(play, [], ["the attack fails", "YES wins, 6 for YES and 5 for NO", "Hope is defeated"])
    both(
        Play(OPEN, shown=table(turn={"number": 0, "seat": None, "phase": "setup", "step": "rivals", "actions": 2})),
        ["set-up has come to the draw of Rival tokens"],
        ["set-up has come to the choice of Leaders"],
    )


def test_end_of_the_game() -> None:
    both(Play(OPEN, over("Ana")).when(WHEN), ["Ana wins the game"], ["Bruno wins the game", "the game goes on"])
