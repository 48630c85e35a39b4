"""Starting points and stops of positions, effects of directives, and names of face-down cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import IllegalChoice, InvalidPosition, Unsupported
from reference_engine.kernel.session import Session, draw
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.table.requested_stop import STEPS
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.wire.game_interface import RivalsRules
from reference_engine.rivals.wire.starting_procedures import STARTS

RULES = RivalsRules()
JsonObject = dict[str, Any]


def two(**more: Any) -> JsonObject:
    """Return a position of two players during a game, with everything a turn needs."""
    seats = [
        {"name": "Ana", "haven": [{"card": "Lucky"}], "unordered_library": ["Shotgun"] * 9},
        {"name": "Bruno", "haven": [{"card": "Hope"}], "unordered_library": ["Shotgun"] * 9},
    ]
    return {"seats": seats, "unordered_city_deck": ["Vagrant"] * 3, **more}


def session(position: JsonObject) -> Session:
    return Session(RULES, RULES.start(position, "hunters-and-hunted"))


def table(play: Session) -> Table:
    assert isinstance(play.game, Table)
    return play.game


def on(play: Session, **choice: Any) -> None:
    play.choose(play.turnpoint()["pending"]["seat"], choice)


PLACES = [(phase, step) for phase, steps in STEPS.items() for step in steps]


def test_position_can_begin_at_every_step_except_the_first() -> None:
    assert set(PLACES) - set(STARTS) == {("setup", "city-deck")}


@pytest.mark.parametrize(("phase", "step"), [place for place in PLACES if place[0] != "setup"])
def test_game_begins_and_stops_at_each_step_of_a_turn(phase: str, step: str) -> None:
    where = {"phase": phase, **({"step": step} if step else {})}
    position = two(turn={**where, "seat": "Bruno"}, stop={**where, "seat": "Ana"})
    game = RULES.start(position, "hunters-and-hunted")
    game.run()
    chance = Random(1)
    while game.window() != "stop":
        assert game.decision is not None
        game.apply(draw(game.decision, chance) if game.decision.by_chance else game.decision.options[0])
    assert (game.phase, game.phase_step, game.active) == (phase, step, 0)
    assert game.stop_at is None
    rested = RULES.position(game, None)
    assert rested["turn"].get("step", "") == step
    again = RULES.start(rested, "hunters-and-hunted")
    again.run()
    assert again.window() == "stop"


def new(step: str, **more: Any) -> JsonObject:
    """Return a position at a step of set-up."""
    decks = {"Ana": ("Lucky", "Hope"), "Bruno": ("Lucky", "Judas")}
    seats: list[JsonObject] = []
    for name, (leader, other) in decks.items():
        seat: JsonObject = {"name": name, "unordered_library": ["Shotgun"] * 5, "unordered_faction_deck": [other]}
        if step == "leaders":
            seat["unordered_faction_deck"] = [leader, other]
        elif step in ("player-order", "reveal-leaders"):
            seat["chosen_leader"] = leader
        seats.append(seat)
    return {"seats": seats, "turn": {"phase": "setup", "step": step}, "first": "Bruno", **more}


@pytest.mark.parametrize(("step", "window", "seat"), [
    ("leaders", "leader", "Ana"),
    ("player-order", "first-player", "chance"),
    ("reveal-leaders", "bid", "Bruno"),
    ("rivals", "rival-token", "chance"),
    ("starting-hand", "deck-card", "chance"),
])  # fmt: skip
def test_game_begins_at_a_step_of_set_up(step: str, window: str, seat: str) -> None:
    pending = session(new(step)).turnpoint()["pending"]
    assert (pending["window"], pending["seat"]) == (window, seat)


def test_leaders_are_hidden_until_revealed() -> None:
    chosen, revealed = (session(new(step)) for step in ("player-order", "reveal-leaders"))
    assert [seat["chosen_leader"] for seat in RULES.position(table(chosen), Seat(0))["seats"]] == ["Lucky", "?"]
    assert [seat["chosen_leader"] for seat in RULES.position(table(revealed), Seat(0))["seats"]] == ["Lucky", "Lucky"]


@pytest.mark.parametrize(("position", "problem", "where"), [
    (two(turn={"phase": "action", "step": "draw"}), "unknown-step", "turn.step"),
    (two(stop={"phase": "dusk"}), "unknown-phase", "stop.phase"),
    (two(stop={"phase": "end", "step": "dusk"}), "unknown-step", "stop.step"),
    (two(stop={"phase": "end", "seat": "Clara"}), "unknown-seat", "stop.seat"),
    (two(stop={"turn": 4}), "unknown-key", "stop.turn"),
    (new("reveal-leaders", turn={"phase": "setup", "step": "rivals"}), "phase-mismatch", "seats[0].chosen_leader"),
    (new("rivals", turn={"phase": "setup", "step": "reveal-leaders"}), "phase-mismatch", "seats[0].chosen_leader"),
])  # fmt: skip
def test_invalid_starting_point_or_stop_is_rejected(position: JsonObject, problem: str, where: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        RULES.start(position, "hunters-and-hunted")
    assert (refused.value.problem, refused.value.where) == (problem, where)


@pytest.mark.parametrize(("choice", "reason"), [
    ({"do": "move", "characters": ["Lucky"]}, "only characters in the Haven can move to The Streets"),
    ({"do": "regroup", "character": "Grace"}, "only characters in The Streets can form or join a party"),
    ({"do": "regroup", "character": "Lucky"}, "that character is already the only one in its party"),
    ({"do": "regroup", "character": "Iara", "other": "Matthew"}, "that character already belongs to that party"),
])  # fmt: skip
def test_refused_move_has_the_reason_that_applies(choice: JsonObject, reason: str) -> None:
    position = two(turn={"phase": "action", "seat": "Ana"})
    position["seats"][0] |= {"haven": [{"card": "Grace"}], "streets": [
        {"card": "Lucky", "party": 1}, {"card": "Iara", "party": 2}, {"card": "Matthew", "party": 2},
    ]}  # fmt: skip
    play = session(position)
    with pytest.raises(IllegalChoice) as refused:
        on(play, **choice)
    assert refused.value.refusal.reason == reason


def test_pass_is_refused_in_its_own_words() -> None:
    position = two(turn={"phase": "action", "seat": "Ana"})
    position["seats"][0] |= {"haven": [], "streets": [{"card": "Lucky"}]}
    play = session(position)
    on(play, do="attack", character="Lucky", target="Hope")
    with pytest.raises(IllegalChoice) as refused:
        on(play, do="pass")
    assert refused.value.refusal.reason == "you cannot pass now"


# Face-down cards.


def with_a_monster(prestige: int) -> Rivals:
    seats = [
        {"name": "Ana", "faction": "hunter", "streets": [{"card": "Pregador"}]},
        {"name": "Bruno", "faction": "hunter", "haven": [{"card": "Ingrid"}]},
    ]
    streets: list[JsonObject] = [
        {"card": "Werewolf"},
        {"card": "Ghost", "face_down": True, "prestige": {"Ana": prestige, "Bruno": 2}},
        {"card": "Maricoxi", "face_down": True},
    ]
    game = RULES.start({"seats": seats, "streets": streets}, "hunters-and-hunted")
    game.run()
    return game


def test_face_down_monster_has_no_name_of_its_own() -> None:
    game = with_a_monster(2)
    attacks = {option["target"] for option in pending(game) if option["do"] == "attack"}
    assert attacks == {"Werewolf", "Monster", "Monster#2", "Ingrid"}
    names = RULES.names(game)
    assert names.card_named("Ghost") is None
    assert names.card_named("Monster#2") == next(card.id for card in game.cards.values() if card.name == "Maricoxi")


def pending(game: Rivals) -> list[JsonObject]:
    options: list[JsonObject] = Session(RULES, game).turnpoint()["pending"]["options"]
    return options


@pytest.mark.parametrize(("prestige", "seen"), [(2, "?"), (3, "Ghost"), (4, "Ghost")])
def test_three_own_prestige_reveal_a_face_down_monster(prestige: int, seen: str) -> None:
    game = with_a_monster(prestige)
    shown = [RULES.position(game, Seat(viewer))["streets"][1]["card"] for viewer in (0, 1)]
    assert shown == [seen, "?"]


# Directives.


def wounded(blood: dict[str, int]) -> Session:
    """Return a session in which Hope has Blood of these colours."""
    foreign = {name: amount for name, amount in blood.items() if name != "Ana"}
    hope = {"card": "Hope", "blood": sum(blood.values()), "foreign_blood": foreign}
    seats = [{"name": "Ana", "haven": [hope, {"card": "Lucky"}]}]
    return session({"seats": [*seats, *({"name": name, "haven": []} for name in ("Bruno", "Clara"))]})


def blood_of(play: Session, name: str) -> JsonObject:
    cards = RULES.position(table(play), None)["seats"][0]["haven"]
    card = next(card for card in cards if card["card"] == name)
    foreign = card.get("foreign_blood", {})
    own = card["blood"] - sum(foreign.values())
    return {**({"Ana": own} if own else {}), **foreign}


def damage(play: Session, amount: int) -> list[int]:
    play.arrange({"do": "deal-damage", "card": "Hope", "amount": amount, "type": "Physical", "by": "Bruno"})
    return [event["amount"] for event in play.events if event["event"] == "blood-lost"]


def test_damage_takes_own_colour_first_then_the_chosen_one() -> None:
    play = wounded({"Ana": 1, "Bruno": 1, "Clara": 2})
    assert damage(play, 3) == [3]
    pending = play.turnpoint()["pending"]
    assert (pending["seat"], pending["window"]) == ("Ana", "blood-colour")
    assert pending["options"] == [{"do": "remove-blood", "player": name} for name in ("Bruno", "Clara")]
    on(play, do="remove-blood", player="Bruno")
    assert not [event for event in play.events if event["event"] == "blood-lost"]
    assert blood_of(play, "Hope") == {"Clara": 1}


@pytest.mark.parametrize(("blood", "amount", "left"), [
    ({"Ana": 1, "Clara": 2}, 2, {"Clara": 1}),
    ({"Ana": 2, "Bruno": 1, "Clara": 1}, 2, {"Bruno": 1, "Clara": 1}),
    ({"Ana": 2, "Bruno": 1, "Clara": 1}, 0, {"Ana": 2, "Bruno": 1, "Clara": 1}),
])  # fmt: skip
def test_no_choice_of_colour_without_two_foreign_colours(
    blood: dict[str, int], amount: int, left: dict[str, int]
) -> None:
    play = wounded(blood)
    damage(play, amount)
    assert blood_of(play, "Hope") == left


def test_damage_can_take_all_blood_of_all_colours() -> None:
    assert damage(wounded({"Ana": 1, "Bruno": 1, "Clara": 2}), 4) == [4]


@pytest.mark.parametrize(("directive", "event"), [
    ({"do": "mend", "card": "Hope", "amount": 1}, "mended"),
    ({"do": "gain-prestige", "seat": "Ana", "amount": 2}, "prestige-gained"),
    ({"do": "gain-agenda", "seat": "Ana", "amount": 2}, "agenda-gained"),
    ({"do": "gain-agenda", "seat": "Ana", "amount": 13}, "game-over"),
    ({"do": "lose-prestige", "seat": "Clara", "amount": 20, "by": "Ana"}, "knocked-out"),
])  # fmt: skip
def test_directive_causes_its_event_and_consequences(directive: JsonObject, event: str) -> None:
    play = wounded({"Ana": 1})
    play.arrange(directive)
    assert event in [each["event"] for each in play.events]


@pytest.mark.parametrize("directive", [
    {"do": "mend", "card": "Bruno", "amount": 1},
    {"do": "gain-prestige", "seat": "Davi", "amount": 1},
    {"do": "gain-prestige", "seat": "Ana", "amount": -1},
    {"do": "deal-damage", "card": "Hope", "amount": 1, "type": "Fire"},
])  # fmt: skip
def test_invalid_directive_is_rejected(directive: JsonObject) -> None:
    with pytest.raises(IllegalChoice):
        wounded({"Ana": 1}).arrange(directive)


def test_unknown_directive_is_unsupported() -> None:
    with pytest.raises(Unsupported):
        wounded({"Ana": 1}).arrange({"do": "dance"})
