"""Engines whose broken rules are known, each judged once with all scenarios that it could fail.

Each runs in a child process, so that changes end with it. Verdicts are cached by a digest of engine and suite, so an
interrupted measurement resumes, and the next one uses its results.
"""

from __future__ import annotations

import hashlib
import os
import signal
import types
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from multiprocessing import get_context
from typing import Any

import msgspec

from conformance.adapters import Engine
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.verdict.fault_localization.events import difference
from conformance.verdict.reports.untrusted_text import shorten
from conformance.verdict.results import Verdict, failing_step
from tests.mutants.by_rule import killed_by_rule, places
from tests.mutants.changes import Change
from tests.mutants.coverage import Reached, kept_at
from tests.mutants.verdicts import Judging, TooLong, rule_changes
from tests.suite.faulty_engines.faulty import Changes, WrongEngine, written_by_hand

SECONDS = 45
"""Processor time in seconds for one engine. If it takes longer, the failures found until then count."""


MOST_MORE = 8
"""Maximum number of an engine's extra events kept for a step."""
MOST_SAID = 600
"""Maximum length of a message that is kept."""


class Failure(msgspec.Struct, frozen=True):
    """Scenario that an engine failed."""

    id: str
    verdict: Verdict
    at: int
    """Index of the step that failed; -1 if none did."""
    message: str
    unlike: tuple[tuple[int, tuple[int, ...], tuple[dict[str, Any], ...]], ...] = ()
    """Steps up to the failure whose events differ from the reference engine's.

    Each has the index of the step, the indexes of the reference engine's events that are missing, and the extra events.
    """


class JudgedEngine(msgspec.Struct, frozen=True):
    """Faulty engine or mutant, and the scenarios that it failed."""

    name: str
    breaks: tuple[str, ...]
    """Rules that it breaks."""
    by_hand: bool
    failures: tuple[Failure, ...]


class EngineTrial:
    """Faulty engine or mutant to be judged."""

    def __init__(self, name: str, made_of: WrongEngine | Change) -> None:
        self.name, self.made_of = name, made_of
        self.breaks: list[str] = []

    @property
    def by_hand(self) -> bool:
        return isinstance(self.made_of, WrongEngine)


def trials(game: str) -> list[EngineTrial]:
    """Return the faulty engines of a game, and the mutants listed for a rule.

    A mutant breaks each rule that the engine cites at the changed place, if a scenario that tags the rule kills it. The
    order is pseudorandom, so that the first hundred are a fair sample.
    """
    found: dict[object, EngineTrial] = {}
    for wrong in written_by_hand():
        if wrong.game == game:
            trial = found.setdefault((wrong.title, wrong._change), EngineTrial(wrong.title, wrong))
            trial.breaks.append(wrong.breaks)
    changes = {change.name: change for change in rule_changes(game)}
    cited = places(game)
    for _, _, name in killed_by_rule():
        if name in changes and name not in found:
            trial = found[name] = EngineTrial(name, changes[name])
            at = set(around(changes[name]))
            trial.breaks += [rule for rule, where in cited.items() if not at.isdisjoint(where)]
    return sorted(found.values(), key=lambda trial: hashlib.blake2b(trial.name.encode(), digest_size=8).digest())


def around(change: Change) -> Iterator[tuple[str, str]]:
    """Return the functions and classes that a change is in."""
    parts = change.where.split(".")
    return ((change.module, ".".join(parts[:upto])) for upto in range(1, len(parts) + 1))


class Noting(Changes):
    """Make changes, and record the code that is replaced. Scenarios that do not execute it cannot show the change."""

    def __init__(self) -> None:
        super().__init__()
        self.codes: list[types.CodeType] | None = []
        """Replaced code; None if anything other than a function is replaced."""

    def replace(self, owner: type | types.ModuleType, name: str, wrong: Callable[..., Any]) -> None:
        right = vars(owner).get(name, getattr(owner, name))
        known, before = getattr(right, "__func__", right), self.codes
        super().replace(owner, name, wrong)
        plain = isinstance(known, types.FunctionType) and not hasattr(known, "__wrapped__")
        self.codes = [*before, known.__code__] if plain and before is not None else None

    def set(self, owner: object, name: str, value: Any) -> None:
        super().set(owner, name, value)
        self.codes = None


