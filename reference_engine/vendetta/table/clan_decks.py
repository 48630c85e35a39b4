"""Clan decks: possible top cards, drawing, shuffling in. Rulebook, 'Clan sheet setup', 'Hand building'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta import events


def possible_tops(game: Table, seat: Seat) -> tuple[str, ...]:
    """Return the possible top cards of a Clan deck: one if the order is known, none if the deck is empty."""
    player = game.seats[seat]
    if player.clan_deck:
        return player.clan_deck[:1]
    return player.unordered_clan_deck or player.clan_deck_bottom[:1]


def take_top(game: Table, seat: Seat, card: str) -> None:
    """Take a card, one of `possible_tops`, off a Clan deck."""
    player = game.seats[seat]
    if player.clan_deck:
        player.clan_deck = player.clan_deck[1:]
    elif player.unordered_clan_deck:
        player.unordered_clan_deck = tuple(other for other in player.unordered_clan_deck if other != card)
    else:
        player.clan_deck_bottom = player.clan_deck_bottom[1:]


def shuffle_in(game: Table, seat: Seat, card: str) -> None:
    """Shuffle a card from the hand into its Clan deck."""
    player = game.seats[seat]
    game.take_from_hand(seat, card)
    player.unordered_clan_deck = (*player.clan_deck, *player.unordered_clan_deck, *player.clan_deck_bottom, card)
    player.clan_deck = player.clan_deck_bottom = ()
    game.emit(events.CardShuffledIn(seat))
