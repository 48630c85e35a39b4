"""Each verdict of a scenario, for the right reason, with what a reader needs to see."""

from __future__ import annotations

import threading

import pytest

import tests.conformance.runner.toy
from conformance.adapters import CouldNotStart, Limits, connect
from conformance.runner import fork_safety
from conformance.runner.cases import read_feature
from conformance.runner.direct import run, run_case
from conformance.runner.execute import cited
from conformance.verdict.results import CaseResult, StepStatus, Verdict
from tests.conformance.runner.helpers import MODULES, judge, judge_all, spec, toy_cases

P, F, U, E, S = (
    StepStatus.PASSED,
    StepStatus.FAILED,
    StepStatus.UNSUPPORTED,
    StepStatus.ERROR,
    StepStatus.SKIPPED,
)


@pytest.fixture(scope="module")
def results() -> dict[str, CaseResult]:
    """Run every toy case against the correct toy engine."""
    return {case.id: case for case in run(toy_cases(), spec()).cases}


@pytest.mark.parametrize(
    ("identity", "verdict", "reason", "statuses"),
    [
        ("TOY-0020", Verdict.FAILED, "the coins of Bob: expected 4, found 3", [P, P, P, F, S]),
        ("TOY-0021", Verdict.FAILED, "left open: at the end, Bob still has to decide (answer)", [P, P, P, F]),
        ("TOY-0022", Verdict.FAILED, "not now: Ann decides (turn), not Bob", [P, P, F, S]),
        ("TOY-0023", Verdict.FAILED, "Ann may not (toy.gift.held)", [P, P, F, S]),
        ("TOY-0024", Verdict.UNSUPPORTED, "Toy says that it does not support the feature stealing", [P, P, U, S]),
        ("TOY-0025", Verdict.UNSUPPORTED, "Toy does not declare the feature flying", [S, S, S]),
        ("TOY-0026", Verdict.UNSUPPORTED, "Toy does not declare the edition two of toy", [S, S, S]),
        ("TOY-0027", Verdict.ERROR, "the engine broke: crashed:", [P, P, E, S]),
        ("TOY-0028", Verdict.ERROR, "no When step of 'toy' matches 'Ann flies to the moon'", [P, P, E, S]),
        ("TOY-0029", Verdict.ERROR, "KeyError: 'stumbled' (toy_vocabulary.py:", [P, P, E, S]),
        ("TOY-0030", Verdict.ERROR, "the scenario asserts nothing", [S, S, S]),
        ("TOY-0031", Verdict.ERROR, "move this Given before the first When or Then", [P, P, P, P, E]),
        ("TOY-0032", Verdict.ERROR, "the step does not read its datatable", [P, P, E, S]),
        ("TOY-0033", Verdict.FAILED, "the engine refuses the position: negative at seats.Cat.coins", [P, P, P, F, S]),
        ("TOY-0034", Verdict.PASSED, None, [P, P, P, P]),
        ("TOY-0035", Verdict.FAILED, "Ann has nothing to decide: the game is over", [P, P, P, F, S]),
        ("TOY-0036", Verdict.ERROR, "no Zoe at the table; the players are Ann, Bob", [P, P, P, E]),
        ("TOY-0037", Verdict.EXPECTED_FAILURE, "deprecated since 0.1.0: the coins of Bob: expected 4", [P, P, P, F]),
    ],
)
def test_case_gets_its_verdict_and_reason(
    identity: str, verdict: Verdict, reason: str | None, statuses: list[StepStatus], results: dict[str, CaseResult]
) -> None:
    result = results[identity]
    assert result.verdict is verdict
    assert (reason is None and result.reason is None) or (reason or "") in (result.reason or "")
    assert [step.status for step in result.steps] == statuses


def test_all_other_cases_pass(results: dict[str, CaseResult]) -> None:
    passed = {identity for identity, result in results.items() if result.verdict is Verdict.PASSED}
    assert passed == {case.id for case in toy_cases() if "not_passing" not in case.uri} | {"TOY-0034"}


def test_failure_shows_expected_actual_and_offered(results: dict[str, CaseResult]) -> None:
    wrong = results["TOY-0020"].steps[3]
    assert (wrong.expected, wrong.actual) == (4, 3)
    refused = results["TOY-0023"].steps[2]
    assert refused.expected == {"do": "give", "to": "Bob", "coins": 5}
    assert {"do": "give", "to": "Bob", "coins": 3} in (refused.offered or [])
    open_at_the_end = results["TOY-0021"].steps[3]
    assert open_at_the_end.offered == [{"do": "yes"}, {"do": "pass"}]


def test_events_belong_to_steps_and_name_rules(results: dict[str, CaseResult]) -> None:
    gift = results["TOY-0001"]
    assert [len(step.events) for step in gift.steps] == [0, 0, 1, 0, 0, 0, 0]
    assert cited(gift) == {"toy.gift.moves"}
    refusal = results["TOY-0002"]
    assert [event["event"] for step in refusal.steps for event in step.events] == ["choice-refused"]
    assert cited(refusal) == {"toy.gift.held"}


def test_transcript_is_kept_unless_the_case_passed(results: dict[str, CaseResult]) -> None:
    assert results["TOY-0001"].transcript == []
    transcript = " ".join(entry["text"] for entry in results["TOY-0027"].transcript)
    assert '"do":"crash"' in transcript.replace(" ", "")
    assert "A wrong number" not in transcript
    sent = [entry for entry in results["TOY-0020"].transcript if entry["direction"] == "sent"]
    assert '"setup"' in sent[0]["text"]


