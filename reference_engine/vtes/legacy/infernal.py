"""Infernal minions, which unlock for pool. V5 'Infernal'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.legacy_traits import INFERNAL
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table

PAYING = "vtes.legacy.trait.infernal.burn-1-pool-to-unlock"
NOT_INFERNAL = Refusal(PAYING, "that is not a locked Infernal minion of yours")
PAY_ELSEWHEN = Refusal(PAYING, "you can pay to unlock an Infernal minion only in your unlock phase")


def payable(game: Table, seat: Seat) -> list[InPlay]:
    """Return the locked Infernal minions that a Methuselah may unlock for 1 pool each. V5 'Infernal'."""
    return [card for card in game.controlled(seat, READY, TORPOR) if card.locked and legacy_traits.has(card, INFERNAL)]


def pay_refusal(game: Table, seat: Seat, minion: InPlay | None) -> Refusal | None:
    return None if minion in payable(game, seat) else NOT_INFERNAL
