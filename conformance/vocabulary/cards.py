"""The printed names of cards, as the card data have them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator

import scenarios


def card_names(game: str, *kinds: str) -> Callable[[], Iterator[str]]:
    """What gives the names of all cards of a game, of these kinds of entries in its files of card data."""

    def names() -> Iterator[str]:
        for file in sorted((scenarios.ROOT / "cards").glob(f"{game}*.toml")):
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            yield from (str(card["name"]) for kind in kinds for card in data.get(kind, []))

    return names
