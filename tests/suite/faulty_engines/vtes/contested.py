"""Faulty engines: contested cards."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vtes.control import contests
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.state import InPlay
from scenarios.wire_types.vtes import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("only the newcomer is contested", breaks="vtes.contest.starts-when-second-copy-enters-play")
def _(change: Changes) -> None:
    def enter(right: Right, game: Vtes, card: InPlay) -> None:
        if contests.copies(game, card):
            contests.turn_down(game, card)

    change.replace(contests, "enter", enter)


@wrong("cards that are not unique are contested", breaks="vtes.contest.unique-cards-are-marked")
def _(change: Changes) -> None:
    change.replace(contests, "is_unique", lambda right, card: True)


@wrong("what is on a contested card stays in play", breaks="vtes.contest.cards-face-down-and-out-of-play")
def _(change: Changes) -> None:
    def turn_down(right: Right, game: Vtes, card: InPlay) -> None:
        if not card.host:
            right(game, card)

    change.replace(contests, "turn_down", turn_down)


@wrong("a contest is for two: the third copy is in play", breaks="vtes.contest.third-copy-joins-immediately")
def _(change: Changes) -> None:
    def enter(right: Right, game: Vtes, card: InPlay) -> None:
        if len(contests.copies(game, card)) < 2:
            right(game, card)

    change.replace(contests, "enter", enter)


@wrong("a contest is free", breaks="vtes.contest.cost-one-pool-per-own-unlock-phase")
def _(change: Changes) -> None:
    change.replace(contests, "due", lambda right, game, seat: [])


@wrong("a yielded card is removed from the game", breaks="vtes.contest.yielded-card-is-burned")
def _(change: Changes) -> None:
    def settle(right: Right, game: Vtes, seat: Seat, choice: Any) -> None:
        if isinstance(choice, choices.YieldCard):
            game.remove(game.cards[choice.card])
        else:
            right(game, seat, choice)

    change.replace(contests, "settle", settle)


@wrong("yielding costs 1 pool as well", breaks="vtes.contest.may-yield-instead-of-paying")
def _(change: Changes) -> None:
    def settle(right: Right, game: Vtes, seat: Seat, choice: Any) -> None:
        right(game, seat, choice)
        if isinstance(choice, choices.YieldCard):
            game.burn_pool(seat, 1)

    change.replace(contests, "settle", settle)


@wrong("a contest ends as the last rival yields", breaks="vtes.contest.last-contestant-wins-in-next-unlock-phase")
def _(change: Changes) -> None:
    def settle(right: Right, game: Vtes, seat: Seat, choice: Any) -> None:
        right(game, seat, choice)
        for other in range(len(game.seats)):
            contests.win(game, Seat(other))

    change.replace(contests, "settle", settle)


@wrong("a copy of one's own may be contested", breaks="vtes.contest.no-voluntary-self-contest")
def _(change: Changes) -> None:
    change.replace(contests, "second_copy_refusal", lambda right, game, seat, unique: None)
