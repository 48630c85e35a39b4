"""Damage resolution: prevention, mending and wounds. V5 'Damage Resolution'."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.combat.combat_state import Fighting, InCombat
from reference_engine.vtes.combat.gains import NO_DAMAGE, Gained
from reference_engine.vtes.control import regions
from reference_engine.vtes.playing.sequencing import COMBAT_ORDER
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import events

IMMUNE = (
    "vtes.combat.damage.immune-damage-unsuccessful",
    "vtes.published.immune-to-damage.none-is-inflicted",
    "vtes.combat.damage.immune-no-wound-no-destruction",
)


class Source(msgspec.Struct, frozen=True):
    """The source of damage. Environmental damage has no source, or a card that is no minion."""

    by: CardId = NO_CARD
    """Card that inflicts the damage."""
    card: Card = Card(0)
    """Printed card of that source."""
    weapon: Card = Card(0)
    """Printed card of the weapon used."""
    strike: bool = False

    def is_gun(self) -> bool:
        """Return whether a strike with a gun inflicts the damage."""
        return bool(self.weapon) and "gun" in facts()[self.weapon].subtypes


UNKNOWN = Source()


class Injury(msgspec.Struct, frozen=True):
    """Damage to one card at one moment from one source, in normal and aggravated points."""

    victim: CardId
    normal: int
    aggravated: int
    source: Source = UNKNOWN

    @property
    def by(self) -> CardId:
        """Minion whose strike inflicts the damage, or NO_CARD."""
        return self.source.by if self.source.strike else NO_CARD

    @property
    def total(self) -> int:
        return self.normal + self.aggravated

    def less(self, normal: int, aggravated: int) -> Injury:
        """Return the damage left after removing this many points of each kind."""
        return Injury(self.victim, self.normal - normal, self.aggravated - aggravated, self.source)


@procedure
class DamageResolution(InCombat, kw_only=True):
    """Simultaneous damage to one or more cards: all prevention, then all mending, then torpor."""

    injuries: tuple[Injury, ...]
    """Injuries in the order in which the victims prevent: the acting minion's first.

    Those of one victim are adjacent.
    """
    preventable: bool = True
    at: int = 0
    """Index of the first injury of the victim that is preventing or taking its damage."""
    hunters: tuple[CardId, ...] = ()
    """Vampires that have burned a Red List minion with this damage."""

    def order(self, game: Table) -> tuple[Seat, ...]:
        """Return the order of the combat under way, or the active Methuselah first outside combat. V5 'Sequencing'."""
        round_ = game.within(Fighting)
        return round_.order(game) if round_ is not None else (game.active, *game.clockwise(game.active))

    @property
    def current(self) -> Injury:
        """Return all damage to the current victim, from every source together."""
        parts = self.parts
        return Injury(parts[0].victim, sum(part.normal for part in parts), sum(part.aggravated for part in parts))

    @property
    def parts(self) -> tuple[Injury, ...]:
        """Return the damage to the current victim, source by source."""
        victim = self.injuries[self.at].victim
        end = self.at
        while end < len(self.injuries) and self.injuries[end].victim == victim:
            end += 1
        return self.injuries[self.at : end]

    def change(self, parts: tuple[Injury, ...]) -> None:
        """Replace the damage to the current victim by as many injuries as before."""
        self.injuries = (*self.injuries[: self.at], *parts, *self.injuries[self.at + len(parts) :])

    @asks(
        "vtes.combat.damage.prevent-then-mend",
        "vtes.combat.damage.prevention-by-damaged-minion",
        "vtes.combat.damage.prevention-one-card-at-a-time",
        "vtes.combat.damage.prevention-until-none-left-or-stop",
        *COMBAT_ORDER,
    )
    def offer_prevention(self, game: Table) -> Decision | None:
        return self.opportunity(game, "prevent") if self.preventable and self.current.total > 0 else None

    @rule("vtes.combat.damage.prevention-one-card-at-a-time")
    def settle_prevention(self, game: Table, choice: Choice) -> None:
        self.goto(DamageResolution.offer_prevention)
        self.settle(game, choice)

    def gain_refusal(self, game: Table, gained: Gained) -> Refusal | None:
        return None if self.current.victim == gained.minion else NO_DAMAGE

    def use_gain(self, game: Table, gained: Gained) -> None:
        game.cite((NO_DAMAGE.rule,))
        self.prevent(game, 1)

    def points(self, of: Callable[[Source], bool] | None = None) -> int:
        """Return the points that an effect could prevent, of all damage or only from sources that `of` accepts."""
        return sum(part.total for part in self.parts if of is None or of(part.source))

    def prevent(self, game: Table, amount: int, *, of: Callable[[Source], bool] | None = None) -> None:
        """Prevent up to `amount` points of the victim's damage, aggravated points first.

        Points to which the victim is immune come last.
        """
        left = amount
        worst = rest = 0
        parts = list(self.parts)
        order = sorted(range(len(parts)), key=lambda place: is_immune(game, parts[place]))
        for kind in ("aggravated", "normal"):
            for place in order:
                part = parts[place]
                if of is not None and not of(part.source):
                    continue
                taken = min(left, getattr(part, kind))
                if taken and is_immune(game, part):
                    game.cite(("vtes.combat.damage.immune-may-still-be-prevented",))
                left -= taken
                if kind == "aggravated":
                    worst += taken
                    parts[place] = part.less(0, taken)
                else:
                    rest += taken
                    parts[place] = part.less(taken, 0)
        victim = parts[0].victim
        self.change(tuple(parts))
        why = (
            ("vtes.combat.damage.aggravated-can-be-prevented", "vtes.combat.damage.prevention-order-free")
            if worst
            else ()
        )
        game.emit(events.DamagePrevented(victim, rest, worst), *why)

    @rule("vtes.combat.damage.prevent-then-mend")
    def next_victim_prevents(self, game: Table) -> None:
        self.passed = ()
        self.at += len(self.parts)
        if self.at < len(self.injuries):
            self.goto(DamageResolution.offer_prevention)
        else:
            self.at = 0

    @rule("vtes.combat.damage.unprevented-is-inflicted")
    def be_immune(self, game: Table) -> None:
        """Drop the damage to which the victim is immune."""
        parts = self.parts
        harmless = [part for part in parts if part.total > 0 and is_immune(game, part)]
        if harmless:
            game.cite(IMMUNE)
            self.change(tuple(part.less(part.normal, part.aggravated) if part in harmless else part for part in parts))

    @rule(
        "vtes.combat.damage.unprevented-is-inflicted",
        "vtes.combat.resolve.damage-costs-blood-or-life",
        "vtes.combat.damage.normal-before-aggravated",
    )
    def inflict(self, game: Table) -> None:
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
    def suffer_normal(self, game: Table) -> None:
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
            lost_to_damage(game, victim.id, mended)
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
    def suffer_aggravated(self, game: Table) -> None:
        victim = game.cards[self.current.victim]
        for _ in range(self.current.aggravated):
            if not victim.wounded:
                wound(game, victim)
            elif victim.counters > 0:
                game.burn_blood(victim, 1)
                game.emit(events.DestructionPrevented(victim.id))
                lost_to_damage(game, victim.id, 1)
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
    def next_victim(self, game: Table) -> None:
        self.at += len(self.parts)
        if self.at < len(self.injuries):
            self.goto(DamageResolution.be_immune)

    @asks("vtes.combat.damage.wounded-goes-to-torpor-last", *COMBAT_ORDER)
    def before_torpor(self, game: Table) -> Decision | None:
        """Open the window in which a wounded vampire is still ready, for effects that replace its torpor."""
        for injury in self.injuries:
            victim = game.cards.get(injury.victim)
            if victim is not None and victim.wounded and victim.region == "ready":
                return self.opportunity(game, "going-to-torpor")
        return None

    @rule("vtes.combat.damage.wounded-goes-to-torpor-last")
    def settle_before_torpor(self, game: Table, choice: Choice) -> None:
        self.goto(DamageResolution.before_torpor)
        self.settle(game, choice)

    @rule(
        "vtes.combat.damage.wounded-goes-to-torpor-last",
        "vtes.combat.damage.torpor-after-everything",
        "vtes.combat.damage.ally-retainer-burned-at-zero-life",
        "vtes.torpor.entered-when-damage-not-mended",
    )
    def take_the_consequences(self, game: Table) -> None:
        for injury in self.injuries:
            victim = game.cards.get(injury.victim)
            if victim is None:
                continue
            if victim.facts.is_vampire:
                if victim.wounded and victim.region == "ready":
                    regions.to_torpor(game, victim)
            else:
                game.lose_last_life(victim)

    @rule()
    def reward(self, game: Table) -> None:
        for hunter in self.hunters:
            game.award_trophies(hunter)

    STEPS = (
        offer_prevention, settle_prevention, next_victim_prevents,
        be_immune, inflict, suffer_normal, suffer_aggravated, next_victim,
        before_torpor, settle_before_torpor, take_the_consequences, reward,
    )  # fmt: skip


def wound(game: Table, vampire: InPlay) -> None:
    """Record that a vampire has damage that it failed to mend."""
    if not vampire.wounded:
        vampire.wounded = True
        game.emit(events.Wounded(vampire.id), "vtes.combat.damage.wounded-definition")


def lost_to_damage(game: Table, minion: CardId, amount: int) -> None:
    """Record the blood that a minion burned for damage, in case it is in combat."""
    round_ = game.within(Fighting)
    if round_ is not None:
        round_.lost_to_damage(minion, amount)


def is_immune(game: Table, injury: Injury) -> bool:
    """Return whether a minion is immune to damage. V5 'Damage Resolution', 'Immune to damage'."""
    victim = game.cards.get(injury.victim)
    behaviour = BEHAVIOUR.get(victim.card) if victim is not None else None
    return behaviour is not None and any(immunity.covers(injury.source.card) for immunity in behaviour.immunities)


def together(injuries: list[Injury]) -> tuple[Injury, ...]:
    """Return simultaneous injuries with those of one victim adjacent."""
    found: dict[CardId, list[Injury]] = {}
    for injury in injuries:
        found.setdefault(injury.victim, []).append(injury)
    return tuple(injury for of_victim in found.values() for injury in of_victim)
