"""`justicar suspects`: rank the suspected rules of a recorded run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from pathlib import Path

from conformance.catalogue import games, load
from conformance.commands import FAILED, OK
from conformance.commands.files import write_json
from conformance.runner.cases import Case, CaseStep
from conformance.runner.reference_replay import explained
from conformance.runner.scenario_suite import Suite
from conformance.verdict.fault_localization.events import JsonObject
from conformance.verdict.fault_localization.evidence import FAILING, StepEvents, family_of
from conformance.verdict.fault_localization.ranking import Suspicion, suspicion
from conformance.verdict.reports.citations import Citations
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.report import report_on
from conformance.verdict.results import CaseResult, RunResult, StepResult
from conformance.verdict.results_file import read_results


def suspects(*, results: Path, json_file: Path | None) -> int:
    """Print the suspected rules and the errors of a recorded run. Return 1 if there are any."""
    record = read_results(results)
    found = suspicion_of(record.scenarios, Suite().cases, record.editions)
    if json_file is not None:
        write_json(json_file, found)
    run = RunResult(
        suite=record.suite,
        engine=record.engine,
        spec=record.spec,
        cases=list(record.scenarios),
        editions=record.editions,
    )
    Printer().print_suspects(report_on(run, rules=Citations(), suspicion=found))
    return FAILED if found.suspects or found.errors else OK


def suspicion_of(results: Sequence[CaseResult], cases: Sequence[Case], editions: Mapping[str, str]) -> Suspicion:
    """Return the suspected rules. The reference engine replays the failed scenarios to find them.

    A scenario that has other moves since the run was recorded is not replayed.
    """
    failed = {family_of(result.id): result for result in reversed(results) if result.verdict in FAILING}
    if not failed:
        return Suspicion()
    recorded = {result.id: result.steps for result in failed.values()}
    replayed = [case for case in cases if case.id in recorded and _moves(case.steps) == _moves(recorded[case.id])]
    replays: dict[str, StepEvents] = {**explained(replayed, editions)}
    # Some scenarios are about another edition than the one that was judged.
    replays |= explained([case for case in replayed if case.editions and case.id not in replays], None)
    replays = {case.id: _aligned(replays[case.id], case, recorded[case.id]) for case in replayed if case.id in replays}
    known = {result.game for result in failed.values()} & set(games())
    rules = {rule.id: rule for game in known for rule in load(game).values()}
    return suspicion(results, rules, replays)


def _moves(steps: Sequence[CaseStep] | Sequence[StepResult]) -> list[str]:
    return [step.text for step in steps if step.kind == "when"]


def _aligned(events_here: StepEvents, case: Case, recorded: Sequence[StepResult]) -> StepEvents:
    """Return the events of the recorded steps, if the scenario has gained or lost other steps since."""
    here, there = [step.text for step in case.steps], [step.text for step in recorded]
    if here == there:
        return events_here
    found: list[list[JsonObject]] = [[] for _ in there]
    done = 0
    for match in SequenceMatcher(None, here, there, autojunk=False).get_matching_blocks():
        for offset in range(match.size):
            place = match.a + offset
            found[match.b + offset] = [event for events in events_here[done : place + 1] for event in events]
            done = place + 1
    return found
