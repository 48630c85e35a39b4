"""Hunts. V5 'Hunt'."""

from __future__ import annotations

from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import procedure, rule
from reference_engine.vtes.actions.action_kind import BASIC, SPECIAL_VERSION
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.table.state import InPlay, Table

ALLIES_DO_NOT_HUNT = Refusal("vtes.hunt.who-any-ready-vampire", "only a vampire can hunt")
NOT_AS_NORMAL = Refusal("vtes.golden-rule.cards-override-rules", "this vampire can hunt only as its card text says")


@procedure
class Hunt(Action, kw_only=True):
    """A hunt. V5 'Hunt'. With a target, its blood is stolen."""

    bonus: int = 0
    """Increase from the action card of the hunt."""

    KIND = "hunt"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.hunt.who-any-ready-vampire",
            "vtes.hunt.default-stealth-plus-one",
            "vtes.hunt.by-card-or-basic-action",
            *((SPECIAL_VERSION,) if self.card or self.means else (BASIC, "vtes.hunt.no-default-cost")),
            *(() if self.target else ("vtes.hunt.undirected-no-target",)),
        )

    @rule(
        "vtes.hunt.gains-hunt-amount-from-bank",
        "vtes.hunt.default-amount-one",
        "vtes.faq.hunt.full-vampire-may-hunt",
        "vtes.faq.hunt.excess-drains",
    )
    def take_effect(self, game: Table) -> None:
        minion, victim = game.cards[self.minion], game.cards.get(self.target)
        blood = amount(game, minion) + self.bonus
        if not self.target:
            game.add_blood(minion, blood)
        elif victim is not None:
            game.move_blood(blood, victim, minion)

    STEPS = Action.STEPS


def amount(game: Table, minion: InPlay) -> int:
    """Return the blood that a hunt gives. V5 'Hunt': 1 by default."""
    return 1 + modifiers.bonus(game, "hunt", minion)


def refusal(game: Table, minion: InPlay) -> Refusal | None:
    """Return why a minion may not hunt, or None."""
    if not minion.facts.is_vampire:
        return ALLIES_DO_NOT_HUNT
    return NOT_AS_NORMAL if modifiers.bonus(game, "cannot hunt as normal", minion) else None
