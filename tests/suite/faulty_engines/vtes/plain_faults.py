"""Faulty engines for basic rules: unpaid cards are not played, a discard is one card, and a card replaces it."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vtes.actions import mandatory
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import hands, requirements
from reference_engine.vtes.playing.requirements import TOO_LITTLE_BLOOD
from reference_engine.vtes.turn.discard_phase import DiscardPhase
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

TOO_LITTLE = "vtes.card.cost.blood-needs-enough-blood"


@wrong("A vampire without the blood for a card plays it and pays what it has", breaks=TOO_LITTLE)
def _(change: Changes) -> None:
    on_credit(change)


@wrong("A hungry vampire plays any action card and does not pay for it", breaks=TOO_LITTLE)
def _(change: Changes) -> None:
    on_credit(change)
    change.replace(mandatory, "duties", lambda right, game, minion: ())


def on_credit(change: Changes) -> None:
    """Let vampires play cards that cost more blood than they have."""

    def means_refusal(right: Right, game: Vtes, mode: Any, seat: Seat, choice: Any) -> Any:
        found = right(game, mode, seat, choice)
        return None if found is TOO_LITTLE_BLOOD else found

    def may_still_succeed(right: Right, self: Action, game: Vtes) -> bool:
        minion = game.cards.get(self.minion)
        return right(self, game) or (minion is not None and minion.counters < self.cost_in_blood(game))

    change.replace(requirements, "means_refusal", means_refusal)
    change.replace(Action, "may_still_succeed", may_still_succeed)


@wrong("A discarded card is not replaced", breaks="vtes.discard-phase.discard-and-replace")
def _(change: Changes) -> None:
    def settle_act(right: Right, self: DiscardPhase, game: Vtes, choice: Any) -> None:
        right(self, game, choice)
        if isinstance(game.stack[-1], hands.RefillHand):
            game.stack.pop()

    change.replace(DiscardPhase, "settle_act", settle_act)


@wrong("Any number of cards is discarded in a discard phase", breaks="vtes.discard-phase.one-action-by-default")
def _(change: Changes) -> None:
    def settle_act(right: Right, self: DiscardPhase, game: Vtes, choice: Any) -> None:
        right(self, game, choice)
        self.actions = 1

    change.replace(DiscardPhase, "settle_act", settle_act)
