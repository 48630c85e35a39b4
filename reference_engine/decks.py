"""Checks of decks for every game to which players bring decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tomli

from reference_engine.kernel.decisions import Unsupported
from reference_engine.kernel.deck_lists import UnreadableDeck
from reference_engine.rivals import decks as rivals
from reference_engine.vtes import decks as vtes

JUDGES: dict[str, Callable[..., dict[str, Any]]] = {"vtes": vtes.check_deck, "rivals": rivals.check_deck}
"""Check of a deck list, by game. The first is used for lists that do not name a game."""
ON_THE_WIRE: dict[str, Callable[..., dict[str, Any]]] = {"vtes": vtes.judged, "rivals": rivals.judged}
"""Check of a deck in the protocol's form, by game."""


def judged(deck: dict[str, Any], edition: str, game: str, players: int | None = None) -> dict[str, Any]:
    """Check a deck in the protocol's form.

    Raises Unsupported for a game to which players bring no decks, InvalidPosition if this is not a deck for the game.
    """
    if game not in ON_THE_WIRE:
        raise Unsupported("feature", "decks")
    return ON_THE_WIRE[game](deck, edition, players)


def check_deck(text: str, edition: str = "", game: str = "", players: int | None = None) -> dict[str, Any]:
    """Read a deck and check it by the rules of `game`, of the edition's game, or of the game that its TOML names.

    Raises UnreadableDeck if the text is not a deck, or players bring no decks to the game; UnknownEdition for an
    edition whose rules are unknown. In some editions, the size of a deck depends on the number of players.
    """
    game = game or edition.rpartition("/")[0] or _stated_game(text)
    if game not in JUDGES:
        raise UnreadableDeck(f"players bring no decks to {game!r}; games with decks: {', '.join(JUDGES)}")
    given = {"edition": edition} if edition else {}
    return JUDGES[game](text, **given, players=players)


def _stated_game(text: str) -> str:
    """Return the game named by a deck in TOML."""
    try:
        said = tomli.loads(text.removeprefix("\ufeff")).get("game")
    except (tomli.TOMLDecodeError, RecursionError):
        said = None
    return str(said) if said is not None else next(iter(JUDGES))
