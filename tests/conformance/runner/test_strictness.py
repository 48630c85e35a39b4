"""Every answer of an engine is checked against the published schema. Allowed additions: tests/honest."""

from __future__ import annotations

import random

import pytest

import scenarios
from conformance.adapters import Malformed, connect
from conformance.runner.direct import run
from conformance.verdict.certificate import Basis, Refusal, judge
from conformance.verdict.profiles import load_profiles
from conformance.verdict.results import RunResult, StepStatus, Verdict
from tests.cases import suite_cases

ENDING = load_profiles(scenarios.ROOT / "profiles.toml")["vtes/ending"]


def spec(engine: str) -> str:
    return f"inprocess:tests.conformance.runner.reworded:{engine}"


def judged(engine: str, *ids: str) -> RunResult:
    return run([case for case in suite_cases("vtes") if case.id in ids], spec(engine))


@pytest.mark.parametrize(
    ("engine", "fault"),
    [
        ("OtherWindows", "`setup`: `result.pending.window`: 'my-unlock' is none of unlock, master, "),
        ("OtherVerbs", "`result.pending.options[4].do`: 'embrace' is none of pass, gain-from-edge, "),
        ("MoreInOptions", "`result.pending.options[0]`: object contains unknown field `label` (schema vtes-turnpoint)"),
        ("NoOptions", "`result.pending.options`: missing, though the engine declares the level 'lockstep'"),
        ("MalformedEvents", '`result.events[1].amount`: expected integer, found "x" (schema vtes-turnpoint)'),
        (
            "MalformedCounters",
            '`result.position.seats[0].ready[0].counters`: expected integer, found "x" (schema vtes-observation)',
        ),
        ("NoHands", "`observe`: `result.position.seats[0]`: object missing required field `hand`"),
    ],
)
def test_undocumented_words_are_a_protocol_error(engine: str, fault: str) -> None:
    [result] = judged(engine, "VTES-0001").cases
    assert result.verdict is Verdict.ERROR
    [step] = [step for step in result.steps if step.status is StepStatus.ERROR]
    assert step.message == result.reason
    assert str(result.reason).startswith("protocol error: `")
    assert fault in str(result.reason)


def test_one_malformed_answer_prevents_a_certificate() -> None:
    cases = suite_cases("vtes")
    judgement = judge(ENDING, cases, run(ENDING.select(cases), spec("MalformedEvents")), by=Basis("", ""))
    assert isinstance(judgement, Refusal)
    assert any("ended in an error" in reason for reason in judgement.reasons)


def test_refusal_is_checked_against_its_schema() -> None:
    seats = [{"name": "Sarah"}, {"name": "Alexis"}]
    with connect(spec("MalformedRefusals")) as engine:
        engine.setup("vtes", "v5", {"seats": seats})
        with pytest.raises(Malformed, match=r"`choose`: `error.data.options\[0\].do`: 'embrace' is none of pass"):
            engine.choose("Sarah", {"do": "hunt", "minion": "Belinde"})
    with connect(spec("OtherProblems")) as engine:
        fault = "`setup`: `error.data.problem`: 'not-to-my-taste' is none of unknown-key"
        with pytest.raises(Malformed, match=fault):
            engine.setup("vtes", "v5", {"seats": seats, "colour": "red"})


def test_no_step_crashes_on_a_wrong_answer() -> None:
    cases = suite_cases()
    result = run(random.Random(0).sample(cases, 300), spec("Muddled"))
    reasons = [case.reason or "" for case in result.cases]
    assert [reason for reason in reasons if "could not run" in reason] == []
    errors = [case.reason or "" for case in result.cases if case.verdict is Verdict.ERROR]
    assert len(errors) > 50
    assert {reason.partition(":")[0] for reason in errors} == {"protocol error"}
