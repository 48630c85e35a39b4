"""Cards that reduce costs, cost the Edge, or have a burn option. V5 'Cost'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import Bonus
from reference_engine.vtes.cards.words.actions.action_modes import CardActionMode, EmployMode, EquipMode, RecruitMode
from reference_engine.vtes.cards.words.actions.actions_in_play import TakeByAction
from reference_engine.vtes.cards.words.control.placing import PutInPlay
from reference_engine.vtes.cards.words.control.thefts import Steal, location
from reference_engine.vtes.cards.words.playing import cheaper_and_dearer
from reference_engine.vtes.cards.words.playing.cheaper_and_dearer import ForTheEdge, LockToReduce
from reference_engine.vtes.cards.words.table.blood_and_pool import PreyLosesPool, VampireLosesBlood
from reference_engine.vtes.cards.words.turn.master_modes import Master


@card(100484)
class DhabiRevenant:
    text = EmployMode(life=2)
    in_play = (Bonus("bleed", 1),)


@card(100607)
class EccentricBillionaire:
    text = RecruitMode(life=1)
    in_play = (
        Bonus("bleed", 2),
        LockToReduce(cheaper_and_dearer.equipment_and_locations, pool=1, one_for_each_card=True),
    )


@card(100657)
class ErebusMask:
    text = EquipMode()
    in_play = (Bonus("stealth", 1),)


@card(100990)
class InsideDirt:
    text_pool = CardActionMode(ForTheEdge(PreyLosesPool(3)))
    text_blood = CardActionMode(ForTheEdge(VampireLosesBlood(3)))


@card(101110)
class TheLine:
    text = Master(PutInPlay())
    in_play = (LockToReduce(cheaper_and_dearer.action_cards_of_vampires, blood=1), TakeByAction(Steal(location)))
