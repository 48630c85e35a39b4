"""The cards of Clan Brujah."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.amounts import (
    four_if_won,
    half_of_all_blood,
    number_of_round,
    two_for_each_card,
    two_less_with_blood,
)
from reference_engine.vendetta.cards.words.blood import Lose, Steal
from reference_engine.vendetta.cards.words.power import PowerUp


@declared("BR01")
class BloodyFury(CardText):
    rules = ("vendetta.cards.brujah.bloody-fury",)
    conflict = PowerUp(two_less_with_blood)


@declared("BR02")
class PunksPosse(CardText):
    conflict = PowerUp(two_for_each_card)


@declared("BR03")
class Challenge(CardText):
    rules = ("vendetta.cards.brujah.challenge", "vendetta.glossary.opponent")
    loss_for_card_elsewhere = 1


@declared("BR04")
class FistOfCaine(CardText):
    rules = ("vendetta.cards.brujah.fist-of-caine",)
    aftermath = Lose(number_of_round)


@declared("BR05")
class FuckTheSystem(CardText):
    aftermath = Lose(four_if_won)


@declared("BR06")
class Earthshock(CardText):
    aftermath = Lose(half_of_all_blood)


@declared("BR07")
class ShowOfForce(CardText):
    rules = ("vendetta.cards.brujah.show-of-force",)
    preparation = Steal(1)


@declared("BR08")
class Ready(CardText):
    influence_for_frenzy = 1


@declared("BR09")
class Hunt(CardText):
    aftermath = Steal(1)
