"""The scenarios of a game with the failures of wrong engines put in, as if one engine had been judged by all."""

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
from conformance.runner.reference_run import EXPLAINING
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
        self._told: dict[str, list[list[dict[str, Any]]]] = {}

    @functools.cached_property
    def _reference(self) -> Any:
        return connect(EXPLAINING)

    def told(self, scenario: str) -> list[list[dict[str, Any]]]:
        """What the reference engine tells in each step."""
        if scenario not in self._told:
            result = run_case(self.cases[scenario], self._reference)
            self._told[scenario] = [step.events for step in result.steps]
        return self._told[scenario]

    def evidence(self, engines: Sequence[JudgedEngine]) -> Evidence:
        """What is said of an engine with the faults of all these: a scenario fails where the first of them fails it."""
        failures = {name: failure for name, (_, failure) in _first(engines).items()}
        results = self._passed | {name: self.failed(failure) for name, failure in failures.items()}
        return Evidence(results.values(), self.rules, {name: self.told(name) for name in failures}, self.words)

    def causing(self, engines: Sequence[JudgedEngine]) -> dict[str, JudgedEngine]:
        """Failing scenario → the engine whose fault it fails for."""
        return {name: engine for name, (engine, _) in _first(engines).items()}

    def failed(self, failure: Failure) -> CaseResult:
        """The result of a scenario that an engine failed."""
        result = unrun(self.cases[failure.id], failure.verdict, failure.message)
        at = failure.at if failure.at >= 0 else len(result.steps) - 1
        unlike = {place: (lacking, more) for place, lacking, more in failure.unlike}
        for place, step in enumerate(result.steps[: at + 1]):
            lacking, more = unlike.get(place, ((), ()))
            right = [event for event in self.told(failure.id)[place] if event["event"] != APPLIED]
            step.events = [*(event for number, event in enumerate(right) if number not in lacking), *more]
            step.status = StepStatus.PASSED
        result.steps[at].status, result.steps[at].message = StepStatus.FAILED, failure.message
        return result

    def broken(self, engine: JudgedEngine) -> JudgedEngine:
        """A wrong engine with just those of its rules that a scenario tags which it fails, if it was made."""
        if engine.by_hand:
            return engine
        tagged = {rule for failure in engine.failures for rule in self.cases[failure.id].rules}
        return msgspec.structs.replace(engine, breaks=tuple(rule for rule in engine.breaks if rule in tagged))


def _first(engines: Sequence[JudgedEngine]) -> dict[str, tuple[JudgedEngine, Failure]]:
    """Scenario → who fails it first, and how."""
    found: dict[str, tuple[JudgedEngine, Failure]] = {}
    for engine in engines:
        for failure in engine.failures:
            known = found.get(failure.id)
            if failure.verdict is not Verdict.UNSUPPORTED and (known is None or failure.at < known[1].at):
                found[failure.id] = engine, failure
    return found


def held_out(engine: JudgedEngine) -> bool:
    """Whether the weights are not fitted to an engine: one half of them, whatever else there is."""
    return in_half(engine, "half")


def in_half(engine: JudgedEngine, which: str) -> bool:
    """Whether it is in one half of all engines, which is another one by each name."""
    return hashlib.blake2b(f"{which}{engine.name}".encode(), digest_size=4).digest()[0] % 2 == 1


def together(engines: Sequence[JudgedEngine], faults: int, number: int, seed: int) -> Iterator[list[JudgedEngine]]:
    """So many engines with several faults each, drawn at random."""
    draw = random.Random(seed)
    for _ in range(number if len(engines) >= faults else 0):
        yield draw.sample(list(engines), faults)
