"""The data that features and engines share: the rule catalogue, cards, positions, editions, records."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
"""The folder of the data, in a checkout and in an installed distribution alike."""
