"""The published schemas are valid, up to date, and consistent with the types that the harness uses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.adapters.responses import Answers
from conformance.games import words
from conformance.protocol import json_schemas, messages
from conformance.protocol.codec import ShapeError
from conformance.protocol.wire_vocabulary import WordTable
from tests.engine.rivals import wire as rivals
from tests.engine.vendetta import wire

jsonschema = pytest.importorskip("jsonschema")

SCHEMAS = json_schemas.build(words())
PENDING: dict[str, Any] = {"seat": "Sarah", "window": "minion"}
CARD: dict[str, Any] = {"card": "Flávio Gonçalves"}
GAME: dict[str, Any] = {"editions": ["v5"], "level": "play", "features": [], "cards": "all"}
COPIES: dict[str, Any] = {"card": "Belinde", "count": 12}
DESCRIPTION: dict[str, Any] = {"protocol": 1, "name": "E", "version": "1", "language": "C", "games": {"vtes": GAME}}
SEATS: list[dict[str, Any]] = [{"name": "Sarah"}, {"name": "Alexis"}]
PILES = ["hand", "library", "unordered_library", "crypt", "unordered_crypt", "ash_heap", "removed"]
SEEN: dict[str, Any] = {
    "name": "Sarah",
    "pool": 3,
    "victory_points": 1,
    "ousted": False,
    "prey": None,
    "predator": None,
}
SEEN |= {region: [] for region in [*PILES, "ready", "torpor", "uncontrolled", "in_play"]}
SEEN |= {"library": ["?"], "ready": [CARD | {"capacity": 3, "wounded": True, "attached": [CARD]}]}
TURN: dict[str, Any] = {"number": 3, "seat": "Sarah", "phase": "minion"}
TURN |= {"transfers": 0, "master_actions": 0, "discard_actions": 0}
OBSERVATION: dict[str, Any] = {"game": "vtes", "edition": "v5", "seats": [SEEN], "edge": None, "turn": TURN}
ACTION: dict[str, Any] = {"minion": "Wauneka", "kind": "hunt", "targets": [], "directed": False, "stealth": 1}
ACTION |= {"cost": {"blood": 0, "pool": 0}, "state": "no-block"}
COMBAT: dict[str, Any] = {"acting": "Wauneka", "opposing": "Ayelech", "round": 1, "range": "long"}


def ask(method: str, params: object, **rest: object) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params, **rest}


ACCEPTED: dict[str, list[Any]] = {
    "requests": [
        ask("initialize", {"protocol": 1, "harness": {"name": "justicar", "version": "1"}}),
        ask("setup", {"game": "vtes", "edition": "v5", "position": {}}),
        ask("setup", {"game": "vtes", "edition": "v5", "position": {"seats": SEATS}, "seed": 4}),
        ask("choose", {"seat": "chance", "choice": {"do": "draw", "card": "Vessel"}}),
        ask("arrange", {"directive": {"do": "add-blood", "minion": "Belinde", "amount": 2}}),
        ask("observe", {"seat": None}),
        ask("deck", {"game": "vtes", "edition": "v5", "deck": {}}),
        ask("deck", {"game": "rivals", "edition": "x", "deck": {"agenda": [COPIES]}, "players": 4}),
        ask("shutdown", {}),
    ],
    "judgement": [
        {"legal": True},
        {"legal": True, "faults": [], "rules": ["vtes.x.y"], "more": 1},
        {"legal": False, "faults": [{"fault": "of-our-own", "mended_by": "you"}]},
    ],
    "vtes-deck": [{}, {"crypt": [COPIES], "library": [COPIES | {"count": 999}]}],
    "vtes-judgement": [
        {"legal": True},
        {"legal": False, "faults": [{"fault": "crypt-too-small", "more": 1}], "rules": []},
        {"legal": False, "faults": [{"fault": "crypt-card-in-library", "card": "Belinde", "rule": "vtes.x.y"}]},
    ],
    "rivals-deck": [{}, {"agenda": [COPIES], "haven": [], "faction": [COPIES], "library": [COPIES]}],
    "rivals-judgement": [{"legal": False, "faults": [{"fault": "too-many-copies", "card": "Shotgun"}], "more": 1}],
    "description": [
        DESCRIPTION,
        DESCRIPTION | {"homepage": "https://example.org", "more": [1]},
        DESCRIPTION | {"games": {"vtes": GAME | {"level": "lockstep", "cards": ["Vessel"]}}},
        DESCRIPTION | {"games": {}},
    ],
    "turnpoint": [
        {"pending": PENDING},
        {"pending": PENDING | {"optional": True, "forced": True, "options": [{"do": "pass"}]}, "outcome": None},
        {"pending": None, "outcome": {"winner": None, "victory_points": {"Sarah": 2}}},
        {"pending": PENDING, "events": [{"event": "locked", "card": "Belinde", "rules": ["vtes.x.y"]}], "extra": 1},
    ],
    "vtes-turnpoint": [
        {"pending": PENDING},
        {"pending": PENDING | {"options": [{"do": "hunt", "minion": "Belinde"}], "more": 1}, "more": 1},
        {"pending": PENDING, "events": [{"event": "locked", "card": "Belinde", "more": 1}, {"event": "of-our-own"}]},
        {"pending": None, "outcome": {"winner": "Sarah"}},
    ],
    "vtes-position": [
        {"seats": SEATS},
        {"game": "vtes", "edition": "v5", "edge": None, "seats": SEATS, "turn": {"number": 1, "phase": "unlock"}},
        {
            "seats": [
                SEATS[0] | {"pool": 0, "ousted": True, "hand": ["?", "Vessel"], "uncontrolled": [{"card": "?"}]},
                SEATS[1] | {"ready": [CARD | {"blood": 3, "locked": True, "attached": [CARD | {"attached": [CARD]}]}]},
            ]
        },
    ],
    "vtes-observation": [
        OBSERVATION,
        OBSERVATION | {"action": ACTION, "combat": COMBAT, "referendum": {"for": 2, "against": 0}, "more": 1},
        OBSERVATION | {"action": ACTION | {"card": "Flash", "level": "basic", "blocker": "Ayelech", "intercept": 0}},
    ],
    "vtes-choices": [
        {"do": "pass"},
        {"do": "bleed", "minion": "Belinde#2", "target": "Alexis"},
        {"do": "strike", "minion": "Belinde", "with": "hands"},
        {"do": "equip", "minion": "Belinde", "from": "Colette", "equipment": ["Ivory Bow"]},
        {"do": "rescue", "minion": "Belinde", "vampire": "Colette", "paid_by_vampire": 2},
        {"do": "play", "card": "Flash", "minion": "Belinde", "level": "superior", "mode": "press"},
        {"do": "vote", "source": "Edge", "side": "for"},
    ],
    "vtes-directives": [
        {"do": "inflict", "minion": "Tamoszius", "normal": 0, "aggravated": 3},
        {"do": "burn-pool-together", "amounts": {"Sarah": 1, "Alexis": 2}},
        {"do": "adjust", "what": "stealth", "minion": "Belinde", "amount": -1},
    ],
    "vtes-events": [
        {"event": "locked", "card": "Belinde", "why": "extra fields are allowed"},
        {"event": "edge-taken", "seat": None, "rules": ["vtes.edge.x"]},
        {"event": "blocks-declined"},
        {"event": "of-our-own", "mood": "bleak"},
        {"event": "game-over", "winner": None, "victory_points": {}},
    ],
}
REFUSED: dict[str, list[Any]] = {
    "requests": [
        ask("embrace", {}),
        ask("observe", {}),
        ask("deck", {"game": "vtes", "edition": "v5"}),
        ask("deck", {"game": "vtes", "edition": "v5", "deck": {"crypt": [COPIES | {"count": 0}]}}),
        ask("deck", {"game": "vtes", "edition": "v5", "deck": {"crypt": [COPIES | {"count": 1000}]}}),
        ask("deck", {"game": "vtes", "edition": "v5", "deck": {"crypt": ["Belinde"]}}),
        ask("deck", {"game": "vtes", "edition": "v5", "deck": {}, "players": 1}),
        ask("observe", {"seat": ""}),
        ask("observe", {"seat": None, "when": 1}),
        ask("observe", {"seat": None}, id="1"),
        ask("observe", {"seat": None}, id=0),
        ask("observe", {"seat": None}, jsonrpc="1.0"),
        ask("choose", {"seat": "Sarah", "choice": {"minion": "Belinde"}}),
        ask("arrange", {"directive": []}),
        ask("setup", {"game": "vtes", "position": {}}),
        ask("initialize", {"protocol": "1", "harness": {"name": "x", "version": ""}}),
        {"jsonrpc": "2.0", "id": 1, "method": "shutdown"},
        [],
    ],
    "judgement": [
        {},
        {"legal": False},
        {"legal": False, "faults": []},
        {"legal": True, "faults": [{"fault": "crypt-too-small"}]},
        {"legal": False, "faults": [{"card": "Belinde"}]},
        {"legal": False, "faults": ["crypt-too-small"]},
    ],
    "vtes-deck": [{"crypt": [CARD]}, {"sideboard": []}],
    "vtes-judgement": [
        {"legal": False},
        {"legal": False, "faults": [{"fault": "too-many-copies", "card": "Belinde"}]},
        {"legal": False, "faults": [{"fault": "crypt-card-in-library"}]},
    ],
    "rivals-deck": [{"crypt": []}, {"agenda": "Martyrdom"}],
    "rivals-judgement": [{"legal": False, "faults": [{"fault": "crypt-too-small"}]}],
    "description": [
        {key: value for key, value in DESCRIPTION.items() if key != "name"},
        DESCRIPTION | {"games": {"vtes": GAME | {"level": "expert"}}},
        DESCRIPTION | {"games": {"vtes": GAME | {"cards": "some"}}},
        DESCRIPTION | {"games": {"vtes": GAME | {"editions": "v5"}}},
        DESCRIPTION | {"games": []},
    ],
    "turnpoint": [
        {},
        {"pending": None},
        {"pending": None, "outcome": None},
        {"pending": PENDING, "outcome": {"winner": "Sarah"}},
        {"pending": {"seat": "Sarah"}},
        {"pending": PENDING | {"seat": ""}},
        {"pending": PENDING | {"optional": "yes"}},
        {"pending": PENDING | {"options": [{"minion": "Belinde"}]}},
        {"pending": PENDING | {"options": [{"do": None}]}},
        {"pending": PENDING, "events": [{"card": "Belinde"}]},
        {"pending": PENDING, "events": ["locked"]},
        {"pending": None, "outcome": {"victory_points": {}}},
        {"pending": None, "outcome": {"winner": "Sarah", "victory_points": {"Sarah": "1"}}},
    ],
    "vtes-turnpoint": [
        {"pending": None},
        {"pending": PENDING | {"window": "dusk"}},
        {"pending": PENDING | {"options": [{"do": "embrace"}]}},
        {"pending": PENDING | {"options": [{"do": "pass", "more": 1}]}},
        {"pending": PENDING, "events": [{"event": "locked"}]},
        {"pending": PENDING, "events": [{"event": "pool-burned", "who": 7, "amount": "x"}]},
        {"pending": PENDING, "events": [{"event": "of-our-own"}, {"card": "Belinde"}]},
    ],
    "vtes-position": [
        {},
        {"seats": SEATS[:1]},
        {"seats": SEATS * 3},
        {"seats": SEATS, "colour": "red"},
        {"seats": SEATS, "game": "rivals"},
        {"seats": SEATS, "turn": {"phase": "dusk"}},
        {"seats": SEATS, "turn": {"number": 0}},
        {"seats": [SEATS[0], {"pool": 30}]},
        {"seats": [SEATS[0], SEATS[1] | {"pool": -1}]},
        {"seats": [SEATS[0], SEATS[1] | {"hand": [CARD]}]},
        {"seats": [SEATS[0], SEATS[1] | {"ready": [{"blood": 3}]}]},
        {"seats": [SEATS[0], SEATS[1] | {"ready": [CARD | {"blood": "3"}]}]},
        {"seats": [SEATS[0], SEATS[1] | {"ready": [CARD | {"attached": [{"title": "Prince"}]}]}]},
    ],
    "vtes-observation": [
        {},
        {key: value for key, value in OBSERVATION.items() if key != "turn"},
        OBSERVATION | {"turn": {"number": 1, "seat": "Sarah", "phase": "minion"}},
        OBSERVATION | {"action": ACTION | {"state": "over"}},
        OBSERVATION | {"combat": COMBAT | {"round": 0}},
        OBSERVATION | {"referendum": {"for": 2}},
        OBSERVATION | {"seats": SEATS},
        OBSERVATION | {"seats": [SEEN | {"ready": [CARD | {"capacity": "3"}]}]},
    ],
    "vtes-choices": [
        {"do": "embrace"},
        {"minion": "Belinde"},
        {"do": "pass", "minion": "Belinde"},
        {"do": "bleed", "minion": "Belinde"},
        {"do": "bleed", "minion": "", "target": "Alexis"},
        {"do": "rescue", "minion": "Belinde", "vampire": "Colette", "paid_by_vampire": 3},
        {"do": "play", "card": "Flash", "level": "great"},
        {"do": "equip", "minion": "Belinde", "from": "Colette", "equipment": []},
        "pass",
    ],
    "vtes-directives": [
        {"do": "inflict", "minion": "Tamoszius", "normal": 1},
        {"do": "inflict", "minion": "Tamoszius", "normal": -1, "aggravated": 0},
        {"do": "burn-pool-together", "amounts": {"Sarah": "1"}},
        {"do": "adjust", "what": "votes", "minion": "Belinde", "amount": 1},
        {"do": "pass"},
    ],
    "vtes-events": [
        {"event": "locked"},
        {"card": "Belinde"},
        {"event": 7, "card": "Belinde"},
        {"event": "edge-taken"},
        {"event": "locked", "card": "Belinde", "rules": "vtes.x.y"},
        {"event": "range-set", "range": "medium"},
    ],
}

ACCEPTED |= wire.ACCEPTED | rivals.ACCEPTED
REFUSED |= wire.REFUSED | rivals.REFUSED


def fault(name: str, value: Any) -> str | None:
    """Return the harness's error for a message, or None if it accepts the message."""
    kinds: dict[str, Any] = {
        "requests": messages.AnyRequest,
        "description": messages.Description,
        "turnpoint": messages.Turnpoint,
        "judgement": messages.Judgement,
    }
    if name not in kinds:
        game, _, table = name.partition("-")
        if table == "deck":
            of_decks = words()[game].decks
            assert of_decks is not None
            kinds[name] = of_decks.deck
        elif table in ("turnpoint", "observation", "judgement"):
            return misfit(
                getattr(Answers(game, "play"), table), {"position": value} if table == "observation" else value
            )
        else:
            kind = getattr(words()[game], table)
            if isinstance(kind, WordTable):
                return kind.fault(value, table)
            kinds[name] = kind
    try:
        msgspec.convert(value, kinds[name])
    except msgspec.ValidationError as error:
        return str(error)
    return None


