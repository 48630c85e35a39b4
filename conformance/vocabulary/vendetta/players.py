"""Givens: what the players have in their Pools, hands, decks and Alliances, and on their Positions."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.vendetta.table import own
from conformance.vocabulary.vendetta.words import Lying, given
from conformance.vocabulary.world import ScenarioFault, World


@given("{players:seats} has/have {pool}", example="Louis has 3 Blood, 1 Influence and 2 Diablerie tokens")
def _(world: World, players: list[str], pool: dict[str, int]) -> None:
    """The Pool of each. What is not said is 6 Blood, 3 Influence and no token. Diablerie tokens lie face up, face-down
    ones are further ones."""
    for seat in players:
        own(world, seat).update(pool)


@given("{players:seats} holds/hold {cards}", example="Louis and Claudia hold Hunt and Ready")
def _(world: World, players: list[str], cards: list[str]) -> None:
    """Clan cards in the hand of each; several such steps add up. Without it the hand is empty; who has no card
    has no Planning turn."""
    for seat in players:
        own(world, seat).setdefault("hand", []).extend(cards)


@given("{seat}'s Clan deck holds {cards}", example="Louis's Clan deck holds Challenge and Earthshock")
def _(world: World, seat: str, cards: list[str]) -> None:
    """The top first. Without it the Clan deck is empty."""
    own(world, seat).setdefault("clan_deck", []).extend(cards)


@given(
    "{seat}'s Clan deck holds {cards} in unknown order",
    example="Louis's Clan deck holds Challenge and Earthshock in unknown order",
)
def _(world: World, seat: str, cards: list[str]) -> None:
    """A shuffled deck: chance decides what is drawn (`chance draws Challenge`)."""
    own(world, seat).setdefault("unordered_clan_deck", []).extend(cards)


@given("{cards} lies/lie under {seat}'s Clan deck", example="Challenge lies under Louis's Clan deck")
def _(world: World, cards: list[str], seat: str) -> None:
    """Cards that the player has put there; the last is the lowest."""
    own(world, seat).setdefault("clan_deck_bottom", []).extend(cards)


@given("{seat}'s Alliance holds {cards}", example="Louis's Alliance holds Victim, Victim and Talley")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Cards that are not Drained; several such steps add up. Without it the Alliance is empty."""
    own(world, seat).setdefault("alliance", []).extend(cards)


@given("{seat} has Drained {cards}", example="Louis has Drained Victim and Talley")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Cards of the Alliance that were Drained before."""
    own(world, seat).setdefault("drained", []).extend(cards)


@given("{seat} owns {card}", example="Louis owns Relic: 1 Blood at each Location", needs=("relics",))
def _(world: World, seat: str, card: str) -> None:
    """A Relic, in a game with Relics; not used yet."""
    own(world, seat)["relic"] = card


@given("{seat} has used the Relic", example="Louis has used the Relic", needs=("relics",))
def _(world: World, seat: str) -> None:
    """The Relic that another Given gave."""
    if "relic" not in own(world, seat):
        raise ScenarioFault(f"{seat} has no Relic: say first which, with '{seat} owns ...'")
    own(world, seat)["relic_used"] = True


@given("{players:seats} is/are out of the game", example="Lestat is out of the game")
def _(world: World, players: list[str]) -> None:
    """Players who are out already."""
    for player in players:
        own(world, player).update(out=True, blood=0, influence=0)


def position(world: World, seat: str, location: str) -> dict[str, Any]:
    """The entry of a Position in the position being built."""
    entries: list[dict[str, Any]] = own(world, seat).setdefault("positions", [])
    for entry in entries:
        if entry["location"] == location:
            return entry
    entries.append({"location": location, "blood": 0, "cards": []})
    return entries[-1]


@given(
    "{seat} has {lying} at {location}", example="Louis has Challenge face up, Hunt face down and 3 Blood at Location 1"
)
def _(world: World, seat: str, lying: list[Lying], location: str) -> None:
    """Deployed cards and Deployed Blood on that player's Position; several such steps add up."""
    entry = position(world, seat, location)
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
            own(world, item.owner)
            card["owner"] = item.owner
        entry["cards"].append(card)


@given(
    "{viewer:seat} has looked at {seat}'s {card} at {location}",
    example="Claudia has looked at Louis's Hunt at Location 1",
)
def _(world: World, viewer: str, seat: str, card: str, location: str) -> None:
    """A face-down card that another Given has put there."""
    own(world, viewer)
    for entry in position(world, seat, location)["cards"]:
        if entry["card"] == card and entry.get("face_down"):
            entry.setdefault("seen_by", []).append(viewer)
            return
    raise ScenarioFault(f"{card} does not lie face down there yet: say first '{seat} has {card} face down at ...'")
