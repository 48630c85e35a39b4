"""Refused positions of all games."""

from __future__ import annotations

from typing import Any

from tests.engine.positions import rivals, vendetta, vtes

REFUSED: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "vtes": vtes.REFUSED,
    "vendetta": vendetta.REFUSED,
    "rivals": rivals.REFUSED,
}
"""Problems by game, each with a position that has it."""
