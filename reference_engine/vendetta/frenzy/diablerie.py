"""Diablerie tokens, and elimination by the third. Rulebook, 'Diablerie'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.vendetta.ending import end_of_game
from reference_engine.vendetta.table.pieces import Player, Spot
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta import events


def take_tokens(game: Table, seat: Seat, amount: int, *rules: str) -> None:
    """Add Diablerie tokens to a Pool, face up. The third one puts the player out of the game."""
    player = game.seats[seat]
    player.diablerie += amount
    game.emit(
        events.DiablerieTaken(seat, amount),
        "vendetta.diablerie.one-token-per-vampire",
        "vendetta.components.diablerie-tokens",
        *rules,
    )
    if player.tokens >= game.numbers.diablerie_out:
        eliminate(game, seat)


def eliminate(game: Table, seat: Seat) -> None:
    """Remove a player from the game with everything they have. Other players' cards return to their owners."""
    player = game.seats[seat]
    for location, spot in enumerate(player.spots):
        for deployed in spot.cards:
            if game.owner(deployed.card) != seat:
                game.take_back(seat, location, deployed.card)
        game.discard_blood(seat, location, spot.blood)
    for other in game.turn_order():
        for location, spot in enumerate(game.seats[other].spots):
            own = tuple(card for card in spot.cards if game.owner(card.card) != seat)
            game.set_spot(other, location, Spot(spot.blood, own))
    game.removed += player.alliance + player.drained
    game.emit(
        events.OutOfGame(seat, player.blood, player.influence, player.diablerie, player.diablerie_face_down),
        "vendetta.diablerie.third-token-eliminates",
    )
    game.seats[seat] = Player(player.name, player.clan, out=True, spots=(Spot(),) * len(player.spots))
    if game.ambition == seat:
        game.take_ambition(game.after(seat))
    for frame in game.stack:
        if getattr(frame, "seat", NOBODY) == seat:
            frame.finish()
    if len(game.turn_order()) == 1:
        end_of_game.end(game)
