"""Reading and writing records in the names of the table: choices, events, and procedures.

A field of type `Seat` is written as a player's name, one of type `CardId` or `Card` as a card's name, a tuple as a
list. A field called `target_seat` is written as `target`, as is the field `target` itself, which names a card. A tuple
of `Share` is an object keyed by player. A field with its default value is omitted; a required field without a value is
null.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import UnionType
from typing import Any, Protocol, get_args, get_origin, get_type_hints

import msgspec

from reference_engine.kernel import CHANCE, NO_CARD, NOBODY, Card, CardId, Seat
from scenarios.wire_types.declarations import Share


class Names(Protocol):
    """Names of a table. The reading methods return None for an unknown name."""

    def name_of_seat(self, seat: Seat) -> str: ...
    def name_of_card(self, card: CardId) -> str: ...
    def name_of_print(self, card: Card) -> str: ...
    def seat_named(self, name: str) -> Seat | None: ...
    def card_named(self, name: str) -> CardId | None: ...
    def print_named(self, name: str) -> Card | None: ...

    def seen_by(self, seat: Seat) -> Names:
        """Return the names as visible to a player, who does not see hidden cards."""
        ...


WHAT_IS_NAMED = {Seat: "player", CardId: "card in play", Card: "card"}
"""Words for the kind of thing that each type of name refers to."""


class Unreadable(Exception):
    """A record that cannot be read. `where` is the field, `detail` the error."""

    def __init__(self, where: str, detail: str) -> None:
        super().__init__(f"{where}: {detail}")
        self.where, self.detail = where, detail


class Field:
    """A field of a record: its name, its name on the wire, its type, and its default."""

    def __init__(self, name: str, hint: Any, default: Any) -> None:
        self.name = name
        self.wire = name.removesuffix("_seat").rstrip("_")
        self.many = get_origin(hint) is tuple
        self.hint = get_args(hint)[0] if self.many or isinstance(hint, UnionType) else hint
        self.default = default
        self.required = default is msgspec.NODEFAULT


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """Return the fields of a record type, in order."""
    hints = get_type_hints(kind)
    found = []
    for info in msgspec.structs.fields(kind):
        default = info.default if info.default_factory is msgspec.NODEFAULT else info.default_factory()
        found.append(Field(info.name, hints[info.name], default))
    return tuple(found)


def names_nothing(record: msgspec.Struct) -> bool:
    """Return True if a record has no card in a field that requires one."""
    return any(
        field.required and not field.many and field.hint in (CardId, Card) and getattr(record, field.name) == NO_CARD
        for field in fields_of(type(record))
    )


Writer = Callable[[Any, Names], Any]


def _seat(seat: Seat, names: Names) -> str:
    return "chance" if seat == CHANCE else names.name_of_seat(seat)


def _value(value: Any, names: Names) -> Any:
    return write(value, names) if isinstance(value, msgspec.Struct) else value


def _shares(shares: tuple[Share, ...], names: Names) -> dict[str, int]:
    return {names.name_of_seat(share.seat): share.amount for share in shares}


_AS_IT_IS = (int, str, bool)
_NAMED: dict[Any, Writer] = {
    Seat: lambda seat, names: None if seat == NOBODY else _seat(seat, names),
    CardId: lambda card, names: None if card == NO_CARD else names.name_of_card(card),
    Card: lambda card, names: None if card == NO_CARD else names.name_of_print(card),
}
_NAMED_IN_LIST: dict[Any, Writer] = {
    Seat: _seat,
    CardId: lambda card, names: names.name_of_card(card),
    Card: lambda card, names: names.name_of_print(card),
}


def _writer(field: Field) -> Writer | None:
    """Return the writer for a field's value, or None if the value is written unchanged."""
    if field.hint is Share:
        return _shares
    if field.many:
        written = _NAMED_IN_LIST.get(field.hint, _value)
        return lambda values, names: [written(value, names) for value in values]
    return None if field.hint in _AS_IT_IS else _NAMED.get(field.hint, _value)


