"""Withdrawal from the game after a round without losses. V5 'Withdrawing from the Game'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.ending import ousting
from reference_engine.vtes.ending.ousting import Ousting
from reference_engine.vtes.playing import hands
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes import events

WITHDRAWAL_ELSEWHEN = Refusal(
    "vtes.withdrawal.announced-in-own-unlock-phase", "a withdrawal can be announced only once, in your unlock phase"
)
CARDS_LEFT = Refusal("vtes.withdrawal.needs-empty-library", "your library still has cards")
FULL_HAND = Refusal(
    "vtes.withdrawal.needs-less-than-full-hand-at-turn-start", "your hand was full at the start of your turn"
)
GAINS_DO_NOT_COUNT = "vtes.withdrawal.gain-does-not-cancel-a-loss"


def refusal(game: Table, seat: Seat) -> Refusal | None:
    """Return why a Methuselah may not withdraw, judged at the start of their turn, or None."""
    methuselah = game.seats[seat]
    if methuselah.library or methuselah.unordered_library:
        return CARDS_LEFT
    return FULL_HAND if len(methuselah.hand) >= hands.hand_size(game, seat) else None


def announce(game: Table, seat: Seat) -> None:
    game.seats[seat].withdrawing = True
    game.emit(
        events.WithdrawalAnnounced(seat),
        "vtes.withdrawal.announced-in-own-unlock-phase",
        "vtes.withdrawal.needs-empty-library",
        "vtes.withdrawal.needs-less-than-full-hand-at-turn-start",
    )


def fail(game: Table, seat: Seat, *rules: str) -> None:
    """End a Methuselah's pending withdrawal; called at each of their losses."""
    if game.seats[seat].withdrawing:
        game.seats[seat].withdrawing = False
        game.emit(events.WithdrawalFailed(seat), *rules)


def pool_lost(game: Table, seat: Seat) -> None:
    """Called when a Methuselah has lost or spent pool."""
    ousted = () if game.seats[seat].pool else ("vtes.withdrawal.ousted-while-pending-is-a-normal-oust",)
    fail(game, seat, "vtes.withdrawal.fails-if-pool-lost-or-spent", GAINS_DO_NOT_COUNT, *ousted)


def blood_lost(game: Table, card: InPlay) -> None:
    """Called when a card has lost or spent counters, which are blood only on a vampire that is a minion."""
    if card.region in (READY, TORPOR) and card.facts.is_vampire:
        fail(game, card.controller, "vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood", GAINS_DO_NOT_COUNT)


def combat_entered(game: Table, minion: InPlay) -> None:
    fail(game, minion.controller, "vtes.withdrawal.fails-if-own-minion-enters-combat")


def succeed(game: Table, seat: Seat) -> None:
    """Make a Methuselah leave as if ousted, but with a victory point of their own and no reward for the predator."""
    methuselah = game.seats[seat]
    methuselah.withdrawing = False
    game.emit(events.Withdrew(seat), "vtes.withdrawal.predator-gets-no-vp-no-pool")
    ousting.score(game, seat, 1, "vtes.withdrawal.success-gives-1-vp")
    game.emit(events.PoolBurned(seat, methuselah.pool))
    methuselah.pool = 0
    game.set_off(Ousting(leaving=(seat,), pc=Ousting.PLACE["clear_away"]))
