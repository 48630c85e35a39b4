"""Cards that search libraries and crypts, or have targets in ash heaps.

V5 'Wording templates', glossary, 'Ash Heap'.
"""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.cards.words.actions.action_modes import CardActionMode
from reference_engine.vtes.cards.words.actions.outcomes import PutOnActing
from reference_engine.vtes.cards.words.actions.self_inflicted import DamageToItself
from reference_engine.vtes.cards.words.playing.ash_heaps import RemoveFromAshHeap
from reference_engine.vtes.cards.words.playing.cheaper_and_dearer import NoCardsOf
from reference_engine.vtes.cards.words.playing.searches import (
    EquipFromLibrary,
    PutInPlayFromLibrary,
    PutVampireInPlay,
    YoungerVampireFromCrypt,
)
from reference_engine.vtes.cards.words.table.locking import UnlockTarget
from reference_engine.vtes.cards.words.turn.in_phases import BurnToFill, LockToUnlockBearer, UnlockForBlood


@card(101143)
class MagicOfTheSmith:
    tha = CardActionMode(EquipFromLibrary(), stealth=1)
    THA = CardActionMode(EquipFromLibrary(), stealth=3)


@card(101835)
class SoulScan:
    aus = CardActionMode(YoungerVampireFromCrypt("obf", at_most=0), stealth=1)
    AUS = CardActionMode(YoungerVampireFromCrypt("obf", at_most=1), stealth=1)


@card(101897)
class SummonHistory:
    tem = CardActionMode(PutInPlayFromLibrary())
    TEM = CardActionMode(PutVampireInPlay())


@card(100637)
class EmergencyRations:
    text = CardActionMode(RemoveFromAshHeap("mortal", "ally", "retainer"), PutOnActing(only_one=True), stealth=1)
    in_play = (BurnToFill(),)


@card(101476)
class PrecognizantMobility:
    aus = CardActionMode(UnlockTarget(younger=True), stealth=1)
    AUS = CardActionMode(UnlockTarget(younger=False), stealth=1)


@card(101664)
class RutorsHand:
    tha = CardActionMode(PutOnActing(locked=True, only_one=True), DamageToItself(aggravated=1), stealth=1)
    THA = CardActionMode(PutOnActing(locked=True, only_one=True), DamageToItself(aggravated=1, immune_for=3), stealth=1)
    in_play = (LockToUnlockBearer(),)


@card(201067)
class NuThePillar:
    in_play = (UnlockForBlood(1, "unlock"), NoCardsOf("cel"))
