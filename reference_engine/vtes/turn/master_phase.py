"""The master phase. V5 'Master Phase'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.legacy import red_list
from reference_engine.vtes.table.state import Table
from reference_engine.vtes.turn.phase import Phase
from scenarios.wire_types.declarations import Choice, Pass
from scenarios.wire_types.vtes import choices


@procedure
class MasterPhase(Phase, kw_only=True):
    """The master phase. V5 'Master Phase'."""

    actions: int = 1
    trifle_gained: bool = False

    NAME = "master"

    @rule("vtes.master.one-master-phase-action-at-start")
    def begin(self, game: Table) -> None:
        self.enter(game)
        methuselah = game.seats[self.seat]
        self.actions += methuselah.actions_ahead
        self.trifle_gained = methuselah.trifle_ahead
        if methuselah.out_of_turn:
            game.cite(
                (
                    "vtes.master.out-of-turn-uses-next-master-phase-action",
                    "vtes.master.out-of-turn.only-one-before-next-master-phase",
                )
            )
        methuselah.out_of_turn, methuselah.actions_ahead, methuselah.trifle_ahead = False, 0, False
        self.actions += self.more_actions(game, modifiers.MASTER_ACTIONS, "vtes.master-phase.cards-may-change-number")

    @asks(
        "vtes.master.one-master-phase-action-at-start",
        "vtes.master-phase.use-is-optional",
        "vtes.master-phase.choose-order-with-other-effects",
    )
    def act(self, game: Table) -> Decision:
        return self.decide(game)

    @rule("vtes.master.regular-card-uses-the-action", "vtes.master-phase.unused-actions-lost")
    def settle_act(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        self.goto(MasterPhase.act)
        if isinstance(choice, choices.Mark):
            self.actions -= 1
            red_list.mark(game, self.seat, game.cards[choice.minion])
        else:
            game.carry_out(self.seat, choice)

    def options(self, game: Table) -> list[Choice]:
        return red_list.markable(game, self.actions)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if seat == self.seat and isinstance(choice, choices.Mark):
            return red_list.mark_refusal(game.cards.get(choice.minion), self.actions)
        return super().refusal(game, seat, choice)

    STEPS = (begin, act, settle_act)
