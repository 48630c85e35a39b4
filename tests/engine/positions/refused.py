"""Positions that are refused. One more game joins by its own."""

from __future__ import annotations

from typing import Any

from tests.engine.positions import vendetta, vtes

REFUSED: dict[str, list[tuple[str, dict[str, Any]]]] = {"vtes": vtes.REFUSED, "vendetta": vendetta.REFUSED}
"""By game: a problem, and a position that has it."""
