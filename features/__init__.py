"""The features: the rulebooks as scenarios. A folder a game, a file a section, in the rulebook's order."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent
"""The folder of this package."""
