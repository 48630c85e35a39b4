"""The printed names of cards, and of what types they are, as the card data have them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import scenarios


@cache
def entries(game: str) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    """Every entry of a game's files of card data, with its kind."""
    files = sorted((scenarios.ROOT / "cards").glob(f"{game}*.toml"))
    read = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    return tuple((kind, card) for data in read for kind in data for card in data[kind] if "name" in card)


@cache
def card_types(game: str) -> Mapping[str, tuple[str, ...]]:
    """The types of each card, where its game has any."""
    return {str(card["name"]): tuple(card.get("types", ())) for _, card in entries(game)}


def card_names(game: str, *kinds: str) -> Callable[[], Iterator[str]]:
    """What gives the names of all cards of a game, of these kinds of entries in its files of card data."""

    def names() -> Iterator[str]:
        yield from (str(card["name"]) for kind, card in entries(game) if kind in kinds)

    return names
