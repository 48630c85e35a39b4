"""Cards that refer to traits, to Red List minions, or to clans by their older names. V5 'Traits', 'Trophy'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import Bonus, ForMethuselah, PrintedStrike
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.cards.words.actions.action_modes import CardActionMode, EquipMode
from reference_engine.vtes.cards.words.actions.actions_in_play import ActionInPlay, bearer_with
from reference_engine.vtes.cards.words.actions.bleeds import LockForBleed, ReduceBleed
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import Modifier, Reaction
from reference_engine.vtes.cards.words.actions.occasions import against_a_directed_action, bled_by_one_without
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import (
    BurnBloodForStealth,
    Intercept,
    LockForIntercept,
    LockForStealth,
)
from reference_engine.vtes.cards.words.actions.waking import UnlockActing, UnlockAfterHunt
from reference_engine.vtes.cards.words.control.placing import GiveDiscipline, PutInPlay, PutOnVampire
from reference_engine.vtes.cards.words.legacy.minion_traits import (
    FightYoungerWithout,
    LoseTrait,
    PutTrophyInPlay,
    titled_without,
)
from reference_engine.vtes.cards.words.legacy.new_vampires import BecomeVampire, BringOutOfCircle
from reference_engine.vtes.cards.words.table.blood_and_pool import AddBlood
from reference_engine.vtes.cards.words.table.burning import BurnHelper
from reference_engine.vtes.cards.words.turn.in_phases import UnlockForBlood
from reference_engine.vtes.cards.words.turn.master_modes import Master
from reference_engine.vtes.table.state import UNCONTROLLED

# Black Hand.


@card(102043)
class TruthInInk:
    text = Reaction(ReduceBleed(2), when=bled_by_one_without("Black Hand"))


@card(102154)
class WatchCommander:
    text = Reaction(Intercept(1), when=against_a_directed_action)


@card(101621)
class ReunionKamut:
    text = CardActionMode(AddBlood(2, to=UNCONTROLLED, trait="Black Hand", younger=False), stealth=1)


@card(101748)
class Shakar:
    text = Master(PutOnVampire(trait="Black Hand"))
    most_on_one = 1
    in_play = (ActionInPlay(FightYoungerWithout("Black Hand"), who=bearer_with("Black Hand"), name="enter-combat"),)


# Flight.


@card(100102)
class AsTheCrow:
    text = Modifier(UnlockActing(after="successful", once_each_turn=True))


# Circles.


@card(101969)
class ThickerThanBlood:
    text = Master(BringOutOfCircle("Blood Brother"))


@card(200554)
class Gwendolyn:
    in_play = (Bonus("bleed", 2),)


# Infernal minions and slaves.


@card(200605)
class TheHorde:
    in_play = (LockForBleed(1, trait="Infernal"),)


@card(201279)
class SheelaNaGig:
    in_play = (LockForBleed(1, clan="Tremere antitribu"),)


# The Red List.


@card(201138)
class QawiyyaElGhaduba:
    in_play = (Bonus("strength", 2), UnlockForBlood(2))


@card(101488)
class PriorityShift:
    text = CardActionMode(LoseTrait("Red List"), stealth=1, when=titled_without("Red List"))


@card(101593)
class ReleaseOfTheShackledSoul:
    nec = CardActionMode(BurnHelper())
    NEC = CardActionMode(BurnHelper(), stealth=1)


@card(102033)
class TrophyLibrary:
    text = Master(PutTrophyInPlay())
    most_on_one = 2
    in_play = (ForMethuselah("hand size", 2, on_a_vampire=True),)


@card(102037)
class TrophyRevered:
    text = Master(PutTrophyInPlay())
    most_on_one = 1
    in_play = (Bonus("bleed", 2),)


# Scarce and sterile vampires.


@card(200206)
class BlancheHill:
    in_play = (UnlockAfterHunt(),)


@card(201433)
class VeejayVinod:
    in_play = (BurnBloodForStealth(1, blood=2),)


@card(100633)
class TheEmbrace:
    text = CardActionMode(BecomeVampire(), stealth=1)


# Renamed clans and Disciplines.


@card(101032)
class KalisFang:
    text = EquipMode()
    in_play = (PrintedStrike(Strike("", hand=True, damage=1, aggravated=True)),)


@card(101171)
class MarketSquare:
    text = Master(PutInPlay())
    in_play = (LockForIntercept(1, clan="Assamite"),)


@card(101326)
class OpiumDen:
    text = Master(PutInPlay())
    in_play = (LockForStealth(1, clan="Follower of Set"),)


@card(101045)
class KhabarLoyalty:
    text = CardActionMode(AddBlood(2, to=UNCONTROLLED, clan="Assamite"), stealth=1)


@card(101965)
class Thaumaturgy:
    text = Master(GiveDiscipline())
