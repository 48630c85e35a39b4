"""Searches of one's own library, crypt or ash heap. V5 'Wording templates', 'Search'."""

from __future__ import annotations

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.piles import without
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import Effect
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice, Pass
from scenarios.wire_types.vtes.choices import Take

PARTS_OF_PILES = {
    "ash_heap": ("ash_heap",),
    "library": ("library", "unordered_library"),
    "crypt": ("crypt", "unordered_crypt"),
}
"""Searchable piles, and the parts of each."""


class Searching(Effect):
    """An effect that searches its user's piles for a card. Subclasses define the rest.

    The piles are never shown.
    """

    piles: tuple[str, ...] = ("library",)
    """Piles to search: `library`, `crypt`, `ash_heap`."""

    def fits(self, game: Table, search: Search, card: Card) -> bool:
        """Return whether the search can find a card."""
        raise NotImplementedError

    def found(self, game: Table, search: Search, card: Card) -> None:
        """Carry out the effect on the card found, which is no longer in any pile."""
        raise NotImplementedError


@procedure
class Search(Frame, kw_only=True):
    """A Methuselah searches their piles for one card of a kind, then shuffles them, found or not."""

    seat: Seat
    minion: CardId
    card: Card
    """Card whose text defines the search and its effect."""
    level: str = ""
    most: int = 0
    """Value of X, if the card has one."""

    def text(self) -> Searching:
        """Return the searching effect of the card."""
        effects = BEHAVIOUR[self.card].modes[self.level].effects
        return next(effect for effect in effects if isinstance(effect, Searching))

    def fitting(self, game: Table) -> list[Choice]:
        """Return every card that the search can find."""
        methuselah, text = game.seats[self.seat], self.text()
        cards = [card for pile in text.piles for part in PARTS_OF_PILES[pile] for card in getattr(methuselah, part)]
        return [Take(card_=card) for card in dict.fromkeys(cards) if text.fits(game, self, card)]

    @asks("vtes.wording.search.may-fail-to-find", "vtes.wording.search.no-need-to-announce-card")
    def look(self, game: Table) -> Decision:
        """Ask even if there is nothing to find, because nobody else may learn that."""
        return Decision(self.seat, "search", [PASS, *self.fitting(game)])

    @rule("vtes.wording.search.may-fail-to-find", "vtes.wording.search.no-need-to-announce-card")
    def find(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        assert isinstance(choice, Take)
        methuselah, text = game.seats[self.seat], self.text()
        parts = [part for pile in text.piles for part in PARTS_OF_PILES[pile]]
        source = next(part for part in parts if choice.card_ in getattr(methuselah, part))
        setattr(methuselah, source, without(getattr(methuselah, source), choice.card_))
        text.found(game, self, choice.card_)

    @rule("vtes.wording.search.shuffle-afterwards")
    def shuffle(self, game: Table) -> None:
        if "library" in self.text().piles:
            piles.shuffle(game, self.seat, "library")
        if "crypt" in self.text().piles:
            piles.shuffle(game, self.seat, "crypt")

    STEPS = (look, find, shuffle)
