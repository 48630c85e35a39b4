"""Values of a position, read with errors that name the place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import InvalidPosition


def expect(value: Any, kind: type, where: str) -> Any:
    """The value, if it is of the type. Raises InvalidPosition."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        words = {dict: "an object", list: "a list", str: "a text", int: "a whole number", bool: "true or false"}
        raise InvalidPosition("wrong-type", where, f"{words[kind]} is expected, not {value!r}")
    return value


def only(value: dict[str, Any], known: Iterable[str], where: str) -> None:
    """Refuse keys that mean nothing."""
    for key in value:
        if key not in known:
            raise InvalidPosition("unknown-key", f"{where}.{key}" if where else key, f"known are {', '.join(known)}")


def object_of(value: Any, known: Iterable[str], where: str) -> dict[str, Any]:
    """An object with no other keys than these."""
    found: dict[str, Any] = expect(value, dict, where)
    only(found, known, where)
    return found


def count(value: Any, where: str) -> int:
    number = int(expect(value, int, where))
    if number < 0:
        raise InvalidPosition("negative-counter", where, f"{number} is below 0")
    return number


def seats_by_name(seats: list[Any], players: Collection[int]) -> dict[str, Seat]:
    """Who sits where: objects with a `name`, as many as may play. Raises InvalidPosition."""
    if len(seats) < min(players):
        raise InvalidPosition("too-few-seats", "seats", f"{len(seats)} is fewer than {min(players)}")
    if len(seats) > max(players):
        raise InvalidPosition("too-many-seats", "seats", f"{len(seats)} is more than {max(players)}")
    found: dict[str, Seat] = {}
    for place, seat in enumerate(seats):
        where = f"seats[{place}]"
        if "name" not in expect(seat, dict, where):
            raise InvalidPosition("missing-key", f"{where}.name", "every seat has a name")
        name = str(expect(seat["name"], str, f"{where}.name"))
        if name in ("", "chance"):
            raise InvalidPosition("unusable-name", f"{where}.name", f"nobody can be called {name!r}; take another name")
        if name in found:
            raise InvalidPosition("duplicate-seat", f"{where}.name", f"two seats are called {name!r}")
        found[name] = Seat(place)
    return found


def text(value: dict[str, Any], key: str, where: str) -> str:
    """A text that may be missing or null; then it is empty."""
    found = value.get(key)
    return "" if found is None else str(expect(found, str, f"{where}.{key}"))


def words(value: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    """The texts of a list that may be missing, none of them empty."""
    for item, at in items(value, key, where):
        if not expect(item, str, at):
            raise InvalidPosition("wrong-type", at, "a word is expected, and it is empty")
    return tuple(value.get(key, ()))


def items(value: dict[str, Any], key: str, where: str) -> Iterator[tuple[Any, str]]:
    """The entries of a list that may be missing, each with its place."""
    at = f"{where}.{key}" if where else key
    for place, item in enumerate(expect(value.get(key, []), list, at)):
        yield item, f"{at}[{place}]"


def name_in(value: Any, known: Iterable[str], problem: str, where: str) -> str:
    """A name that is one of the known ones. Raises InvalidPosition with the problem's name."""
    name = str(expect(value, str, where))
    names = list(known)
    if name not in names:
        raise InvalidPosition(problem, where, f"{name!r} is none of {', '.join(names)}")
    return name
