"""How much Influence there is to exert. Rulebook, 'Influence', 'Leader Tokens', "'No Influence' Tokens"."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.table.facts import LIBRARY
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table

OF_THE_LEADER_TOKEN = 1
MODIFIER = "Influence Modifier"

OF_MODIFIERS = {"Persecution": (2, 2)}
"""What an Influence Modifier adds, and how much more for each player who has exerted for the other answer."""


def influence(game: Table, character: InPlay) -> int:
    """What a character would exert: all that it has."""
    if not character.is_active:
        return 0
    if character.leader and character.influence_side:
        game.cite(("rivals.leader-token.two-sides",))
        return OF_THE_LEADER_TOKEN
    return 0


def exertable(game: Table, seat: Seat) -> list[InPlay]:
    """The characters of a player whose Influence can be exerted, exhausted or not."""
    game.cite(("rivals.no-influence.blocks-exerting",))
    return [card for card in game.coterie(seat) if not card.no_influence and influence(game, card) > 0]


def modifiers(game: Table, seat: Seat) -> list[str]:
    """The Influence Modifiers in a player's hand, each name once."""
    return sorted({name for name in game.seats[seat].hand if is_modifier(name)})


def is_modifier(name: str) -> bool:
    return name in LIBRARY and MODIFIER in LIBRARY[name].types


def most_prestige(game: Table, seat: Seat) -> int:
    """How much Prestige of the personal supply, whatever its colour, counts as Influence: all but the last."""
    game.cite(("rivals.influence.not-last-prestige",))
    return max(game.supply(seat) - 1, 0)


def of_modifier(name: str, against: int) -> int:
    """What an Influence Modifier adds, where so many others have exerted Influence for the other answer."""
    flat, for_each = OF_MODIFIERS[name]
    return flat + for_each * against
