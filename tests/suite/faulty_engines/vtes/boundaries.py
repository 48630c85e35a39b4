"""Faulty engines for boundary cases: things that a combat, torpor, diablerie or withdrawal leaves unchanged."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, Card, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.combat import damage
from reference_engine.vtes.combat.damage import DamageResolution
from reference_engine.vtes.combat.resolution import StrikeResolution
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.combat.strike_pair import StrikePair
from reference_engine.vtes.control import regions
from reference_engine.vtes.ending import ousting as ending
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import hands
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import READY, InPlay
from reference_engine.vtes.torpor import diablerie as torpor
from reference_engine.vtes.torpor.diablerie import BloodHunt, Diablerie
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.declarations import Pass
from scenarios.wire_types.vtes.choices import Take
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Additional strikes.


@wrong(
    "additional strikes may be taken although the opponent has left for torpor",
    breaks="vtes.combat.additional.gained-after-first-pair",
)
def _(change: Changes) -> None:
    change.replace(Round, "gain_strikes", lambda right, self, game: self.opportunity(game, "additional-strikes"))


@wrong(
    "additional strikes may be taken after a strike that ends combat",
    breaks="vtes.combat.additional.resolved-after-normal-pair",
)
def _(change: Changes) -> None:
    def gain_strikes(right: Right, self: Round, game: Vtes) -> Decision | None:
        both = game.is_ready(self.acting) and game.is_ready(self.opposing)
        return self.opportunity(game, "additional-strikes") if both else None

    change.replace(Round, "gain_strikes", gain_strikes)


@wrong(
    "there is one source of additional strikes in a combat",
    breaks="vtes.combat.additional.gained-from-cards-and-effects",
)
def _(change: Changes) -> None:
    def start_at_close_range(right: Right, self: Round, game: Vtes) -> None:
        if self.combat(game).rounds > 1:
            self.acting_gained = self.opposing_gained = True
        right(self, game)

    change.replace(Round, "start_at_close_range", start_at_close_range)


@wrong(
    "who has no additional strike does not prevent the damage of one either",
    breaks="vtes.combat.additional.only-holders-may-strike",
)
def _(change: Changes) -> None:
    def offer_prevention(right: Right, self: DamageResolution, game: Vtes) -> Decision | None:
        pair = game.within(StrikePair)
        if pair is not None:
            acts = self.current.victim == pair.round(game).acting
            if not (pair.acting_strikes if acts else pair.opposing_strikes):
                return None
        found: Decision | None = right(self, game)
        return found

    change.replace(DamageResolution, "offer_prevention", offer_prevention)


# Rounds and presses.


@wrong("combatants press after a strike that ended combat", breaks="vtes.combat.press.only-if-both-ready")
def _(change: Changes) -> None:
    def presses(right: Right, self: Round, game: Vtes) -> Decision | None:
        found: Decision | None = self.opportunity(game, "press") if self.over else right(self, game)
        return found

    change.replace(Round, "presses", presses)


@wrong("crows leave after the first round", breaks="vtes.combat.press.uncancelled-starts-new-round")
def _(change: Changes) -> None:
    def another_round(right: Right, self: Combat, game: Vtes) -> None:
        self.surroundings = ()
        right(self, game)

    change.replace(Combat, "another_round", another_round)


# Blood and damage.


@wrong("a vampire robbed of all blood goes to torpor", breaks="vtes.combat.steal-blood.not-damage-not-preventable")
def _(change: Changes) -> None:
    def steal(right: Right, self: StrikeResolution, game: Vtes) -> None:
        right(self, game)
        for blow in self.blows:
            robbed = game.cards.get(blow.victim)
            if blow.strike.steal_blood and robbed is not None and robbed.facts.is_vampire and not robbed.counters:
                regions.to_torpor(game, robbed)

    change.replace(StrikeResolution, "steal", steal)


@wrong("stolen blood counts as lost to damage", breaks="vtes.combat.steal-blood.not-damage-not-preventable")
def _(change: Changes) -> None:
    def steal(right: Right, self: StrikeResolution, game: Vtes) -> None:
        for blow in self.blows:
            if blow.strike.steal_blood and blow.victim in game.cards:
                damage.lost_to_damage(game, blow.victim, min(blow.strike.steal_blood, game.cards[blow.victim].counters))
        right(self, game)

    change.replace(StrikeResolution, "steal", steal)


@wrong("much damage that is not mended burns a vampire", breaks="vtes.combat.damage.insufficient-blood-wounds")
def _(change: Changes) -> None:
    def suffer_normal(right: Right, self: DamageResolution, game: Vtes) -> None:
        victim, missing = game.cards[self.current.victim], self.current.normal
        missing -= victim.counters
        ready = not victim.wounded
        right(self, game)
        if victim.facts.is_vampire and ready and missing > 1:
            game.burn(victim)
            self.goto(DamageResolution.next_victim)

    change.replace(DamageResolution, "suffer_normal", suffer_normal)


@wrong("a vampire without blood counts as wounded", breaks="vtes.combat.damage.aggravated-wounds-directly")
def _(change: Changes) -> None:
    def suffer_aggravated(right: Right, self: DamageResolution, game: Vtes) -> None:
        victim = game.cards[self.current.victim]
        if self.current.aggravated and not victim.counters:
            victim.wounded = True
        right(self, game)

    change.replace(DamageResolution, "suffer_aggravated", suffer_aggravated)


@wrong(
    "whatever prevents one aggravated damage prevents all of it",
    breaks="vtes.combat.damage.aggravated-can-be-prevented",
)
def _(change: Changes) -> None:
    def prevent(right: Right, self: DamageResolution, game: Vtes, amount: int, **named: object) -> None:
        right(self, game, amount + sum(part.aggravated for part in self.parts), **named)

    change.replace(DamageResolution, "prevent", prevent)


@wrong("a vampire out of torpor is still wounded", breaks="vtes.combat.damage.wounded-definition")
def _(change: Changes) -> None:
    def to_ready(right: Right, game: Vtes, vampire: InPlay) -> None:
        right(game, vampire)
        vampire.wounded = True

    change.replace(regions, "to_ready", to_ready)


# Torpor and diablerie.


@wrong("a vampire is unlocked as it goes to torpor", breaks="vtes.torpor.attachments-stay")
def _(change: Changes) -> None:
    def to_torpor(right: Right, game: Vtes, vampire: InPlay) -> None:
        vampire.locked = False
        right(game, vampire)

    change.replace(regions, "to_torpor", to_torpor)


@wrong("retainers leave an employer in torpor", breaks="vtes.combat.retainer.burned-with-employer")
def _(change: Changes) -> None:
    def to_torpor(right: Right, game: Vtes, vampire: InPlay) -> None:
        for card in list(game.lying_on(vampire)):
            if "retainer" in card.facts.types:
                game.burn(card)
        right(game, vampire)

    change.replace(regions, "to_torpor", to_torpor)


@wrong("a diablerist may take retainers", breaks="vtes.diablerie.step2-may-take-equipment")
def _(change: Changes) -> None:
    def offer_equipment(right: Right, self: Diablerie, game: Vtes) -> Decision | None:
        found: Decision | None = right(self, game)
        retainers = [
            Take(card.id) for card in game.attached_to(game.cards[self.victim]) if "retainer" in card.facts.types
        ]
        if not retainers:
            return found
        options = found.options if found is not None else [Pass()]
        return Decision(game.cards[self.diablerist].controller, "take-equipment", [*options, *retainers])

    change.replace(Diablerie, "offer_equipment", offer_equipment)


@wrong(
    "a diablerist takes a Discipline that it has at superior",
    breaks="vtes.diablerie.step4-sources-library-ash-heap-hand",
)
def _(change: Changes) -> None:
    def can_grow(right: Right, game: Vtes, vampire: InPlay, card: Card) -> bool:
        return "discipline" in facts()[card].subtypes

    change.replace(torpor, "can_grow", can_grow)


@wrong(
    "a diablerist takes a Discipline out of any ash heap", breaks="vtes.diablerie.step4-sources-library-ash-heap-hand"
)
def _(change: Changes) -> None:
    def offer_discipline(right: Right, self: Diablerie, game: Vtes) -> Decision | None:
        found: Decision | None = right(self, game)
        if found is None:
            return None
        vampire = game.cards[self.diablerist]
        others = [
            Take(NO_CARD, card) for seat in game.seats for card in seat.ash_heap if torpor.can_grow(game, vampire, card)
        ]
        found.options.extend(take for take in others if take not in found.options)
        return found

    change.replace(Diablerie, "offer_discipline", offer_discipline)


@wrong("a tie passes a blood hunt", breaks="vtes.blood-hunt.passed-burns-diablerist")
def _(change: Changes) -> None:
    def enact(right: Right, self: BloodHunt, game: Vtes) -> None:
        if self.tally("for") == self.tally("against"):
            game.burn(game.cards[self.diablerist])
        right(self, game)

    change.replace(BloodHunt, "enact", enact)


# The end of the game.


@wrong("a tie below the top leaves no winner", breaks="vtes.ending.winner.tie-means-no-winner")
def _(change: Changes) -> None:
    def winner(right: Right, points: list[int]) -> Seat:
        scored = [each for each in points if each]
        found: Seat = right(points)
        return found if len(set(scored)) == len(scored) else NOBODY

    change.replace(ending, "winner", winner)


@wrong("whoever withdraws unlocks first", breaks="vtes.withdrawal.succeeds-at-start-of-next-unlock-phase")
def _(change: Changes) -> None:
    change.reorder(
        UnlockPhase,
        "give_back", "unlock_everything", "end_contests", "replace_what_waited", "give_up_useless_cards",
        "withdraw", "effects", "settle_effects",
    )  # fmt: skip


@wrong(
    "the blood of vampires in torpor is no loss to a withdrawal",
    breaks="vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood",
)
def _(change: Changes) -> None:
    def blood_lost(right: Right, game: Vtes, card: InPlay) -> None:
        if card.region == READY:
            right(game, card)

    change.replace(withdrawal, "blood_lost", blood_lost)


@wrong(
    "blood that actions cost is no loss to a withdrawal",
    breaks="vtes.withdrawal.fails-if-own-minion-loses-or-spends-blood",
)
def _(change: Changes) -> None:
    def blood_lost(right: Right, game: Vtes, card: InPlay) -> None:
        if game.within(Action) is None:
            right(game, card)

    change.replace(withdrawal, "blood_lost", blood_lost)


@wrong("a full hand is always seven cards", breaks="vtes.withdrawal.needs-less-than-full-hand-at-turn-start")
def _(change: Changes) -> None:
    def hand_size(right: Right, game: Vtes, seat: Seat) -> int:
        size: int = right(game, seat)
        return 7 if game.phase == "unlock" or game.active != seat else size

    change.replace(hands, "hand_size", hand_size)


@wrong(
    "the hand is counted as a withdrawal is announced",
    breaks="vtes.withdrawal.needs-less-than-full-hand-at-turn-start",
)
def _(change: Changes) -> None:
    def effects(right: Right, self: UnlockPhase, game: Vtes) -> Decision:
        self.may_withdraw = withdrawal.refusal(game, self.seat) is None
        found: Decision = right(self, game)
        return found

    change.replace(UnlockPhase, "effects", effects)
