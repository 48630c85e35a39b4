"""Foundations of every game: procedures, decisions, events, chance, sessions, records. No game is named here."""

from scenarios.wire_types.declarations import CHANCE, NO_CARD, NOBODY, Card, CardId, Seat

__all__ = ["CHANCE", "NOBODY", "NO_CARD", "Card", "CardId", "Seat"]
