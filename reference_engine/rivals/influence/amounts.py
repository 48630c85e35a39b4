"""Available Influence. Rulebook, 'Influence', 'Leader Tokens', "'No Influence' Tokens"."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table

OF_THE_LEADER_TOKEN = 1
MODIFIER = "Influence Modifier"
TYPES = {name: card.types for name, card in LIBRARY.items()}


def influence(game: Table, character: InPlay) -> int:
    """Return the total Influence of a character."""
    if not character.is_active:
        return 0
    game.cite(("rivals.leader-token.two-sides", "rivals.influence.other-sources", "rivals.retainer.static-bonus"))
    token = OF_THE_LEADER_TOKEN if character.leader and character.influence_side else 0
    if token:
        game.cite(("rivals.leader-token.tag-and-ability",))
    return token + in_force.bonus(game, "influence", character)


def exertable(game: Table, seat: Seat) -> list[InPlay]:
    """Return a player's characters with Influence to exert, exhausted or not."""
    game.cite(("rivals.no-influence.blocks-exerting",))
    return [card for card in game.coterie(seat) if not card.no_influence and influence(game, card) > 0]


def modifiers(game: Table, seat: Seat) -> list[str]:
    """Return the Influence Modifiers in a player's hand, each name once."""
    return sorted({name for name in game.seats[seat].hand if name in TEXTS and MODIFIER in TYPES.get(name, ())})


def most_prestige(game: Table, seat: Seat) -> int:
    """Return the Prestige that a player may exert as Influence: all in the personal supply except the last."""
    game.cite(("rivals.influence.not-last-prestige",))
    return max(game.supply(seat) - 1, 0)


def of_modifier(name: str, against: int) -> int:
    """Return the Influence that a Modifier adds if `against` players have exerted Influence for the other answer."""
    return TEXTS[name].modifies + TEXTS[name].modifies_for_each_against * against


def in_total(game: Table, seat: Seat) -> int:
    """Return the total change that foes' texts make to a player's Influence in a Scheme."""
    game.cite(("rivals.ruling.dark-money.total-only", "rivals.ruling.dark-money.all-turns"))
    return sum(
        bonus.amount(game, source)
        for source in in_force.sources(game, "foes_influence")
        for bonus in TEXTS[source.text].bonuses["foes_influence"]
        if source.seat != seat
    )
