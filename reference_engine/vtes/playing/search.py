"""Searching a library, a crypt or an ash heap of one's own. V5 'Wording templates', 'Search'."""

from __future__ import annotations

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.piles import without
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import Effect
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.state import Table
from scenarios.protocol.declarations import PASS, Choice, Pass
from scenarios.protocol.vtes.choices import Take

PARTS_OF_PILES = {
    "ash_heap": ("ash_heap",),
    "library": ("library", "unordered_library"),
    "crypt": ("crypt", "unordered_crypt"),
}
"""What can be searched, and what each consists of."""


class Searching(Effect):
    """An effect that looks through piles of one's own for a card; what it does with it is its own. Never shown."""

    piles: tuple[str, ...] = ("library",)
    """What is searched: `library`, `crypt`, `ash_heap`."""

    def fits(self, game: Table, search: Search, card: Card) -> bool:
        """Whether a card could be found."""
        raise NotImplementedError

    def found(self, game: Table, search: Search, card: Card) -> None:
        """What becomes of the card that was found; it lies in no pile any more."""
        raise NotImplementedError


@procedure
class Search(Frame, kw_only=True):
    """A Methuselah looks through piles of its own for one card of a kind; then they are shuffled, found or not."""

    seat: Seat
    minion: CardId
    card: Card
    """Whose text says what is searched for, and what becomes of it."""
    level: str = ""
    most: int = 0
    """What X is, where the card has one."""

    def text(self) -> Searching:
        """The effect of the card that searches."""
        effects = BEHAVIOUR[self.card].modes[self.level].effects
        return next(effect for effect in effects if isinstance(effect, Searching))

    def fitting(self, game: Table) -> list[Choice]:
        """Every card that could be found."""
        methuselah, text = game.seats[self.seat], self.text()
        cards = [card for pile in text.piles for part in PARTS_OF_PILES[pile] for card in getattr(methuselah, part)]
        return [Take(card_=card) for card in dict.fromkeys(cards) if text.fits(game, self, card)]

    @asks("vtes.wording.search.may-fail-to-find", "vtes.wording.search.no-need-to-announce-card")
    def look(self, game: Table) -> Decision:
        """Always asked: that there is nothing to find is nobody else's to know."""
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
