"""Faulty engines for the results of a block: pool, blood, the Edge, and who is locked."""

from __future__ import annotations

from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.hunting import Hunt
from reference_engine.vtes.game import Vtes
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("A blocked bleed costs the target its pool", breaks="vtes.action.resolve.blocked-no-effects")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, Bleed):
            game.burn_pool(self.target_seat, self.amount(game))

    change.replace(Action, "resolve_block", resolve_block)


@wrong("A blocked bleed takes the Edge", breaks="vtes.action.resolve.blocked-no-effects")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, Bleed):
            game.take_edge(self.seat)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("A blocked hunt feeds the vampire", breaks="vtes.action.resolve.blocked-no-effects")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, Hunt):
            game.add_blood(game.cards[self.minion], 1)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("An acting minion unlocks when it is blocked", breaks="vtes.action.announce.locks-acting-minion")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        game.unlock(game.cards[self.minion])

    change.replace(Action, "resolve_block", resolve_block)


@wrong("A block costs both minions 1 blood", breaks="vtes.action.resolve.blocked-no-effects")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        for minion in (self.minion, self.blocker):
            game.burn_blood(game.cards[minion], 1)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("A block attempt that fails locks the minion that made it", breaks="vtes.action.resolve.block-locks-blocker")
def _(change: Changes) -> None:
    def compare(right: Right, self: Action, game: Vtes) -> None:
        blocks = self.would_block(game)
        right(self, game)
        if not blocks and self.blocker in game.cards:
            game.lock(game.cards[self.blocker])

    change.replace(Action, "compare", compare)
