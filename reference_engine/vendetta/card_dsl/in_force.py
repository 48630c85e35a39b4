"""Declarations in force: those of face-up cards on Positions, and of cards in Alliances.

Rulebook, 'Passive Clan cards', 'Ally/Victim cards'.
"""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import Seat
from reference_engine.vendetta.card_dsl.language import TEXTS, CardText
from reference_engine.vendetta.table.pieces import Deployed
from reference_engine.vendetta.table.state import Table


def texts(game: Table, seat: Seat) -> Iterator[tuple[int, Deployed, CardText]]:
    """Yield a player's face-up Deployed cards with their Locations and declarations."""
    for location, deployed in game.face_up(seat):
        yield location, deployed, TEXTS[deployed.card]


def allies(game: Table, seat: Seat) -> Iterator[CardText]:
    """Yield the declarations of a player's Alliance, without Drained cards."""
    if game.seats[seat].drained:
        game.cite(("vendetta.draining.loses-special-ability",))
    for card in game.seats[seat].alliance:
        yield TEXTS[card]


def has_ally(game: Table, seat: Seat, ability: str) -> bool:
    """Return True if a card of the Alliance has an ability. A Drained card has no abilities."""
    if game.trace is not None and any(
        getattr(TEXTS[card], ability) for card in game.seats[seat].drained if card in TEXTS
    ):
        game.cite(("vendetta.draining.loses-special-ability",))
    return any(getattr(text, ability) for text in allies(game, seat))


def wins_ties(game: Table, seat: Seat) -> bool:
    """Return True if a card of the Alliance wins all ties for its player."""
    return has_ally(game, seat, "wins_ties")
