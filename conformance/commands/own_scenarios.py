"""Additional scenarios: an author's own scenarios that run with the suite and do not affect certificates."""

from __future__ import annotations

from pathlib import Path

from conformance.commands import FAILED, OK
from conformance.commands.files import write
from conformance.runner.cases import Case
from conformance.runner.direct import run
from conformance.runner.engine_choice import EngineChoice
from conformance.verdict.reports.citations import Citations
from conformance.verdict.reports.console import Printer, print_failure
from conformance.verdict.reports.json_results import results
from conformance.verdict.reports.report import report_on
from conformance.verdict.results import Verdict

FILE = "also.json"
"""File with their results, next to those of the suite and in the same format."""


def judge_also(
    choice: EngineChoice, cases: list[Case], folder: Path, jobs: int, directory: Path | None, printer: Printer
) -> int:
    """Run additional scenarios, report them separately, and write their results to `directory`.

    Return 1 if one fails.
    """
    editions = {case.game: choice.edition for case in cases} if choice.edition else None
    result = run(cases, choice.spec, edition=editions, limits=choice.limits, jobs=jobs)
    report = report_on(result, rules=Citations(), flags=choice.flags)
    if directory is not None:
        write(directory / FILE, results(report))
    passed, unsupported = report.counts[Verdict.PASSED], report.counts[Verdict.UNSUPPORTED]
    for case in report.faults:
        print_failure(printer.console, report, case)
    printer.say(
        f"your own scenarios in {folder}: {passed} passed, {len(report.faults)} failed, {unsupported} unsupported; "
        "they do not affect certificates"
    )
    return FAILED if report.faults else OK
