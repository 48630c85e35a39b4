"""Location cards and Relics, as far as they are known. Rulebook, 'Game variants'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import PASS, Choice, Decision
from reference_engine.vendetta import events
from reference_engine.vendetta.cards.language import CardText, Part, declared
from reference_engine.vendetta.choices import Use
from reference_engine.vendetta.facts import unknown_cards

if TYPE_CHECKING:
    from reference_engine.vendetta.cards.effect import CardEffect
    from reference_engine.vendetta.game import Vendetta


class TakeBackUpTo(Part):
    """A player may take Deployed Blood from here back into the Pool."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        most = min(self.amount, game.spot(effect.seat, effect.location).blood)
        uses = [Use(effect.text.name, amount=amount) for amount in range(1, most + 1)]
        return Decision(effect.seat, "effect", [PASS, *uses]) if uses else None

    def settle(self, game: Vendetta, effect: CardEffect, choice: Choice) -> None:
        if isinstance(choice, Use):
            game.return_blood(effect.seat, effect.location, choice.amount)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))


@declared("Succubus Club")
class SuccubusClub(CardText):
    rules = ("vendetta.variant.location-cards.succubus-club",)
    after_resolution = TakeBackUpTo(3)


@declared("The Collar")
class TheCollar(CardText):
    rules = ("vendetta.variant.location-cards.the-collar", "vendetta.variant.location-cards.effect-all-game")
    influence_for_frenzy = 1


@declared("Relic: return a drained card")
class ReturnADrainedCard(CardText):
    rules = ("vendetta.variant.relics.return-drained-card",)

    def uses_in_turn(self, game: Vendetta, seat: Seat) -> list[Choice]:
        return [Use(self.name, cards=(card,)) for card in dict.fromkeys(game.seats[seat].drained)]

    def use(self, game: Vendetta, seat: Seat, choice: Use) -> None:
        player, card = game.seats[seat], choice.cards[0]
        drained = list(player.drained)
        drained.remove(card)
        player.drained = tuple(drained)
        player.alliance += (card,)
        game.emit(events.CardRestored(seat, card), *self.rules)


@declared("Relic: 1 Blood at each Location")
class OneBloodAtEachLocation(CardText):
    rules = ("vendetta.variant.relics.play-one-blood-everywhere",)
    plays_blood_everywhere = 1


for unknown in unknown_cards():
    declared(unknown)(CardText)
