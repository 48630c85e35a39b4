"""Combats and their rounds: combatants, range, and unused maneuvers, presses and strikes. V5 'Combat'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.combat import gains
from reference_engine.vtes.combat.gains import Gained
from reference_engine.vtes.playing.sequencing import Sequenced
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Use


class Surroundings(msgspec.Struct, frozen=True):
    """Ranged environmental damage to a combatant in every round, at normal strike resolution."""

    victim: CardId
    amount: int


class Commitment(msgspec.Struct, frozen=True):
    """The commitment of a combatant's first strike in a round: to a weapon, or to a strike card already played."""

    weapon: CardId = NO_CARD
    card: Card = Card(0)
    level: str = ""
    discipline: str = ""


class Fight(Frame, kw_only=True):
    """A combat between two minions, as its rounds, strikes and damage see it. `Combat` has its steps."""

    acting: CardId
    opposing: CardId
    rounds: int = 0
    goes_on: bool = False
    vampires: tuple[CardId, ...] = ()
    """Combatants that are vampires."""
    surroundings: tuple[Surroundings, ...] = ()
    gained: tuple[Gained, ...] = ()
    """Unused maneuvers and presses that cards have given the combatants."""
    next_stays_close: bool = False
    """True if the next round skips its range step and is fought at close range."""

    def gained_by(self, minion: CardId, choice: Use) -> Gained | None:
        """Return the unused gain that a combatant uses with a choice, or None."""
        for gained in self.gained:
            if (gained.minion, gained.card, gained.what) == (minion, choice.card_, choice.effect):
                return gained
        return None


class InCombat(Sequenced, kw_only=True):
    """A procedure of combat with windows, in some of which a combatant can use gains from cards."""

    def gain_refusal(self, game: Table, gained: Gained) -> Refusal | None:
        """Return why a combatant may not use a gain now, in the window meant for it, or None."""
        raise NotImplementedError

    def use_gain(self, game: Table, gained: Gained) -> None:
        raise NotImplementedError

    MORE_IN = tuple(gains.WINDOW.values())

    def extra_options(self, game: Table, seat: Seat, window: str) -> list[Choice]:
        round_ = game.within(Fighting)
        if round_ is None:
            return []
        minion = round_.combatant_of(game, seat)
        found = [
            Use(card_=gained.card, effect=gained.what)
            for gained in round_.combat(game).gained
            if gained.minion == minion
            and gains.WINDOW[gained.what] == window
            and self.gain_refusal(game, gained) is None
        ]
        return list(dict.fromkeys(found))

    def settle(self, game: Table, choice: Choice) -> None:
        if not isinstance(choice, Use) or not choice.card_:
            if isinstance(choice, Use) and "master" in game.cards[choice.card].facts.types:
                game.cite(("vtes.combat.non-minion-effects-still-usable",))
            super().settle(game, choice)
            return
        self.used()
        round_ = under_way(game)
        fight = round_.combat(game)
        gained = fight.gained_by(round_.combatant_of(game, game.decider), choice)
        assert gained is not None
        rest = list(fight.gained)
        rest.remove(gained)
        fight.gained = tuple(rest)
        self.use_gain(game, gained)


