"""Test that every scenario passes on the reference engine, and that each rule it tags is cited meanwhile.

Worked examples, rulings, and answers to frequent questions apply rules to a case. No step needs to cite them, and not
every scenario has to follow a ruling (one does: test_rulings.py): their scenario is their proof. It also tags a rule
that they apply, which must be cited. The scenario of a worked example has the tag `@example`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conformance import catalogue
from conformance.games import find
from conformance.runner.needs import features_of, understood
from conformance.verdict.results import Verdict
from tests.cases import suite_cases
from tests.suite.features.traced_run import TracedCase, by_file, traced_run

FILES = by_file(case for case in suite_cases() if not case.deprecated)
APPLIED = {"example", "ruling", "faq"}
"""Kinds of catalogue entries that apply rules to a case."""


@pytest.mark.parametrize("file", FILES)
def test_scenarios_pass_and_their_rules_are_cited(file: str) -> None:
    run = traced_run()
    assert [complaint for case in FILES[file] for complaint in complaints(run[case.id])] == []


def complaints(traced: TracedCase) -> Iterator[str]:
    """Complaints about one scenario."""
    case, rules = traced.case, catalogue.load()
    if traced.verdict is not Verdict.PASSED:
        yield f"{case.id} {traced.verdict}: {traced.reason}"
        return
    if not traced.began and "decks" not in features_of(case, understood(case, find(case.game).vocabulary)):
        return  # its position is rejected, and no rule applies to an invalid position
    applied = {rule for rule in case.rules if rules[rule].kind in APPLIED}
    if missing := set(case.rules) - applied - traced.cited:
        yield f"{case.id} tags {sorted(missing)}, but nothing that ran cites it"
    if applied and traced.cited.isdisjoint(case.rules):
        yield f"{case.id} tags no rule that {sorted(applied)} applies"
    if any(rules[rule].kind == "example" for rule in applied) and "example" not in case.tags:
        yield f"{case.id} proves a worked example, but is not tagged @example"
