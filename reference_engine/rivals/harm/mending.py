"""Mending of Blood. Rulebook, 'Mending', 'Torpor and Mending Step'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.table.pieces import HAVEN, TORPOR, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events


def can_be_mended(game: Table, character: InPlay) -> bool:
    """Return whether a character has less Blood than its maximum."""
    return game.blood(character) < game.blood_potency(character)


def is_staked(game: Table, character: InPlay) -> bool:
    """Return whether an attachment prevents a character in torpor from mending by itself."""
    game.cite(("rivals.torpor.torpor-abilities-active",))
    attached = [game.cards[number].name for number in character.attached]
    return any(name in TEXTS and TEXTS[name].no_free_blood for name in attached)


def leave_torpor(game: Table, seat: Seat) -> None:
    """Return a player's characters with full Blood from torpor to the Haven, ready."""
    game.cite(("rivals.mend.torpor-full-returns",))
    for character in game.characters(seat, TORPOR):
        if not can_be_mended(game, character):
            for number in character.attached:
                card = game.cards[number]
                if card.name in TEXTS and TEXTS[card.name].no_free_blood:
                    game.burn(card)
            game.put(character, HAVEN)
            game.emit(events.Returned(character.id), "rivals.mend.torpor-full-returns")
            game.ready(character, "rivals.mend.torpor-full-returns")
