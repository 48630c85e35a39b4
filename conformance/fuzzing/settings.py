"""What a campaign is to do."""

from __future__ import annotations

import msgspec

from conformance.adapters.limits import Limits


class CampaignSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a campaign is to do, wherever its games are played."""

    spec: str
    games: dict[str, str]
    """Game → edition."""
    seed: int = 0
    seconds: float | None = None
    """How long it may take, whatever it took before it was cut off; None: as many games as it needs."""
    most: int | None = None
    """How many games it has."""
    guided: bool = True
    flags: tuple[str, ...] = ()
    """Of the command line, for whoever repeats a scenario."""
    limits: Limits = Limits()
    """Of the engine."""

    def game(self, number: int) -> str:
        """Which game is played by that number: the games take turns."""
        names = list(self.games)
        return names[number % len(names)]
