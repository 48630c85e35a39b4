"""Reactions. V5 'Reaction cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.cards.words.actions.bleeds import Redirect, ReduceBleed
from reference_engine.vtes.cards.words.actions.blocking import BlockAtOnce, IfThisBlocks
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import (
    Reaction,
    ReactionOfLocked,
    ReactionWithoutAction,
)
from reference_engine.vtes.cards.words.actions.occasions import directed_at_you, while_being_bled, while_predator_acts
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import Intercept
from reference_engine.vtes.cards.words.actions.waking import (
    AllySleepsOn,
    LockWithAnother,
    OnceBetweenUnlocks,
    UnlockBlocker,
    UnlockReacting,
    Wake,
)
from reference_engine.vtes.cards.words.playing.cancelling import Cancel, a_card
from reference_engine.vtes.cards.words.playing.conditions import Holding, all_of, requires_title
from reference_engine.vtes.cards.words.politics.political_modes import ByOccasion, PollingReaction
from reference_engine.vtes.cards.words.politics.votes import VotesAgainst
from reference_engine.vtes.combat.gains import MANEUVER, PREVENT


@card(100308)
class CatsGuidance:
    ani = ReactionOfLocked(UnlockBlocker())
    ANI = Reaction(Intercept(1))


@card(100518)
class Deflection:
    dom = Reaction(Redirect(lock=True), when=while_being_bled)
    DOM = Reaction(Redirect(lock=False), when=while_being_bled)


@card(100680)
class EyesOfArgus:
    aus = Reaction(Intercept(2), when=directed_at_you)
    AUS = ReactionOfLocked(Wake())


@card(100863)
class GuardDogs:
    ani = ReactionOfLocked(UnlockReacting(), when=while_being_bled)
    ANI = ReactionOfLocked(UnlockReacting(), IfThisBlocks(MANEUVER), when=while_being_bled)


@card(100995)
class InstinctiveReaction:
    ani = Reaction(Intercept(1), when=while_predator_acts)
    ANI = Reaction(Intercept(1), IfThisBlocks(MANEUVER), when=while_predator_acts)


@card(101009)
class IronHeart:
    pot_pre = Reaction(Cancel(a_card("action modifier", needing=("pre",))))
    POT_PRE = Reaction(Cancel(a_card("action modifier", needing=("dom",))))


@card(101321)
class OnTheQuiVive:
    text = ReactionOfLocked(OnceBetweenUnlocks(), Wake(), AllySleepsOn())


@card(101428)
class PowerOfAll:
    text = ReactionWithoutAction(LockWithAnother("Anarch"), Cancel(unpaid=False))


@card(101475)
class Precognition:
    aus = Reaction(Intercept(1))
    AUS = Reaction(Intercept(1), IfThisBlocks(PREVENT))


@card(101706)
class SecondTraditionDomain:
    text = Reaction(Holding("prince", "justicar"), Intercept(2))
    text_block = ReactionOfLocked(Holding("prince", "justicar"), BlockAtOnce(intercept=2, blood=1))


@card(101850)
class SpiritsTouch:
    aus = Reaction(Intercept(1))
    AUS = Reaction(Intercept(1), IfThisBlocks(MANEUVER))


@card(101948)
class TelepathicCounter:
    aus = Reaction(ReduceBleed(1), when=while_being_bled)
    AUS = Reaction(ReduceBleed(2), when=while_being_bled)


@card(101949)
class TelepathicMisdirection:
    aus = Reaction(Intercept(1))
    AUS = Reaction(Redirect(lock=True), when=while_being_bled)


@card(102137)
class WakeWithEveningsFreshness:
    text = ReactionOfLocked(Wake())
    replaced_after = "unlock"


@card(102214)
class ProtectedDistrict:
    text = ByOccasion(
        Reaction(ReduceBleed(3), when=all_of(while_being_bled, requires_title("primogen"))),
        PollingReaction(VotesAgainst(3), when=requires_title("primogen")),
    )


@card(102216)
class TheWarrens:
    text = Reaction(Intercept(2, if_titled=1), when=directed_at_you)
