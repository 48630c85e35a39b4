"""Differences between editions of the rules, and the edition in play. `scenarios/editions/vtes.toml`."""

from __future__ import annotations

from typing import Literal

import msgspec

from reference_engine.kernel.editions import edition_named
from scenarios.editions import editions_of


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The value of every toggle.

    A step looks up its toggle by name, so the code of both rules is side by side.
    """

    name: str
    impulse_order: Literal["prey-predator-rest", "clockwise"]
    influence_reveal_timing: Literal["any-time", "end-of-phase"]
    influence_reveal_mandatory: Literal["no", "yes"]
    influence_reveal_threshold: Literal["at-least", "equal"]
    merge_incoming_stack: Literal["burn", "keep"]
    played_card_goes_to_ash_heap: Literal["on-resolution", "on-play"]
    table_size: Literal["up-to-five", "any"]
    library_size: Literal["60-to-90", "40-and-10-a-player"]


V5 = edition_named("vtes", Edition, editions_of("vtes").default)
"""Default edition."""
