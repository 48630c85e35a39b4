"""results.json and certificates.json, for programs; and the schemas of these and of certificate.json.

The classes below define the format, and the JSON Schemas are generated from them. Keys may be added within a format, so
readers must ignore keys that they do not know.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from conformance.protocol.json_schemas import BASE, DRAFT, JsonObject
from conformance.verdict.attestation.profile_strength import Strength
from conformance.verdict.attestation.statement import Engine, Granted, Predicate, Statement, Subject
from conformance.verdict.certificate import Certificate, Refusal
from conformance.verdict.challenge_record import ChallengeRecord
from conformance.verdict.fault_localization.ranking import ErrorGroup, Suspect
from conformance.verdict.reports.report import Report
from conformance.verdict.results import CaseResult, StepResult, Verdict
from conformance.verdict.results_file import FORMAT


class Results(msgspec.Struct, kw_only=True):
    """The results of one run of the suite against one engine."""

    format: Literal[1] = FORMAT
    suite: str
    """Version of the suite."""
    engine: JsonObject
    """The engine's description, from `initialize`; empty if the engine did not start."""
    spec: str
    """The string that named the engine on the command line."""
    editions: dict[str, str]
    """Game to the edition that was judged."""
    profile: str | None
    """The requested profile."""
    ledger: str | None
    """Path of the ledger of expected failures that was applied."""
    started: str
    """Start of the run, in ISO 8601, UTC."""
    seconds: float
    counts: dict[Verdict, int]
    """Number of scenarios with each verdict."""
    certificates: list[Certificate | Refusal]
    """Certificates that were granted or refused."""
    suspects: list[Suspect]
    """Suspected rules, the most likely first. Only for a complete run with failures."""
    errors: list[ErrorGroup]
    """Errors with the scenarios that they end. They say nothing about rules."""
    blocked: list[Blocked]
    """Scenarios that failed before they reached their subject, by the rule that stopped them."""
    scenarios: list[CaseResult]


class Blocked(msgspec.Struct, kw_only=True):
    """Scenarios that failed before they reached their subject."""

    rule: str
    """The suspected rule that stopped them."""
    scenarios: list[str]


class Certificates(msgspec.Struct, kw_only=True):
    """The certificates of one run."""

    format: Literal[1] = FORMAT
    granted: list[Certificate]
    refused: list[Refusal]


def results(report: Report) -> Iterator[bytes]:
    """Yield the whole run as JSON, one scenario at a time."""
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
        errors=list(report.errors),
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
    """Yield the granted and refused certificates as JSON."""
    granted = [judgement for judgement in report.judgements if isinstance(judgement, Certificate)]
    refused = [judgement for judgement in report.judgements if not isinstance(judgement, Certificate)]
    yield _encode(Certificates(granted=granted, refused=refused)) + b"\n"


def _encode(document: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def schemas() -> dict[str, JsonObject]:
    """Return file name without suffix → schema."""
    described = (Certificate, ChallengeRecord, Refusal, CaseResult, StepResult, Suspect, ErrorGroup, Blocked)
    return {
        "results": schema_of("results", Results, *described),
        "certificates": schema_of("certificates", Certificates, *described),
        "certificate": schema_of(
            "certificate", Statement, Subject, Engine, Predicate, Granted, ChallengeRecord, Strength
        ),
    }


def schema_of(name: str, kind: type[msgspec.Struct], *described: type[msgspec.Struct]) -> JsonObject:
    """Return the schema of a file format.

    Field docstrings of `kind` and of the classes in `described` become descriptions.
    """
    schema = msgspec.json.schema(kind)
    for each in (kind, *described):
        properties = schema["$defs"].get(each.__name__, {}).get("properties", {})
        for field, text in _field_docstrings(each).items():
            properties.get(field, {})["description"] = text
    return {"$schema": DRAFT, "$id": f"{BASE}results/{FORMAT}/{name}.json"} | schema


def _field_docstrings(kind: type) -> dict[str, str]:
    """Return field → docstring below it."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: " ".join(text.value.value.split())
        for field, text in zip(body.body, body.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }
