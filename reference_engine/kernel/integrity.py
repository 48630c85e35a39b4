"""What an engine notes for itself in a position comes back as it was told, or not at all.

A continuation is in the engine's own terms, and nobody else can say what a change in it would mean. So it bears a
seal: a digest of the whole position. A position without a continuation may be written and changed by anybody.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from reference_engine.kernel.decisions import InvalidPosition

ALTERED = "it is not as this engine told it; leave `continuation` out to describe a position of your own"


def sealed(position: dict[str, Any]) -> dict[str, Any]:
    """The position, with a seal if it has a continuation."""
    if "continuation" not in position:
        return position
    return {**position, "continuation": {**position["continuation"], "seal": seal(position)}}


def unsealed(position: dict[str, Any]) -> dict[str, Any]:
    """The position without its seal. Raises InvalidPosition where that does not fit, or is missing."""
    if "continuation" not in position:
        return position
    inside = position["continuation"]
    if not isinstance(inside, dict) or "seal" not in inside:
        raise InvalidPosition("altered-continuation", "continuation", ALTERED)
    found = {**position, "continuation": {key: value for key, value in inside.items() if key != "seal"}}
    if inside["seal"] != seal(found):
        raise InvalidPosition("altered-continuation", "continuation", ALTERED)
    return found


def seal(position: dict[str, Any]) -> str:
    """A digest of all that a position says, whatever the order of its keys."""
    return hashlib.blake2b(msgspec.json.encode(position, order="sorted"), digest_size=12).hexdigest()
