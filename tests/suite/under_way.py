"""Games that the reference engine does not play whole yet."""

from __future__ import annotations

UNDER_WAY = ("rivals",)
"""Not every word of these has a scenario, nor every step of a procedure one that notices it. Whatever else is demanded
of a game is demanded of them."""
