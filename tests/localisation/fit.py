"""Fits what `conformance/verdict/suspects/weights.py` holds: how the numbers are weighed, and how sure that makes.

A choice among all suspected rules (a conditional logit): the sum over engines of the logarithm of the chance that is
given to the rules that are broken is made as large as can be, with a penalty on the weights. Engines with one fault,
and engines with several, of which one after the other is found and discounted. Then the chance of being right is fitted
to the doubts that are left (two numbers, a logistic curve).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from conformance.verdict.suspects import ranking, weights
from conformance.verdict.suspects.evidence import Evidence
from conformance.verdict.suspects.features import NAMES, features
from tests.localisation.engines import Judged
from tests.localisation.suite import Suite, together

PENALTY = 3.0
ROUNDS = 150
FAULTS = (2, 3, 4, 5)
"""Of engines with several faults, how many they have."""


class Choice(NamedTuple):
    """The suspected rules of an engine, in numbers, and whether each is broken."""

    numbers: list[tuple[float, ...]]
    broken: list[bool]


class Weights(NamedTuple):
    """What is fitted."""

    means: tuple[float, ...]
    weights: tuple[float, ...]
    firm: tuple[float, float]


def choices(suite: Suite, engines: Sequence[Judged], seed: int) -> Iterator[Choice]:
    """What is chosen from: engines with one fault, and some with several."""
    for engine in engines:
        yield from one_after_the_other(suite.evidence([engine]), [engine])
    for at, faults in enumerate(FAULTS):
        for mixed in together(engines, faults, len(engines) // 6, seed + at):
            yield from one_after_the_other(suite.evidence(mixed), mixed)


def one_after_the_other(evidence: Evidence, engines: Sequence[Judged]) -> Iterator[Choice]:
    """The choice at first, and after each fault but the last was found."""
    broken = {rule for engine in engines for rule in engine.breaks}
    left, found = dict.fromkeys(evidence.failing, 1.0), set[str]()
    for engine in engines:
        numbers = {rule: each for rule, each in features(evidence, left).items() if rule not in found}
        if any(rule in broken for rule in numbers):
            yield Choice(list(numbers.values()), [rule in broken for rule in numbers])
        for rule in engine.breaks:
            found.add(rule)
            for scenario, pointers in evidence.pointers.items():
                if rule in pointers:
                    left[scenario] *= 1 - ranking.explains(pointers[rule])


def fitted(given: Iterable[Choice]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The means of the numbers, and their weights."""
    made = list(given)
    rows = [row for choice in made for row in choice.numbers]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    spread = [
        math.sqrt(sum((value - mean) ** 2 for value in column) / len(rows)) + 1e-9
        for column, mean in zip(zip(*rows, strict=True), means, strict=True)
    ]
    scaled = [
        ([[(v - m) / s for v, m, s in zip(row, means, spread, strict=True)] for row in choice.numbers], choice.broken)
        for choice in made
    ]
    beta = [0.0] * len(NAMES)
    first, second = [0.0] * len(NAMES), [0.0] * len(NAMES)
    for at in range(1, ROUNDS + 1):  # Adam: each weight goes by steps of its own
        slope = [-PENALTY * weight for weight in beta]
        for numbers, broken in scaled:
            scores = [sum(map(float.__mul__, row, beta)) for row in numbers]
            top = max(scores)
            chances = [math.exp(score - top) for score in scores]
            whole, right = sum(chances), sum(c for c, yes in zip(chances, broken, strict=True) if yes)
            for row, chance, yes in zip(numbers, chances, broken, strict=True):
                pull = (chance / right if yes and right else 0.0) - chance / whole
                if abs(pull) > 1e-4:
                    slope = [s + pull * value for s, value in zip(slope, row, strict=True)]
        for place, s in enumerate(slope):
            first[place] = 0.9 * first[place] + 0.1 * s
            second[place] = 0.99 * second[place] + 0.01 * s * s
            step = first[place] / (1 - 0.9**at) / (math.sqrt(second[place] / (1 - 0.99**at)) + 1e-8)
            beta[place] += 0.1 * step
    return tuple(means), tuple(weight / s for weight, s in zip(beta, spread, strict=True))


def firmness(doubts: Sequence[tuple[float, bool]]) -> tuple[float, float]:
    """By doubts, and whether the rule was broken: the two numbers of the logistic curve, by Newton's method."""
    a, b = 0.0, 1.0
    for _ in range(30):
        pulls, bends = [-a, 1 - b], [1.0, 0.0, 1.0]  # held to where they begin, so that it comes to rest
        for doubt, right in doubts:
            chance = 1 / (1 + math.exp(max(-30.0, min(30.0, b * doubt - a))))
            pulls[0] += right - chance
            pulls[1] -= (right - chance) * doubt
            bend = chance * (1 - chance)
            bends = [bends[0] + bend, bends[1] - bend * doubt, bends[2] + bend * doubt * doubt]
        whole = bends[0] * bends[2] - bends[1] ** 2
        a += (bends[2] * pulls[0] - bends[1] * pulls[1]) / whole
        b += (bends[0] * pulls[1] - bends[1] * pulls[0]) / whole
    return a, b


def use(found: Weights) -> None:
    """Has the ranking use these weights, in this process."""
    weights.MEANS, weights.WEIGHTS, weights.FIRM = found


def fit(of_games: Mapping[Suite, Sequence[Judged]]) -> Weights:
    """The weights that suit these engines best."""
    means, weighed = fitted(c for suite, engines in of_games.items() for c in choices(suite, engines, seed=3))
    use(Weights(means, weighed, (0.0, 1.0)))
    doubts = []
    for suite, engines in of_games.items():
        mixed = [*([engine] for engine in engines), *together(engines, 5, len(engines) // 4, seed=9)]
        for each in mixed:
            broken = {rule for engine in each for rule in engine.breaks}
            for suspect in ranking.ranked(suite.evidence(each), most=2 if len(each) == 1 else 8):
                score = min(max(suspect.score, 1e-4), 1 - 1e-4)
                doubts.append((math.log((1 - score) / score), suspect.rule in broken))
    return Weights(means, weighed, firmness(doubts))


def write(found: Weights) -> None:
    """Writes the weights where the ranking has them from."""
    means = "\n".join(f"    {mean:.5f},  # {name}" for mean, name in zip(found.means, NAMES, strict=True))
    weighed = "\n".join(f"    {weight:.4f},  # {name}" for weight, name in zip(found.weights, NAMES, strict=True))
    text = f'''"""How the numbers of `features` are weighed. Made by `make localisation ARGS=--fit`."""

from __future__ import annotations

MEANS: tuple[float, ...] = (
{means}
)
WEIGHTS: tuple[float, ...] = (
{weighed}
)
FIRM: tuple[float, float] = ({found.firm[0]:.3f}, {found.firm[1]:.3f})
"""How sure a score makes: 1 / (1 + exp(second * doubt - first))."""
'''
    Path(weights.__file__).write_text(text, "utf-8")
