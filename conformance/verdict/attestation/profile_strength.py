"""Measured strength of each profile, from `scenarios/strength.toml`."""

from __future__ import annotations

from functools import cache

import msgspec
import tomli

import scenarios


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mutation score of a profile's deciding scenarios, as two counts."""

    executed: int
    """Mutants that these scenarios execute and that at least one scenario of the suite kills."""
    refused: int
    """Mutants among those that these scenarios kill."""


@cache
def measured() -> dict[str, Strength]:
    """Return profile → strength, by the default edition. Profiles that were not measured are missing."""
    entries = tomli.loads((scenarios.ROOT / "strength.toml").read_text(encoding="utf-8"))["strength"]
    return {entry.pop("profile"): msgspec.convert(entry, Strength) for entry in entries}
