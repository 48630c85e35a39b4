"""Reactions. Rulebook, 'Step 4: Place Reaction Card', 'Reactions'. Their shields are in the printed facts."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import Bonus, CardText, If
from reference_engine.rivals.cards.words.conditions import burned_characters, has, in_party
from reference_engine.rivals.cards.words.costs import ForCards, ForPrestige
from reference_engine.rivals.cards.words.effects import PrestigeOn, attacker
from reference_engine.rivals.cards.words.fighting import (
    BecomesSuperficial,
    LookAtHand,
    MoreShield,
    PartyShield,
    Prevent,
    paid,
)


@declared("Well-Prepared")
class WellPrepared(CardText):
    revealed = ForPrestige(1, MoreShield(1), needs="Sense the Unnatural")


@declared("Strength of the Fallen")
class StrengthOfTheFallen(CardText):
    revealed = ForPrestige(1, MoreShield(burned_characters), needs="Thwart the Unnatural")


@declared("Shifting Organs")
class ShiftingOrgans(CardText):
    """The ban on diablerie never applies: no card of this set allows diablerie."""

    shield = Bonus(1, when=has("Obfuscate"))


@declared("Ready and Waiting")
class ReadyAndWaiting(CardText):
    revealed = If(has("Global Access"), PrestigeOn(1, attacker))


@declared("Layers of Protection")
class LayersOfProtection(CardText):
    shield = Bonus(1, of=in_party)
    revealed = ForCards(0, Prevent(paid))


@declared("Comeuppance")
class Comeuppance(CardText):
    revealed = LookAtHand()


@declared("Know Their Habits")
class KnowTheirHabits(CardText):
    revealed = ForPrestige(2, PartyShield(2), needs="Sense the Unnatural")


@declared("Get into its Mind")
class GetIntoItsMind(CardText):
    revealed = ForPrestige(2, BecomesSuperficial(), needs="Library")
