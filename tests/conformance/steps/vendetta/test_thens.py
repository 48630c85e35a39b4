"""Thens peculiar to Vendetta: no change, hidden cards, chance, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.steps.world import StepFailure
from tests.conformance.steps.scripted import asks, over
from tests.conformance.steps.vendetta.stage import NAMES, Play, card, table, there
from tests.conformance.steps.vendetta.thens import NEXT, OPEN, PUSH

JsonObject = dict[str, Any]


def test_unchanged_pools_hold() -> None:
    play = Play(OPEN, NEXT).when(PUSH)
    play.then("nobody's Pool changes", "the Bank stays the same", "nobody enters Frenzy", "nobody has chosen a token")
    play.then("no token is revealed")
    shrunk = [table(Louis={"positions": [there("Location 1", blood=n)]}) for n in (5, 2)]
    Play(OPEN, NEXT, shown=shrunk).when(PUSH).then("Louis's Blood at Location 1 shrinks by 3")
    allies = [{"location": place, "ally": ally} for place, ally in (("Location 1", "Talley"), ("Location 2", "Marcel"))]
    Play(OPEN, shown=table(locations=allies)).then("there is an Ally at each Location")


def test_changes_before_the_first_when_count_from_the_givens() -> None:
    shown = table(Louis={"blood": 4, "alliance": ["Victim", "Talley"], "positions": [there("Location 1", blood=2)]})
    events: list[JsonObject] = [{"event": "frenzy", "seat": "Claudia", "causer": None}]
    play = Play(asks("Louis", "hand-building", events=events), shown=shown)
    play.given("Louis has 3 Blood", "Louis's Alliance holds Victim", "Louis has 1 Blood at Location 1")
    play.then("Louis gains 1 Blood", "Louis acquires Talley", "Louis's Blood at Location 1 grows by 1")
    play.then("Claudia's Pool stays the same", "Claudia enters Frenzy through nobody")


HIDDEN = ["?", "?"]


@pytest.mark.parametrize(
    ("lot", "own", "others"),
    [
        ("hand", {"hand": ["Hunt", "Ready"]}, {"hand": HIDDEN}),
        ("drawn cards", {"looking_at": ["Hunt", "Ready"]}, {"looking_at": HIDDEN}),
        ("cards under the Clan deck", {"clan_deck_bottom": ["Hunt", "Ready"]}, {"clan_deck_bottom": HIDDEN}),
        ("token", {"token": "stay"}, {"token": "?"}),
        ("bid", {"bid": 0}, {"bid": "?"}),
    ],
)
def test_only_the_right_players_see_a_lot(lot: str, own: JsonObject, others: JsonObject) -> None:
    def play(claudia: JsonObject) -> Play:
        play = Play(OPEN, shown=table(Louis=own))
        play.engine.seen_by.update({name: table(Louis=others) for name in ("Armand", "Lestat")})
        play.engine.seen_by["Claudia"] = table(Louis=claudia)
        return play

    play(others).then(
        f"only Louis sees Louis's {lot}", f"Claudia does not see Louis's {lot}", f"Louis sees Louis's {lot}"
    )
    for text in (f"only Louis sees Louis's {lot}", f"Claudia does not see Louis's {lot}"):
        with pytest.raises(StepFailure):
            play(own).then(text)
    with pytest.raises(StepFailure):
        play(others).then(f"Claudia sees Louis's {lot}")
    with pytest.raises(StepFailure, match="nothing to see"):
        play(others).then(f"Louis does not see Armand's {lot}")


@pytest.mark.parametrize(("lot", "key", "shown"), [("token", "token", "?"), ("hand", "hand", ["Hunt", "?"])])
def test_engine_that_hides_a_lot_from_everyone_fails(lot: str, key: str, shown: Any) -> None:
    for text in (f"only Louis sees Louis's {lot}", f"Louis sees Louis's {lot}", f"Claudia does not see Louis's {lot}"):
        with pytest.raises(StepFailure, match="the full view hides it"):
            Play(OPEN, shown=table(Louis={key: shown})).then(text)


def test_player_sees_a_position() -> None:
    on = there("Location 1", card("Hunt", True), card("Ready"), blood=2)
    play = Play(OPEN, shown=table(Louis={"positions": [on]}))
    unknown = there("Location 1", card("?", True), card("Ready"), blood=2)
    play.engine.seen_by["Claudia"] = table(Louis={"positions": [unknown]})
    play.then("Claudia sees Ready face up, an unknown card and 2 Blood of Louis at Location 1")
    play.then("Louis sees Ready face up, Hunt face down and 2 Blood of Louis at Location 1")
    with pytest.raises(StepFailure):
        play.then("Claudia sees Ready face up, Hunt face down and 2 Blood of Louis at Location 1")
    with pytest.raises(StepFailure):
        play.then("Claudia sees Ready face up and 2 Blood of Louis at Location 1")


def test_nobody_sees_the_ally_deck() -> None:
    step, everything = "nobody sees the Ally deck", table(ally_deck=["Portia"], unordered_ally_deck=["Bronwyn"])

    def shown(claudia: JsonObject, everybody: JsonObject = everything) -> Play:
        play = Play(OPEN, shown=everybody)
        hidden = table(ally_deck=["?"], unordered_ally_deck=["?"])
        play.engine.seen_by.update(dict.fromkeys(NAMES, hidden) | {"Claudia": claudia})
        return play

    shown(table(ally_deck=["?"], unordered_ally_deck=["?"])).then(step)
    for one in ({"ally_deck": ["Portia"], "unordered_ally_deck": ["?"]}, {"ally_deck": ["?"]}):
        with pytest.raises(StepFailure, match="what Claudia sees of the Ally deck"):
            shown(table(**one)).then(step)
    for everybody in (table(), table(ally_deck=["?", "?"])):
        with pytest.raises(StepFailure, match="nothing to see or hide|the full view hides it"):
            shown(table(), everybody).then(step)


def test_chance_may_draw_exactly_the_options() -> None:
    options = [{"do": "draw", "card": name} for name in ("Victim", "Talley", "Victim")]
    play = Play(asks("chance", "frenzy", *options))
    play.then("it is for chance to drain a card", "exactly Talley and Victim can be drawn", "2 cards can be drawn")
    for text in ("exactly Victim can be drawn", "3 cards can be drawn", "it is for chance to draw an Ally"):
        with pytest.raises(StepFailure):
            play.then(text)
    with pytest.raises(StepFailure, match="not now: Louis decides"):
        Play(OPEN).then("exactly Talley can be drawn")


def test_end_of_the_game() -> None:
    def end() -> Play:
        return Play(OPEN, over("Louis", Louis=9, Claudia=7)).when(PUSH)

    end().then("Louis wins the game with 9 Influence", "Claudia ends the game with 7 Influence")
    for text in (
        "Louis wins the game with 8 Influence", "Claudia wins the game with 7 Influence",
        "Claudia ends the game with 8 Influence", "the game goes on",
    ):  # fmt: skip
        with pytest.raises(StepFailure):
            end().then(text)
