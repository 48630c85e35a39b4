"""Combat: rounds of range, strikes, damage and presses. V5 'Combat Sequence'."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vtes.combat import gains
from reference_engine.vtes.combat.gains import Gained
from reference_engine.vtes.combat.strikes import StrikePair
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.playing.sequence import COMBAT_ORDER, IMPULSE, Sequenced
from reference_engine.vtes.table import combat_events

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes


class Surroundings(msgspec.Struct, frozen=True):
    """Ranged environmental damage that a combatant takes in every round, at the normal strike resolution."""

    victim: CardId
    amount: int


class Commitment(msgspec.Struct, frozen=True):
    """What the first strike of a combatant in a round has to be: with a weapon, or with a strike card played before."""

    weapon: CardId = NO_CARD
    card: Card = Card(0)
    level: str = ""
    discipline: str = ""


@procedure
class Combat(Frame, kw_only=True):
    """A combat between two minions: one round, and another for every press to continue that stands."""

    acting: CardId
    opposing: CardId
    rounds: int = 0
    goes_on: bool = False
    vampires: tuple[CardId, ...] = ()
    """Which of the combatants are vampires."""
    surroundings: tuple[Surroundings, ...] = ()
    gained: tuple[Gained, ...] = ()
    """Maneuvers and presses that cards have given the combatants and that are not used yet."""
    next_stays_close: bool = False
    """Whether the next round leaves its range out and is fought at close range."""

    @rule(
        "vtes.combat.only-ready-minions",
        "vtes.combat.not-between-own-minions",
        "vtes.combat.combatants-are-the-two-minions",
        "vtes.combat.opposing-is-mutual",
        "vtes.combat.lock-state-irrelevant",
    )
    def begin(self, game: Vtes) -> None:
        both = game.is_ready(self.acting) and game.is_ready(self.opposing)
        if not both:
            game.cite(("vtes.torpor.not-ready",))
        if not both or game.cards[self.acting].controller == game.cards[self.opposing].controller:
            self.finish()
            return
        both_minions = (self.acting, self.opposing)
        self.vampires = tuple(minion for minion in both_minions if game.cards[minion].facts.is_vampire)
        game.emit(combat_events.CombatBegan(self.acting, self.opposing))
        for minion in both_minions:
            withdrawal.combat_entered(game, game.cards[minion])

    @rule("vtes.combat.sequence.one-or-more-rounds", "vtes.combat.sequence.seven-steps-in-order")
    def fight_a_round(self, game: Vtes) -> None:
        self.rounds += 1
        self.goes_on = False
        game.emit(combat_events.RoundBegan(self.acting, self.opposing, self.rounds))
        game.call(Round(acting=self.acting, opposing=self.opposing, stays_close=self.next_stays_close))
        self.next_stays_close = False

    @rule("vtes.combat.press.uncancelled-starts-new-round", "vtes.combat.press.none-by-default-combat-ends")
    def another_round(self, game: Vtes) -> None:
        if self.gained:
            game.cite(
                (
                    "vtes.combat.maneuver.not-carried-to-later-rounds",
                    "vtes.combat.press.not-carried-to-later-rounds",
                )
            )
            self.gained = tuple(gained for gained in self.gained if gained.lasting == "combat")
        game.expire("round")
        game.expire_limits("round")
        if self.goes_on and game.is_ready(self.acting) and game.is_ready(self.opposing):
            self.goto(Combat.fight_a_round)

    @rule("vtes.combat.sequence.one-or-more-rounds")
    def end(self, game: Vtes) -> None:
        game.emit(combat_events.CombatEnded(self.acting, self.opposing, self.rounds))
        game.after_combat()

    STEPS = (begin, fight_a_round, another_round, end)


@procedure
class Round(Sequenced, kw_only=True):
    """One round. V5 'Combat Sequence', steps 1 to 7."""

    acting: CardId
    opposing: CardId
    range: str = "close"
    last_maneuver: CardId = NO_CARD
    """Whose maneuver it was that came last."""
    stays_close: bool = False
    """Whether the range is not determined, but close."""
    acting_commitment: Commitment | None = None
    """What a combatant has maneuvered with, and so has to strike with."""
    opposing_commitment: Commitment | None = None
    hands_only: bool = False
    """Whether no strike but hand strikes can be used in this round."""
    acting_extra: int = 0
    """Additional strikes left."""
    opposing_extra: int = 0
    acting_gained: bool = False
    """Whether a combatant has used its one source of additional strikes."""
    opposing_gained: bool = False
    last_press: CardId = NO_CARD
    to_continue: bool = False
    acting_lost: int = 0
    """Blood that a combatant has lost to damage in this round."""
    opposing_lost: int = 0
    over: bool = False
    """Combat ends with this round, whatever anybody would press."""

    def order(self, game: Vtes) -> tuple[Seat, ...]:
        """The acting minion's controller, the opposing minion's, everybody else clockwise. V5 'Sequencing'."""
        first = game.cards[self.acting].controller if self.acting in game.cards else game.active
        second = game.cards[self.opposing].controller if self.opposing in game.cards else first
        return tuple(dict.fromkeys((first, second, *game.clockwise(first))))

    def combatant_of(self, game: Vtes, seat: Seat) -> CardId:
        """The combatant that a seat controls, or 0."""
        for minion in (self.acting, self.opposing):
            if minion in game.cards and game.cards[minion].controller == seat:
                return minion
        return NO_CARD

    def opponent(self, minion: CardId) -> CardId:
        return self.opposing if minion == self.acting else self.acting

    def commitment(self, minion: CardId) -> Commitment | None:
        return self.acting_commitment if minion == self.acting else self.opposing_commitment

    def lost_to_damage(self, minion: CardId, amount: int) -> None:
        """Note that a combatant has burned blood for damage."""
        if minion == self.acting:
            self.acting_lost += amount
        elif minion == self.opposing:
            self.opposing_lost += amount

    def interrupted(self, game: Vtes) -> bool:
        """Whether combat is over, or a combatant is no longer ready. V5 'Resolve Strike'."""
        if self.over:
            return True
        if game.is_ready(self.acting) and game.is_ready(self.opposing):
            return False
        game.cite(("vtes.combat.ends-when-combatant-not-ready", "vtes.combat.ends-when-not-ready-at-any-point"))
        return True

    def end_combat(self) -> None:
        """End combat at once, but for the end of the round."""
        self.over = True

    def window(self) -> str:
        """The window that is being asked about."""
        return WINDOWS.get(self.STEPS[self.pc].__name__, "")

    def open(self, game: Vtes, window: str) -> Decision | None:
        return None if self.interrupted(game) else self.opportunity(game, window)

    def extra_options(self, game: Vtes, seat: Seat, window: str) -> list[Choice]:
        combat = self.combat(game)
        return gains.options(game, combat, self, seat, window) if combat.gained else []

    def combat(self, game: Vtes) -> Combat:
        found = game.within(Combat)
        assert found is not None
        return found

    # 1. Before range.

    @asks("vtes.combat.before-range.only-marked-effects", *COMBAT_ORDER, *IMPULSE)
    def before_range(self, game: Vtes) -> Decision | None:
        return self.open(game, "before-range")

    @rule("vtes.combat.before-range.only-marked-effects")
    def settle_before_range(self, game: Vtes, choice: Choice) -> None:
        self.goto(Round.before_range)
        self.settle(game, choice)

    # 2. Determine range.

    @rule(
        "vtes.combat.range.close-by-default-every-round",
        "vtes.combat.before-range.closed-once-maneuver-decision-starts",
    )
    def start_at_close_range(self, game: Vtes) -> None:
        self.passed = ()
        if self.stays_close:
            self.goto(Round.set_range)

    @asks(
        "vtes.combat.maneuver.none-by-default",
        "vtes.combat.maneuver.optional-may-be-declined",
        "vtes.combat.maneuver.exchange-unlimited",
        "vtes.combat.maneuver.declining-does-not-forfeit-answer",
        *COMBAT_ORDER,
    )
    def maneuvers(self, game: Vtes) -> Decision | None:
        return self.open(game, "range")

    @rule("vtes.combat.maneuver.exchange-unlimited")
    def settle_maneuvers(self, game: Vtes, choice: Choice) -> None:
        self.goto(Round.maneuvers)
        self.settle(game, choice)

    def maneuver(self, game: Vtes, minion: CardId, commitment: Commitment | None = None) -> None:
        """Change the range; with a weapon or a strike card, the minion is bound to strike with it."""
        self.range = "long" if self.range == "close" else "close"
        self.last_maneuver = minion
        self.passed = ()
        why = (
            "vtes.combat.maneuver.moves-close-to-long"
            if self.range == "long"
            else "vtes.combat.maneuver.moves-long-back-to-close"
        )
        if commitment is not None:
            binding = (
                "vtes.combat.maneuver.from-strike-card-fixes-strike"
                if commitment.card
                else "vtes.combat.maneuver.from-weapon-fixes-strike"
            )
            game.cite((binding,))
            if minion == self.acting:
                self.acting_commitment = commitment
            else:
                self.opposing_commitment = commitment
        game.emit(combat_events.Maneuvered(minion, self.range), why)

    @rule("vtes.combat.range.close-or-long", "vtes.combat.range.limits-usable-strikes-and-effects")
    def set_range(self, game: Vtes) -> None:
        self.passed = ()
        if not self.interrupted(game):
            game.emit(combat_events.RangeSet(self.range))

    # 3. Before strikes are chosen.

    @asks("vtes.combat.before-strikes.window", "vtes.combat.before-strikes.acting-first", *COMBAT_ORDER, *IMPULSE)
    def before_strikes(self, game: Vtes) -> Decision | None:
        return self.open(game, "before-strikes")

    @rule("vtes.combat.before-strikes.window")
    def settle_before_strikes(self, game: Vtes, choice: Choice) -> None:
        self.goto(Round.before_strikes)
        self.settle(game, choice)

    # 4. Strike, and 5. damage resolution.

    @rule(
        "vtes.combat.strike.step-purpose",
        "vtes.combat.strike.pair-definition",
        "vtes.combat.strike.one-per-round-by-default",
    )
    def strike(self, game: Vtes) -> None:
        self.passed = ()
        if not self.interrupted(game):
            game.call(StrikePair())

    @asks(
        "vtes.combat.additional.gained-after-first-pair",
        "vtes.combat.additional.acting-decides-first",
        "vtes.combat.additional.one-source-per-round",
        *COMBAT_ORDER,
    )
    def gain_strikes(self, game: Vtes) -> Decision | None:
        return self.open(game, "additional-strikes")

    @rule("vtes.combat.additional.gained-after-first-pair")
    def settle_gain_strikes(self, game: Vtes, choice: Choice) -> None:
        self.goto(Round.gain_strikes)
        self.settle(game, choice)

    def gain_additional(self, game: Vtes, minion: CardId, amount: int) -> None:
        """Give a combatant additional strikes in this round."""
        if minion == self.acting:
            self.acting_extra, self.acting_gained = amount, True
        else:
            self.opposing_extra, self.opposing_gained = amount, True
        game.emit(
            combat_events.AdditionalStrikesGained(minion, amount),
            "vtes.combat.additional.gained-from-cards-and-effects",
        )

    @rule(
        "vtes.combat.additional.resolved-after-normal-pair",
        "vtes.combat.additional.own-choose-and-resolve-steps",
        "vtes.combat.additional.only-holders-may-strike",
        "vtes.combat.additional.one-sided-resolved-alone",
        "vtes.combat.additional.same-range",
        "vtes.combat.additional.free-choice-despite-commitment",
    )
    def strike_again(self, game: Vtes) -> None:
        self.passed = ()
        if self.interrupted(game) or not (self.acting_extra or self.opposing_extra):
            return
        game.call(
            StrikePair(acting_strikes=self.acting_extra > 0, opposing_strikes=self.opposing_extra > 0, initial=False)
        )
        self.acting_extra, self.opposing_extra = max(self.acting_extra - 1, 0), max(self.opposing_extra - 1, 0)
        self.goto(Round.strike_again)

    # 6. Press.

    @asks(
        "vtes.combat.press.not-two-in-a-row",
        "vtes.combat.press.only-if-both-ready",
        "vtes.combat.press.acting-first-and-answer-kept",
        "vtes.combat.press.exchange-unlimited",
        *COMBAT_ORDER,
    )
    def presses(self, game: Vtes) -> Decision | None:
        return self.open(game, "press")

    @rule("vtes.combat.press.exchange-unlimited")
    def settle_presses(self, game: Vtes, choice: Choice) -> None:
        self.goto(Round.presses)
        self.settle(game, choice)

    def press(self, game: Vtes, minion: CardId) -> None:
        """Press to continue, or against the opponent's press, to end."""
        self.to_continue = not self.to_continue
        self.last_press = minion
        self.passed = ()
        game.emit(
            combat_events.Pressed(minion, "continue" if self.to_continue else "end"),
            "vtes.combat.press.to-continue" if self.to_continue else "vtes.combat.press.to-end-cancels-continue",
        )

    # 7. End of round.

    @rule("vtes.combat.end-of-round.after-press", "vtes.combat.end-of-round.also-when-combat-ends-early")
    def close_presses(self, game: Vtes) -> None:
        self.passed = ()
        self.combat(game).goes_on = self.to_continue and not self.interrupted(game)

    @asks(
        "vtes.combat.end-of-round.effects-only-here",
        "vtes.combat.end-of-round.also-when-combat-ends-early",
        *COMBAT_ORDER,
    )
    def end_of_round(self, game: Vtes) -> Decision | None:
        return self.opportunity(game, "end-of-round")

    @rule("vtes.combat.end-of-round.effects-only-here")
    def settle_end_of_round(self, game: Vtes, choice: Choice) -> None:
        self.goto(Round.end_of_round)
        self.settle(game, choice)

    STEPS = (
        before_range, settle_before_range,
        start_at_close_range, maneuvers, settle_maneuvers, set_range,
        before_strikes, settle_before_strikes,
        strike, gain_strikes, settle_gain_strikes, strike_again,
        presses, settle_presses,
        close_presses, end_of_round, settle_end_of_round,
    )  # fmt: skip


WINDOWS = {
    "before_range": "before-range", "maneuvers": "range", "before_strikes": "before-strikes",
    "gain_strikes": "additional-strikes", "presses": "press", "end_of_round": "end-of-round",
}  # fmt: skip
"""The window that each asking step of a round opens."""
