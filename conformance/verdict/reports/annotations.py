"""Failures as workflow commands, which a forge shows on a pull request, and a summary of the run in Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from conformance.verdict.certificate import Certificate
from conformance.verdict.reports.report import FAULTS
from conformance.verdict.reports.text import in_markdown, one_line, printable
from conformance.verdict.results import CaseResult, Verdict, failing_step
from conformance.verdict.results_file import RunRecord

SHOWN = 50
"""How many failures are noted; a forge shows fewer still."""


def commands(run: RunRecord) -> Iterator[str]:
    """A line for each failure, those that decide a certificate first."""
    faults = sorted((case for case in run.scenarios if case.verdict in FAULTS), key=lambda case: case.provisional)
    for case in faults[:SHOWN]:
        kind = "warning" if case.provisional else "error"
        yield f"::{kind} title={_property(f'{case.id} {case.title}')}::{_data(_told(case))}"
    if len(faults) > SHOWN:
        more = f"{len(faults) - SHOWN} more scenarios failed; the page among the artifacts has all"
        yield f"::notice title=Justicar::{more}"


def _told(case: CaseResult) -> str:
    step = failing_step(case)
    lines = [
        f"{step.keyword.strip()} {step.text}" if step else "",
        (step.message if step else None) or case.reason or "",
    ]
    if case.rules:
        lines.append(f"about {', '.join(case.rules)}")
    return "\n".join(printable(line, 600) for line in lines if line)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(one_line(text, 200)).replace(":", "%3A").replace(",", "%2C")


def summary(run: RunRecord) -> Iterator[str]:
    """The run as a page of Markdown: counts and certificates."""
    counts = Counter(case.verdict for case in run.scenarios)
    told = ", ".join(f"{counts[each]:,} {each}" for each in Verdict if counts[each])
    yield f"### {in_markdown(run.name)}: {told or 'nothing was judged'}"
    if run.certificates:
        yield from ("", "| profile | | |", "|---|---|---|")
        for each in run.certificates:
            if isinstance(each, Certificate):
                yield f"| `{each.profile}` | certified | {each.scenarios:,} scenarios |"
            else:
                because = in_markdown("; ".join(each.reasons))
                yield f"| `{each.profile}` | {each.passed:,} of {each.scenarios:,} | {because} |"
