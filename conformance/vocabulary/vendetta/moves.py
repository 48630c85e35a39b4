"""The moves of Vendetta: how one is declared. conformance/vocabulary/moves.py says what one is."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.moves import Choice, Moves
from conformance.vocabulary.patterns import ParameterType
from conformance.vocabulary.vendetta.words import Owned, vocabulary
from conformance.vocabulary.world import ScenarioFault, World

__all__ = ["Choice", "fields", "move", "moves"]


def check(world: World, kind: ParameterType, value: Any) -> None:
    """Every card is one of the card data, and its owner sits at the table."""
    if not kind.card:
        return
    owner, name = value if isinstance(value, Owned) else ("", value)
    if owner and owner not in world.seats:
        raise ScenarioFault(f"no {owner} at the table: there are {', '.join(world.seats)}")
    if name not in vocabulary.names.known:
        raise ScenarioFault(f"{name!r} is not a card of the card data")


moves = Moves(vocabulary, check)
move = moves.move


def fields(which: Owned, seat: str) -> dict[str, str]:
    """The fields `card` and `owner` of a choice that `seat` makes."""
    return {"card": which.card, **({"owner": which.owner} if which.owner and which.owner != seat else {})}
