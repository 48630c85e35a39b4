"""`justicar case`: run one scenario and show each step."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from rich.text import Text

from conformance.commands import FAILED, OK
from conformance.commands.engines import choose_engine
from conformance.commands.event_lines import EventLines
from conformance.runner import suite_version as version
from conformance.runner.cases import Case
from conformance.runner.direct import described, run_case
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.execute import cited
from conformance.runner.scenario_suite import Suite, scenarios_of_file
from conformance.verdict.reports.citations import Citations
from conformance.verdict.reports.console import STYLES, Printer, print_failure
from conformance.verdict.reports.report import FAULTS, report_on
from conformance.verdict.reports.untrusted_text import one_line, printable, source
from conformance.verdict.results import RunResult, StepResult, StepStatus, Verdict

_MARKS = {
    StepStatus.PASSED: ("✓", "green"),
    StepStatus.FAILED: ("✗", "bold red"),
    StepStatus.ERROR: ("✗", "bold magenta"),
    StepStatus.UNSUPPORTED: ("–", "dim"),
    StepStatus.SKIPPED: ("·", "dim"),
}
OWN = re.compile(r"(?P<path>.+\.feature)(:(?P<line>[0-9]+))?")
"""A feature file, or the scenario at one of its lines."""
EVENTS_SHOWN = 200
"""Maximum number of events shown for a step."""
MESSAGE_SHOWN = 4_000
"""Maximum number of characters shown of a message."""


def case(*, scenario: str, game: str | None, transcript: bool, **engine: Any) -> int:
    """Run a scenario, all rows of an outline, or a whole file. Return 0 if everything passed."""
    choice, printer, passed = choose_engine(**engine), Printer(), True
    file = OWN.fullmatch(scenario)
    found = scenarios_of_file(Path(file["path"]), file["line"], game) if file else Suite().named(scenario)
    session = choice.start()
    try:
        for each in found:
            editions = choice.editions([each.game], session.description)
            result = run_case(each, session, edition=editions)
            run = RunResult(
                suite=version.version(),
                engine=described(session),
                spec=choice.spec,
                cases=[result],
            )
            exchanged = result.transcript or session.transcript()  # the runner keeps none for a scenario that passes
            print_out(printer, each, run, choice, exchanged if transcript or result.verdict is Verdict.ERROR else [])
            passed = passed and result.verdict is Verdict.PASSED
            if result.verdict is Verdict.ERROR and each is not found[-1]:
                session.restart()
    finally:
        session.close()
    return OK if passed else FAILED


def print_out(
    printer: Printer, case: Case, run: RunResult, choice: EngineChoice, messages: list[dict[str, Any]]
) -> None:
    """Print a scenario: its rules, its steps with their events, and its result."""
    console, result, rules = printer.console, run.cases[0], Citations()

    def say(*parts: Text) -> None:
        console.print(Text().join(parts), soft_wrap=True)

    say(Text(f"{result.id}  ", style="bold cyan"), Text(one_line(result.title), style="bold"))
    say(Text(f"{case.place}  ({source(result.uri, result.line)})".strip(), style="dim"))
    known = cited(result)
    for rule in result.rules:
        mark = (" (cited)" if rule in known else " (not cited)") if known else ""
        say(Text(f"  {rule}", style="cyan"), Text(mark, style="dim"))
        if rule in rules:
            say(Text(f"    {rules[rule].summary}"))
            say(Text(f"    {rules[rule].where}", style="italic dim"))
    say(Text())
    for step in result.steps:
        say(*_step(step))
        lines = EventLines(case.game)
        for event in step.events[:EVENTS_SHOWN]:
            say(lines.of(event))
        if (other := step.other_reason) is not None:
            say(Text(f"      the scenario states another rule: {' or '.join(other.expected)}", style="dim"))
        if len(step.events) > EVENTS_SHOWN:
            say(Text(f"      … and {len(step.events) - EVENTS_SHOWN} more events", style="dim"))
    say(Text())
    for message in messages:
        say(Text(f"{message['direction']:>9} ", style="dim"), Text(printable(str(message["text"]), MESSAGE_SHOWN)))
    if result.verdict in FAULTS:
        print_failure(console, report_on(run, rules=rules, flags=choice.flags), result)
    ended = f"{result.verdict.value} in {result.seconds:.3f} s"
    unexplained = result.reason and result.verdict is Verdict.UNSUPPORTED
    say(Text(ended, style=STYLES[result.verdict]), Text(f": {one_line(result.reason or '')}" if unexplained else ""))


def _step(step: StepResult) -> list[Text]:
    mark, style = _MARKS[step.status]
    dim = "dim" if step.status is StepStatus.SKIPPED else ""
    return [
        Text(f"{mark} ", style=style),
        Text(f"{step.keyword.strip()} ", style=f"bold {dim}".strip()),
        Text(one_line(step.text), style=dim),
    ]
