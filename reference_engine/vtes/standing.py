"""What cards do by lying in play: asked for whenever it matters, and never stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from reference_engine.kernel import Seat
from reference_engine.vtes.cards.language import FOR_ALL, OUT_OF_PLAY, STANDING
from reference_engine.vtes.table import InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes

HAND_SIZE, TRANSFERS = "hand size", "transfers"
MASTER_ACTIONS, DISCARD_ACTIONS = "master phase actions", "discard phase actions"
"""Numbers of a Methuselah that cards in play may change."""

BURNED_IN_TORPOR = "burned in torpor"
"""What cards have to say that do not stay on a minion that goes to torpor."""


def about(game: Vtes, topic: str) -> Iterator[tuple[InPlay, Any]]:
    """Every card in play that has a word in a topic, with what it says."""
    speaking = STANDING.get(topic)
    if speaking:
        for card in game.cards.values():
            if card.card in speaking and card.region not in OUT_OF_PLAY:
                for said in speaking[card.card]:
                    yield card, said


def change_for(game: Vtes, stat: str, seat: Seat) -> int:
    """By how much a number of a Methuselah is changed: by the cards that they control, and for a time."""
    lasting: int = sum(said.value(card) for card, said in about(game, stat) if card.controller == seat)
    if not game.modifiers:
        return lasting
    return lasting + sum(change.amount for change in game.modifiers if change.seat == seat and change.stat == stat)


def everywhere(game: Vtes, stat: str, minion: InPlay | None = None) -> int:
    """By how much a number is changed for everybody: of a minion, or of the game where it is nobody's."""
    topic = FOR_ALL + stat
    if topic not in STANDING:
        return 0
    return sum(said.amount for _, said in about(game, topic) if said.applies(game, minion))


def changes_hand_size(card: InPlay) -> bool:
    """Whether a hand size hangs on a card's being in play."""
    return card.card in STANDING.get(HAND_SIZE, ())
