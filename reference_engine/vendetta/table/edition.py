"""Interpretations where texts are lost or unclear, as toggles of an edition. `scenarios/editions/vendetta.toml`."""

from __future__ import annotations

from typing import Literal

import msgspec

from reference_engine.kernel.editions import edition_named
from scenarios.editions import editions_of


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The value of every toggle. The step that depends on a toggle reads it by name."""

    name: str
    rewards_first: Literal["1-2-3", "1-1-2", "2-3-4"]
    rewards_second: Literal["1-1-1", "1-2-2", "0-1-1"]
    rewards_third: Literal["0-1-1", "0-0-1", "1-1-1", "0-0-0"]
    rival: Literal["open", "at-the-location", "every-opponent"]
    negative_feed: Literal["nothing", "costs-blood"]
    bloodless_drain: Literal["again-by-nobody", "again-by-the-same", "once"]
    ambrus_maropis: Literal["planning-and-withdrawing", "planning"]
    roberta_urbani: Literal["under-the-deck", "out-of-the-game"]
    one_step_ahead: Literal["too-late", "in-time"]
    chaos: Literal["may-stay", "goes-back"]


BASE = edition_named("vendetta", Edition, editions_of("vendetta").default)
"""The default edition."""
