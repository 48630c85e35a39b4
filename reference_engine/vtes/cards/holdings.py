"""What masters and other cards that stay in play do to pool, hands, counters and vampires. V5 'Master Cards'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import NO_CARD, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes import standing
from reference_engine.vtes.cards.language import Effect
from reference_engine.vtes.choices import Play
from reference_engine.vtes.play import RefillHand

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes
    from reference_engine.vtes.play import PlayCard

NOT_THE_EDGE = Refusal("vtes.golden-rule.cards-override-rules", "the card asks for the Edge")


def with_the_edge(game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Only for who has the Edge."""
    return None if game.edge == seat else NOT_THE_EDGE


class GainPool(Effect):
    """Pool from the bank for the user."""

    rules = ("vtes.counter.gained-counters-come-from-bank",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Vtes, play: PlayCard) -> None:
        game.gain_pool(play.seat, self.amount)


class ChangeHandSize(Effect):
    """The user's hand size changes until the end of the turn; the hand follows at once, and again when it ends."""

    rules = ("vtes.card.draw.hand-matches-hand-size",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Vtes, play: PlayCard) -> None:
        game.modify(standing.HAND_SIZE, NO_CARD, self.amount, "turn", play.card, seat=play.seat)
        game.set_off(RefillHand(seat=play.seat, replaces=False))
