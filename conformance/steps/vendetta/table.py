"""Givens: players, progress of the game, decks, cards at the Locations, and what players have."""

from __future__ import annotations

from typing import Any

from conformance.steps.json_steps import position_step
from conformance.steps.paths import JsonObject
from conformance.steps.step_actions import add, do, put, update
from conformance.steps.vendetta.words import Lying, given, vocabulary
from conformance.steps.world import ScenarioFault, World

position_step(vocabulary)


def sit(world: World, players: list[tuple[str, str]]) -> None:
    """Seat the players, each with or without a Clan."""
    if world.seats:
        raise ScenarioFault("the players are already seated; seat them once, in the Background or in the scenario")
    for name, clan in players:
        world.building.add_seat(name, **({"clan": clan} if clan else {}))


# fmt: off
given("{players} sit clockwise", "Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat sit clockwise",
      "The players. The first holds the Ambition token; each has 6 Blood, 3 Influence, and nothing else. A player "
      "who plays a Clan card needs a Clan.", do(sit, "{players}"))
given("the game is played with {variants}", "the game is played with Location cards and Relics",
      "The variants in use. Without this step: none.", put("variants", "{variants}"))
given("{seat} holds the Ambition token", "Claudia holds the Ambition token",
      "Without this step: the first player has it.", put("ambition", "{seat}"))
given("it is round {n}", "it is round 2", "Without this step: round 1.", put("round", "{n}"))
given("it is the {phase} Phase", "it is the Feed Phase",
      "The game starts at the beginning of that phase. Without this step: the Planning Phase.", put("phase", "{phase}"))
given("it is {seat}'s {ordinal} Planning turn", "it is Louis's second Planning turn",
      "The game is in the Planning Phase. Without this step: the first turn of the holder of the Ambition token.",
      put("phase", "planning"), put("turn", {"number": "{ordinal}", "seat": "{seat}"}))
given("it is the {step} Step at {location}", "it is the Withdraw Step at Location 1",
      "The game is in the Resolution Phase, with earlier Locations resolved. After the Withdraw Step, everybody there "
      "has stayed. After the Revelation Step, cards lie as other steps say.", put("phase", "resolution"),
      put("location", "{location}"), put("step", "{step}"))
given("the game stops at the {step} Step at {location}", "the game stops at the Aftermath Step at Location 1",
      "The game stops as that step begins. The scenario may end there or continue.",
      put("stop", {"location": "{location}", "step": "{step}"}), needs=["stop"])
given("the game stops once {location} is resolved", "the game stops once Location 1 is resolved",
      "The game stops before the next Location, or before the end of the round.",
      put("stop", {"location": "{location}", "step": "resolved"}),
      needs=["stop"])
given("the game stops at the {phase} Phase", "the game stops at the Resolution Phase",
      "The game stops as that phase begins.", put("stop", {"phase": "{phase}"}), needs=["stop"])
given("{card} is the Ally at {location}", "Marcel is the Ally at Location 1",
      "Without this step: none.", put("locations/{location}/ally", "{card}"))
given("{card} is the Location card at {location}", "Succubus Club is the Location card at Location 1",
      "The Location card there, in a game with Location cards.", put("locations/{location}/card", "{card}"),
      needs=["location-cards"])
given("the Ally deck holds {cards}", "the Ally deck holds Marcel and Portia",
      "The cards from the top. Without this step: none.", add("ally_deck", "{cards}"))
given("the Ally deck holds {cards} in unknown order", "the Ally deck holds Marcel and Portia in unknown order",
      "A shuffled deck; chance decides which card is drawn (`chance draws Marcel`).",
      add("unordered_ally_deck", "{cards}"))
given("the Victim deck holds {n} card(s)", "the Victim deck holds 2 cards",
      "Without this step: all of the 35 that nobody has.", put("victims", "{n}"))
