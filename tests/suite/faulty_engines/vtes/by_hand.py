"""Faulty engines: stealth, intercept and bleeds that the directive `adjust` changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import Card
from reference_engine.vtes.actions import course_of_action
from reference_engine.vtes.actions.bleeding import BESIDE_THE_LIMIT, Bleed
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.pieces import Change
from reference_engine.vtes.table.state import Table
from reference_engine.vtes.wire.directives import Adjustment
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

BY_HAND = Card(0)
"""Source of a change made with `adjust`."""

OF_THE_ACTING_MINION = ("stealth", BESIDE_THE_LIMIT)


def by_hand(game: Vtes, subject: Any, stat: str) -> list[Change]:
    return [one for one in game.modifiers if (one.source, one.subject, one.stat) == (BY_HAND, subject, stat)]


def one_counts(first: bool) -> Callable[[Changes], None]:
    """Count only the first or the last of several manual changes of one number."""

    def declare(change: Changes) -> None:
        def modify(right: Right, game: Vtes, stat: str, minion: Any, *rest: Any, **more: Any) -> None:
            before = by_hand(game, minion, stat)
            right(game, stat, minion, *rest, **more)
            if before and (both := by_hand(game, minion, stat)) != before:
                game.modifiers.remove(both[-1 if first else 0])

        change.replace(Table, "modify", modify)

    return declare


SUMS = ("vtes.action.stealth-intercept.last-for-the-action", "vtes.action.course.effects-last-for-the-action")

wrong("of several changes by hand the last one counts", breaks=SUMS)(one_counts(first=False))
wrong("of several changes by hand the first one counts", breaks=SUMS)(one_counts(first=True))


@wrong(
    "stealth and bleed that are changed by hand stay with the minion",
    breaks=("vtes.action.stealth-intercept.reset-afterwards", "vtes.action.course.effects-last-for-the-action"),
)
def _(change: Changes) -> None:
    def expire(right: Right, self: Table, until: str) -> None:
        kept = [one for one in self.modifiers if one.source == BY_HAND and one.stat in OF_THE_ACTING_MINION]
        right(self, until)
        self.modifiers = [*self.modifiers, *(one for one in kept if one not in self.modifiers)]

    change.replace(Table, "expire", expire)


@wrong(
    "a bleed that is changed to nothing by hand takes the Edge",
    breaks="vtes.bleed.successful-only-if-amount-at-least-one",
)
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        right(self, game)
        if by_hand(game, self.minion, BESIDE_THE_LIMIT):
            game.take_edge(self.seat)

    change.replace(Bleed, "take_effect", take_effect)


@wrong(
    "each change of a bleed by hand stops at 0, before the next one counts",
    breaks="vtes.bleed.target-burns-pool-equal-to-amount",
)
def _(change: Changes) -> None:
    def adjust(right: Right, self: Adjustment, game: Vtes) -> None:
        if isinstance(bleed := course_of_action.under_way(game), Bleed) and self.what == "bleed":
            self.amount = max(self.amount, -bleed.amount(game))
        right(self, game)

    change.replace(Adjustment, "adjust", adjust)


@wrong(
    "what is changed by hand is never less",
    breaks="vtes.action.stealth-and-intercept-may-be-modified-below-zero",
)
def _(change: Changes) -> None:
    def adjust(right: Right, self: Adjustment, game: Vtes) -> None:
        self.amount = max(self.amount, 0)
        right(self, game)

    change.replace(Adjustment, "adjust", adjust)
