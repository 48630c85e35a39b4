"""The scenarios of a game with the failures of engines inserted, as if one engine had run them all."""

from __future__ import annotations

import functools
import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from conformance.adapters import connect
from conformance.catalogue import load
from conformance.runner.direct import run_case
from conformance.runner.execute import case_result, unrun
from conformance.runner.reference_replay import EXPLAINING
from conformance.verdict.fault_localization.evidence import APPLIED, Evidence, WordWeights
from conformance.verdict.results import CaseResult, StepStatus, Verdict
from tests.cases import suite_cases
from tests.fault_localization.engines import Failure, JudgedEngine


class FailureSuite:
    """The scenarios of a game."""

    def __init__(self, game: str) -> None:
        self.game, self.rules = game, load(game)
        self.cases = {case.id: case for case in suite_cases(game)}
        self.words = WordWeights(self.rules)
        self._passed = {case.id: case_result(case, Verdict.PASSED, None) for case in self.cases.values()}
        self._events: dict[str, list[list[dict[str, Any]]]] = {}

    @functools.cached_property
    def _reference(self) -> Any:
        return connect(EXPLAINING)

    def events(self, scenario: str) -> list[list[dict[str, Any]]]:
        """Return the reference engine's events in each step of a scenario."""
        if scenario not in self._events:
            result = run_case(self.cases[scenario], self._reference)
            self._events[scenario] = [step.events for step in result.steps]
        return self._events[scenario]

    def evidence(self, engines: Sequence[JudgedEngine]) -> Evidence:
        """Return the evidence about an engine with all these faults. A scenario fails at the earliest failure."""
        failures = {name: failure for name, (_, failure) in _first(engines).items()}
        results = self._passed | {name: self.failed(failure) for name, failure in failures.items()}
        return Evidence(results.values(), self.rules, {name: self.events(name) for name in failures}, self.words)

    def causing(self, engines: Sequence[JudgedEngine]) -> dict[str, JudgedEngine]:
        """Return failing scenario → the engine whose fault causes the failure."""
        return {name: engine for name, (engine, _) in _first(engines).items()}

    def failed(self, failure: Failure) -> CaseResult:
        """Return the result of a scenario that an engine failed."""
        result = unrun(self.cases[failure.id], failure.verdict, failure.message)
        at = failure.at if failure.at >= 0 else len(result.steps) - 1
        unlike = {place: (lacking, more) for place, lacking, more in failure.unlike}
        for place, step in enumerate(result.steps[: at + 1]):
            lacking, more = unlike.get(place, ((), ()))
            right = [event for event in self.events(failure.id)[place] if event["event"] != APPLIED]
            step.events = [*(event for number, event in enumerate(right) if number not in lacking), *more]
            step.status = StepStatus.PASSED
        result.steps[at].status, result.steps[at].message = StepStatus.FAILED, failure.message
        return result

    def broken(self, engine: JudgedEngine) -> JudgedEngine:
        """Limit a mutant's broken rules to those that a scenario tags which it fails."""
        if engine.by_hand:
            return engine
        tagged = {rule for failure in engine.failures for rule in self.cases[failure.id].rules}
        return msgspec.structs.replace(engine, breaks=tuple(rule for rule in engine.breaks if rule in tagged))


def _first(engines: Sequence[JudgedEngine]) -> dict[str, tuple[JudgedEngine, Failure]]:
    """Return scenario → the engine that fails it first, with the failure."""
    found: dict[str, tuple[JudgedEngine, Failure]] = {}
    for engine in engines:
        for failure in engine.failures:
            known = found.get(failure.id)
            if failure.verdict is not Verdict.UNSUPPORTED and (known is None or failure.at < known[1].at):
                found[failure.id] = engine, failure
    return found


def held_out(engine: JudgedEngine) -> bool:
    """Return True if an engine is not used for fitting. Half of the engines are not."""
    return in_half(engine, "half")


def in_half(engine: JudgedEngine, which: str) -> bool:
    """Return True if an engine is in one half of all engines. Each `which` splits them differently."""
    return hashlib.blake2b(f"{which}{engine.name}".encode(), digest_size=4).digest()[0] % 2 == 1


def together(engines: Sequence[JudgedEngine], faults: int, number: int, seed: int) -> Iterator[list[JudgedEngine]]:
    """Yield engines with several faults each, drawn at random."""
    draw = random.Random(seed)
    for _ in range(number if len(engines) >= faults else 0):
        yield draw.sample(list(engines), faults)
