"""Scenarios that every engine passes are rejected by the lint and at run time."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

import pytest

from conformance.adapters import connect
from conformance.games import GameDescriptor, known
from conformance.runner.cases import FeatureError, load_cases, read_feature
from conformance.runner.direct import run_case
from conformance.runner.lint import LintFault, lint
from conformance.steps.registry import Match
from conformance.verdict.results import CaseResult, Verdict

HEAD = """\
# Rules, "Turns"
Feature: Of somebody's own

  @id:VTES-9999 @a.rule
  Scenario: A phase ends
    Given Sarah and Alexis sit clockwise
"""
PASSES = "    When Sarah ends the minion phase\n"
LEFT = "    And Sarah has 30 pool\n"


def steps(text: str) -> str:
    return textwrap.indent(textwrap.dedent(text).lstrip("\n"), "    ")


def of_events(says: str, *rows: str) -> str:
    return steps("\n".join([f"Then {says}", *(f"  | {row} |" for row in rows)]) + "\n")


def below(says: str, json: str) -> str:
    return steps(f'Then {says}\n  """\n  {json}\n  """\n')


def judged(text: str) -> CaseResult:
    """Run the only scenario on the reference engine."""
    (case,) = read_feature(HEAD + text, "own.feature", "vtes").cases
    with connect("reference") as engine:
        return run_case(case, engine)


def linted(text: str, root: Path, head: str = HEAD) -> list[LintFault]:
    """Return the lint errors of the scenario, except for its unrecorded id."""
    (root / "vtes").mkdir(exist_ok=True)
    (root / "vtes" / "own.feature").write_text(head + text, encoding="utf-8")
    faults = lint(root, rules={"a.rule": ()}, games=known())
    return [fault for fault in faults if fault.uri == "vtes/own.feature" and fault.code != "id-unrecorded"]


IN_ORDER, NONE = "these events happen in order:", "none of these events happens:"
TOLD, NOT_TOLD = "Alexis is told of these events:", "Alexis is told of none of these events:"
HAPPENS, POSITION, OVER = "this happens, and no more:", "the position has:", "the game is over with:"
REFUSED, OPEN = "this choice is refused:", "these choices, and no others, are open to Sarah:"

AT_A_STEP = [
    (of_events(IN_ORDER, "event"), "no rows"),
    (of_events(IN_ORDER, "event | seat"), "no rows"),
    (of_events(NONE, "event"), "no rows"),
    (of_events(TOLD, "event"), "no rows"),
    (of_events(NOT_TOLD, "event"), "no rows"),
    (of_events(NONE, "event | seat", " | Sarah"), "names no event"),
    (of_events(NONE, "event | event", "ousted | ousted"), "names that all differ"),
    (of_events(NONE, "event", "oustd"), "no event is called 'oustd' (did you mean ousted?)"),
    (of_events(NONE, "event | amount", "ousted | 1"), "an event 'ousted' has no field 'amount'"),
    (of_events(NONE, "event | no-such-field", "ousted | 1"), "an event 'ousted' has no field 'no-such-field'"),
    (of_events(NOT_TOLD, "event | pool", "ousted | 1"), "an event 'ousted' has no field 'pool'"),
    (of_events(NONE, "event | range", "range-set | near"), "the range of an event 'range-set' is never 'near'"),
    (below(HAPPENS, "{}"), "no event is named"),
    (below(HAPPENS, '{"oustd": []}'), "no event is called 'oustd'"),
    (below(HAPPENS, '{"ousted": [{"pool": 1}]}'), "an event 'ousted' has no field 'pool'"),
    (below(POSITION, '{"path": ["seats", "Sarah", "pol"]}'), "no 'pol' after seats / Sarah (did you mean pool?)"),
    (below(POSITION, '{"path": ["egde"], "value": null}'), "no 'egde'"),
    (below(POSITION, '{"path": ["seats", "Sarah", "ready"], "value": [{"crad": "Sully"}]}'), "no 'crad' in 'ready'"),
    (below(POSITION, '{"path": ["cards", "Sully", "blod"], "value": 0}'), "no 'blod'"),
    (below(OVER, '{"winer": "Sarah"}'), "an outcome has no 'winer'"),
    (below(REFUSED, '{"seat": "Sarah", "choice": {"do": "bled"}}'), "'bled' is none of"),
    (below(REFUSED, '{"seat": "Sarah", "choice": {"do": "hunt", "minon": "Sully"}}'), "unknown field `minon`"),
    (below(OPEN, "[{}]"), "an object with a string `do`"),
]


@pytest.mark.parametrize(("step", "message"), AT_A_STEP)
def test_step_that_no_engine_could_fail_is_rejected(step: str, message: str, tmp_path: Path) -> None:
    result = judged(PASSES + step + LEFT)
    assert result.verdict is Verdict.ERROR
    assert str(result.reason).startswith("error in the scenario: ")
    assert message in str(result.reason)
    assert len([each for each in result.steps if each.message]) == 1
    [fault] = linted(PASSES + step + LEFT, tmp_path)
    assert (fault.code, fault.line) == ("step-argument", 8)
    assert message in fault.message
    assert fault.remedy


@pytest.mark.parametrize(
    "step",
    [
        of_events(IN_ORDER, "event | seat | phase", "phase-began | Sarah | influence"),
        of_events(NONE, "event | winner", "ousted |", "game-over | nobody"),
        of_events(TOLD, "event | phase", "phase-began | influence"),
        of_events(NOT_TOLD, "event | successful", "action-resolved | true"),
        below(HAPPENS, '{"phase-began": [{"phase": "influence"}], "ousted": []}'),
        below(POSITION, '{"path": ["seats", "Sarah", "pool"], "value": 30, "viewer": "Alexis"}'),
        below(POSITION, '{"path": ["seats", "Sarah", "ready"], "value": []}'),
        below(POSITION, '{"path": ["edge"], "value": null}'),
        below(POSITION, '{"path": ["turn", "transfers"], "value": 4}'),
        below(POSITION, '{"path": ["cards"], "value": []}'),
        below(REFUSED, '{"seat": "Sarah", "choice": {"do": "discard", "card": "Vessel"}}'),
        below(OPEN, '[{"do": "pass"}]'),
    ],
)
def test_words_of_the_protocol_are_accepted(step: str, tmp_path: Path) -> None:
    result = judged(PASSES + step + LEFT)
    assert result.verdict is Verdict.PASSED, result.reason
    assert [fault for fault in linted(PASSES + step + LEFT, tmp_path) if fault.code != "event-optional"] == []


SILENT = "so an engine that reports nothing passes"
BEFORE = "nothing has happened yet to compare this with"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (PASSES, 5, "the scenario asserts nothing"),
        (PASSES + of_events(NONE, "event", "ousted"), 5, SILENT),
        (PASSES + of_events(NONE, "event", "ousted") + of_events(NOT_TOLD, "event", "ousted"), 5, SILENT),
        (PASSES + steps("Then Alexis is not told of Vessel\n"), 5, SILENT),
        (steps("Then Sarah's pool stays the same\n"), 7, BEFORE),
        (steps("Then Sarah's pool stays the same\n") + PASSES + steps("Then Sarah has 30 pool\n"), 7, BEFORE),
    ],
)
def test_scenario_that_no_engine_could_fail_is_rejected(text: str, line: int, message: str, tmp_path: Path) -> None:
    result = judged(text)
    assert result.verdict is Verdict.ERROR
    assert message in str(result.reason)
    [fault] = linted(text, tmp_path)
    assert (fault.code, fault.line) == ("proves-nothing", line)
    assert message in fault.message
    assert fault.remedy in str(result.reason)


def test_every_row_of_an_outline_is_checked(tmp_path: Path) -> None:
    rows = "\n    Examples:\n      | event  |\n      | ousted |\n      | oustd  |\n"
    text = PASSES + of_events(NONE, "event", "<event>") + LEFT + rows
    faults = linted(text, tmp_path, HEAD.replace("Scenario:", "Scenario Outline:"))
    assert [(fault.code, fault.line) for fault in faults] == [("step-argument", 8)]


@pytest.mark.parametrize("examples", ["", "    Examples:\n", "    Examples:\n      | n |\n"])
def test_outline_without_rows_is_an_error(examples: str, tmp_path: Path) -> None:
    text = HEAD.replace("Scenario:", "Scenario Outline:") + "    Then Sarah has <n> pool\n" + examples
    text += "\n  @id:VTES-9998 @a.rule\n  Scenario: Another\n    Given Sarah and Alexis sit clockwise\n"
    with pytest.raises(FeatureError, match="own.feature:5: the outline has no rows, so it never runs"):
        read_feature(text, "own.feature", "vtes")
    (tmp_path / "own.feature").write_text(text, encoding="utf-8")
    with pytest.raises(FeatureError, match="add Examples with a row"):
        load_cases([tmp_path / "own.feature"], game="vtes", root=tmp_path)


@pytest.mark.parametrize("game", known().values(), ids=known())
def test_steps_may_use_only_words_of_the_protocol(game: GameDescriptor) -> None:
    wire, words = game.vocabulary.wire, game.words
    assert words is not None
    assert (wire.events, wire.choices, wire.observation) == (words.events, words.choices, words.observation)


def test_suite_demands_no_optional_event(tmp_path: Path) -> None:
    asks, denies = of_events(IN_ORDER, "event", "blood-drained"), of_events(NONE, "event", "blood-drained")
    [fault] = linted(PASSES + asks + LEFT, tmp_path)
    assert (fault.code, fault.line) == ("event-optional", 8)
    assert linted(PASSES + denies + LEFT, tmp_path) == []


def test_then_that_states_nothing_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    call = Match.call

    def silent(self: Match, *arguments: Any) -> None:
        if self.step.kind != "then":
            call(self, *arguments)

    monkeypatch.setattr(Match, "call", silent)
    result = judged(steps("Then Alexis has 30 pool\n"))
    assert result.verdict is Verdict.ERROR
    assert "the step states nothing" in (result.reason or "")
