"""Moves peculiar to Vendetta: whole turns, staying and declining, chance, and impossible directives."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.protocol.messages import Turnpoint
from conformance.steps.vendetta.decisions import OUTCOMES
from conformance.steps.vendetta.planning import DRAWS
from conformance.steps.world import ScenarioFault, StepFailure
from tests.conformance.steps.scripted import asks
from tests.conformance.steps.vendetta.moves import EACH, RETURN
from tests.conformance.steps.vendetta.stage import Play, table

JsonObject = dict[str, Any]


@pytest.mark.parametrize(("what", "window"), [("ends the turn", "effect"), ("declines", "after-card")])
def test_pass_fails_in_a_window_of_another_name(what: str, window: str) -> None:
    with pytest.raises(StepFailure, match="not being asked"):
        Play(asks("Louis", window), asks("Louis", window)).when(f"Louis {what}")


def test_kept_cards_match_in_any_order() -> None:
    kept: JsonObject = {"do": "keep", "cards": ["Hunt", "Ready"]}
    play = Play(asks("Louis", "hand-building", kept))
    play.step("then", "exactly these choices are open to Louis:", [["Louis keeps Ready and Hunt"]])


PLAY = {"do": "play", "card": "Hunt", "location": "Location 1", "face": "up"}
BLOOD = {"do": "play-blood", "amount": 2}
MORE, NEXT = asks("Louis", "after-card"), asks("Claudia", "planning")


@pytest.mark.parametrize(
    ("tail", "script", "choices"),
    [
        (" with 2 Blood", [MORE, MORE], [PLAY, BLOOD]),
        (" with 2 Blood and ends the turn", [MORE, MORE, NEXT], [PLAY, BLOOD, {"do": "pass"}]),
        (" with 2 Blood and ends the turn", [MORE, NEXT], [PLAY, BLOOD]),
        (" and ends the turn", [MORE, NEXT], [PLAY, {"do": "pass"}]),
        (" and ends the turn", [NEXT], [PLAY]),
    ],
)
def test_one_sentence_makes_a_whole_planning_turn(
    tail: str, script: list[Turnpoint], choices: list[JsonObject]
) -> None:
    play = Play(asks("Louis", "planning"), *script).when(f"Louis plays Hunt face up at Location 1{tail}")
    assert play.engine.sent == [("Louis", choice) for choice in choices]


def test_everyone_stays_at_one_location_only() -> None:
    first, second = ({"location": place, "step": "withdraw"} for place in ("Location 1", "Location 2"))
    script = [asks("Louis", "withdraw"), asks("Armand", "withdraw"), asks("Louis", "withdraw")]
    shown = [table(conflict=first), table(conflict=first), table(conflict=second)]
    play = Play(*script, shown=shown).when("everyone stays")
    assert play.engine.sent == [("Louis", {"do": "stay"}), ("Armand", {"do": "stay"})]
    with pytest.raises(StepFailure, match="nobody is asked"):
        Play(asks("Louis", "planning")).when("everyone else stays")


def test_everyone_declines_until_a_different_decision() -> None:
    play = Play(asks("Louis", "effect"), asks("Armand", "resolution"), asks("Louis", "withdraw"))
    play.when("everyone declines")
    assert play.engine.sent == [("Louis", {"do": "pass"}), ("Armand", {"do": "pass"})]


@pytest.mark.parametrize(
    ("text", "window", "choices"),
    [
        ("chance makes Claudia the first player", "first-player", [{"do": "seat", "player": "Claudia"}]),
        ("chance lays out Brujah and Ventrue", "clan-sheet",
         [{"do": "draw", "card": "Brujah"}, {"do": "draw", "card": "Ventrue"}]),
        ("chance draws Marcel and Dr. Fragonard", "ally",
         [{"do": "draw", "card": "Marcel"}, {"do": "draw", "card": "Dr. Fragonard"}]),
        ("chance drains Victim", "frenzy", [{"do": "draw", "card": "Victim"}]),
    ],
)  # fmt: skip
def test_chance_step_makes_its_choices(text: str, window: str, choices: list[JsonObject]) -> None:
    play = Play(*[asks("chance", window)] * (len(choices) + 1)).when(text)
    assert play.engine.sent == [("chance", choice) for choice in choices]
    with pytest.raises(StepFailure, match="not being asked"):
        Play(asks("chance", "other")).when(text)


def test_chance_step_fails_for_another_decision() -> None:
    assert set(DRAWS) < set(OUTCOMES.values())


def test_any_other_card_is_the_first_by_name() -> None:
    first = asks("chance", "relic", *[{"do": "draw", "card": name} for name in ("Relic 4", RETURN, EACH, "Relic 3")])
    then = asks("chance", "relic", *[{"do": "draw", "card": name} for name in (EACH, "Relic 4", RETURN)])
    play = Play(first, then, asks("chance", "clan-sheet"))
    play.when(f"chance draws 2 cards other than {RETURN} and {EACH}")
    assert play.engine.sent == [("chance", {"do": "draw", "card": name}) for name in ("Relic 3", "Relic 4")]
    with pytest.raises(StepFailure, match="can be chosen"):
        Play(asks("chance", "relic", {"do": "draw", "card": EACH})).when(f"chance draws 1 card other than {EACH}")
    with pytest.raises(StepFailure, match="not being asked"):
        Play(asks("chance", "frenzy", {"do": "draw", "card": "Victim"})).when("chance draws 1 card other than Talley")


def test_any_other_relic_is_the_first_by_name() -> None:
    lying = [{"do": "choose-relic", "relic": name} for name in (RETURN, "Relic 4", EACH)]
    play = Play(asks("Louis", "choose-relic", *lying), asks("Louis", "planning"))
    play.when(f"Louis takes a Relic other than {RETURN} and {EACH}")
    assert play.engine.sent == [("Louis", {"do": "choose-relic", "relic": "Relic 4"})]
    with pytest.raises(StepFailure, match="not being asked"):
        Play(asks("Claudia", "choose-relic", *lying)).when(f"Louis takes a Relic other than {EACH}")


@pytest.mark.parametrize(
    "text", ["Louis gains 1 face-down Diablerie token", "Louis steals 1 Blood from Claudia through Armand"]
)
def test_impossible_directives_are_scenario_faults(text: str) -> None:
    with pytest.raises(ScenarioFault):
        Play(asks("Louis", "planning")).when(text)
