"""Pytest options and hooks to run features: the engine, its limits, and the results file.

Pytest loads this plugin in every project where the distribution is installed, so it imports nothing heavy until used.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from conformance.runner.direct import Judge
    from conformance.verdict.results import CaseResult

RESULT: pytest.StashKey[CaseResult] = pytest.StashKey()
"""Result of a test's scenario."""
_COLLECTED = pytest.StashKey[dict[str, Any]]()
_LIMITS = ("request_seconds", "start_seconds", "restart_seconds", "memory_mb", "processes", "message_bytes")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options in their own group."""
    group = parser.getgroup("justicar", "Justicar: features against a rules engine")
    group.addoption("--engine", metavar="SPEC", default="reference", help="the engine to judge (default: reference)")
    group.addoption("--edition", metavar="EDITION", help="the edition to judge (default: each game's own)")
    group.addoption("--engine-request-seconds", metavar="S", type=float, help="time for one request")
    group.addoption("--engine-start-seconds", metavar="S", type=float, help="time to start the engine")
    group.addoption("--engine-restart-seconds", metavar="S", type=float, help="time to restart a broken engine")
    group.addoption("--engine-memory-mb", metavar="MB", type=int, help="maximum memory of the engine")
    group.addoption("--engine-processes", metavar="N", type=int, help="maximum number of processes of the engine")
    group.addoption("--engine-message-bytes", metavar="N", type=int, help="maximum length of one message")
    group.addoption("--justicar-results", metavar="FILE", type=Path, help="write results.json, as `certify` does")


def pytest_configure(config: pytest.Config) -> None:
    """Create the store for results."""
    config.stash[_COLLECTED] = {"cases": [], "engine": {}, "began": datetime.now(UTC)}


@pytest.fixture(scope="session")
def justicar_judge(pytestconfig: pytest.Config) -> Iterator[Judge]:
    """Yield the judge with its engine, one for each session or xdist worker."""
    from conformance.adapters import CouldNotStart, Limits, connect
    from conformance.runner.direct import Judge, described

    options = {name: pytestconfig.getoption(f"engine_{name}", None) for name in _LIMITS}
    limits = Limits(**{name: value for name, value in options.items() if value is not None})
    try:
        engine = connect(pytestconfig.getoption("engine", "reference"), limits)
    except CouldNotStart as error:
        from conformance.verdict.reports.untrusted_text import printable, without_commands

        pytest.fail(without_commands(printable(str(error))), pytrace=False)
    pytestconfig.stash[_COLLECTED]["engine"] = described(engine)
    try:
        yield Judge(engine, pytestconfig.getoption("edition", None), limits)
    finally:
        engine.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Attach the result of a scenario to the last report of its test, which workers send to the main process."""
    report = yield
    result = item.stash.get(RESULT, None)
    if report.when == "teardown" and result is not None:
        import msgspec

        report.__dict__["justicar"] = msgspec.to_builtins(result)
    return report


class _Gatherer:
    """Hooks that collect results and write them at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config, self.gathered = config, config.stash[_COLLECTED]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        result = getattr(report, "justicar", None)
        if result is not None:
            self.gathered["cases"].append(result)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.gathered["engine"] = getattr(node, "workeroutput", {}).get("justicar") or self.gathered["engine"]

    def pytest_sessionfinish(self) -> None:
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["justicar"] = self.gathered["engine"]
        elif path := self.config.getoption("justicar_results", None):
            _write(path, self.config, self.gathered)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Start collecting results."""
    session.config.pluginmanager.register(_Gatherer(session.config), "justicar-results")


def _write(path: Path, config: pytest.Config, gathered: dict[str, Any]) -> None:
    """Write the results as `certify` does, in the order of the files, without certificates."""
    import msgspec

    from conformance.runner import suite_version
    from conformance.runner.direct import judged_editions
    from conformance.user_cache import write_atomically
    from conformance.verdict.reports.json_results import results
    from conformance.verdict.reports.report import report_on
    from conformance.verdict.results import CaseResult, RunResult

    cases = msgspec.convert(gathered["cases"], list[CaseResult])
    cases.sort(key=lambda case: (case.uri, case.line))
    began: datetime = gathered["began"]
    result = RunResult(
        suite=suite_version.version(),
        engine=gathered["engine"],
        spec=config.getoption("engine", "reference"),
        cases=cases,
        editions=judged_editions((case.game for case in cases), config.getoption("edition", None)),
        started=began.isoformat(timespec="seconds"),
        seconds=(datetime.now(UTC) - began).total_seconds(),
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, results(report_on(result)))


_binding = False


@contextmanager
def without_marks() -> Iterator[None]:
    """Keep tags of scenarios from becoming pytest marks inside the context."""
    global _binding
    _binding = True
    try:
        yield
    finally:
        _binding = False


@pytest.hookimpl(optionalhook=True, tryfirst=True)
def pytest_bdd_apply_tag(tag: str) -> bool | None:
    """Ignore the tags of our scenarios, but leave other projects' tags alone."""
    return True if _binding else None
