"""Faulty engines of VTES: which events each Methuselah sees."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel import session as kernel_session
from reference_engine.kernel.events import Cited
from reference_engine.kernel.session import Session
from reference_engine.kernel.wire_format import Names
from reference_engine.vtes.table.card_and_seat_names import TableNames
from scenarios.wire_types.vtes import events
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

ITS_OWN = "vtes.setup.may-look-at-own-hand-and-uncontrolled"


@wrong("Everybody is told which library card is drawn", breaks=ITS_OWN)
def _(change: Changes) -> None:
    change.set(events.CardDrawn, "KNOWN_TO", {})


@wrong("Everybody is told which crypt card is drawn", breaks=ITS_OWN)
def _(change: Changes) -> None:
    change.set(events.CryptCardDrawn, "KNOWN_TO", {})


@wrong(
    "Everybody is told what lies face down where something is done with it",
    breaks=(ITS_OWN, "vtes.published.govern-the-unaligned.target-stays-face-down"),
)
def _(change: Changes) -> None:
    change.replace(TableNames, "seen_by", lambda right, self, seat: self)


@wrong("Not even who draws a card is told which", breaks=ITS_OWN)
def _(change: Changes) -> None:
    def as_seen_by(right: Right, seat: Seat, cited: Cited, names: Names, not_in_force: frozenset[str]) -> Any:
        return right(NOBODY, cited, names, not_in_force)

    change.replace(kernel_session, "as_seen_by", as_seen_by)


@wrong("A Methuselah is told only of what no card is hidden in", breaks=ITS_OWN)
def _(change: Changes) -> None:
    def events_seen_by(right: Right, self: Session, seat: Seat) -> Any:
        return [event for event in right(self, seat) if "?" not in event.values()]

    change.replace(Session, "events_seen_by", events_seen_by)
