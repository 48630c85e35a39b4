"""The format of vectors, from which their JSON Schemas are made. docs/how-to/vectors.md explains it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from conformance.protocol.json_schemas import BASE, DRAFT
from conformance.steps.paths import JsonObject

VERSION = 3
"""Version of the format."""

Method = Literal["setup", "choose", "arrange", "observe", "deck"]
Operation = Literal["any", "like", "after", "beyond", "naming", "distinct", "count", "sum", "else", "deep"]
INITIALIZE: JsonObject = {
    "protocol": 1, "versions": {"min": 1, "max": 1}, "harness": {"name": "justicar vectors", "version": str(VERSION)}
}  # fmt: skip
VERDICTS = {"-32001": "failed", "-32002": "unsupported", "-32003": "failed"}
Key = str | int | dict[Operation, Any]
Route = tuple[Key, ...]
"""A path in a vector: the name of a kept value, then the operations on it, key by key."""


class Line(Struct, kw_only=True, omit_defaults=True, rename=lambda name: name.rstrip("_")):
    """One instruction: a request, a value to keep, a check, or lines to run under a condition.

    `ask` makes a request. `keep` stores values. `path` with `is`, `holds`, or `least` is a check. `do` runs lines if
    the checks of `if` hold, once or `again` and again.
    """

    step: int | UnsetType = UNSET
    """Number of the scenario's step, from 0."""
    ask: Method | UnsetType = UNSET
    params: JsonObject | UnsetType = UNSET
    as_: str | UnsetType = UNSET
    """Name under which to keep the answer."""
    refused: int | UnsetType = UNSET
    """Error code that counts as an answer, kept under `refusal`."""
    keep: dict[str, list[Any]] | UnsetType = UNSET
    path: Route | UnsetType = UNSET
    is_: list[Any] | UnsetType = UNSET
    """The path leads to exactly these values, in this order."""
    holds: list[Any] | UnsetType = UNSET
    """The path leads to exactly these values, in any order."""
    least: int | UnsetType = UNSET
    """The path leads to at least this many values."""
    verdict: Literal["failed", "unsupported"] = "failed"
    """Verdict if the check fails."""
    what: str = ""
    """Description of the check."""
    if_: list[Line] | UnsetType = UNSET
    do: list[Line] | UnsetType = UNSET
    again: bool = False
    """True to repeat the lines as long as the checks hold."""


class Vector(Struct, kw_only=True, omit_defaults=True):
    """One scenario."""

    id: str
    title: str
    game: str
    rules: list[str]
    provisional: bool = False
    deprecated: str | None = None
    steps: list[str]
    """Text of the steps."""
    needs: list[Line]
    """Checks of the engine's declaration. Its answer to `initialize` is kept as `engine`."""
    script: list[Line]
    """Requests and checks, in order."""
    after: dict[str, list[Line]]
    """Lines to run whenever a value has been kept under a name."""


class Entry(Struct, kw_only=True):
    """One vector, and its file in the folder."""

    id: str
    game: str
    file: str


class Index(Struct, kw_only=True):
    """The content of index.json."""

    vectors_version: int = VERSION
    suite: str
    """Version of the suite."""
    digest: str
    """Digest of the suite. Folders with equal digests hold the same vectors."""
    initialize: JsonObject = msgspec.field(default_factory=lambda: dict(INITIALIZE))
    """Params of the first request."""
    verdicts: dict[str, str] = msgspec.field(default_factory=lambda: dict(VERDICTS))
    """Error code → verdict. Any other code means `error`."""
    games: dict[str, str]
    """Game → digest of its scenarios and of everything that decides their verdicts."""
    vectors: list[Entry]


class Unsayable(Exception):
    """No check can express a step's expectation. The message names what to write instead."""


def schemas() -> dict[str, JsonObject]:
    """Return the JSON Schemas by file name."""
    kinds = {"vector": ("A scenario as data", Vector), "vectors-index": ("The index of a folder of vectors", Index)}
    return {
        name: {"$schema": DRAFT, "$id": f"{BASE}vectors/{VERSION}/{name}.json", "title": title}
        | msgspec.json.schema(kind)
        for name, (title, kind) in kinds.items()
    }
