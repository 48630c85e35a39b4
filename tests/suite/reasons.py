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
    """Whether a scenario says of a refusal by which rule."""
    return any(f" because {case.game}." in step.text for step in case.steps)


def reasons(case: Case, engine: Engine, edition: str | None = None) -> list[tuple[str, str]]:
    """Runs a scenario: of each refusal that it gives a reason for, the rule it states, and the rule that it met."""
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