class Fighting(InCombat, kw_only=True):
    """A round of combat, as strikes and damage see it. `Round` has its steps."""

    acting: CardId
    opposing: CardId
    range: str = "close"
    last_maneuver: CardId = NO_CARD
    """Minion that made the last maneuver."""
    stays_close: bool = False
    """True if the round skips determining range and stays at close range."""
    acting_commitment: Commitment | None = None
    """Weapon or strike card with which a combatant maneuvered and so must strike."""
    opposing_commitment: Commitment | None = None
    hands_only: bool = False
    """True if only hand strikes can be used in this round."""
    acting_extra: int = 0
    """Additional strikes left."""
    opposing_extra: int = 0
    acting_gained: bool = False
    """True if a combatant has used its one source of additional strikes."""
    opposing_gained: bool = False
    last_press: CardId = NO_CARD
    to_continue: bool = False
    acting_lost: int = 0
    """Blood that a combatant has lost to damage in this round."""
    opposing_lost: int = 0
    over: bool = False
    """True if combat ends with this round, regardless of presses."""

    def order(self, game: Table) -> tuple[Seat, ...]:
        """Return the controllers of the acting and the opposing minion, then everybody else clockwise.

        V5 'Sequencing'.
        """
        first = game.cards[self.acting].controller if self.acting in game.cards else game.active
        second = game.cards[self.opposing].controller if self.opposing in game.cards else first
        return tuple(dict.fromkeys((first, second, *game.clockwise(first))))

    def combatant_of(self, game: Table, seat: Seat) -> CardId:
        """Return the combatant that a seat controls, or 0."""
        for minion in (self.acting, self.opposing):
            if minion in game.cards and game.cards[minion].controller == seat:
                return minion
        return NO_CARD

    def opponent(self, minion: CardId) -> CardId:
        return self.opposing if minion == self.acting else self.acting

    def commitment(self, minion: CardId) -> Commitment | None:
        return self.acting_commitment if minion == self.acting else self.opposing_commitment

    def lost_to_damage(self, minion: CardId, amount: int) -> None:
        """Record the blood that a combatant burned for damage."""
        if minion == self.acting:
            self.acting_lost += amount
        elif minion == self.opposing:
            self.opposing_lost += amount

    def interrupted(self, game: Table) -> bool:
        """Return whether combat is over, or a combatant is no longer ready. V5 'Resolve Strike'."""
        if self.over:
            return True
        if game.is_ready(self.acting) and game.is_ready(self.opposing):
            return False
        game.cite(("vtes.combat.ends-when-combatant-not-ready", "vtes.combat.ends-when-not-ready-at-any-point"))
        return True

    def end_combat(self) -> None:
        """End combat at once, except for the end of the round."""
        self.over = True

    def combat(self, game: Table) -> Fight:
        """Return the combat of this round."""
        found = game.within(Fight)
        assert found is not None
        return found

    # Changes of range, and of whether combat continues.

    def maneuver_refusal(self, minion: CardId, only: str = "") -> Refusal | None:
        """Return why a combatant may not change the range now, or None."""
        if self.last_maneuver == minion:
            return gains.TWO_MANEUVERS
        return gains.NOT_TO_LONG if only == "close" and self.range == "close" else None

    def press_refusal(self, minion: CardId, only: str = "") -> Refusal | None:
        """Return why a combatant may not press now, or None."""
        if self.last_press == minion:
            return gains.TWO_PRESSES
        if only == "continue" and self.to_continue:
            return gains.ALREADY_CONTINUES
        return gains.NOTHING_TO_END if only == "end" and not self.to_continue else None

    def gain_refusal(self, game: Table, gained: Gained) -> Refusal | None:
        reason = self.maneuver_refusal if gained.what == gains.MANEUVER else self.press_refusal
        return reason(gained.minion, gained.only)

    def use_gain(self, game: Table, gained: Gained) -> None:
        if gained.what == gains.MANEUVER:
            game.cite(("vtes.combat.maneuver.sources",))
            self.maneuver(game, gained.minion)
        else:
            self.press(game, gained.minion)

    def maneuver(self, game: Table, minion: CardId, commitment: Commitment | None = None) -> None:
        """Change the range. With a weapon or a strike card, the minion must strike with it."""
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
        game.emit(events.Maneuvered(minion, self.range), why)

    def press(self, game: Table, minion: CardId) -> None:
        """Press to continue, or to end combat if the opponent has pressed to continue."""
        self.to_continue = not self.to_continue
        self.last_press = minion
        self.passed = ()
        game.emit(
            events.Pressed(minion, "continue" if self.to_continue else "end"),
            "vtes.combat.press.to-continue" if self.to_continue else "vtes.combat.press.to-end-cancels-continue",
        )

    def gain_additional(self, game: Table, minion: CardId, amount: int) -> None:
        """Give a combatant additional strikes in this round."""
        if minion == self.acting:
            self.acting_extra, self.acting_gained = amount, True
        else:
            self.opposing_extra, self.opposing_gained = amount, True
        game.emit(
            events.AdditionalStrikesGained(minion, amount),
            "vtes.combat.additional.gained-from-cards-and-effects",
        )


def under_way(game: Table) -> Fighting:
    """Return the current round of combat."""
    found = game.within(Fighting)
    assert found is not None
    return found


def gain_refusal(game: Table, frame: Frame, seat: Seat, choice: Use) -> Refusal | None:
    """Return why a seat may not use a gain of its combatant this way, or None."""
    round_ = game.within(Fighting)
    minion = round_.combatant_of(game, seat) if round_ is not None else NO_CARD
    gained = round_.combat(game).gained_by(minion, choice) if round_ is not None and minion else None
    if gained is None:
        return gains.none_left(choice)
    if not isinstance(frame, InCombat) or gains.WINDOW[gained.what] != game.window():
        return None
    return frame.gain_refusal(game, gained)
