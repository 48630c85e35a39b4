"""Wrong about what minions may do in their actions, and how often."""

from __future__ import annotations

from typing import Any

from reference_engine.vtes import mandatory
from reference_engine.vtes.actions import Action
from reference_engine.vtes.basic_actions import CardAction
from reference_engine.vtes.game import Vtes
from tests.wrong_engines.wrong import Changes, Right, wrong


@wrong("the targets of an action are asked counter-clockwise", breaks="vtes.action.block.several-targets-clockwise")
def _(change: Changes) -> None:
    change.replace(CardAction, "directed_at", lambda right, self, game: right(self, game)[::-1])


@wrong(
    "in an action at several players the prey is asked, and then everybody clockwise",
    breaks="vtes.sequencing.order-multi-target-directed-action",
)
def _(change: Changes) -> None:
    def order(right: Right, self: Action, game: Vtes) -> Any:
        if len(self.directed_at(game)) > 1:
            return (self.seat, *game.clockwise(self.seat))
        return right(self, game)

    change.replace(Action, "order", order)


@wrong("a copy in play may be used again after unlocking", breaks="vtes.action.limit.same-copy-in-play-once-per-turn")
def _(change: Changes) -> None:
    change.replace(mandatory, "has_performed", lambda right, game, minion, effect, means: False)
