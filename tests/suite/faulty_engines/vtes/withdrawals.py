"""Faulty engines: withdrawing from the game."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.state import InPlay
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("a full hand does not matter", breaks="vtes.withdrawal.needs-less-than-full-hand-at-turn-start")
def _(change: Changes) -> None:
    def refusal(right: Right, game: Vtes, seat: Seat) -> Refusal | None:
        found: Refusal | None = right(game, seat)
        return None if found is withdrawal.FULL_HAND else found

    change.replace(withdrawal, "refusal", refusal)


@wrong("a shuffled library counts as empty", breaks="vtes.withdrawal.needs-empty-library")
def _(change: Changes) -> None:
    def refusal(right: Right, game: Vtes, seat: Seat) -> Refusal | None:
        library, game.seats[seat].unordered_library = game.seats[seat].unordered_library, ()
        found: Refusal | None = right(game, seat)
        game.seats[seat].unordered_library = library
        return found

    change.replace(withdrawal, "refusal", refusal)


@wrong("only blood ends a withdrawal", breaks="vtes.withdrawal.fails-if-pool-lost-or-spent")
def _(change: Changes) -> None:
    change.replace(withdrawal, "pool_lost", lambda right, game, seat: None)


@wrong("only pool ends a withdrawal", breaks="vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood")
def _(change: Changes) -> None:
    change.replace(withdrawal, "blood_lost", lambda right, game, card: None)


@wrong("a combat without damage does no harm", breaks="vtes.withdrawal.fails-if-own-minion-enters-combat")
def _(change: Changes) -> None:
    change.replace(withdrawal, "combat_entered", lambda right, game, minion: None)


@wrong("the blood of anybody's vampire counts", breaks="vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood")
def _(change: Changes) -> None:
    def blood_lost(right: Right, game: Vtes, card: InPlay) -> None:
        for seat in range(len(game.seats)):
            withdrawal.fail(game, Seat(seat), "vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood")

    change.replace(withdrawal, "blood_lost", blood_lost)


@wrong("the predator is rewarded for a withdrawal", breaks="vtes.withdrawal.predator-gets-no-vp-no-pool")
def _(change: Changes) -> None:
    def succeed(right: Right, game: Vtes, seat: Seat) -> None:
        predator = game.predator(seat)
        if predator != NOBODY:
            game.gain_pool(predator, 6)
        right(game, seat)

    change.replace(withdrawal, "succeed", succeed)
