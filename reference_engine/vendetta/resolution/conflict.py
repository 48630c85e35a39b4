"""The conflict at a Location, and its participants. Rulebook, 'Resolution'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vendetta.table.state import Table


class Conflict(Frame, kw_only=True):
    """State shared by the steps at a Location. `LocationResolution` runs them."""

    location: int
    withdrawn: tuple[Seat, ...] = ()
    skipping: tuple[Seat, ...] = ()
    """Players who skip Preparation and Aftermath."""
    ranking: tuple[Seat, ...] = ()
    winner: Seat = NOBODY
    took_card: tuple[Seat, ...] = ()
    """Players who won an Ally or Victim here."""
    step: str = ""

    def present(self, game: Table) -> list[Seat]:
        """Return the players at the Location who have not Withdrawn, in turn order."""
        return [seat for seat in game.at(self.location) if seat not in self.withdrawn]

    def with_cards(self, game: Table) -> list[Seat]:
        """Return the participants with Clan cards there."""
        return [seat for seat in self.present(game) if game.spot(seat, self.location).cards]
