"""Tables of the words that a game uses on the wire."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Meta

from conformance.docgen.page import table
from conformance.protocol.features import Feature
from conformance.protocol.wire_vocabulary import Shape, Words, WordTable


def sections(words: Words) -> dict[str, Callable[[], Iterable[str]]]:
    """Return the function that makes each table, by the table's name."""
    return {
        "features": partial(_features, words),
        "windows": partial(_meanings, "Window", "Open for", words.windows),
        "choices": partial(_choices, words.choices),
        "directives": partial(_shapes, words.directives),
        "events": partial(_shapes, words.events),
        "problems": partial(_meanings, "Problem", "Meaning", words.problems),
        **({"faults": partial(_shapes, words.decks.faults)} if words.decks is not None else {}),
    }


def _features(words: Words) -> Iterator[str]:
    yield f"Version of these words: {words.version}.\n"
    rows = ((f"`{name}`", feature.about, "; ".join(_belonging(feature))) for name, feature in words.features.items())
    yield from table("Feature", "Meaning", "Includes", rows=rows)


def _belonging(feature: Feature) -> Iterator[str]:
    for kind, says in _BELONGING.items():
        if found := getattr(feature, kind):
            yield f"{says} {', '.join(f'`{word}`' for word in found)}"
    if feature.part_of:
        yield f"part of `{feature.part_of}`"
    if feature.after:
        yield f"not needed if everything ends with an `{feature.after}`"
    if feature.players:
        yield f"a table of {feature.players}"


_BELONGING = {
    "phases": "phases",
    "windows": "windows",
    "choices": "choices",
    "cards": "playing cards of the types",
    "actions": "actions",
    "directives": "directives",
    "events": "events",
    "keys": "keys of a position",
    "observed": "keys of an observation",
    "methods": "the methods",
    "tiers": "rules of the tier",
}
"""Field of a feature → its label on the page."""


def _meanings(what: str, says: str, meanings: Mapping[str, str]) -> Iterable[str]:
    return table(what, says, rows=((f"`{name}`", meaning) for name, meaning in meanings.items()))


def _choices(choices: WordTable) -> Iterable[str]:
    rows = ((*_row(shape), ", ".join(f"`{window}`" for window in shape.where)) for shape in choices.values())
    return table(f"`{choices.tag}`", "Further fields", "Meaning", "Windows", rows=rows)


def _shapes(shapes: WordTable) -> Iterable[str]:
    return table(f"`{shapes.tag}`", "Fields", "Meaning", rows=map(_row, shapes.values()))


def _row(shape: Shape) -> tuple[str, str, str]:
    name = f"{shape.name}?" if shape.optional else shape.name
    return f"`{name}`", ", ".join(_field(name, kind) for name, kind in shape.fields.items()), shape.meaning


def _field(name: str, kind: Any) -> str:
    kinds = ", ".join(_kind_words(name.removesuffix("?"), kind))
    return f"`{name}` ({kinds})" if kinds else f"`{name}`"


def _kind_words(name: str, kind: Any) -> Iterator[str]:
    """Yield a description of a field's type, or nothing if its name says enough."""
    if get_origin(kind) is Annotated:
        inner, *meta = get_args(kind)
        limits = next((each for each in meta if isinstance(each, Meta)), Meta())
        if limits.title and limits.title != name:
            yield limits.title
        if (limits.ge and limits.le is None) or limits.le is not None:
            yield f"{limits.ge} to {limits.le}" if limits.le is not None else f"from {limits.ge}"
        if not limits.title:
            yield from _kind_words(name, inner)
    elif get_origin(kind) is Literal:
        yield ", ".join(f"`{value}`" for value in get_args(kind))
    elif get_origin(kind) is list:
        yield "list"
    elif get_origin(kind) is dict:
        key, value = ("".join(_kind_words("", part)) for part in get_args(kind))
        yield f"{key} → number{f' {value}' if value else ''}"
    elif type(None) in get_args(kind):
        yield from _kind_words(name, Union[tuple(part for part in get_args(kind) if part is not type(None))])  # noqa: UP007
        yield "or `null`"
    elif kind is bool:
        yield "true or false"
