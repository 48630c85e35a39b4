"""What cards do in a referendum. V5 'Gaining Votes'."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from reference_engine.kernel import Card
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.cards.language import Ability
from reference_engine.vtes.choices import Use
from reference_engine.vtes.facts import facts
from reference_engine.vtes.play import RefillHand
from reference_engine.vtes.politics import HAS_VOTED, VOTER_NOT_READY, Referendum
from reference_engine.vtes.table import READY, InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes

NOT_SUCH_A_CARD = Refusal("vtes.card.cost.discarding-uses-own-hand", "no such card is in the hand of the controller")

ONCE = Refusal("vtes.wording.during-x-do-y-once-per-x", "that has been done already in this referendum")


class DiscardForVote(Ability):
    """During the polling, a card that shows a Discipline is discarded for 1 more vote of this vampire.

    Before the votes of the vampire are cast: they are cast together.
    """

    windows = frozenset({"polling"})

    def __init__(self, discipline: str) -> None:
        self.discipline = discipline

    def choices(self, game: Vtes, frame: Frame, card: InPlay) -> Iterable[Use]:
        hand = game.seats[card.controller].hand
        return [Use(card.id, target_=discarded) for discarded in dict.fromkeys(hand)]

    def refusal(self, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if card.region != READY:
            return VOTER_NOT_READY
        if isinstance(frame, Referendum) and card.id in frame.cast:
            return HAS_VOTED
        if any(modifier.stat == "votes" and modifier.source == card.card for modifier in game.modifiers):
            return ONCE
        fits = choice.target_ != Card(0) and self.discipline in facts()[choice.target_].disciplines
        return None if fits and choice.target_ in game.seats[card.controller].hand else NOT_SUCH_A_CARD

    def apply(self, game: Vtes, card: InPlay, choice: Use) -> None:
        game.cite(("vtes.votes.ability-without-title", "vtes.card.cost.minion-may-use-controllers-resources"))
        game.discard(card.controller, choice.target_)
        game.modify("votes", card.id, 1, "action", card.card)
        game.call(RefillHand(seat=card.controller))
