"""The Power of cards and of Positions. Rulebook, 'Determine the winner of the Conflict'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.table.card_facts import CLAN_CARDS, name_of
from reference_engine.vendetta.table.pieces import Change, Deployed
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta import events

HIDDEN_POWER = 4
"""Power of each face-down card if a card gives them any."""


def of_card(game: Table, seat: Seat, location: int, deployed: Deployed) -> int:
    """Return a card's current Power. A face-down card has none."""
    resolving = location == game.resolving
    if deployed.face_down:
        hidden = resolving and any(change.kind == "hidden-power" and change.seat == seat for change in game.changes)
        return HIDDEN_POWER if hidden else 0
    base, more = CLAN_CARDS[deployed.card].power, 0
    if resolving:
        for change in game.changes:
            if change.card != deployed.card:
                continue
            if change.kind == "zero":
                base = 0
            elif change.kind == "halve":
                base //= 2
            else:  # "add"; other kinds of changes have no amount
                more += change.amount
    bonus = TEXTS[deployed.card].power
    if bonus is not None:
        more += bonus(game, seat, location)
    return max(base + more, 0)


def total(game: Table, seat: Seat, location: int) -> int:
    """Return the total Power of all cards on a Position, and of its Blood."""
    spot = game.spot(seat, location)
    doubled = location == game.resolving and any(
        change.kind == "double-blood" and change.seat == seat for change in game.changes
    )
    return sum(of_card(game, seat, location, card) for card in spot.cards) + spot.blood * (2 if doubled else 1)


def change(game: Table, kind: str, seat: Seat, location: int, card: str, amount: int = 0) -> None:
    """Change the Power of a card until the Location is resolved. Emits an event if the Power differs."""
    deployed = game.deployed(seat, location, card)
    assert deployed is not None
    before = of_card(game, seat, location, deployed)
    game.changes = (*game.changes, Change(kind, card, seat, amount))
    power = of_card(game, seat, location, deployed)
    if power != before:
        game.emit(events.PowerChanged(seat, name_of(card), game.locations[location], power, game.foreign(card, seat)))
