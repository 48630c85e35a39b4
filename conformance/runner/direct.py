"""The direct runner: runs cases against an engine without a test framework, in one process or several.

If the engine crashes, only that case is affected: the engine restarts and the run continues. The run ends early if the
engine cannot restart, crashes in too many cases in a row, or the time is up; the remaining cases are not run.
"""

from __future__ import annotations

import contextlib
import importlib
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from datetime import UTC, datetime
from multiprocessing import active_children, get_context, util
from typing import Any

import msgspec

from conformance import games as known_games
from conformance.adapters import cpu_affinity
from conformance.adapters.limits import Limits
from conformance.games import GameDescriptor
from conformance.protocol.engine import CouldNotStart, Engine
from conformance.runner import fork_safety, suite_version
from conformance.runner.cases import Case
from conformance.runner.execute import Brief, CaseRun, Editions, at_length, brief, requested_edition, unrun
from conformance.runner.gc_tuning import collect_seldom
from conformance.steps.registry import VocabularyError
from conformance.supervision.parent_watch import end_with_parent
from conformance.verdict.reports.report import Room
from conformance.verdict.results import CaseResult, RunResult, Verdict, without_events

Connect = Callable[..., Engine]
Progress = Callable[[CaseResult], None]
_CHUNK_AT_MOST = 16


def run_case(case: Case, engine: Engine, *, edition: Editions = None, game: GameDescriptor | None = None) -> CaseResult:
    """Run one case against a running engine. A crashed engine is not restarted: see `Judge`."""
    return _run(case, engine, edition, game)[0]


def _run(case: Case, engine: Engine, edition: Editions, game: GameDescriptor | None = None) -> tuple[CaseResult, bool]:
    run = CaseRun(case, engine, edition=edition, game=game)
    while run.stopped is None and len(run.results) < len(case.steps):
        run.perform()
    return run.finish(), run.broke


class Judge:
    """Runs cases against an engine and restarts it after crashes, up to a limit."""

    def __init__(
        self, engine: Engine, edition: Editions = None, limits: Limits | None = None, until: float | None = None
    ) -> None:
        """Set up the runs. `until` is their end in `time.monotonic` seconds, by default from the limits."""
        self.engine, self.edition = engine, edition
        self._limits = limits or Limits()
        self._until = time.monotonic() + self._limits.run_seconds if until is None else until
        self.room = Room()
        """Limits the size of the results."""
        self._breakdowns = 0
        self._over: str | None = None

    def judge(self, case: Case) -> CaseResult:
        """Run one case."""
        if (over := self.is_over()) is not None:
            return unrun(case, Verdict.NOT_RUN, over)
        result, broke = _run(case, self.engine, self.edition)
        self.note(broke)
        return result

    def is_over(self) -> str | None:
        """Return the reason why no more cases run, or None."""
        if self._over is None and time.monotonic() >= self._until:
            self._over = f"the run's time limit of {self._limits.run_seconds:g} s was reached"
        return self._over

    def note(self, broke: bool) -> None:
        """Restart the engine if it crashed in the last case, unless it has crashed too often."""
        self._breakdowns = self._breakdowns + 1 if broke else 0
        if self._breakdowns >= self._limits.breakdowns:
            self._over = f"the engine broke in {self._breakdowns} scenarios in a row"
        elif broke:
            try:
                self.engine.restart()
            except CouldNotStart as error:
                self._over = f"the engine could not be restarted: {error}"


def run(
    cases: Sequence[Case],
    spec: str,
    *,
    edition: Editions = None,
    limits: Limits | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    connect: Connect | None = None,
    modules: Sequence[str] = (),
    events: bool = True,
) -> RunResult:
    """Run every case against the engine that `spec` names, in the order given. Raises CouldNotStart.

    `progress` is called with each result. Without `events`, the events of passed scenarios are dropped at once,
    because no report shows them. With `jobs` above 1, that many processes each run an engine; `connect` must then
    be a module-level function, and each process first imports `modules`, which may register more games.
    """
    began, started = time.perf_counter(), now()
    order = list(cases)
    until = time.monotonic() + (limits or Limits()).run_seconds
    task = _Task(spec, edition, limits, until, connect, tuple(modules), events)
    work = _run_here if jobs <= 1 or len(order) < 2 else _run_in_processes
    description, results = work(order, task, jobs, progress)
    return RunResult(
        suite=suite_version.version(),
        engine=description,
        spec=spec,
        cases=results,
        editions=judged_editions((case.game for case in order), edition),
        started=started,
        seconds=time.perf_counter() - began,
    )


