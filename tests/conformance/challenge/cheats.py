"""Engines that pass scenarios without knowing the rules. None may be certified.

Each is made for one profile: it has seen the answers of the reference engine to the profile's scenarios.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any

from conformance.adapters import connect
from conformance.adapters.request_handler import EngineObject
from conformance.challenge.variations import translated
from conformance.runner.direct import run_case
from conformance.runner.scenario_suite import Suite, holds_for
from reference_engine.engine import ReferenceEngine

JsonObject = dict[str, Any]
Answer = tuple[str, Any]
"""`ok` with the result, or `error` with code, message, and data."""


class Refusal(Exception):
    """Error response, in the form that the adapters expect."""

    def __init__(self, code: str, message: str, data: JsonObject) -> None:
        super().__init__(message)
        self.code, self.message, self.data = code, message, data


def answered(call: Callable[[JsonObject], Any], params: JsonObject) -> Answer:
    """Return the answer of an engine, as data."""
    try:
        return "ok", call(params)
    except Exception as error:
        if not hasattr(error, "code"):
            raise
        return "error", (error.code, str(error), error.data)  # type: ignore[attr-defined]


def repeated(answer: Answer) -> Any:
    """Give a recorded answer: return the result or raise the refusal."""
    kind, content = answer
    if kind == "ok":
        return json.loads(json.dumps(content))
    raise Refusal(*content)


# -- keys -------------------------------------------------------------------------------------------------------------


def as_asked(params: JsonObject) -> tuple[JsonObject, Mapping[str, str]]:
    """Return a position as it is."""
    return params, {}


def with_plain_seats(params: JsonObject) -> tuple[JsonObject, Mapping[str, str]]:
    """Return a position with seats named by their place, beginning with the first in the alphabet of positions."""
    position = params.get("position", {})
    seats = [str(seat["name"]) for seat in position.get("seats", ())]
    names = {name: f"seat {number}" for number, name in enumerate(seats)}
    return translated(params, names), names


def with_plain_positions(params: JsonObject) -> tuple[JsonObject, Mapping[str, str]]:
    """Return a position with plain seats, in a circle that begins with the one whose turn it is, and lists sorted."""
    position = params.get("position", {})
    seats = list(position.get("seats", ()))
    turn = (position.get("turn") or {}).get("seat")
    at = next((place for place, seat in enumerate(seats) if seat.get("name") == turn), 0)
    turned = {**params, "position": {**position, "seats": seats[at:] + seats[:at]}}
    plain, names = with_plain_seats(turned)
    return {**plain, "position": sorted_lists(plain["position"])}, names


def sorted_lists(value: Any, key: str = "") -> Any:
    """Return JSON data with every list in one order, except the list of seats, and piles."""
    if isinstance(value, dict):
        return {name: sorted_lists(each, name) for name, each in value.items()}
    if isinstance(value, list):
        items = [sorted_lists(each) for each in value]
        ordered = key == "seats" or key.endswith(("library", "crypt", "deck"))
        return items if ordered else sorted(items, key=lambda each: json.dumps(each, sort_keys=True))
    return value


Key = Callable[[JsonObject], tuple[JsonObject, Mapping[str, str]]]


# -- tables -----------------------------------------------------------------------------------------------------------


class ByMethod:
    """An engine with one way to answer every request about a game or a deck."""

    def answer(self, method: str, params: JsonObject) -> Any:
        """Return the result of a request, or raise an error with a code."""
        raise NotImplementedError

    def setup(self, params: JsonObject) -> Any:
        return self.answer("setup", params)

    def choose(self, params: JsonObject) -> Any:
        return self.answer("choose", params)

    def arrange(self, params: JsonObject) -> Any:
        return self.answer("arrange", params)

    def observe(self, params: JsonObject) -> Any:
        return self.answer("observe", params)

    def deck(self, params: JsonObject) -> Any:
        return self.answer("deck", params)


class Keyed(ByMethod):
    """An engine with a table whose keys are whole games: every request since the set-up, with plain names."""

    def __init__(self, table: dict[str, Answer], key: Key) -> None:
        self._table, self._key = table, key
        self._past, self._names = "", dict[str, str]()

    def path_to(self, method: str, params: JsonObject) -> str:
        """Return the key of a request. A set-up also sets the plain names."""
        past = "" if method in ("setup", "deck") else self._past
        if method == "setup":
            plain, names = self._key(params)
            self._names = dict(names)
        else:
            plain = translated(params, self._names)
        return f"{past} {method} {json.dumps(plain, sort_keys=True)}"

    def goes_on(self, method: str, path: str, answer: Answer) -> None:
        """Remember a request that changed the game."""
        if method in ("setup", "choose", "arrange") and answer[0] == "ok":
            self._past = path


class Recorder(Keyed):
    """The reference engine, which notes every request with its answer in a table."""

    def __init__(self, table: dict[str, Answer], key: Key) -> None:
        super().__init__(table, key)
        self._engine = ReferenceEngine()

    def initialize(self, params: JsonObject) -> JsonObject:
        return self._engine.initialize(params)

    def shutdown(self, params: JsonObject) -> None:
        self._engine.shutdown(params)

    def answer(self, method: str, params: JsonObject) -> Any:
        path, answer = self.path_to(method, params), answered(getattr(self._engine, method), params)
        self._table[path] = translated(json.loads(json.dumps(answer)), self._names)
        self.goes_on(method, path, answer)
        return repeated(answer)


class Table(Keyed):
    """A lookup table. `unknown` says what it does about a request that it has not seen."""

    def __init__(self, table: dict[str, Answer], key: Key, unknown: str) -> None:
        super().__init__(table, key)
        self._unknown, self._last = unknown, dict[str, Any]()

    def initialize(self, params: JsonObject) -> JsonObject:
        return ReferenceEngine().initialize(params) | {"name": "Honest Engine", "version": "1.0"}

    def shutdown(self, params: JsonObject) -> None: ...

    def answer(self, method: str, params: JsonObject) -> Any:
        path = self.path_to(method, params)
        back = {plain_name: name for name, plain_name in self._names.items()}
        answer = self._table.get(path)
        if answer is None:
            return self._improvised(method)
        self.goes_on(method, path, answer)
        self._last[method] = found = repeated(translated(answer, back))
        return found

    def _improvised(self, method: str) -> Any:
        match self._unknown:
            case "unsupported":
                raise Refusal("unsupported", "no", {"what": "card", "name": "a card that nobody knows"})
            case "declared":
                raise Refusal("unsupported", "no", {"what": "feature", "name": "views"})
            case "crash":
                raise RuntimeError("not in the table")
        last = self._last.get(method) or self._last.get("setup")
        if last is None or method == "setup":
            raise Refusal("invalid_position", "no", {"problem": "unknown-card", "where": "seats"})
        return last


class ReadsFeatures(Table):
    """Finds the scenario in features/ by its position, and then answers with what the scenario expects next.

    It ignores which choice is made, and begins with the scenario that resembles an unknown position most.
    """

    def answer(self, method: str, params: JsonObject) -> Any:
        try:
            return super().answer(method, params)
        except Refusal:
            if method not in ("setup", "choose", "observe"):
                raise
        beginning = "" if method == "setup" else self._past
        back = {plain_name: name for name, plain_name in self._names.items()}
        for path, answer in self._table.items():
            if path.startswith(f"{beginning} {method} ") and answer[0] == "ok":
                if method != "observe":
                    self._past = path
                return repeated(translated(answer, back))
        raise Refusal("illegal_choice", "no", {"reason": "no"})


class FirstStep(Table):
    """Knows the rules of set-ups and first choices, and has a table for the rest."""

    def __init__(self, table: dict[str, Answer], key: Key, unknown: str) -> None:
        super().__init__(table, key, unknown)
        self._engine, self._knows = ReferenceEngine(), True

    def initialize(self, params: JsonObject) -> JsonObject:
        return self._engine.initialize(params) | {"name": "Honest Engine", "version": "1.0"}

    def setup(self, params: JsonObject) -> Any:
        self._knows = True
        self._last["setup"] = found = self._engine.setup(params)
        plain, names = self._key(params)
        self._past, self._names = f" setup {json.dumps(plain, sort_keys=True)}", dict(names)
        return found

    def choose(self, params: JsonObject) -> Any:
        if " choose " in self._past or " arrange " in self._past:
            self._knows = False
            return self.answer("choose", params)
        found = self._engine.choose(params)
        self._last["choose"] = found
        self._past = f"{self._past} choose {json.dumps(translated(params, self._names), sort_keys=True)}"
        return found

    def arrange(self, params: JsonObject) -> Any:
        self._knows = False
        return self.answer("arrange", params)

    def observe(self, params: JsonObject) -> Any:
        return self._engine.observe(params) if self._knows else self.answer("observe", params)


@cache
def recorded(profile: str, key: Key) -> dict[str, Answer]:
    """Return the reference's answers to every scenario of a profile."""
    table: dict[str, Answer] = {}
    ENGINES.recorder = lambda: Recorder(table, key)
    suite = Suite()
    found, _ = suite.profile(profile)
    with connect(f"{HERE}:ENGINES.recorder") as engine:
        for case in found.select(case for case in suite.games[found.game] if holds_for(case, None)):
            run_case(case, engine)
    return table


