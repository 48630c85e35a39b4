"""Where a step says why something is refused, the reference engine refuses it for that very reason.

An engine under test need not give reasons, and is not failed for giving others. But where the reference engine gives
another, the move has failed for something else than what the scenario is about.
"""

from __future__ import annotations

from typing import Any

import pytest

from conformance import catalogue
from conformance.adapters import connect
from conformance.runner.cases import Case, load_cases
from conformance.runner.direct import run_case
from conformance.vocabulary.registry import Match
from conformance.vocabulary.world import World

RULES = catalogue.load("vtes")
APPLIED = {"example", "ruling", "faq"}
"""Kinds of catalogue entries that apply the rules to a case: the engine names the rule."""
ENGINE = connect("reference")
CASES = [case for case in load_cases(game="vtes") if any(" because vtes." in step.text for step in case.steps)]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_the_reason_is_the_one_that_is_stated(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []
    stated: list[tuple[str, str]] = []
    refused, call = World.refused, Match.call

    def note_refusal(self: World, *move: Any) -> Any:
        refusal = refused(self, *move)
        given.append(refusal.rule or "")
        return refusal

    def note_step(self: Match, *arguments: Any, **named: Any) -> None:
        given.clear()
        call(self, *arguments, **named)
        if given and "rule" in self.arguments:
            stated.append((self.arguments["rule"], given[-1]))

    monkeypatch.setattr(World, "refused", note_refusal)
    monkeypatch.setattr(Match, "call", note_step)
    run_case(case, ENGINE)
    assert [
        (said, found) for said, found in stated if found and said != found and RULES[said].kind not in APPLIED
    ] == []
    assert stated, "no step of this scenario has been looked at"
