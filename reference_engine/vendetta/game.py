"""A game of Vendetta: the table, with all card declarations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vendetta.cards import texts as texts  # declares the cards
from reference_engine.vendetta.planning import turns
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta.choices import Answer, Keep, Play, PlayBlood, Resolve, Use


class Vendetta(Table, kw_only=True):
    """A game waiting for a decision."""

    ELSEWHEN: ClassVar[Mapping[type[Choice], Refusal]] = {
        Keep: Refusal(
            "vendetta.hand-building.draw-two-keep-one", "you keep drawn cards only in the Hand Building Phase"
        ),
        Play: Refusal("vendetta.planning.must-play-one-card", "you play cards only in your own Planning turn"),
        PlayBlood: turns.BLOOD_AFTER_CARD,
    }

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Answer the open decision. The choice may name a card's own seat as its owner or omit it."""
        if isinstance(choice, Use | Answer | Resolve) and choice.owner == seat:
            choice = replace(choice, owner=NOBODY)
        super().choose(seat, choice)
