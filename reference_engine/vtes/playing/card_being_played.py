"""A card on its way from the hand, and its window for cancelling. V5 'Playing a Card', 'Cancel a card'."""

from __future__ import annotations

from typing import ClassVar

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, rule
from reference_engine.vtes.card_dsl import rulings, usable_cards
from reference_engine.vtes.card_dsl.declaring import way_of
from reference_engine.vtes.card_dsl.language import Mode
from reference_engine.vtes.playing import as_vampire, costs
from reference_engine.vtes.playing.costs import REDUCE_COST
from reference_engine.vtes.playing.sequencing import IMPULSE, Sequenced
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice, Pass
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Block, Play

AS_PLAYED = "as-played"
"""Window between showing a card and its effect."""

EITHER_LEVEL = (
    "vtes.crypt.superior-discipline-may-choose-either-effect",
    "vtes.crypt.superior-discipline-not-both-effects",
)
"""Rules for the choice of a vampire that has the Disciplines of a card at the superior level."""

MASTER_AS_SHOWN = ("vtes.classic.master.others-discarded-when-played",)
MINION_CARD_AS_SHOWN = ("vtes.classic.minion-card.burned-after-play",)
"""Rules of an edition in which cards are in the ash heap as soon as they are shown."""

MUST_REDUCE = Refusal(
    "vtes.card.cost.optional-reducer-when-played", "you cannot pay for the card without reducing its cost"
)
NOTHING_ELSE = Refusal(
    "vtes.card.as-played.nothing-else-allowed", "while a card is being played, you can only cancel it"
)


