"""The messages of the protocol as typed data. docs/reference/protocol.md says what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 1
"""The newest version of the protocol, of which these are the messages."""

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


# ---- What an engine answers. Unknown fields are let through, so that an engine may tell more than is asked.


class GameDescription(Struct, kw_only=True):
    """What an engine can do of one game."""

    editions: list[Name]
    toggles: dict[Name, list[Name]] = {}
    """Which toggles can be set on top of an edition, each with the values that the engine plays."""
    level: Literal["play", "options", "lockstep"]
    features: list[Name]
    cards: Literal["all"] | list[Name] = "all"
    known: Literal["all"] | list[Name] = []
    """Cards of which it knows what they are, beside those in `cards`, but not what stands on them."""
    seats: list[int] | None = None
    """How many may play; null: as many as the game allows."""
    chance: Literal["asked", "own"] = "asked"
    """`own`: it settles random outcomes by itself, and never asks the seat `chance`."""
    untracked: list[Name] = []
    """Keys of positions, observations and events that it neither reads nor tells."""


class Description(Struct, kw_only=True, omit_defaults=True):
    """The engine's answer to `initialize`."""

    protocol: int
    name: Name
    version: str
    language: str
    games: dict[str, GameDescription]
    homepage: str | None = None


class Pending(Struct, kw_only=True, omit_defaults=True):
    """Whose decision is open, and of what kind."""

    seat: Name
    window: Name
    optional: bool = False
    options: list[Choice] | None = None
    forced: bool = False

    def __post_init__(self) -> None:
        _every_one_names("options", self.options or (), "do")


class Settled(Struct, kw_only=True):
    """A decision with one legal choice, which the engine has made for its seat without a question."""

    seat: Name
    window: Name
    choice: Choice


class Outcome(Struct, kw_only=True):
    """How the game ended. `winner` is None for a tie."""

    winner: Name | None
    victory_points: dict[str, int] = {}


class Turnpoint(Struct, kw_only=True):
    """Where the game stands after a request. Either a decision is pending, or there is an outcome."""

    pending: Pending | None
    events: list[Event] = []
    outcome: Outcome | None = None
    settled: list[Settled] = []

    def __post_init__(self) -> None:
        _every_one_names("events", self.events, "event")
        _every_one_names("settled", [each.choice for each in self.settled], "do")
        if (self.pending is None) == (self.outcome is None):
            which = "neither" if self.pending is None else "both"
            raise ValueError(f"Expected either `pending` or `outcome`, got {which}")


class Observation(Struct, kw_only=True, omit_defaults=True):
    """The engine's answer to `observe`."""

    position: dict[str, Any]
    events: list[Event] | None = None
    """To a seat: what happened since the request before, as that seat is told it."""

    def __post_init__(self) -> None:
        _every_one_names("events", self.events or [], "event")


class Judgement(Struct, kw_only=True):
    """The engine's answer to `deck`."""

    legal: bool
    faults: list[Fault] = []
    rules: list[str] = []
    """That it went by, as far as it tells."""

    def __post_init__(self) -> None:
        _every_one_names("faults", self.faults, "fault")
        if self.legal == bool(self.faults):
            told = (
                "`legal` is false and no fault is named" if not self.legal else "`legal` is true, and there are faults"
            )
            raise ValueError(f"Expected a deck either legal or with faults: {told}")


def _every_one_names(where: str, objects: list[dict[str, Any]] | tuple[()], key: str) -> None:
    for index, item in enumerate(objects):
        if type(item.get(key)) is not str:
            raise ValueError(f"Expected a string `{key}` in `{where}[{index}]`, got {item.get(key)!r:.60}")


# ---- What the harness asks. Unknown fields are refused: here they are always a slip.


