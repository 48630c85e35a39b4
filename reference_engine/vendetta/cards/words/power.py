"""Power that grows, shrinks, or is another one, until the Location is resolved."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.language import Effect, Part
from reference_engine.vendetta.cards.words.amounts import Amount
from reference_engine.vendetta.resolution import power
from reference_engine.vendetta.table.facts import CLAN_CARDS
from reference_engine.vendetta.table.pieces import Change, Deployed
from reference_engine.vendetta.table.state import Table


def printed_power(deployed: Deployed) -> int:
    """The number on a card, before any change. Card glossary, 'Printed Power'."""
    return CLAN_CARDS[deployed.card].power


class PowerUp(Part):
    """The card's Power grows, or shrinks, by an amount that is worked out as it resolves."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def apply(self, game: Table, effect: Effect) -> None:
        power.change(game, "add", effect.seat, effect.location, effect.card, self.amount(game, effect))


class Lasting(Part):
    """A change that holds for one's Position here until the Location is resolved."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def apply(self, game: Table, effect: Effect) -> None:
        game.changes = (*game.changes, Change(self.kind, effect.card, effect.seat))


class HalveRivals(Part):
    """The printed Power of each Rival's Deployed cards here is halved, rounded down."""

    rules = ("vendetta.glossary.printed-power", "vendetta.glossary.rival")

    def apply(self, game: Table, effect: Effect) -> None:
        for seat in effect.others(game):
            for deployed in game.spot(seat, effect.location).cards:
                if not deployed.face_down:
                    power.change(game, "halve", seat, effect.location, deployed.card)


class HighestToZero(Part):
    """The cards with the highest printed Power here, one's own Position apart, have no Power."""

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
    """Its Power, of which none is printed, is the highest printed Power of a Deployed card here."""

    rules = ("vendetta.glossary.printed-power",)

    def apply(self, game: Table, effect: Effect) -> None:
        highest = max(
            printed_power(card)
            for seat in game.at(effect.location)
            for card in game.spot(seat, effect.location).cards
            if not card.face_down
        )
        power.change(game, "add", effect.seat, effect.location, effect.card, highest)
