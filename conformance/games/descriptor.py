"""What a game is to this project: one descriptor, which everything that must know games asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from conformance.catalogue_entries import Family
from conformance.protocol.word_tables import Words
from conformance.steps.registry import Vocabulary, VocabularyError
from scenarios.editions import Editions


@dataclass(frozen=True, kw_only=True)
class DeckTable:
    """How to show a deck that was checked."""

    parts: tuple[str, ...]
    """The parts of a deck, in the order in which they are listed."""
    requirements: Callable[[Mapping[str, Any]], Iterator[tuple[str, ...]]]
    """The result of a check → rows: the requirement, what the deck has, what is required, and the faults against it."""


@dataclass(frozen=True, kw_only=True)
class CardTable:
    """What the page of a game's cards lists: what the engine offers for each card."""

    verbs: tuple[str, ...]
    """The choices that use a card."""
    listed: tuple[str, ...]
    """Fields whose values are listed."""
    noted: tuple[str, ...]
    """Fields that are only noted as used."""
    speaks: Mapping[str, str] = field(default_factory=dict)
    """Event after which a text is carried out → its key that names the card."""
    asks: tuple[str, ...] = ()
    """Windows in which a text that is carried out asks for decisions."""
    own: tuple[tuple[str, str], ...] = ()
    """Field and verb of what every card has, and is left out."""
    said: str = ""
    """Pattern of a step without which a scenario shows nothing new about cards."""


@dataclass(frozen=True, kw_only=True, eq=False)
class GameDescriptor:
    """A game. Without `words` and `steps` only its rules are catalogued."""

    name: str
    """What it is called on the wire and on the command line. Its features lie in `features/NAME/`, and the ids of its
    rules begin with it."""
    title: str
    prefix: str
    """What the ids of its scenarios begin with: `VTES-`."""
    book: Editions
    """What it can be judged by."""
    rules: Mapping[str, Family]
    """The files of its rules in `scenarios/rules/` (their names without `.toml`), in the order of the rulebook."""
    words: Words | None = None
    """Its words on the wire."""
    words_page: str = ""
    """The page in `docs/` that has these words in tables, beside what people have to know of them."""
    steps: Callable[[], Vocabulary] | None = None
    """Makes its steps known, and gives them; a function, because most commands read none."""

    steps_page: str = ""
    """The page in `docs/` that lists them."""
    deck: DeckTable | None = None
    """How to show a deck that was checked. None: players bring no decks."""
    cards: CardTable | None = None
    """What the page of its cards lists. None: there is no such page."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The names of its editions; toggles can be set on top of each."""
        return tuple(self.book.presets)

    @property
    def edition(self) -> str:
        """The edition that is judged by default."""
        return self.book.default

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Its steps. Raises VocabularyError where there are none."""
        if self.steps is None:
            raise VocabularyError(f"there are no steps for {self.name!r} yet: its descriptor names none")
        return self.steps()
