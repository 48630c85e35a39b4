"""Judge mutants, each in a forked process, with the scenarios that execute the changed code, until one kills it."""

from __future__ import annotations

import functools
import hashlib
import importlib.abc
import importlib.machinery
import os
import re
import resource
import signal
import sys
import time
import types
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import MappingProxyType
from typing import Any, NoReturn, TypeVar

import msgspec
import tomli

from conformance.adapters import Engine, connect
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from tests.mutants.card_values import FactChange, card_of, fact_changes
from tests.mutants.changes import REASON, Change, changed, changes_of
from tests.mutants.coverage import IMPORTING, Reached, forget_engine, modules
from tests.mutants.replayed import Replays
from tests.suite.reasons import reasons, states_reasons

AnyChange = Change | FactChange
T = TypeVar("T")

SECONDS = 60
"""Processor time in seconds that a mutant may take for all its scenarios. A mutant that takes longer is killed."""
IDLE = 900
"""Seconds after which an idle process is killed."""
MEMORY = 4 << 30
NOT_PLAYED = "no replay executes it"

REFUSING = re.compile(r"(^|[._])refusal$")
"""Functions that give the reason for a refusal. The options already show what is refused."""


class Finding(msgspec.Struct, frozen=True):
    """Result for one mutant. `by` is the scenario that kills it, or what broke; empty if it survives."""

    refused: bool
    deciding: bool = False
    """True if a scenario that decides a certificate kills it."""
    by: str = ""
    asked: int = 0
    """Number of scenarios that were run."""
    reason: str = ""
    """Scenario that notices another reason for a refusal, for a mutant that changes nothing but reasons."""
    differs: str | None = None
    """Difference from the original found by replay; empty if there is none, None if nothing was replayed."""


