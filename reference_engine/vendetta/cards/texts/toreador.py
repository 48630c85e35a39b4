"""The cards of Clan Toreador."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.amounts import all_cards_here, alliance, half, up_to, won_a_card
from reference_engine.vendetta.cards.words.blood import DiscardDeployed, PlayUpTo, Steal
from reference_engine.vendetta.cards.words.moving import DrawVictim
from reference_engine.vendetta.cards.words.power import PowerUp


@declared("TO01")
class Awe(CardText):
    aftermath = Steal(half(alliance))


@declared("TO02")
class Entourage(CardText):
    conflict = PowerUp(up_to(7, alliance))


@declared("TO03")
class Charisma(CardText):
    preparation = DiscardDeployed(half(alliance))


@declared("TO04")
class Summon(CardText):
    aftermath = DrawVictim(when=won_a_card)


@declared("TO05")
class Entrancement(CardText):
    rules = ("vendetta.glossary.rival",)
    conflict = PowerUp(all_cards_here)


@declared("TO06")
class Submission(CardText):
    immune_here = True


@declared("TO07")
class FriendsInHighPlaces(CardText):
    before_revelation = PlayUpTo(alliance)


@declared("TO08")
class Ready(CardText):
    preparation = DrawVictim()


@declared("TO09")
class Hunt(CardText):
    aftermath = Steal(1)
