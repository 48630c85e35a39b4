"""Cards that steal or take control for a time, and cards that prevent it. V5 'Control'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.cards.words.actions.action_modes import BleedMode, CardActionMode
from reference_engine.vtes.cards.words.actions.actions_in_play import OwnAction
from reference_engine.vtes.cards.words.control.placing import PutOnOwnMinion
from reference_engine.vtes.cards.words.control.thefts import (
    Steal,
    TakeControl,
    equipment,
    location,
    ready_ally,
    ready_of_clan,
    retainer_of_vampire,
    torpid_vampire,
)
from reference_engine.vtes.cards.words.torpor.torpid import BurnedInTorpor, ReadyForBlood
from reference_engine.vtes.cards.words.turn.master_modes import Master
from reference_engine.vtes.playing.targets import DearerTarget, Shield


@card(100573)
class DominateKine:
    dom = BleedMode(1, stealth=1)
    DOM = CardActionMode(Steal(location))


@card(100652)
class Entrancement:
    pre = BleedMode(1)
    PRE = CardActionMode(Steal(ready_ally), stealth=1)


@card(100703)
class FarMastery:
    dom = CardActionMode(Steal(retainer_of_vampire), stealth=1)
    DOM = CardActionMode(Steal(ready_ally), stealth=1)


@card(100852)
class Graverobbing:
    dom = CardActionMode(Steal(torpid_vampire))
    DOM = CardActionMode(Steal(torpid_vampire), ReadyForBlood(2))


@card(200792)
class KostantinBaroOfTheCaravan:
    in_play = (OwnAction(Steal(equipment), stealth=1),)


@card(200725)
class Josette:
    in_play = (OwnAction(Steal(torpid_vampire), blood=2),)


@card(100096)
class TheArtOfLove:
    text = Master(TakeControl(ready_ally, until="turn"))


@card(101150)
class MalkavianDementia:
    text = Master(TakeControl(ready_of_clan("Malkavian"), until="unlock"))


@card(101711)
class SecureHaven:
    text = Master(PutOnOwnMinion(one_each="haven"))
    in_play = (Shield(), DearerTarget("master", pool=1), BurnedInTorpor())
