"""Rollback of everything since the start of Step 3, after an illegal Attack card. Rulebook, 'Step 5'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import CardId, Seat
from reference_engine.rivals.table.pieces import Tokens
from reference_engine.rivals.table.state import Table

OF_CARD = ("exhausted", "no_influence", "place", "party", "blood", "prestige", "used")
OF_PLAYER = ("prestige", "agenda", "hand", "library", "unordered_library", "discard", "used")


class CardBefore(msgspec.Struct, frozen=True):
    """Saved state of a card in play."""

    card: CardId
    exhausted: bool
    no_influence: bool
    place: str
    party: int
    blood: Tokens
    prestige: Tokens
    used: tuple[str, ...]


class PlayerBefore(msgspec.Struct, frozen=True):
    """Saved state of a player."""

    seat: Seat
    prestige: Tokens
    agenda: int
    hand: tuple[str, ...]
    library: tuple[str, ...]
    unordered_library: tuple[str, ...]
    discard: tuple[str, ...]
    used: tuple[str, ...]


def cards_now(game: Table) -> tuple[CardBefore, ...]:
    """Return everything that a Block may change about the cards in play."""
    return tuple(
        CardBefore(
            card.id,
            card.exhausted,
            card.no_influence,
            card.place,
            card.party,
            plain(card.blood),
            plain(card.prestige),
            card.used,
        )
        for card in game.cards.values()
    )


def players_now(game: Table) -> tuple[PlayerBefore, ...]:
    """Return everything that a Block or a Reaction may change about the players."""
    return tuple(
        PlayerBefore(
            Seat(seat),
            plain(player.prestige),
            player.agenda,
            player.hand,
            player.library,
            tuple(sorted(player.unordered_library)),
            player.discard,
            player.used,
        )
        for seat, player in enumerate(game.seats)
    )


def plain(tokens: Tokens) -> Tokens:
    """Return the tokens without zeros at the end."""
    end = len(tokens)
    while end and not tokens[end - 1]:
        end -= 1
    return tokens[:end]


def restore(game: Table, cards: tuple[CardBefore, ...], players: tuple[PlayerBefore, ...]) -> None:
    """Restore the saved state."""
    for before in cards:
        card = game.cards[before.card]
        for name in OF_CARD:
            setattr(card, name, getattr(before, name))
        game.put(card, before.place, before.party)
    for held in players:
        for name in OF_PLAYER:
            setattr(game.seats[held.seat], name, getattr(held, name))
