"""Printed names and types of cards, from the card data."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import scenarios


@cache
def entries(game: str) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    """Return every entry of a game's card data, with its kind."""
    files = sorted((scenarios.ROOT / "cards").glob(f"{game}*.toml"))
    read = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    return tuple((kind, card) for data in read for kind in data for card in data[kind] if "name" in card)


@cache
def card_types(game: str) -> Mapping[str, tuple[str, ...]]:
    """Return each card with its types, if its game has types."""
    return {str(card["name"]): tuple(card.get("types", ())) for _, card in entries(game)}


def card_names(game: str, *kinds: str) -> Callable[[], Iterator[str]]:
    """Return a function that yields the names of a game's cards, from these kinds of entries."""

    def names() -> Iterator[str]:
        yield from (str(card["name"]) for kind, card in entries(game) if kind in kinds)

    return names
