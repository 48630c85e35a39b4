"""Cards with targets in ash heaps. V5 glossary, 'Ash Heap'."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from reference_engine.kernel import NOBODY, Card, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.kernel.piles import without
from reference_engine.vtes.actions.card_actions import CardAction
from reference_engine.vtes.card_dsl.language import CardInUse, Effect
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Play

NOT_IN_THAT_HEAP = Refusal(
    "vtes.glossary.target.eligibility-from-card-text", "that card is not in the ash heap you named"
)


class RemoveFromAshHeap(Effect):
    """Removes a card of a kind in any ash heap from the game. The action is undirected. V5 glossary, 'Ash Heap'."""

    rules = ("vtes.glossary.ash-heap.targeting-action-is-undirected",)

    def __init__(self, trait: str, *types: str) -> None:
        self.trait, self.types = trait, types

    def in_ash_heaps(self, game: Table) -> Iterable[tuple[Card, Seat]]:
        for place, seat in enumerate(game.seats):
            for card in dict.fromkeys(seat.ash_heap):
                if self.fits(card):
                    yield card, Seat(place)

    def fits(self, card: Card) -> bool:
        printed = facts()[card]
        return self.trait in printed.subtypes and bool(set(self.types) & set(printed.types))

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if choice.target or not choice.target_:
            return NOT_ELIGIBLE
        if choice.from_ == NOBODY or choice.target_ not in game.seats[choice.from_].ash_heap:
            return NOT_IN_THAT_HEAP
        return None if self.fits(choice.target_) else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        action = cast(CardAction, play)
        owner = game.seats[action.from_]
        if action.target_ in owner.ash_heap:
            owner.ash_heap = without(owner.ash_heap, action.target_)
            owner.removed += (action.target_,)
            game.emit(events.CardRemoved(action.target_, action.from_))
