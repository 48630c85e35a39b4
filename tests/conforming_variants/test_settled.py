"""What an engine settles without a question: what counts as made, what can no longer be seen, what fails."""

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
    """Has everybody strike with hands, whatever else there is."""

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


def test_a_choice_that_was_settled_counts_as_made() -> None:
    assert judged(SettlesWhatIsForced, *STRIKES).verdict is Verdict.PASSED


def test_a_question_that_was_settled_counts_as_asked() -> None:
    asked = "Then it is for Sarah to choose a strike", "When Belinde strikes with hands", *STRIKES[1:]
    assert judged(SettlesWhatIsForced, *asked).verdict is Verdict.PASSED


def test_what_was_settled_is_all_that_was_open() -> None:
    refused = judged(SettlesWhatIsForced, "Then Belinde cannot strike with hands because vtes.combat.strike.one-each")
    assert refused.verdict is not Verdict.PASSED


def test_what_is_over_already_accuses_nobody() -> None:
    result = judged(SettlesWhatIsForced, "Then it is round 1 of the combat")
    assert result.verdict is Verdict.UNSUPPORTED
    assert AHEAD in (result.reason or "")


def test_what_is_wrong_in_the_end_fails_all_the_same() -> None:
    assert judged(SettlesWhatIsForced, *STRIKES[:2], "Then Belinde burns 2 blood").verdict is Verdict.FAILED


def test_to_settle_what_was_not_forced_fails() -> None:
    shot = (
        "And neither maneuvers", "And Belinde strikes with .44 Magnum", "And Brock Sterling strikes with hands",
        "Then Brock Sterling burns 2 blood",
    )  # fmt: skip
    assert judged(SettlesWhatIsForced, *shot, bears=True).verdict is Verdict.PASSED
    assert judged(SettlesTooMuch, *shot, bears=True).verdict is Verdict.FAILED
