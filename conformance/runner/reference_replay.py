"""Replay failed scenarios on the reference engine, for its events with the rules that it applies.

This runs after a run, for a limited number of scenarios, and is not cached, so it cannot be out of date.
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
"""The reference engine in the variant that reports every rule that it applies."""
MOST = 400
"""Maximum number of scenarios to play, which takes about two seconds. Larger sets are sampled evenly."""


def explained(cases: Sequence[Case], edition: Editions) -> dict[str, list[list[dict[str, Any]]]]:
    """Return scenario → events of the reference engine for each step, for scenarios that it passes."""
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
    """Return all, or an evenly spaced sample of `MOST`."""
    return cases if len(cases) <= MOST else [cases[at * len(cases) // MOST] for at in range(MOST)]
