"""Conversations with the reference engine: positions, games played from them, and many invalid requests.

Every request gets a response in its published shape, never an internal error, of limited size and in limited time. A
rejected request changes nothing. The unrestricted observation restores the game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from random import Random
from typing import Any

import msgspec

from conformance import games
from conformance.adapters.limits import Limits
from conformance.adapters.request_handler import EngineObject, Service
from conformance.adapters.responses import Answers
from conformance.protocol import messages
from conformance.protocol.codec import NotJsonError, ShapeError, read_as, read_response
from reference_engine.engine import ReferenceEngine
from tests.fuzz.findings import (
    LETTERS,
    Finding,
    FindingCounts,
    TooSlow,
    key_of,
    key_of_traceback,
    no_longer_than,
    shrunk,
)
from tests.fuzz.material import GameMessages
from tests.fuzz.mutation import mutated, mutated_text

JsonObject = dict[str, Any]
Make = Callable[[], EngineObject]

DECISIONS = 50
"""Maximum number of decisions played from a position."""

LIMITS = Limits()
REFUSALS = {code: name for name, code in messages.ERROR_CODES.items()}
FAULTS = {
    messages.PARSE_ERROR: "no JSON",
    messages.INVALID_REQUEST: "no request",
    messages.METHOD_NOT_FOUND: "no such method",
    messages.INVALID_PARAMS: "wrong params",
}
ILLEGAL = "illegal choice"
CHANGING = ("setup", "choose", "arrange")


class Found(Exception):
    """Wrong behavior of the engine."""

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(f"{key}: {detail}")
        self.key, self.detail = key, detail


class Talk:
    """Conversation with one engine, which records all requests so that they can be repeated."""

    def __init__(self, tally: FindingCounts, kind: str, make: Make = ReferenceEngine) -> None:
        self.tally, self.kind, self.make = tally, kind, make
        self.asked: list[Any] = []
        """Requests: objects, or texts that are not valid requests."""
        self.answered = ""
        """Kind of the last response."""
        self._crash = ""
        self._service = Service(make(), self._crashed)
        self._answers = Answers("", "play")
        self._stands: bytes | None = None
        """Last unrestricted observation; None after a change."""

    def _crashed(self, text: str) -> None:
        self._crash = text

    def ask(self, method: str, params: Any) -> JsonObject | None:
        """Return the result of a request; None if it is rejected. Raises Found."""
        return self.send({"jsonrpc": "2.0", "id": len(self.asked) + 1, "method": method, "params": params})

    def send(self, request: Any) -> JsonObject | None:
        """Send any request, an object or a text, and return the result; None if it is rejected. Raises Found."""
        self.asked.append(request)
        return self._judged(
            request, msgspec.json.encode(request) if not isinstance(request, str) else request.encode(LETTERS)
        )

    def _judged(self, request: Any, line: bytes) -> JsonObject | None:
        began = time.perf_counter()
        try:
            with no_longer_than():
                answer = self._service.answer(line)
        except TooSlow as late:
            raise Found(f"too slow in {key_of(late)}", str(late)) from None
        except BaseException as error:
            raise Found(key_of(error), f"the service itself raised {error!r}") from error
        seconds = time.perf_counter() - began
        try:
            self.answered, result = self._read(request, line, answer)
        except (ShapeError, NotJsonError) as fault:
            raise Found(f"shape: {_general(str(fault))}", str(fault)) from None
        self.tally.note(self.kind, self.answered, seconds, len(answer or b""))
        return result

    def _read(self, request: Any, line: bytes, answer: bytes | None) -> tuple[str, JsonObject | None]:
        """Return the kind of a response, and its result. Raises Found, ShapeError, NotJsonError."""
        if answer is None:
            return "notification", None
        if len(answer) > LIMITS.message_bytes or b"\n" in answer:
            raise Found("size", f"an answer of {len(answer)} bytes")
        response = read_response(answer)
        expected = request.get("id") if isinstance(request, dict) else None
        if response.id not in (expected, None) and isinstance(request, dict):
            raise Found("id", f"the answer to {expected!r} has the id {response.id!r}")
        method = request.get("method") if isinstance(request, dict) else None
        if not isinstance(response.error, msgspec.UnsetType):
            return self._refusal(response.error), None
        assert isinstance(response.result, msgspec.Raw)
        return f"{method if method in messages.PARAMS else 'other'} accepted", self._result(request, response.result)

    def _refusal(self, error: messages.ErrorObject) -> str:
        """Return the kind of an error response. Raises Found, ShapeError."""
        if error.code in FAULTS:
            return FAULTS[error.code]
        if error.code not in REFUSALS:
            raise Found(key_of_traceback(self._crash), f"{error.message}\n{self._crash}")
        data = {} if error.data is None else error.data
        if not error.message.strip():
            raise Found("no message", f"error {error.code} says nothing")
        match REFUSALS[error.code]:
            case "illegal_choice":
                refused = self._answers.refused_choice(data)
                if not refused.reason.strip():
                    raise Found("no reason", "a choice is refused without a reason")
                return ILLEGAL
            case "unsupported":
                return f"unsupported {read_as(data, messages.UnsupportedData, 'error.data').what}"
        return f"invalid position: {self._answers.refused_position(data).problem}"

    def _result(self, request: Any, raw: msgspec.Raw) -> JsonObject | None:
        """Check a result, and return it. Raises Found, ShapeError."""
        method = request.get("method") if isinstance(request, dict) else None
        if not isinstance(request, dict):
            self._stands = None  # a text may be a valid request after all, and change the game
        elif method == "observe":
            self._answers.observation(raw)
        elif method == "deck":
            Answers(str(request["params"]["game"]), "play").judgement(raw)
        elif method in CHANGING:
            self._stands = None
            if method == "setup":
                self._answers = Answers(str(request["params"]["game"]), "lockstep")
            turnpoint = self._answers.turnpoint(raw)
            if len(turnpoint.events) > LIMITS.answer_events:
                raise Found("events", f"an answer with {len(turnpoint.events)} events")
            if turnpoint.pending is not None and not turnpoint.pending.options:
                raise Found(f"no options: {turnpoint.pending.window}", "a decision with nothing to choose")
        result: JsonObject | None = msgspec.json.decode(raw)
        return result

    # ---- Checks.

    def expect_answers(self, game: object) -> None:
        """Read rejected positions with the vocabulary of `game`, if there is such a game."""
        self._answers = Answers(game if isinstance(game, str) and game in games.words() else "", "lockstep")

    def everything(self) -> JsonObject:
        """Return the unrestricted observation. Raises Found if it is rejected or has changed since the last one."""
        seen = self.ask("observe", {"seat": None})
        if seen is None:
            raise Found("unobservable", "a game that was set up cannot be observed")
        encoded = msgspec.json.encode(seen)
        if self._stands is not None and self._stands != encoded:
            raise Found("changed by a refusal", "the game is not what it was before requests that were refused")
        self._stands = encoded
        position: JsonObject = seen["position"]
        return position

    def restored(self, position: JsonObject) -> None:
        """Check that another engine restores the unrestricted observation. Raises Found."""
        twin = Talk(self.tally, self.kind, self.make)
        params = {"game": position["game"], "edition": position["edition"], "position": position}
        twin.expect_answers(position["game"])
        if twin.ask("setup", params) is None:
            raise Found("not given back", "what was observed of everything is refused when it is given back")
        if twin.everything() != position:
            raise Found("given back otherwise", "what was observed of everything is something else once given back")


def _general(fault: str) -> str:
    """Return a shape error without its particular values."""
    head = fault.partition(", found")[0].partition(" is none of")[0]
    return "".join("N" if each.isdigit() else each for each in head)[:160]


# ---- Conversations.


def converse(talk: Talk, known: GameMessages, chance: Random) -> None:
    """Hold a random conversation about a game. Raises Found."""
    talk.expect_answers(known.game)
    turnpoint = None
    for _ in range(4):
        turnpoint = _set_up(talk, known, chance)
        if turnpoint is not None:
            break
    if turnpoint is None:
        _stray(talk, known, chance)
        return
    talk.tally.add(FindingCounts(plays={talk.kind: 1}))
    _look_around(talk, chance)
    left = chance.choice([3, 10, DECISIONS])
    while turnpoint["pending"] is not None and left:
        if chance.random() < 0.12:
            looking = chance.random() < 0.3
            if looking:
                talk.everything()
            turnpoint = _stray(talk, known, chance) or turnpoint
            if looking:
                talk.everything()
            continue
        left -= 1
        pending = turnpoint["pending"]
        made = talk.ask("choose", {"seat": pending["seat"], "choice": chance.choice(pending["options"])})
        if made is None:
            raise _refused(pending)
        talk.tally.add(FindingCounts(decisions={talk.kind: 1}))
        turnpoint = made
        if chance.random() < 0.03:
            _look_around(talk, chance)
    _look_around(talk, chance)
    for _ in range(2 if turnpoint["pending"] is None else 0):  # a game that is over
        _stray(talk, known, chance)


def _set_up(talk: Talk, known: GameMessages, chance: Random) -> JsonObject | None:
    params = msgspec.json.decode(chance.choice(known.setups))
    times = chance.choice([0, 1, 1, 1, 2, 2, 3, 5])
    params["position"] = mutated(params["position"], chance, times, known.seen, known.names)
    if chance.random() < 0.3:
        params["seed"] = chance.randrange(1000)
    if chance.random() < 0.03:
        params = mutated(params, chance, 1, known.seen, known.names)
    talk.expect_answers(params.get("game") if isinstance(params, dict) else "")
    return talk.ask("setup", params)


def _look_around(talk: Talk, chance: Random) -> None:
    """Observe as every seat, restore the unrestricted observation, and try a mutation of it."""
    position = talk.everything()
    for seat in position.get("seats", []):
        if talk.ask("observe", {"seat": seat["name"]}) is None:
            raise Found("unobservable", "a player of the game cannot observe it")
    talk.restored(position)
    if chance.random() < 0.2:
        twin = Talk(talk.tally, talk.kind, talk.make)
        twin.asked = talk.asked  # a finding there needs the requests that led to it
        altered = mutated(position, chance, 1, {}, ())
        twin.expect_answers(position["game"])
        twin.ask("setup", {"game": position["game"], "edition": position["edition"], "position": altered})


def _stray(talk: Talk, known: GameMessages, chance: Random) -> JsonObject | None:
    """Send something that the game does not wait for. Most such requests are rejected, and change nothing.

    Returns a turnpoint if it is accepted.
    """
    times = chance.choice([0, 0, 1, 2])
    match chance.randrange(9):
        case 0 | 1 | 2 if known.choices:
            choice = mutated(msgspec.json.decode(chance.choice(known.choices)), chance, times, known.seen, known.names)
            return talk.ask("choose", {"seat": chance.choice(known.seen.get("name") or ["?"]), "choice": choice})
        case 3 | 4 | 5 if known.directives:
            directive = msgspec.json.decode(chance.choice(known.directives))
            return talk.ask("arrange", {"directive": mutated(directive, chance, times, known.seen, known.names)})
        case 6:
            params = {"seat": chance.choice(known.names)}
            request = {"jsonrpc": "2.0", "id": len(talk.asked) + 1, "method": "observe", "params": params}
            altered = mutated(request, chance, times, known.seen, known.names)
            talk.send(altered if isinstance(altered, dict) else msgspec.json.encode(altered).decode(LETTERS))
        case 7 if known.decks:
            deck = msgspec.json.decode(chance.choice(known.decks))
            talk.ask("deck", mutated(deck, chance, times, known.seen, known.names))
        case _:
            request = {"jsonrpc": "2.0", "id": 1, "method": "choose", "params": {"seat": "?", "choice": {"do": "pass"}}}
            line = mutated_text(msgspec.json.encode(request), chance, 1 + times, ["{}"])
            answer = talk.send(line.replace(b"\n", b" ").decode(LETTERS))
            return answer if answer is not None and "pending" in answer else None
    return None


def fuzz(
    known: GameMessages,
    chance: Random,
    tally: FindingCounts,
    number: int = 0,
    make: Make = ReferenceEngine,
    before: Collection[str] = (),
) -> Finding | None:
    """Hold one conversation, and return its finding. A finding with a new key is reduced."""
    talk = Talk(tally, known.game, make)
    try:
        converse(talk, known, chance)
    except Found as found:
        key, detail = found.key, found.detail
    else:
        return None
    case = talk.asked
    if key not in before:
        case = shrunk(case, lambda smaller: repeated(known.game, smaller, make) == key)
    return Finding(key=key, detail=detail, kind=known.game, case=case, number=number)


def repeated(game: str, case: list[Any], make: Make = ReferenceEngine) -> str | None:
    """Repeat requests and observe the game after each. Return the key of the finding; None if there is none."""
    talk = Talk(FindingCounts(), game, make)
    talk.expect_answers(game)
    offered: JsonObject | None = None
    started = False
    try:
        for request in case:
            method = request.get("method") if isinstance(request, dict) else None
            params = request.get("params") if isinstance(request, dict) else None
            if method == "setup":
                talk.expect_answers(params.get("game") if isinstance(params, dict) else "")
            result = talk.send(request)
            if method in CHANGING or isinstance(request, str):
                if result is not None and "pending" in result:
                    started, offered = True, result["pending"]
                elif talk.answered == ILLEGAL and offered and _is_offered(params, offered):
                    raise _refused(offered)
            if started and (method in CHANGING or result is None):
                talk.restored(talk.everything())
    except Found as found:
        return found.key
    return None


def _refused(pending: JsonObject) -> Found:
    return Found(f"offered and refused: {pending['window']}", "an option of a decision is refused when it is chosen")


def _is_offered(params: Any, pending: JsonObject) -> bool:
    return (
        isinstance(params, dict)
        and params.get("seat") == pending["seat"]
        and params.get("choice") in pending["options"]
    )
