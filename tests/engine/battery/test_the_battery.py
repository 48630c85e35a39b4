"""Each watch of the battery notices its fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing.sequencing import Sequenced
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.card_and_seat_names import TableNames
from reference_engine.vtes.table.layout import Layout
from reference_engine.vtes.table.state import InPlay, Table
from reference_engine.vtes.turn.minion_phase import MinionPhase
from reference_engine.vtes.wire import observation
from tests.engine.battery import watches
from tests.engine.battery.play import decisions, playing
from tests.engine.battery.vtes import VtesSubject
from tests.engine.battery.watches import WATCHES, Watch
from tests.suite.faulty_engines.faulty import Changes, Right


def pool_from_nowhere(right: Right, self: Table, seat: int, amount: int, *rules: str) -> Any:
    self.seats[seat].pool += 1
    return right(self, seat, amount, *rules)


def every_option_twice(right: Right, self: Any, game: Any, window: str) -> Any:
    decision = right(self, game, window)
    if decision is not None:
        decision.options += decision.options
    return decision


def an_unknown_citation(right: Right, self: Vtes, event: Any, *rules: str) -> None:
    right(self, event, "vtes.no-such.rule", *rules)


def refusing_ends_the_turn(right: Right, self: Vtes, seat: int, choice: Any) -> Any:
    self.turn += 1
    return right(self, seat, choice)


def asking_counts(right: Right, self: MinionPhase, game: Vtes) -> Any:
    game.turn += 1
    return right(self, game)


def moving_unnoticed(right: Right, self: Layout, card: InPlay, region: str) -> None:
    kept = self.laid.copy()
    right(self, card, region)
    self.laid.update(kept)


def without_modifiers_and_limits(right: Right, *arguments: Any) -> dict[str, Any]:
    written: dict[str, Any] = right(*arguments)
    return {key: value for key, value in written.items() if key not in ("used", "locked")}


def sharing_the_seats(right: Right, self: Vtes) -> Vtes:
    twin: Vtes = right(self)
    twin.seats = self.seats
    return twin


def a_tuple_on_the_wire(right: Right, *arguments: Any) -> dict[str, Any]:
    return {**right(*arguments), "number": (1, 2)}


FAULTS: dict[type[Watch], tuple[Any, str, Callable[..., Any]]] = {
    watches.CountersAreExplained: (Table, "burn_pool", pool_from_nowhere),
    watches.CardsAreConserved: (piles, "to_ash_heap", lambda right, game, seat, card: None),
    watches.NothingIsImpossible: (Table, "drain", lambda right, self, card: None),
    watches.DecisionsAreWellFormed: (Sequenced, "opportunity", every_option_twice),
    watches.EverythingIsCited: (Vtes, "emit", an_unknown_citation),
    watches.RefusalsChangeNothing: (Vtes, "why_not", refusing_ends_the_turn),
    watches.AskingChangesNothing: (MinionPhase, "act", asking_counts),
    watches.CachesAreCurrent: (Layout, "lay_in", moving_unnoticed),
    watches.SavedGamesGoOn: (observation, "card_position", without_modifiers_and_limits),
    watches.CopiesAreIndependent: (Vtes, "copy", sharing_the_seats),
    watches.HiddenCardsStayHidden: (observation, "pile", lambda right, cards, visible: right(cards, True)),
    watches.EventsHideSecrets: (TableNames, "seen_by", lambda right, self, seat: self),
    watches.PositionsAreJson: (observation, "turn", a_tuple_on_the_wire),
}
"""A fault that each watch must notice."""


@pytest.fixture
def changes() -> Iterator[Changes]:
    """Yield a recorder of changes that are undone after the test."""
    changes = Changes()
    yield changes
    changes.undo()


@pytest.mark.parametrize("kind", WATCHES)
def test_each_watch_notices_its_fault_with_a_record(kind: type[Watch], changes: Changes) -> None:
    changes.replace(*FAULTS[kind])
    with pytest.raises(AssertionError) as noticed:
        look_at_games(kind)
    assert '"record": 1' in noticed.value.__notes__[0]


def look_at_games(kind: type[Watch]) -> None:
    """Run some short games under one watch."""
    subject = VtesSubject()
    for seed in range(40):
        chance = Random(seed)
        with playing(subject, subject.middle(chance, 2 + seed % 4)) as play:
            watch = kind(play, chance)
            for _ in decisions(play, chance, 40):
                watch.look()