class Judging:
    """Judge mutants of one game, one after another or several at a time."""

    def __init__(
        self,
        reached: Reached,
        replays: Replays | None = None,
        known: Mapping[str, str] = MappingProxyType({}),
        listed: Collection[str] = (),
        reasons_of: Collection[str] | None = None,
    ) -> None:
        """Prepare the judge. `reasons_of`: scenarios whose reasons are compared, by id; None for all that state any."""
        self.reached, self.replays, self.listed, self.reasons_of = reached, replays, listed, reasons_of
        self.known = known
        """Change → the scenario that killed it in an earlier run."""
        self.refusing: dict[str, Counter[int]] = defaultdict(Counter)
        """Module, or module and function → the scenarios that killed a mutant there, with counts."""
        self.places = {case.id: at for at, case in enumerate(reached.cases)}
        _ = reached.size, self.named  # computed once, before the processes fork
        self.sources = {name: path.read_text("utf-8") for name, path in modules(reached.game).items()}
        self.engine = connect("reference")
        _ = replays and (replays.of_scenarios, replays.games)
        _ = self.reasons  # reasons of the original: the forked processes change it
        self.elsewhere = Reached(reached.game) if replays is not None and reached.edition is not None else None
        _ = self.elsewhere and self.elsewhere.lines

    def scenarios(self, change: AnyChange) -> list[int]:
        """Return the scenarios that could kill a mutant, deciding ones first, then by likelihood."""
        reached = self.reached
        candidates, first = set(range(len(reached.cases))), set[int]()
        if isinstance(change, FactChange) or change.declares:
            candidates = self.naming(card_of(change))
        else:
            exactly = reached.executing(change.module, range(change.lines[0], change.lines[1] + 1))
            if IMPORTING in exactly or (exactly and is_asked_once(change)):
                first = self.naming(change.where.partition(".")[0])
            else:
                candidates = exactly
        provisional = {at for at in candidates if reached.cases[at].provisional}
        known = self.places.get(self.known.get(change.name, ""))
        here, around = (self.refusing.get(place, Counter()) for place in places_of(change))
        return sorted(
            candidates,
            key=lambda at: (at in provisional, at != known, -here[at], at not in first, -around[at], reached.size[at]),
        )

    def learn(self, change: AnyChange, finding: Finding) -> None:
        """Record the scenario that killed a mutant, so that it runs first for other changes in the same place."""
        if finding.by in self.places:
            for place in places_of(change):
                self.refusing[place][self.places[finding.by]] += 1

    def naming(self, card: str) -> set[int]:
        """Return the scenarios that name `card`."""
        word = letters(card)
        return {at for at, named in enumerate(self.named) if word and word in named}

    @functools.cached_property
    def named(self) -> list[str]:
        """Text of each scenario, lower case, letters and digits only."""
        return [letters(" ".join(step.text for step in case.steps)) for case in self.reached.cases]

    def judge(self, change: AnyChange, cases: Iterable[int] | None = None) -> Finding:
        """Apply the change and run scenarios (`cases`, or all) until one kills the mutant.

        Call it in a forked process.
        """
        try:
            engine = self.make(change)
        except Exception as error:
            return Finding(True, True, f"it does not start: {type(error).__name__}")
        asked = 0
        if change.of == REASON:
            return self.judge_reason(change, engine)
        for at in self.scenarios(change) if cases is None else cases:
            case = self.reached.cases[at]
            asked += 1
            if run_case(case, engine, edition=self.reached.edition).verdict is not Verdict.PASSED:
                return Finding(True, not case.provisional, case.id, asked)
        if REFUSING.search(change.where) and (other := self.judge_reason(change, engine, cases)).refused:
            return Finding(False, asked=asked, reason=other.by)
        return Finding(False, asked=asked, differs=self.replay(change) if cases is None else None)

    def judge_reason(self, change: AnyChange, engine: Engine, cases: Iterable[int] | None = None) -> Finding:
        """Run the scenarios that state reasons. A reason other than the original's kills the mutant.

        Engines under test need not give reasons; the reference engine's reasons are part of what it promises.
        """
        asked = 0
        for at in self.scenarios(change) if cases is None else cases:
            if at in self.reasons:
                case = self.reached.cases[at]
                asked += 1
                if reasons(case, engine, self.reached.edition) != self.reasons[at]:
                    return Finding(True, not case.provisional, case.id, asked)
        return Finding(False, asked=asked)

    @functools.cached_property
    def reasons(self) -> dict[int, list[tuple[str, str]]]:
        """Scenario that states reasons → each reason that the original gives."""
        cases = [
            (at, case)
            for at, case in enumerate(self.reached.cases)
            if states_reasons(case) and (self.reasons_of is None or case.id in self.reasons_of)
        ]
        return {at: reasons(case, self.engine, self.reached.edition) for at, case in cases}

    def replay(self, change: AnyChange) -> str | None:
        """Return how a surviving mutant plays differently; None without replays or if it is in the ledger."""
        if self.replays is None or change.name in self.listed:
            return None
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        scenarios, of_another_edition = self.scenarios(change), False
        if isinstance(change, FactChange):
            games = self.replays.naming(change.card)
        else:
            lines = range(change.lines[0], change.lines[1] + 1)
            games = self.replays.of_lines(change.module, lines)
            of_another_edition = bool(self.elsewhere and self.elsewhere.executing(change.module, lines))
        if not scenarios and not games:
            return "" if of_another_edition else NOT_PLAYED
        try:
            return self.replays.difference(games, scenarios)
        except TooLong:
            return "the replay does not end"

    def make(self, change: AnyChange) -> Engine:
        """Return the changed engine. The process has no other engine afterwards."""
        if isinstance(change, FactChange):
            have_facts_changed(change)
            forget_engine()
            return connect("reference")
        tree = changed(self.sources[change.module], change)
        code = compile(tree, sys.modules[change.module].__file__ or change.module, "exec")
        if self.put_in_place(change, code):
            return self.engine
        forget_engine()
        sys.meta_path.insert(0, Changed(change.module, code))
        return connect("reference")

    def put_in_place(self, change: Change, code: types.CodeType) -> bool:
        """Replace a function's code if that is enough, that is, if none of the code ran on import."""
        outermost = outermost_function(code, change)
        function = live_function(change.module, outermost) if outermost is not None else None
        if outermost is None or function is None or function.__code__.co_freevars != outermost.co_freevars:
            return False
        last = max((line for *_, line in outermost.co_lines() if line), default=outermost.co_firstlineno)
        if IMPORTING in self.reached.executing(change.module, range(outermost.co_firstlineno + 1, last + 1)):
            return False
        function.__code__ = outermost
        return True


def places_of(change: AnyChange) -> tuple[str, str]:
    """Return the function or card that a change is in, and the module or game around that."""
    if isinstance(change, FactChange):
        return (change.card, change.game)
    return (f"{change.module}:{change.where}", change.module)


def outermost_function(code: types.CodeType, change: Change) -> types.CodeType | None:
    """Return the code of the function, method or property that a change is in; None if it is in none."""
    name, found = "", None
    for word in change.where.split("."):
        name = f"{name}.{word}".lstrip(".")
        inner = next(
            (
                each
                for each in code.co_consts
                if isinstance(each, types.CodeType)
                and each.co_qualname == name
                and each.co_firstlineno <= change.lines[0]
            ),
            None,
        )
        if inner is None:
            return found
        code = inner
        if inner.co_flags & 0x02:  # a function, not a class
            return inner
    return found


