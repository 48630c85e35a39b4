"""The pytest-bdd front-end: every scenario as a test, with three catch-all steps over the vocabulary.

A test module calls `bind(globals(), root)`. pytest-bdd reads the scenarios, and `CaseRun` runs each step as in the
direct
runner, so verdicts are the same.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, parsers, scenario, then, when

from conformance.runner.cases import Case, FeatureError, load_files
from conformance.runner.direct import Judge
from conformance.runner.execute import CaseRun, unrun
from conformance.verdict.reports.untrusted_text import printable, without_commands
from conformance.verdict.results import StepResult, StepStatus, Verdict
from justicar import pytest_bdd_internals as inside
from justicar.pytest_plugin import RESULT, without_marks

_CASES = "justicar_cases"


class FrontEndFault(Exception):
    """pytest-bdd and this project read a feature differently."""


@pytest.fixture
def justicar_run(request: pytest.FixtureRequest, justicar_judge: Judge) -> Iterator[CaseRun]:
    """Yield the run of the test's scenario."""
    cases: list[Case] = getattr(request.function, _CASES)
    case = cases[inside.row_of(request)]
    if (over := justicar_judge.is_over()) is not None:
        request.node.stash[RESULT] = unrun(case, Verdict.NOT_RUN, over)
        pytest.fail(over, pytrace=False)
    run = CaseRun(case, justicar_judge.engine, edition=justicar_judge.edition)
    try:
        if run.stopped is not None:
            _not_passed(case, *run.stopped)
        yield run
    finally:
        request.node.stash[RESULT] = justicar_judge.room.cut(run.finish())
        justicar_judge.note(run.broke)


@given(parsers.re("(?s)(?P<text>.*)"))
@when(parsers.re("(?s)(?P<text>.*)"))
@then(parsers.re("(?s)(?P<text>.*)"))
def _step(
    justicar_run: CaseRun, text: str, datatable: list[list[str]] | None = None, docstring: str | None = None
) -> None:
    __tracebackhide__ = True
    at, steps = len(justicar_run.results), justicar_run.case.steps
    if at >= len(steps) or steps[at].text != text or steps[at].table != datatable:
        here = f"{justicar_run.case.uri}:{steps[min(at, len(steps) - 1)].line}"
        raise FrontEndFault(f"{here}: pytest-bdd reads another step, {text!r} with the table {datatable}")
    result = justicar_run.perform()
    if justicar_run.stopped is not None:
        _not_passed(justicar_run.case, *justicar_run.stopped, result)


def _not_passed(case: Case, verdict: Verdict, reason: str, step: StepResult | None = None) -> None:
    __tracebackhide__ = True
    reason = _shown(reason)
    if verdict is Verdict.UNSUPPORTED:
        pytest.skip(reason)
    lines = [f"{case.id} {case.title} ({case.uri}:{step.line if step else case.line})"]
    if step:
        lines.append(f"{step.keyword} {step.text}")
    lines.append(f"{verdict}: {reason}")
    if step and step.status is StepStatus.FAILED:
        for name, value in (("expected", step.expected), ("actual", step.actual), ("offered", step.offered)):
            if value is not None:
                lines.append(f"{name}: {value}")
    if verdict is Verdict.FAILED and case.deprecated is not None:
        pytest.xfail(f"deprecated since {case.deprecated}: {reason}")
    pytest.fail(_shown("\n".join(lines)), pytrace=False)


def _shown(text: str) -> str:
    """Return text of an engine in a form that neither disturbs a terminal nor commands a CI server."""
    return without_commands(printable(text))


def bind(namespace: MutableMapping[str, Any], root: Path, only: Collection[str] | None = None) -> int:
    """Add the steps and a test for every scenario below `root` to a module. Return the number of cases.

    `only`: ids of the cases to add instead of all; an outline is added whole.
    Raises FeatureError for unreadable files, and FrontEndFault if pytest-bdd would skip a scenario.
    """
    namespace.update(inside.steps_in(globals()), justicar_run=justicar_run)
    files, faults = load_files(root=root)
    if faults:
        raise FeatureError(faults)
    bound = 0
    with without_marks():
        for file in files:
            rows: dict[int, list[Case]] = defaultdict(list)
            wanted = {case.scenario_line for case in file.cases if only is None or case.id in only}
            for case in file.cases:
                if case.scenario_line in wanted:
                    rows[case.scenario_line].append(case)
            if not rows:
                continue
            for line, name in inside.adopt(file.path).items():
                if cases := rows.pop(line, None):
                    namespace[_unused(namespace, cases[0], name)] = _test(file.path, name, cases)
                    bound += len(cases)
            if rows:
                lost = ", ".join(f"{file.uri}:{line}" for line in rows)
                raise FrontEndFault(f"pytest-bdd does not see the scenarios at {lost}")
    return bound


def _test(path: Path, name: str, cases: list[Case]) -> Callable[..., None]:
    @scenario(str(path), name, features_base_dir=str(path.parent))
    def test(justicar_run: CaseRun) -> None:
        pass

    setattr(test, _CASES, cases)
    return test


def _unused(namespace: MutableMapping[str, Any], case: Case, name: str) -> str:
    identity = case.id.partition("/")[0] if case.permanent else ""
    slug = re.sub(r"\W+", "_", f"{identity}_{name}".lower()).strip("_")
    number, test = 1, f"test_{slug}"
    while test in namespace:
        number += 1
        test = f"test_{slug}_{number}"
    return test