@cache
def _plan(kind: type[msgspec.Struct]) -> tuple[dict[str, Any], list[tuple[str, str, bool, Any, Writer | None]]]:
    """Return the data that `write` needs for a record type.

    They are its tag, and for each field its name, its name on the wire, whether it is required, its default, and its
    writer.
    """
    config = kind.__struct_config__
    fields = [(field.name, field.wire, field.required, field.default, _writer(field)) for field in fields_of(kind)]
    return {config.tag_field: config.tag} if config.tag_field else {}, fields


def write(record: msgspec.Struct, names: Names) -> dict[str, Any]:
    """Return a record in the names of the table, with its tag first if it has one."""
    tag, fields = _plan(type(record))
    wire = tag.copy()
    for name, key, required, default, written in fields:
        value = getattr(record, name)
        if required or value != default:
            wire[key] = value if written is None else written(value, names)
    return wire


def _read_shares(value: Any, names: Names) -> tuple[Share, ...] | None:
    """Return amounts by player, or None if a name or an amount is invalid."""
    if not isinstance(value, dict):
        return None
    shares = []
    for name, amount in value.items():
        seat = names.seat_named(name)
        if seat is None or not isinstance(amount, int) or isinstance(amount, bool):
            return None
        shares.append(Share(seat, amount))
    return tuple(sorted(shares, key=lambda share: share.seat))


def _read_one(field: Field, value: Any, names: Names) -> Any:
    """Return the value, or None if it is not valid for this field."""
    if value is None and field.required and not field.many and field.hint in (Seat, CardId, Card):
        return NOBODY if field.hint is Seat else NO_CARD
    finders: dict[Any, Callable[[str], Any]] = {
        Seat: names.seat_named,
        CardId: names.card_named,
        Card: names.print_named,
    }
    if field.hint in finders:
        if field.hint is Seat and value == "chance":
            return CHANCE
        return finders[field.hint](value) if isinstance(value, str) else None
    if isinstance(field.hint, type) and issubclass(field.hint, msgspec.Struct):
        return read(field.hint, value, names) if isinstance(value, dict) else None
    try:
        return msgspec.convert(value, field.hint, strict=True)
    except msgspec.ValidationError:
        return None


def _misfit(fields: list[Field], value: Any, names: Names) -> str:
    """Return what is wrong with a value that none of the fields can hold."""
    found = [WHAT_IS_NAMED[field.hint] for field in fields if field.hint in WHAT_IS_NAMED]
    for item in value if isinstance(value, list) else [value]:
        if found and isinstance(item, str) and all(_read_one(field, item, names) is None for field in fields):
            return f"no {' or '.join(found)} is called {item!r}"
    return f"{value!r} does not fit here"


def read(kind: type[msgspec.Struct], wire: Mapping[str, Any], names: Names) -> Any:
    """Return the record that `wire` describes. Raises Unreadable, naming the field."""
    known = fields_of(kind)
    tag = kind.__struct_config__.tag_field
    values: dict[str, Any] = {}
    found: Any
    for key, value in wire.items():
        if key == tag:
            continue
        candidates = [field for field in known if field.wire == key]
        if not candidates:
            raise Unreadable(
                key, f"unknown field; known fields: {', '.join(sorted({field.wire for field in known})) or 'none'}"
            )
        for field in candidates:
            if field.hint is Share:
                found = _read_shares(value, names)
            elif field.many:
                items = [_read_one(field, item, names) for item in value] if isinstance(value, list) else [None]
                found = None if None in items else tuple(items)
            else:
                found = _read_one(field, value, names)
            if found is not None:
                values[field.name] = found
                break
        else:
            raise Unreadable(key, _misfit(candidates, value, names))
    missing = [field.wire for field in known if field.required and field.name not in values]
    if missing:
        raise Unreadable(missing[0], "missing")
    return kind(**values)
