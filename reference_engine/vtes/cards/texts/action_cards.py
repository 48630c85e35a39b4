"""Action cards, allies and retainers. V5 'Action cards', 'Ally cards', 'Retainer cards'."""

from reference_engine.vtes.cards.actions import BleedMode, CardActionMode, RecruitMode
from reference_engine.vtes.cards.effects import AddBlood
from reference_engine.vtes.cards.language import Bonus, card
from reference_engine.vtes.table import UNCONTROLLED


@card(100640)
class EnchantKindred:
    pre = BleedMode(1)
    PRE = CardActionMode(AddBlood(2, to=UNCONTROLLED), stealth=1)


@card(100845)
class GovernTheUnaligned:
    dom = BleedMode(2)
    DOM = CardActionMode(AddBlood(3, to=UNCONTROLLED), stealth=1)


@card(100999)
class Intimidation:
    pre = BleedMode(1)
    PRE = BleedMode(2)


@card(102065)
class UnderbridgeStray:
    ani = RecruitMode(life=1)
    ANI = RecruitMode(life=2)
    in_play = (Bonus("strength", 1, when=lambda game, ally: ally.level == "superior"),)
