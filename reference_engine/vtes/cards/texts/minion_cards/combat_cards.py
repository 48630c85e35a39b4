"""Combat cards. V5 'Combat cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.cards.words.combat.combat_modes import CombatPlay, CombatPlayOfOthers
from reference_engine.vtes.cards.words.combat.moments import (
    BeforeRange,
    BeforeStrikes,
    EnvironmentalDamage,
    GainBloodLost,
    OnceEachRound,
)
from reference_engine.vtes.cards.words.combat.prevention import (
    BurnXToPreventForAnother,
    Prevent,
    PreventForAnother,
    PreventX,
)
from reference_engine.vtes.cards.words.combat.range_and_presses import (
    Maneuver,
    NextRoundAtCloseRange,
    Press,
    optional_maneuver,
    optional_press,
)
from reference_engine.vtes.cards.words.combat.strike_cards import (
    AdditionalStrikes,
    FirstStrikeThisRound,
    HandStrikesOnly,
    StrengthThisCombat,
    StrikeWith,
)
from reference_engine.vtes.cards.words.torpor.torpid import DiableriseInstead


@card(100043)
class Amaranth:
    text = CombatPlay(DiableriseInstead())


@card(100077)
class Apportation:
    tha = CombatPlay(Press(only="continue"))
    THA = CombatPlay(Maneuver())


@card(100227)
class Blur:
    cel = CombatPlay(AdditionalStrikes(1))
    CEL = CombatPlay(AdditionalStrikes(2))


@card(100301)
class CarrionCrows:
    ani = CombatPlay(EnvironmentalDamage(1))
    ANI = CombatPlay(EnvironmentalDamage(2))


@card(100504)
class DeadEndAlley:
    text = CombatPlay(Press(only="continue"))


@card(101323)
class OpenGrate:
    text = CombatPlay(Press(only="end"))


@card(100567)
class Dodge:
    text = CombatPlay(StrikeWith(Strike("", dodge=True)))
    replaced_after = "combat"


@card(100693)
class FakeOut:
    text = CombatPlay(Maneuver())
    replaced_after = "combat"


@card(101144)
class Majesty:
    pre = CombatPlay(StrikeWith(Strike("", combat_ends=True)))
    PRE = CombatPlay(StrikeWith(Strike("", combat_ends=True, unlocks=True)))


@card(101523)
class Pursuit:
    cel = CombatPlay(Maneuver())
    CEL = CombatPlay(AdditionalStrikes(1))


@card(101791)
class SkinOfRock:
    for_ = CombatPlay(Prevent(1))
    FOR = CombatPlay(Prevent(2))


@card(102215)
class Roundhouse:
    pot = CombatPlay(StrikeWith(Strike("", hand=True, damage=2)))
    POT = CombatPlay(StrikeWith(Strike("", hand=True, damage=3)))


@card(101945)
class TasteOfVitae:
    text = CombatPlay(GainBloodLost())


@card(101966)
class TheftOfVitae:
    tha = CombatPlay(StrikeWith(Strike("", ranged=True, steal_blood=1)))
    THA = CombatPlay(StrikeWith(Strike("", ranged=True, steal_blood=2)))


# Maneuvers and presses.


@card(100918)
class HiddenStrength:
    for_ = CombatPlay(PreventX(1))
    FOR = CombatPlay(PreventX(1), optional_press())


@card(100959)
class ImmortalGrapple:
    pot = CombatPlay(BeforeStrikes(close_only=True), OnceEachRound(), HandStrikesOnly())
    POT = CombatPlay(
        BeforeStrikes(close_only=True), OnceEachRound(), HandStrikesOnly(), optional_press(), NextRoundAtCloseRange()
    )


@card(101782)
class SilenceOfDeath:
    qui = CombatPlay(BeforeRange(), FirstStrikeThisRound())
    QUI = CombatPlay(BeforeRange(), FirstStrikeThisRound(), optional_maneuver())


@card(101993)
class TornSignpost:
    pot = CombatPlay(BeforeRange(), StrengthThisCombat(2))
    POT = CombatPlay(BeforeRange(), StrengthThisCombat(3))


# Strikes.


@card(100290)
class CanineHorde:
    ani = CombatPlay(StrikeWith(Strike("", damage=1, ranged=True)))
    ANI = CombatPlay(StrikeWith(Strike("", ranged=True, takes="burn", first=True)))


@card(100704)
class FastHands:
    cel = CombatPlay(StrikeWith(Strike("", takes="steal", takes_weapon=True)))
    CEL = CombatPlay(StrikeWith(Strike("", takes="steal", takes_weapon=True, first=True)))


@card(101529)
class QuickJab:
    text = CombatPlay(StrikeWith(Strike("", hand=True, first=True, most=1)))
    replaced_after = "combat"


@card(101760)
class ShatteringBlow:
    pot = CombatPlay(StrikeWith(Strike("", takes="burn")))
    POT = CombatPlay(StrikeWith(Strike("", takes="burn", first=True)))


@card(101798)
class Slam:
    pot = CombatPlay(StrikeWith(Strike("", hand=True, damage=2)))
    POT = CombatPlay(StrikeWith(Strike("", hand=True, damage=2), maneuver="close"))


@card(101982)
class ThrownGate:
    pot = CombatPlay(StrikeWith(Strike("", damage=1, ranged=True), maneuver="any"))
    POT = CombatPlay(StrikeWith(Strike("", damage=2, ranged=True), maneuver="any"))


# Minions outside the combat.


@card(101175)
class MartyrsResilience:
    aus_for = CombatPlayOfOthers(PreventForAnother(1), unlocked=True)
    AUS_FOR = CombatPlayOfOthers(BurnXToPreventForAnother(1), unlocked=True)
