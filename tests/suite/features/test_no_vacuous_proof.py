"""Every scenario, run on the reference engine, goes through a step or meets a refusal that cites each rule it tags.

A worked example, a ruling and an answer to a frequent question are the rules applied to a case. No step need carry out
an example, and not each scenario need follow a ruling (one does: test_rulings.py): their scenario is their proof. It
also tags a rule that they apply, and that is cited. The scenario of a worked example bears `@example`.
"""

from __future__ import annotations

import pytest

from conformance import catalogue
from conformance.adapters import connect
from conformance.games import find
from conformance.runner.cases import Case, load_cases
from conformance.runner.direct import run_case
from conformance.runner.execute import cited
from conformance.runner.needs import features_of, understood
from conformance.verdict.results import Verdict
from reference_engine import ReferenceEngine

CASES = [case for case in load_cases() if not case.deprecated]
RULES = catalogue.load()
APPLIED = {"example", "ruling", "faq"}
"""Kinds of catalogue entries that apply the rules to a case."""
ENGINES: list[ReferenceEngine] = []


def tracing_engine() -> ReferenceEngine:
    """A reference engine that notes the rules of every step that it carries out."""
    ENGINES.append(ReferenceEngine(trace=True))
    return ENGINES[-1]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_every_tagged_rule_is_cited(case: Case) -> None:
    engine = connect(f"inprocess:{__name__}:tracing_engine")
    result = run_case(case, engine)
    assert result.verdict is Verdict.PASSED, result.reason
    session = ENGINES[-1].session
    if session is None and "decks" not in features_of(case, understood(case, find(case.game).vocabulary)):
        return  # its position is refused, and what is no position is refused by no rule
    went_by = cited(result) if session is None else session.cited
    applied = {rule for rule in case.rules if RULES[rule].kind in APPLIED}
    missing = set(case.rules) - applied - went_by
    assert not missing, f"{case.id} tags {sorted(missing)}, but nothing that ran cites it"
    if applied:
        assert set(case.rules) & went_by, f"{case.id} tags no rule that {sorted(applied)} applies"
    if any(RULES[rule].kind == "example" for rule in applied):
        assert "example" in case.tags, f"{case.id} proves a worked example, but is not tagged @example"