def misfit(read: Callable[[msgspec.Raw], Any], result: Any) -> str | None:
    """Return the error for an engine's result, or None if it is accepted."""
    try:
        read(msgspec.Raw(msgspec.json.encode(result)))
    except ShapeError as error:
        return str(error)
    return None


def validator(name: str) -> Any:
    return jsonschema.Draft202012Validator(SCHEMAS[name])


def examples(table: dict[str, list[Any]]) -> list[Any]:
    return [pytest.param(name, value, id=f"{name}-{i}") for name in table for i, value in enumerate(table[name])]


@pytest.mark.parametrize("name", SCHEMAS)
def test_published_schema_is_valid(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[name])
    assert SCHEMAS[name]["$id"].endswith(f"/{name}.json")


def test_every_schema_has_examples() -> None:
    assert set(ACCEPTED) == set(REFUSED) == set(SCHEMAS) - {"responses", "errors"}


@pytest.mark.parametrize(("name", "value"), examples(ACCEPTED))
def test_schema_and_type_accept_examples(name: str, value: Any) -> None:
    validator(name).validate(value)
    assert fault(name, value) is None


@pytest.mark.parametrize(("name", "value"), examples(REFUSED))
def test_schema_and_type_reject_counterexamples(name: str, value: Any) -> None:
    assert not validator(name).is_valid(value)
    assert fault(name, value)


