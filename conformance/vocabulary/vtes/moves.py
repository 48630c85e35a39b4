"""The moves of VTES, and who decides for whom. What a move is stands in conformance/vocabulary/moves.py."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.moves import Choice, Meant, Moves, must_be_open
from conformance.vocabulary.patterns import ParameterType
from conformance.vocabulary.vtes.view import bare, find, whereabouts
from conformance.vocabulary.vtes.words import vocabulary
from conformance.vocabulary.world import ScenarioFault, World

__all__ = ["MOVES", "Choice", "Meant", "move", "mover", "moves", "must_be_open"]


def check(world: World, kind: ParameterType, name: Any) -> None:
    """A player is no minion, and every card is one of the card data or lies on the table."""
    if kind.name in ("minion", "vampire") and name in world.seats:
        raise ScenarioFault(f"{name} is a player, not a minion")
    if (
        kind.card
        and isinstance(name, str)
        and name not in world.seats
        and bare(name) not in vocabulary.names.known
        and find(world.after(), name) is None
    ):
        raise ScenarioFault(f"{name!r} is neither a card of the card data nor a player")


moves = Moves(vocabulary, check)
move, MOVES = moves.move, moves.all


def mover(world: World, name: str) -> str:
    """The seat that decides for a player or for a card on the table."""
    if name in world.seats:
        return name
    position = world.after()
    place = find(position, name)
    if place is None:
        world.fail(f"{name} is not on the table: it is {whereabouts(position, name)}")
    return str(place.card.get("controller") or place.seat)
