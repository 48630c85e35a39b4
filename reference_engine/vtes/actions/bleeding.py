"""Bleeds. V5 'Bleed'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import procedure, rule
from reference_engine.vtes.actions.action_kind import BASIC, SPECIAL_VERSION
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl import modifiers, rulings
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes import events

BLED_ALREADY = Refusal("vtes.bleed.once-per-turn-per-minion", "this minion has already bled this turn")
NEVER_ONESELF = Refusal("vtes.bleed.never-oneself", "you cannot bleed yourself")
NOT_THE_PREY = Refusal("vtes.bleed.default-target-prey", "you can bleed only your prey")

BESIDE_THE_LIMIT = "bleed beside the limit"
"""Increase that does not count against the limit of one action modifier."""

WHILE_POOR = "bleed while the target is poor"
"""Increase that is 0 while the target has more pool than the limit of the change."""


FOR_NOTHING = (
    "vtes.faq.bleed.zero-bleed-action-still-successful",
    "vtes.faq.bleed.no-edge-when-bleed-unsuccessful",
)
"""Rules for a bleed whose amount ends up at 0 or less."""


@procedure
class Bleed(Action, kw_only=True):
    """A bleed. V5 'Bleed'."""

    bonus: int = 0
    """Increase from the action card of the bleed."""
    own_stealth: int = 0
    """Stealth that the card gives the bleed."""
    foiled: bool = False
    """True if an effect makes the bleed fail even though the action succeeds."""

    KIND = "bleed"

    def inherent_stealth(self, game: Table) -> int:
        return self.own_stealth

    def limits(self) -> tuple[str, ...]:
        return (*super().limits(), "turn:bleed")

    def nature(self, game: Table) -> tuple[str, ...]:
        by_card = (SPECIAL_VERSION,) if self.card or self.means else (BASIC, "vtes.bleed.no-default-cost")
        return (
            "vtes.bleed.who-any-ready-minion",
            "vtes.bleed.by-card-or-basic-action",
            "vtes.bleed.is-directed",
            "vtes.bleed.default-stealth-zero",
            "vtes.bleed.default-target-prey",
            *by_card,
        )

    def amount(self, game: Table) -> int:
        """Return the bleed amount, never below 0.

        A vampire bleeds for 1 by default, an ally for its printed amount; changes in force are added.
        """
        minion, pool = game.cards[self.minion], game.seats[self.target_seat].pool
        further = sum(
            change.amount
            for change in game.modifiers
            if change.subject == minion.id
            and (change.stat == BESIDE_THE_LIMIT or (change.stat == WHILE_POOR and pool <= change.limit))
        )
        base = 1 if minion.facts.is_vampire else 0
        return max(base + self.bonus + modifiers.bonus(game, "bleed", minion) + further, 0)

    @rule(
        "vtes.bleed.target-burns-pool-equal-to-amount",
        "vtes.bleed.default-amount-one",
        "vtes.bleed.successful-only-if-amount-at-least-one",
        "vtes.bleed.edge-to-acting-controller",
        "vtes.faq.bleed.successful-only-at-one-or-more",
    )
    def take_effect(self, game: Table) -> None:
        if self.foiled:
            return
        amount = self.amount(game)
        if amount >= 1:
            amount = self.with_what_waited(game, amount)
            game.burn_pool(self.target_seat, amount)
            game.take_edge(self.seat)
        else:
            game.cite(FOR_NOTHING)

    def with_what_waited(self, game: Table, amount: int) -> int:
        """Burn cards on the minion that waited for a successful bleed of this Methuselah, and return the new amount."""
        for waiting in game.attached_to(game.cards[self.minion]):
            more = sum(bonus.amount for bonus in BEHAVIOUR[waiting.card].bonuses.get("next bleed", ()))
            if more and game.aimed_at(waiting) == self.target_seat:
                game.cite(rulings.followed(waiting.card, "at work"))
                game.burn(waiting)
                amount += more
                game.emit(events.BleedChanged(self.minion, more, amount))
        return amount

    STEPS = Action.STEPS


def refusal(game: Table, seat: Seat, minion: InPlay, target: Seat) -> Refusal | None:
    """Return why a minion may not bleed a Methuselah, or None."""
    if game.spent(minion, "turn:bleed"):
        return BLED_ALREADY
    if target == seat:
        return NEVER_ONESELF
    return None if target == game.prey(seat) else NOT_THE_PREY
