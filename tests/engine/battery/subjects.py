"""Games tested by the battery, and the interface that they implement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, Protocol

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.game import Game
from reference_engine.kernel.session import Rules
from reference_engine.kernel.wire_format import Names
from scenarios.wire_types.declarations import Choice, Event


class Subject(Protocol):
    """A game under test, as the battery sees it."""

    rules: Rules
    players: tuple[int, ...]
    """Possible numbers of players."""
    most_turns: int
    """Maximum number of turns in random play. A bound for tests, far above observed values, not a rule."""
    records: tuple[type, ...]
    """Record types of the table, other than procedures."""
    printed: tuple[type, ...]
    """Record types of printed facts, which all games share and none changes."""
    shows: tuple[type[Event], ...]
    """Events that reveal hidden information, even if it is hidden again immediately."""

    def opening(self, chance: Random, players: int) -> dict[str, Any]:
        """Return the position of a new game with random decks of all cards that the engine can play."""

    def middle(self, chance: Random, players: int) -> dict[str, Any]:
        """Return a random position in which much can happen soon."""

    def looks(self, choice: Choice) -> Hashable:
        """Return the part of a choice that is visible to players other than its seat."""

    def turn(self, game: Any) -> int:
        """Return the number of turns that have begun."""

    def counters(self, game: Any) -> dict[Hashable, int]:
        """Return the counters of every place that has any."""

    def changes(self, game: Any, event: Event) -> Iterable[tuple[Hashable, int]]:
        """Yield places whose counters an event changes, with the change."""

    def is_gone(self, game: Any, place: Any) -> bool:
        """Return True if a place has left the game with all its counters."""

    def takes_back(self, event: Event) -> bool:
        """Return True if an event undoes earlier events without an event for each change."""

    def cards(self, game: Any) -> Counter[Hashable]:
        """Return every printed card, wherever it is, with its owner."""

    def faults(self, game: Any) -> Iterator[str]:
        """Yield impossible states, in words."""

    def faults_of_the_end(self, game: Any) -> Iterator[str]:
        """Yield impossible states at the end of a game played from its opening, in words."""

    def stale_caches(self, game: Any) -> Iterator[str]:
        """Yield differences between the game's caches and its actual state, in words."""

    def with_other_hidden_cards(self, game: Any, viewer: Seat, chance: Random) -> Game:
        """Return a copy in which everything hidden from the viewer is different."""


def misnamed(names: Names, cards: Iterable[CardId]) -> Iterator[str]:
    """Yield cards in play that cannot be found by their names, in words."""
    for card in cards:
        if names.card_named(names.name_of_card(card)) != card:
            yield f"{names.name_of_card(card)} does not name the card that is called so"


def subjects() -> list[Subject]:
    """Return every game tested by the battery."""
    from tests.engine.battery.rivals import RivalsSubject
    from tests.engine.battery.vendetta import VendettaSubject
    from tests.engine.battery.vtes import VtesSubject

    return [VtesSubject(), VendettaSubject(), RivalsSubject()]


@cache
def printed() -> frozenset[type]:
    """Return the record types of printed facts of all games."""
    return frozenset(kind for subject in subjects() for kind in subject.printed)