def concerned(reached: Reached, codes: Sequence[types.CodeType] | None) -> list[int]:
    """Return the scenarios that execute any of these functions; all scenarios if that is unknown."""
    everyone = list(range(len(reached.cases)))
    if codes is None:
        return everyone
    found: set[int] = set()
    for code in codes:
        name = code.co_filename.partition("/reference_engine/")[2].removesuffix(".py").replace("/", ".")
        name = f"reference_engine.{name}".removesuffix(".__init__")
        lines = {line for *_, line in code.co_lines() if line} - {code.co_firstlineno}
        if name not in reached.lines or not lines:
            return everyone
        found |= reached.executing(name, lines)
    return sorted(found - {-1})


class Judges:
    """Judge the engines of one game."""

    def __init__(self, game: str) -> None:
        self.judging = Judging(Reached(game))
        self.cases: list[Case] = self.judging.reached.cases
        self.events = {
            case.id: [step.events for step in run_case(case, self.judging.engine).steps] for case in self.cases
        }
        """Scenario → the reference engine's events in each step."""

    def __call__(self, trial: EngineTrial) -> JudgedEngine:
        """Judge one engine. Call it in a child process."""
        failures: list[Failure] = []
        engine: Engine
        signal.signal(signal.SIGPROF, _too_long)
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            with ExitStack() as stack:
                if isinstance(trial.made_of, WrongEngine):
                    noting = Noting()
                    stack.callback(noting.undo)
                    trial.made_of._change(noting)
                    engine, chosen = self.judging.engine, concerned(self.judging.reached, noting.codes)
                else:
                    engine, chosen = self.judging.make(trial.made_of), sorted(self.judging.scenarios(trial.made_of))
                for at in chosen:
                    failures += self.failure(self.cases[at], engine)
        except TooLong:
            pass
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        return JudgedEngine(trial.name, tuple(trial.breaks), trial.by_hand, tuple(failures))

    def failure(self, case: Case, engine: Engine) -> list[Failure]:
        """Return the failure of an engine in a scenario; empty if it passes."""
        result = run_case(case, engine)
        if result.verdict is Verdict.PASSED:
            return []
        if result.verdict is Verdict.ERROR:
            engine.restart()
        step = failing_step(result)
        at = -1 if step is None else result.steps.index(step)
        unlike = []
        for place, (mine, right) in enumerate(zip(result.steps[: at + 1], self.events[case.id], strict=False)):
            found = difference(mine.events, right)
            if found.lacking or found.more:
                lacking = tuple(number for number, event in enumerate(right) if any(event is e for e in found.lacking))
                more = tuple({key: event[key] for key in event if key != "rules"} for event in found.more[:MOST_MORE])
                unlike.append((place, lacking, more))
        return [Failure(case.id, result.verdict, at, shorten(result.reason or "", MOST_SAID), tuple(unlike))]


def judged(game: str, number: int | None, jobs: int) -> Iterator[JudgedEngine]:
    """Yield `number` engines of a game (all if None), cached ones first, then the others as they are judged."""
    wanted = trials(game)[:number]
    kept = kept_at("localisation", game, ".ndjson", "engine", "suite")
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    known = {each.name: each for each in (msgspec.json.decode(line, type=JudgedEngine) for line in lines)}
    yield from (known[trial.name] for trial in wanted if trial.name in known)
    left = [trial for trial in wanted if trial.name not in known]
    if not left:
        return
    with kept.open("ab") as file:
        for each in _in_children(Judges(game), left, jobs):
            file.write(msgspec.json.encode(each) + b"\n")
            file.flush()
            yield each


_judges: Judges | None = None
_left: Sequence[EngineTrial] = ()


def _in_children(judges: Judges, left: Sequence[EngineTrial], jobs: int) -> Iterator[JudgedEngine]:
    global _judges, _left
    _judges, _left = judges, left
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        for each in pool.imap(_judge, range(len(left)), chunksize=1):
            yield msgspec.convert(each, JudgedEngine)


def _judge(at: int) -> Any:
    assert _judges is not None
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, 2)
    return msgspec.to_builtins(_judges(_left[at]))


def _too_long(signum: int, frame: Any) -> None:
    raise TooLong
