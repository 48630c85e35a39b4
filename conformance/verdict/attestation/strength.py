"""How strong each profile is, as it was measured: `scenarios/strength.toml`."""

from __future__ import annotations

from functools import cache

import msgspec
import tomli

import scenarios


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a profile's deciding scenarios refuse by themselves."""

    executed: int
    """Generated wrong engines that these scenarios execute, and that any scenario of the suite refuses."""
    refused: int
    """How many of them these scenarios refuse."""


@cache
def measured() -> dict[str, Strength]:
    """Profile, by the default edition, → its strength; of a profile that is missing, nothing was measured."""
    entries = tomli.loads((scenarios.ROOT / "strength.toml").read_text(encoding="utf-8"))["strength"]
    return {entry.pop("profile"): msgspec.convert(entry, Strength) for entry in entries}
