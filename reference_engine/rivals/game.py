"""A game of Rivals: the table together with the effects of card texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.cached_query import cached_query
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.kernel.wire_format import fields_of
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.cards import texts as texts  # declares the cards
from reference_engine.rivals.harm import blood_loss
from reference_engine.rivals.playing.declaring import NO_ACTION_NOW
from reference_engine.rivals.table.pieces import Heap, InPlay, Tokens
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import choices, events

ELSEWHEN: Mapping[type[Choice], Refusal] = {
    choices.ChooseLeader: Refusal(
        "rivals.setup.faction.choose-leader-face-down", "you choose Leaders before the first turn"
    ),
    choices.Recruit: NO_ACTION_NOW,
    choices.Attack: NO_ACTION_NOW,
    choices.DrawCard: NO_ACTION_NOW,
    choices.Claim: NO_ACTION_NOW,
    choices.Meet: NO_ACTION_NOW,
    choices.Place: NO_ACTION_NOW,
    choices.Mend: Refusal(
        "rivals.end.mend.discard-to-mend", "you can only discard to mend in your own Torpor and Mending Step"
    ),
    choices.Discard: Refusal(
        "rivals.attack.intel.discard-for-intel", "you can only discard for Intel, or when a text says so"
    ),
    choices.AnnounceType: Refusal("rivals.attack.s1.four-types", "no attack needs a type now"),
    choices.Block: Refusal(
        "rivals.attack.s3.block-by-party-member", "characters can only Block in Step 3 of an attack"
    ),
    choices.TakeReward: Refusal("rivals.mortal.burn-or-attach", "no Mortal has just been defeated"),
    choices.ChooseTarget: Refusal("rivals.terms.target.you-choose", "nothing needs a target now"),
    choices.Resolve: Refusal("rivals.priority.own-effects-own-order", "you have no effects to put in order now"),
}
"""Reasons for refusal outside the windows of a choice, by kind of choice."""


class Rivals(Table, kw_only=True):
    """A game at a decision."""

    ELSEWHEN: ClassVar[Mapping[type[Choice], Refusal]] = ELSEWHEN

    def apply(self, choice: Choice) -> None:
        """Apply the answer to the open decision, and forget the cards that left play before it."""
        self.gone = {}
        super().apply(choice)

    def refusal(self, frame: Frame, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the reason why a choice is illegal, or None. Choices that name cards out of play have none."""
        if any(card not in self.cards for card in named(choice)):
            return None
        return super().refusal(frame, seat, choice)

    def gain_prestige(self, seat: Seat, amount: int, *rules: str) -> None:
        """Move Prestige from the general supply to a player. An Event may take part of it."""
        super().gain_prestige(seat, amount, *rules)
        for card in self.in_streets():
            taken = min(TEXTS[card.name].takes_of_gains, amount) if card.name in TEXTS else 0
            if taken > 0:
                self.move_prestige(seat, card, taken)
                self.emit(events.Contributed(seat, card.id, taken), "rivals.rio.corruption.gains-token")

    def say_which(self, giver: Heap, before: Tokens, receiver: Heap) -> None:
        """Let the former owner choose which tokens moved, if they had colours of several other players."""
        blood_loss.say_which(self, giver, before, receiver)

    @cached_query
    def blood_potency(self, character: InPlay) -> int:
        """Return the Blood Potency, including the bonuses of texts in force."""
        return super().blood_potency(character) + in_force.bonus(self, "blood_potency", character)


def named(choice: Choice) -> Iterator[CardId]:
    """Yield the cards in play that a choice names."""
    for field in fields_of(type(choice)):
        if field.hint is CardId:
            value = getattr(choice, field.name)
            yield from value if field.many else [value] * (value != NO_CARD)
