"""badge.json: a badge in the format that shields.io reads from an endpoint."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from conformance.verdict.certificate import Certificate
from conformance.verdict.reports.report import Report
from conformance.verdict.reports.untrusted_text import one_line
from conformance.verdict.results import Verdict


def badge(report: Report) -> Iterator[bytes]:
    """Yield the badge. It shows the certificates, or else how many scenarios passed."""
    counts = report.counts
    total, passed = len(report.result.cases), counts[Verdict.PASSED]
    granted = [judgement for judgement in report.judgements if isinstance(judgement, Certificate)]
    share = f"{passed} of {total} passed"
    if report.faults:
        message, color = share, "red"
    elif granted and len(granted) == len(report.judgements):
        message, color = f"certified {', '.join(each.profile for each in granted)}", "brightgreen"
    elif granted:
        message, color = f"certified {', '.join(each.profile for each in granted)}", "green"
    elif total and passed == total:
        message, color = share, "green"
    else:
        message, color = share, "yellow"
    document = {"schemaVersion": 1, "label": "justicar", "message": one_line(message, 120), "color": color}
    yield msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"
