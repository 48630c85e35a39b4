"""Maneuvers and presses, used at once or later. V5 'Determine Range', 'Press'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import Ability, CardInUse, Effect
from reference_engine.vtes.cards.words.combat.combat_modes import (
    BEARER_NOT_IN_COMBAT,
    NOT_IN_COMBAT,
    SEAT_NOT_IN_COMBAT,
)
from reference_engine.vtes.combat import combat_state, gains
from reference_engine.vtes.combat.combat_state import Commitment
from reference_engine.vtes.combat.gains import Gained
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.combat.striking import JUST_STOLEN, NOT_ITS_STEP, ONCE_EACH_COMBAT, SECOND_STRIKE
from reference_engine.vtes.table.state import STOLEN, InPlay, Table
from scenarios.wire_types.vtes.choices import Play, Use

RANGE_IS_SET = Refusal(
    "vtes.combat.before-strikes.acting-first", "maneuvers can be used only while range is determined"
)


class Maneuver(Effect):
    """Changes the range."""

    windows = frozenset({"range"})
    elsewhere = RANGE_IS_SET
    rules = (
        "vtes.combat.maneuver.sources",
        "vtes.combat.maneuver.not-two-in-a-row",
        "vtes.combat.maneuver.mandatory-part-must-be-used",
    )

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return frame.maneuver_refusal(choice.minion) if isinstance(frame, Round) else None

    def apply(self, game: Table, play: CardInUse) -> None:
        round_ = combat_state.under_way(game)
        if round_.commitment(play.minion) is not None:
            game.cite(("vtes.combat.maneuver.non-strike-sources-still-allowed",))
        round_.maneuver(game, play.minion)


class Press(Effect):
    """Presses to continue combat, or to end it after the opponent's press."""

    windows = frozenset({"press"})
    elsewhere = NOT_ITS_STEP
    rules = ("vtes.combat.press.not-two-in-a-row",)

    def __init__(self, only: str = "") -> None:
        self.only = only

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return frame.press_refusal(choice.minion, self.only) if isinstance(frame, Round) else None

    def apply(self, game: Table, play: CardInUse) -> None:
        combat_state.under_way(game).press(game, play.minion)


class ManeuverOnceEachCombat(Ability):
    """Gives the bearer an optional maneuver with a weapon, which it must then strike with. V5 'Determine Range'."""

    windows = frozenset({"range"})
    name = "maneuver"

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        round_ = game.within(Round)
        if round_ is None or card.host not in (round_.acting, round_.opposing):
            return BEARER_NOT_IN_COMBAT
        if game.spent(card, "combat:maneuver"):
            return ONCE_EACH_COMBAT
        if game.spent(card, STOLEN):
            return JUST_STOLEN
        if (refusal := round_.maneuver_refusal(card.host)) is not None:
            return refusal
        return SECOND_STRIKE if round_.commitment(card.host) not in (None, Commitment(card.id)) else None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "combat:maneuver")
        game.cite(("vtes.combat.maneuver.sources",))
        combat_state.under_way(game).maneuver(game, card.host, Commitment(card.id))


class OwnManeuverOnceEachCombat(Ability):
    """Gives a minion its own optional maneuver, with no weapon."""

    windows = frozenset({"range"})
    name = "maneuver"

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        round_ = game.within(Round)
        if round_ is None or card.id not in (round_.acting, round_.opposing):
            return NOT_IN_COMBAT
        if game.spent(card, "combat:maneuver"):
            return ONCE_EACH_COMBAT
        return round_.maneuver_refusal(card.id)

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "combat:maneuver")
        game.cite(("vtes.combat.maneuver.sources",))
        combat_state.under_way(game).maneuver(game, card.id)


class PressForLife(Ability):
    """Burns 1 life of the card to give its controller's combatant a press."""

    windows = frozenset({"press"})
    name = "press"

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        combatant = frame.combatant_of(game, card.controller) if isinstance(frame, Round) else NO_CARD
        if not combatant:
            return SEAT_NOT_IN_COMBAT
        return Press().refusal(game, frame, card.controller, Play(card.card, combatant))

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        round_ = combat_state.under_way(game)
        combatant = round_.combatant_of(game, card.controller)
        game.burn_blood(card, 1)
        round_.press(game, combatant)
        game.lose_last_life(card)


class Gain(Effect):
    """Gives an optional maneuver or press for later in the round, or in the combat."""

    def __init__(self, what: str, only: str = "", lasting: str = "round") -> None:
        self.what, self.only, self.lasting = what, only, lasting

    def apply(self, game: Table, play: CardInUse) -> None:
        combat = combat_state.under_way(game).combat(game)
        combat.gained += (Gained(self.what, play.minion, play.card, self.only, self.lasting),)


def optional_press(only: str = "") -> Gain:
    """Return an optional press in this round."""
    return Gain(gains.PRESS, only)


def optional_maneuver(only: str = "") -> Gain:
    """Return an optional maneuver in this round."""
    return Gain(gains.MANEUVER, only)


class NextRoundAtCloseRange(Effect):
    """Sets the next round to close range, without determining it."""

    def apply(self, game: Table, play: CardInUse) -> None:
        combat_state.under_way(game).combat(game).next_stays_close = True
