"""Messages survive the wire unchanged, whatever their contents."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.games import words
from conformance.protocol import messages
from conformance.protocol.codec import NotJsonError, ShapeError, encode, excerpt, read_any, read_as, read_response
from conformance.protocol.messages import Outcome, Pending, Turnpoint

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
NAME = TEXT.filter(bool)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)
OBJECT = st.dictionaries(TEXT, JSON, max_size=4)
CHOICE = st.builds(lambda rest, do: rest | {"do": do}, OBJECT, TEXT)
EVENT = st.builds(lambda rest, event: rest | {"event": event}, OBJECT, TEXT)
PENDING = st.builds(
    Pending,
    seat=NAME,
    window=NAME,
    optional=st.booleans(),
    options=st.none() | st.lists(CHOICE, max_size=3),
    forced=st.booleans(),
)
OUTCOME = st.builds(Outcome, winner=st.none() | NAME, victory_points=st.dictionaries(NAME, st.integers(0, 9)))
EVENTS = st.lists(EVENT, max_size=3)
TURNPOINT = st.builds(Turnpoint, pending=PENDING, events=EVENTS) | st.builds(
    Turnpoint, pending=st.none(), events=EVENTS, outcome=OUTCOME
)
GAME = st.builds(
    messages.GameDescription,
    editions=st.lists(NAME, max_size=2),
    level=st.sampled_from(["play", "options", "lockstep"]),
    features=st.lists(NAME, max_size=2),
    cards=st.just("all") | st.lists(NAME, max_size=2),
    known=st.just("all") | st.lists(NAME, max_size=2),
    seats=st.none() | st.lists(st.integers(2, 9), max_size=2),
    chance=st.sampled_from(["asked", "own"]),
    untracked=st.lists(NAME, max_size=2),
)
DESCRIPTION = st.builds(
    messages.Description,
    protocol=st.integers(0, 9),
    name=NAME,
    version=TEXT,
    language=TEXT,
    games=st.dictionaries(NAME, GAME, max_size=2),
    homepage=st.none() | TEXT,
)
PARAMS: dict[type[messages.Request], st.SearchStrategy[Any]] = {
    messages.Setup: st.builds(
        messages.SetupParams, game=NAME, edition=NAME, position=OBJECT, seed=st.none() | st.integers(0, 2**63 - 1)
    ),
    messages.Choose: st.builds(messages.ChooseParams, seat=NAME, choice=CHOICE),
    messages.Arrange: st.builds(messages.ArrangeParams, directive=CHOICE),
    messages.Deck: st.builds(
        messages.DeckParams,
        game=NAME,
        edition=NAME,
        deck=st.dictionaries(
            NAME, st.lists(st.builds(messages.Copies, card=NAME, count=st.integers(1, 999)), max_size=2), max_size=2
        ),
        players=st.none() | st.integers(2, 9),
    ),
    messages.Observe: st.builds(messages.ObserveParams, seat=st.none() | NAME),
    messages.Shutdown: st.builds(messages.ShutdownParams),
}
REQUEST = st.one_of(
    *(st.builds(request, id=st.integers(1, 2**53), params=params) for request, params in PARAMS.items())
)


@given(REQUEST)
def test_requests_round_trip(request: messages.AnyRequest) -> None:
    line = encode(request)
    assert b"\n" not in line
    assert msgspec.json.decode(line, type=messages.AnyRequest) == request
    assert msgspec.json.decode(json.dumps(json.loads(line)).encode(), type=messages.AnyRequest) == request


@given(st.integers(1, 2**53), TURNPOINT | DESCRIPTION)
def test_answers_round_trip(known_id: int, result: Turnpoint | messages.Description) -> None:
    line = encode({"jsonrpc": "2.0", "id": known_id, "result": result})
    assert b"\n" not in line
    for same in (line, json.dumps(json.loads(line)).encode()):
        response = read_response(same)
        assert response.id == known_id
        assert read_as(response.result, type(result), "result") == result


@given(JSON)
def test_any_json_is_decoded_as_python_does(value: Any) -> None:
    text = json.dumps(value, ensure_ascii=False).encode()
    assert read_any(text) == json.loads(text)


@given(st.binary(max_size=60) | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_give_a_response_or_a_known_error(line: bytes) -> None:
    try:
        response = read_response(line)
    except ShapeError:
        json.loads(line)
    except NotJsonError:
        with pytest.raises(ValueError):  # noqa: PT011 - any refusal of the standard library will do
            json.loads(line.decode("utf-8"), parse_constant=int)
    else:
        assert json.loads(line)["jsonrpc"] == response.jsonrpc


@given(JSON, st.sampled_from([Turnpoint, messages.Description, messages.Observation]))
def test_shape_errors_name_the_place(value: Any, kind: type[Any]) -> None:
    try:
        expected = msgspec.convert(value, kind)
    except msgspec.ValidationError:
        with pytest.raises(ShapeError, match="^`result"):
            read_as(value, kind, "result")
    else:
        assert read_as(value, kind, "result") == expected


def test_excerpts_of_any_bytes_are_short() -> None:
    assert excerpt(b"\xff" * 10_000) == repr("\ufffd" * 120 + "…")
    assert excerpt("Flávio".encode()) == "'Flávio'"


def test_fields_of_choices_allow_only_their_words() -> None:
    choices = words()["vtes"].choices
    assert choices.fault({"do": "strike", "minion": "Belinde", "with": "hands"}) is None
    assert choices.fault({"do": "strike", "minion": "Belinde", "with": 1}, "choice") == (
        "`choice.with`: expected string, found 1"
    )
    assert choices.fault("pass", "choice") == "`choice`: Expected an object with a string `do`, got 'pass'"
