"""The cards of Clan Gangrel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel.decisions import PASS, Choice, Decision
from reference_engine.vendetta.cards.language import CardText, Part, declared
from reference_engine.vendetta.cards.parts import (
    FromBank,
    Lasting,
    May,
    Steal,
    TakeBackBlood,
    TakeHalfOfDeployed,
    half_up,
)
from reference_engine.vendetta.choices import Use

if TYPE_CHECKING:
    from reference_engine.vendetta.cards.effect import CardEffect
    from reference_engine.vendetta.game import Vendetta


class HalveRivals(Part):
    """The printed Power of each Rival's Deployed cards here is halved, rounded down."""

    rules = ("vendetta.glossary.printed-power", "vendetta.glossary.rival")

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        for seat in effect.others(game):
            for deployed in game.spot(seat, effect.location).cards:
                if not deployed.face_down:
                    game.change_power("halve", seat, effect.location, deployed.card)


class Swap(Part):
    """One's Deployed Blood here for the Blood in the Pool."""

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.swap_blood(effect.seat, effect.location)


class MoveHalf(Part):
    """Half of one's Deployed Blood here, rounded up, may go to another Location."""

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        if not game.spot(effect.seat, effect.location).blood:
            return None
        names = [name for place, name in enumerate(game.locations) if place != effect.location]
        uses = [Use(effect.text.name, effect.owner(game), location=name) for name in names]
        return Decision(effect.seat, "effect", [PASS, *uses])

    def settle(self, game: Vendetta, effect: CardEffect, choice: Choice) -> None:
        if isinstance(choice, Use):
            half = half_up(game.spot(effect.seat, effect.location).blood)
            game.move_blood(effect.seat, effect.location, half, effect.seat, game.location_named(choice.location))


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
