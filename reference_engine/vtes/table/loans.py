"""Control for a time, as the table remembers it."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import CardId, Seat


class Loan(msgspec.Struct, frozen=True):
    """That a card goes back: `until` is `turn`, the end of a turn of `borrower`, or `unlock`, its unlock phase."""

    card: CardId
    lender: Seat
    borrower: Seat
    until: str
