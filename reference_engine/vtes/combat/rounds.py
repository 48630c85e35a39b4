"""Combat rounds: range, strikes, damage and presses. V5 'Combat Sequence'."""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.combat import strike_pair
from reference_engine.vtes.combat.combat_state import Fight, Fighting
from reference_engine.vtes.combat.gains import Gained
from reference_engine.vtes.combat.strike_pair import StrikePair
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.playing.sequencing import COMBAT_ORDER, IMPULSE
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import ChooseStrike


@procedure
class Combat(Fight, kw_only=True):
    """A combat between two minions: one round, and another after each successful press to continue."""

    @rule(
        "vtes.combat.only-ready-minions",
        "vtes.combat.not-between-own-minions",
        "vtes.combat.combatants-are-the-two-minions",
        "vtes.combat.opposing-is-mutual",
        "vtes.combat.lock-state-irrelevant",
    )
    def begin(self, game: Table) -> None:
        both = game.is_ready(self.acting) and game.is_ready(self.opposing)
        if not both:
            game.cite(("vtes.torpor.not-ready",))
        if not both or game.cards[self.acting].controller == game.cards[self.opposing].controller:
            self.finish()
            return
        both_minions = (self.acting, self.opposing)
        self.vampires = tuple(minion for minion in both_minions if game.cards[minion].facts.is_vampire)
        game.emit(events.CombatBegan(self.acting, self.opposing))
        for minion in both_minions:
            withdrawal.combat_entered(game, game.cards[minion])

    @rule("vtes.combat.sequence.one-or-more-rounds", "vtes.combat.sequence.seven-steps-in-order")
    def fight_a_round(self, game: Table) -> None:
        self.rounds += 1
        game.emit(events.RoundBegan(self.acting, self.opposing, self.rounds))
        game.call(Round(acting=self.acting, opposing=self.opposing, stays_close=self.next_stays_close))
        self.next_stays_close = False

    @rule("vtes.combat.press.uncancelled-starts-new-round", "vtes.combat.press.none-by-default-combat-ends")
    def another_round(self, game: Table) -> None:
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
    def end(self, game: Table) -> None:
        game.emit(events.CombatEnded(self.acting, self.opposing, self.rounds))
        after_combat(game)

    def dropped(self, game: Table) -> None:
        after_combat(game)

    STEPS = (begin, fight_a_round, another_round, end)


@procedure
class Round(Fighting, kw_only=True):
    """One round of combat. V5 'Combat Sequence', steps 1 to 7."""

    def window(self) -> str:
        """Return the window that is open now."""
        return WINDOWS.get(self.STEPS[self.pc].__name__, "")

    def open(self, game: Table, window: str) -> Decision | None:
        return None if self.interrupted(game) else self.opportunity(game, window)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return strike_pair.strike_refusal(game, self, choice) if isinstance(choice, ChooseStrike) else None

    # 1. Before range.

    @asks("vtes.combat.before-range.only-marked-effects", *COMBAT_ORDER, *IMPULSE)
    def before_range(self, game: Table) -> Decision | None:
        return self.open(game, "before-range")

    @rule("vtes.combat.before-range.only-marked-effects")
    def settle_before_range(self, game: Table, choice: Choice) -> None:
        self.goto(Round.before_range)
        self.settle(game, choice)

    # 2. Determine range.

    @rule(
        "vtes.combat.range.close-by-default-every-round",
        "vtes.combat.before-range.closed-once-maneuver-decision-starts",
    )
    def start_at_close_range(self, game: Table) -> None:
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
    def maneuvers(self, game: Table) -> Decision | None:
        return self.open(game, "range")

    @rule("vtes.combat.maneuver.exchange-unlimited")
    def settle_maneuvers(self, game: Table, choice: Choice) -> None:
        self.goto(Round.maneuvers)
        self.settle(game, choice)

    @rule("vtes.combat.range.close-or-long", "vtes.combat.range.limits-usable-strikes-and-effects")
    def set_range(self, game: Table) -> None:
        self.passed = ()
        if not self.interrupted(game):
            game.emit(events.RangeSet(self.range))

    # 3. Before strikes are chosen.

    @asks("vtes.combat.before-strikes.window", "vtes.combat.before-strikes.acting-first", *COMBAT_ORDER, *IMPULSE)
    def before_strikes(self, game: Table) -> Decision | None:
        return self.open(game, "before-strikes")

    @rule("vtes.combat.before-strikes.window")
    def settle_before_strikes(self, game: Table, choice: Choice) -> None:
        self.goto(Round.before_strikes)
        self.settle(game, choice)

    # 4. Strike, and 5. damage resolution.

    @rule(
        "vtes.combat.strike.step-purpose",
        "vtes.combat.strike.pair-definition",
        "vtes.combat.strike.one-per-round-by-default",
    )
    def strike(self, game: Table) -> None:
        self.passed = ()
        if not self.interrupted(game):
            game.call(StrikePair())

    @asks(
        "vtes.combat.additional.gained-after-first-pair",
        "vtes.combat.additional.acting-decides-first",
        "vtes.combat.additional.one-source-per-round",
        *COMBAT_ORDER,
    )
    def gain_strikes(self, game: Table) -> Decision | None:
        return self.open(game, "additional-strikes")

    @rule("vtes.combat.additional.gained-after-first-pair")
    def settle_gain_strikes(self, game: Table, choice: Choice) -> None:
        self.goto(Round.gain_strikes)
        self.settle(game, choice)

    @rule(
        "vtes.combat.additional.resolved-after-normal-pair",
        "vtes.combat.additional.own-choose-and-resolve-steps",
        "vtes.combat.additional.only-holders-may-strike",
        "vtes.combat.additional.one-sided-resolved-alone",
        "vtes.combat.additional.same-range",
        "vtes.combat.additional.free-choice-despite-commitment",
    )
    def strike_again(self, game: Table) -> None:
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
    def presses(self, game: Table) -> Decision | None:
        return self.open(game, "press")

    @rule("vtes.combat.press.exchange-unlimited")
    def settle_presses(self, game: Table, choice: Choice) -> None:
        self.goto(Round.presses)
        self.settle(game, choice)

    # 7. End of round.

    @rule("vtes.combat.end-of-round.after-press", "vtes.combat.end-of-round.also-when-combat-ends-early")
    def close_presses(self, game: Table) -> None:
        self.passed = ()
        self.combat(game).goes_on = self.to_continue and not self.interrupted(game)

    @asks(
        "vtes.combat.end-of-round.effects-only-here",
        "vtes.combat.end-of-round.also-when-combat-ends-early",
        *COMBAT_ORDER,
    )
    def end_of_round(self, game: Table) -> Decision | None:
        return self.opportunity(game, "end-of-round")

    @rule("vtes.combat.end-of-round.effects-only-here")
    def settle_end_of_round(self, game: Table, choice: Choice) -> None:
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
"""Maps a step of a round to the window it opens."""


def enter(game: Table, acting: CardId, opposing: CardId, gained: tuple[Gained, ...] = ()) -> None:
    """Begin a combat. The opposing minion has the gains that cards gave it in case of combat."""
    game.call(
        Combat(acting=acting, opposing=opposing, gained=tuple(each for each in gained if each.minion == opposing))
    )


def after_combat(game: Table) -> None:
    """End effects that last for a combat, and replace the cards that waited for its end."""
    for period in ("round", "combat"):
        game.expire(period)
        game.expire_limits(period)
    for seat in (game.active, *game.clockwise(game.active)):
        if game.seats[seat].no_longer_awaits("combat"):
            game.set_off(RefillHand(seat=seat))
