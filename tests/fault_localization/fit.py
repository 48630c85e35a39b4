"""Fit the weights of `conformance/verdict/fault_localization/weights.py`, and how confident a suspicion is.

First what a failure comes of: a choice among the rules that it points to (a conditional logit), for engines with one
fault and with several, whose faults count alike however many scenarios fail for each. Then which rules are broken
(logistic regression on what all failures say together). Then how sure that is: the chance of being right by the odds
that are given to engines which these weights were not fitted to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conformance.verdict.fault_localization import causes, ranking, weights
from conformance.verdict.fault_localization.evidence import Evidence
from tests.fault_localization.engines import JudgedEngine
from tests.fault_localization.suite import FailureSuite, in_half, together

Array = NDArray[np.float64]
Engines = Mapping[FailureSuite, Sequence[JudgedEngine]]

PENALTY = 1.0
ROUNDS = 200
STEP = 0.08
FAULTS = 5
MIXED = 25
"""So many engines with several faults of each game."""
HOLDS = 0.68
"""So much of the odds that are given to engines fitted to holds for others."""
COMMON = 0.7
"""A fault with n failures counts as one with n to the power of what is left of one."""


class Weights(NamedTuple):
    """What is fitted."""

    causes: tuple[float, ...]
    rules: tuple[float, ...]
    bias: float
    sure: tuple[float, float] = (0.0, 1.0)


class FitTrial(NamedTuple):
    """An engine with one fault or several, and what is said of it."""

    evidence: Evidence
    breaks: frozenset[str]
    causing: dict[str, JudgedEngine]
    """Failing scenario → the fault that it fails for."""


def trials(of_games: Engines) -> Iterator[FitTrial]:
    """All engines, and some with several faults."""
    for suite, engines in of_games.items():
        for mixed in [*([engine] for engine in engines), *together(engines, FAULTS, MIXED, FAULTS)]:
            yield trial(suite, mixed)


def trial(suite: FailureSuite, engines: Sequence[JudgedEngine]) -> FitTrial:
    evidence = suite.evidence(engines)
    breaks = frozenset(rule for engine in engines for rule in engine.breaks)
    by_case = suite.causing(engines)
    return FitTrial(evidence, breaks, {name: by_case[each.failed[0].id] for name, each in evidence.failing.items()})


def fitted(given: Sequence[FitTrial]) -> Weights:
    """The weights that suit these best, but for how sure they make."""
    found = Weights(_causes(given), (), 0.0)
    weights.CAUSES = found.causes
    numbers, broken = rules_in(given)
    *of_rules, bias = (HOLDS * weight for weight in logistic(numbers, broken))
    return found._replace(rules=tuple(of_rules), bias=bias)


def _causes(given: Sequence[FitTrial]) -> tuple[float, ...]:
    rows, right, sizes, counts = [], [], [], []
    for each in given:
        failing = Counter(engine.name for engine in each.causing.values())
        for scenario, numbers in causes.numbers_of(each.evidence).items():
            engine = each.causing[scenario]
            chosen = [rule in engine.breaks for rule in numbers]
            if any(chosen):
                rows += list(numbers.values())
                right += chosen
                sizes.append(len(numbers))
                counts.append(failing[engine.name] ** -COMMON)
    return choice(np.array(rows, float), np.array(right), np.array(sizes), np.array(counts))


def choice(rows: Array, right: NDArray[np.bool_], sizes: NDArray[np.int_], counts: Array) -> tuple[float, ...]:
    """A conditional logit: each choice is among so many of the rows, and counts so much."""
    begins, which = np.r_[0, np.cumsum(sizes)[:-1]], np.repeat(np.arange(len(sizes)), sizes)
    spread = rows.std(axis=0) + 1e-9
    scaled = rows / spread
    beta, first, second = (np.zeros(rows.shape[1]) for _ in range(3))
    for at in range(1, ROUNDS + 1):  # Adam: each weight goes by steps of its own
        scores = scaled @ beta
        chances = np.exp(scores - np.maximum.reduceat(scores, begins)[which])
        whole, good = np.add.reduceat(chances, begins), np.add.reduceat(chances * right, begins)
        pull = (np.where(right, chances / good[which], 0) - chances / whole[which]) * counts[which]
        slope = scaled.T @ pull - PENALTY * beta
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope**2
        beta = beta + STEP * first / (1 - 0.9**at) / (np.sqrt(second / (1 - 0.99**at)) + 1e-8)
    return tuple(float(weight) for weight in beta / spread)


def rules_in(given: Sequence[FitTrial]) -> tuple[Array, NDArray[np.bool_]]:
    """The numbers of all rules that something points to, by the present weights of causes, and who is broken."""
    rows, broken = [], []
    for each in given:
        numbers = ranking.numbers_of(each.evidence, causes.causes(each.evidence))
        rows += list(numbers.values())
        broken += [rule in each.breaks for rule in numbers]
    return np.array(rows, float), np.array(broken)


def logistic(rows: Array, right: NDArray[np.bool_]) -> tuple[float, ...]:
    """Logistic regression, by Newton's method: a weight for each column, and the bias."""
    columns = np.c_[rows, np.ones(len(rows))]
    held = np.diag([*(rows.var(axis=0) + 1e-9), 1e-9])  # a little, so that it comes to rest
    beta = np.zeros(columns.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(columns @ beta, -30, 30)))
        slope = columns.T @ (right - chance) - held @ beta
        bend = (columns * (chance * (1 - chance))[:, None]).T @ columns + held
        beta = beta + np.linalg.solve(bend, slope)
    return tuple(float(weight) for weight in beta)


def use(found: Weights) -> None:
    """Has the ranking use these weights, in this process."""
    weights.CAUSES, weights.RULES, weights.BIAS, weights.SURE = found


def fit(of_games: Engines) -> Weights:
    """The weights that suit these engines best."""
    asked: list[tuple[float, bool]] = []
    for half in (False, True):
        one, other = (
            {suite: [each for each in all_ if in_half(each, "sure") is h] for suite, all_ in of_games.items()}
            for h in (half, not half)
        )
        use(fitted(list(trials(one))))
        for each in trials(other):
            several = len(set(map(id, each.causing.values()))) > 1
            for suspect in ranking.ranked(each.evidence, most=10 if several else 2):
                odds = min(max(suspect.score, 1e-4), 1 - 1e-4)
                asked.append(
                    (float(np.log(odds / (1 - odds))), not each.breaks.isdisjoint((suspect.rule, *suspect.alike)))
                )
    odds_, right = zip(*asked, strict=True)
    slope, bias = logistic(np.array(odds_)[:, None], np.array(right))
    return fitted(list(trials(of_games)))._replace(sure=(bias, slope))


def write(found: Weights) -> None:
    """Writes the weights where the ranking has them from."""
    of_causes, of_rules = (
        "\n".join(f"    {weight:.4f},  # {name}" for weight, name in zip(weighed, names, strict=True))
        for weighed, names in ((found.causes, causes.NUMBERS), (found.rules, ranking.NUMBERS))
    )
    text = f'''"""Weights of the features in `causes` and `ranking`. Generated by `make localisation ARGS=--fit`."""

from __future__ import annotations

CAUSES: tuple[float, ...] = (
{of_causes}
)
RULES: tuple[float, ...] = (
{of_rules}
)
BIAS: float = {found.bias:.4f}
SURE: tuple[float, float] = ({found.sure[0]:.3f}, {found.sure[1]:.3f})
"""Calibration: probability = 1 / (1 + exp(-(first + second * log odds)))."""
'''
    Path(weights.__file__).write_text(text, "utf-8")
