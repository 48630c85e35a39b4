"""messages.ndjson: the run as Cucumber Messages, for the tools that read those."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from gherkin.ast_builder import AstBuilder
from gherkin.errors import ParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.stream.id_generator import IdGenerator

from conformance.verdict.reports.report import Report
from conformance.verdict.reports.text import printable, told
from conformance.verdict.results import CaseResult, StepResult, StepStatus, Verdict

PROTOCOL = "34.2.0"
"""The version of the Cucumber Messages protocol whose shapes these are."""

Json = dict[str, Any]

_STATUS = {
    StepStatus.PASSED: "PASSED",
    StepStatus.FAILED: "FAILED",
    StepStatus.ERROR: "FAILED",
    StepStatus.UNSUPPORTED: "SKIPPED",
    StepStatus.SKIPPED: "SKIPPED",
}
_TYPES = {"Given": "Context", "When": "Action", "Then": "Outcome"}


def messages(report: Report) -> bytes:
    """One envelope a line."""
    return b"".join(msgspec.json.encode(envelope) + b"\n" for envelope in _Stream(report).envelopes())


class _Stream:
    def __init__(self, report: Report) -> None:
        self.report = report
        self.ids = IdGenerator()
        self.clock = _moment(report.result.started)
        self.definitions: dict[str, str] = {}

    def envelopes(self) -> Iterator[Json]:
        result = self.report.result
        yield {"meta": self.meta()}
        pickles: list[Json] = []
        for uri in dict.fromkeys(case.uri for case in result.cases):
            for envelope in self.feature(uri):
                if "pickle" in envelope:
                    pickles.append(envelope["pickle"])
                else:
                    yield envelope
        paired = self.pair(pickles)
        for _, pickle in paired:
            yield {"pickle": pickle}
        yield from self.step_definitions()
        run = self.ids.get_next_id()
        yield {"testRunStarted": {"id": run, "timestamp": self.now()}}
        tests = []
        for case, pickle in paired:
            test = self.test_case(pickle, run)
            tests.append((case, test))
            yield {"testCase": test}
        for case, test in tests:
            yield from self.attempt(case, test)
        success = not self.report.faults
        yield {"testRunFinished": {"testRunStartedId": run, "success": success, "timestamp": self.now()}}

    def meta(self) -> Json:
        return {
            "protocolVersion": PROTOCOL,
            "implementation": {"name": "justicar", "version": self.report.result.suite},
            "runtime": {"name": platform.python_implementation(), "version": platform.python_version()},
            "os": {"name": platform.system(), "version": platform.release()},
            "cpu": {"name": platform.machine()},
        }

    def feature(self, uri: str) -> Iterator[Json]:
        """The source of a feature, its parsed document and its pickles; nothing where it is not at hand."""
        text = self.report.sources.get(uri)
        if text is None:
            return
        try:
            document: Json = dict(Parser(AstBuilder(self.ids)).parse(text))
        except ParserException:
            return
        document["uri"] = uri
        yield {"source": {"uri": uri, "data": text, "mediaType": "text/x.cucumber.gherkin+plain"}}
        yield {"gherkinDocument": document}
        for pickle in Compiler(self.ids).compile(document):  # type: ignore[arg-type]
            yield {"pickle": dict(pickle)}

    def pair(self, pickles: list[Json]) -> list[tuple[CaseResult, Json]]:
        """Each scenario with its pickle. One whose feature is not at hand gets a pickle made from its result."""
        waiting: dict[tuple[str, str], list[Json]] = {}
        for pickle in pickles:
            for tag in pickle["tags"]:
                if tag["name"].startswith("@id:"):
                    waiting.setdefault((pickle["uri"], tag["name"][4:]), []).append(pickle)
        paired = []
        for case in self.report.result.cases:
            mine = waiting.get((case.uri, case.id)) or waiting.get((case.uri, re.sub(r"[#/\[].*", "", case.id))) or []
            chosen = next((each for each in mine if each.get("location", {}).get("line") == case.line), None)
            if chosen is None:
                chosen = next((each for each in mine if each["name"] == case.title), mine[0] if mine else None)
            if chosen is None:
                chosen = self.made_up(case)
            else:
                mine.remove(chosen)
            paired.append((case, chosen))
        return paired

    def made_up(self, case: CaseResult) -> Json:
        steps = [
            {"id": self.ids.get_next_id(), "astNodeIds": [], "text": printable(step.text)}
            | ({"type": _TYPES[step.keyword.strip()]} if step.keyword.strip() in _TYPES else {})
            for step in case.steps
        ]
        return {
            "id": self.ids.get_next_id(),
            "uri": case.uri,
            "name": case.title,
            "language": "en",
            "steps": steps,
            "tags": [],
            "astNodeIds": [],
            "location": {"line": case.line},
        }

    def step_definitions(self) -> Iterator[Json]:
        """The three that pytest-bdd binds the vocabulary through: one each for Given, When and Then."""
        for kind in ("Context", "Action", "Outcome"):
            self.definitions[kind] = self.ids.get_next_id()
            yield {
                "stepDefinition": {
                    "id": self.definitions[kind],
                    "pattern": {"source": "^(.*)$", "type": "REGULAR_EXPRESSION"},
                    "sourceReference": {"uri": "features/conftest.py"},
                }
            }

    def test_case(self, pickle: Json, run: str) -> Json:
        steps = [
            {
                "id": self.ids.get_next_id(),
                "pickleStepId": step["id"],
                "stepDefinitionIds": [self.definitions.get(step.get("type", ""), self.definitions["Context"])],
                "stepMatchArgumentsLists": [
                    {"stepMatchArguments": [{"group": {"children": [], "start": 0, "value": step["text"]}}]}
                ],
            }
            for step in pickle["steps"]
        ]
        test = {"id": self.ids.get_next_id(), "pickleId": pickle["id"], "testRunStartedId": run}
        return {**test, "testSteps": steps}

    def attempt(self, case: CaseResult, test: Json) -> Iterator[Json]:
        started = self.ids.get_next_id()
        yield {"testCaseStarted": {"id": started, "testCaseId": test["id"], "attempt": 0, "timestamp": self.now()}}
        for step, result in zip(test["testSteps"], self.step_results(case, len(test["testSteps"])), strict=True):
            place = {"testCaseStartedId": started, "testStepId": step["id"]}
            yield {"testStepStarted": {**place, "timestamp": self.now()}}
            seconds, nanos = result["duration"]["seconds"], result["duration"]["nanos"]
            self.clock += timedelta(seconds=seconds, microseconds=nanos // 1000)
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

    def step_results(self, case: CaseResult, count: int) -> list[Json]:
        """A result for each step of the pickle. A fault that no step bears is laid on the first that did not pass."""
        results = [_step_result(step) for step in case.steps[:count]]
        results += [{"duration": _duration(0.0), "status": "SKIPPED"} for _ in range(count - len(results))]
        broken = case.verdict in (Verdict.FAILED, Verdict.ERROR, Verdict.EXPECTED_FAILURE)
        if broken and results and not any(result["status"] == "FAILED" for result in results):
            bearer = next((result for result in results if result["status"] != "PASSED"), results[-1])
            bearer |= {"status": "FAILED", "message": printable(case.reason or case.verdict.value)}
        elif case.verdict is Verdict.UNSUPPORTED and results:
            bearer = next((result for result in results if result["status"] != "PASSED"), results[-1])
            bearer.setdefault("message", printable(case.reason or case.verdict.value))
        return results

    def now(self) -> Json:
        whole = self.clock.replace(microsecond=0)
        return {"seconds": int(whole.timestamp()), "nanos": self.clock.microsecond * 1000}


def _step_result(step: StepResult) -> Json:
    result: Json = {"duration": _duration(step.seconds), "status": _STATUS[step.status]}
    if step.message is not None:
        told_message = printable(step.message)
        if step.expected is not None or step.actual is not None:
            told_message += f"\nexpected: {told(step.expected)}\nactual: {told(step.actual)}"
        result["message"] = told_message
        if result["status"] == "FAILED":
            result["exception"] = {"type": step.status.value, "message": told_message}
    return result


def _duration(seconds: float) -> Json:
    nanos = max(0, round(seconds * 1_000_000_000))
    return {"seconds": nanos // 1_000_000_000, "nanos": nanos % 1_000_000_000}


def _moment(started: str) -> datetime:
    try:
        moment = datetime.fromisoformat(started)
    except ValueError:
        return datetime.fromtimestamp(0, UTC)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
