"""What the text allows to be read in two ways, and which of it is played. `scenarios/editions/rivals.toml`."""

from __future__ import annotations

from typing import Literal

import msgspec

from reference_engine.kernel.editions import edition_named
from scenarios.editions import editions_of


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A value of every toggle. The step that one decides asks for it by name, so that all stand side by side."""

    name: str
    lost_last_character: Literal["goes-on", "knocked-out"]


HUNTERS_AND_HUNTED = edition_named("rivals", Edition, editions_of("rivals").default)
"""What is played unless another edition is asked for."""
