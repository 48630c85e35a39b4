"""The direct runner: cases against an engine without a test framework, in this process or in several.

A case in which the engine breaks costs that case: the engine is started afresh and the run goes on. If it cannot be
started again, breaks time and again, or the time of the run is over, what is left is not asked.
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
from conformance.runner import forking, suite
from conformance.runner.cases import Case
from conformance.runner.execute import Brief, CaseRun, Editions, asked_edition, at_length, brief, unrun
from conformance.runner.gc_tuning import collect_seldom
from conformance.steps.registry import VocabularyError
from conformance.supervision.parent_watch import end_with_parent
from conformance.verdict.reports.report import Room
from conformance.verdict.results import CaseResult, RunResult, Verdict, without_events

Connect = Callable[..., Engine]
Progress = Callable[[CaseResult], None]
_CHUNK_AT_MOST = 16


def run_case(case: Case, engine: Engine, *, edition: Editions = None, game: GameDescriptor | None = None) -> CaseResult:
    """One case against a running engine. An engine that broke is not restarted: see `Judge`."""
    return _run(case, engine, edition, game)[0]


def _run(case: Case, engine: Engine, edition: Editions, game: GameDescriptor | None = None) -> tuple[CaseResult, bool]:
    run = CaseRun(case, engine, edition=edition, game=game)
    while run.stopped is None and len(run.results) < len(case.steps):
        run.perform()
    return run.finish(), run.broke


class Judge:
    """An engine with the runs of cases against it, restarted where it breaks, until it breaks too often."""

    def __init__(
        self, engine: Engine, edition: Editions = None, limits: Limits | None = None, until: float | None = None
    ) -> None:
        """`until`: when the run is over, in `time.monotonic` seconds; by default by the limits, from now."""
        self.engine, self.edition = engine, edition
        self._limits = limits or Limits()
        self._until = time.monotonic() + self._limits.run_seconds if until is None else until
        self.room = Room()
        """For what is kept of the results."""
        self._breakdowns = 0
        self._over: str | None = None

    def judge(self, case: Case) -> CaseResult:
        """The result of one case."""
        if (over := self.is_over()) is not None:
            return unrun(case, Verdict.NOT_ASKED, over)
        result, broke = _run(case, self.engine, self.edition)
        self.note(broke)
        return result

    def is_over(self) -> str | None:
        """Why nothing more is asked, if so."""
        if self._over is None and time.monotonic() >= self._until:
            self._over = f"the time of the run, {self._limits.run_seconds:g} s, was over"
        return self._over

    def note(self, broke: bool) -> None:
        """After a case: where the engine broke, it is started afresh, unless it has broken too often."""
        self._breakdowns = self._breakdowns + 1 if broke else 0
        if self._breakdowns >= self._limits.breakdowns:
            self._over = f"the engine had broken in {self._breakdowns} scenarios in a row"
        elif broke:
            try:
                self.engine.restart()
            except CouldNotStart as error:
                self._over = f"the engine could not be started again: {error}"


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
    """Every case against the engine that `spec` names, in the order given; `progress` hears of each as it is done.

    Without `events`, those of scenarios that passed are dropped at once: no report tells them.

    With `jobs` above 1 that many processes run an engine each; `connect` must then be a function of a module, and
    `modules` are imported first in each process (they may make further games known). Raises CouldNotStart.
    """
    began, started = time.perf_counter(), now()
    order = list(cases)
    until = time.monotonic() + (limits or Limits()).run_seconds
    task = _Task(spec, edition, limits, until, connect, tuple(modules), events)
    work = _run_here if jobs <= 1 or len(order) < 2 else _run_in_processes
    description, results = work(order, task, jobs, progress)
    return RunResult(
        suite=suite.version(),
        engine=description,
        spec=spec,
        cases=results,
        editions=judged_editions((case.game for case in order), edition),
        started=started,
        seconds=time.perf_counter() - began,
    )


def now() -> str:
    """The moment, as results tell it: ISO 8601, UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def judged_editions(games: Iterable[str], edition: Editions) -> dict[str, str]:
    """Game → the edition judged."""
    known = known_games.known()
    default = {game: known[game].edition if game in known else "" for game in games}
    return {game: asked_edition(game, edition) or default[game] for game in default}


class _Task(msgspec.Struct, frozen=True):
    """What a worker needs to know."""

    spec: str
    edition: Editions
    limits: Limits | None
    until: float
    """When the run is over, in `time.monotonic` seconds, which are the same for all processes of a machine."""
    connect: Connect | None
    modules: tuple[str, ...]
    events: bool

    def judged(self, judge: Judge, case: Case) -> CaseResult:
        """The result of a case, with as much of it as is wanted and bearable."""
        result = judge.judge(case)
        if result.verdict is Verdict.PASSED and not self.events:
            return without_events(result)
        return judge.room.cut(result)

    def start(self) -> Judge:
        """An engine, ready to be judged."""
        for module in self.modules:
            importlib.import_module(module)
        connect = self.connect or _connect
        engine = connect(self.spec) if self.limits is None else connect(self.spec, self.limits)
        return Judge(engine, self.edition, self.limits, self.until)


def _connect(spec: str, *limits: Any) -> Engine:
    from conformance.adapters import connect  # only where it is used: the adapters are many

    return connect(spec, *limits)


def described(engine: Engine) -> dict[str, Any]:
    """The engine's description as plain data."""
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
    context = get_context("fork" if forking.may_fork() else "spawn")
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
                    told, sent = future.result()
                    description = description or told
                    done = [at_length(each, cases[i]) for each, i in zip(sent, places, strict=True)]
                except BrokenProcessPool:
                    reason = "the process that ran it died; run it alone with `justicar case`"
                    done = [unrun(cases[i], Verdict.ERROR, reason) for i in places]
                for place, result in zip(places, done, strict=True):
                    results[place] = result
                    if progress:
                        progress(result)
        except BaseException:
            for worker in set(active_children()) - others:  # they may be waiting for engines that hang
                worker.kill()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return description, [results[i] for i in range(len(cases))]


def _read_ahead(cases: list[Case]) -> None:
    """What each worker would have to read, read once, so that the copies of this process have it."""
    for game in {case.game for case in cases} & known_games.known().keys():
        with contextlib.suppress(VocabularyError):
            known_games.find(game).vocabulary.names  # noqa: B018 - kept from then on


class _Worker:
    """What a process of the pool judges, by what engine; the engine starts with its first case."""

    def __init__(self, task: _Task, cases: list[Case]) -> None:
        self.task, self.cases = task, cases
        self.judge: Judge | None = None

    def judged(self, places: range) -> tuple[dict[str, Any], list[Brief | CaseResult]]:
        """The description of the engine, once, and the results."""
        description: dict[str, Any] = {}
        if self.judge is None:
            self.judge = self.task.start()
            util.Finalize(None, self.judge.engine.close, exitpriority=10)
            description = described(self.judge.engine)
        return description, [brief(self.task.judged(self.judge, self.cases[place])) for place in places]


_worker: _Worker | None = None
"""Of this process, if it is one of a pool."""


def _begin(task: _Task, cases: list[Case], begun: Any) -> None:
    """`begun` counts the processes of the pool."""
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
