"""Gross faults: each fails many scenarios that are about something else, as the first version of an engine does."""

from __future__ import annotations

from typing import Any

from reference_engine.rivals.attack import declaring
from reference_engine.rivals.harm import damage
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.harm.defeat import Defeat
from reference_engine.vendetta.effects.effect import CardEffect
from reference_engine.vendetta.frenzy.frenzy import Frenzy
from reference_engine.vendetta.resolution.rewards import ConflictRewards
from reference_engine.vtes.actions import performers
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.hunting import Hunt
from reference_engine.vtes.combat.damage import DamageResolution
from tests.suite.faulty_engines.faulty import Changes, Right, WrongEngine


def _every_blocker(change: Changes) -> None:
    change.replace(Action, "block_refusal", lambda right, *rest: None)


def _nothing_acts(change: Changes) -> None:
    change.replace(performers, "performing_refusal", lambda right, *rest: performers.ACTING_LOCKED)


def _no_damage(change: Changes) -> None:
    def inflict(right: Right, self: DamageResolution, game: Any) -> None:
        self.goto(DamageResolution.next_victim)

    change.replace(DamageResolution, "inflict", inflict)


def _raises(owner: type, step: str) -> Any:
    def change(change: Changes) -> None:
        def fails(right: Right, *rest: Any) -> None:
            raise RuntimeError(f"list index out of range in {step}")

        change.replace(owner, step, fails)

    return change


def _no_effects(change: Changes) -> None:
    def begin(right: Right, self: CardEffect, game: Any) -> None:
        self.finish()

    change.replace(CardEffect, "begin", begin)


def _asks_nothing(change: Changes) -> None:
    def ask(right: Right, self: CardEffect, game: Any) -> None:
        decision = right(self, game)
        if decision is not None:
            self.parts[self.part].settle(game, self, decision.options[0])

    change.replace(CardEffect, "ask", ask)


def _no_frenzy(change: Changes) -> None:
    def enter(right: Right, self: Frenzy, game: Any) -> None:
        self.finish()

    change.replace(Frenzy, "enter", enter)


def _no_harm(change: Changes) -> None:
    def look(right: Right, self: TakeDamage, game: Any) -> None:
        self.pool = self.aggravated = 0
        right(self, game)

    change.replace(TakeDamage, "look_at_defences", look)


def _no_shields(change: Changes) -> None:
    change.replace(damage, "protection", lambda right, *rest: 0)


def _any_target(change: Changes) -> None:
    change.replace(declaring, "target_refusal", lambda right, *rest: None)


GROSS = (
    WrongEngine("every minion may block", "vtes.minion-phase.others-ready-unlocked-minions-may-block", _every_blocker),
    WrongEngine("no minion may act", "vtes.minion-phase.minions-may-act", _nothing_acts),
    WrongEngine("damage has no effect", "vtes.combat.damage.unprevented-is-inflicted", _no_damage),
    WrongEngine("a hunt ends in an exception", "vtes.hunt.gains-hunt-amount-from-bank", _raises(Hunt, "take_effect")),
    WrongEngine("no card takes effect", "vendetta.cards.aftermath.step", _no_effects),
    WrongEngine("effects ask nobody anything", "vendetta.conflicts-of-rules.card-over-rulebook", _asks_nothing),
    WrongEngine("there is no Frenzy", "vendetta.frenzy.trigger", _no_frenzy),
    WrongEngine(
        "rewards end in an exception", "vendetta.rewards.first-takes-ally", _raises(ConflictRewards, "gain_influence")
    ),
    WrongEngine("attacks do no damage", "rivals.attack.s10.character-loses-blood", _no_harm),
    WrongEngine("nothing lowers damage", "rivals.damage.shields-reduce-all-types", _no_shields),
    WrongEngine("everything can be attacked", "rivals.attack.target.legal-foe-character", _any_target),
    WrongEngine("a defeat ends in an exception", "rivals.defeat.vampire-to-torpor", _raises(Defeat, "leave")),
)
"""Gross faults of all games, each with the rule that it breaks most plainly."""
