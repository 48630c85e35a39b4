"""The cards of Clan Gangrel."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.blood import (
    FromBank,
    MoveHalf,
    Steal,
    Swap,
    TakeBackBlood,
    TakeHalfOfDeployed,
)
from reference_engine.vendetta.cards.words.choosing import May
from reference_engine.vendetta.cards.words.power import HalveRivals, Lasting


@declared("GA01")
class EarthMeld(CardText):
    aftermath = TakeBackBlood()


@declared("GA02")
class WolfCompanion(CardText):
    rules = ("vendetta.cards.gangrel.wolf-companion",)
    conflict = HalveRivals()


@declared("GA03")
class FeralWeapons(CardText):
    conflict = Lasting("double-blood")


@declared("GA04")
class PowerOfThePack(CardText):
    preparation = TakeHalfOfDeployed()


@declared("GA05")
class Fearless(CardText):
    preparation = (May(), Swap(), FromBank(2))


@declared("GA06")
class OnTheProwl(CardText):
    blood_for_opponents_card = 1


@declared("GA07")
class MistForm(CardText):
    aftermath = MoveHalf()


@declared("GA08")
class Ready(CardText):
    preparation = FromBank(2)


@declared("GA09")
class Hunt(CardText):
    aftermath = Steal(1)
