"""The messages of the protocol as typed data. docs/reference/protocol.md explains them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 1
"""Newest version of the protocol, defined by these messages."""

Name = Annotated[str, Meta(min_length=1)]
Choice = Annotated[
    dict[str, Any], Meta(extra_json_schema={"required": ["do"], "properties": {"do": {"type": "string"}}})
]
Event = Annotated[
    dict[str, Any], Meta(extra_json_schema={"required": ["event"], "properties": {"event": {"type": "string"}}})
]

Fault = Annotated[
    dict[str, Any], Meta(extra_json_schema={"required": ["fault"], "properties": {"fault": {"type": "string"}}})
]


# ---- Answers of an engine. Unknown fields are allowed, so that an engine may report more than required.


class GameDescription(Struct, kw_only=True):
    """An engine's support for one game."""

    editions: list[Name]
    toggles: dict[Name, list[Name]] = {}
    """Toggles that can be set on top of an edition, with the values that the engine supports."""
    level: Literal["play", "options", "lockstep"]
    features: list[Name]
    cards: Literal["all"] | list[Name] = "all"
    known: Literal["all"] | list[Name] = []
    """Additional cards that the engine recognizes without implementing their texts."""
    seats: list[int] | None = None
    """Supported numbers of players. Null: all numbers that the game allows."""
    chance: Literal["asked", "own"] = "asked"
    """`own`: the engine decides random outcomes itself, and never asks the seat `chance`."""
    untracked: list[Name] = []
    """Keys of positions, observations, and events that the engine neither reads nor reports."""


class Description(Struct, kw_only=True, omit_defaults=True):
    """The engine's answer to `initialize`."""

    protocol: int
    name: Name
    version: str
    language: str
    games: dict[str, GameDescription]
    homepage: str | None = None


class Pending(Struct, kw_only=True, omit_defaults=True):
    """An open decision: its seat and its window."""

    seat: Name
    window: Name
    optional: bool = False
    options: list[Choice] | None = None
    forced: bool = False

    def __post_init__(self) -> None:
        _require_names("options", self.options or (), "do")


class Settled(Struct, kw_only=True):
    """A forced decision that the engine made without asking the seat."""

    seat: Name
    window: Name
    choice: Choice


class Outcome(Struct, kw_only=True):
    """Result of the game. `winner` is None for a tie."""

    winner: Name | None
    victory_points: dict[str, int] = {}


class Turnpoint(Struct, kw_only=True):
    """State of the game after a request. There is either a pending decision or an outcome."""

    pending: Pending | None
    events: list[Event] = []
    outcome: Outcome | None = None
    settled: list[Settled] = []

    def __post_init__(self) -> None:
        _require_names("events", self.events, "event")
        _require_names("settled", [each.choice for each in self.settled], "do")
        if (self.pending is None) == (self.outcome is None):
            which = "neither" if self.pending is None else "both"
            raise ValueError(f"Expected either `pending` or `outcome`, got {which}")


class Observation(Struct, kw_only=True, omit_defaults=True):
    """The engine's answer to `observe`."""

    position: dict[str, Any]
    events: list[Event] | None = None
    """Events since the previous request as visible to the seat, if a seat observes."""

    def __post_init__(self) -> None:
        _require_names("events", self.events or [], "event")


class Judgement(Struct, kw_only=True):
    """The engine's answer to `deck`."""

    legal: bool
    faults: list[Fault] = []
    rules: list[str] = []
    """Rules applied in the judgement, if the engine reports them."""

    def __post_init__(self) -> None:
        _require_names("faults", self.faults, "fault")
        if self.legal == bool(self.faults):
            contradiction = (
                "`legal` is false, but there are no faults"
                if not self.legal
                else "`legal` is true, but there are faults"
            )
            raise ValueError(f"Expected a deck either legal or with faults: {contradiction}")


def _require_names(where: str, objects: list[dict[str, Any]] | tuple[()], key: str) -> None:
    for index, item in enumerate(objects):
        if type(item.get(key)) is not str:
            raise ValueError(f"Expected a string `{key}` in `{where}[{index}]`, got {item.get(key)!r:.60}")


# ---- Requests of the harness. Unknown fields are rejected: they can only be mistakes.


class Harness(Struct, kw_only=True, forbid_unknown_fields=True):
    """Name and version of the harness."""

    name: Name
    version: str


