"""Schemes: cards that ask a question. Rulebook, 'Schemes', 'Resolution of a Scheme'."""

from __future__ import annotations

from reference_engine.kernel.frames import procedure
from reference_engine.rivals.influence.conflict import InfluenceConflict
from reference_engine.rivals.table.pieces import BESIDE, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events


@procedure
class Scheme(InfluenceConflict, kw_only=True):
    """The conflict about a played Scheme, which is face up and not yet in force.

    All Schemes of the set are Ongoing: a YES puts the Scheme into play.
    """

    def succeed(self, game: Table) -> InPlay:
        card = game.enter(self.card, self.seat, self.seat, BESIDE)
        game.emit(events.StaysInPlay(card.id), "rivals.ongoing.near-haven", "rivals.scheme.should-i-is-active-player")
        return card

    def fail(self, game: Table) -> None:
        game.seats[self.seat].discard += (self.card,)
        game.emit(events.CardDiscarded(self.seat, self.card), "rivals.scheme.resolve.discard")

    STEPS = InfluenceConflict.STEPS
