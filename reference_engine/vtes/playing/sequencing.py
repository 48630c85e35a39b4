"""The impulse: whose turn it is to act. V5 'Sequencing'."""

from __future__ import annotations

from collections.abc import Container
from typing import ClassVar

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl import usable_cards
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice, Pass

IMPULSE = (
    "vtes.sequencing.acting-methuselah-first",
    "vtes.sequencing.acting-keeps-impulse-after-playing",
    "vtes.sequencing.impulse-returns-to-acting-after-any-play",
    "vtes.sequencing.stage-ends-when-all-pass",
)
"""Rules cited by every window that passes the impulse."""

COMBAT_ORDER = (
    "vtes.sequencing.order-combat",
    "vtes.combat.sequence.acting-minion-first-everywhere",
    "vtes.combat.sequence.impulse-passes-defender-then-others",
)
"""Rules cited by every window of combat."""


class Sequenced(Frame, kw_only=True):
    """A procedure with windows in which several Methuselahs may act, the acting one always first."""

    passed: tuple[Seat, ...] = ()
    """Seats that have passed since anyone last used something."""

    ROUND_THE_TABLE: ClassVar[bool] = True
    """True if everyone gets the impulse in this order; False if one or two Methuselahs make a choice."""

    MORE_IN: ClassVar[Container[str]] = ()
    """Windows that offer more than playing cards and using them."""

    def order(self, game: Table) -> tuple[Seat, ...]:
        """Return the seats in the order of the impulse."""
        raise NotImplementedError

    def extra_options(self, game: Table, seat: Seat, window: str) -> list[Choice]:
        """Return a seat's options in a window of `MORE_IN`, besides playing and using cards."""
        return []

    def order_rule(self, game: Table, seat: Seat) -> str:
        decision = game.decision
        if decision is None or seat == decision.seat:
            return super().order_rule(game, seat)
        first = decision.seat == next(iter(self.order(game)), NOBODY)
        in_combat = "vtes.combat.before-strikes.acting-first"
        if first and in_combat in self.STEPS[self.pc].rules:  # type: ignore[attr-defined]
            return in_combat
        return "vtes.sequencing.acting-methuselah-first" if first else "vtes.sequencing.order-others-clockwise"

    def opportunity(self, game: Table, window: str) -> Decision | None:
        """Return the decision of the next seat that can do anything but pass, or None if there is none."""
        able, more = usable_cards.who_could(game, window), window in self.MORE_IN
        for seat in self.order(game) if able or more else ():
            if seat not in self.passed:
                options = self.extra_options(game, seat, window) if more else []
                if seat in able:
                    options += game.usable(seat, window, self)
                if options:
                    return Decision(seat, window, [PASS, *options])
        return None

    def passes(self, game: Table, seat: Seat) -> None:
        """Record that a seat has passed, along with earlier seats that had nothing to do."""
        order = self.order(game)
        self.passed = order[: order.index(seat) + 1]

    def used(self) -> None:
        """Return the impulse to the acting Methuselah."""
        self.passed = ()

    def settle(self, game: Table, choice: Choice) -> None:
        """Carry out the choice of the seat with the impulse, or record that it passes."""
        if isinstance(choice, Pass):
            self.passes(game, game.decider)
        else:
            self.used()
            game.carry_out(game.decider, choice)
