"""Description of a position by Givens: the reverse of running them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conformance.steps.paths import CardPlace, JsonObject
from conformance.steps.patterns import listed
from conformance.steps.vtes.view import TABLE

_LYING = {"ready": "ready", "torpor": "in torpor", "uncontrolled": "uncontrolled", "contested": "contested"}
_PILES = {"library": "library", "crypt": "crypt", "ash_heap": "ash heap"}
_NUMBER, _PHASE, _POOL = 10, "minion", 30
"""Defaults of the Givens."""


def givens(position: JsonObject) -> Iterator[str]:
    """Yield sentences that describe a position, in a valid order.

    Leaves out anything that Givens have no words for. To find out, build the position from the sentences and compare.
    """
    names = [str(seat["name"]) for seat in position["seats"]]
    turn = position.get("turn") or {}
    new = turn.get("phase") == "setup"
    yield f"{listed(names)} {'meet for a new game' if new else 'sit clockwise'}"
    if turn and not new:
        now = f"{turn.get('seat') or names[0]}'s {turn.get('phase', _PHASE)} phase"
        number = turn.get("number", _NUMBER)
        yield f"it is {now}" if number == _NUMBER else f"it is turn {number} of the game, {now}"
    if position.get("edge"):
        yield f"{position['edge']} has the Edge"
    if position.get("events_played"):
        yield f"{listed(position['events_played'])} have been played before"
    for seat in position["seats"]:
        yield from _belongings(seat)
    places = list(TABLE.cards(position))
    for place in places:
        yield from _laid(place)
    for place in places:
        yield from _more(place)


def _belongings(seat: JsonObject) -> Iterator[str]:
    name = seat["name"]
    if seat.get("ousted"):
        yield f"{name} is ousted"
    elif seat.get("pool", _POOL) != _POOL:
        yield f"{name} has {seat['pool']} pool"
    if points := seat.get("victory_points"):
        yield f"{name} has {points} victory point{'s' * (points != 1)}"
    if seat.get("withdrawing"):
        yield f"{name} is withdrawing"
    if seat.get("hand"):
        yield f"{name} holds {listed(seat['hand'])}"
    for key, pile in _PILES.items():
        if seat.get(key):
            yield f"{name}'s {pile} holds {listed(seat[key])}"
        if seat.get(f"unordered_{key}"):
            yield f"{name}'s {pile} holds {listed(seat[f'unordered_{key}'])} in unknown order"
    if seat.get("removed"):
        yield f"{name}'s removed cards are {listed(seat['removed'])}"


def _laid(place: CardPlace) -> Iterator[str]:
    """Yield the sentence that puts a card in its place."""
    card = place.card
    if place.bearer is not None:
        played = f", played by {card['controller']}" if card.get("controller") else ""
        yield f"{place.bearer} bears {card['card']}{played}"
    elif place.where == "in_play":
        yield f"{place.seat} controls {card['card']}"
    else:
        with_ = next((f" with {card[key]} {key}" for key in ("blood", "life") if key in card), "")
        locked = f" and {'locked' if card['locked'] else 'unlocked'}" if "locked" in card else ""
        yield f"{place.seat}'s {card['card']} is {_LYING[place.where]}{with_}{locked}"


def _more(place: CardPlace) -> Iterator[str]:
    """Yield the sentences for a card's other fields, by its name on the table."""
    card, name = place.card, place.name
    said: dict[str, Any] = {
        "{} is owned by {}": card.get("owner"),
        "{} is merged with {}": card.get("base"),
        "{} came into play at {}": card.get("level"),
        "{} waits for {}": card.get("against"),
        "{}'s sect is {}": card.get("sect"),
        "{}'s clan is {}": card.get("clan"),
        "{} has {} counters": card.get("counters"),
        "{} was recruited this turn": card.get("recruited"),
        "{} is in a contest of titles": card.get("title_contested"),
        "{} is marked for this turn": card.get("marked"),
    }
    if place.bearer is not None or place.where == "in_play":
        said["{} is locked"] = card.get("locked")
        said |= {f"{{}} has {{}} {key}": card.get(key) for key in ("blood", "life")}
    if title := card.get("title"):
        seat = card.get("city") or card.get("title_clan")
        said["{}'s title is {}"] = f"{title}, of {seat}" if seat else title
    if traits := card.get("traits"):
        said["{}'s only trait is {}" if len(traits) == 1 else "{}'s only traits are {}"] = listed(traits)
    yield from (words.format(name, value) for words, value in said.items() if value not in (None, False))
