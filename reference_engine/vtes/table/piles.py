"""The piles of a Methuselah: hand, library, crypt, ash heap. V5 'Components', glossary 'Ash Heap', 'Discard'."""

from __future__ import annotations

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.piles import without
from reference_engine.vtes.table.pieces import INTO_ASH_HEAP
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.vtes import events


def take_from_hand(game: Table, seat: Seat, card: Card) -> None:
    """Take one copy of a card out of a hand.

    Raises ValueError if it is not there.
    """
    game.seats[seat].hand = without(game.seats[seat].hand, card)


def to_ash_heap(game: Table, seat: Seat, card: Card) -> None:
    """Put a card that is not on the table in its owner's ash heap."""
    game.seats[seat].ash_heap += (card,)
    game.emit(events.CardBurned(card, seat), *INTO_ASH_HEAP)


def discard(game: Table, seat: Seat, card: Card) -> None:
    """Move a card from a hand to the ash heap."""
    take_from_hand(game, seat, card)
    game.seats[seat].ash_heap += (card,)
    game.emit(events.CardDiscarded(seat, card), "vtes.glossary.discard-moves-hand-card-to-ash-heap", INTO_ASH_HEAP[1])


def shuffle(game: Table, seat: Seat, pile: str) -> None:
    """Forget the order of a library or a crypt."""
    methuselah = game.seats[seat]
    setattr(methuselah, f"unordered_{pile}", getattr(methuselah, pile) + getattr(methuselah, f"unordered_{pile}"))
    setattr(methuselah, pile, ())
    game.emit(events.Shuffled(seat, pile), "vtes.wording.search.shuffle-afterwards")
