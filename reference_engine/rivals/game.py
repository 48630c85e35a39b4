"""A game of Rivals: the table, with all that the cards say."""

from __future__ import annotations

from reference_engine.kernel.decisions import Choice
from reference_engine.rivals.table.state import Table


class Rivals(Table, kw_only=True):
    """A game at a decision."""

    def apply(self, choice: Choice) -> None:
        """Answer the open decision. What has left play before is spoken of no more."""
        self.gone = {}
        super().apply(choice)
