"""Location cards and Relics, if their texts are known. Rulebook, 'Game variants'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.piles import without
from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.blood import TakeBackUpTo
from reference_engine.vendetta.table.card_facts import unknown_cards
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Use


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

    def uses_in_turn(self, game: Table, seat: Seat) -> list[Choice]:
        return [Use(self.name, cards=(card,)) for card in dict.fromkeys(game.seats[seat].drained)]

    def use(self, game: Table, seat: Seat, choice: Use) -> None:
        player, (card,) = game.seats[seat], choice.cards
        player.drained = without(player.drained, card)
        player.alliance += (card,)
        game.emit(events.CardRestored(seat, card), *self.rules)


@declared("Relic: 1 Blood at each Location")
class OneBloodAtEachLocation(CardText):
    rules = ("vendetta.variant.relics.play-one-blood-everywhere",)
    plays_blood_everywhere = 1


for unknown in unknown_cards():
    declared(unknown)(CardText)
