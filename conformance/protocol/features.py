"""Features that engines can declare, and the vocabulary that each one adds."""

from __future__ import annotations

from collections.abc import ItemsView, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

JsonObject = Mapping[str, Any]


class Feature(Struct, frozen=True, kw_only=True):
    """A feature and its vocabulary. Every list may be empty."""

    about: str
    part_of: str = ""
    """A coarser feature. Engines that declare it also have this one."""
    phases: tuple[str, ...] = ()
    """Required phases of the game."""
    windows: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    directives: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    """Types of cards that are played from hand."""
    actions: tuple[str, ...] = ()
    """Kinds of actions."""
    events: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    """Keys of a position that matter if they are not false, 0, or empty. `variants=relics` means that value only."""
    observed: tuple[str, ...] = ()
    """Keys of the answer to `observe`, other than the position."""
    methods: tuple[str, ...] = ()
    """Methods of the protocol."""
    tiers: tuple[str, ...] = ()
    """Tiers of the catalogue whose rules need the feature."""
    after: str = ""
    """Event after which play enters this feature automatically.

    Without the feature, nothing follows the event, and scenarios that end there do not need the feature.
    """
    players: int = 0
    """Number of players that requires the feature. 0: any."""


VIEWS = Feature(about="the events visible to each seat", observed=("events",))
"""Feature `views`, available in every game."""

DECKS = Feature(about="checks of decks, without a game", methods=("deck",))
"""Feature `decks`, available in games to which players bring decks."""


class Features(Mapping[str, Feature]):
    """All features of a game, with a lookup from words to features."""

    def __init__(self, **features: Feature) -> None:
        self._all = {name.replace("_", "-"): feature for name, feature in features.items()}
        self._of: dict[str, dict[str, tuple[str, ...]]] = {}
        """Kind → word → names of its features."""

    def __getitem__(self, name: str) -> Feature:
        return self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def declared(self, names: Iterable[str]) -> set[str]:
        """Return all features that an engine with these declared `names` has."""
        named = set(names)
        return named | {name for name, feature in self.items() if feature.part_of in named}

    def items(self) -> ItemsView[str, Feature]:
        """Return the names and the features, faster than the abstract class does."""
        return self._all.items()

    def of(self, kind: str, word: str) -> tuple[str, ...]:
        """Return the features that a word belongs to. `kind`: a list of `Feature`, such as `windows`."""
        index = self._of.get(kind)
        if index is None:
            index = self._of[kind] = {}
            for name, feature in self.items():
                for each in dict.fromkeys(getattr(feature, kind)):
                    index[each] = (*index.get(each, ()), name)
        return index.get(word, ())
