"""Settings of a campaign."""

from __future__ import annotations

import msgspec

from conformance.adapters.limits import Limits


class CampaignSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a campaign, shared by all its workers."""

    spec: str
    games: dict[str, str]
    """Game → edition."""
    seed: int = 0
    seconds: float | None = None
    """Maximum seconds for the whole campaign, including earlier runs; None for no limit."""
    most: int | None = None
    """Maximum number of games; None for no limit."""
    guided: bool = True
    flags: tuple[str, ...] = ()
    """Command-line options to repeat in the command that reproduces a divergence."""
    limits: Limits = Limits()
    """Limits of the engine process."""

    def game(self, number: int) -> str:
        """Return the game to play for that number. Games alternate."""
        names = list(self.games)
        return names[number % len(names)]
