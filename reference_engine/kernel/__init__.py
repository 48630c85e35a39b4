"""What the games share: procedures, decisions, events, chance, sessions, records. No game is named here."""

from typing import NewType

Seat = NewType("Seat", int)
"""A player, by place at the table, counted clockwise from 0."""

CardId = NewType("CardId", int)
"""One card on the table, as long as it lies there. Never 0: 0 means none."""

Card = NewType("Card", int)
"""A card as printed, by its official number, where copies cannot be told apart: in hands, decks and heaps. 0: none."""

CHANCE = Seat(-1)
"""The seat that decides every random outcome."""

NOBODY = Seat(-2)
"""No seat."""

NO_CARD = CardId(0)
"""No card on the table."""
