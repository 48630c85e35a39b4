"""results.json and certificates.json. Their JSON Schemas are in `schemas/` beside this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from conformance.verdict.certificate import Certificate
from conformance.verdict.reports.report import Report

FORMAT = 1
"""Version of the format; raised when a reader of the former one could stumble."""


def results(report: Report) -> Iterator[bytes]:
    """The whole run as JSON, a scenario at a time."""
    result = report.result
    head = {
        "format": FORMAT,
        "suite": result.suite,
        "digest": result.digest,
        "engine": result.engine,
        "spec": result.spec,
        "editions": result.editions,
        "profile": result.profile,
        "ledger": report.ledger,
        "started": result.started,
        "seconds": round(result.seconds, 6),
        "counts": {verdict.value: count for verdict, count in report.counts.items()},
        "certificates": list(report.judgements),
    }
    yield _encode(head).removesuffix(b"\n}") + b',\n "scenarios": ['
    for number, case in enumerate(result.cases):
        yield (b",\n  " if number else b"\n  ") + _encode(case).replace(b"\n", b"\n  ")
    yield (b"\n ]" if result.cases else b"]") + b"\n}\n"


def certificates(report: Report) -> Iterator[bytes]:
    """The certificates granted and refused, as JSON."""
    granted = [judgement for judgement in report.judgements if isinstance(judgement, Certificate)]
    refused = [judgement for judgement in report.judgements if not isinstance(judgement, Certificate)]
    yield _encode({"format": FORMAT, "granted": granted, "refused": refused}) + b"\n"


def _encode(document: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document), indent=1)
