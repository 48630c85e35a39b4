"""results.json and certificates.json: what programs read of a run, whichever front-end ran it; and the schema of
certificate.json beside theirs.

The classes below are the format, and the JSON Schemas are made from them. Within a format keys may be added, so a
reader passes over those that it does not know.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from conformance.protocol.json_schemas import BASE, DRAFT, JsonObject
from conformance.verdict.attestation.statement import Engine, Granted, Predicate, Statement, Subject
from conformance.verdict.attestation.strength import Strength
from conformance.verdict.certificate import Certificate, Refusal
from conformance.verdict.fault_localization.ranking import Suspect
from conformance.verdict.reports.report import Report
from conformance.verdict.results import CaseResult, StepResult, Verdict
from conformance.verdict.results_file import FORMAT

"""Version of the format; raised when a reader of the former one could stumble."""


class Results(msgspec.Struct, kw_only=True):
    """The results of one run of the suite against one engine."""

    format: Literal[1] = FORMAT
    suite: str
    """Version of the suite."""
    engine: JsonObject
    """The engine's description, as it answered `initialize`; empty where no engine came up."""
    spec: str
    """The string that named the engine on the command line."""
    editions: dict[str, str]
    """Game to the edition that was judged."""
    profile: str | None
    """The profile that was asked for."""
    ledger: str | None
    """The path of the ledger of expected failures that was applied."""
    started: str
    """ISO 8601, UTC."""
    seconds: float
    counts: dict[Verdict, int]
    """How many scenarios met each verdict."""
    certificates: list[Certificate | Refusal]
    """What was granted and what was refused, as far as it was judged."""
    suspects: list[Suspect]
    """The rules that seem to be broken, the likeliest first; rules of a whole run that failed."""
    blocked: list[Blocked]
    """Scenarios that failed before they came to what they are about, by the rule that stops them."""
    scenarios: list[CaseResult]


class Blocked(msgspec.Struct, kw_only=True):
    """Scenarios that failed, but not for what they are about."""

    rule: str
    """The rule that seems to be broken and stops them."""
    scenarios: list[str]


class Certificates(msgspec.Struct, kw_only=True):
    """The certificates of one run."""

    format: Literal[1] = FORMAT
    granted: list[Certificate]
    refused: list[Refusal]


def results(report: Report) -> Iterator[bytes]:
    """The whole run as JSON, a scenario at a time."""
    result = report.result
    head = Results(
        suite=result.suite,
        engine=result.engine,
        spec=result.spec,
        editions=result.editions,
        profile=result.profile,
        ledger=report.ledger,
        started=result.started,
        seconds=round(result.seconds, 6),
        counts=report.counts,
        certificates=list(report.judgements),
        suspects=list(report.suspects),
        blocked=_blocked(result.cases),
        scenarios=[],
    )
    yield _encode(head).removesuffix(b"]\n}")
    for number, case in enumerate(result.cases):
        yield (b",\n  " if number else b"\n  ") + _encode(case).replace(b"\n", b"\n  ")
    yield (b"\n ]" if result.cases else b"]") + b"\n}\n"


def _blocked(cases: Iterable[CaseResult]) -> list[Blocked]:
    by_rule: dict[str, list[str]] = {}
    for case in cases:
        if case.blocked is not None:
            by_rule.setdefault(case.blocked, []).append(case.id)
    return [Blocked(rule=rule, scenarios=scenarios) for rule, scenarios in by_rule.items()]


def certificates(report: Report) -> Iterator[bytes]:
    """The certificates granted and refused, as JSON."""
    granted = [judgement for judgement in report.judgements if isinstance(judgement, Certificate)]
    refused = [judgement for judgement in report.judgements if not isinstance(judgement, Certificate)]
    yield _encode(Certificates(granted=granted, refused=refused)) + b"\n"


def _encode(document: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def schemas() -> dict[str, JsonObject]:
    """The schema of each file, by its name without the suffix."""
    described = (Certificate, Refusal, CaseResult, StepResult, Suspect, Blocked)
    return {
        "results": schema_of("results", Results, *described),
        "certificates": schema_of("certificates", Certificates, *described),
        "certificate": schema_of("certificate", Statement, Subject, Engine, Predicate, Granted, Strength),
    }


def schema_of(name: str, kind: type[msgspec.Struct], *described: type[msgspec.Struct]) -> JsonObject:
    """The schema of a kind of file, with what is said of the fields of its classes; those within it are named."""
    schema = msgspec.json.schema(kind)
    for each in (kind, *described):
        properties = schema["$defs"].get(each.__name__, {}).get("properties", {})
        for field, text in _said_of_fields(each).items():
            properties.get(field, {})["description"] = text
    return {"$schema": DRAFT, "$id": f"{BASE}results/{FORMAT}/{name}.json"} | schema


def _said_of_fields(kind: type) -> dict[str, str]:
    """The sentence below each field of a class, where there is one."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: " ".join(said.value.value.split())
        for field, said in zip(body.body, body.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(said, ast.Expr)
        and isinstance(said.value, ast.Constant)
        and isinstance(said.value.value, str)
    }
