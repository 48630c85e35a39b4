"""Action cards, allies and retainers. V5 'Action cards', 'Ally cards', 'Retainer cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import (
    AsVampire,
    Bonus,
    BonusAtLevel,
    DamageEachRound,
    Must,
    PrintedStrike,
)
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.cards.words.actions.action_modes import (
    BleedMode,
    CardActionMode,
    EmployMode,
    HuntMode,
    RecruitMode,
)
from reference_engine.vtes.cards.words.actions.actions_in_play import ActionInPlay, BurnByAction, OwnAction, bearer
from reference_engine.vtes.cards.words.actions.outcomes import BurnLocation, EnterCombat, PutOnActing, PutOnTarget
from reference_engine.vtes.cards.words.actions.waking import UnlockByBurning
from reference_engine.vtes.cards.words.combat.range_and_presses import OwnManeuverOnceEachCombat, PressForLife
from reference_engine.vtes.cards.words.playing.conditions import in_play_at_least
from reference_engine.vtes.cards.words.table.blood_and_pool import AddBlood, StealBlood
from reference_engine.vtes.cards.words.torpor.torpid import MakeOwnReady
from reference_engine.vtes.playing.targets import DearerTarget
from reference_engine.vtes.table.state import UNCONTROLLED


@card(100640)
class EnchantKindred:
    pre = BleedMode(1)
    PRE = CardActionMode(AddBlood(2, to=UNCONTROLLED), stealth=1)


@card(100004)
class Abactor:
    text = HuntMode(4, calls_blood_hunt=True)


@card(100515)
class DeepSong:
    ani = BleedMode(1)
    ANI = CardActionMode(EnterCombat(target_acts=True, lock=True, vampires_only=True))


@card(101483)
class PreternaturalStrength:
    pot = CardActionMode(PutOnActing(only_one=True), stealth=2)
    POT = CardActionMode(PutOnActing(only_one=True), stealth=2)
    in_play = (
        BonusAtLevel("strength", 1, "basic"),
        BonusAtLevel("strength", 2, "superior"),
        Bonus("cannot play Torn Signpost", 1),
    )


@card(100845)
class GovernTheUnaligned:
    dom = BleedMode(2)
    DOM = CardActionMode(AddBlood(3, to=UNCONTROLLED), stealth=1)


@card(100999)
class Intimidation:
    pre = BleedMode(1)
    PRE = BleedMode(2)


@card(101132)
class LunaticEruption:
    dem = CardActionMode(PutOnTarget())
    DEM = CardActionMode(PutOnTarget())
    in_play = (
        ActionInPlay(EnterCombat(of_prey=True), who=bearer, name="enter-combat"),
        Must("enter-combat"),
        BurnByAction(hurts_at_superior=1),
    )


@card(101407)
class PoisonTheWellOfLife:
    qui = CardActionMode(BurnLocation("hunting ground"), stealth=1)
    QUI = CardActionMode(BurnLocation("hunting ground", all_others=True), stealth=1)


@card(102065)
class UnderbridgeStray:
    ani = RecruitMode(life=1)
    ANI = RecruitMode(life=2)
    in_play = (
        Bonus("strength", 1, when=lambda game, ally: ally.level == "superior"),
        PressForLife(),
        UnlockByBurning(),
    )


@card(100966)
class Impundulu:
    text = RecruitMode(life=1)
    in_play = (
        Bonus("strength", 1),
        OwnManeuverOnceEachCombat(),
        PrintedStrike(Strike("", damage=1, ranged=True)),
        OwnAction(StealBlood(1), stealth=1),
    )


@card(101254)
class MurderOfCrows:
    ani = EmployMode(life=1)
    ANI = EmployMode(life=2)
    in_play = (DamageEachRound(1),)


@card(101550)
class RavenSpy:
    ani = EmployMode(life=1)
    ANI = EmployMode(life=2)
    in_play = (Bonus("intercept", 1),)


@card(101015)
class JSSimmonsEsq:
    text = EmployMode(life=1)
    in_play = (Bonus("bleed", 1),)


@card(101537)
class RafastioGhoul:
    text = RecruitMode(life=2)
    in_play = (Bonus("strength", 1), Bonus("bleed", 1), AsVampire("tha", capacity=3))


@card(100039)
class AliaGodsMessenger:
    text = RecruitMode(life=2, when=in_play_at_least(2, "gehenna"))
    in_play = (
        Bonus("strength", 1),
        AsVampire("aus", "obe"),
        OwnAction(MakeOwnReady(), stealth=1),
        DearerTarget("action", pool=1),
    )
