"""The cards of Clan Tremere."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.amounts import half_the_pool, one_less_for_each_blood, up_to_full
from reference_engine.vendetta.cards.words.blood import (
    Gain,
    Lose,
    Spend,
    SpendHalfOrTurnDown,
    Steal,
    TakeHalfOfDeployed,
)
from reference_engine.vendetta.cards.words.choosing import May
from reference_engine.vendetta.cards.words.power import PowerUp


@declared("TR01")
class FocusFromHunger(CardText):
    conflict = PowerUp(one_less_for_each_blood)


@declared("TR02")
class AncientArtifacts(CardText):
    preparation = SpendHalfOrTurnDown()


@declared("TR03")
class TheftOfVitae(CardText):
    preparation = Gain(up_to_full)


@declared("TR04")
class DarkPact(CardText):
    keeps_lost_blood = True


@declared("TR05")
class CauldronOfBlood(CardText):
    rules = ("vendetta.cards.tremere.cauldron-of-blood",)
    aftermath = (May(), Spend(half_the_pool), Lose(4))


@declared("TR06")
class Retaliation(CardText):
    passes_losses_on = True


@declared("TR07")
class ArcaneDrain(CardText):
    preparation = (May(), Spend(half_the_pool), TakeHalfOfDeployed())


@declared("TR08")
class Ready(CardText):
    replaces_frenzy_drain = True


@declared("TR09")
class Hunt(CardText):
    aftermath = (May(), Spend(1), Steal(1))
