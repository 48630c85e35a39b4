"""The cards of Clan Malkavian."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.amounts import own_cards_here, with_fewest_face_up
from reference_engine.vendetta.cards.words.auction import HoldAuction
from reference_engine.vendetta.cards.words.blood import Steal
from reference_engine.vendetta.cards.words.moving import (
    DrawAndPlay,
    PlayHand,
    PlayTheirHand,
    ShuffleIn,
    TakeBackAndSteal,
    TurnDownOwn,
)
from reference_engine.vendetta.cards.words.power import Lasting, PowerUp


@declared("MA01")
class Mesmerize(CardText):
    preparation = PlayTheirHand()


@declared("MA02")
class AuctionOfBlood(CardText):
    after_revelation = HoldAuction()


@declared("MA03")
class MadnessNetwork(CardText):
    preparation = PlayHand()


@declared("MA04")
class ShadowStrike(CardText):
    conflict = PowerUp(with_fewest_face_up(2))


@declared("MA05")
class Chaos(CardText):
    preparation = TakeBackAndSteal()


@declared("MA06")
class MalkavsBane(CardText):
    after_revelation = DrawAndPlay()
    end_of_round = ShuffleIn()


@declared("MA07")
class MindlessAssault(CardText):
    preparation = (TurnDownOwn(), Lasting("hidden-power"))


@declared("MA08")
class Ready(CardText):
    conflict = PowerUp(own_cards_here)


@declared("MA09")
class Hunt(CardText):
    aftermath = Steal(1)
