"""Published card rulings: which of them a card is read by, and when. `rulings.RULINGS` explains the occasions."""

from __future__ import annotations

PUBLISHED: dict[str, dict[str, tuple[str, ...]]] = {
    # Cards A to D
    "Anarch Troublemaker": {
        "used": ("vtes.published.anarch-troublemaker.may-lock-already-locked",),
    },
    # Cards E to L

    # Cards M to R

    # Cards S to Z

    # Groups of cards to G00060

    # Groups of cards from G00061
}  # fmt: skip
"""Card → occasion → the published rulings that are followed then."""
