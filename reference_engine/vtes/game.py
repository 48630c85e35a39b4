"""A game of Vampire: The Eternal Struggle: the table with every chapter of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes import refusals
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.ending import ousting, withdrawal
from reference_engine.vtes.legacy import red_list
from reference_engine.vtes.playing import as_vampire, offers
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.sects import membership
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.declarations import Choice


class Vtes(Table, kw_only=True):
    """A game of V5, waiting at a decision.

    Each chapter answers for its own rules. The hooks below connect `Table` to the chapters: they define which chapters
    react when something happens on the table.
    """

    def usable(self, seat: Seat, window: str, frame: Frame) -> list[Choice]:
        return offers.usable(self, seat, window, frame)

    def carry_out(self, seat: Seat, choice: Choice) -> None:
        offers.carry_out(self, seat, choice)

    def pool_left(self, seat: Seat) -> None:
        withdrawal.pool_lost(self, seat)
        ousting.out_of_pool(self, seat)

    def blood_left(self, card: InPlay) -> None:
        withdrawal.blood_lost(self, card)

    def keeps_all(self, card: InPlay) -> None:
        as_vampire.cite_gain(self, card)

    def came_or_went(self, card: InPlay) -> None:
        if modifiers.changes_hand_size(card):
            self.set_off(RefillHand(seat=card.controller, replaces=False))

    def clan_leaves(self, card: InPlay, vampire: InPlay) -> None:
        membership.clan_leaves(self, card, vampire)

    def hunted_down(self, card: InPlay) -> CardId:
        return red_list.hunter(self, card)

    def reward(self, hunter: CardId) -> None:
        red_list.reward(self, hunter)

    def award_trophies(self, hunter: CardId) -> None:
        red_list.award_trophies(self, hunter)

    # Reasons for refusing a choice.

    ELSEWHEN: ClassVar[Mapping[type[Choice], Refusal]] = refusals.ELSEWHEN

    def why_not(self, seat: Seat, choice: Choice) -> Refusal:
        return ousting.GAME_OVER if self.over else super().why_not(seat, choice)

    def refusal(self, frame: Frame, seat: Seat, choice: Choice) -> Refusal | None:
        return refusals.refusal(self, frame, seat, choice)
