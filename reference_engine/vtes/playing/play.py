"""Playing a card from the hand, and drawing to replace it. V5 'Playing a Card', 'Drawing Cards'."""

from __future__ import annotations

from collections import Counter

from reference_engine.kernel import CHANCE, Card, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vtes.declarations import numbers, topics
from reference_engine.vtes.declarations.declaring import BEHAVIOUR
from reference_engine.vtes.playing import costs
from reference_engine.vtes.playing.as_played import Playing
from reference_engine.vtes.table import events, piles
from reference_engine.vtes.table.choices import Discard, Draw
from reference_engine.vtes.table.state import InPlay, Table

HAND_SIZE = 7

AFTER_CANCELLING = {
    "combat": (
        "vtes.cancel.strike-card.must-choose-a-strike",
        "vtes.cancel.strike-card.new-strike-may-be-another-card",
        "vtes.combat.choose.cancelled-strike-card-new-strike",
    ),
    "master": ("vtes.master.trifle.cancelled-gives-nothing",),
}
"""What the rules say of the kinds of card that have no effect because they were cancelled."""


@procedure
class PlayCard(Playing, kw_only=True):
    """A card other than an action card, from the hand to where it ends up."""

    card: Card

    @rule("vtes.card.play.announce-and-show")
    def announce(self, game: Table) -> None:
        self.show(game)
        self.way().played(game, self)

    @rule(
        "vtes.card.cost.blood-symbol",
        "vtes.card.cost.pool-symbol",
        "vtes.action.resolve.modifier-and-reaction-costs-always-paid",
    )
    def pay(self, game: Table) -> None:
        if self.cancelled:
            self.drop_reducers(game)
            game.cite(() if self.unpaid else ("vtes.cancel.other-card.cost-still-paid",))
        self.lock_reducers(game)
        if not self.unpaid:
            pool = self.pool_to_pay(game)
            game.burn_pool(self.seat, pool)
            if pool:
                game.cite(("vtes.card.cost.pool-needs-enough-pool",))
            if self.minion:
                costs.pay(game, self.minion, self.blood_to_pay(game))

    @rule("vtes.card.as-played.replacement-draw-after-window", "vtes.card.draw.replace-after-play")
    def replace(self, game: Table) -> None:
        later = BEHAVIOUR[self.card].replaced_after
        if later:
            game.seats[self.seat].awaited += (later,)
            game.cite(
                (
                    "vtes.card.draw.card-text-may-override-replacement",
                    "vtes.card.draw.delayed-replacement-lowers-hand-size",
                )
            )
        game.call(RefillHand(seat=self.seat))

    @rule("vtes.card.play.to-ash-heap-on-resolution")
    def take_effect(self, game: Table) -> None:
        if not self.cancelled:
            self.way().take_effect(game, self)
        else:
            game.cite(AFTER_CANCELLING.get(self.way().KIND, ()))

    @rule("vtes.card.play.to-ash-heap-on-resolution", "vtes.card.play.into-play-on-resolution")
    def lay_down(self, game: Table) -> None:
        if not self.stays:
            piles.to_ash_heap(game, self.seat, self.card)

    def dropped(self, game: Table) -> None:
        """Put the card that was being played, and is not going to take effect, in the ash heap."""
        if not self.stays and self.PLACE["announce"] < self.pc <= self.PLACE["lay_down"]:
            piles.to_ash_heap(game, self.seat, self.card)

    STEPS = (
        announce, Playing.offer_reduction, Playing.settle_reduction, Playing.as_played, Playing.settle_as_played,
        pay, replace, take_effect, lay_down,
    )  # fmt: skip


