"""The cards of Clan Tremere."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.amounts import filling_pool_to, half, pool, times
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
    conflict = PowerUp(times(-1, pool))


@declared("TR02")
class AncientArtifacts(CardText):
    preparation = SpendHalfOrTurnDown()


@declared("TR03")
class TheftOfVitae(CardText):
    preparation = Gain(filling_pool_to(7))


@declared("TR04")
class DarkPact(CardText):
    keeps_lost_blood = True


@declared("TR05")
class CauldronOfBlood(CardText):
    rules = ("vendetta.cards.tremere.cauldron-of-blood",)
    aftermath = (May(), Spend(half(pool)), Lose(4))


@declared("TR06")
class Retaliation(CardText):
    passes_losses_on = True


@declared("TR07")
class ArcaneDrain(CardText):
    preparation = (May(), Spend(half(pool)), TakeHalfOfDeployed())


@declared("TR08")
class Ready(CardText):
    replaces_frenzy_drain = True


@declared("TR09")
class Hunt(CardText):
    aftermath = (May(), Spend(1), Steal(1))
