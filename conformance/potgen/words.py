"""Words of a game that players read: names of fields in a position, and the words that fields may have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, get_origin

from conformance.games import GameDescriptor
from conformance.protocol.json_schemas import build
from conformance.protocol.wire_vocabulary import words_of
from conformance.steps.player_words import WORDS
from conformance.translation import FIELD, spaced

UNSEEN: Final = {"card", "continuation", "game", "seats"}
"""Fields that no page or terminal shows by name."""
NAMES: Final = {"clan", "clan_sheets"}
"""Fields that hold proper names."""


def words(game: GameDescriptor) -> dict[tuple[str, str], None]:
    """Return pairs of context and word: names of fields first, then the words of each field."""
    assert game.words is not None  # games that can be played have words
    found: dict[tuple[str, str], None] = {}
    schemas = build({game.name: game.words})
    for kind in ("position", "observation"):
        found |= dict.fromkeys(_in_schema(schemas[f"{game.name}-{kind}"], ""))
    for shape in game.words.events.values():
        for field, kind in shape.fields.items():
            if get_origin(kind) is Literal:
                found |= {(field.removesuffix("?"), spaced(word)): None for word in words_of(kind)}
    for sentences in (game.vocabulary.narration, game.vocabulary.state_sentences):
        for field, names in sentences.names.items():
            found |= {(field, name): None for name in names.values()}
    for field, entries in WORDS.get(game.name, {}).items():
        found |= {(field, word): None for word in entries}
    return {each: None for each in sorted(found, key=lambda each: (each[0] != FIELD, each)) if each[1] != "?"}


def _in_schema(schema: Any, field: str) -> Iterator[tuple[str, str]]:
    if isinstance(schema, list):
        for each in schema:
            yield from _in_schema(each, field)
    elif isinstance(schema, dict):
        if field and field not in UNSEEN | NAMES:
            yield from ((field, spaced(str(word))) for word in schema.get("enum", ()))
        for name, each in schema.get("properties", {}).items():
            if name not in UNSEEN:
                yield FIELD, spaced(name)
            yield from _in_schema(each, name)
        for name, each in schema.items():
            if name == "$defs":
                yield from (found for of in each.values() for found in _in_schema(of, ""))
            elif name not in ("properties", "enum"):
                yield from _in_schema(each, field)