@procedure
class RefillHand(Frame, kw_only=True):
    """Draw up, or discard down, to the hand size; with `extra`, draw so many more first."""

    seat: Seat
    extra: int = 0
    replaces: bool = True
    """Whether it draws for cards that have left the hand, and not for a hand that has become larger."""

    def wants(self, game: Table) -> bool:
        """Whether another card is due."""
        methuselah = game.seats[self.seat]
        return not methuselah.ousted and (self.extra > 0 or len(methuselah.hand) < hand_size(game, self.seat))

    def put_in_hand(self, game: Table, card: Card) -> None:
        game.seats[self.seat].hand += (card,)
        game.emit(events.CardDrawn(self.seat, card))
        self.extra = max(self.extra - 1, 0)
        self.goto(RefillHand.draw)

    @rule("vtes.card.draw.card-text-may-override-replacement")
    def replace_otherwise(self, game: Table) -> None:
        """Burn a counter of a card that says so for each card that would be drawn to replace one."""
        methuselah = game.seats[self.seat]
        if not self.replaces or self.extra or not (methuselah.library or methuselah.unordered_library):
            return
        while self.wants(game) and (instead := instead_of_replacing(game, self.seat)) is not None:
            game.burn_blood(instead, 1)
            if not instead.counters:
                game.burn(instead)

    @asks(
        "vtes.card.draw.hand-matches-hand-size",
        "vtes.card.draw.no-draw-from-empty-library",
        "vtes.card.draw.empty-library-keeps-playing",
        "vtes.decks.library-draw-goes-to-hand",
        "vtes.decks.independent-stacks",
    )
    def draw(self, game: Table) -> Decision | None:
        methuselah = game.seats[self.seat]
        if not self.wants(game) or methuselah.library or not methuselah.unordered_library:
            return None
        return drawing("draw", methuselah.unordered_library)

    @rule("vtes.card.draw.hand-matches-hand-size", "vtes.decks.library-draw-goes-to-hand")
    def take_what_chance_drew(self, game: Table, choice: Draw) -> None:
        methuselah = game.seats[self.seat]
        methuselah.unordered_library = piles.without(methuselah.unordered_library, choice.card)
        self.put_in_hand(game, choice.card)

    @rule(
        "vtes.card.draw.draw-up-immediately",
        "vtes.decks.library-draw-goes-to-hand",
        "vtes.glossary.draw.library-top-to-hand",
    )
    def take_the_top(self, game: Table) -> None:
        methuselah = game.seats[self.seat]
        if methuselah.library and self.wants(game):
            top, *rest = methuselah.library
            methuselah.library = tuple(rest)
            self.put_in_hand(game, top)

    @asks("vtes.card.draw.discard-down-immediately")
    def discard_down(self, game: Table) -> Decision | None:
        methuselah = game.seats[self.seat]
        if methuselah.ousted or len(methuselah.hand) <= hand_size(game, self.seat):
            return None
        return Decision(self.seat, "discard-down", [Discard(card) for card in dict.fromkeys(methuselah.hand)])

    @rule("vtes.card.draw.discard-down-immediately")
    def discard(self, game: Table, choice: Discard) -> None:
        piles.discard(game, self.seat, choice.card)
        self.goto(RefillHand.discard_down)

    STEPS = (replace_otherwise, draw, take_what_chance_drew, take_the_top, discard_down, discard)


def hand_size(game: Table, seat: Seat) -> int:
    """How many cards a hand holds. V5 'Drawing Cards': 7, less one for each card that is replaced later."""
    return HAND_SIZE - len(game.seats[seat].awaited) + numbers.change_for(game, numbers.HAND_SIZE, seat)


def instead_of_replacing(game: Table, seat: Seat) -> InPlay | None:
    """A card of a Methuselah's that loses a counter where they would draw to replace another; None without one."""
    speaking = topics.about(game, topics.REPLACING)
    return next((card for card, _ in speaking if card.controller == seat and card.counters), None)


@procedure
class DrawFromCrypt(Frame, kw_only=True):
    """Move the top card of the crypt to the uncontrolled region, face down."""

    seat: Seat

    @asks("vtes.decks.crypt-draw-goes-to-uncontrolled")
    def draw(self, game: Table) -> Decision | None:
        methuselah = game.seats[self.seat]
        if methuselah.crypt or not methuselah.unordered_crypt:
            return None
        return drawing("draw-crypt", methuselah.unordered_crypt)

    @rule("vtes.decks.crypt-draw-goes-to-uncontrolled")
    def know_what_chance_drew(self, game: Table, choice: Draw) -> None:
        methuselah = game.seats[self.seat]
        methuselah.unordered_crypt = piles.without(methuselah.unordered_crypt, choice.card)
        methuselah.crypt = (choice.card,)

    @rule("vtes.decks.crypt-draw-goes-to-uncontrolled", "vtes.glossary.draw.crypt-top-to-uncontrolled")
    def take_the_top(self, game: Table) -> None:
        methuselah = game.seats[self.seat]
        if methuselah.crypt:
            top, *rest = methuselah.crypt
            methuselah.crypt = tuple(rest)
            drawn = game.put_in_play(top, self.seat, self.seat, "uncontrolled")
            if drawn.facts.advanced:
                game.cite(("vtes.crypt.advanced-card-is-a-vampire-card",))
            game.emit(events.CryptCardDrawn(self.seat, top))

    STEPS = (draw, know_what_chance_drew, take_the_top)


def drawing(window: str, pile: tuple[Card, ...]) -> Decision:
    """Chance's decision which card of an unordered pile comes next, each copy as likely as any other."""
    copies = Counter(pile)
    kinds = sorted(copies)
    return Decision(CHANCE, window, [Draw(card) for card in kinds], [copies[card] for card in kinds])
