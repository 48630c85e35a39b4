"""Game descriptor: everything specific to one game, in one place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from conformance.catalogue_entries import Family
from conformance.games.interchangeable import Interchangeable
from conformance.protocol.wire_vocabulary import Words
from conformance.steps.registry import Vocabulary, VocabularyError
from scenarios.editions import Editions


@dataclass(frozen=True, kw_only=True)
class DeckTable:
    """Layout of a checked deck."""

    parts: tuple[str, ...]
    """Parts of a deck, in listing order."""
    requirements: Callable[[Mapping[str, Any]], Iterator[tuple[str, ...]]]
    """Function from a check result to rows: requirement, actual value, required value, and fault codes."""


@dataclass(frozen=True, kw_only=True)
class CardTable:
    """Content of a game's card page: what the engine offers for each card."""

    verbs: tuple[str, ...]
    """Choices that use a card."""
    listed: tuple[str, ...]
    """Fields whose values are listed."""
    noted: tuple[str, ...]
    """Fields listed only as used, without values."""
    speaks: Mapping[str, str] = field(default_factory=dict)
    """Event that starts a card text → its key that names the card."""
    asks: tuple[str, ...] = ()
    """Windows in which a card text asks for decisions."""
    own: tuple[tuple[str, str], ...] = ()
    """Field and verb pairs that every card has, and that are left out."""
    card_steps: str = ""
    """Pattern of steps that use a card. Scenarios without such a step are skipped."""


@dataclass(frozen=True, kw_only=True, eq=False)
class GameDescriptor:
    """A game. Without `words` and `steps` it has only a rule catalogue."""

    name: str
    """Name on the wire and on the command line. Features are in `features/NAME/`, and rule ids begin with it."""
    title: str
    prefix: str
    """Prefix of scenario ids: `VTES-`."""
    book: Editions
    """Editions and toggles of the game."""
    rules: Mapping[str, Family]
    """Stems of its files in `scenarios/rules/`, in the order of the rulebook, each with its family."""
    words: Words | None = None
    """Words of the wire protocol."""
    words_page: str = ""
    """Page in `docs/` that explains the words and lists them in tables."""
    steps: Callable[[], Vocabulary] | None = None
    """Function that loads and returns the steps. Most commands do not need them."""

    steps_page: str = ""
    """Page in `docs/` that lists the steps."""
    deck: DeckTable | None = None
    """Layout of a checked deck. None if players bring no decks."""
    cards: CardTable | None = None
    """Content of the card page. None if there is no such page."""
    overflows: frozenset[str] = frozenset()
    """Optional events about a part that another event added to a card, and that did not stay there.

    An engine may report only what stays.
    """
    interchangeable: Interchangeable = field(default_factory=Interchangeable)
    """Parts of a position that variations may change."""

    @property
    def editions(self) -> tuple[str, ...]:
        """Names of the presets. Toggles can be set on top of each."""
        return tuple(self.book.presets)

    @property
    def edition(self) -> str:
        """Name of the default edition."""
        return self.book.default

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Return the steps. Raises VocabularyError if there are none."""
        if self.steps is None:
            raise VocabularyError(f"{self.name!r} has no steps yet")
        return self.steps()
