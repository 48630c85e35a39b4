"""Placement of a Conspiracy. Rulebook, 'Conspiracies', 'Play or Place an Action Card'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.effects import triggers
from reference_engine.rivals.table.card_facts import CONSPIRACY, LIBRARY, by_kind
from reference_engine.rivals.table.pieces import BESIDE, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Place

NOT_IN_HAND = Refusal("rivals.conspiracy.is-action-card", "that is not a Conspiracy in your hand")
NOT_READY = Refusal("rivals.conspiracy.exhaust-ready-character", "only your ready characters can place a Conspiracy")
LAST_PRESTIGE = Refusal("rivals.conspiracy.place-1-prestige", "you would have no Prestige left")


def in_hand(game: Table, seat: Seat) -> Sequence[str]:
    """Return the Conspiracies in a player's hand, each name once."""
    return by_kind(game.seats[seat].hand)[CONSPIRACY]


def placements(game: Table, seat: Seat) -> Iterator[Place]:
    """Yield all legal placements. The requirements of a Conspiracy matter only when it is revealed."""
    for name in in_hand(game, seat):
        for character in game.coterie(seat):
            choice = Place(name, character.id)
            if refusal(game, seat, choice) is None:
                yield choice


def refusal(game: Table, seat: Seat, choice: Place) -> Refusal | None:
    """Return the reason why a Conspiracy cannot be placed this way, or None."""
    if choice.card not in in_hand(game, seat):
        return NOT_IN_HAND
    character = game.cards.get(choice.character)
    if character is None or character not in game.coterie(seat) or character.exhausted:
        return NOT_READY
    return LAST_PRESTIGE if game.supply(seat) <= LIBRARY[choice.card].prestige_placed else None


def place(game: Table, seat: Seat, choice: Place) -> None:
    """Place a Conspiracy as an Action: exhaust a character, and put Prestige on the card."""
    triggers.exhaust(
        game,
        game.cards[choice.character],
        "rivals.conspiracy.exhaust-ready-character",
        "rivals.action-card.actor-is-player-of-card",
        "rivals.action-card.face-down-place-without-requirements",
    )
    card = lay_face_down(game, seat, choice.card)
    contribute(game, seat, card, LIBRARY[choice.card].prestige_placed, "rivals.conspiracy.place-1-prestige")


def lay_face_down(game: Table, seat: Seat, name: str) -> InPlay:
    """Put a card from hand face down beside the player's Haven, without revealing its name."""
    game.take_from_hand(seat, name)
    card = game.enter(name, seat, seat, BESIDE)
    card.face_down = True
    game.emit(
        events.PlacedFaceDown(seat, card.id),
        "rivals.conspiracy.place-face-down",
        "rivals.conspiracy.undeclared",
        "rivals.action-card.face-down-not-resolved-on-placing",
    )
    return card


def contribute(game: Table, seat: Seat, card: InPlay, amount: int, *rules: str) -> None:
    """Put Prestige from a personal supply on a face-down card, and record the contributor."""
    game.move_prestige(seat, card, amount)
    remember_contributor(seat, card)
    game.emit(events.Contributed(seat, card.id, amount), *rules)


def add_from_general_supply(game: Table, seat: Seat, card: InPlay, whose: Seat, amount: int) -> None:
    """Put Prestige from the general supply on a face-down card because of a text.

    The contributor is `seat`, even if the Prestige has the colour of another player (`whose`).
    """
    game.cite(("rivals.colour.conspiracy-contributors",))
    game.place_prestige(card, whose, amount)
    remember_contributor(seat, card)


def remember_contributor(seat: Seat, card: InPlay) -> None:
    if seat not in card.contributors:
        card.contributors += (seat,)
