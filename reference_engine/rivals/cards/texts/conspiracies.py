"""Conspiracies. Rulebook, 'Conspiracies'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import CardText
from reference_engine.rivals.cards.words.conspiracies import (
    ContributorsReady,
    TakeAgenda,
    TakeLibraryCards,
    TakePrestige,
)


@declared("Snake Oil")
class SnakeOil(CardText):
    resolved = ContributorsReady()


@declared("Snake in the Grass")
class SnakeInTheGrass(CardText):
    resolved = TakeAgenda(1)


@declared("Shed Your Skin")
class ShedYourSkin(CardText):
    resolved = TakeLibraryCards(1, single=2)


@declared("Pay Tribute")
class PayTribute(CardText):
    resolved = TakePrestige(1, single=2)
