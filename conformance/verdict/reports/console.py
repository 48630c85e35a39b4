"""Show a run on a terminal: progress, then a table, the failures in brief, and the certificates."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from conformance.terminal_lines import Lines
from conformance.verdict.certificate import Certificate
from conformance.verdict.fault_localization.triage import rocks
from conformance.verdict.reports import plain_report
from conformance.verdict.reports.report import FAULTS, Report
from conformance.verdict.reports.suspected_rules import common_errors, suspected
from conformance.verdict.reports.tallies import declare_next
from conformance.verdict.reports.untrusted_text import one_line, printable, source, value_text
from conformance.verdict.results import CaseResult, Verdict, failing_step

REFRESH_SECONDS = 0.1
"""Minimum time between redraws of the progress bar."""
FAILURES_SHOWN = 20
"""Maximum number of failures shown in detail. The reports list all."""
FEATURES_SHOWN = 50
"""Number of features above which the table leaves out those that passed entirely."""
OFFERED_SHOWN = 8
"""Maximum number of legal choices shown for a failure."""
MOST_SUSPECTS = 20
"""Maximum number of suspected rules shown by `justicar suspects`."""
RULES_SHOWN = 4
"""Maximum number of rules shown for a failure."""

_NUMBERS = frozenset({"failed", "of", "scenarios", "passed", "blocked", "error", "not run", "provisional"})

STYLES = {
    Verdict.PASSED: "green",
    Verdict.FAILED: "bold red",
    Verdict.ERROR: "bold magenta",
    Verdict.UNSUPPORTED: "dim",
    Verdict.EXPECTED_FAILURE: "yellow",
    Verdict.UNEXPECTED_PASS: "bold yellow",
    Verdict.NOT_RUN: "dim",
}


class Printer(Lines):
    """Reports a run, with tables on a terminal and plain lines elsewhere."""

    @contextmanager
    def progress(self, total: int) -> Iterator[Callable[[CaseResult], None]]:
        """Yield a function to call with each result. Shows a progress bar, but only on a terminal."""
        if not self.rich:
            yield lambda case: None
            return
        columns = (TextColumn("judging"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[bad]}"))
        # Without a refresh thread, the process can safely fork its workers.
        with Progress(*columns, console=self.console, transient=True, auto_refresh=False) as progress:
            task = progress.add_task("judging", total=total, bad="")
            bad, refreshed = 0, time.monotonic()

            def advance(case: CaseResult) -> None:
                nonlocal bad, refreshed
                bad += case.verdict in FAULTS
                due = time.monotonic() >= refreshed + REFRESH_SECONDS
                progress.update(task, advance=1, bad=f"[red]{bad} failed[/]" if bad else "", refresh=due)
                refreshed = time.monotonic() if due else refreshed

            yield advance

    def print_report(self, report: Report) -> None:
        """Report the outcome of a run."""
        if not self.rich:
            plain_report.print_report(report, self.say, quiet=self.quiet)
            return
        self.console.print()
        self.console.print(Text(plain_report.engine_line(report.result), style="bold"))
        self.console.print(_table(report))
        for case in report.faults[:FAILURES_SHOWN]:
            print_failure(self.console, report, case)
        left = len(report.faults) - FAILURES_SHOWN
        if left > 0:
            self.console.print(Text(f"… and {left} more; `--report DIR` writes all of them\n", style="red"))
        for excused in plain_report.excused_lines(report):
            self.console.print(Text(excused, style="dim"))
        for other in plain_report.reason_lines(report):
            self.console.print(Text(other, style="dim"))
        for section in (_rocks(report), _errors(report), _suspects(report), _opening(report), _profiles(report)):
            if section.row_count:
                self.console.print(section)
        self.console.print(_tally(report))
        for judgement in report.judgements:
            granted = isinstance(judgement, Certificate)
            mark, style = ("✓ ", "green") if granted else ("✗ ", "red")
            line = Text.assemble((mark, f"bold {style}"), (plain_report.judgement_line(report, judgement), style))
            self.console.print(line, soft_wrap=True)
        for warning in plain_report.warnings(report):
            self.console.print(Text(f"! {warning}", style="yellow"))

    def print_suspects(self, report: Report) -> None:
        """Print the errors and the suspected rules of a run."""
        if not self.rich:
            for line in (*plain_report.error_lines(report), *plain_report.suspect_lines(report, MOST_SUSPECTS)):
                self.say(line)
        for section in (_errors(report), _suspects(report, MOST_SUSPECTS)) if self.rich else ():
            if section.row_count:
                self.console.print(section)
        if not report.suspects and not report.errors:
            self.say("no rule is suspected: no scenario failed")


def _titled(title: str, *columns: str) -> Table:
    """Return an empty table with a title. Columns of numbers are aligned right."""
    table = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.header_style = "dim"
    for column in columns:
        table.add_column(column, overflow="fold", justify="right" if column in _NUMBERS else "left")
    return table


def _rocks(report: Report) -> Table:
    table = _titled("Begin here: these nearly always fail", "failed", "of", "", "scenario")
    for rock in rocks(report.result.cases)[: plain_report.ROCKS_NAMED]:
        what = f"failures in the decision window {rock.what}" if rock.kind == "window" else rock.what
        table.add_row(Text(str(rock.failed), style="red"), str(rock.of), one_line(what, 200), Text(rock.begin_with.id))
    return table


def _errors(report: Report) -> Table:
    table = _titled("Errors", "scenarios", "message")
    for each in list(common_errors(report))[: plain_report.ERRORS_NAMED]:
        line = Text.assemble(f"{each.message}; for example ", (each.example.id, "bold"))
        table.add_row(Text(str(each.number), style="magenta"), line)
    return table


def _suspects(report: Report, most: int = plain_report.SUSPECTS_NAMED) -> Table:
    table = _titled("Suspected rules", "scenarios", "rule")
    found = list(suspected(report))
    for each in found[:most]:
        lines = [
            Text.assemble((each.suspect.rule, "bold yellow"), (f"  {each.where}", "dim")),
            Text(each.summary),
            *([Text(f"{each.or_else}: these failures cannot distinguish them", style="dim")] if each.alike else ()),
            Text(each.because),
            Text.assemble("The shortest is ", (each.shortest.id, "bold"), f": {each.message}"),
        ]
        if each.expected is not None and "expected" not in each.message:
            lines.append(Text(f"expected {each.expected}; actual {each.actual}", style="dim"))
        if each.steps:
            lines += [Text("Shortest reproduction:"), *(Text(f"  {line}", style="cyan") for line in each.steps)]
        table.add_row(Text(str(each.number), style="yellow"), Text("\n").join(lines))
    if (left := len(found) - most) > 0:
        table.add_row("", Text(f"… and {left} less likely", style="dim"))
    return table


def _opening(report: Report) -> Table:
    table = _titled("Declare next to run more scenarios", "scenarios", "feature, level, or card")
    for each in declare_next(report.result.cases)[: plain_report.OPENING_NAMED]:
        table.add_row(str(each.scenarios), one_line(each.what, 100))
    return table


def _profiles(report: Report) -> Table:
    table = _titled("", "profile", "passed", "failed", "blocked", "error", "not run", "provisional")
    for each in report.profiles:
        if each.ran:
            numbers = (each.passed, each.failed, each.blocked, each.error, each.not_run, each.provisional)
            table.add_row(each.name, *(str(number or "") for number in numbers))
    return table


def _table(report: Report) -> Table:
    grouped: dict[str, list[CaseResult]] = {}
    for case in report.result.cases:
        grouped.setdefault(case.uri, []).append(case)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("feature", overflow="fold")
    table.add_column("", no_wrap=True)
    table.add_column("passed", justify="right")
    table.add_column("other verdicts", overflow="fold")
    left_out = 0
    for uri, cases in grouped.items():
        verdicts = [case.verdict for case in cases]
        passed = verdicts.count(Verdict.PASSED)
        if passed == len(cases) and len(grouped) > FEATURES_SHOWN:
            left_out += 1
            continue
        faulty = any(verdict in FAULTS for verdict in verdicts)
        mark = Text("✗", style="bold red") if faulty else Text("✓" if passed == len(cases) else "–", style="green")
        others = Text(", ").join(
            Text(f"{verdicts.count(each)} {each.value}", style=STYLES[each])
            for each in Verdict
            if each is not Verdict.PASSED and each in verdicts
        )
        name = Text.assemble(one_line(uri.removesuffix(".feature")), (f"  {one_line(cases[0].feature)}", "dim"))
        table.add_row(name, mark, f"{passed}/{len(cases)}", others)
    if left_out:
        rest = Text(f"… and {left_out} features that passed entirely", style="dim")
        table.add_row(rest, Text("✓", style="green"), "", "")
    return table


def _tally(report: Report) -> Text:
    counts = [(verdict, count) for verdict, count in report.counts.items() if count]
    parts = [Text(f"{count} {verdict.value}", style=STYLES[verdict]) for verdict, count in counts]
    total = len(report.result.cases)
    head = Text(f"{total} scenario{'s' * (total != 1)} in {report.result.seconds:.1f} s: ", style="bold")
    return Text.assemble(head, Text(", ").join(parts))


def print_failure(console: Console, report: Report, case: CaseResult) -> None:
    """Show one failing scenario in brief. The command that repeats it stays on one line, for copying."""
    step = failing_step(case)
    place = source(case.uri, step.line if step and step.line else case.line)
    console.print(
        Text.assemble(
            ("✗ ", "bold red"),
            (f"{case.id}  ", STYLES[case.verdict]),
            (one_line(case.title), "bold"),
            ("  provisional" if case.provisional else "", "yellow"),
            (f"  blocked by {case.blocked}" if case.blocked else "", "yellow"),
            (f"  {place}", "dim"),
        )
    )
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="dim", no_wrap=True, width=8)
    rows.add_column(overflow="fold")

    def row(name: str, text: str, style: str = "") -> None:
        rows.add_row(name, Text(text, style=style))

    if step is not None:
        row("at", f"{step.keyword.strip()} {printable(step.text, 300)}")
    row("because", printable((step.message if step else None) or case.reason or case.verdict.value, 1000), "red")
    if step is not None and (step.expected is not None or step.actual is not None):
        row("expected", "nothing" if step.expected is None else value_text(step.expected, 600))
        row("actual", "nothing" if step.actual is None else value_text(step.actual, 600))
    if step is not None and step.offered is not None:
        shown = [value_text(choice, 200) for choice in step.offered[:OFFERED_SHOWN]]
        more = len(step.offered) - OFFERED_SHOWN
        row("offered", "\n".join([*shown, *([f"… and {more} more"] if more > 0 else [])]) or "nothing")
    for rule in case.rules[:RULES_SHOWN]:
        known = report.rules.get(rule)
        row("rule", f"{rule}\n{known.summary}\n{known.where}" if known else rule)
    console.print(Padding(rows, (0, 0, 0, 2)))
    console.print(Text.assemble(("  repeat    ", "dim"), (report.repeat(case), "cyan")), soft_wrap=True)
    console.print()
