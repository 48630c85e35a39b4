"""The discard phase. V5 'Discard Phase'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.card_dsl import in_force, modifiers
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.state import Table
from reference_engine.vtes.turn.burn_option import NOT_IN_HAND_TO_DISCARD
from reference_engine.vtes.turn.phase import Phase
from scenarios.wire_types.declarations import Choice, Pass
from scenarios.wire_types.vtes import choices

NO_DISCARD_LEFT = Refusal("vtes.discard-phase.one-action-by-default", "you have no discard phase action left")


@procedure
class DiscardPhase(Phase, kw_only=True):
    """The discard phase. V5 'Discard Phase'."""

    actions: int = 1
    event_played: bool = False

    NAME = "discard"

    @rule("vtes.discard-phase.one-action-by-default")
    def begin(self, game: Table) -> None:
        self.enter(game)
        self.actions += self.more_actions(
            game, modifiers.DISCARD_ACTIONS, "vtes.discard-phase.number-of-actions-may-change"
        )
        self.actions = max(self.actions, 0)
        for card, _ in in_force.about(game, "burned in the discard phase"):
            if card.controller == self.seat:
                game.burn(card)

    @rule("vtes.card.draw.delayed-replacement-lowers-hand-size", "vtes.card.draw.draw-up-immediately")
    def replace_what_waited(self, game: Table) -> None:
        self.replace_awaited(game)

    def options(self, game: Table) -> list[Choice]:
        hand = game.seats[self.seat].hand
        return [choices.Discard(card) for card in dict.fromkeys(hand)] if self.actions else []

    @asks("vtes.discard-phase.discard-and-replace", "vtes.discard-phase.actions-not-saved")
    def act(self, game: Table) -> Decision:
        return self.decide(game)

    @rule("vtes.discard-phase.discard-and-replace", "vtes.turn.discard-phase-action-discard-and-draw")
    def settle_act(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        self.goto(DiscardPhase.act)
        if isinstance(choice, choices.Discard):
            self.actions -= 1
            piles.discard(game, self.seat, choice.card)
            if modifiers.everywhere(game, "discards replaced later"):
                game.seats[self.seat].awaited += ("unlock",)
            game.call(RefillHand(seat=self.seat))
        else:
            game.carry_out(self.seat, choice)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if seat == self.seat and isinstance(choice, choices.Discard):
            return NO_DISCARD_LEFT if choice.card in game.seats[seat].hand else NOT_IN_HAND_TO_DISCARD
        return super().refusal(game, seat, choice)

    STEPS = (begin, replace_what_waited, act, settle_act)
