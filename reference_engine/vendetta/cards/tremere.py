"""The cards of Clan Tremere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.vendetta.cards.language import CardText, Part, declared
from reference_engine.vendetta.cards.parts import (
    Gain,
    Lose,
    May,
    PowerUp,
    Spend,
    Steal,
    TakeHalfOfDeployed,
    half_the_pool,
)
from reference_engine.vendetta.choices import Use

if TYPE_CHECKING:
    from reference_engine.vendetta.cards.effect import CardEffect
    from reference_engine.vendetta.game import Vendetta

FULL = 7
"""The Blood that Theft of Vitae fills a Pool up to."""


class SpendHalfOrTurnDown(Part):
    """Half of the Blood in the Pool, rounded down, is Spent, or the card is turned face down."""

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        if not effect.still_there(game):
            return None
        uses: list[Choice] = [Use(effect.text.name, effect.owner(game), option) for option in ("spend", "turn-down")]
        return Decision(effect.seat, "effect", uses)

    def settle(self, game: Vendetta, effect: CardEffect, choice: Use) -> None:
        if choice.option == "spend":
            game.spend_blood(effect.seat, half_the_pool(game, effect), effect.location)
        else:
            deployed = game.deployed(effect.seat, effect.location, effect.card)
            assert deployed is not None
            game.turn_down(effect.seat, effect.location, deployed)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))


def one_less_for_each_blood(game: Vendetta, effect: CardEffect) -> int:
    return -game.seats[effect.seat].blood


def up_to_full(game: Vendetta, effect: CardEffect) -> int:
    return max(FULL - game.seats[effect.seat].blood, 1)


def has_blood(game: Vendetta, effect: CardEffect) -> bool:
    return game.seats[effect.seat].blood > 0


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
    aftermath = (May(when=has_blood), Spend(1), Steal(1))
