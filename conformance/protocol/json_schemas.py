"""JSON Schemas (draft 2020-12) of the protocol, generated from the types and tables of this package.

`justicar schemas FOLDER` writes them. Distributions include them in `conformance/protocol/schemas/`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from conformance.protocol import messages
from conformance.protocol.wire_vocabulary import Words, WordTable

DRAFT = "https://json-schema.org/draft/2020-12/schema"
BASE = "https://justicar.invalid/"
"""Root of the schemas' identifiers. They are names, not addresses: nothing is ever fetched."""

JsonObject = dict[str, Any]


def build(games: Mapping[str, Words]) -> dict[str, JsonObject]:
    """Return every schema by its file name without the suffix. `games`: the words of each game, by its name."""
    schemas = {name: _schema(f"protocol/{messages.PROTOCOL}/{name}", title, kind) for name, title, kind in _kinds()}
    for game, words in games.items():
        of_game = _of(game, words)
        schemas |= {name: _schema(f"{game}/{words.version}/{name}", title, kind) for name, title, kind in of_game}
    for name, schema in schemas.items():
        if name == "responses" or name.endswith("turnpoint"):
            _either_pending_or_outcome(schema["$defs"]["Turnpoint"])
        if name == "responses" or name.endswith("judgement"):
            _legal_or_faults(schema["$defs"]["Judgement"])
    return schemas


def write(schemas: Mapping[str, JsonObject], folder: Path) -> list[Path]:
    """Write the schemas into a folder, create it if missing, and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, schema in schemas.items():
        written.append(folder / f"{name}.json")
        written[-1].write_text(json.dumps(schema, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return written


def _kinds() -> Iterator[tuple[str, str, Any]]:
    yield "requests", "A request of the harness", messages.AnyRequest
    yield "responses", "A response of an engine", _responses()
    yield "description", "The result of `initialize`", messages.Description
    yield "turnpoint", "The result of `setup`, `choose` and `arrange`", messages.Turnpoint
    yield "judgement", "The result of `deck`", messages.Judgement
    yield "errors", "The `error` of a response", _errors()


def _of(game: str, words: Words) -> Iterator[tuple[str, str, Any]]:
    yield f"{game}-turnpoint", f"A turnpoint in the words of {game}", _turnpoint(words)
    yield f"{game}-position", f"A position of {game}", words.position
    yield f"{game}-observation", f"A position of {game} as `observe` returns it", words.observation
    yield f"{game}-choices", f"A choice of {game}", _table(words.choices)
    yield f"{game}-directives", f"A directive of {game}", _table(words.directives)
    yield f"{game}-events", f"An event of {game}", _table(words.events)
    if words.decks is not None:
        yield f"{game}-deck", f"A deck of {game}", words.decks.deck
        yield f"{game}-judgement", f"A judgement of a deck of {game}", words.decks.judgement


def _schema(name: str, title: str, kind: Any) -> JsonObject:
    body = kind if isinstance(kind, dict) else msgspec.json.schema(kind)
    return {"$schema": DRAFT, "$id": f"{BASE}{name}.json", "title": title} | body


def _table(table: WordTable) -> JsonObject:
    schema = msgspec.json.schema(table.union)
    if table.open_ended:
        _open(schema, table)
    return schema


def _turnpoint(tables: Words) -> JsonObject:
    schema = msgspec.json.schema(tables.turnpoint)
    if tables.events.open_ended:
        _open(schema["$defs"]["Turnpoint"]["properties"]["events"]["items"], tables.events)
    return schema


def _open(union: JsonObject, table: WordTable) -> None:
    """Allow additional names in the union of a table's shapes."""
    if "anyOf" not in union:  # the table has only one shape
        union["anyOf"] = [{"$ref": union.pop("$ref")}]
    union.pop("discriminator", None)
    other = {"properties": {table.tag: {"type": "string", "not": {"enum": list(table)}}}, "required": [table.tag]}
    union["anyOf"].append({"description": "Any other, with its own fields.", "type": "object", **other})


def _responses() -> JsonObject:
    """Build the schema of a response. The types cannot express a union of results without a common tag."""
    results = (messages.Description, messages.Turnpoint, messages.Observation, messages.Judgement)
    (*refs, error), defs = msgspec.json.schema_components(
        [*results, messages.ErrorObject], ref_template="#/$defs/{name}"
    )
    head = {"jsonrpc": {"const": "2.0"}}
    answer = {
        "description": "The answer to a successful request.",
        "type": "object",
        "properties": {**head, "id": {"type": "integer", "minimum": 1}, "result": {"anyOf": [*refs, {"type": "null"}]}},
        "required": ["jsonrpc", "id", "result"],
        "not": {"required": ["error"]},
    }
    refusal = {
        "description": "The answer to a failed request. `id` is null if the request could not be read.",
        "type": "object",
        "properties": {**head, "id": {"type": ["integer", "null"]}, "error": error},
        "required": ["jsonrpc", "id", "error"],
        "not": {"required": ["result"]},
    }
    return {"anyOf": [answer, refusal], "$defs": defs}


def _errors() -> JsonObject:
    refs, defs = msgspec.json.schema_components(messages.REFUSALS.values(), ref_template="#/$defs/{name}")
    kinds: list[JsonObject] = [
        {
            "properties": {"code": {"const": messages.ERROR_CODES[name]}, "message": {"type": "string"}, "data": ref},
            "required": ["code", "message", "data"],
        }
        for name, ref in zip(messages.REFUSALS, refs, strict=True)
    ]
    of_json_rpc = [
        messages.PARSE_ERROR,
        messages.INVALID_REQUEST,
        messages.METHOD_NOT_FOUND,
        messages.INVALID_PARAMS,
        messages.INTERNAL_ERROR,
    ]
    kinds.append(
        {
            "description": "An error of the harness or of the engine, as in JSON-RPC 2.0.",
            "properties": {"code": {"enum": of_json_rpc}, "message": {"type": "string"}},
            "required": ["code", "message"],
        }
    )
    return {"type": "object", "anyOf": kinds, "$defs": defs}


def _either_pending_or_outcome(turnpoint: JsonObject) -> None:
    """Require exactly one of `pending` and `outcome`, which the type checks only after decoding."""
    turnpoint["oneOf"] = [
        {"properties": {"pending": {"type": "object"}}},
        {"properties": {"outcome": {"type": "object"}}, "required": ["outcome"]},
    ]


def _legal_or_faults(judgement: JsonObject) -> None:
    """Require either a legal deck or faults, which the type checks only after decoding."""
    judgement["oneOf"] = [
        {"properties": {"legal": {"const": True}, "faults": {"maxItems": 0}}},
        {"properties": {"legal": {"const": False}, "faults": {"minItems": 1}}, "required": ["faults"]},
    ]
