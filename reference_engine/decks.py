"""Decks of every game to which players bring their own, judged by its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tomli

from reference_engine.kernel.decisions import Unsupported
from reference_engine.kernel.deck_lists import UnreadableDeck
from reference_engine.rivals import decks as rivals
from reference_engine.vtes import decks as vtes

JUDGES: dict[str, Callable[..., dict[str, Any]]] = {"vtes": vtes.check_deck, "rivals": rivals.check_deck}
"""Who judges the decks of a game. The first judges what does not say for which game it is."""
ON_THE_WIRE: dict[str, Callable[..., dict[str, Any]]] = {"vtes": vtes.judged, "rivals": rivals.judged}
"""The same, of decks as the protocol has them."""


def judged(deck: dict[str, Any], edition: str, game: str, players: int | None = None) -> dict[str, Any]:
    """Judge a deck as the protocol has it. Raises Unsupported where players bring none to the game, InvalidPosition
    for what is no deck of it."""
    if game not in ON_THE_WIRE:
        raise Unsupported("feature", "decks")
    return ON_THE_WIRE[game](deck, edition, players)


def check_deck(text: str, edition: str = "", game: str = "", players: int | None = None) -> dict[str, Any]:
    """Read a deck and judge it by the rules of its game: the one given, the edition's, or what TOML says of itself.

    Raises UnreadableDeck where the text is no deck at all, or players bring none to the game; UnknownEdition for an
    edition whose rules are not known. By some editions the size of a deck goes by the number of players.
    """
    game = game or edition.rpartition("/")[0] or _said(text)
    if game not in JUDGES:
        raise UnreadableDeck(f"players bring no decks to {game!r}; they do to {', '.join(JUDGES)}")
    given = {"edition": edition} if edition else {}
    return JUDGES[game](text, **given, players=players)


def _said(text: str) -> str:
    """The game that a deck in TOML is for."""
    try:
        said = tomli.loads(text.removeprefix("\ufeff")).get("game")
    except (tomli.TOMLDecodeError, RecursionError):
        said = None
    return str(said) if said is not None else next(iter(JUDGES))
