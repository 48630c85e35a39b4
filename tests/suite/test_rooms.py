"""Test the packages of each game: small, documented, and without circular imports."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

from tests.suite.architecture import ENGINE, floors, imports, standing

MOST = 12
"""Maximum number of modules in a package, so that a person can know them all."""

ROOMS = sorted(room for room in imports().modules if room.startswith(f"{ENGINE}."))
GAMES = [room for room in ROOMS if room.count(".") == 1 and f"{room}.cards" in ROOMS]
OF_GAMES = [room for room in ROOMS if any(f"{room}.".startswith(f"{game}.") for game in GAMES)]
PACKAGES = [room for room in OF_GAMES if imports().find_children(room)]


def docstring(room: str) -> str:
    """Return the docstring of a package or module; empty if there is none."""
    spec = importlib.util.find_spec(room)
    assert spec is not None
    assert spec.origin is not None
    return ast.get_docstring(ast.parse(Path(spec.origin).read_text(encoding="utf-8"))) or ""


def test_games_and_their_packages_are_found() -> None:
    assert len(GAMES) >= 2
    assert {f"{game}.{room}" for game in GAMES for room in ("table", "cards", "cards.texts", "wire")} <= set(PACKAGES)


@pytest.mark.parametrize("room", OF_GAMES)
def test_a_module_has_a_docstring(room: str) -> None:
    assert docstring(room), f"{room} has no docstring; name its chapter of the rulebook in a line or two"


@pytest.mark.parametrize("room", PACKAGES)
def test_a_package_has_at_most_12_modules(room: str) -> None:
    modules = [child for child in imports().find_children(room) if child not in PACKAGES]
    assert len(modules) <= MOST, f"{room} has {len(modules)} modules; move some to a package of their own"


@pytest.mark.parametrize("game", GAMES)
def test_packages_of_a_game_have_no_circular_imports(game: str) -> None:
    """Imports for types count, too. `floors` raises an error that names the circle."""
    of_game = [room for room in PACKAGES if room.startswith(f"{game}.")]
    lowest = [room for room in of_game if not any(child in PACKAGES for child in imports().find_children(room))]
    assert floors(standing(lowest))


@pytest.mark.parametrize("game", GAMES)
def test_modules_of_a_game_have_no_circular_imports(game: str) -> None:
    modules = [room for room in OF_GAMES if room.startswith(f"{game}.") and room not in PACKAGES]
    assert floors(standing(modules))
