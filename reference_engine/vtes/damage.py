"""Damage: prevented, mended, suffered. V5 'Damage Resolution'."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec
from msgspec.structs import replace

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Choice, Decision, Pass
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes import events
from reference_engine.vtes.sequence import Sequenced
from reference_engine.vtes.table import InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes


class Injury(msgspec.Struct, frozen=True):
    """Damage that one card is taking at one moment: points of both kinds."""

    victim: CardId
    normal: int
    aggravated: int
    by: CardId = NO_CARD
    """The minion whose strike inflicts it, or part of it."""

    @property
    def total(self) -> int:
        return self.normal + self.aggravated


@procedure
class DamageResolution(Sequenced, kw_only=True):
    """Damage to one card or several at the same moment: all prevention, then all mending, then torpor."""

    injuries: tuple[Injury, ...]
    """In the order in which the victims prevent: the acting minion's first."""
    preventable: bool = True
    at: int = 0
    """The injury that is being prevented or handled."""
    hunters: tuple[CardId, ...] = ()
    """Vampires that have burned a Red List minion by it."""

    ROUND_THE_TABLE: ClassVar[bool] = False

    def order(self, game: Vtes) -> tuple[Seat, ...]:
        victim = game.cards.get(self.injuries[self.at].victim)
        return (victim.controller,) if victim is not None else ()

    @property
    def current(self) -> Injury:
        return self.injuries[self.at]

    @asks(
        "vtes.combat.damage.prevent-then-mend",
        "vtes.combat.damage.prevention-by-damaged-minion",
        "vtes.combat.damage.prevention-one-card-at-a-time",
        "vtes.combat.damage.prevention-until-none-left-or-stop",
    )
    def offer_prevention(self, game: Vtes) -> Decision | None:
        return self.opportunity(game, "prevent") if self.preventable and self.current.total > 0 else None

    @rule("vtes.combat.damage.prevention-one-card-at-a-time")
    def settle_prevention(self, game: Vtes, choice: Choice) -> None:
        if isinstance(choice, Pass):
            self.passes(game, game.asked)
        else:
            game.carry_out(game.asked, choice)
        self.goto(DamageResolution.offer_prevention)

    def prevent(self, game: Vtes, amount: int, aggravated: bool = True) -> None:
        """Take up to `amount` points off the current injury: aggravated ones first, where they may be prevented."""
        injury = self.current
        worst = min(amount, injury.aggravated) if aggravated else 0
        rest = min(amount - worst, injury.normal)
        changed = replace(injury, normal=injury.normal - rest, aggravated=injury.aggravated - worst)
        self.injuries = (*self.injuries[: self.at], changed, *self.injuries[self.at + 1 :])
        why = (
            ("vtes.combat.damage.aggravated-can-be-prevented", "vtes.combat.damage.prevention-order-free")
            if worst
            else ()
        )
        game.emit(events.DamagePrevented(injury.victim, rest, worst), *why)

    @rule("vtes.combat.damage.prevent-then-mend")
    def next_victim_prevents(self, game: Vtes) -> None:
        self.passed = ()
        if self.at + 1 < len(self.injuries):
            self.at += 1
            self.goto(DamageResolution.offer_prevention)
        else:
            self.at = 0

    @rule(
        "vtes.combat.damage.unprevented-is-inflicted",
        "vtes.combat.resolve.damage-costs-blood-or-life",
        "vtes.combat.damage.normal-before-aggravated",
    )
    def inflict(self, game: Vtes) -> None:
        injury = self.current
        if injury.total > 0 and injury.victim in game.cards:
            game.emit(events.DamageInflicted(injury.victim, injury.normal, injury.aggravated))
        else:
            self.goto(DamageResolution.next_victim)

    @rule(
        "vtes.combat.damage.vampire-mends",
        "vtes.combat.damage.insufficient-blood-wounds",
        "vtes.combat.damage.burning-all-blood-harmless",
        "vtes.combat.damage.ally-retainer-burn-life",
        "vtes.combat.damage.ally-retainer-one-life-per-point",
    )
    def suffer_normal(self, game: Vtes) -> None:
        victim, injury = game.cards[self.current.victim], self.current
        if not victim.facts.is_vampire:
            game.burn_blood(victim, injury.total)
            if injury.aggravated:
                game.cite(("vtes.combat.damage.ally-retainer-aggravated-as-normal",))
            self.goto(DamageResolution.next_victim)
            return
        mended = game.burn_blood(victim, injury.normal)
        if mended:
            game.emit(events.Mended(victim.id, mended))
            game.lost_to_damage(victim.id, mended)
        if injury.normal and victim.wounded:
            game.cite(("vtes.combat.damage.wounded-already-in-torpor-normal-damage",))
        if mended < injury.normal:
            wound(game, victim)

    @rule(
        "vtes.combat.damage.aggravated-cannot-be-mended",
        "vtes.combat.damage.aggravated-wounds-directly",
        "vtes.combat.damage.aggravated-first-point-only-wounds",
        "vtes.combat.damage.aggravated-on-wounded-costs-blood",
        "vtes.combat.damage.wounded-definition",
    )
    def suffer_aggravated(self, game: Vtes) -> None:
        victim = game.cards[self.current.victim]
        for _ in range(self.current.aggravated):
            if not victim.wounded:
                wound(game, victim)
            elif victim.counters > 0:
                game.burn_blood(victim, 1)
                game.emit(events.DestructionPrevented(victim.id))
                game.lost_to_damage(victim.id, 1)
            else:
                game.cite(
                    (
                        "vtes.combat.damage.aggravated-burns-wounded",
                        "vtes.combat.damage.burned-vampire-skips-torpor",
                        "vtes.combat.damage.aggravated-burn-is-not-diablerie",
                    )
                )
                game.burn(victim)
                break

    @rule("vtes.combat.damage.prevent-then-mend")
    def next_victim(self, game: Vtes) -> None:
        if self.at + 1 < len(self.injuries):
            self.at += 1
            self.goto(DamageResolution.inflict)

    @rule(
        "vtes.combat.damage.wounded-goes-to-torpor-last",
        "vtes.combat.damage.torpor-after-everything",
        "vtes.combat.damage.ally-retainer-burned-at-zero-life",
        "vtes.torpor.entered-when-damage-not-mended",
    )
    def take_the_consequences(self, game: Vtes) -> None:
        for injury in self.injuries:
            victim = game.cards.get(injury.victim)
            if victim is None:
                continue
            if victim.facts.is_vampire:
                if victim.wounded and victim.region == "ready":
                    game.to_torpor(victim)
            else:
                game.lose_last_life(victim)

    @rule()
    def reward(self, game: Vtes) -> None:
        for hunter in self.hunters:
            game.award_trophies(hunter)

    STEPS = (
        offer_prevention, settle_prevention, next_victim_prevents,
        inflict, suffer_normal, suffer_aggravated, next_victim, take_the_consequences, reward,
    )  # fmt: skip


def wound(game: Vtes, vampire: InPlay) -> None:
    """Note that a vampire has damage that it failed to mend."""
    if not vampire.wounded:
        vampire.wounded = True
        game.emit(events.Wounded(vampire.id), "vtes.combat.damage.wounded-definition")


def together(injuries: list[Injury]) -> tuple[Injury, ...]:
    """Damage that is taken at one moment, one record a victim."""
    found: dict[CardId, Injury] = {}
    for injury in injuries:
        before = found.get(injury.victim, Injury(injury.victim, 0, 0))
        found[injury.victim] = Injury(
            injury.victim,
            before.normal + injury.normal,
            before.aggravated + injury.aggravated,
            before.by or injury.by,
        )
    return tuple(found.values())
