"""Maneuvers and presses that a card has given, and that are used later. V5 'Determine Range', 'Press'."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Choice, Refusal
from reference_engine.vtes.combat.damage import DamageResolution
from reference_engine.vtes.table.choices import Use

if TYPE_CHECKING:
    from reference_engine.vtes.combat.course import Combat, Round
    from reference_engine.vtes.game import Vtes

MANEUVER, PRESS, PREVENT = "maneuver", "press", "prevent"
WINDOW = {MANEUVER: "range", PRESS: "press", PREVENT: "prevent"}

TWO_MANEUVERS = Refusal("vtes.combat.maneuver.not-two-in-a-row", "the minion used the last maneuver itself")
TWO_PRESSES = Refusal("vtes.combat.press.not-two-in-a-row", "the minion used the last press itself")
NOTHING_TO_END = Refusal(
    "vtes.combat.press.to-end-cancels-continue", "there is no press to continue that could be cancelled"
)
ALREADY_CONTINUES = Refusal("vtes.combat.press.to-continue", "combat already continues")
NOT_TO_LONG = Refusal("vtes.golden-rule.cards-override-rules", "the card allows a maneuver to close range only")
NO_MANEUVER_LEFT = Refusal(
    "vtes.combat.maneuver.not-carried-to-later-rounds", "that card has given the minion no maneuver that is left"
)
NO_PRESS_LEFT = Refusal(
    "vtes.combat.press.not-carried-to-later-rounds", "that card has given the minion no press that is left"
)


NO_DAMAGE = Refusal("vtes.combat.damage.prevention-by-damaged-minion", "the minion is not taking damage")
NOTHING_LEFT_TO_PREVENT_WITH = Refusal(
    "vtes.golden-rule.cards-override-rules", "that card has left the minion nothing to prevent damage with"
)


class Gained(msgspec.Struct, frozen=True):
    """A maneuver, a press or the prevention of 1 damage that a card has given a combatant, until it is used or over."""

    what: str
    minion: CardId
    card: Card
    only: str = ""
    """Of a press: `continue` or `end`; of a maneuver: `close`; empty: as the minion likes."""
    lasting: str = "round"
    """`round` or `combat`."""


def maneuver_refusal(round_: Round, minion: CardId, only: str = "") -> Refusal | None:
    """Why a combatant may not change the range now, or None."""
    if round_.last_maneuver == minion:
        return TWO_MANEUVERS
    return NOT_TO_LONG if only == "close" and round_.range == "close" else None


def press_refusal(round_: Round, minion: CardId, only: str = "") -> Refusal | None:
    """Why a combatant may not press now, or None."""
    if round_.last_press == minion:
        return TWO_PRESSES
    if only == "continue" and round_.to_continue:
        return ALREADY_CONTINUES
    return NOTHING_TO_END if only == "end" and not round_.to_continue else None


def options(game: Vtes, combat: Combat, round_: Round, seat: Seat, window: str) -> list[Choice]:
    """The uses of what a seat's combatant has gained, in a window."""
    minion = round_.combatant_of(game, seat)
    found = [
        Use(card_=gained.card, effect=gained.what)
        for gained in combat.gained
        if gained.minion == minion and WINDOW[gained.what] == window and _refusal(game, round_, gained) is None
    ]
    return list(dict.fromkeys(found))


def none_left(choice: Use) -> Refusal:
    """Why what no card has given cannot be used."""
    return {PRESS: NO_PRESS_LEFT, PREVENT: NOTHING_LEFT_TO_PREVENT_WITH}.get(choice.effect, NO_MANEUVER_LEFT)


def refusal(game: Vtes, combat: Combat, round_: Round, minion: CardId, choice: Use, window: str) -> Refusal | None:
    """Why what a combatant has gained may not be used so now, or None."""
    found = find(combat, minion, choice)
    if found is None:
        return none_left(choice)
    return _refusal(game, round_, found) if WINDOW[found.what] == window else None


def _refusal(game: Vtes, round_: Round, gained: Gained) -> Refusal | None:
    if gained.what == PREVENT:
        damage = game.within(DamageResolution)
        taking = damage is not None and damage.current.victim == gained.minion and damage.points(True) > 0
        return None if taking else NO_DAMAGE
    reason = maneuver_refusal if gained.what == MANEUVER else press_refusal
    return reason(round_, gained.minion, gained.only)


def find(combat: Combat, minion: CardId, choice: Use) -> Gained | None:
    for gained in combat.gained:
        if (gained.minion, gained.card, gained.what) == (minion, choice.card_, choice.effect):
            return gained
    return None


def use(game: Vtes, combat: Combat, round_: Round, minion: CardId, choice: Use) -> None:
    """Use up what a combatant has gained."""
    gained = find(combat, minion, choice)
    assert gained is not None
    rest = list(combat.gained)
    rest.remove(gained)
    combat.gained = tuple(rest)
    if gained.what == PREVENT:
        damage = game.within(DamageResolution)
        assert damage is not None
        game.cite((NO_DAMAGE.rule,))
        damage.prevent(game, 1)
    elif gained.what == MANEUVER:
        game.cite(("vtes.combat.maneuver.sources",))
        round_.maneuver(game, minion)
    else:
        round_.press(game, minion)
