"""What cards do by lying in play: asked for whenever it matters, and never stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Choice
from reference_engine.vtes.declarations.declaring import OUT_OF_PLAY, STANDING, USED_IN
from reference_engine.vtes.declarations.unasked import FOR_ALL
from reference_engine.vtes.table.choices import Use
from reference_engine.vtes.table.state import InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.actions.course import Action
    from reference_engine.vtes.game import Vtes

HAND_SIZE, TRANSFERS = "hand size", "transfers"
MASTER_ACTIONS, DISCARD_ACTIONS = "master phase actions", "discard phase actions"
"""Numbers of a Methuselah that cards in play may change."""

WENT_TO_TORPOR, BLOCKED, REPLACING, OPEN_HAND = "went to torpor", "blocked", "replacing", "open hand"
"""What cards in play may have a word in as it happens."""

STAYS_LOCKED, UNBLOCKABLE_BUT_BLEEDS = "stays locked", "only bleeds can be blocked"
UNLOCKS_AFTER_SUCCESS = "unlocks after success"
"""What a minion is under while the number of that name is more than 0."""


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


def went_to_torpor(game: Vtes, vampire: InPlay) -> None:
    """Carry out what cards on a vampire do as it goes to torpor."""
    for card, said in list(about(game, WENT_TO_TORPOR)):
        if card.host == vampire.id:
            said.went(game, card, vampire)


def blocked(game: Vtes, action: Action) -> None:
    """Carry out what cards on a blocker do as it blocks, before the block is resolved."""
    for card, said in list(about(game, BLOCKED)):
        if card.host == action.blocker:
            said.blocked(game, card, action)


def cost_of(name: str) -> str:
    """The topic of what cards of a name cost."""
    return f"cost of {name}"


def more_pool(game: Vtes, name: str, seat: Seat, target: CardId) -> int:
    """How much more pool than printed it costs a Methuselah to play a card of a name on a card."""
    topic = cost_of(name)
    if topic not in STANDING:
        return 0
    return sum(
        said.pool
        for card, said in about(game, topic)
        if (card.host == target if said.on_bearer else card.controller == seat)
    )


def demands(game: Vtes, window: str, options: list[Choice]) -> bool:
    """Whether one of the options in a window is something that a card in play demands."""
    used = [option for option in options if isinstance(option, Use) and option.card in game.cards]
    return any(
        ability.mandatory and ability.name == option.effect
        for option in used
        for ability in USED_IN[window].get(game.cards[option.card].card, ())
    )


def instead_of_replacing(game: Vtes, seat: Seat) -> InPlay | None:
    """A card of a Methuselah's that loses a counter where they would draw to replace another; None without one."""
    return next((card for card, _ in about(game, REPLACING) if card.controller == seat and card.counters), None)
