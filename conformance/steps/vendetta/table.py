"""Givens: who sits at the table, how far the game is, the decks, what lies at the Locations, what players have."""

from __future__ import annotations

from typing import Any

from conformance.steps.paths import JsonObject
from conformance.steps.position_steps import position_step
from conformance.steps.step_actions import add, do, put, update
from conformance.steps.vendetta.words import Lying, given, vocabulary
from conformance.steps.world import ScenarioFault, World

position_step(vocabulary)


def sit(world: World, players: list[tuple[str, str]]) -> None:
    """Seats the players, each with a Clan or without."""
    if world.seats:
        raise ScenarioFault("the table is already seated: say once who sits, in the Background or in the scenario")
    for name, clan in players:
        world.building.add_seat(name, **({"clan": clan} if clan else {}))


# fmt: off
given("{players} sit clockwise", "Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat sit clockwise",
      "The table. The first holds the Ambition token; everybody has 6 Blood, 3 Influence and nothing else. Who plays "
      "a Clan card needs a Clan.", do(sit, "{players}"))
given("the game is played with {variants}", "the game is played with Location cards and Relics",
      "Which variants; without it none.", put("variants", "{variants}"))
given("{seat} holds the Ambition token", "Claudia holds the Ambition token",
      "Without it: the first player.", put("ambition", "{seat}"))
given("it is round {n}", "it is round 2", "Without it: round 1.", put("round", "{n}"))
given("it is the {phase} Phase", "it is the Feed Phase",
      "The game starts at the beginning of that phase. Without it: the Planning Phase.", put("phase", "{phase}"))
given("it is {seat}'s {ordinal} Planning turn", "it is Louis's second Planning turn",
      "In the Planning Phase. Without it: the first turn of the holder of the Ambition token.",
      put("phase", "planning"), put("turn", {"number": "{ordinal}", "seat": "{seat}"}))
given("it is the {step} Step at {location}", "it is the Withdraw Step at Location 1",
      "In the Resolution Phase, the Locations before it are resolved. After the Withdraw Step everybody who is there "
      "has stayed; after the Revelation Step the cards lie as other steps say.", put("phase", "resolution"),
      put("location", "{location}"), put("step", "{step}"))
given("the game stops at the {step} Step at {location}", "the game stops at the Aftermath Step at Location 1",
      "As that step begins, before anything in it: there the scenario may end, or go on.",
      put("stop", {"location": "{location}", "step": "{step}"}), needs=["stop"])
given("the game stops once {location} is resolved", "the game stops once Location 1 is resolved",
      "Before the next Location, or the end of the round.", put("stop", {"location": "{location}", "step": "resolved"}),
      needs=["stop"])
given("the game stops at the {phase} Phase", "the game stops at the Resolution Phase",
      "As that phase begins, before anything in it.", put("stop", {"phase": "{phase}"}), needs=["stop"])
given("{card} is the Ally at {location}", "Marcel is the Ally at Location 1",
      "Without it there is none.", put("locations/{location}/ally", "{card}"))
given("{card} is the Location card at {location}", "Succubus Club is the Location card at Location 1",
      "In a game with Location cards.", put("locations/{location}/card", "{card}"), needs=["location-cards"])
given("the Ally deck holds {cards}", "the Ally deck holds Marcel and Portia",
      "The top first. Without it the Ally deck is empty.", add("ally_deck", "{cards}"))
given("the Ally deck holds {cards} in unknown order", "the Ally deck holds Marcel and Portia in unknown order",
      "A shuffled deck: chance decides what is drawn (`chance draws Marcel`).", add("unordered_ally_deck", "{cards}"))
given("the Victim deck holds {n} card(s)", "the Victim deck holds 2 cards",
      "Without it: all of the 35 that nobody has.", put("victims", "{n}"))
given("{players:seats} has/have {pool}", "Louis has 3 Blood, 1 Influence and 2 Diablerie tokens",
      "The Pool of each. What is not said is 6 Blood, 3 Influence and no token. Diablerie tokens lie face up, "
      "face-down ones are further ones.", update("seats/{players}", "{pool}"))