class Playing(Sequenced, kw_only=True):
    """Common course of playing any card: it is shown, can be cancelled, and else continues."""

    seat: Seat
    card: Card = Card(0)
    minion: CardId = NO_CARD
    """Minion that plays the card, or NO_CARD if a Methuselah plays it."""
    level: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    mode: str = ""
    x: int = 0
    """Value of X, if the card's cost or text has one."""
    other: CardId = NO_CARD
    """Second card in play to which the text refers."""
    discipline: str = ""
    """Disciplines of the effect, where the card has several effects of that level."""
    cancelled: bool = False
    unpaid: bool = False
    """True if the card was cancelled in a way that waives its cost."""
    stays: bool = False
    """True if the effect put the card in play, so that it does not go to the ash heap."""

    in_ash_heap: bool = False
    """True if the card is in the ash heap while still being played."""

    postponed: tuple[Seat, ...] = ()
    """Methuselahs who played cards while this one could be cancelled; they replace them along with it."""

    reducers: tuple[CardId, ...] = ()
    """Cards that will lock to reduce the cost."""
    saved_blood: int = 0
    saved_pool: int = 0

    ROUND_THE_TABLE: ClassVar[bool] = False
    REPLACED_IN: ClassVar[str] = "replace"
    """Name of the step in which the card is replaced."""

    def unreplaced(self) -> bool:
        """Return whether the card has left the hand and is not replaced yet. V5 'Playing a Card'."""
        return self.pc <= self.PLACE[self.REPLACED_IN]

    def way(self) -> Mode:
        """Return the way in which the card is played."""
        way = way_of(self.as_choice())
        assert way is not None
        return way

    def as_choice(self) -> Play:
        aimed = (self.target, self.target_seat, self.mode, self.x)
        return Play(self.card, self.minion, self.level, *aimed, other=self.other, discipline=self.discipline)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        match choice:
            case Block() if game.window() == AS_PLAYED:
                return NOTHING_ELSE
            case Pass() if game.window() == REDUCE_COST and seat == self.seat:
                return MUST_REDUCE
        return None

    def order(self, game: Table) -> tuple[Seat, ...]:
        """Return the order of the combat, referendum or action under way; otherwise clockwise from the active
        Methuselah.
        """
        for frame in reversed(game.stack):
            if isinstance(frame, Sequenced) and frame.ROUND_THE_TABLE:
                return frame.order(game)
        return (game.active, *game.clockwise(game.active))

    def show(self, game: Table) -> None:
        """Take the card from the hand and show it with its target."""
        piles.take_from_hand(game, self.seat, self.card)
        if (minion := game.cards.get(self.minion)) is not None:
            as_vampire.cite_play(game, minion, self.way())
        needs = self.way().needs
        if needs and all(game.discipline(game.cards[self.minion], code) == 2 for code, _ in needs):
            game.cite(EITHER_LEVEL)
        if len(self.way().printed.types) > 1:
            game.cite(("vtes.minion-card.may-have-multiple-types",))
        game.emit(
            events.CardPlayed(self.seat, self.card, self.minion, self.level, self.target, self.target_seat),
            "vtes.card.play.announce-and-show",
            *rulings.followed(self.card, "played", f"played at {self.level}"),
        )
        if game.edition.played_card_goes_to_ash_heap == "on-play" and not self.way().comes_into_play():
            self.to_ash_heap(game)
            game.cite(MINION_CARD_AS_SHOWN if self.minion else MASTER_AS_SHOWN)

    def to_ash_heap(self, game: Table) -> None:
        """Put the card in the ash heap, unless it is there already or has come into play."""
        if not self.in_ash_heap and not self.stays:
            self.in_ash_heap = True
            piles.to_ash_heap(game, self.seat, self.card)

    # Costs and their reductions. V5 'Cost'.

    def blood_to_pay(self, game: Table) -> int:
        return max(costs.blood_cost(game, self.as_choice()) - self.saved_blood, 0) if self.minion else 0

    def pool_to_pay(self, game: Table) -> int:
        return max(costs.pool_cost(game, self.as_choice()) - self.saved_pool, 0)

    def can_pay(self, game: Table) -> bool:
        minion = game.cards.get(self.minion)
        blood = minion.counters if minion is not None else 0
        return game.seats[self.seat].pool >= self.pool_to_pay(game) and blood >= self.blood_to_pay(game)

    def reduction(self, game: Table, optional: bool) -> Decision | None:
        """Return the decision whether to reduce the cost with cards in play, if any can.

        If `optional`, it can be declined.
        """
        if not self.card or not usable_cards.to_use(game, REDUCE_COST):
            return None
        options = game.usable(self.seat, REDUCE_COST, self)
        return Decision(self.seat, REDUCE_COST, [PASS, *options] if optional else options) if options else None

    def lock_reducers(self, game: Table) -> None:
        """Lock the cards that reduce the cost."""
        for reducer in self.reducers:
            if reducer in game.cards:
                game.lock(game.cards[reducer])

    def drop_reducers(self, game: Table) -> None:
        """Release the cards that would have reduced the cost, because the card was cancelled."""
        if self.reducers:
            game.cite(("vtes.card.cost.reducer-unused-if-card-cancelled",))
        self.reducers, self.saved_blood, self.saved_pool = (), 0, 0

    @asks()
    def offer_reduction(self, game: Table) -> Decision | None:
        return self.reduction(game, self.can_pay(game))

    @rule()
    def settle_reduction(self, game: Table, choice: Choice) -> None:
        if not isinstance(choice, Pass):
            game.cite(("vtes.card.cost.optional-reducer-when-played",))
            self.goto(Playing.offer_reduction)
            game.carry_out(game.decider, choice)

    # Cancellation. V5 'Playing a Card'.

    @asks("vtes.published.cancel.nothing-else-in-the-window")
    def as_played(self, game: Table) -> Decision | None:
        able = () if not self.card or self.cancelled else usable_cards.who_could(game, AS_PLAYED)
        for seat in self.order(game) if able else ():
            if seat in able and seat not in self.passed and (options := game.usable(seat, AS_PLAYED, self)):
                game.cite(IMPULSE)
                return Decision(seat, AS_PLAYED, [PASS, *options])
        return None

    @rule()
    def settle_as_played(self, game: Table, choice: Choice) -> None:
        self.settle(game, choice)
        self.goto(Playing.as_played)

    def cancel(self, game: Table, unpaid: bool) -> None:
        """Cancel the card: it has no effect, but counts as played. V5 'Cancel a card'."""
        self.cancelled, self.unpaid = True, unpaid
        game.emit(
            events.CardCancelled(self.seat, self.card),
            "vtes.card.as-played.cancel-effects-allowed",
            "vtes.cancel.card-has-no-effect",
            "vtes.cancel.card-still-counts-as-played",
            "vtes.published.cancel.counts-as-played",
            "vtes.published.cancel.limit-is-free-again",
            "vtes.published.cancel.replacement-clause-is-cancelled-too",
        )


def played_last(game: Table) -> Playing | None:
    """Return the card being played to which another card is a response, or None."""
    playing = [frame for frame in game.stack[-2:] if isinstance(frame, Playing)]
    return playing[0] if len(playing) == 2 else None
