"""Vampires with special abilities. V5 'Crypt Cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import Bonus, ForMethuselah, Immunity, Must, PrintedStrike
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.cards.words.actions.actions_in_play import OwnBleed, OwnHunt
from reference_engine.vtes.cards.words.actions.bleeds import BleedMore
from reference_engine.vtes.cards.words.playing.predicates import (
    against_the_titled,
    controls_a_locked_minion,
    during_a_directed_action,
    during_a_political_action,
    fighting_the_titled,
    in_ones_own_political_action,
)
from reference_engine.vtes.cards.words.politics.polling import UnlockAfterPassing
from reference_engine.vtes.cards.words.politics.votes import DiscardForVote
from reference_engine.vtes.cards.words.turn.in_phases import BloodForOlder, LockOfSect
from reference_engine.vtes.cards.words.turn.phase_actions import BloodForPhaseAction, PoolForPhaseAction


@card(200249)
class CarolinaValez:
    in_play = (Immunity("ally", "retainer"),)


@card(201585)
class ElenKamjian:
    in_play = (OwnBleed(1, when=controls_a_locked_minion), Must(when=controls_a_locked_minion))


@card(200798)
class KyokoShinsegawa:
    in_play = (Bonus("cannot hunt as normal", 1), OwnHunt())


@card(201529)
class AlexaDraper:
    in_play = (DiscardForVote("dom"),)


@card(201530)
class AlexanderSilverson:
    in_play = (Bonus("blood to vote against", 1),)


@card(201538)
class BretStryker:
    in_play = (Bonus("intercept", -1, when=against_the_titled),)


@card(201540)
class CatalinaVega:
    in_play = (Bonus("bleed", 1),)


@card(201545)
class TheDowager:
    in_play = (Bonus("intercept", 1, when=during_a_directed_action),)


@card(201547)
class FlavioGoncalves:
    in_play = (PrintedStrike(Strike("", dodge=True), once_each_combat=True),)


@card(201553)
class LarissaMoreira:
    in_play = (BleedMore(1, discard="ani"),)


@card(201555)
class LennyBurkhead:
    in_play = (Bonus("bleed", 1),)


@card(201570)
class SybrenVanOosten:
    in_play = (UnlockAfterPassing(),)


@card(201637)
class AyseDhanial:
    in_play = (BloodForPhaseAction("discard", 1),)


@card(200107)
class Anson:
    in_play = (ForMethuselah("master phase actions", 1, ready=True),)


@card(200634)
class IngridRossler:
    in_play = (ForMethuselah("transfers", 2, ready=True),)


@card(200776)
class Khalid:
    in_play = (PoolForPhaseAction("master", 1, discipline="obf"),)


@card(201687)
class Sreelekha:
    in_play = (ForMethuselah("discard phase actions", 1, ready=True), Bonus("bleed", 1))


@card(200700)
class JessicaAdvanced:
    in_play = (Bonus("stealth", 1, when=in_ones_own_political_action),)


@card(200920)
class MargueriteFoccart:
    in_play = (Bonus("intercept", 1, when=during_a_political_action),)


@card(200921)
class MargueriteFoccartAdvanced:
    in_play = (Bonus("strength", 1, when=fighting_the_titled),)
    merged = (Bonus("strength", 1),)


@card(200971)
class MelindaGalbraithAdvanced:
    in_play = (LockOfSect("Sabbat", most=6),)
    merged = (Bonus("bleed", 2),)


@card(201142)
class QuentinKingAdvanced:
    merged = (BloodForOlder(1), BleedMore(1, blood=1))
