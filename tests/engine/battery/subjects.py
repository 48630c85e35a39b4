"""What a game supplies to be put through the battery, and the games that do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, Protocol

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.game import Game
from reference_engine.kernel.notation import Names
from reference_engine.kernel.session import Rules
from scenarios.protocol.declarations import Choice, Event


class Subject(Protocol):
    """A game under test. The battery knows no game but by this."""

    rules: Rules
    players: tuple[int, ...]
    """The numbers of players that it is played by."""
    most_turns: int
    """In random play no game may last longer. A bound for tests, far above what is seen, not a rule."""
    records: tuple[type, ...]
    """The records that the table is made of, beside the procedures."""
    printed: tuple[type, ...]
    """The records of what is printed on cards: all games share them, and none changes them."""
    shows: tuple[type[Event], ...]
    """The events by which something that was hidden comes to light; it may be hidden again at once."""

    def opening(self, chance: Random, players: int) -> dict[str, Any]:
        """The position of a new game with random decks of all cards that the engine can play."""

    def middle(self, chance: Random, players: int) -> dict[str, Any]:
        """A random position in which much can happen soon."""

    def looks(self, choice: Choice) -> Hashable:
        """What of a choice those see who do not make it."""

    def turn(self, game: Any) -> int:
        """How many turns have begun."""

    def counters(self, game: Any) -> dict[Hashable, int]:
        """The counters in every place that has any."""

    def changes(self, game: Any, event: Event) -> Iterable[tuple[Hashable, int]]:
        """What an event says about counters: places, and how many more are there."""

    def is_gone(self, game: Any, place: Any) -> bool:
        """Whether a place has left the game, with all counters in it."""

    def takes_back(self, event: Event) -> bool:
        """Whether an event says that much of what happened has not happened: no other tells of that."""

    def cards(self, game: Any) -> Counter[Hashable]:
        """Every printed card, wherever it is, with its owner."""

    def faults(self, game: Any) -> Iterator[str]:
        """What cannot be, in words."""

    def faults_of_the_end(self, game: Any) -> Iterator[str]:
        """What cannot be once a game that was played from its opening is over."""

    def forgotten(self, game: Any) -> Iterator[str]:
        """Where what a game keeps, to be quick, is not what it would find by looking at everything; in words."""

    def with_other_hidden_cards(self, game: Any, viewer: Seat, chance: Random) -> Game:
        """A twin in which everything that the viewer may not see is something else."""


def misnamed(names: Names, cards: Iterable[CardId]) -> Iterator[str]:
    """Cards on the table that are not found by what they are called, in words."""
    for card in cards:
        if names.card_named(names.name_of_card(card)) != card:
            yield f"{names.name_of_card(card)} does not name the card that is called so"


def subjects() -> list[Subject]:
    """Every game that is put through the battery."""
    from tests.engine.battery.rivals import RivalsSubject
    from tests.engine.battery.vendetta import VendettaSubject
    from tests.engine.battery.vtes import VtesSubject

    return [VtesSubject(), VendettaSubject(), RivalsSubject()]


@cache
def printed() -> frozenset[type]:
    """The records of what is printed on the cards of any game."""
    return frozenset(kind for subject in subjects() for kind in subject.printed)
