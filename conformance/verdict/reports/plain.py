"""The run told as plain lines, for pipes, logs and `--quiet`: a line a failing scenario, no control codes."""

from __future__ import annotations

from collections.abc import Callable

from conformance.verdict.certificate import Certificate, Judgement
from conformance.verdict.reports.origins import origins
from conformance.verdict.reports.report import Report, failing_step
from conformance.verdict.reports.text import one_line, source
from conformance.verdict.results import CaseResult, RunResult, Verdict

Say = Callable[[str], None]

ORIGINS_NAMED = 5
"""How many groups of failures are named."""

IDS_NAMED = 6
"""How many scenarios a line about a common reason names."""


def fault_line(report: Report, case: CaseResult) -> str:
    """Everything of a failing scenario that fits on a line."""
    step = failing_step(case)
    where = source(case.uri, step.line if step and step.line else case.line)
    parts = [f"{case.verdict.value.upper()} {case.id} {one_line(case.title, 120)} ({where})"]
    if step is not None:
        parts.append(one_line(f"{step.keyword.strip()} {step.text}", 160))
    parts.append(one_line((step.message if step else None) or case.reason or case.verdict.value, 400))
    return f"{': '.join(parts)} | {report.repeat(case)}"


def excused_lines(report: Report) -> list[str]:
    """What was unsupported, expected to fail or not asked, a line a reason: one lack may concern hundreds of
    scenarios."""
    reasons: dict[tuple[Verdict, str], list[str]] = {}
    for case in report.result.cases:
        if case.verdict in (Verdict.UNSUPPORTED, Verdict.EXPECTED_FAILURE, Verdict.NOT_ASKED):
            reasons.setdefault((case.verdict, one_line(case.reason or "no reason given")), []).append(case.id)
    lines = []
    for (verdict, reason), ids in reasons.items():
        more = f" and {len(ids) - IDS_NAMED} more" if len(ids) > IDS_NAMED else ""
        lines.append(f"{verdict.value}: {reason}: {', '.join(ids[:IDS_NAMED])}{more}")
    return lines


def origin_lines(report: Report) -> list[str]:
    """Where to begin: the largest groups of failures, each with its shortest scenario."""
    found = origins(report.faults)
    lines = [
        f"begin with {origin.begin_with.id}: {_count(len(origin.cases))} "
        f"{'goes' if len(origin.cases) == 1 else 'go'} wrong after: {one_line(origin.after, 160)}"
        for origin in found[:ORIGINS_NAMED]
    ]
    left = len(found) - ORIGINS_NAMED
    return [*lines, f"and {left} smaller groups"] if left > 0 else lines


def tally(report: Report) -> str:
    """How many scenarios met each verdict, in a line."""
    parts = [f"{count} {verdict.value}" for verdict, count in report.counts.items() if count]
    return f"{_count(len(report.result.cases))}: {', '.join(parts) or 'nothing ran'}"


def _count(scenarios: int) -> str:
    return f"{scenarios} scenario{'s' * (scenarios != 1)}"


def judgement_line(report: Report, judgement: Judgement) -> str:
    """A certificate, or its refusal with the reasons, in a line."""
    if isinstance(judgement, Certificate):
        return one_line(
            f"certified {judgement.profile}: {judgement.engine} {judgement.version}, edition {judgement.edition}, "
            f"level {judgement.level}, {_count(judgement.scenarios)}, suite {judgement.suite} {judgement.digest[:12]}"
        )
    return one_line(f"not certified {judgement.profile}: {'; '.join(judgement.reasons)}", 600)


def engine_line(result: RunResult) -> str:
    """Who is judged."""
    games = ", ".join(f"{game} {edition}" for game, edition in result.editions.items())
    name = f"{result.engine.get('name', '?')} {result.engine.get('version', '')}".strip()
    return one_line(f"{name} ({result.spec})" + (f": {games}" if games else ""))


def tell(report: Report, say: Say, *, quiet: bool = False) -> None:
    """Say the whole run; quietly, only its outcome."""
    if not quiet:
        say(engine_line(report.result))
        for case in report.faults:
            say(fault_line(report, case))
        for line in excused_lines(report):
            say(line)
        for line in origin_lines(report):
            say(line)
    say(tally(report))
    for judgement in report.judgements:
        say(judgement_line(report, judgement))
