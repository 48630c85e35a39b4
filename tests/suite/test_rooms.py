"""The rooms of a game: small enough to be known, each saying what it holds, and none standing on one above it."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

from tests.suite.architecture import ENGINE, floors, imports, standing

MOST = 12
"""How many modules a package may hold, so that a person can know them all."""

ROOMS = sorted(room for room in imports().modules if room.startswith(f"{ENGINE}."))
GAMES = [room for room in ROOMS if room.count(".") == 1 and f"{room}.cards" in ROOMS]
OF_GAMES = [room for room in ROOMS if any(f"{room}.".startswith(f"{game}.") for game in GAMES)]
PACKAGES = [room for room in OF_GAMES if imports().find_children(room)]


def docstring(room: str) -> str:
    """What a package or module says of itself; empty where it says nothing."""
    spec = importlib.util.find_spec(room)
    assert spec is not None
    assert spec.origin is not None
    return ast.get_docstring(ast.parse(Path(spec.origin).read_text(encoding="utf-8"))) or ""


def test_the_games_and_their_packages_are_found() -> None:
    assert len(GAMES) >= 2
    assert {f"{game}.{room}" for game in GAMES for room in ("table", "cards", "cards.texts", "wire")} <= set(PACKAGES)


@pytest.mark.parametrize("room", OF_GAMES)
def test_a_room_says_what_it_holds(room: str) -> None:
    assert docstring(room), f"{room} has no docstring; say in a line or two which chapter of the rulebook it is"


@pytest.mark.parametrize("room", PACKAGES)
def test_a_package_holds_no_more_than_a_person_can_know(room: str) -> None:
    modules = [child for child in imports().find_children(room) if child not in PACKAGES]
    assert len(modules) <= MOST, f"{room} holds {len(modules)} modules; give some of them a room of their own"


@pytest.mark.parametrize("game", GAMES)
def test_no_package_of_a_game_stands_on_one_above_it(game: str) -> None:
    """Imports for types alone count: `floors` names the circle if there is one."""
    of_game = [room for room in PACKAGES if room.startswith(f"{game}.")]
    lowest = [room for room in of_game if not any(child in PACKAGES for child in imports().find_children(room))]
    assert floors(standing(lowest))


@pytest.mark.parametrize("game", GAMES)
def test_no_modules_of_a_game_import_each_other_in_a_circle(game: str) -> None:
    modules = [room for room in OF_GAMES if room.startswith(f"{game}.") and room not in PACKAGES]
    assert floors(standing(modules))
