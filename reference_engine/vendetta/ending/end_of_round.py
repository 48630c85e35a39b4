"""Clearing the table for the next round. Rulebook, 'End of the round'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vendetta.effects.effect import CardEffect
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta import events


@procedure
class EndOfRound(Frame, kw_only=True):
    """Clears the Locations for the next round. Rulebook, 'End of the round'."""

    @rule("vendetta.round-end.deployed-blood-to-bank", "vendetta.round-end.not-after-third")
    def discard_blood(self, game: Table) -> None:
        for seat in game.turn_order():
            for location, spot in enumerate(game.seats[seat].spots):
                game.discard_blood(seat, location, spot.blood)

    @rule(
        "vendetta.round-end.cards-to-hand",
        "vendetta.hand-building.played-cards-return",
        "vendetta.aftermath.cards-and-blood-remain",
    )
    def take_cards_back(self, game: Table) -> None:
        asking: list[tuple[Seat, str]] = []
        for seat in game.turn_order():
            for location, spot in enumerate(game.seats[seat].spots):
                for deployed in spot.cards:
                    if deployed.drew:
                        asking.append((seat, deployed.card))
                    game.take_back(seat, location, deployed.card, "vendetta.glossary.position")
        for seat, card in asking:
            game.set_off(CardEffect(seat=seat, card=card, timing="end_of_round"))

    @rule("vendetta.round-end.diablerie-face-up", "vendetta.diablerie.flip-back-end-of-round")
    def turn_tokens_up(self, game: Table) -> None:
        for seat in game.turn_order():
            player = game.seats[seat]
            if player.diablerie_face_down:
                game.emit(events.DiablerieTurnedUp(seat, player.diablerie_face_down))
                player.diablerie += player.diablerie_face_down
                player.diablerie_face_down = 0

    STEPS = (discard_blood, take_cards_back, turn_tokens_up)
