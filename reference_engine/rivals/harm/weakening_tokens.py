"""Tokens that weaken a character. Rulebook, "'-1 BP' Tokens", 'Fear Tokens'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.harm import defeat
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events

FEAR, MINUS_BP = "fear", "minus-bp"


def place_fear(game: Table, character: InPlay) -> None:
    character.fear += 1
    game.emit(events.TokenPlaced(character.id, FEAR), "rivals.fear.on-ready-character")


def place_minus_bp(game: Table, character: InPlay, by: Seat) -> None:
    """Place a '-1 BP' token. A character over its new maximum loses 1 Blood, which is not damage."""
    character.minus_bp += 1
    game.emit(
        events.TokenPlaced(character.id, MINUS_BP),
        "rivals.minus-bp.lowers-bp",
        "rivals.icons.bp-requirement.attachments-stay",
    )
    if game.blood(character) > game.blood_potency(character):
        game.cite(
            (
                "rivals.minus-bp.full-character-loses-1",
                "rivals.minus-bp.example.keondra",
                "rivals.minus-bp.not-damage",
            )
        )
        defeat.drain(game, character, 1, by)
    else:
        game.cite(("rivals.minus-bp.not-full-no-loss",))
