"""Sample runs for the tests of reports: every verdict, and hostile engine output."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import msgspec

from conformance.runner.cases import read_feature
from conformance.verdict import certificate
from conformance.verdict.reports.parsed_features import Parsed
from conformance.verdict.reports.report import Report, report_on
from conformance.verdict.results import CaseResult, RunResult, StepResult, StepStatus, Verdict

UNKIND = (
    "<script>alert('x')</script> & ]]> \x00\x1b[31mred\x1b[0m \u202etxt\u202c \ud800 \ufffe \x85 'quoted' \"twice\""
)


class Rule(NamedTuple):
    id: str
    where: str
    summary: str


RULES = {
    rule.id: rule
    for rule in (
        Rule("vtes.bleed.edge", "Minion Phase > Bleed", "A bleed for one or more takes the Edge to its controller."),
        Rule("vtes.combat.mending", "Combat > Damage Resolution", "Normal damage is mended by burning blood."),
    )
}

FEATURE = """\
Feature: Bleeding for the Edge

  Background:
    Given Sarah and Alexis sit at a table of five

  @id:VTES-0001 @vtes.bleed.edge
  Scenario: A bleed for one takes the Edge
    When Belinde bleeds Alexis
    Then Sarah has the Edge

  @id:VTES-0002 @vtes.bleed.edge
  Scenario: A bleed for nothing leaves the Edge
    When Belinde bleeds Alexis
    Then nobody has the Edge
"""


whole = b"".join
"""Join the pieces of a report."""
judge = partial(certificate.judge, by=certificate.Basis("ab" * 32, "cd" * 32, ["vtes.torpor.cannot-block"]))


def parsed(feature: str) -> Parsed:
    return read_feature(feature, "vtes/03_bleed.feature", "vtes").parsed


def step(keyword: str, text: str, status: StepStatus = StepStatus.PASSED, line: int = 4, **more: Any) -> StepResult:
    return StepResult(keyword=keyword, text=text, line=line, status=status, seconds=0.001, **more)


def case(number: int, verdict: Verdict, **more: Any) -> CaseResult:
    fields: dict[str, Any] = {
        "id": f"VTES-{number:04}",
        "title": f"Scenario number {number}",
        "feature": "Bleeding for the Edge",
        "uri": "vtes/03_bleed.feature",
        "line": 7,
        "game": "vtes",
        "rules": ["vtes.bleed.edge"],
        "tags": [f"@id:VTES-{number:04}", "@vtes.bleed.edge"],
        "seconds": 0.004,
        "steps": [step("Given", "Sarah and Alexis sit at a table of five")],
    }
    return CaseResult(verdict=verdict, **(fields | more))


def run(cases: list[CaseResult], **more: Any) -> RunResult:
    fields: dict[str, Any] = {
        "suite": "0.1.0",
        "engine": {
            "protocol": 1,
            "name": "Toy",
            "version": "1.2",
            "language": "Python",
            "games": {"vtes": {"editions": ["v5"], "level": "options", "features": ["bleed"], "cards": "all"}},
        },
        "spec": "stdio:node toy.js --rules 'strict'",
        "editions": {"vtes": "v5"},
        "started": "2025-01-02T03:04:05+00:00",
        "seconds": 1.5,
    }
    return RunResult(cases=cases, **(fields | more))


def passed(number: int = 1, **more: Any) -> CaseResult:
    steps = [
        step("Given", "Sarah and Alexis sit at a table of five"),
        step("When", "Belinde bleeds Alexis", line=9, events=[{"event": "edge-taken", "seat": "Sarah"}]),
        step("Then", "Sarah has the Edge", line=10),
    ]
    return case(number, Verdict.PASSED, title="A bleed for one takes the Edge", steps=steps, **more)


def failed(number: int = 2, **more: Any) -> CaseResult:
    steps = [
        step("Given", "Sarah and Alexis sit at a table of five"),
        step("When", "Belinde bleeds Alexis", line=14, events=[{"event": "edge-taken", "seat": "Sarah"}]),
        step(
            "Then",
            "nobody has the Edge",
            StepStatus.FAILED,
            line=15,
            message="Sarah has the Edge",
            expected=None,
            actual="Sarah",
            offered=[{"do": "pass"}, {"do": "bleed", "minion": "Belinde", "target": "Alexis"}],
            events=[{"event": "edge-taken", "seat": UNKIND, "rules": ["vtes.bleed.edge"]}],
        ),
        step("And", "it is for Sarah to act", StepStatus.SKIPPED, line=16),
    ]
    fields: dict[str, Any] = {
        "title": "A bleed for nothing leaves the Edge",
        "line": 13,
        "reason": "Sarah has the Edge",
        "rules": ["vtes.bleed.edge", "vtes.unknown.rule"],
        "steps": steps,
        "transcript": [
            {"direction": "sent", "text": '{"jsonrpc":"2.0","id":1,"method":"setup"}'},
            {"direction": "received", "text": UNKIND},
            {"direction": "stderr", "text": "warming up"},
        ],
    }
    return case(number, Verdict.FAILED, **(fields | more))


def error(number: int = 3) -> CaseResult:
    broke = step("When", "Belinde bleeds Alexis", StepStatus.ERROR, message=f"garbage: not JSON: {UNKIND}")
    transcript = [{"direction": "received", "text": "x" * 3_000_000}, {"direction": "received", "text": UNKIND}]
    return case(number, Verdict.ERROR, reason=broke.message, steps=[broke], transcript=transcript)


def every_verdict() -> list[CaseResult]:
    return [
        passed(1),
        failed(2),
        error(3),
        case(4, Verdict.UNSUPPORTED, reason="feature 'politics' is not supported", steps=[]),
        msgspec.structs.replace(failed(5), verdict=Verdict.EXPECTED_FAILURE, reason="not built yet"),
        case(6, Verdict.UNEXPECTED_PASS, reason="passed, although the ledger expects a failure"),
        case(7, Verdict.NOT_RUN, reason="the time of the run was over", steps=[]),
    ]


def sample(cases: list[CaseResult] | None = None, **more: Any) -> Report:
    fields: dict[str, Any] = {"rules": RULES, "sources": {"vtes/03_bleed.feature": parsed(FEATURE)}}
    return report_on(run(every_verdict() if cases is None else cases), **(fields | more))
