"""Maneuvers and presses gained from cards, for later use. V5 'Determine Range', 'Press'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import Card, CardId
from reference_engine.kernel.decisions import Refusal
from scenarios.wire_types.vtes.choices import Use

MANEUVER, PRESS, PREVENT = "maneuver", "press", "prevent"
WINDOW = {MANEUVER: "range", PRESS: "press", PREVENT: "prevent"}

TWO_MANEUVERS = Refusal("vtes.combat.maneuver.not-two-in-a-row", "the minion made the last maneuver itself")
TWO_PRESSES = Refusal("vtes.combat.press.not-two-in-a-row", "the minion made the last press itself")
NOTHING_TO_END = Refusal("vtes.combat.press.to-end-cancels-continue", "combat already ends")
ALREADY_CONTINUES = Refusal("vtes.combat.press.to-continue", "combat already continues")
NOT_TO_LONG = Refusal("vtes.golden-rule.cards-override-rules", "the card allows only a maneuver to close range")
NO_MANEUVER_LEFT = Refusal(
    "vtes.combat.maneuver.not-carried-to-later-rounds", "the minion has no maneuver left from that card"
)
NO_PRESS_LEFT = Refusal("vtes.combat.press.not-carried-to-later-rounds", "the minion has no press left from that card")
NO_DAMAGE = Refusal("vtes.combat.damage.prevention-by-damaged-minion", "the minion is not taking damage")
NOTHING_LEFT_TO_PREVENT_WITH = Refusal(
    "vtes.golden-rule.cards-override-rules", "the minion has no damage prevention left from that card"
)


class Gained(msgspec.Struct, frozen=True):
    """A maneuver, a press or the prevention of 1 damage that a combatant gained from a card and has not used."""

    what: str
    minion: CardId
    card: Card
    only: str = ""
    """Limit of the gain. A press: `continue` or `end`; a maneuver: `close`; empty: none."""
    lasting: str = "round"
    """`round` or `combat`."""


def none_left(choice: Use) -> Refusal:
    """Return the refusal of using a gain that no card has given."""
    return {PRESS: NO_PRESS_LEFT, PREVENT: NOTHING_LEFT_TO_PREVENT_WITH}.get(choice.effect, NO_MANEUVER_LEFT)