def now() -> str:
    """Return the current time in ISO 8601, UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def judged_editions(games: Iterable[str], edition: Editions) -> dict[str, str]:
    """Return game → edition judged."""
    known = known_games.known()
    default = {game: known[game].edition if game in known else "" for game in games}
    return {game: requested_edition(game, edition) or default[game] for game in default}


class _Task(msgspec.Struct, frozen=True):
    """Settings of a worker."""

    spec: str
    edition: Editions
    limits: Limits | None
    until: float
    """End of the run in `time.monotonic` seconds, which all processes of a machine share."""
    connect: Connect | None
    modules: tuple[str, ...]
    events: bool

    def judged(self, judge: Judge, case: Case) -> CaseResult:
        """Run a case and limit the size of its result."""
        result = judge.judge(case)
        if result.verdict is Verdict.PASSED and not self.events:
            return without_events(result)
        return judge.room.cut(result)

    def start(self) -> Judge:
        """Start the engine."""
        for module in self.modules:
            importlib.import_module(module)
        connect = self.connect or _connect
        engine = connect(self.spec) if self.limits is None else connect(self.spec, self.limits)
        return Judge(engine, self.edition, self.limits, self.until)


def _connect(spec: str, *limits: Any) -> Engine:
    from conformance.adapters import connect  # imported late, because there are many adapters

    return connect(spec, *limits)


def described(engine: Engine) -> dict[str, Any]:
    """Return the engine's description as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(engine.description)
    return plain


def _run_here(
    cases: list[Case], task: _Task, jobs: int, progress: Progress | None
) -> tuple[dict[str, Any], list[CaseResult]]:
    judge = task.start()
    try:
        results = []
        for case in cases:
            results.append(task.judged(judge, case))
            if progress:
                progress(results[-1])
        return described(judge.engine), results
    finally:
        judge.engine.close()


def _run_in_processes(
    cases: list[Case], task: _Task, jobs: int, progress: Progress | None
) -> tuple[dict[str, Any], list[CaseResult]]:
    size = max(1, min(_CHUNK_AT_MOST, len(cases) // (jobs * 4)))
    results: dict[int, CaseResult] = {}
    description: dict[str, Any] = {}
    context = get_context("fork" if fork_safety.may_fork() else "spawn")
    _read_ahead(cases)
    begun, others = context.Value("i"), set(active_children())
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(task, cases, begun)) as pool:
        waiting: dict[Future[tuple[dict[str, Any], list[Brief | CaseResult]]], range] = {}
        for at in range(0, len(cases), size):
            places = range(at, min(at + size, len(cases)))
            waiting[pool.submit(_judge, places)] = places
        try:
            for future in as_completed(waiting):
                places = waiting[future]
                try:
                    described_by_worker, sent = future.result()
                    description = description or described_by_worker
                    done = [at_length(each, cases[i]) for each, i in zip(sent, places, strict=True)]
                except BrokenProcessPool:
                    reason = "its worker process died; run it alone with `justicar case`"
                    done = [unrun(cases[i], Verdict.ERROR, reason) for i in places]
                for place, result in zip(places, done, strict=True):
                    results[place] = result
                    if progress:
                        progress(result)
        except BaseException:
            for worker in set(active_children()) - others:  # they may be waiting for hanging engines
                worker.kill()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return description, [results[i] for i in range(len(cases))]


def _read_ahead(cases: list[Case]) -> None:
    """Load the vocabularies once, so that forked workers share them."""
    for game in {case.game for case in cases} & known_games.known().keys():
        with contextlib.suppress(VocabularyError):
            known_games.find(game).vocabulary.names  # noqa: B018 - cached


class _Worker:
    """State of a pool process. Its engine starts with its first case."""

    def __init__(self, task: _Task, cases: list[Case]) -> None:
        self.task, self.cases = task, cases
        self.judge: Judge | None = None

    def judged(self, places: range) -> tuple[dict[str, Any], list[Brief | CaseResult]]:
        """Run the cases at these places. Return the engine's description, the first time only, and the results."""
        description: dict[str, Any] = {}
        if self.judge is None:
            self.judge = self.task.start()
            util.Finalize(None, self.judge.engine.close, exitpriority=10)
            description = described(self.judge.engine)
        return description, [brief(self.task.judged(self.judge, self.cases[place])) for place in places]


_worker: _Worker | None = None
"""Worker of this process, if it is in a pool."""


def _begin(task: _Task, cases: list[Case], begun: Any) -> None:
    """Set up a pool process. `begun` counts the processes of the pool."""
    global _worker
    end_with_parent()
    collect_seldom()
    with begun.get_lock():
        cpu_affinity.prefer(begun.value)
        begun.value += 1
    _worker = _Worker(task, cases)


def _judge(places: range) -> tuple[dict[str, Any], list[Brief | CaseResult]]:
    assert _worker is not None
    return _worker.judged(places)