class Harness(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who is asking."""

    name: Name
    version: str


class Versions(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """Versions of the protocol, from the oldest to the newest."""

    min: int
    max: int

    def __contains__(self, version: int) -> bool:
        return self.min <= version <= self.max

    def __str__(self) -> str:
        return f"{self.min}" if self.min == self.max else f"{self.min} to {self.max}"


OFFERED = Versions(min=1, max=PROTOCOL)
"""The versions that the harness speaks, of which an engine chooses one."""


class InitializeParams(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """First request of a connection. `protocol` is the oldest of `versions`, for engines that look for nothing else."""

    protocol: int
    harness: Harness
    versions: Versions | None = None

    @property
    def offered(self) -> Versions:
        """The versions of which the engine may choose."""
        return self.versions or Versions(min=self.protocol, max=self.protocol)


class SetupParams(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Starts a game from a position; whatever game was on is dropped."""

    game: Name
    edition: Name
    position: dict[str, Any]
    seed: int | None = None


class ChooseParams(Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat makes its choice."""

    seat: Name
    choice: Choice

    def __post_init__(self) -> None:
        _every_one_names("choice", [self.choice], "do")


class ArrangeParams(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something happens that no seat chose."""

    directive: Choice

    def __post_init__(self) -> None:
        _every_one_names("directive", [self.directive], "do")


class ObserveParams(Struct, kw_only=True, forbid_unknown_fields=True):
    """Asks for the position as a seat may see it, or whole."""

    seat: Name | None


class Copies(Struct, kw_only=True, forbid_unknown_fields=True):
    """So many of one card in a deck."""

    card: Name
    count: Annotated[int, Meta(ge=1, le=999)]


class DeckParams(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Asks whether a deck may be played; whatever game is on goes on."""

    game: Name
    edition: Name
    deck: dict[Name, list[Copies]]
    """By its parts, which are those of the game. One that is left out is empty."""
    players: Annotated[int, Meta(ge=2)] | None = None
    """At the table that it is for, where that is known."""


class ShutdownParams(Struct, kw_only=True, forbid_unknown_fields=True):
    """Last request of a connection."""


Id = Annotated[int, Meta(ge=1)]


class Request(Struct, kw_only=True, tag_field="method", forbid_unknown_fields=True):
    """What every request has. The harness counts `id` up from 1."""

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
"""Method → what its `params` must be."""

MAY_BE_MISSING = ("deck",)
"""Methods that an engine has which declares their feature, and need not have else."""


# ---- Errors.


class IllegalChoiceData(Struct, kw_only=True, omit_defaults=True):
    """Why a choice was refused, and by which rule."""

    reason: str
    rule: str | None = None
    options: list[Choice] | None = None

    def __post_init__(self) -> None:
        _every_one_names("options", self.options or (), "do")


class UnsupportedData(Struct, kw_only=True):
    """What the engine lacks."""

    what: Literal["feature", "card", "game", "edition", "key", "seats"]
    name: str


class InvalidPositionData(Struct, kw_only=True):
    """What is wrong with a position, and where. `problem` is a name of the game's table of problems."""

    problem: Name
    where: str
    detail: str = ""


REFUSALS: Mapping[str, type[Struct]] = {
    "illegal_choice": IllegalChoiceData,
    "unsupported": UnsupportedData,
    "invalid_position": InvalidPositionData,
}
"""Name of a refusal → the `data` of its error."""

ERROR_CODES: Mapping[str, int] = {"illegal_choice": -32001, "unsupported": -32002, "invalid_position": -32003}
"""Name of a refusal → its code on the wire."""

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL_ERROR = -32700, -32600, -32601, -32602, -32603


class ErrorObject(Struct, kw_only=True):
    """The `error` of a response."""

    code: int
    message: str
    data: Any = None


class Response(Struct, kw_only=True):
    """Anything an engine may say, before it is known to be an answer. `result` is decoded once its type is known."""

    jsonrpc: Literal["2.0"]
    id: int | str | UnsetType | None = UNSET
    result: msgspec.Raw | UnsetType = UNSET
    error: ErrorObject | UnsetType = UNSET
    method: str | UnsetType = UNSET
