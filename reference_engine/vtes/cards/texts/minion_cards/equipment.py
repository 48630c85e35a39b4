"""Equipment. V5 'Equipment cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import Bonus, PrintedStrike
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.cards.words.actions.action_modes import EquipMode
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import InterceptForBlood
from reference_engine.vtes.cards.words.combat.prevention import PreventOnceEachCombat, from_guns, not_from_guns
from reference_engine.vtes.cards.words.combat.range_and_presses import ManeuverOnceEachCombat
from reference_engine.vtes.cards.words.playing.conditions import bearer_has


@card(100001)
class Magnum44:
    text = EquipMode()
    in_play = (PrintedStrike(Strike("", damage=2, ranged=True)), ManeuverOnceEachCombat())


@card(101014)
class IvoryBow:
    text = EquipMode()
    in_play = (PrintedStrike(Strike("", damage=1, ranged=True, aggravated=True)),)


@card(101040)
class KevlarVest:
    text = EquipMode()
    most_on_one = 1
    in_play = (
        PreventOnceEachCombat(2, of=from_guns, name="prevent-gun"),
        PreventOnceEachCombat(1, of=not_from_guns, name="prevent"),
    )


@card(101856)
class SportBike:
    text = EquipMode()
    in_play = (Bonus("intercept", 1),)


@card(100243)
class BowlOfConvergence:
    text = EquipMode()
    in_play = (
        Bonus("intercept", 1, when=bearer_has("aus")),
        InterceptForBlood(1, blood=1, code="aus", level=2),
    )
