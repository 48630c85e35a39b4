"""`justicar coverage`: how much of the catalogue the scenarios show."""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table

from conformance import interpretations
from conformance.catalogue import load
from conformance.commands import FAILED, OK
from conformance.runner.scenario_suite import Suite
from conformance.verdict.catalogue_coverage import TOTAL
from conformance.verdict.catalogue_coverage import coverage as covered
from conformance.verdict.reports.console import Printer


def coverage(*, game: str | None, missing: str | None, json_file: Path | None) -> int:
    """Print rules and checks with and without scenarios, and open questions.

    Return 1 if a scenario tags an unknown rule.
    """
    printer = Printer()
    catalogue = load(game)
    cases = [case for case in Suite().cases if game in (None, case.game) and not case.deprecated]
    found = covered(cases, catalogue)
    read = {rule for reading in interpretations.load(game) for rule in reading.rules}
    if json_file is not None:
        json_file.write_text(json.dumps(found.figures(), indent=2) + "\n", "utf-8")
    if missing is not None:
        unproved, unshown = found.missing(missing), found.missing_checks(missing)
        for rule in unproved:
            printer.say(f"{rule}  {catalogue[rule].summary}")
        for check in unshown:
            rule, _, key = check.partition("#")
            printer.say(f"{check}  {catalogue[rule].checks[key]}")
        under = f" under {missing}" if missing else ""
        printer.say(f"{len(unproved)} testable rules and {len(unshown)} checks without a scenario{under}")
        return OK
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("rules of")
    for name in ("testable", "proved", "excepted", "missing", "share"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in found.rows():
        numbers = (row.testable, row.covered, row.excepted, row.missing, f"{row.percent:.1f}%")
        table.add_row(row.name, *map(str, numbers), style="bold" if row.name == TOTAL else "")
    printer.console.print(table)
    checks = found.checks.row()
    printer.say(
        f"{checks.testable} checks: {checks.covered} covered, {checks.excepted} excepted, {checks.missing} missing"
    )
    printer.say(f"{len(found.without_wrong_engine)} covered rules without a mutant")
    questions = [rule.id for rule in catalogue.values() if rule.question]
    printer.say(
        f"{len(questions)} open questions, {sum(rule not in read for rule in questions)} without an interpretation"
    )
    for rule, scenarios in found.unknown.items():
        printer.say(f"{', '.join(scenarios)}: unknown rule {rule}; `justicar lint` shows the lines")
    return FAILED if found.unknown else OK
