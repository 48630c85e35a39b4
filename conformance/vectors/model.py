"""What vectors are written as; the JSON Schemas are made from this. docs/vectors.md explains what is in them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from conformance.protocol.json_schemas import BASE, DRAFT
from conformance.vocabulary.places import CALLED, JsonObject, Path, Table
from conformance.vocabulary.script import Asked

VERSION = 1
"""Of this format."""

Comparison = Literal[
    "is", "is not", "holds", "holds each", "counts", "counts each", "has", "lacks", "lie there", "are different",
    "are together", "grows by", "gains", "stays", "is seen", "is hidden", "happened", "happened in order",
    "did not happen", "is not named", "ended as", "adds up to", "is asked", "is not asked", "is offered",
    "are offered", "nothing is left open",
]  # fmt: skip


class Hold(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What must hold of what the engine has told by then."""

    comparison: Comparison
    path: Path
    value: Any
    default: Any | UnsetType = UNSET
    """What counts where the path leads nowhere; without it that is a failure."""
    viewer: str | None = None
    """The seat that observes; null: everything is looked at."""
    against: JsonObject | None = None
    """The comparison also needs what stands at this path, or for this viewer, or in the remembered position."""
    what: str = ""
    """What stands there, in words."""
    step: int
    """Of the scenario, from 0."""


class Request(Asked, kw_only=True, omit_defaults=True):
    """What is asked of the engine, or makes several requests, with what must hold after it."""

    step: int
    """Of the scenario, from 0."""
    holds: list[Hold] = msgspec.field(default_factory=list)
    refusable: bool = False
    """`setup`: the position may be refused; a hold on `problem` says for what."""
    position: JsonObject | UnsetType = UNSET
    """`remember`: this, instead of what is observed."""
    forget: bool = False
    """`remember`: events count from here."""


class Vector(Struct, kw_only=True, omit_defaults=True):
    """One scenario."""

    id: str
    title: str
    game: str
    edition: str
    """The preset that an engine must declare."""
    toggles: dict[str, str] = {}
    """The values that it must declare beside it."""
    rules: list[str]
    needs: list[str]
    """Features, and levels."""
    cards: list[str]
    in_use: list[str] = []
    """Of these cards, those that the engine must have among its `cards`; of others it is enough that they are `known`.
    """
    keys: list[str] = []
    """Of positions, observations and events: those that it gives or looks at."""
    seats: int = 0
    """At the table; 0: no game is played."""
    chance: bool = False
    """Whether chance has to be asked."""
    provisional: bool = False
    deprecated: str | None = None
    listens: list[str] = []
    """Seats that observe after every request, for `events`."""
    steps: list[str]
    """The scenario in words."""
    requests: list[Request]


class GameIndex(Struct, kw_only=True):
    """What the vectors of a game have in common."""

    digest: str
    """Of its scenarios, and of all that decides its verdicts."""
    table: Table | None
    """How cards on the table are found and named."""
    called: dict[str, str] = msgspec.field(default_factory=lambda: dict(CALLED))
    part_of: dict[str, str] = {}
    """Feature → the coarser one that holds it."""


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
    games: dict[str, GameIndex]
    vectors: list[Entry]


def schemas() -> dict[str, JsonObject]:
    """The JSON Schemas, by the names of their files."""
    kinds = {"vector": ("A scenario as data", Vector), "vectors-index": ("The index of a folder of vectors", Index)}
    return {
        name: {"$schema": DRAFT, "$id": f"{BASE}vectors/{VERSION}/{name}.json", "title": title}
        | msgspec.json.schema(kind)
        for name, (title, kind) in kinds.items()
    }
