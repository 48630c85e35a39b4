"""The cards of Clan Ventrue."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.amounts import one_for_each_rival
from reference_engine.vendetta.cards.words.power import CopyHighest, HighestToZero
from reference_engine.vendetta.cards.words.rivals import (
    AbsentLoseInfluence,
    BloodHereOrInfluence,
    ChooseEnemyCard,
    SkipOrBlood,
    WinnerPays,
)


@declared("VE01")
class MasterPlan(CardText):
    rules = ("vendetta.glossary.rival",)
    end_of_planning = AbsentLoseInfluence()
    power = staticmethod(one_for_each_rival)


@declared("VE02")
class Diplomacy(CardText):
    before_conflict = HighestToZero()


@declared("VE03")
class Curfew(CardText):
    after_revelation = SkipOrBlood()


@declared("VE04")
class Majesty(CardText):
    conflict = CopyHighest()


@declared("VE05")
class MassManipulation(CardText):
    price_to_stay = 2


@declared("VE06")
class TyrantsGaze(CardText):
    preparation = BloodHereOrInfluence()


@declared("VE07")
class Forestall(CardText):
    after_revelation = ChooseEnemyCard()


@declared("VE08")
class Ready(CardText):
    """No effect."""


@declared("VE09")
class Hunt(CardText):
    aftermath = WinnerPays()
