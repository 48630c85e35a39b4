"""Adding cards to an Alliance. Rulebook, 'Clan sheet setup', 'Ally/Victim cards', 'Conflict rewards'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.effects.effect import CardEffect
from reference_engine.vendetta.table.card_facts import VICTIM
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta import events


def acquire(game: Table, seat: Seat, card: str, *rules: str) -> None:
    """Add an Ally, or a Victim if the deck has one, to an Alliance, and trigger its effect."""
    if card == VICTIM:
        if game.victims == 0:
            game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
            return
        game.victims -= 1
    game.seats[seat].alliance += (card,)
    game.emit(events.CardAcquired(seat, card), "vendetta.setup.alliance-holds-acquired-cards", *rules)
    if "acquired" in TEXTS[card].parts:
        game.set_off(CardEffect(seat=seat, card=card, timing="acquired"))
