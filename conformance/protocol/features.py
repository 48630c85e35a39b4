"""What belongs to a feature that an engine may declare: the words of its game that it need not know without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

JsonObject = Mapping[str, Any]


class Feature(Struct, frozen=True, kw_only=True):
    """A feature, and the words that belong to it. Every list may be empty."""

    about: str
    part_of: str = ""
    """A coarser feature: who declares that one declares this."""
    phases: tuple[str, ...] = ()
    """Phases of the game, of which it needs each."""
    windows: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    directives: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    """Types of cards that are played from the hand."""
    actions: tuple[str, ...] = ()
    """Kinds of actions."""
    events: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    """Keys of a position that say something: neither false nor 0 nor empty. `variants=relics`: with that value."""
    observed: tuple[str, ...] = ()
    """Keys of the answer to `observe`, beside the position."""
    methods: tuple[str, ...] = ()
    """Methods of the protocol."""
    tiers: tuple[str, ...] = ()
    """Tiers of the catalogue: what their rules say."""
    after: str = ""
    """An event after which play comes to it by itself. An engine without it lets nothing follow there, and no scenario
    that ends there needs it."""
    players: int = 0
    """The number of players that need it; 0: any."""


VIEWS = Feature(about="what each seat is told of what happens", observed=("events",))
"""The feature `views` of every game."""

DECKS = Feature(about="whether a deck may be played, which is judged without a game", methods=("deck",))
"""The feature `decks` of the games to which players bring their own."""


class Features(Mapping[str, Feature]):
    """All features of a game, and whose words are whose."""

    def __init__(self, **features: Feature) -> None:
        self._all = {name.replace("_", "-"): feature for name, feature in features.items()}
        self._of: dict[tuple[str, str], tuple[str, ...]] = {}

    def __getitem__(self, name: str) -> Feature:
        return self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def declared(self, names: Iterable[str]) -> set[str]:
        """All features that an engine has which declares these."""
        named = set(names)
        return named | {name for name, feature in self.items() if feature.part_of in named}

    def of(self, kind: str, word: str) -> tuple[str, ...]:
        """The features that a word belongs to. `kind`: a list of `Feature`, such as `windows`."""
        found = self._of.get((kind, word))
        if found is None:
            found = tuple(name for name, feature in self.items() if word in getattr(feature, kind))
            if any(found):  # words of no feature come from an engine, and may be any number
                self._of[kind, word] = found
        return found