class Versions(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """An inclusive range of protocol versions."""

    min: int
    max: int

    def __contains__(self, version: int) -> bool:
        return self.min <= version <= self.max

    def __str__(self) -> str:
        return f"{self.min}" if self.min == self.max else f"{self.min} to {self.max}"


OFFERED = Versions(min=1, max=PROTOCOL)
"""Versions that the harness supports. An engine chooses one."""


class InitializeParams(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """First request of a connection. `protocol` is the oldest of `versions`, for engines that read only that."""

    protocol: int
    harness: Harness
    versions: Versions | None = None

    @property
    def offered(self) -> Versions:
        """Versions from which the engine may choose."""
        return self.versions or Versions(min=self.protocol, max=self.protocol)


class SetupParams(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Start a game from a position, ending any game in progress."""

    game: Name
    edition: Name
    position: dict[str, Any]
    seed: int | None = None


class ChooseParams(Struct, kw_only=True, forbid_unknown_fields=True):
    """Make a choice for a seat."""

    seat: Name
    choice: Choice

    def __post_init__(self) -> None:
        _require_names("choice", [self.choice], "do")


class ArrangeParams(Struct, kw_only=True, forbid_unknown_fields=True):
    """Cause an event that no seat chose."""

    directive: Choice

    def __post_init__(self) -> None:
        _require_names("directive", [self.directive], "do")


class ObserveParams(Struct, kw_only=True, forbid_unknown_fields=True):
    """Request the position, as visible to a seat or complete."""

    seat: Name | None


class Copies(Struct, kw_only=True, forbid_unknown_fields=True):
    """Number of copies of one card in a deck."""

    card: Name
    count: Annotated[int, Meta(ge=1, le=999)]


class DeckParams(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Check whether a deck is legal. A game in progress continues."""

    game: Name
    edition: Name
    deck: dict[Name, list[Copies]]
    """Cards by part of the deck, as named by the game. An omitted part is empty."""
    players: Annotated[int, Meta(ge=2)] | None = None
    """Number of players at the intended table, if known."""


class ShutdownParams(Struct, kw_only=True, forbid_unknown_fields=True):
    """End the connection, as its last request."""


Id = Annotated[int, Meta(ge=1)]


class Request(Struct, kw_only=True, tag_field="method", forbid_unknown_fields=True):
    """Fields of every request. The harness counts `id` up from 1."""

    id: Id
    jsonrpc: Literal["2.0"] = "2.0"


class Initialize(Request, tag="initialize"):
    params: InitializeParams


class Setup(Request, tag="setup"):
    params: SetupParams


class Choose(Request, tag="choose"):
    params: ChooseParams


class Arrange(Request, tag="arrange"):
    params: ArrangeParams


class Observe(Request, tag="observe"):
    params: ObserveParams


class Deck(Request, tag="deck"):
    params: DeckParams


class Shutdown(Request, tag="shutdown"):
    params: ShutdownParams


AnyRequest = Initialize | Setup | Choose | Arrange | Observe | Deck | Shutdown

PARAMS: Mapping[str, type[Struct]] = {
    "initialize": InitializeParams,
    "setup": SetupParams,
    "choose": ChooseParams,
    "arrange": ArrangeParams,
    "observe": ObserveParams,
    "deck": DeckParams,
    "shutdown": ShutdownParams,
}
"""Type of `params` by method."""

MAY_BE_MISSING = ("deck",)
"""Methods required only by a declared feature."""


# ---- Errors.


class IllegalChoiceData(Struct, kw_only=True, omit_defaults=True):
    """Reason for rejecting a choice, and the rule behind it."""

    reason: str
    rule: str | None = None
    options: list[Choice] | None = None

    def __post_init__(self) -> None:
        _require_names("options", self.options or (), "do")


class UnsupportedData(Struct, kw_only=True):
    """Something that the engine does not support."""

    what: Literal["feature", "card", "game", "edition", "key", "seats"]
    name: str


class InvalidPositionData(Struct, kw_only=True):
    """A problem in a position, and its place. `problem` is a name from the game's table of problems."""

    problem: Name
    where: str
    detail: str = ""


REFUSALS: Mapping[str, type[Struct]] = {
    "illegal_choice": IllegalChoiceData,
    "unsupported": UnsupportedData,
    "invalid_position": InvalidPositionData,
}
"""Type of an error's `data`, by name of the error."""

ERROR_CODES: Mapping[str, int] = {"illegal_choice": -32001, "unsupported": -32002, "invalid_position": -32003}
"""Error code on the wire, by name of the error."""

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL_ERROR = -32700, -32600, -32601, -32602, -32603


class ErrorObject(Struct, kw_only=True):
    """The `error` of a response."""

    code: int
    message: str
    data: Any = None


class Response(Struct, kw_only=True):
    """Any message from an engine before validation. `result` is decoded once its type is known."""

    jsonrpc: Literal["2.0"]
    id: int | str | UnsetType | None = UNSET
    result: msgspec.Raw | UnsetType = UNSET
    error: ErrorObject | UnsetType = UNSET
    method: str | UnsetType = UNSET
