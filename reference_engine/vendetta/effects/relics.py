"""Relics: each is used once in the game, as its text says. Rulebook, 'Relic cards'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.table.state import Table
from scenarios.protocol.declarations import Choice
from scenarios.protocol.vendetta import events
from scenarios.protocol.vendetta.choices import Use

NOT_ONES_RELIC = Refusal("vendetta.variant.relics.choice-order", "the player has no such Relic")
RELIC_USED = Refusal("vendetta.variant.relics.once-per-game", "the Relic has been used")
NOT_THE_TIME = Refusal("vendetta.variant.relics.once-per-game", "the Relic cannot be used now, or not so")


def uses_in_turn(game: Table, seat: Seat) -> list[Choice]:
    """Everything that a player's Relic could be used for in their Planning turn."""
    player = game.seats[seat]
    return TEXTS[player.relic].uses_in_turn(game, seat) if player.relic and not player.relic_used else []


def use_in_turn(game: Table, seat: Seat, choice: Use) -> None:
    """Use a Relic in its player's Planning turn."""
    turn_down(game, seat)
    TEXTS[choice.card].use(game, seat, choice)


def turn_down(game: Table, seat: Seat) -> None:
    """Turn a Relic face down: it is used."""
    player = game.seats[seat]
    player.relic_used = True
    game.emit(
        events.RelicUsed(seat, player.relic),
        "vendetta.variant.relics.once-per-game",
        "vendetta.variant.relics.flip-when-used",
        *TEXTS[player.relic].rules,
    )


def refusal(game: Table, seat: Seat, card: str) -> Refusal:
    """Why a Relic cannot be used now."""
    player = game.seats[seat]
    if player.relic != card:
        return NOT_ONES_RELIC
    return RELIC_USED if player.relic_used else NOT_THE_TIME
