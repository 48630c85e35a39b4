"""Resolution of simultaneous strikes: equipment, stolen blood and damage. V5 'Resolve Strike'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vtes.card_dsl import rulings
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.combat import combat_state, damage, striking
from reference_engine.vtes.combat.combat_state import Fight
from reference_engine.vtes.combat.damage import DamageResolution, Injury, Source
from reference_engine.vtes.table.state import STOLEN, InPlay, Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import ChooseTarget

ENVIRONMENTAL = ("vtes.combat.environmental.definition", "vtes.combat.environmental.no-source-or-non-minion-source")

STEALING = (
    "vtes.combat.steal-blood.moves-counters-to-striker",
    "vtes.combat.steal-blood.before-mending",
    "vtes.combat.steal-blood.excess-drains-at-once",
    "vtes.combat.steal-blood.not-damage-not-preventable",
    "vtes.glossary.target.amount-need-not-be-available",
)


class Blow(msgspec.Struct, frozen=True):
    """A strike with its striker and its target."""

    striker: CardId
    victim: CardId
    strike: Strike


@procedure
class StrikeResolution(Frame, kw_only=True):
    """Simultaneous strikes: all first strikes of a pair, or all the others."""

    blows: tuple[Blow, ...]
    surroundings: bool
    """True if environmental damage happens at the same moment."""
    dodging: tuple[CardId, ...]
    """Minions that dodge in this pair of strikes."""
    chosen: tuple[CardId, ...] = ()
    """Equipment that each of `blows` takes, or NO_CARD."""

    @rule("vtes.combat.resolve.simultaneous")
    def see_what_lands(self, game: Table) -> None:
        """Keep only the strikes that have an effect."""
        self.blows = tuple(blow for blow in self.blows if self.lands(game, blow))

    def lands(self, game: Table, blow: Blow) -> bool:
        """Return whether a strike that resolves now affects its target."""
        striker, victim, strike = blow.striker, blow.victim, blow.strike
        range_ = combat_state.under_way(game).range
        dodging = victim in self.dodging
        dodged = dodging and not strike.retainer
        lost = strike.weapon and (strike.weapon not in game.cards or game.cards[strike.weapon].host != striker)
        if lost:
            game.cite(("vtes.combat.first-strike.lost-weapon-loses-strike",))
        able = game.is_ready(striker) and not lost and strike.works_at(range_)
        there = strike.retainer in game.cards if strike.retainer else game.is_ready(victim)
        lands = able and there and not strike.defensive and not dodged
        game.emit(
            events.StrikeResolved(striker, strike.name, lands or strike.defensive),
            *why(strike, range_, dodging),
        )
        return lands

    @asks(
        "vtes.combat.destroy-equipment.burns-one",
        "vtes.combat.destroy-equipment.striker-chooses",
        "vtes.combat.destroy-weapon.must-choose-weapon",
    )
    def choose_equipment(self, game: Table) -> Decision | None:
        """Return the striker's choice of equipment to take, if there is more than one piece."""
        if len(self.chosen) == len(self.blows):
            return None
        blow = self.blows[len(self.chosen)]
        fitting = takeable(game, blow)
        if len(fitting) < 2:
            return None
        options: list[Choice] = [ChooseTarget(card.id) for card in fitting]
        return Decision(game.cards[blow.striker].controller, "target", options)

    def order_rule(self, game: Table, seat: Seat) -> str:
        choosing = self.pc == self.PLACE["choose_equipment"]
        if choosing and game.decision is not None and seat != game.decision.seat:
            return "vtes.combat.destroy-equipment.striker-chooses"
        return super().order_rule(game, seat)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        choosing = self.pc == self.PLACE["choose_equipment"] and game.stack[-1] is self
        if choosing and isinstance(choice, ChooseTarget) and game.decision is not None and seat == game.decision.seat:
            return striking.NOT_A_WEAPON if self.blows[len(self.chosen)].strike.takes_weapon else None
        return None

    @rule("vtes.combat.destroy-equipment.striker-chooses")
    def note_equipment(self, game: Table, choice: ChooseTarget) -> None:
        self.chosen += (choice.target,)

    @rule("vtes.combat.destroy-equipment.burns-one")
    def choose_next(self, game: Table) -> None:
        """Continue until the equipment taken by every strike is known."""
        while len(self.chosen) < len(self.blows):
            fitting = takeable(game, self.blows[len(self.chosen)])
            if len(fitting) > 1:
                self.goto(StrikeResolution.choose_equipment)
                return
            self.chosen += (fitting[0].id if fitting else NO_CARD,)

    @rule("vtes.combat.resolve.strike-effects-before-damage")
    def take_effect(self, game: Table) -> None:
        """Steal and burn, then inflict the damage, first that on the acting minion's side."""
        injuries = [self.injury(game, blow) for blow in self.blows]
        # The acting minion prevents first. A theft may burn it, if it is an ally.
        acting = game.cards[combat_state.under_way(game).acting].controller
        self.take_equipment(game)
        self.steal(game)
        taken = [
            injury
            for injury in damage.together(injuries + (self.environmental_damage(game) if self.surroundings else []))
            if injury.total > 0 and injury.victim in game.cards
        ]
        taken.sort(key=lambda injury: game.cards[injury.victim].controller != acting)
        if taken:
            game.call(DamageResolution(injuries=tuple(taken)))

    def take_equipment(self, game: Table) -> None:
        """Burn or steal the chosen equipment. V5 'Destroy Equipment', 'Steal Equipment'."""
        for blow, taken in zip(self.blows, self.chosen, strict=True):
            card = game.cards.get(taken)
            if card is None:
                continue
            game.cite(("vtes.combat.destroy-equipment.usable-until-resolution",))
            if blow.strike.takes_weapon:
                game.cite(("vtes.combat.destroy-weapon.must-choose-weapon",))
            if blow.strike.takes == "steal":
                game.attach(card, game.cards[blow.striker])
                game.spend(card, STOLEN)
                game.cite(
                    ("vtes.combat.steal-equipment.moved-to-striker", "vtes.combat.steal-equipment.kept-after-combat")
                )
            else:
                game.burn(card)

    def steal(self, game: Table) -> None:
        """Move the counters that strikes steal, each based on the state before the thefts. V5 'Steal Blood'."""
        thefts = []
        for blow in self.blows:
            robbed = game.cards[blow.strike.retainer or blow.victim]
            if blow.strike.steal_blood:
                thefts.append((robbed, game.cards[blow.striker], min(blow.strike.steal_blood, robbed.counters)))
        for robbed, striker, amount in thefts:
            game.cite(STEALING)
            game.move_blood(amount, robbed, striker, drains=False)
        for robbed, striker, _ in thefts:
            game.drain(striker)
            game.lose_last_life(robbed)

    def injury(self, game: Table, blow: Blow) -> Injury:
        """Return the damage that a strike is about to inflict."""
        striker, strike = game.cards[blow.striker], blow.strike
        amount = strike.damage + (max(striking.strength(game, striker), 0) if strike.hand else 0)
        if strike.most:
            amount = min(amount, strike.most)
        source = Source(by=striker.id, card=striker.card, weapon=strike.weapon_card, strike=True)
        struck = strike.retainer or blow.victim
        return Injury(struck, 0, amount, source) if strike.aggravated else Injury(struck, amount, 0, source)

    def environmental_damage(self, game: Table) -> list[Injury]:
        """Return the environmental damage of the first pair of a round."""
        found = environmental_damage(game)
        if found:
            game.cite(ENVIRONMENTAL)
            if combat_state.under_way(game).range == "long":
                game.cite(("vtes.combat.range.limits-usable-strikes-and-effects",))
        if any(injury.victim in self.dodging for injury in found):
            game.cite(("vtes.combat.environmental.not-dodged",))
        return found

    STEPS = (see_what_lands, choose_equipment, note_equipment, choose_next, take_effect)


