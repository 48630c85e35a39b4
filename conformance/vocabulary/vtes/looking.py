"""What the Thens share: looking at the position with a clear failure where something is not there."""

from __future__ import annotations

from conformance.vocabulary.looking import number
from conformance.vocabulary.vtes.view import JsonObject, Place, find, whereabouts
from conformance.vocabulary.world import World


def placed(world: World, card: str) -> Place:
    """Where a card is on the table now. Fails, telling where it is, if it is not there."""
    place = find(world.after(), card)
    if place is None:
        world.fail(f"{card} is not on the table: it is {whereabouts(world.after(), card)}", expected=card)
    return place


def placed_before(world: World, card: str) -> Place:
    """Where a card was on the table before the When. Fails if it was not there."""
    place = find(world.before, card)
    if place is None:
        world.fail(f"{card} was not on the table before: it was {whereabouts(world.before, card)}", expected=card)
    return place


def counters(world: World, place: Place) -> int:
    """The blood or life on a card, or its counters."""
    card = place.card
    number(world, f"the counters of {place.name}", card.get("blood", card.get("life", card.get("counters", 0))))
    return place.counters


def happening(world: World, what: str) -> JsonObject:
    """The `action`, `combat` or `referendum` under way. Fails if there is none."""
    found = world.after().get(what)
    if not isinstance(found, dict):
        pending = world.pending
        asked = f"; it is for {pending.seat} to decide ({pending.window})" if pending is not None else ""
        world.fail(f"no {what} is under way{asked}", expected=what)
    return found