given("{players:seats} holds/hold {cards}", "Louis and Claudia hold Hunt and Ready",
      "Clan cards in the hand of each; several such steps add up. Without it the hand is empty; who has no card has "
      "no Planning turn.", add("seats/{players}/hand", "{cards}"))
given("{seat}'s Clan deck holds {cards}", "Louis's Clan deck holds Challenge and Earthshock",
      "The top first. Without it the Clan deck is empty.", add("seats/{seat}/clan_deck", "{cards}"))
given("{seat}'s Clan deck holds {cards} in unknown order",
      "Louis's Clan deck holds Challenge and Earthshock in unknown order",
      "A shuffled deck: chance decides what is drawn (`chance draws Challenge`).",
      add("seats/{seat}/unordered_clan_deck", "{cards}"))
given("{cards} lies/lie under {seat}'s Clan deck", "Challenge lies under Louis's Clan deck",
      "Cards that the player has put there; the last is the lowest.", add("seats/{seat}/clan_deck_bottom", "{cards}"))
given("{seat}'s Alliance holds {cards}", "Louis's Alliance holds Victim, Victim and Talley",
      "Cards that are not Drained; several such steps add up. Without it the Alliance is empty.",
      add("seats/{seat}/alliance", "{cards}"))
given("{seat} has Drained {cards}", "Louis has Drained Victim and Talley",
      "Cards of the Alliance that were Drained before.", add("seats/{seat}/drained", "{cards}"))
given("{seat} owns {card}", "Louis owns Relic: 1 Blood at each Location",
      "A Relic, in a game with Relics; not used yet.", put("seats/{seat}/relic", "{card}"), needs=["relics"])
given("{players:seats} is/are out of the game", "Lestat is out of the game",
      "Players who are out already.", update("seats/{players}", {"out": True, "blood": 0, "influence": 0}))
# fmt: on


@given("{players:seats} meet for a new game", "Louis, Claudia, Armand and Lestat meet for a new game", needs=["setup"])
def meet(world: World, players: list[str]) -> None:
    """Clockwise, before set-up: the game begins with chance, which makes one of them the first player."""
    sit(world, [(name, "") for name in players])
    world.building.put(("phase",), "setup")


@given("{seat} has used the Relic", "Louis has used the Relic", needs=["relics"])
def has_used_the_relic(world: World, seat: str) -> None:
    """The Relic that another Given gave."""
    world.must_sit(seat)
    if "relic" not in (entry := world.building.at(("seats", seat))):
        raise ScenarioFault(f"{seat} has no Relic: say first which, with '{seat} owns ...'")
    entry["relic_used"] = True


def spot(world: World, seat: str, location: str) -> JsonObject:
    """The entry of a Position in the position being built."""
    world.must_sit(seat)
    entry = world.building.at(("seats", seat, "positions", location))
    entry.setdefault("blood", 0)
    entry.setdefault("cards", [])
    return entry


@given("{seat} has {lying} at {location}", "Louis has Challenge face up, Hunt face down and 3 Blood at Location 1")
def lies_there(world: World, seat: str, lying: list[Lying], location: str) -> None:
    """Deployed cards and Deployed Blood on that player's Position; several such steps add up."""
    entry = spot(world, seat, location)
    for item in lying:
        if item.card == "?":
            raise ScenarioFault("an unknown card is for what a player sees: say which card lies there")
        if not item.card:
            entry["blood"] += item.amount
            continue
        card: dict[str, Any] = {"card": item.card}
        if item.face_down:
            card["face_down"] = True
        if item.owner and item.owner != seat:
            world.must_sit(item.owner)
            card["owner"] = item.owner
        entry["cards"].append(card)


@given("{viewer:seat} has looked at {seat}'s {card} at {location}", "Claudia has looked at Louis's Hunt at Location 1")
def has_looked_at(world: World, viewer: str, seat: str, card: str, location: str) -> None:
    """A face-down card that another Given has put there."""
    world.must_sit(viewer)
    for entry in spot(world, seat, location)["cards"]:
        if entry["card"] == card and entry.get("face_down"):
            entry.setdefault("seen_by", []).append(viewer)
            return
    raise ScenarioFault(f"{card} does not lie face down there yet: say first '{seat} has {card} face down at ...'")
