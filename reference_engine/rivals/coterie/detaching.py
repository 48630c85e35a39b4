"""Voluntary removal of attachments from the player's own characters. Rulebook, 'Attachments', 'Curses'."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.table.card_facts import PRINCE
from reference_engine.rivals.table.pieces import ATTACHED, HAVEN, STREETS, TORPOR, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals.choices import TakeOff

NOT_YOURS = Refusal(
    "rivals.attach.no-detach-foreign-card", "you can only detach your own cards from your own characters"
)
TITLE = Refusal("rivals.attach.no-detach-title-or-prey", "you cannot give up a Title")
NOT_NOW = Refusal("rivals.attach.voluntary-detach", "you can only detach cards in your own turn, between Actions")


def detachments(game: Table, seat: Seat) -> Iterator[TakeOff]:
    """Yield all cards that a player may detach."""
    game.cite(("rivals.ongoing.no-voluntary-discard", "rivals.torpor.still-controlled"))
    for character in game.characters(seat, HAVEN, STREETS, TORPOR):
        for number in character.attached:
            if refusal(game, seat, TakeOff(number)) is None:
                yield TakeOff(number)


def refusal(game: Table, seat: Seat, choice: TakeOff) -> Refusal | None:
    """Return the reason why a card cannot be detached, or None."""
    card = game.cards[choice.card]
    game.cite(("rivals.terms.control",))
    if not is_own(game, seat, card):
        return NOT_YOURS
    return TITLE if card.name == PRINCE else None


def is_own(game: Table, seat: Seat, card: InPlay) -> bool:
    """Return whether a player controls both a card and its bearer."""
    if card.place != ATTACHED or card.owner not in (seat, NOBODY):
        return False
    return game.cards[card.host].controller == seat


def detach(game: Table, choice: TakeOff) -> None:
    """Burn the card, without any other effect."""
    game.burn(
        game.cards[choice.card],
        "rivals.attach.voluntary-detach",
        "rivals.attach.voluntary-detach-burns",
        "rivals.attach.detach-cost-or-plain",
        "rivals.attachment-ability.other-detach-burns",
    )
