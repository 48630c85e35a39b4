"""Scarce vampires, which cost pool when brought out. V5 'Scarce'."""

from __future__ import annotations

from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.legacy_traits import SCARCE
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table


def price_of_scarcity(game: Table, vampire: InPlay) -> int:
    """Return the pool that it costs to bring out a scarce vampire: 3 for each of its clan. V5 'Scarce'."""
    if not legacy_traits.has(vampire, SCARCE):
        return 0
    game.cite(("vtes.legacy.trait.scarce.burn-3-pool-per-same-clan-vampire", "vtes.published.scarce.clan-it-shows"))
    mates = [card for card in game.controlled(vampire.controller, READY, TORPOR) if card.facts.is_vampire]
    return 3 * sum(game.clan(mate) == game.clan(vampire) for mate in mates)
