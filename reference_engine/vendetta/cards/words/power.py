"""Effects that increase, decrease, or replace Power until the Location is resolved."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.language import Effect, Part
from reference_engine.vendetta.cards.words.amounts import Amount
from reference_engine.vendetta.resolution import power
from reference_engine.vendetta.table.card_facts import CLAN_CARDS
from reference_engine.vendetta.table.pieces import Change, Deployed
from reference_engine.vendetta.table.state import Table


def printed_power(deployed: Deployed) -> int:
    """Return the number on a card, before any change. Card glossary, 'Printed Power'."""
    return CLAN_CARDS[deployed.card].power


class PowerUp(Part):
    """Increase or decrease the card's Power by an amount computed when it resolves."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def apply(self, game: Table, effect: Effect) -> None:
        power.change(game, "add", effect.seat, effect.location, effect.card, self.amount(game, effect))


class Lasting(Part):
    """Apply a change to the player's Position here until the Location is resolved."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def apply(self, game: Table, effect: Effect) -> None:
        game.changes = (*game.changes, Change(self.kind, effect.card, effect.seat))


class HalveRivals(Part):
    """Halve the printed Power of each Rival's Deployed cards here, rounded down."""

    rules = ("vendetta.glossary.printed-power", "vendetta.glossary.rival")

    def apply(self, game: Table, effect: Effect) -> None:
        for seat in effect.others(game):
            for deployed in game.spot(seat, effect.location).cards:
                if not deployed.face_down:
                    power.change(game, "halve", seat, effect.location, deployed.card)


class HighestToZero(Part):
    """Set the Power of the Rivals' cards with the highest printed Power here to 0."""

    rules = ("vendetta.glossary.printed-power",)

    def apply(self, game: Table, effect: Effect) -> None:
        cards = [
            (seat, card)
            for seat in effect.others(game)
            for card in game.spot(seat, effect.location).cards
            if not card.face_down
        ]
        for seat, card in cards:
            if all(printed_power(other) <= printed_power(card) for _, other in cards):
                power.change(game, "zero", seat, effect.location, card.card)


class CopyHighest(Part):
    """Set the card's Power, which is not printed, to the highest printed Power of a Deployed card here."""

    rules = ("vendetta.glossary.printed-power",)

    def apply(self, game: Table, effect: Effect) -> None:
        highest = max(
            printed_power(card)
            for seat in game.at(effect.location)
            for card in game.spot(seat, effect.location).cards
            if not card.face_down
        )
        power.change(game, "add", effect.seat, effect.location, effect.card, highest)
