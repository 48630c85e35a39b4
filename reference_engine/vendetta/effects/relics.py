"""Relics, each used once per game. Rulebook, 'Relic cards'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Use

NOT_ONES_RELIC = Refusal("vendetta.variant.relics.choice-order", "you do not have that Relic")
RELIC_USED = Refusal("vendetta.variant.relics.once-per-game", "you have already used your Relic")
NOT_THE_TIME = Refusal("vendetta.variant.relics.once-per-game", "you cannot use the Relic now, or not in this way")


def uses_in_turn(game: Table, seat: Seat) -> list[Choice]:
    """Return every possible use of a player's Relic in their Planning turn."""
    player = game.seats[seat]
    return TEXTS[player.relic].uses_in_turn(game, seat) if player.relic and not player.relic_used else []


def use_in_turn(game: Table, seat: Seat, choice: Use) -> None:
    """Use a Relic in its player's Planning turn."""
    turn_down(game, seat)
    TEXTS[choice.card].use(game, seat, choice)


def turn_down(game: Table, seat: Seat) -> None:
    """Turn a used Relic face down."""
    player = game.seats[seat]
    player.relic_used = True
    game.emit(
        events.RelicUsed(seat, player.relic),
        "vendetta.variant.relics.once-per-game",
        "vendetta.variant.relics.flip-when-used",
        *TEXTS[player.relic].rules,
    )


def refusal(game: Table, seat: Seat, card: str) -> Refusal:
    """Return the refusal of using a Relic now."""
    player = game.seats[seat]
    if player.relic != card:
        return NOT_ONES_RELIC
    return RELIC_USED if player.relic_used else NOT_THE_TIME
