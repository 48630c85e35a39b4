"""Helpers for the runner's tests: the toy features, a way to run them, and small features from text."""

from __future__ import annotations

import textwrap
from pathlib import Path

from conformance.runner.cases import Case, load_cases, read_feature
from conformance.runner.direct import run
from conformance.verdict.results import CaseResult

ROOT = Path(__file__).parent / "features"
MODULES = ("tests.conformance.runner.toy_joined",)
"""Module that a separate process imports to know the toy game."""


def spec(toy: str = "Toy") -> str:
    """Return a toy engine."""
    return f"inprocess:tests.conformance.runner.toy:{toy}"


def toy_cases() -> list[Case]:
    """Return every case of the toy features."""
    return load_cases(root=ROOT)


def judge(text: str, toy: str = "Toy") -> list[CaseResult]:
    """Run a feature, given as text, against a toy engine."""
    return judge_all(list(read_feature(textwrap.dedent(text), "toy/text.feature", "toy").cases), toy)


def judge_all(cases: list[Case], toy: str = "Toy") -> list[CaseResult]:
    """Run cases against a toy engine."""
    return run(cases, spec(toy)).cases


def comparable(cases: list[CaseResult]) -> dict[str, tuple[object, ...]]:
    """Return what two runs must agree on: verdict, reason, and the result of each step."""
    return {
        f"{case.uri}:{case.line} {case.id}": (
            case.verdict,
            case.reason,
            [(s.keyword, s.text, s.line, s.status, s.message, s.expected, s.actual, s.events) for s in case.steps],
        )
        for case in cases
    }
