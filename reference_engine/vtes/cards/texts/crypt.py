"""Vampires with special abilities. V5 'Crypt Cards'."""

from reference_engine.vtes.actions import Action
from reference_engine.vtes.cards.in_play_actions import OwnBleed, OwnHunt
from reference_engine.vtes.cards.language import Bonus, Must, PrintedStrike, card
from reference_engine.vtes.cards.votes import DiscardForVote, UnlockAfterPassing
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.strikes import Strike
from reference_engine.vtes.table import READY, TORPOR, InPlay


def during_a_directed_action(game: Vtes, minion: InPlay) -> bool:
    """Whether the action under way is directed at somebody."""
    action = game.within(Action)
    return action is not None and bool(action.directed_at(game))


def controls_a_locked_minion(game: Vtes, minion: InPlay) -> bool:
    """Whether the minion's controller has a locked one, ready or in torpor."""
    return any(other.locked and other.facts.is_minion for other in game.controlled(minion.controller, READY, TORPOR))


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


@card(201540)
class CatalinaVega:
    in_play = (Bonus("bleed", 1),)


@card(201545)
class TheDowager:
    in_play = (Bonus("intercept", 1, when=during_a_directed_action),)


@card(201547)
class FlavioGoncalves:
    in_play = (PrintedStrike(Strike("", dodge=True), once_each_combat=True),)


@card(201555)
class LennyBurkhead:
    in_play = (Bonus("bleed", 1),)


@card(201570)
class SybrenVanOosten:
    in_play = (UnlockAfterPassing(),)
