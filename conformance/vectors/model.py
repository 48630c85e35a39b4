"""What vectors are written as; the JSON Schemas are made from this. docs/how-to/vectors.md explains what is in them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from conformance.protocol.json_schemas import BASE, DRAFT
from conformance.steps.paths import JsonObject

VERSION = 3
"""Of this format."""

Method = Literal["setup", "choose", "arrange", "observe", "deck"]
Operation = Literal["any", "like", "after", "beyond", "naming", "distinct", "count", "sum", "else", "deep"]
INITIALIZE: JsonObject = {
    "protocol": 1, "versions": {"min": 1, "max": 1}, "harness": {"name": "justicar vectors", "version": str(VERSION)}
}  # fmt: skip
VERDICTS = {"-32001": "failed", "-32002": "unsupported", "-32003": "failed"}
Key = str | int | dict[Operation, Any]
Route = tuple[Key, ...]
"""A path of a vector: the name of what is kept, and what is made of it, key by key."""


class Line(Struct, kw_only=True, omit_defaults=True, rename=lambda name: name.rstrip("_")):
    """One thing to do: a request (`ask`), something to `keep`, a check (`path` with `is`, `holds` or `least`), or lines
    to `do` if checks hold, once, or `again` and again."""

    step: int | UnsetType = UNSET
    """Of the scenario in words, from 0."""
    ask: Method | UnsetType = UNSET
    params: JsonObject | UnsetType = UNSET
    as_: str | UnsetType = UNSET
    """The answer is kept under this name."""
    refused: int | UnsetType = UNSET
    """An error with this code is an answer too, and kept under `refusal`."""
    keep: dict[str, list[Any]] | UnsetType = UNSET
    path: Route | UnsetType = UNSET
    is_: list[Any] | UnsetType = UNSET
    """What stands at the path is just this, in this order."""
    holds: list[Any] | UnsetType = UNSET
    """It is just this, in whatever order."""
    least: int | UnsetType = UNSET
    """It is so many things at least."""
    verdict: Literal["failed", "unsupported"] = "failed"
    """Where the check does not hold."""
    what: str = ""
    """What is checked, in words."""
    if_: list[Line] | UnsetType = UNSET
    do: list[Line] | UnsetType = UNSET
    again: bool = False
    """As long as the checks hold."""


class Vector(Struct, kw_only=True, omit_defaults=True):
    """One scenario."""

    id: str
    title: str
    game: str
    rules: list[str]
    provisional: bool = False
    deprecated: str | None = None
    steps: list[str]
    """The scenario in words."""
    needs: list[Line]
    """What an engine must have declared: its answer to `initialize` is kept as `engine`."""
    script: list[Line]
    """What is asked, and what must hold."""
    after: dict[str, list[Line]]
    """What is done whenever something has been kept under a name."""


class Entry(Struct, kw_only=True):
    """One vector, and its file in the folder."""

    id: str
    game: str
    file: str


class Index(Struct, kw_only=True):
    """index.json."""

    vectors_version: int = VERSION
    suite: str
    """Its version."""
    digest: str
    """Of the suite: two folders of vectors are the same where theirs is."""
    initialize: JsonObject = msgspec.field(default_factory=lambda: dict(INITIALIZE))
    """The params of the first request."""
    verdicts: dict[str, str] = msgspec.field(default_factory=lambda: dict(VERDICTS))
    """What errors come to, by their codes; any other is an `error`."""
    games: dict[str, str]
    """The digest of each: of its scenarios, and of all that decides their verdicts."""
    vectors: list[Entry]


class Unsayable(Exception):
    """What a step states no check can say. The message names what to write instead."""


def schemas() -> dict[str, JsonObject]:
    """The JSON Schemas, by the names of their files."""
    kinds = {"vector": ("A scenario as data", Vector), "vectors-index": ("The index of a folder of vectors", Index)}
    return {
        name: {"$schema": DRAFT, "$id": f"{BASE}vectors/{VERSION}/{name}.json", "title": title}
        | msgspec.json.schema(kind)
        for name, (title, kind) in kinds.items()
    }
