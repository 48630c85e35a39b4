"""Every scenario, run on the reference engine, goes through a step or meets a refusal that cites each rule it tags."""

from __future__ import annotations

import pytest

from conformance.adapters import connect
from conformance.runner.cases import Case, load_cases
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from reference_engine import ReferenceEngine

CASES = load_cases()
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
    missing = set(case.rules) - session.cited
    assert not missing, f"{case.id} tags {sorted(missing)}, but nothing that ran cites it"
