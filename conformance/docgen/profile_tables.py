"""The tables of profiles."""

from __future__ import annotations

from collections.abc import Iterable

from conformance.docgen.page import table
from conformance.runner.scenario_suite import PROFILES
from conformance.verdict.profiles import load_profiles


def profiles(game: str) -> Iterable[str]:
    """Yield the lines of the table of a game's profiles."""
    found = [profile for profile in load_profiles(PROFILES).values() if profile.game == game]
    yield from table("Profile", "Certifies", rows=((f"`{profile.name}`", profile.title) for profile in found))
