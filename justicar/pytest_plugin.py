"""pytest options and hooks for running features: which engine, within which limits, where the results go.

Loads with every pytest run where the distribution is installed, so it imports nothing heavy before it is used.
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
"""On a test: the result of its scenario."""
_COLLECTED = pytest.StashKey[dict[str, Any]]()
_LIMITS = ("request_seconds", "start_seconds", "restart_seconds", "memory_mb", "processes", "message_bytes")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options, in a group of their own."""
    group = parser.getgroup("justicar", "Justicar: features against a rules engine")
    group.addoption("--engine", metavar="SPEC", default="reference", help="the engine to judge (default: reference)")
    group.addoption("--edition", metavar="EDITION", help="the edition to judge (default: each game's own)")
    group.addoption("--engine-request-seconds", metavar="S", type=float, help="time for one request")
    group.addoption("--engine-start-seconds", metavar="S", type=float, help="time for the engine to start")
    group.addoption("--engine-restart-seconds", metavar="S", type=float, help="patience with an engine that restarts")
    group.addoption("--engine-memory-mb", metavar="MB", type=int, help="memory of the engine's process")
    group.addoption("--engine-processes", metavar="N", type=int, help="processes that the engine may have")
    group.addoption("--engine-message-bytes", metavar="N", type=int, help="length of one message")
    group.addoption("--justicar-results", metavar="FILE", type=Path, help="write results.json, as `certify` does")


def pytest_configure(config: pytest.Config) -> None:
    """Where results are gathered."""
    config.stash[_COLLECTED] = {"cases": [], "engine": {}, "began": datetime.now(UTC)}


@pytest.fixture(scope="session")
def justicar_judge(pytestconfig: pytest.Config) -> Iterator[Judge]:
    """The engine, one for a session (with pytest-xdist: for each worker)."""
    from conformance.adapters import CouldNotStart, Limits, connect
    from conformance.runner.direct import Judge, described

    options = {name: pytestconfig.getoption(f"engine_{name}", None) for name in _LIMITS}
    limits = Limits(**{name: value for name, value in options.items() if value is not None})
    try:
        engine = connect(pytestconfig.getoption("engine", "reference"), limits)
    except CouldNotStart as error:
        pytest.fail(str(error), pytrace=False)
    pytestconfig.stash[_COLLECTED]["engine"] = described(engine)
    try:
        yield Judge(engine, pytestconfig.getoption("edition", None), limits)
    finally:
        engine.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Attaches the result of a scenario to the last report of its test; it survives the way from a worker."""
    report = yield
    result = item.stash.get(RESULT, None)
    if report.when == "teardown" and result is not None:
        import msgspec

        report.__dict__["justicar"] = msgspec.to_builtins(result)
    return report


class _Gatherer:
    """Hooks that need the run's configuration."""

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
    """Gathers results from now on."""
    session.config.pluginmanager.register(_Gatherer(session.config), "justicar-results")


def _write(path: Path, config: pytest.Config, gathered: dict[str, Any]) -> None:
    """The results as `certify` writes them, in the order of the files. No certificate is judged here."""
    import msgspec

    from conformance.runner import suite
    from conformance.runner.direct import judged_editions
    from conformance.verdict.reports.json_results import results
    from conformance.verdict.reports.report import report_on
    from conformance.verdict.reports.writer import write_atomically
    from conformance.verdict.results import CaseResult, RunResult

    cases = msgspec.convert(gathered["cases"], list[CaseResult])
    cases.sort(key=lambda case: (case.uri, case.line))
    began: datetime = gathered["began"]
    result = RunResult(
        suite=suite.version(),
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
    """While it holds, tags of scenarios do not become pytest marks."""
    global _binding
    _binding = True
    try:
        yield
    finally:
        _binding = False


@pytest.hookimpl(optionalhook=True, tryfirst=True)
def pytest_bdd_apply_tag(tag: str) -> bool | None:
    """Ids and rules are no marks; of other projects' tags it keeps out."""
    return True if _binding else None
