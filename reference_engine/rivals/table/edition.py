"""Interpretations of ambiguous rules, as toggles. See `scenarios/editions/rivals.toml`."""

from __future__ import annotations

from typing import Literal

import msgspec

from reference_engine.kernel.editions import edition_named
from scenarios.editions import editions_of


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A value for each toggle. Each step reads its toggle by name, so all alternatives are visible side by side."""

    name: str
    lost_last_character: Literal["goes-on", "knocked-out"]


HUNTERS_AND_HUNTED = edition_named("rivals", Edition, editions_of("rivals").default)
"""The default edition."""
