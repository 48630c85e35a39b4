"""Action modifiers. V5 'Action modifier cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import Bonus
from reference_engine.vtes.cards.words.actions.bleeds import (
    BleedIncrease,
    BleedIncreaseBesideTheLimit,
    SaveForNextBleed,
)
from reference_engine.vtes.cards.words.actions.blocking import (
    EndIfBlocked,
    FailAttempt,
    KeepFromBlocking,
    LockFailedBlockers,
    NoVampireBlocks,
)
from reference_engine.vtes.cards.words.actions.for_the_action import AggravatedAfterwards, EndBlockedAction
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import Modifier, ModifierOfAnother
from reference_engine.vtes.cards.words.actions.occasions import during_a_bleed, not_with
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import (
    LessInterceptOfLesser,
    MayLowerIntercept,
    Stealth,
)
from reference_engine.vtes.cards.words.actions.waking import UnlockActing
from reference_engine.vtes.cards.words.combat.combat_modes import CombatPlay
from reference_engine.vtes.cards.words.combat.moments import Either
from reference_engine.vtes.cards.words.combat.range_and_presses import Maneuver, Press, optional_press
from reference_engine.vtes.cards.words.playing.conditions import requires_title
from reference_engine.vtes.cards.words.politics.political_modes import ByOccasion, PollingModifier, PollingReaction
from reference_engine.vtes.cards.words.politics.polling import GainByMargin, OnlySect, Silence
from reference_engine.vtes.cards.words.politics.votes import Votes


@card(100031)
class AireOfElation:
    pre = Modifier(BleedIncrease(1, clan="Toreador"), when=during_a_bleed)
    PRE = Modifier(BleedIncrease(2, clan="Toreador"), when=during_a_bleed)


@card(100157)
class BewitchingOration:
    pre = PollingModifier(Votes(2))
    PRE = PollingModifier(Votes(4))


@card(100236)
class Bonding:
    dom = Modifier(BleedIncrease(1), when=during_a_bleed)
    DOM = Modifier(Stealth(1), BleedIncrease(1), when=during_a_bleed)


@card(100323)
class ChangeOfTarget:
    text = Modifier(EndBlockedAction())


@card(100362)
class CloakTheGathering:
    obf = Modifier(Stealth(1))
    OBF = ModifierOfAnother(Stealth(1))


@card(100381)
class CommandOfTheBeast:
    dom = Modifier(BleedIncrease(1), when=during_a_bleed)
    DOM = Modifier(BleedIncreaseBesideTheLimit(1), when=during_a_bleed)


@card(100401)
class Conditioning:
    dom = Modifier(BleedIncrease(2), when=during_a_bleed)
    DOM = Modifier(BleedIncrease(3), when=during_a_bleed)


@card(100492)
class DaringTheDawn:
    for_ = Modifier(NoVampireBlocks(), AggravatedAfterwards(2))
    FOR = Modifier(NoVampireBlocks(), AggravatedAfterwards(1))


@card(100687)
class FacelessNight:
    obf = Modifier(Stealth(1))
    OBF = Modifier(Stealth(1), LockFailedBlockers())


@card(100765)
class ForeshadowingDestruction:
    dom = Modifier(BleedIncrease(1), when=during_a_bleed)
    DOM = Modifier(BleedIncrease(3, at_most=9), when=during_a_bleed)


@card(100788)
class FreakDrive:
    for_ = Modifier(UnlockActing(after="successful"))
    FOR = Modifier(UnlockActing(after="blocked"))


@card(101001)
class IntoThinAir:
    obf = Modifier(Stealth(1), MayLowerIntercept(), when=not_with("Lost in Crowds"))
    OBF = Modifier(Stealth(2), MayLowerIntercept(), when=not_with("Lost in Crowds"))
    replaced_after = "unlock"


@card(101125)
class LostInCrowds:
    obf = Modifier(Stealth(1), when=not_with("Into Thin Air"))
    OBF = Modifier(Stealth(2), when=not_with("Into Thin Air"))


@card(100364)
class ClosedSession:
    text = PollingModifier(OnlySect("Camarilla"), when=requires_title("prince", "justicar", "inner circle"))


@card(101387)
class PerfectParagon:
    pre = PollingModifier(Votes(3))
    PRE = Modifier(LessInterceptOfLesser(1))


@card(101686)
class ScalpelTongue:
    cel_pre = ByOccasion(PollingModifier(Silence()), PollingReaction(Silence()))
    CEL_PRE = ByOccasion(PollingModifier(Silence(burn=1)), PollingReaction(Silence(burn=1)))


@card(102131)
class VoterCaptivation:
    pre = Modifier(GainByMargin())
    PRE = Modifier(GainByMargin(to_pool=2))


@card(101610)
class ResistEarthsGrasp:
    cel = CombatPlay(Either(press=(Press(),), maneuver=(Maneuver(), optional_press())))
    CEL = Modifier(Stealth(1))


@card(101223)
class MirrorWalk:
    tha = Modifier(Stealth(1))
    THA = Modifier(Stealth(1), EndIfBlocked())
    replaced_after = "discard"


@card(101712)
class Seduction:
    dom = Modifier(KeepFromBlocking(younger=True))
    DOM = Modifier(KeepFromBlocking())


@card(101857)
class SpyingMission:
    obf = Modifier(Stealth(1))
    OBF = Modifier(SaveForNextBleed())
    in_play = (Bonus("next bleed", 2),)


@card(101913)
class SwallowedByTheNight:
    obf = Modifier(Stealth(1))
    OBF = CombatPlay(Maneuver())


@card(100617)
class ElderImpersonation:
    obf = Modifier(Stealth(1))
    OBF = Modifier(FailAttempt())
