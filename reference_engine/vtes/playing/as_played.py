"""A card on its way from the hand, and the time in which it can be cancelled. V5 'Playing a Card', 'Cancel a card'."""

from __future__ import annotations

from typing import ClassVar

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, rule
from reference_engine.vtes.card_dsl import holding, rulings
from reference_engine.vtes.card_dsl.declaring import way_of
from reference_engine.vtes.card_dsl.language import Mode
from reference_engine.vtes.playing import as_vampire, costs
from reference_engine.vtes.playing.costs import REDUCE_COST
from reference_engine.vtes.playing.sequencing import IMPULSE, Sequenced
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.state import Table
from scenarios.protocol.declarations import PASS, Choice, Pass
from scenarios.protocol.vtes import events
from scenarios.protocol.vtes.choices import Block, Play

AS_PLAYED = "as-played"
"""The window between the showing of a card and its effect."""

EITHER_LEVEL = (
    "vtes.crypt.superior-discipline-may-choose-either-effect",
    "vtes.crypt.superior-discipline-not-both-effects",
)
"""What a vampire chooses by that has the Disciplines of a card at the superior level."""

MASTER_AS_SHOWN = ("vtes.classic.master.others-discarded-when-played",)
MINION_CARD_AS_SHOWN = ("vtes.classic.minion-card.burned-after-play",)
"""What an edition says by which cards lie in the ash heap from their showing on."""

MUST_REDUCE = Refusal(
    "vtes.card.cost.optional-reducer-when-played", "without what makes it cheaper the card cannot be paid for"
)
NOTHING_ELSE = Refusal(
    "vtes.card.as-played.nothing-else-allowed", "while a card is being played it can be cancelled, and nothing else"
)


class Playing(Sequenced, kw_only=True):
    """What the playing of any card shares: it is shown, can then be cancelled, and else goes on."""

    seat: Seat
    card: Card = Card(0)
    minion: CardId = NO_CARD
    """Who plays it; nobody where a Methuselah does."""
    level: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    mode: str = ""
    x: int = 0
    """What X is, where the cost or the text of the card has one."""
    other: CardId = NO_CARD
    """A second card in play that its text speaks of."""
    discipline: str = ""
    """The Disciplines of the effect, where the card has others of that level."""
    cancelled: bool = False
    unpaid: bool = False
    """Cancelled in such a way that its cost is not paid."""
    stays: bool = False
    """Its effect has put it in play, so that it does not go to the ash heap."""

    in_ash_heap: bool = False
    """It lies in the ash heap already, while it is being played."""

    postponed: tuple[Seat, ...] = ()
    """Methuselahs who played cards while this one could be canceled, and who replace them when it is replaced."""

    reducers: tuple[CardId, ...] = ()
    """The cards that are going to lock for a lower cost."""
    saved_blood: int = 0
    saved_pool: int = 0

    ROUND_THE_TABLE: ClassVar[bool] = False
    REPLACED_IN: ClassVar[str] = "replace"
    """The step in which the card is replaced."""

    def unreplaced(self) -> bool:
        """Whether its card has left the hand and is yet to be replaced. V5 'Playing a Card'."""
        return self.pc <= self.PLACE[self.REPLACED_IN]

    def way(self) -> Mode:
        """How the card is played."""
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
        """As in the combat, referendum or action in which the card is played; else from the active Methuselah on."""
        for frame in reversed(game.stack):
            if isinstance(frame, Sequenced) and frame.ROUND_THE_TABLE:
                return frame.order(game)
        return (game.active, *game.clockwise(game.active))

    def show(self, game: Table) -> None:
        """Take the card from the hand and let everybody see it, with what it is aimed at."""
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
        """Put the card in the ash heap, unless it lies there since it was shown or has come into play."""
        if not self.in_ash_heap and not self.stays:
            self.in_ash_heap = True
            piles.to_ash_heap(game, self.seat, self.card)

    # What it costs, and what can make it cheaper. V5 'Cost'.

    def blood_to_pay(self, game: Table) -> int:
        return max(costs.blood_cost(game, self.as_choice()) - self.saved_blood, 0) if self.minion else 0

    def pool_to_pay(self, game: Table) -> int:
        return max(costs.pool_cost(game, self.as_choice()) - self.saved_pool, 0)

    def can_pay(self, game: Table) -> bool:
        minion = game.cards.get(self.minion)
        blood = minion.counters if minion is not None else 0
        return game.seats[self.seat].pool >= self.pool_to_pay(game) and blood >= self.blood_to_pay(game)

    def reduction(self, game: Table, optional: bool) -> Decision | None:
        """The decision to make the card cheaper, where a card in play can; it can be declined if it is `optional`."""
        if not self.card or not holding.to_use(game, REDUCE_COST):
            return None
        options = game.usable(self.seat, REDUCE_COST, self)
        return Decision(self.seat, REDUCE_COST, [PASS, *options] if optional else options) if options else None

    def lock_reducers(self, game: Table) -> None:
        """Use up what makes the card cheaper."""
        for reducer in self.reducers:
            if reducer in game.cards:
                game.lock(game.cards[reducer])

    def drop_reducers(self, game: Table) -> None:
        """Leave unused what would have made the card cheaper, for it has been cancelled."""
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
            game.carry_out(game.asked, choice)

    # Whether it is cancelled. V5 'Playing a Card'.

    @asks("vtes.published.cancel.nothing-else-in-the-window")
    def as_played(self, game: Table) -> Decision | None:
        able = () if not self.card or self.cancelled else holding.who_could(game, AS_PLAYED)
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
        """The card has no effect, but has been played. V5 'Cancel a card'."""
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
    """The card that is being played while another card is played in answer to it takes effect; None without one."""
    playing = [frame for frame in game.stack[-2:] if isinstance(frame, Playing)]
    return playing[0] if len(playing) == 2 else None
