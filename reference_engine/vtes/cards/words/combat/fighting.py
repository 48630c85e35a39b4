"""What cards change for the rest of a round or of a combat, and what makes minions fight. V5 'Combat'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.cards.words.combat.fought import TOO_LATE_BEFORE_RANGE
from reference_engine.vtes.combat import fight, gains
from reference_engine.vtes.combat.gains import Gained
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.declarations.language import CardInUse, Effect, Targets
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import Table

NOT_BEFORE_STRIKES = Refusal(
    "vtes.combat.before-strikes.window", "this is used once range is set, before strikes are chosen"
)
NOT_AT_CLOSE_RANGE = Refusal(
    "vtes.combat.range.limits-usable-strikes-and-effects", "this can be used at close range only"
)


class Either(Effect):
    """One of several things, each with the word by which it is chosen."""

    def __init__(self, **uses: tuple[Effect, ...]) -> None:
        self.uses = uses
        self.windows = frozenset().union(*(effect.windows for effects in uses.values() for effect in effects))
        self.elsewhere = next(iter(uses.values()))[0].elsewhere

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(NO_CARD, NOBODY, use) for use in self.uses]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        window = frame.window() if isinstance(frame, Round) else ""
        for effect in self.uses.get(choice.mode, ()):
            if effect.windows and window not in effect.windows:
                return effect.misplaced(frame)
            if (refusal := effect.refusal(game, frame, seat, choice)) is not None:
                return refusal
        return None if choice.mode in self.uses else self.elsewhere

    def apply(self, game: Table, play: CardInUse) -> None:
        for effect in self.uses[play.mode]:
            game.cite(effect.rules)
            effect.apply(game, play)


class Gain(Effect):
    """An optional maneuver or press, to be used later in the round, or in the combat."""

    def __init__(self, what: str, only: str = "", lasting: str = "round") -> None:
        self.what, self.only, self.lasting = what, only, lasting

    def apply(self, game: Table, play: CardInUse) -> None:
        combat = fight.under_way(game).combat(game)
        combat.gained += (Gained(self.what, play.minion, play.card, self.only, self.lasting),)


def optional_press(only: str = "") -> Gain:
    """An optional press in this round."""
    return Gain(gains.PRESS, only)


def optional_maneuver(only: str = "") -> Gain:
    """An optional maneuver in this round."""
    return Gain(gains.MANEUVER, only)


class BeforeStrikes(Effect):
    """Used once the range is set, at close range only where it says so."""

    windows = frozenset({"before-strikes"})
    elsewhere = NOT_BEFORE_STRIKES
    rules = ("vtes.combat.before-strikes.window",)

    def __init__(self, close_only: bool = False) -> None:
        self.close_only = close_only

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        far = self.close_only and isinstance(frame, Round) and frame.range != "close"
        return NOT_AT_CLOSE_RANGE if far else None

    def apply(self, game: Table, play: CardInUse) -> None:
        return None


class HandStrikesOnly(Effect):
    """Neither combatant can use any but hand strikes in this round."""

    def apply(self, game: Table, play: CardInUse) -> None:
        fight.under_way(game).hands_only = True


class NextRoundAtCloseRange(Effect):
    """Another round is at close range, without its range being determined."""

    def apply(self, game: Table, play: CardInUse) -> None:
        fight.under_way(game).combat(game).next_stays_close = True


class BeforeRange(Effect):
    """Used before range is determined."""

    windows = frozenset({"before-range"})
    elsewhere = TOO_LATE_BEFORE_RANGE
    rules = ("vtes.combat.before-range.only-marked-effects",)

    def apply(self, game: Table, play: CardInUse) -> None:
        return None


class FirstStrikeThisRound(Effect):
    """The minion's hand strikes and strikes with melee weapons are first strikes in this round."""

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify("first strike", play.minion, 1, "round", play.card)


class StrengthThisCombat(Effect):
    """The minion's strength is so much in this combat, before what else changes it."""

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify("base strength", play.minion, self.strength, "combat", play.card)
