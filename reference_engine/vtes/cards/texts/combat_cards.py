"""Combat cards. V5 'Combat cards'."""

from reference_engine.vtes.cards.combat import (
    AdditionalStrikes,
    DamageEachRound,
    GainBloodLost,
    Maneuver,
    Press,
    Prevent,
    StrikeWith,
)
from reference_engine.vtes.cards.language import card
from reference_engine.vtes.cards.modes import CombatPlay
from reference_engine.vtes.strikes import Strike


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
    ani = CombatPlay(DamageEachRound(1))
    ANI = CombatPlay(DamageEachRound(2))


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
