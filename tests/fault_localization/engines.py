"""Wrong engines whose broken rule is known, each judged once by all scenarios that it could fail, and what they say.

A child process for each: what is changed in it ends with it. Verdicts are kept beside the digest of engine and suite,
so that a measurement that was cut off goes on, and another one begins where this one ends.
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
from conformance.verdict.reports.text import shorten
from conformance.verdict.results import Verdict, failing_step
from tests.mutants.by_rule import killed_by_rule, places
from tests.mutants.changes import Change
from tests.mutants.coverage import Reached, kept_at
from tests.mutants.verdicts import Judging, TooLong, rule_changes
from tests.suite.faulty_engines.faulty import Changes, WrongEngine, written_by_hand

SECONDS = 45
"""How much processor time a wrong engine may take; of one that takes more, what was judged until then counts."""


MOST_MORE = 8
"""So many of a wrong engine's own events are kept of a step."""
MOST_SAID = 600
"""So much of a message is kept."""


class Failure(msgspec.Struct, frozen=True):
    """A scenario that a wrong engine failed."""

    id: str
    verdict: Verdict
    at: int
    """The place of the step that failed; -1: none did."""
    message: str
    unlike: tuple[tuple[int, tuple[int, ...], tuple[dict[str, Any], ...]], ...] = ()
    """Steps up to there in which it tells other events than the reference engine: the place of the step, the places of
    those of the reference engine's events that are lacking, and what it tells instead."""


class JudgedEngine(msgspec.Struct, frozen=True):
    """A wrong engine, and the scenarios that it failed."""

    name: str
    breaks: tuple[str, ...]
    """The rules that it breaks."""
    by_hand: bool
    failures: tuple[Failure, ...]


class EngineTrial:
    """A wrong engine to be judged."""

    def __init__(self, name: str, made_of: WrongEngine | Change) -> None:
        self.name, self.made_of = name, made_of
        self.breaks: list[str] = []

    @property
    def by_hand(self) -> bool:
        return isinstance(self.made_of, WrongEngine)


def trials(game: str) -> list[EngineTrial]:
    """All wrong engines of a game: those written by hand, and those made that the list has for a rule.

    One that is made breaks each rule that the engine cites where it is changed, if a scenario that tags the rule
    refuses it: so it comes into the list. They stand in an order of their own: the first hundred are as good as any.
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
    """The functions and classes that a change lies in."""
    parts = change.where.split(".")
    return ((change.module, ".".join(parts[:upto])) for upto in range(1, len(parts) + 1))


class Noting(Changes):
    """Makes changes, and notes the code that is replaced: who never executes it cannot tell the difference."""

    def __init__(self) -> None:
        super().__init__()
        self.codes: list[types.CodeType] | None = []
        """What is replaced; None, where it is something else than functions."""

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
    """The scenarios that execute some of these functions; all, where that cannot be told."""
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
    """Judges the wrong engines of one game."""

    def __init__(self, game: str) -> None:
        self.judging = Judging(Reached(game))
        self.cases: list[Case] = self.judging.reached.cases
        self.told = {
            case.id: [step.events for step in run_case(case, self.judging.engine).steps] for case in self.cases
        }
        """What the reference engine tells in each step of each scenario."""

    def __call__(self, trial: EngineTrial) -> JudgedEngine:
        """Runs in a process of its own."""
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
                    engine, asked = self.judging.engine, concerned(self.judging.reached, noting.codes)
                else:
                    engine, asked = self.judging.make(trial.made_of), sorted(self.judging.scenarios(trial.made_of))
                for at in asked:
                    failures += self.failure(self.cases[at], engine)
        except TooLong:
            pass
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        return JudgedEngine(trial.name, tuple(trial.breaks), trial.by_hand, tuple(failures))

    def failure(self, case: Case, engine: Engine) -> list[Failure]:
        """What a scenario says of an engine, if it does not pass it."""
        result = run_case(case, engine)
        if result.verdict is Verdict.PASSED:
            return []
        if result.verdict is Verdict.ERROR:
            engine.restart()
        step = failing_step(result)
        at = -1 if step is None else result.steps.index(step)
        unlike = []
        for place, (mine, right) in enumerate(zip(result.steps[: at + 1], self.told[case.id], strict=False)):
            found = difference(mine.events, right)
            if found.lacking or found.more:
                lacking = tuple(number for number, event in enumerate(right) if any(event is e for e in found.lacking))
                more = tuple({key: event[key] for key in event if key != "rules"} for event in found.more[:MOST_MORE])
                unlike.append((place, lacking, more))
        return [Failure(case.id, result.verdict, at, shorten(result.reason or "", MOST_SAID), tuple(unlike))]


def judged(game: str, number: int | None, jobs: int) -> Iterator[JudgedEngine]:
    """So many of the wrong engines of a game, or all, each as it is judged; those that are known first."""
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
