"""Show failures on a pull request with workflow commands, and summarize the run in Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from conformance.verdict.certificate import Certificate
from conformance.verdict.reports.report import FAULTS
from conformance.verdict.reports.untrusted_text import in_markdown, one_line, printable
from conformance.verdict.results import CaseResult, Verdict, failing_step
from conformance.verdict.results_file import RunRecord

SHOWN = 50
"""Maximum number of annotated failures. Forges show even fewer."""


def commands(run: RunRecord) -> Iterator[str]:
    """Yield a workflow command for each failure, those that decide a certificate first."""
    faults = sorted((case for case in run.scenarios if case.verdict in FAULTS), key=lambda case: case.provisional)
    for case in faults[:SHOWN]:
        kind = "warning" if case.provisional else "error"
        yield f"::{kind} title={_property(f'{case.id} {case.title}')}::{_data(_details(case))}"
    if len(faults) > SHOWN:
        more = f"{len(faults) - SHOWN} more scenarios failed; the report page among the artifacts lists all"
        yield f"::notice title=Justicar::{more}"


def _details(case: CaseResult) -> str:
    step = failing_step(case)
    lines = [
        f"{step.keyword.strip()} {step.text}" if step else "",
        (step.message if step else None) or case.reason or "",
    ]
    if case.rules:
        lines.append(f"rules: {', '.join(case.rules)}")
    return "\n".join(printable(line, 600) for line in lines if line)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(one_line(text, 200)).replace(":", "%3A").replace(",", "%2C")


def summary(run: RunRecord) -> Iterator[str]:
    """Yield the run's summary in Markdown: counts and certificates."""
    counts = Counter(case.verdict for case in run.scenarios)
    tally = ", ".join(f"{counts[each]:,} {each}" for each in Verdict if counts[each])
    yield f"### {in_markdown(run.name)}: {tally or 'no scenario was judged'}"
    if run.certificates:
        yield from ("", "| profile | | |", "|---|---|---|")
        for each in run.certificates:
            if isinstance(each, Certificate):
                yield f"| `{each.profile}` | certified | {each.scenarios:,} scenarios |"
            else:
                because = in_markdown("; ".join(each.reasons))
                yield f"| `{each.profile}` | {each.passed:,} of {each.scenarios:,} | {because} |"
