"""The cards of Clan Toreador."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.vendetta.cards.language import CardText, declared
from reference_engine.vendetta.cards.parts import (
    DiscardDeployed,
    DrawVictim,
    PlayUpTo,
    PowerUp,
    Steal,
    alliance,
    per_two_in_alliance,
)
from reference_engine.vendetta.resolution import LocationResolution

if TYPE_CHECKING:
    from reference_engine.vendetta.cards.effect import CardEffect
    from reference_engine.vendetta.game import Vendetta


def at_most_seven_for_alliance(game: Vendetta, effect: CardEffect) -> int:
    return min(alliance(game, effect), 7)


def all_cards_here(game: Vendetta, effect: CardEffect) -> int:
    """The Deployed cards on one's own and all Rivals' Positions here."""
    return sum(len(game.spot(seat, effect.location).cards) for seat in (effect.seat, *effect.others(game)))


def won_a_card(game: Vendetta, effect: CardEffect) -> bool:
    """Whether its player has won an Ally or a Victim in this conflict."""
    resolution = game.within(LocationResolution)
    return resolution is not None and effect.seat in resolution.took_card


@declared("TO01")
class Awe(CardText):
    aftermath = Steal(per_two_in_alliance)


@declared("TO02")
class Entourage(CardText):
    conflict = PowerUp(at_most_seven_for_alliance)


@declared("TO03")
class Charisma(CardText):
    preparation = DiscardDeployed(per_two_in_alliance)


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
