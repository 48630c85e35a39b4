"""What the tests of the runner share: the toy features, a way to run them, and small features from text."""

from __future__ import annotations

import textwrap
from pathlib import Path

from conformance.runner.cases import Case, load_cases, read_feature
from conformance.runner.direct import run
from conformance.verdict.results import CaseResult

ROOT = Path(__file__).parent / "features"
MODULES = ("tests.conformance.runner.toy_joined",)
"""What a process of its own imports, to know the toy game."""


def spec(toy: str = "Toy") -> str:
    """The engine that is one of the toys."""
    return f"inprocess:tests.conformance.runner.toy:{toy}"


def toy_cases() -> list[Case]:
    """Every case of the toy features."""
    return load_cases(root=ROOT)


def judge(text: str, toy: str = "Toy") -> list[CaseResult]:
    """The results of a feature, given as text, against one of the toys."""
    return judge_all(list(read_feature(textwrap.dedent(text), "toy/text.feature", "toy").cases), toy)


def judge_all(cases: list[Case], toy: str = "Toy") -> list[CaseResult]:
    """The results of some cases against one of the toys."""
    return run(cases, spec(toy)).cases


def told(cases: list[CaseResult]) -> dict[str, tuple[object, ...]]:
    """Per case what two runs must agree on: verdict, reason, and each step with what became of it."""
    return {
        f"{case.uri}:{case.line} {case.id}": (
            case.verdict,
            case.reason,
            [(s.keyword, s.text, s.line, s.status, s.message, s.expected, s.actual, s.events) for s in case.steps],
        )
        for case in cases
    }