# -- proxies ----------------------------------------------------------------------------------------------------------


class InProcessProxy:
    """The reference engine under another name."""

    def __init__(self) -> None:
        self._engine = ReferenceEngine()

    def initialize(self, params: JsonObject) -> JsonObject:
        return self._engine.initialize(params) | {"name": "Honest Engine", "version": "1.0", "language": "Haskell"}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)


class PipeProxy(ByMethod):
    """Passes every request over a pipe to a reference engine."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "conformance", "serve"]
        self._served = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def answer(self, method: str, params: JsonObject) -> Any:
        assert self._served.stdin is not None
        assert self._served.stdout is not None
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self._served.stdin.write(json.dumps(request) + "\n")
        self._served.stdin.flush()
        response = json.loads(self._served.stdout.readline())
        if "error" in response:
            error = response["error"]
            code = {-32001: "illegal_choice", -32002: "unsupported", -32003: "invalid_position"}[error["code"]]
            raise Refusal(code, error["message"], error["data"])
        return response["result"]

    def initialize(self, params: JsonObject) -> Any:
        return self.answer("initialize", params) | {"name": "Honest Engine", "language": "Haskell"}

    def shutdown(self, params: JsonObject) -> None:
        self._served.kill()
        self._served.communicate()


# -- list -------------------------------------------------------------------------------------------------------------

HERE = "inprocess:tests.conformance.challenge.cheats"
ENGINES: Any = SimpleNamespace(in_process=InProcessProxy, pipe=PipeProxy)
"""Factories by name, for the adapters."""

CHEATS: dict[str, tuple[type[Table], Key, str]] = {
    "table": (Table, as_asked, "stale"),
    "table-that-dodges": (Table, as_asked, "unsupported"),
    "table-that-dodges-what-it-declares": (Table, as_asked, "declared"),
    "table-that-crashes": (Table, as_asked, "crash"),
    "table-with-canonical-seats": (Table, with_plain_seats, "stale"),
    "table-with-canonical-positions": (Table, with_plain_positions, "stale"),
    "table-with-canonical-positions-that-dodges": (Table, with_plain_positions, "unsupported"),
    "reader-of-features": (ReadsFeatures, with_plain_positions, "stale"),
    "knows-the-first-step": (FirstStep, with_plain_seats, "stale"),
}


def cheat(name: str, profile: str) -> str:
    """Return the adapter spec of a cheat that was made for a profile."""
    kind, key, unknown = CHEATS[name]
    table = recorded(profile, key)

    def made() -> EngineObject:
        engine: Any = kind(table, key, unknown)
        return engine  # type: ignore[no-any-return]

    label = "".join(filter(str.isalnum, f"{name}{profile}"))
    setattr(ENGINES, label, made)
    return f"{HERE}:ENGINES.{label}"


PROXIES = {"in-process": f"{HERE}:ENGINES.in_process", "pipe": f"{HERE}:ENGINES.pipe"}
"""Proxies, each by its adapter spec."""