def test_case_with_undeclared_needs_does_not_run() -> None:
    by_id = {case.id: case for case in judge_all(toy_cases(), "Plain")}
    assert by_id["TOY-0013"].reason == "Plain does not declare the level options"
    assert by_id["TOY-0034"].reason == "Plain does not declare the feature arrange"
    assert by_id["TOY-0012"].verdict is Verdict.UNSUPPORTED
    assert by_id["TOY-0010"].verdict is Verdict.PASSED


def test_case_with_undeclared_cards_does_not_run() -> None:
    known, unknown = judge(
        """
        Feature: Cards
          Background:
            Given Ann has 1 coin
          Scenario: Known
            Given Ann holds Penny#2
            Then Ann holds Penny#2
          Scenario: Unknown
            Given Ann holds Penny and Jack, The Coin
            Then Ann holds Penny
        """,
        "FewCards",
    )
    assert known.verdict is Verdict.PASSED
    assert unknown.reason == "FewCards does not declare the card Jack, The Coin"


def test_case_of_undeclared_game_or_edition_does_not_run() -> None:
    [case] = read_feature("Feature: a\n  Scenario: b\n    Then Ann wins\n", "toy/a.feature", "toy").cases
    assert run([case], spec(), edition="two").cases[0].reason == "Toy does not declare the edition two of toy"
    assert run([case], spec(), edition={"chess": "two"}).editions == {"toy": "one"}
    asked = run([case], spec(), edition="toy/two")
    assert asked.editions == {"toy": "two"}
    for_another = [c for c in toy_cases() if c.id == "TOY-0026"]
    reason = "this applies to the edition two; the run judges one"
    assert run(for_another, spec(), edition="one").cases[0].reason == reason


WRONG = """
Feature: Wrong engines
  Background:
    Given Ann has 3 coins
    And Bob has 2 coins
  Scenario: Moves
    When Ann gives Bob 1 coin
    Then Bob has 3 coins
  Scenario: Refuses
    Then Ann cannot give Bob 5 coins because toy.gift.held
  Scenario: Plays
    When Ann gives Bob 5 coins
    Then Bob has 7 coins
  Scenario: Asks
    When Ann asks Bob
    Then it is for Bob to answer
"""


@pytest.mark.parametrize(
    ("toy", "reasons"),
    [
        ("Toy", [None, None, "the engine refuses Ann", None]),
        ("Generous", ["expected 3, found 4", None, "the engine refuses Ann", None]),
        ("Lenient", [None, "but something changed", "the engine refuses Ann", None]),
        ("Permissive", [None, "the engine allowed", "was not among the options", None]),
        ("Liar", [None, None, "the engine refuses Ann", "the engine refuses Bob"]),
        ("Endless", ["forced passes in a row"] * 4),
    ],
)
def test_faulty_engines_fail_for_the_right_reason(toy: str, reasons: list[str | None]) -> None:
    results = judge(WRONG, toy)
    for result, reason in zip(results, reasons, strict=True):
        if reason is None:
            assert result.reason is None or toy == "Toy"
        else:
            assert result.verdict is Verdict.FAILED
            assert reason in (result.reason or "")


def test_offered_choice_does_not_count_as_refused() -> None:
    [result] = judge(
        """
        Feature: a
          Scenario: b
            Given Ann has 3 coins
            And Bob has 1 coin
            Then Ann cannot give Bob 2 coins because toy.gift.held
        """
    )
    assert result.verdict is Verdict.FAILED
    assert "the engine offers" in (result.reason or "")


def test_broken_engine_is_restarted_and_the_run_continues() -> None:
    cases = toy_cases()
    by_id = {case.id: case for case in run(cases, spec()).cases}
    assert by_id["TOY-0027"].verdict is Verdict.ERROR
    assert by_id["TOY-0034"].verdict is Verdict.PASSED


def test_engine_that_cannot_be_restarted_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.conformance.runner.toy, "starts", 0)
    by_id = {case.id: case for case in run(toy_cases(), spec("Mortal"), limits=Limits(restart_seconds=0.05)).cases}
    assert "the engine broke" in (by_id["TOY-0034"].reason or "")
    lost = [case for case in by_id.values() if "could not be restarted" in (case.reason or "")]
    after = [case.id for case in toy_cases()]
    assert [case.id for case in lost] == after[after.index("TOY-0034") + 1 :]
    assert all(case.verdict is Verdict.NOT_RUN for case in lost)
    assert len(lost) > 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_engine_that_does_not_start_raises(jobs: int) -> None:
    with pytest.raises(CouldNotStart):
        run(toy_cases(), "python:no_such_module:engine", jobs=jobs, modules=MODULES)


def test_process_with_threads_does_not_fork() -> None:
    done = threading.Event()
    thread = threading.Thread(target=done.wait)
    thread.start()
    try:
        assert not fork_safety.may_fork()
    finally:
        done.set()
        thread.join()


def test_one_case_runs_against_a_running_engine() -> None:
    engine = connect(spec())
    try:
        [case] = [case for case in toy_cases() if case.id == "TOY-0004/2"]
        result = run_case(case, engine)
        assert result.verdict is Verdict.PASSED
        assert (result.title, result.feature, result.uri) == ("A gift of 2 leaves 1", "Gifts", "toy/passing.feature")
        assert result.rules == ["toy.gift.moves"]
    finally:
        engine.close()


def test_game_without_vocabulary_is_an_error() -> None:
    [case] = read_feature("Feature: a\n  Scenario: b\n    Then c\n", "chess/a.feature", "chess").cases
    result = run([case], spec())
    assert result.cases[0].verdict is Verdict.ERROR
    assert "no game is called 'chess'; the games are vtes, vendetta, rivals, toy" in (result.cases[0].reason or "")
