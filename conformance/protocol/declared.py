"""Build the word tables of a game from its declarations (`scenarios.wire_types`)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from conformance.protocol.wire_vocabulary import Shape
from scenarios.wire_types.declarations import SEAT, WORD, Card, CardId, Choice, Event, OnWire, Seat, declared


def shapes(module: ModuleType, *, card: Any, in_play: Any, place: Any = None) -> Iterator[Shape]:
    """Yield a Shape for each event or choice that a module declares, in order.

    `card` and `in_play` are the wire types of a printed card and of a card in play. `place` is the wire type of fields
    that hold a seat or a card.
    """
    kinds = {Seat: SEAT, CardId: in_play, Card: card, str: WORD}
    return (_shape(each, kinds, card, place) for each in declared(module))


def _shape(record: type[Event] | type[Choice], kinds: Mapping[Any, Any], card: Any, place: Any) -> Shape:
    hints = get_type_hints(record, include_extras=True)
    fields: defaultdict[str, list[msgspec.structs.FieldInfo]] = defaultdict(list)
    for field in msgspec.structs.fields(record):
        fields[field.name.removesuffix("_seat").rstrip("_")].append(field)
    on_wire = {}
    for name, alike in fields.items():
        types = [hints[field.name] for field in alike]
        annotation = next(filter(None, map(_annotation, types)), None)
        default = _kind(types[0], kinds) if len(types) == 1 else place if Seat in types else card
        kind = annotation.kind if annotation else default
        optional = not any(field.required for field in alike)
        if annotation and annotation.optional is not None:
            optional = annotation.optional
        on_wire[f"{name}?" if optional else name] = kind
    tag = str(record.__struct_config__.tag)
    meaning = " ".join((record.__doc__ or "").split())
    if issubclass(record, Choice):
        return Shape(tag, meaning, on_wire, record.WINDOWS)
    return Shape(f"{tag}?" if record.OPTIONAL else tag, meaning, on_wire)


def _kind(kind: Any, kinds: Mapping[Any, Any]) -> Any:
    """Return the wire type of a field."""
    if get_origin(kind) is tuple:
        return list.__class_getitem__(_kind(get_args(kind)[0], kinds))
    annotation = _annotation(kind)
    return annotation.kind if annotation else kinds.get(kind, kind)


def _annotation(kind: Any) -> OnWire | None:
    """Return the `OnWire` annotation of a type, if any."""
    metadata = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return next((each for each in metadata if isinstance(each, OnWire)), None)
