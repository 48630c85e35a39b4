"""Tamper check for `continuation`.

Only the engine understands its continuation, so nobody else can say what a change to it would mean. A seal protects it:
a digest of the whole position. A position without a continuation may be written and changed freely.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from reference_engine.kernel.decisions import InvalidPosition

ALTERED = "it has changed since this engine returned it; omit `continuation` to describe your own position"


def sealed(position: dict[str, Any]) -> dict[str, Any]:
    """Return the position, with a seal if it has a continuation."""
    if "continuation" not in position:
        return position
    return {**position, "continuation": {**position["continuation"], "seal": seal(position)}}


def unsealed(position: dict[str, Any]) -> dict[str, Any]:
    """Return the position without its seal. Raises InvalidPosition if the seal is missing or does not match."""
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
    """Return a digest of the whole position, independent of the order of its keys."""
    return hashlib.blake2b(msgspec.json.encode(position, order="sorted"), digest_size=12).hexdigest()
