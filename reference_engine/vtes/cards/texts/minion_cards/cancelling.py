"""Cards that cancel others as they are played. V5 'Playing a Card', 'Cancel a card'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import Modifier
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import Stealth
from reference_engine.vtes.cards.words.combat.combat_modes import CombatPlay
from reference_engine.vtes.cards.words.combat.moments import OnceEachRound
from reference_engine.vtes.cards.words.combat.range_and_presses import Maneuver
from reference_engine.vtes.cards.words.playing.cancelling import (
    Cancel,
    Reflex,
    a_card,
    a_minion_card,
    of_another_methuselah,
    of_predator_or_prey,
    of_the_opposing_minion,
)
from reference_engine.vtes.cards.words.turn.master_modes import GiveBackMasterAction, OutOfTurn


@card(100510)
class DeathSeeker:
    text = CombatPlay(OnceEachRound(), Cancel(a_card("combat"), of_the_opposing_minion))


@card(100545)
class DirectIntervention:
    text = OutOfTurn(Cancel(a_minion_card))


@card(100689)
class FaeContortion:
    obt = CombatPlay(Maneuver())
    myt = CombatPlay(Maneuver())
    myt_cancel = CombatPlay(Reflex(a_card("combat", subtype="grapple")))
    MYT = Modifier(Stealth(1))


@card(100921)
class HideTheMind:
    obf = CombatPlay(Cancel(a_card("combat", needing=("aus",))))
    OBF = Modifier(Cancel(a_card("reaction", needing=("aus",))))


@card(101896)
class SuddenReversal:
    text = OutOfTurn(Cancel(a_card("master"), of_another_methuselah))


@card(102151)
class Wash:
    text = OutOfTurn(Cancel(a_card("master"), of_predator_or_prey), GiveBackMasterAction())
    replaced_after = "unlock"
