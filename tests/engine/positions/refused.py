"""Positions that are refused. One more game joins by its own."""

from __future__ import annotations

from typing import Any

from tests.engine.positions import rivals, vendetta, vtes

REFUSED: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "vtes": vtes.REFUSED,
    "vendetta": vendetta.REFUSED,
    "rivals": rivals.REFUSED,
}
"""By game: a problem, and a position that has it."""
