"""The cards of Clan Brujah."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.amounts import (
    all_blood_here,
    half,
    if_won,
    number_of_round,
    own_cards_here,
    times,
    with_own_blood_here,
)
from reference_engine.vendetta.cards.words.blood import Lose, Steal
from reference_engine.vendetta.cards.words.power import PowerUp


@declared("BR01")
class BloodyFury(CardText):
    rules = ("vendetta.cards.brujah.bloody-fury",)
    conflict = PowerUp(with_own_blood_here(-2))


@declared("BR02")
class PunksPosse(CardText):
    conflict = PowerUp(times(2, own_cards_here))


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
    aftermath = Lose(if_won(4, otherwise=2))


@declared("BR06")
class Earthshock(CardText):
    aftermath = Lose(half(all_blood_here))


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