given("{players:seats} has/have {pool}", "Louis has 3 Blood, 1 Influence and 2 Diablerie tokens",
      "The Pool of each. Tokens that the step does not name are 6 Blood, 3 Influence, and nothing else. Diablerie "
      "tokens are face up; face-down ones are additional.", update("seats/{players}", "{pool}"))
given("{players:seats} holds/hold {cards}", "Louis and Claudia hold Hunt and Ready",
      "Clan cards in the hand of each. Several such steps add up. Without this step: none. A player without cards has "
      "no Planning turn.", add("seats/{players}/hand", "{cards}"))
given("{seat}'s Clan deck holds {cards}", "Louis's Clan deck holds Challenge and Earthshock",
      "The cards from the top. Without this step: none.", add("seats/{seat}/clan_deck", "{cards}"))
given("{seat}'s Clan deck holds {cards} in unknown order",
      "Louis's Clan deck holds Challenge and Earthshock in unknown order",
      "A shuffled deck; chance decides which card is drawn (`chance draws Challenge`).",
      add("seats/{seat}/unordered_clan_deck", "{cards}"))
given("{cards} lies/lie under {seat}'s Clan deck", "Challenge lies under Louis's Clan deck",
      "Cards that the player has put there, with the last one lowest.", add("seats/{seat}/clan_deck_bottom", "{cards}"))
given("{seat}'s Alliance holds {cards}", "Louis's Alliance holds Victim, Victim and Talley",
      "Cards that are not Drained. Several such steps add up. Without this step: none.",
      add("seats/{seat}/alliance", "{cards}"))
given("{seat} has Drained {cards}", "Louis has Drained Victim and Talley",
      "Cards of the Alliance that were Drained before.", add("seats/{seat}/drained", "{cards}"))
given("{seat} owns {card}", "Louis owns Relic: 1 Blood at each Location",
      "An unused Relic, in a game with Relics.", put("seats/{seat}/relic", "{card}"), needs=["relics"])
given("{players:seats} is/are out of the game", "Lestat is out of the game",
      "Players who are already out.", update("seats/{players}", {"out": True, "blood": 0, "influence": 0}))
# fmt: on


@given("{players:seats} meet for a new game", "Louis, Claudia, Armand and Lestat meet for a new game", needs=["setup"])
def meet(world: World, players: list[str]) -> None:
    """The players clockwise before set-up. The game begins with chance, which chooses the first player."""
    sit(world, [(name, "") for name in players])
    world.building.put(("phase",), "setup")


@given("{seat} has used the Relic", "Louis has used the Relic", needs=["relics"])
def has_used_the_relic(world: World, seat: str) -> None:
    """The Relic that another Given names."""
    world.must_sit(seat)
    if "relic" not in (entry := world.building.at(("seats", seat))):
        raise ScenarioFault(f"{seat} has no Relic; name it first, with '{seat} owns ...'")
    entry["relic_used"] = True


def spot(world: World, seat: str, location: str) -> JsonObject:
    """Return the entry of a Position in the position being built."""
    world.must_sit(seat)
    entry = world.building.at(("seats", seat, "positions", location))
    entry.setdefault("blood", 0)
    entry.setdefault("cards", [])
    return entry


@given("{seat} has {lying} at {location}", "Louis has Challenge face up, Hunt face down and 3 Blood at Location 1")
def lies_there(world: World, seat: str, lying: list[Lying], location: str) -> None:
    """Deployed cards and Deployed Blood on that player's Position. Several such steps add up."""
    entry = spot(world, seat, location)
    for item in lying:
        if item.card == "?":
            raise ScenarioFault("a Given cannot place an unknown card; name the card")
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
    """The player knows a face-down card that another Given put there."""
    world.must_sit(viewer)
    for entry in spot(world, seat, location)["cards"]:
        if entry["card"] == card and entry.get("face_down"):
            entry.setdefault("seen_by", []).append(viewer)
            return
    raise ScenarioFault(f"{card} is not face down there yet; first write '{seat} has {card} face down at ...'")
