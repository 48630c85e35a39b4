"""Steps in the protocol's words hold for what the reference does, and fail for anything else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from conformance.adapters import connect
from conformance.runner.cases import read_feature
from conformance.runner.direct import run_case
from conformance.verdict.results import CaseResult, Verdict

POSITION = {"seats": [{"name": "Sarah", "ready": [{"card": "Sully", "blood": 1}]}, {"name": "Alexis"}]}
HUNTS = {"seat": "Sarah", "choice": {"do": "hunt", "minion": "Sully"}}
HUNTED = ["the position is:", POSITION], ["this choice is made:", HUNTS]
OPEN = [{"do": "pass"}, {"do": "bleed", "minion": "Sully", "target": "Alexis"}, {"do": "hunt", "minion": "Sully"}]
PASSED = {"seat": "Sarah", "choice": {"do": "pass"}}


def judged(*steps: list[Any]) -> CaseResult:
    """Return the result of a scenario of these steps, each with its docstring."""
    lines = ["Feature: Exactly", "  Scenario: So"]
    for keyword, (text, below) in zip(("Given", "When", *["Then"] * len(steps)), steps, strict=False):
        body = below if isinstance(below, str) else json.dumps(below)
        lines += [f"    {keyword} {text}", '    """', f"    {body}", '    """']
    (case,) = read_feature("\n".join(lines), "exact.feature", "vtes").cases
    with connect("reference") as engine:
        return run_case(case, engine)


@pytest.mark.parametrize(
    ("text", "so", "otherwise"),
    [
        ("this decision is open:", {"seat": "Sarah", "window": "minion"}, {"seat": "Sarah", "window": "discard"}),
        ("these choices, and no others, are open to Sarah:", [{"do": "pass"}], OPEN),
        ("this choice is refused:", HUNTS, PASSED),
        ("the position has:", {"path": ["seats", "Sarah", "pool"], "value": 30}, {"path": ["edge"], "value": "Sarah"}),
        (
            "this happens, and no more:",
            {"blood-gained": [{"card": "Sully", "amount": 1}], "to-torpor": []},
            {"blood-gained": [{"card": "Sully", "amount": 1}] * 2},
        ),
    ],
)
def test_step_holds_only_for_the_reference_state(text: str, so: Any, otherwise: Any) -> None:
    mentioned = ["this decision is open:", {"seat": "Sarah", "window": "minion"}]
    assert judged(*HUNTED, [text, so], mentioned).verdict is Verdict.PASSED
    assert judged(*HUNTED, [text, otherwise], mentioned).verdict is Verdict.FAILED


def test_end_of_the_game() -> None:
    position = {"seats": [{"name": "Sarah", "ready": [{"card": "Sully"}]}, {"name": "Alexis", "pool": 1}]}
    bleeds = {"seat": "Sarah", "choice": {"do": "bleed", "minion": "Sully", "target": "Alexis"}}
    ended = ["the position is:", position], ["this choice is made:", bleeds]
    assert judged(*ended, ["the game is over with:", {"winner": "Sarah"}]).verdict is Verdict.PASSED
    assert judged(*ended, ["the game is over with:", {"winner": "Alexis"}]).verdict is Verdict.FAILED
    assert judged(*HUNTED, ["the game is over with:", {"winner": "Sarah"}]).verdict is Verdict.FAILED


@pytest.mark.parametrize("below", ["no JSON", "[1]", '{"seat": "Sarah"}'])
def test_invalid_docstring_is_a_scenario_fault(below: str) -> None:
    result = judged(*HUNTED, ["this decision is open:", below])
    assert result.verdict is Verdict.ERROR
    assert "the docstring" in (result.reason or "")