def is_asked_once(change: Change) -> bool:
    """Return True if a function's results are cached. Coverage then shows only the first caller."""
    found: Any = sys.modules[change.module]
    for word in change.where.split("."):
        found = vars(found).get(word)
        if hasattr(found, "cache_clear") or isinstance(found, functools.cached_property):
            return True
        if not isinstance(found, type):
            return False
    return False


def live_function(module: str, code: types.CodeType) -> types.FunctionType | None:
    """Return the function in use under the name of `code`, without its wrappers."""
    found: Any = sys.modules[module]
    for word in code.co_qualname.split("."):
        found = vars(found).get(word) if not isinstance(found, types.ModuleType) else getattr(found, word, None)
        if found is None:
            return None
    for inner in ("fget", "func", "__func__"):
        found = getattr(found, inner, found)
    if hasattr(found, "cache_clear"):
        return None
    return found if isinstance(found, types.FunctionType) and found.__code__.co_qualname == code.co_qualname else None


class Changed(importlib.abc.Loader, importlib.abc.MetaPathFinder):
    """Import one module from changed code."""

    def __init__(self, name: str, code: types.CodeType) -> None:
        self.name, self.code = name, code

    def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        found = importlib.machinery.PathFinder.find_spec(name, path)
        if found is not None:
            found.loader = self
        return found

    def exec_module(self, module: types.ModuleType) -> None:
        exec(self.code, module.__dict__)


def have_facts_changed(change: FactChange) -> None:
    """Read the file of card facts with a change applied to it."""
    load = tomli.load

    def instead(file: Any, **options: Any) -> dict[str, Any]:
        data = load(file, **options)
        if Path(file.name).parts[-2:] == ("cards", f"{change.game}.toml"):
            change.change(data)
        return data

    tomli.load = instead


def letters(text: str) -> str:
    """Return a text in lower case, with letters and digits only."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def judged(judging: Judging, changes: Sequence[AnyChange], jobs: int) -> Iterator[tuple[AnyChange, Finding]]:
    """Yield each change with its finding, as each is done."""
    for change, finding in in_processes(judging.judge, changes, jobs):
        judging.learn(change, finding)
        yield change, finding


def in_processes(judge: Callable[[T], Finding], trials: Sequence[T], jobs: int) -> Iterator[tuple[T, Finding]]:
    """Judge each trial in its own process, and yield each when done.

    A trial that hangs, dies or floods memory is killed.
    """
    waiting = list(reversed(trials))
    running: dict[Connection, tuple[T, int, float]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                trial = waiting.pop()
                here, there = Pipe(duplex=False)
                if (child := os.fork()) == 0:  # a process of multiprocessing may have no children in a dask worker
                    _child(judge, trial, there)
                there.close()
                running[here] = (trial, child, time.monotonic() + IDLE)
            ready = [each for each in wait(list(running), timeout=5) if isinstance(each, Connection)]
            late = [each for each, (_, _, until) in running.items() if time.monotonic() > until and each not in ready]
            for connection in (*ready, *late):
                trial, child, _ = running.pop(connection)
                yield trial, _answer(connection, child, connection in late)
    finally:
        for connection, (_, child, _) in running.items():
            _answer(connection, child, late=True)


def _answer(connection: Connection, child: int, late: bool) -> Finding:
    try:
        if late:
            os.kill(child, signal.SIGKILL)
            return Finding(True, True, "it does not end")
        return msgspec.convert(connection.recv(), Finding)
    except EOFError:
        return Finding(True, True, "its process dies")
    finally:
        connection.close()
        os.waitpid(child, 0)


def _child(judge: Callable[[T], Finding], trial: T, there: Connection) -> NoReturn:
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, _too_long)
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, 2)
        try:
            finding = judge(trial)
        except TooLong:
            finding = Finding(True, True, "it does not end")
        there.send(msgspec.to_builtins(finding))
    finally:
        os._exit(0)


class TooLong(BaseException):
    """The processor time is used up."""


def _too_long(signum: int, frame: Any) -> None:
    raise TooLong


def rule_changes(game: str) -> list[Change]:
    """Return every change of a game's rules that play could show."""
    found: list[Change] = []
    for name, path in modules(game).items():
        found += changes_of(name, path.read_text("utf-8"))
    return found


def card_changes(game: str) -> list[AnyChange]:
    """Return every change of the cards' declarations and facts."""
    return [*(change for change in rule_changes(game) if change.declares), *fact_changes(game)]


def sample(changes: Iterable[AnyChange], number: int, seed: int) -> list[AnyChange]:
    """Return `number` changes, the same for the same seed. New changes elsewhere move few of them."""

    def lot(change: AnyChange) -> bytes:
        return hashlib.blake2b(f"{seed} {change.name}".encode(), digest_size=8).digest()

    return sorted(changes, key=lot)[:number]