def environmental_damage(game: Table) -> list[Injury]:
    """Return the environmental damage of the current combat at strike resolution. V5 'Damage Resolution'."""
    combat = game.within(Fight)
    if combat is None:
        return []
    found = [Injury(item.victim, item.amount, 0) for item in combat.surroundings if game.is_ready(item.victim)]
    for minion, opponent in ((combat.acting, combat.opposing), (combat.opposing, combat.acting)):
        if minion not in game.cards or not game.is_ready(opponent):
            continue
        for card in game.attached_to(game.cards[minion]):
            amount = BEHAVIOUR[card.card].each_round if card.card in BEHAVIOUR else 0
            if amount:
                game.cite(rulings.followed(card.card, "at work"))
                found.append(Injury(opponent, amount, 0, Source(by=card.id, card=card.card)))
    return found


def takeable(game: Table, blow: Blow) -> list[InPlay]:
    """Return the equipment that a strike can take from its target."""
    if not blow.strike.takes or blow.victim not in game.cards:
        return []
    return striking.equipment_of(game, blow.victim, blow.strike.takes_weapon)


def why(strike: Strike, range_: str, dodging: bool) -> tuple[str, ...]:
    """Return the rules that explain the outcome of a strike, against a dodge or not."""
    if strike.dodge:
        reach = (
            ("vtes.combat.dodge.any-range", "vtes.combat.resolve.defensive-works-at-any-range")
            if range_ == "long"
            else ()
        )
        return (
            "vtes.combat.dodge.deals-no-damage",
            "vtes.combat.dodge.uses-the-strike",
            "vtes.combat.strike.defensive-effects-are-strikes",
            *reach,
        )
    if dodging and not strike.retainer:
        found = ["vtes.combat.dodge.protects-minion"]
        if strike.takes:
            found.append("vtes.combat.dodge.protects-possessions")
        if strike.first:
            found.append("vtes.combat.dodge.works-against-first-strike")
        return tuple(found)
    if not strike.works_at(range_):
        return ("vtes.combat.resolve.strikes-default-close-only",)
    found = [
        "vtes.combat.retainer.can-be-targeted-by-strike"
        if strike.retainer
        else "vtes.combat.retainer.not-harmed-by-default"
    ]
    if strike.retainer and dodging:
        found.append("vtes.combat.dodge.does-not-protect-retainers")
    if strike.retainer:
        found.append("vtes.combat.retainer.target-announced-with-strike")
    if strike.ranged:
        found += ["vtes.combat.resolve.ranged-works-at-any-range", "vtes.combat.resolve.r-damage-works-at-any-range"]
    if strike.hand:
        found += ["vtes.combat.hand-strike.damage-equals-strength", "vtes.combat.hand-strike.vampire-strength-one"]
    return tuple(found)
