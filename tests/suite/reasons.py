"""The reasons that a scenario states, and those that an engine gives."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from conformance.adapters import Engine
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.steps.registry import Match
from conformance.steps.world import World


def states_reasons(case: Case) -> bool:
    """Return True if a scenario states the rule for a refusal."""
    return any(f" because {case.game}." in step.text for step in case.steps)


def reasons(case: Case, engine: Engine, edition: str | None = None) -> list[tuple[str, str]]:
    """Run a scenario, and return the stated and the given rule for each refusal with a reason."""
    with noted_reasons() as stated:
        run_case(case, engine, edition=edition)
    return stated


@contextmanager
def noted_reasons() -> Iterator[list[tuple[str, str]]]:
    """Collect, for each refusal with a reason, the rule that the step states and the rule that the engine gives."""
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

    setattr(World, "refused", note_refusal)  # noqa: B010
    setattr(Match, "call", note_step)  # noqa: B010
    try:
        yield stated
    finally:
        setattr(World, "refused", refused)  # noqa: B010
        setattr(Match, "call", call)  # noqa: B010
