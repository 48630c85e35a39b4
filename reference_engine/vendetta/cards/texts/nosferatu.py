"""The cards of Clan Nosferatu."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.amounts import at_the_haven, away_from_haven
from reference_engine.vendetta.cards.words.blood import PlayUpTo, Steal
from reference_engine.vendetta.cards.words.choosing import May
from reference_engine.vendetta.cards.words.moving import MoveToHaven, WithdrawNow


@declared("NO01")
class UnseenPassage(CardText):
    aftermath = MoveToHaven()


@declared("NO02")
class CloakOfShadows(CardText):
    shelters_withdrawn = True


@declared("NO03")
class EyesInTheDark(CardText):
    opponents_hide_here = True
    blood_for_hidden_card = 1


@declared("NO04")
class FeralWhispers(CardText):
    blood_for_card_withdrawn = 2


@declared("NO05")
class Backstab(CardText):
    preparation = (PlayUpTo(3), May("move", when=away_from_haven), MoveToHaven())


@declared("NO06")
class OneStepAhead(CardText):
    price_to_reveal = 2


@declared("NO07")
class Vanish(CardText):
    rules = ("vendetta.cards.nosferatu.vanish",)
    preparation = (May(), WithdrawNow(), Steal(1))


@declared("NO08")
class Ready(CardText):
    power = staticmethod(at_the_haven(2))


@declared("NO09")
class Hunt(CardText):
    aftermath = (Steal(1), May("move", when=away_from_haven), MoveToHaven())
