"""The cards of Clan Brujah."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.vendetta.cards.language import CardText, declared
from reference_engine.vendetta.cards.parts import Lose, PowerUp, Steal
from reference_engine.vendetta.resolution import LocationResolution

if TYPE_CHECKING:
    from reference_engine.vendetta.cards.effect import CardEffect
    from reference_engine.vendetta.game import Vendetta


def two_less_with_blood(game: Vendetta, effect: CardEffect) -> int:
    return -2 if game.spot(effect.seat, effect.location).blood else 0


def two_for_each_card(game: Vendetta, effect: CardEffect) -> int:
    return 2 * len(game.spot(effect.seat, effect.location).cards)


def number_of_round(game: Vendetta, effect: CardEffect) -> int:
    return game.round


def four_if_won(game: Vendetta, effect: CardEffect) -> int:
    resolution = game.within(LocationResolution)
    return 4 if resolution is not None and resolution.winner == effect.seat else 2


def half_of_all_blood(game: Vendetta, effect: CardEffect) -> int:
    """1 for every 2 Deployed Blood here, whosever it is."""
    return sum(game.spot(seat, effect.location).blood for seat in game.turn_order()) // 2


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
