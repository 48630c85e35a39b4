"""A game of Vendetta: the table, with all that the cards say."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Choice
from reference_engine.vendetta.cards import texts as texts  # declares the cards
from reference_engine.vendetta.table.choices import Answer, Resolve, Use
from reference_engine.vendetta.table.state import Table


class Vendetta(Table, kw_only=True):
    """A game at a decision."""

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Answer the open decision. A card's own seat may be named beside it or left out."""
        if isinstance(choice, Use | Answer | Resolve) and choice.owner == seat:
            choice = replace(choice, owner=NOBODY)
        super().choose(seat, choice)
