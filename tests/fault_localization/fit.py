"""Fit the weights of `conformance/verdict/fault_localization/weights.py`, and the confidence in a suspicion.

1. The cause of a failure: a choice among the rules that it points to (conditional logit). Faults count alike, however
many scenarios fail for each. Engines have one fault or several.

2. The broken rules: logistic regression on the evidence from all failures.

3. Confidence: the probability of being right as a function of the odds, on engines that were not used for fitting.
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
"""Number of engines with several faults for each game."""
HOLDS = 0.68
"""Shrinkage: share of the fitted log-odds that remains for unseen engines."""
COMMON = 0.7
"""A fault with n failures has weight n ** (1 - COMMON)."""


class Weights(NamedTuple):
    """Fitted weights."""

    causes: tuple[float, ...]
    rules: tuple[float, ...]
    bias: float
    sure: tuple[float, float] = (0.0, 1.0)


class FitTrial(NamedTuple):
    """Engine with one or more faults, and the evidence about it."""

    evidence: Evidence
    breaks: frozenset[str]
    causing: dict[str, JudgedEngine]
    """Failing scenario → the fault that causes the failure."""


def trials(of_games: Engines) -> Iterator[FitTrial]:
    """Yield all engines, and some with several faults."""
    for suite, engines in of_games.items():
        for mixed in [*([engine] for engine in engines), *together(engines, FAULTS, MIXED, FAULTS)]:
            yield trial(suite, mixed)


def trial(suite: FailureSuite, engines: Sequence[JudgedEngine]) -> FitTrial:
    evidence = suite.evidence(engines)
    breaks = frozenset(rule for engine in engines for rule in engine.breaks)
    by_case = suite.causing(engines)
    return FitTrial(evidence, breaks, {name: by_case[each.failed[0].id] for name, each in evidence.failing.items()})


def fitted(given: Sequence[FitTrial]) -> Weights:
    """Return the best weights for these trials, without the confidence."""
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
    """Fit a conditional logit. `sizes` are the numbers of rows to choose from, `counts` the weights of the choices."""
    begins, which = np.r_[0, np.cumsum(sizes)[:-1]], np.repeat(np.arange(len(sizes)), sizes)
    spread = rows.std(axis=0) + 1e-9
    scaled = rows / spread
    beta, first, second = (np.zeros(rows.shape[1]) for _ in range(3))
    for at in range(1, ROUNDS + 1):  # Adam: each weight has its own step size
        scores = scaled @ beta
        chances = np.exp(scores - np.maximum.reduceat(scores, begins)[which])
        whole, good = np.add.reduceat(chances, begins), np.add.reduceat(chances * right, begins)
        pull = (np.where(right, chances / good[which], 0) - chances / whole[which]) * counts[which]
        slope = scaled.T @ pull - PENALTY * beta
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope**2
        beta = beta + STEP * first / (1 - 0.9**at) / (np.sqrt(second / (1 - 0.99**at)) + 1e-8)
    return tuple(float(weight) for weight in beta / spread)


def rules_in(given: Sequence[FitTrial]) -> tuple[Array, NDArray[np.bool_]]:
    """Return the numbers of all rules that any evidence points to, with the current weights, and which are broken."""
    rows, broken = [], []
    for each in given:
        numbers = ranking.numbers_of(each.evidence, causes.causes(each.evidence))
        rows += list(numbers.values())
        broken += [rule in each.breaks for rule in numbers]
    return np.array(rows, float), np.array(broken)


def logistic(rows: Array, right: NDArray[np.bool_]) -> tuple[float, ...]:
    """Fit a logistic regression with Newton's method, and return a weight for each column and the bias."""
    columns = np.c_[rows, np.ones(len(rows))]
    held = np.diag([*(rows.var(axis=0) + 1e-9), 1e-9])  # regularization, so that it converges
    beta = np.zeros(columns.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(columns @ beta, -30, 30)))
        slope = columns.T @ (right - chance) - held @ beta
        bend = (columns * (chance * (1 - chance))[:, None]).T @ columns + held
        beta = beta + np.linalg.solve(bend, slope)
    return tuple(float(weight) for weight in beta)


def use(found: Weights) -> None:
    """Use these weights for ranking in this process."""
    weights.CAUSES, weights.RULES, weights.BIAS, weights.SURE = found


def fit(of_games: Engines) -> Weights:
    """Return the best weights for these engines."""
    odds_right: list[tuple[float, bool]] = []
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
                odds_right.append(
                    (float(np.log(odds / (1 - odds))), not each.breaks.isdisjoint((suspect.rule, *suspect.alike)))
                )
    odds_, right = zip(*odds_right, strict=True)
    slope, bias = logistic(np.array(odds_)[:, None], np.array(right))
    return fitted(list(trials(of_games)))._replace(sure=(bias, slope))


def write(found: Weights) -> None:
    """Write the weights to the module that the ranking reads."""
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
