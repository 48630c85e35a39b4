"""Master cards that are put on minions, and those about the blood of one vampire. V5 'Master Cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import Bonus
from reference_engine.vtes.cards.words.actions.actions_in_play import BurnByAction, all_but_bearer
from reference_engine.vtes.cards.words.actions.blocking import BloodForBlocking
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import InterceptWhileBled
from reference_engine.vtes.cards.words.combat.prevention import PreventOnceEachCombat
from reference_engine.vtes.cards.words.control.placing import PutOnVampire
from reference_engine.vtes.cards.words.playing.cheaper_and_dearer import MakesDearer
from reference_engine.vtes.cards.words.table.blood_and_pool import MoveToPool
from reference_engine.vtes.cards.words.table.burning import MayBurn
from reference_engine.vtes.cards.words.table.locking import LockMinion
from reference_engine.vtes.cards.words.torpor.torpid import BurnedInTorpor, TorporBurnsPool
from reference_engine.vtes.cards.words.turn.demands import TorporCostsPool
from reference_engine.vtes.cards.words.turn.in_phases import MoveBlood
from reference_engine.vtes.cards.words.turn.master_modes import Master


@card(100199)
class BloodDoll:
    text = Master(PutOnVampire("own"))
    in_play = (MoveBlood("master", MoveBlood.TO_POOL), MoveBlood("master", MoveBlood.TO_VAMPIRE))


@card(102113)
class Vessel:
    text = Master(PutOnVampire(), MayBurn("Blood Doll"))
    in_play = (MoveBlood("unlock", MoveBlood.TO_POOL), MoveBlood("unlock", MoveBlood.TO_VAMPIRE))


@card(100698)
class Fame:
    text = Master(PutOnVampire("ready"))
    in_play = (TorporBurnsPool(3), TorporCostsPool(1))


@card(100866)
class GuardianAngel:
    text = Master(PutOnVampire("own ready"))
    in_play = (InterceptWhileBled(1), PreventOnceEachCombat(1), BurnedInTorpor())


@card(101217)
class MinionTap:
    text = Master(MoveToPool())


@card(101225)
class Misdirection:
    text = Master(LockMinion())


@card(101384)
class PentexSubversion:
    text = Master(PutOnVampire("ready", minions=True))
    in_play = (Bonus("cannot block", 1), BurnByAction(who=all_but_bearer))


@card(101564)
class Rebel:
    text = Master(PutOnVampire("own", one_each="archetype"))
    in_play = (BloodForBlocking(1),)


@card(102121)
class Villein:
    text = Master(PutOnVampire("own"), MoveToPool(2, 5))
    in_play = (MakesDearer("Minion Tap", 1), MakesDearer("Villein", 1, on_bearer=True))
