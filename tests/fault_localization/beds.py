"""Test beds: engines with many faults at once, played by all scenarios that they declare, as a new engine would be.

Each is the reference engine with 8 to 25 faults: faulty engines, mutants, and sometimes gross faults. Some features and
cards are undeclared. A failing scenario belongs to a fault if it also fails at the same step with that fault alone.
A bed is played in its own process and cached by a digest of engine and suite. Its files have the form of a recorded run
of a real engine, so both are scored alike.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import random
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from conformance.adapters import Engine, connect
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.runner.execute import CaseRun
from conformance.verdict.results import CaseResult, Verdict, failing_step, without_events
from tests.cases import suite_cases
from tests.fault_localization.gross import GROSS
from tests.mutants.by_rule import killed_by_rule, places
from tests.mutants.changes import Change, changed
from tests.mutants.coverage import forked, kept_at, modules
from tests.mutants.verdicts import TooLong, is_asked_once, live_function, outermost_function, rule_changes
from tests.notes import read_notes
from tests.suite.faulty_engines.faulty import NOTES, WrongEngine, made, written_by_hand

BEDS: Final = 16
"""Number of test beds of each game. Those with an even number are for development, the others for the report."""
FAULTS: Final = (8, 25)
"""Minimum and maximum number of faults."""
SECONDS: Final = 4.0
"""Processor time for one scenario. An engine that takes longer counts as hanging."""


class Fault(msgspec.Struct, frozen=True):
    """A fault that can be put into the reference engine."""

    name: str
    made_of: WrongEngine | Change
    breaks: tuple[str, ...]
    """Rules that it breaks."""
    shown_by: str
    """A scenario that fails because of it; empty for a gross fault."""


class Truth(msgspec.Struct):
    """The faults of an engine, in the form of a recorded run's truth file."""

    faults: dict[str, list[str]]
    """Fault → the failing scenarios that belong to it; for a recorded run also patterns."""
    breaks: dict[str, list[str]] = {}
    """Fault → rules that it breaks, if known."""


class Bed(msgspec.Struct):
    """A played test bed."""

    name: str
    scenarios: list[CaseResult]
    """Scenarios that ran."""
    truth: Truth


def faults_of(game: str) -> list[Fault]:
    """Return the faulty engines of a game, and the mutants that are listed for a rule and change one function."""
    noted, found = read_notes(NOTES), dict[object, Fault]()
    for wrong in written_by_hand():
        if wrong.game == game and wrong.name in noted:
            key = (wrong.title, wrong._change)
            breaks = (*(found[key].breaks if key in found else ()), wrong.breaks)
            found[key] = Fault(wrong.title, wrong, breaks, noted[wrong.name])
    changes = {change.name: change for change in rule_changes(game)}
    cited = places(game)
    for _, scenario, name in killed_by_rule():
        if name in changes and name not in found and not is_asked_once(changes[name]):
            parts = changes[name].where.split(".")
            around = {(changes[name].module, ".".join(parts[:upto])) for upto in range(1, len(parts) + 1)}
            breaks = tuple(rule for rule, where in cited.items() if not around.isdisjoint(where))
            found[name] = Fault(name, changes[name], breaks, scenario)
    return list(found.values())


def bed(game: str, number: int) -> Bed:
    """Return a test bed, playing it if it is not cached."""
    name = f"{game}-{number:02}"
    kept = cached_at(game, number)
    if not kept.exists():
        forked(lambda: _write(kept, _played(game, number)), f"the test bed {name}")
    found = msgspec.json.decode(gzip.decompress(kept.read_bytes()), type=Bed)
    _report_less(found)
    return found


def _report_less(found: Bed) -> None:
    """Leave out up to two common kinds of events, as engines do that no scenario has asked for them."""
    draw = random.Random(found.name)
    failing = [case for case in found.scenarios if case.verdict is not Verdict.PASSED]
    kinds = Counter(
        kind for case in failing for kind in {event["event"] for step in case.steps for event in step.events}
    )
    common = sorted(kind for kind, number in kinds.items() if 5 * number >= len(failing))
    dropped = set(draw.sample(common, min(len(common), draw.choice((0, 1, 2)))))
    for case in failing:
        for step in case.steps:
            step.events = [event for event in step.events if event["event"] not in dropped]


