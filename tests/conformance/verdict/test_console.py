"""Reporting a run with tables at a terminal and as plain lines elsewhere."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from conformance.verdict.profiles import Profile
from conformance.verdict.reports.console import FAILURES_SHOWN, FEATURES_SHOWN, Printer
from conformance.verdict.reports.report import Report
from conformance.verdict.results import OtherReason, Verdict
from tests.conformance.verdict.samples import case, every_verdict, failed, judge, passed, run, sample

ALL = Profile("vtes/basic", "vtes", "Everything", ("vtes/*",))
CONTROL = {chr(code) for code in (*range(32), *range(0x7F, 0xA0)) if chr(code) != "\n"} | {"\u202e"}


def output(report: Report, *, terminal: bool = False, quiet: bool = False, width: int = 100) -> str:
    stream = io.StringIO()
    console = Console(file=stream, force_terminal=terminal, no_color=True, highlight=False, width=width)
    Printer(console, quiet=quiet).print_report(report)
    return re.sub(r"\x1b\[[0-9;]*m", "", stream.getvalue())


def judged() -> Report:
    return sample(judgements=[judge(ALL, every_verdict(), run(every_verdict()))])


def test_plain_output_has_one_line_per_fault_and_no_codes() -> None:
    text = output(judged())
    lines = text.splitlines()
    assert not set(text) & CONTROL
    assert lines[0] == "Toy 1.2 (stdio:node toy.js --rules 'strict'): vtes v5"
    assert [line.split()[:2] for line in lines[1:4]] == [
        ["FAILED", "VTES-0002"],
        ["ERROR", "VTES-0003"],
        ["UNEXPECTED-PASS", "VTES-0006"],
    ]
    assert "Then nobody has the Edge: Sarah has the Edge | justicar case VTES-0002 --engine" in lines[1]
    assert "features/vtes/03_bleed.feature:15" in lines[1]
    assert lines[-2] == (
        "7 scenarios: 1 passed, 1 failed, 1 unsupported, 1 expected-failure, 1 unexpected-pass, 1 error, 1 not-asked"
    )
    assert lines[-1].startswith("not certified vtes/basic: 1 failed: VTES-0002; 1 ended in an error")


def test_missing_feature_is_one_line_for_many_scenarios() -> None:
    unsupported = [
        case(number, Verdict.UNSUPPORTED, reason="Toy does not declare the feature block") for number in range(9)
    ]
    ids = "VTES-0000, VTES-0001, VTES-0002, VTES-0003, VTES-0004, VTES-0005 and 3 more"
    for terminal in (True, False):
        text = output(sample([passed(10), *unsupported]), terminal=terminal, width=200)
        assert text.count("unsupported: Toy does not declare the feature block: " + ids) == 1


def test_quiet_prints_only_the_outcome() -> None:
    assert [line.split()[0] for line in output(judged(), quiet=True).splitlines()] == ["7", "not"]
    assert output(judged(), quiet=True, terminal=True) == output(judged(), quiet=True)


def test_terminal_shows_a_table_and_failures_with_rules() -> None:
    text = output(judged(), terminal=True)
    for part in (
        "vtes/03_bleed  Bleeding for the Edge",
        "1/7",
        "VTES-0002  A bleed for nothing leaves the Edge  features/vtes/03_bleed.feature:15",
        "because   Sarah has the Edge",
        "expected  nothing",
        "actual    Sarah",
        'offered   {"do": "pass"}',
        "A bleed for one or more takes the Edge to its controller.",
        "Minion Phase > Bleed",
        "justicar case VTES-0002",
        "✗ not certified vtes/basic",
    ):
        assert part in text


def test_engine_text_is_not_codes_or_markup_in_a_terminal() -> None:
    report = sample([failed(1, reason="[bold]x[/bold]", title="[red]t[/red] \x1b[2J\x07")])
    text = output(report, terminal=True)
    assert "[red]t[/red] \\x1b[2J\\x07" in text
    assert "\x07" not in text
    assert "\x1b[2J" not in text


def test_certificate_is_printed() -> None:
    report = sample([passed()], judgements=[judge(ALL, [passed()], run([passed()]))])
    line = "certified vtes/basic: Toy 1.2, edition v5, level options, 1 scenario, suite 0.1.0 abababababab"
    assert output(report).splitlines()[-1] == line
    assert f"✓ {line}" in output(report, terminal=True, width=200)


def test_long_runs_are_shortened() -> None:
    cases = [failed(number) for number in range(1, FAILURES_SHOWN + 6)]
    assert "… and 5 more" in output(sample(cases), terminal=True)
    many = [passed(number, uri=f"vtes/{number}.feature") for number in range(FEATURES_SHOWN + 10)]
    many.append(case(999, Verdict.UNSUPPORTED, uri="vtes/last.feature"))
    text = output(sample(many), terminal=True)
    assert f"{FEATURES_SHOWN + 10} features that passed entirely" in text
    assert "vtes/last" in text
    assert "vtes/5 " not in text


@pytest.mark.parametrize("terminal", [True, False])
def test_progress_is_shown_only_on_a_terminal(terminal: bool) -> None:
    stream = io.StringIO()
    printer = Printer(Console(file=stream, force_terminal=terminal, no_color=True, width=80))
    with printer.progress(2) as advance:
        advance(passed(1))
        advance(failed(2))
    assert ("2/2" in stream.getvalue()) is terminal
    assert ("1 failed" in stream.getvalue()) is terminal


def test_refusals_with_another_rule_are_counted_and_the_first_shown() -> None:
    cases = [passed(number) for number in range(1, 6)]
    for each in cases:
        each.steps[-1].other_reason = OtherReason(expected=["vtes.a"], rule="vtes.b", reason="it is\nlocked")
    for terminal in (True, False):
        text = output(sample(cases), terminal=terminal, width=200)
        assert text.count("5 refusals with another rule than the scenario's; no verdict depends on it") == 1
        assert "VTES-0001: the scenario states vtes.a, the engine vtes.b: it is" in text
        assert text.count("the scenario states") == 3
    assert "another rule" not in output(sample(cases), quiet=True)
