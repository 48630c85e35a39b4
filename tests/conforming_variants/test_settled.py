"""Test choices that an engine settles itself: they count as made, can no longer be observed, and can be wrong."""

from __future__ import annotations

from conformance.adapters import connect
from conformance.runner.cases import read_feature
from conformance.runner.direct import run_case
from conformance.runner.execute import AHEAD
from conformance.verdict.results import CaseResult, Verdict
from tests.conforming_variants.layers import JsonObject, SettlesWhatIsForced, offered

TABLE = """
Feature: a combat
  Scenario: x
    Given Sarah and Alexis sit clockwise
    And Sarah's Belinde and Alexis's Brock Sterling are ready
    And Belinde bears .44 Magnum
    When Belinde bleeds Alexis
    And Brock Sterling attempts to block
"""


class SettlesTooMuch(SettlesWhatIsForced):
    """Makes everybody strike with hands, even with other options."""

    def is_forced(self, pending: JsonObject) -> bool:
        if pending["window"] == "strike":
            pending["options"] = [option for option in pending["options"] if option["with"] == "hands"][:1]
        return super().is_forced(pending)


def judged(engine: type[SettlesWhatIsForced], *steps: str, bears: bool = False) -> CaseResult:
    text = TABLE if bears else TABLE.replace("    And Belinde bears .44 Magnum\n", "")
    (case,) = read_feature(text + "".join(f"    {step}\n" for step in steps), "x.feature", "vtes").cases
    connection = connect(offered(engine.__name__, engine))
    try:
        return run_case(case, connection)
    finally:
        connection.close()


STRIKES = ("And Belinde strikes with hands", "And Brock Sterling strikes with hands", "Then Belinde burns 1 blood")


def test_a_settled_choice_counts_as_made() -> None:
    assert judged(SettlesWhatIsForced, *STRIKES).verdict is Verdict.PASSED


def test_a_settled_decision_counts_as_opened() -> None:
    steps = "Then it is for Sarah to choose a strike", "When Belinde strikes with hands", *STRIKES[1:]
    assert judged(SettlesWhatIsForced, *steps).verdict is Verdict.PASSED


def test_a_settled_choice_was_legal() -> None:
    result = judged(SettlesWhatIsForced, "Then Belinde cannot strike with hands because vtes.combat.strike.one-each")
    assert result.verdict is not Verdict.PASSED


def test_a_state_that_has_passed_is_unsupported() -> None:
    result = judged(SettlesWhatIsForced, "Then it is round 1 of the combat")
    assert result.verdict is Verdict.UNSUPPORTED
    assert AHEAD in (result.reason or "")


def test_a_wrong_result_after_settled_choices_fails() -> None:
    assert judged(SettlesWhatIsForced, *STRIKES[:2], "Then Belinde burns 2 blood").verdict is Verdict.FAILED


def test_settling_a_free_choice_fails() -> None:
    shot = (
        "And neither maneuvers", "And Belinde strikes with .44 Magnum", "And Brock Sterling strikes with hands",
        "Then Brock Sterling burns 2 blood",
    )  # fmt: skip
    assert judged(SettlesWhatIsForced, *shot, bears=True).verdict is Verdict.PASSED
    assert judged(SettlesTooMuch, *shot, bears=True).verdict is Verdict.FAILED
