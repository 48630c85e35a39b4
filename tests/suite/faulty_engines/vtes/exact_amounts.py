"""Faulty at the boundary: amounts that are exactly enough, larger than anybody expects, or at an ally."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from reference_engine.kernel import NOBODY, Seat
from reference_engine.vtes.actions import blocks
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.combat import combat_state
from reference_engine.vtes.combat.damage import Injury
from reference_engine.vtes.combat.resolution import Blow, StrikeResolution
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import costs, requirements
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

BURNED = "vtes.bleed.target-burns-pool-equal-to-amount"
ENOUGH = "vtes.action.block.succeeds-if-intercept-at-least-stealth"
STRENGTH = "vtes.combat.hand-strike.damage-equals-strength"
MOST = 3
"""Highest stealth and intercept that some engines know."""


@wrong("A bleed for exactly the pool of the target leaves 1", breaks=BURNED)
def _(change: Changes) -> None:
    bleeds(change, lambda game, bleed, amount: amount - (amount == game.seats[bleed.target_seat].pool))


@wrong("What a bleed is larger than the pool of its target goes on to the next prey", breaks=BURNED)
def _(change: Changes) -> None:
    def go_on(game: Vtes, bleed: Bleed, amount: int) -> int:
        further = game.prey(bleed.target_seat)
        if further not in (NOBODY, bleed.seat):
            game.burn_pool(further, amount - game.seats[bleed.target_seat].pool)
        return amount

    bleeds(change, go_on)


@wrong("A bleed that was redirected costs half", breaks=BURNED)
def _(change: Changes) -> None:
    def half(game: Vtes, bleed: Bleed, amount: int) -> int:
        return amount if bleed.target_seat == game.prey(bleed.seat) else (amount + 1) // 2

    bleeds(change, half)


@wrong("More than 3 intercept is as good as 3", breaks=ENOUGH)
def _(change: Changes) -> None:
    attempts(change, lambda right, intercept, stealth: right and min(intercept, MOST) >= stealth)


@wrong("More than 3 stealth is as good as 3", breaks=ENOUGH)
def _(change: Changes) -> None:
    attempts(change, lambda right, intercept, stealth: right or intercept >= min(stealth, MOST))


@wrong("The last pool pays for no card", breaks="vtes.card.cost.pool-needs-enough-pool")
def _(change: Changes) -> None:
    def means_refusal(right: Right, game: Vtes, mode: Any, seat: Seat, choice: Any) -> Any:
        found, cost = right(game, mode, seat, choice), costs.pool_cost(game, choice)
        last = cost > 0 and game.seats[seat].pool == cost
        return requirements.TOO_LITTLE_POOL if found is None and last else found

    change.replace(requirements, "means_refusal", means_refusal)


@wrong("A hand strike costs an ally 1 life, whatever the strength", breaks=STRENGTH)
def _(change: Changes) -> None:
    def at_allies(game: Vtes, blow: Blow, damage: int) -> int:
        return damage if game.cards[blow.victim].facts.is_vampire else min(damage, 1)

    hand_strikes(change, at_allies)


@wrong("Strength counts in the first strike of a round alone", breaks=STRENGTH)
def _(change: Changes) -> None:
    def at_first(game: Vtes, blow: Blow, damage: int) -> int:
        round_ = combat_state.under_way(game)
        return min(damage, 1) if round_.acting_gained or round_.opposing_gained else damage

    hand_strikes(change, at_first)


def bleeds(change: Changes, burned: Callable[[Vtes, Bleed, int], int]) -> None:
    """Change the amount that a bleed burns, after all modifiers."""

    def with_what_waited(right: Right, self: Bleed, game: Vtes, amount: int) -> int:
        return burned(game, self, right(self, game, amount))

    change.replace(Bleed, "with_what_waited", with_what_waited)


def attempts(change: Changes, blocked: Callable[[bool, int, int], bool]) -> None:
    """Change when a block attempt of a ready minion succeeds, by intercept and stealth."""

    def would_block(right: Right, self: Action, game: Vtes) -> bool:
        able = game.is_ready(self.blocker) and self.minion in game.cards
        if not able or blocks.is_barred(game, self, game.cards[self.blocker]):
            return False
        return blocked(right(self, game), self.intercept(game, self.blocker), self.stealth(game))

    change.replace(Action, "would_block", would_block)


def hand_strikes(change: Changes, done: Callable[[Vtes, Blow, int], int]) -> None:
    """Change the damage of hand strikes at minions."""

    def injury(right: Right, self: StrikeResolution, game: Vtes, blow: Blow) -> Injury:
        found: Injury = right(self, game, blow)
        if not blow.strike.hand or blow.strike.retainer:
            return found
        return msgspec.structs.replace(found, normal=done(game, blow, found.normal))

    change.replace(StrikeResolution, "injury", injury)