def cached_at(game: str, number: int) -> Path:
    """Return the path of a played bed. It depends on the engine, the suite, the changes, and the gross faults."""
    drawn = " ".join((*(each.name for each in GROSS if each.game == game), *map(str, FAULTS)))
    digest = hashlib.blake2b(drawn.encode(), digest_size=4).hexdigest()
    return kept_at(f"bed-{number:02}-{digest}", game, ".json.gz", "engine", "judges", "suite", "changes")


def _write(path: Path, played: Bed) -> None:
    part = path.with_suffix(f".{os.getpid()}")
    part.write_bytes(gzip.compress(msgspec.json.encode(played)))
    part.replace(path)


def _played(game: str, number: int) -> Bed:
    draw, engine = random.Random(f"{game} {number}"), connect("reference")
    _declare_less(engine, game, draw)
    cases = [case for case in suite_cases(game) if case.deprecated is None]
    cases = [case for case in cases if CaseRun(case, engine).stopped is None]
    running = {case.id for case in cases}
    shown = [fault for fault in faults_of(game) if fault.shown_by in running]
    faults = draw.sample(shown, min(len(shown), draw.randint(*FAULTS)))
    gross = [wrong for wrong in GROSS if wrong.game == game]
    faults += [Fault(each.title, each, (each.breaks,), "") for each in draw.sample(gross, draw.choice((0, 1, 1, 2)))]
    with ExitStack() as stack:
        faults = [fault for fault in faults if put_in(fault, stack)]
        together = [_result(case, engine) for case in cases]
    failing = {each.id: each for each in together if each.verdict in (Verdict.FAILED, Verdict.ERROR)}
    truth = Truth({}, {})
    for fault in faults:
        with ExitStack() as stack:
            put_in(fault, stack)
            alone = [_result(case, engine) for case in cases if case.id in failing]
        mine = [
            each.id for each in alone if each.verdict is failing[each.id].verdict and _at(each) == _at(failing[each.id])
        ]
        if mine:
            tagged = {rule for name in mine for rule in failing[name].rules}
            kept = fault.breaks if isinstance(fault.made_of, WrongEngine) else tagged.intersection(fault.breaks)
            truth.faults[fault.name], truth.breaks[fault.name] = mine, sorted(kept)
    return Bed(f"{game}-{number:02}", together, truth)


def _declare_less(engine: Engine, game: str, draw: random.Random) -> None:
    """Leave some features and cards out of what an engine declares."""
    declared = engine.description.games[game]
    share, of_cards = draw.uniform(0.5, 1.0), draw.uniform(0.3, 1.0)
    features = [name for name in declared.features if draw.random() < share]
    cards = declared.cards
    if isinstance(cards, list):
        cards = [name for name in cards if draw.random() < of_cards]
    less = msgspec.structs.replace(declared, features=features, cards=cards)
    engine.description.games[game] = less


def put_in(fault: Fault, stack: ExitStack) -> bool:
    """Put a fault in until the stack is closed. Return False if it cannot be done in a running process."""
    if isinstance(fault.made_of, WrongEngine):
        stack.enter_context(made(fault.made_of._change))
        return True
    change = fault.made_of
    path = modules(change.module.split(".")[1])[change.module]
    code = compile(changed(path.read_text("utf-8"), change), str(path), "exec")
    outermost = outermost_function(code, change)
    function = outermost and live_function(change.module, outermost)
    if outermost is None or not function or function.__code__.co_freevars != outermost.co_freevars:
        return False
    before, function.__code__ = function.__code__, outermost
    stack.callback(setattr, function, "__code__", before)
    return True


def _at(result: CaseResult) -> int:
    step = failing_step(result)
    return -1 if step is None else result.steps.index(step)


def _result(case: Case, engine: Engine) -> CaseResult:
    """Return the result of a scenario as a recorded run has it."""
    try:
        with _limited():
            result = run_case(case, engine)
    except TooLong:
        engine.restart()
        return CaseRun(case, engine).finish()
    if result.verdict is Verdict.ERROR:
        engine.restart()
    if result.verdict is Verdict.PASSED:
        return without_events(result)
    result.transcript = []
    return result


@contextmanager
def _limited() -> Iterator[None]:
    def over(signum: int, frame: Any) -> None:
        raise TooLong

    signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
