"""Positions decoded using their declarations, with errors that name the problem and the place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

import msgspec

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import InvalidPosition
from scenarios.wire_types.shape_errors import misfit

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)
C = TypeVar("C", bound=msgspec.Struct)


class PositionReader(Generic[S, C]):
    """Decodes one position. Subclasses build a game from it."""

    def __init__(self, given: dict[str, Any], described: type[S], saved: type[S], continuation: type[C]) -> None:
        """Decode `given` as `described` (a position for `setup`), or as `saved` if it is a complete observation."""
        self.given = given
        """Position as it was given, without defaults."""
        self.complete = "continuation" in given
        """True for a complete observation, which includes derived values."""
        self.position = decoded(given, saved if self.complete else described)
        self.continuation: C | None = None
        if self.complete:
            self.continuation = decoded(given["continuation"], continuation, "continuation")
        self.names: dict[str, Seat] = {}

    def seat(self, name: str, where: str) -> Seat:
        """Return the seat of a player. Raises InvalidPosition."""
        if name not in self.names:
            raise InvalidPosition("unknown-seat", where, f"no player at this table is called {name!r}")
        return self.names[name]


def decoded(data: Any, kind: type[T], root: str = "") -> T:
    """Return plain data as `kind`. `root` is its place. Raises InvalidPosition."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        found = misfit(error, data, kind)
    where = ".".join(filter(None, (root, found.place))) or "position"
    detail = f"known keys: {', '.join(found.known)}" if found.problem == "unknown-key" else found.text
    raise InvalidPosition(found.problem, where, detail)


def given_back(kind: type[S], instead: Mapping[str, Any] | None = None) -> type[S]:
    """Return a subclass that ignores the keys that an observation adds. `instead`: fields of other types."""
    return with_fields(kind, instead or {}, strict=False)


def with_fields(kind: type[S], instead: Mapping[str, Any], *, strict: bool = True) -> type[S]:
    """Return a subclass in which some fields have other types, but the same defaults. `strict`: reject unknown keys."""
    defaults = {field.name: field for field in msgspec.structs.fields(kind)}
    changed: list[Any] = []
    for name, of_type in instead.items():
        old = defaults[name]
        if old.required:
            changed.append((name, of_type))
        elif old.default is not msgspec.NODEFAULT:
            changed.append((name, of_type, old.default))
        else:
            changed.append((name, of_type, msgspec.field(default_factory=old.default_factory)))
    made = msgspec.defstruct(kind.__name__, changed, bases=(kind,), kw_only=True, forbid_unknown_fields=strict)
    return cast(type[S], made)


def only(value: Mapping[str, Any], allowed: Collection[str], where: str) -> None:
    """Reject keys that are not allowed here. Raises InvalidPosition."""
    for key in value:
        if key not in allowed:
            place = ".".join(filter(None, (where, key)))
            raise InvalidPosition("unknown-key", place, f"known keys: {', '.join(allowed)}")


def seats_by_name(names: Sequence[str], players: Collection[int]) -> dict[str, Seat]:
    """Return each player's seat. Raises InvalidPosition for a wrong number of players or an invalid name."""
    if len(names) < min(players):
        raise InvalidPosition(
            "too-few-seats", "seats", f"found {len(names)}, but the game needs at least {min(players)}"
        )
    if len(names) > max(players):
        raise InvalidPosition(
            "too-many-seats", "seats", f"found {len(names)}, but the game allows at most {max(players)}"
        )
    found: dict[str, Seat] = {}
    for place, name in enumerate(names):
        where = f"seats[{place}].name"
        if name == "chance":
            raise InvalidPosition("unusable-name", where, f"{name!r} cannot be a player's name; choose another")
        if name in found:
            raise InvalidPosition("duplicate-seat", where, f"two seats are called {name!r}")
        found[name] = Seat(place)
    return found


def places(entries: Sequence[T], where: str) -> list[tuple[T, str]]:
    """Return the entries of a list, each with its place."""
    return [(entry, f"{where}[{place}]") for place, entry in enumerate(entries)] if entries else []


def name_in(name: str, known: Iterable[str], problem: str, where: str) -> str:
    """Return a name if it is known. Raises InvalidPosition with the problem's name."""
    names = list(known)
    if name not in names:
        raise InvalidPosition(problem, where, f"{name!r} is none of {', '.join(names)}")
    return name
