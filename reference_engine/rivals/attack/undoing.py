"""What an illegal Attack card undoes: all since the beginning of Step 3. Rulebook, 'Step 5'."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import CardId, Seat
from reference_engine.rivals.table.pieces import InPlay, Player
from reference_engine.rivals.table.state import Table

OF_CARD = ("exhausted", "no_influence", "place", "party", "blood", "prestige", "used")
OF_PLAYER = ("prestige", "agenda", "hand", "library", "unordered_library", "discard", "used")

TOKENS = ("blood", "prestige")


class CardBefore(msgspec.Struct, frozen=True):
    """A card in play as it was."""

    card: CardId
    exhausted: bool
    no_influence: bool
    place: str
    party: int
    blood: tuple[int, ...]
    prestige: tuple[int, ...]
    used: tuple[str, ...]


class PlayerBefore(msgspec.Struct, frozen=True):
    """What a player had."""

    seat: Seat
    prestige: tuple[int, ...]
    agenda: int
    hand: tuple[str, ...]
    library: tuple[str, ...]
    unordered_library: tuple[str, ...]
    discard: tuple[str, ...]
    used: tuple[str, ...]


def cards_now(game: Table) -> tuple[CardBefore, ...]:
    """All that a Block may change of the cards in play."""
    return tuple(CardBefore(card.id, *values(card, OF_CARD)) for card in game.cards.values())


def players_now(game: Table) -> tuple[PlayerBefore, ...]:
    """All that a Block or a Reaction may change of what players have."""
    return tuple(PlayerBefore(Seat(seat), *values(player, OF_PLAYER)) for seat, player in enumerate(game.seats))


def values(record: InPlay | Player, names: tuple[str, ...]) -> list[Any]:
    """What lies in no order is remembered in none, and colours of which there is nothing are left out at the end."""

    def value(name: str) -> Any:
        found = getattr(record, name)
        if name in TOKENS:
            return found[: max((at for at, number in enumerate(found, 1) if number), default=0)]
        return tuple(sorted(found)) if name.startswith("unordered") else found

    return [value(name) for name in names]


def restore(game: Table, cards: tuple[CardBefore, ...], players: tuple[PlayerBefore, ...]) -> None:
    """Put everything back."""
    for before in cards:
        for name in OF_CARD:
            setattr(game.cards[before.card], name, getattr(before, name))
    for held in players:
        for name in OF_PLAYER:
            setattr(game.seats[held.seat], name, getattr(held, name))
