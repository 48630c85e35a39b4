"""Every scenario, run on the reference engine, goes through a step or meets a refusal that cites each rule it tags.

A worked example of the rulebook is no rule that a step carries out: its scenario is its proof. Such a scenario bears
`@example`, and tags a rule that the example is an example of.
"""

from __future__ import annotations

import pytest

from conformance import catalogue
from conformance.adapters import connect
from conformance.runner.cases import Case, load_cases
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from reference_engine import ReferenceEngine

CASES = load_cases()
RULES = catalogue.load()
ENGINES: list[ReferenceEngine] = []


def tracing_engine() -> ReferenceEngine:
    """A reference engine that notes the rules of every step that it carries out."""
    ENGINES.append(ReferenceEngine(trace=True))
    return ENGINES[-1]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_every_tagged_rule_is_cited(case: Case) -> None:
    engine = connect(f"python:{__name__}:tracing_engine")
    result = run_case(case, engine)
    assert result.verdict is Verdict.PASSED, result.reason
    session = ENGINES[-1].session
    assert session is not None
    examples = {rule for rule in case.rules if RULES[rule].kind == "example"}
    missing = set(case.rules) - examples - session.cited
    assert not missing, f"{case.id} tags {sorted(missing)}, but nothing that ran cites it"
    if examples:
        assert "example" in case.tags, f"{case.id} tags {sorted(examples)}, but is not tagged @example"
        assert set(case.rules) > examples, f"{case.id} tags no rule of which {sorted(examples)} is an example"
