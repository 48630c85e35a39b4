"""Scenarios of an author's own, which run with the suite; no certificate rests on them."""

from __future__ import annotations

from pathlib import Path

from conformance.commands import FAILED, OK
from conformance.commands.files import write
from conformance.runner.cases import Case
from conformance.runner.direct import run
from conformance.runner.engine_choice import EngineChoice
from conformance.verdict.reports.citations import Citations
from conformance.verdict.reports.console import Teller, tell_failure
from conformance.verdict.reports.json_results import results
from conformance.verdict.reports.report import report_on
from conformance.verdict.results import Verdict

FILE = "also.json"
"""Their results, beside those of the suite and of the same form."""


def judge_also(
    choice: EngineChoice, cases: list[Case], folder: Path, jobs: int, directory: Path | None, teller: Teller
) -> int:
    """Runs them, tells them apart from the suite's, and writes their results into a directory of reports; 1 where one
    fails."""
    editions = {case.game: choice.edition for case in cases} if choice.edition else None
    result = run(cases, choice.spec, edition=editions, limits=choice.limits, jobs=jobs)
    report = report_on(result, rules=Citations(), flags=choice.flags)
    if directory is not None:
        write(directory / FILE, results(report))
    passed, unsupported = report.counts[Verdict.PASSED], report.counts[Verdict.UNSUPPORTED]
    for case in report.faults:
        tell_failure(teller.console, report, case)
    teller.say(
        f"of your own, in {folder}: {passed} passed, {len(report.faults)} failed, {unsupported} unsupported; "
        "no certificate rests on them"
    )
    return FAILED if report.faults else OK
