"""messages.ndjson: the run as Cucumber Messages, for tools that read them."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from conformance.verdict.reports.report import Report
from conformance.verdict.reports.untrusted_text import printable, value_text
from conformance.verdict.results import CaseResult, StepResult, StepStatus, Verdict

PROTOCOL = "34.2.0"
"""Version of the Cucumber Messages protocol."""

Json = dict[str, Any]

_STATUS = {
    StepStatus.PASSED: "PASSED",
    StepStatus.FAILED: "FAILED",
    StepStatus.ERROR: "FAILED",
    StepStatus.UNSUPPORTED: "SKIPPED",
    StepStatus.SKIPPED: "SKIPPED",
}
_TYPES = {"Given": "Context", "When": "Action", "Then": "Outcome"}
_SECOND = 1_000_000
"""One second in microseconds."""
_ENCODER = msgspec.json.Encoder()


def messages(report: Report) -> Iterator[bytes]:
    """Yield the envelopes, one per line."""
    return (_ENCODER.encode(envelope) + b"\n" for envelope in _Stream(report).envelopes())


class _PickleStep(msgspec.Struct, frozen=True):
    id: str
    text: str
    type: str = ""


class _Tag(msgspec.Struct, frozen=True):
    name: str


class _Place(msgspec.Struct, frozen=True):
    line: int


class _Pickle(msgspec.Struct, frozen=True):
    """The parts of a pickle that are needed to pair it with a result."""

    id: str
    name: str
    location: _Place
    tags: list[_Tag]
    steps: list[_PickleStep]


_PICKLE = msgspec.json.Decoder(_Pickle)


class _Test(NamedTuple):
    """A test case. Its ids are consecutive: those of its steps, then its own."""

    case: CaseResult
    first_step: int
    steps: int

    @property
    def id(self) -> int:
        return self.first_step + self.steps


class _Stream:
    """Produces the envelopes of a run.

    Pickles are unpacked again for each kind of envelope, so that few are in memory at a time.
    """

    def __init__(self, report: Report) -> None:
        self.report = report
        self.features: dict[str, list[CaseResult]] = {}
        for case in report.result.cases:
            self.features.setdefault(case.uri, []).append(case)
        sources = [report.sources[uri] for uri in self.features if uri in report.sources]
        self.free_id = max((source.next_id for source in sources), default=0)
        self.clock = _nanoseconds(report.result.started)
        self.made_up: dict[int, bytes] = {}
        """Pickles made for results without a feature, by the identity of the case."""

    def envelopes(self) -> Iterator[Json]:
        yield {"meta": self.meta()}
        for uri in self.features:
            if (source := self.report.sources.get(uri)) is not None:
                yield {"source": {"uri": uri, "data": source.text, "mediaType": "text/x.cucumber.gherkin+plain"}}
                yield {"gherkinDocument": msgspec.Raw(source.document)}
        for _, pickle in self.paired():
            yield {"pickle": msgspec.Raw(pickle)}
        definitions = {kind: self.next_id() for kind in ("Context", "Action", "Outcome")}
        for definition in definitions.values():
            yield {"stepDefinition": _step_definition(definition)}
        run = self.next_id()
        yield {"testRunStarted": {"id": run, "timestamp": self.now()}}
        tests = []
        for case, pickle in self.paired():
            read = _PICKLE.decode(pickle)
            test = _Test(case, self.take(len(read.steps) + 1), len(read.steps))
            tests.append(test)
            yield {"testCase": _test_case(test, read, run, definitions)}
        for test in tests:
            yield from self.attempt(test)
        success = not self.report.faults
        yield {"testRunFinished": {"testRunStartedId": run, "success": success, "timestamp": self.now()}}

    def next_id(self) -> str:
        return str(self.take(1))

    def take(self, many: int) -> int:
        """Reserve `many` consecutive ids and return the first."""
        first, self.free_id = self.free_id, self.free_id + many
        return first

    def meta(self) -> Json:
        return {
            "protocolVersion": PROTOCOL,
            "implementation": {"name": "justicar", "version": self.report.result.suite},
            "runtime": {"name": platform.python_implementation(), "version": platform.python_version()},
            "os": {"name": platform.system(), "version": platform.release()},
            "cpu": {"name": platform.machine()},
        }

    def paired(self) -> Iterator[tuple[CaseResult, bytes]]:
        """Yield each scenario with its pickle, made from the result if the feature is not available."""
        for uri, cases in self.features.items():
            source = self.report.sources.get(uri)
            waiting: dict[str, list[tuple[_Pickle, bytes]]] = {}
            for packed in source.pickles if source is not None else ():
                pickle = _PICKLE.decode(packed)
                for tag in pickle.tags:
                    if tag.name.startswith("@id:"):
                        waiting.setdefault(tag.name[4:], []).append((pickle, packed))
            for case in cases:
                mine = waiting.get(case.id) or waiting.get(re.sub(r"[#/\[].*", "", case.id)) or []
                chosen = next((each for each in mine if each[0].location.line == case.line), None)
                if chosen is None:
                    chosen = next((each for each in mine if each[0].name == case.title), mine[0] if mine else None)
                if chosen is None:
                    yield case, self.made_up.get(id(case)) or self.make_up(case)
                else:
                    mine.remove(chosen)
                    yield case, chosen[1]

    def make_up(self, case: CaseResult) -> bytes:
        steps = [
            {"id": self.next_id(), "astNodeIds": [], "text": printable(step.text)}
            | ({"type": _TYPES[step.keyword.strip()]} if step.keyword.strip() in _TYPES else {})
            for step in case.steps
        ]
        pickle = {
            "id": self.next_id(),
            "uri": case.uri,
            "name": case.title,
            "language": "en",
            "steps": steps,
            "tags": [],
            "astNodeIds": [],
            "location": {"line": case.line},
        }
        self.made_up[id(case)] = made = _ENCODER.encode(pickle)
        return made

    def attempt(self, test: _Test) -> Iterator[Json]:
        case, started = test.case, self.next_id()
        yield {"testCaseStarted": {"id": started, "testCaseId": str(test.id), "attempt": 0, "timestamp": self.now()}}
        for step, result in enumerate(_step_results(case, test.steps), test.first_step):
            place = {"testCaseStartedId": started, "testStepId": str(step)}
            yield {"testStepStarted": {**place, "timestamp": self.now()}}
            self.clock += result["duration"]["seconds"] * _SECOND + result["duration"]["nanos"] // 1000
            yield {"testStepFinished": {**place, "testStepResult": result, "timestamp": self.now()}}
        if case.transcript:
            body = "\n".join(f"{line['direction']}: {line['text']}" for line in case.transcript)
            yield {
                "attachment": {
                    "testCaseStartedId": started,
                    "body": printable(body, limit=200_000),
                    "contentEncoding": "IDENTITY",
                    "mediaType": "text/plain",
                    "fileName": f"{case.id}-transcript.txt",
                }
            }
        yield {"testCaseFinished": {"testCaseStartedId": started, "timestamp": self.now(), "willBeRetried": False}}

    def now(self) -> Json:
        return {"seconds": self.clock // _SECOND, "nanos": self.clock % _SECOND * 1000}


def _step_definition(known: str) -> Json:
    """Return one of the three step definitions that pytest-bdd binds: one each for Given, When, and Then."""
    return {
        "id": known,
        "pattern": {"source": "^(.*)$", "type": "REGULAR_EXPRESSION"},
        "sourceReference": {"uri": "features/conftest.py"},
    }


def _test_case(test: _Test, pickle: _Pickle, run: str, definitions: dict[str, str]) -> Json:
    steps = [
        {
            "id": str(number),
            "pickleStepId": step.id,
            "stepDefinitionIds": [definitions.get(step.type, definitions["Context"])],
            "stepMatchArgumentsLists": [
                {"stepMatchArguments": [{"group": {"children": [], "start": 0, "value": step.text}}]}
            ],
        }
        for number, step in enumerate(pickle.steps, test.first_step)
    ]
    return {"id": str(test.id), "pickleId": pickle.id, "testRunStartedId": run, "testSteps": steps}


def _step_results(case: CaseResult, count: int) -> list[Json]:
    """Return a result for each step of the pickle.

    A fault that belongs to no step is attributed to the first step that did not pass.
    """
    results = [_step_result(step) for step in case.steps[:count]]
    results += [{"duration": _duration(0.0), "status": "SKIPPED"} for _ in range(count - len(results))]
    broken = case.verdict in (Verdict.FAILED, Verdict.ERROR, Verdict.EXPECTED_FAILURE)
    if broken and results and not any(result["status"] == "FAILED" for result in results):
        bearer = next((result for result in results if result["status"] != "PASSED"), results[-1])
        bearer |= {"status": "FAILED", "message": printable(case.reason or case.verdict.value)}
    elif case.verdict in (Verdict.UNSUPPORTED, Verdict.NOT_RUN) and results:
        bearer = next((result for result in results if result["status"] != "PASSED"), results[-1])
        bearer.setdefault("message", printable(case.reason or case.verdict.value))
    return results


def _step_result(step: StepResult) -> Json:
    result: Json = {"duration": _duration(step.seconds), "status": _STATUS[step.status]}
    if step.message is not None:
        message = printable(step.message)
        if step.expected is not None or step.actual is not None:
            message += f"\nexpected: {value_text(step.expected)}\nactual: {value_text(step.actual)}"
        result["message"] = message
        if result["status"] == "FAILED":
            result["exception"] = {"type": step.status.value, "message": message}
    return result


def _duration(seconds: float) -> Json:
    nanos = max(0, round(seconds * 1_000_000_000))
    return {"seconds": nanos // 1_000_000_000, "nanos": nanos % 1_000_000_000}


def _nanoseconds(started: str) -> int:
    """Return the time in microseconds since 1970."""
    try:
        when = datetime.fromisoformat(started)
    except ValueError:
        return 0
    when = when if when.tzinfo else when.replace(tzinfo=UTC)
    return int(when.replace(microsecond=0).timestamp()) * _SECOND + when.microsecond
