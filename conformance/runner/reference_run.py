"""What the reference engine tells in scenarios that another one fails, with the rules that it applies.

It is played for them when a run is over, and only for so many: nothing of it is kept that could be out of date.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conformance import PREFIX
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.runner.execute import Editions
from conformance.verdict.results import Verdict

EXPLAINING = f"inprocess:{PREFIX}reference_engine:explaining_engine"
"""The reference engine, where it tells every rule that it applies."""
MOST = 400
"""So many scenarios are played at most, which takes about two seconds; of more, some from everywhere."""


def explained(cases: Sequence[Case], edition: Editions) -> dict[str, list[list[dict[str, Any]]]]:
    """Scenario → for each step what the reference engine tells; without those that it does not pass itself."""
    if not cases:
        return {}
    from conformance.adapters import connect

    engine = connect(EXPLAINING)
    try:
        results = [run_case(case, engine, edition=edition) for case in _some(cases)]
    finally:
        engine.close()
    return {each.id: [step.events for step in each.steps] for each in results if each.verdict is Verdict.PASSED}


def _some(cases: Sequence[Case]) -> Sequence[Case]:
    """All, or as many as there may be, at even distances."""
    return cases if len(cases) <= MOST else [cases[at * len(cases) // MOST] for at in range(MOST)]