@pytest.mark.parametrize(
    ("response", "fits"),
    [
        ({"jsonrpc": "2.0", "id": 1, "result": None}, True),
        ({"jsonrpc": "2.0", "id": 1, "result": {"pending": PENDING, "events": [], "outcome": None}}, True),
        ({"jsonrpc": "2.0", "id": 1, "result": {"position": {}}}, True),
        ({"jsonrpc": "2.0", "id": 1, "result": {"legal": True}}, True),
        ({"jsonrpc": "2.0", "id": 1, "result": DESCRIPTION}, True),
        ({"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "?"}}, True),
        ({"jsonrpc": "2.0", "id": 1}, False),
        ({"jsonrpc": "2.0", "id": 1, "result": {"pending": None}}, False),
        ({"jsonrpc": "2.0", "id": None, "result": None}, False),
        ({"jsonrpc": "2.0", "id": 1, "result": None, "error": {"code": -32700, "message": "?"}}, False),
        ({"jsonrpc": "2.0", "id": 1, "error": {"code": "?", "message": "?"}}, False),
    ],
)
def test_response_schema(response: object, fits: bool) -> None:
    assert validator("responses").is_valid(response) is fits


@pytest.mark.parametrize(
    ("code", "data", "fits"),
    [
        (-32001, {"reason": "not your turn"}, True),
        (-32001, {"reason": "no", "rule": "vtes.x.y", "options": [{"do": "pass"}]}, True),
        (-32001, {}, False),
        (-32002, {"what": "card", "name": "Vessel"}, True),
        (-32002, {"what": "mood", "name": "Vessel"}, False),
        (-32003, {"problem": "unknown-key", "where": "seats[0].pol", "detail": ""}, True),
        (-32003, {"problem": "unknown-key"}, False),
        (-32602, {"anything": 1}, True),
        (-32050, {}, False),
    ],
)
def test_error_schema(code: int, data: object, fits: bool) -> None:
    assert validator("errors").is_valid({"code": code, "message": "text", "data": data}) is fits
    for name, known in messages.ERROR_CODES.items():
        if known == code:
            try:
                msgspec.convert(data, messages.REFUSALS[name])
            except msgspec.ValidationError:
                assert not fits
            else:
                assert fits


def test_schemas_are_written_to_files_with_their_names(tmp_path: Path) -> None:
    written = json_schemas.write(SCHEMAS, tmp_path / "new")
    assert {path.stem: json.loads(path.read_text("utf-8")) for path in written} == SCHEMAS
    assert {"vtes-choices.json", "vendetta-observation.json", "turnpoint.json"} <= {path.name for path in written}


@pytest.mark.parametrize("game", words())
def test_observations_allow_additional_keys_everywhere(game: str) -> None:
    schema = SCHEMAS[f"{game}-observation"]
    assert 'additionalProperties": false' not in json.dumps(schema)
