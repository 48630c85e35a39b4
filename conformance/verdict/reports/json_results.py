"""results.json and certificates.json. Their JSON Schemas are in `schemas/` beside this module."""

from __future__ import annotations

from typing import Any

import msgspec

from conformance.verdict.certificate import Certificate
from conformance.verdict.reports.report import Report

FORMAT = 1
"""Version of the format; raised when a reader of the former one could stumble."""


def results(report: Report) -> bytes:
    """The whole run as JSON."""
    result = report.result
    return _encode(
        {
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
            "scenarios": result.cases,
        }
    )


def certificates(report: Report) -> bytes:
    """The certificates granted and refused, as JSON."""
    granted = [judgement for judgement in report.judgements if isinstance(judgement, Certificate)]
    refused = [judgement for judgement in report.judgements if not isinstance(judgement, Certificate)]
    return _encode({"format": FORMAT, "granted": granted, "refused": refused})


def _encode(document: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"
