"""Master cards. V5 'Master Cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import ForMethuselah
from reference_engine.vtes.cards.words.actions.actions_in_play import BurnByAction, FightBearer, bearer
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import LockAsAnnounced, LockForStealth
from reference_engine.vtes.cards.words.control.placing import GiveDiscipline, PutInPlay, PutOnVampire
from reference_engine.vtes.cards.words.politics.votes import LockForVotes, LockForVotesOfTitled
from reference_engine.vtes.cards.words.sects.identities import BecomeSect
from reference_engine.vtes.cards.words.table.blood_and_pool import AddBlood
from reference_engine.vtes.cards.words.turn.in_phases import HuntingGround
from reference_engine.vtes.cards.words.turn.master_modes import Master
from reference_engine.vtes.cards.words.turn.phase_actions import LockForPhaseAction
from reference_engine.vtes.table.state import READY


@card(100897)
class HavenUncovered:
    text = Master(PutOnVampire("ready"))
    in_play = (FightBearer(stealth=1), BurnByAction(who=bearer, stealth=1))


@card(101070)
class TheLabyrinth:
    text = Master(PutInPlay())
    in_play = (LockForStealth(1, clan="Nosferatu"),)


@card(100444)
class CreepshowCasino:
    text = Master(PutInPlay())
    in_play = (LockAsAnnounced(1),)


@card(101104)
class LifeInTheCity:
    text = Master(AddBlood(1, to=READY))


@card(101000)
class IntoTheFire:
    text = Master(BecomeSect("Sabbat"))


@card(101336)
class OutOfTheFryingPan:
    text = Master(BecomeSect("Camarilla", of="Sabbat"))


@card(100108)
class AsylumHuntingGround:
    text = Master(PutInPlay())
    in_play = (HuntingGround(),)


@card(100996)
class InstitutionHuntingGround:
    text = Master(PutInPlay())
    in_play = (HuntingGround(),)


@card(101415)
class PoliticalHuntingGround:
    text = Master(PutInPlay())
    in_play = (HuntingGround(),)


@card(100632)
class ElysiumThePalaceOfVersailles:
    text = Master(PutInPlay())
    in_play = (LockForVotesOfTitled(1),)


@card(102109)
class VentrueHeadquarters:
    text = Master(PutInPlay())
    in_play = (LockForVotes(3),)


@card(100312)
class Celerity:
    text = Master(GiveDiscipline())


@card(100572)
class Dominate:
    text = Master(GiveDiscipline())


@card(101424)
class Potence:
    text = Master(GiveDiscipline())


@card(100015)
class AcademicHuntingGround:
    text = Master(PutInPlay())
    in_play = (HuntingGround(),)


@card(101808)
class SlumHuntingGround:
    text = Master(PutInPlay())
    in_play = (HuntingGround(),)


@card(101821)
class SocietyHuntingGround:
    text = Master(PutInPlay())
    in_play = (HuntingGround(),)


@card(102084)
class UptownHuntingGround:
    text = Master(PutInPlay())
    in_play = (HuntingGround(),)


@card(100620)
class ElderLibrary:
    text = Master(PutInPlay())
    in_play = (ForMethuselah("hand size", 1),)


@card(100984)
class InformationHighway:
    text = Master(PutInPlay())
    in_play = (ForMethuselah("transfers", 2),)


@card(101355)
class TheParthenon:
    text = Master(PutInPlay())
    in_play = (LockForPhaseAction("master"),)


@card(100114)
class Auspex:
    text = Master(GiveDiscipline())
