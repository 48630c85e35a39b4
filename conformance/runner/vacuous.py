"""Detect scenarios that prove nothing, because an engine that plays or reports nothing passes them.

Running such a scenario is an error. The lint finds it without an engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from conformance.runner.cases import Case
from conformance.steps.dry_run import DryRun
from conformance.steps.registry import Slip, Vocabulary
from conformance.steps.world import NOTHING_BEFORE

SILENCE = ("did not happen", "none happened", "is told of none", "is not told of", "is not named")
"""Comparisons that hold for an engine that reports nothing."""
LEFT_OPEN = "nothing is left open"
SINCE_BEFORE = ("grows by", "falls by", "gains", "stays")
"""Comparisons with the position before the Whens."""

ASSERTS_NOTHING = Slip("the scenario asserts nothing", "give it a Then that says what must hold")
STATES_NOTHING = Slip("the step states nothing, so every engine passes it", "let it state what must hold")
ONLY_SILENCE = Slip(
    "its Thens only deny events, so an engine that reports nothing passes",
    "add a Then that says what holds in the end",
)


def only_silence(comparisons: Iterable[str]) -> bool:
    """Return whether these comparisons all hold for an engine that reports no event."""
    found = set(comparisons)
    return bool(found & set(SILENCE)) and found <= {*SILENCE, LEFT_OPEN}


def slips_in(case: Case, vocabulary: Vocabulary, spoken: DryRun) -> Iterator[tuple[int, Slip]]:
    """Yield the reasons why a scenario proves nothing, each with its line, as far as they show without an engine."""
    thens = [at for at, step in enumerate(case.steps) if step.kind == "then"]
    if not thens:
        yield case.scenario_line, ASSERTS_NOTHING
        return
    stated = spoken.stated
    if len(stated) < len(case.steps):
        return  # an unknown step is reported separately
    if all(map(only_silence, (stated[at] for at in thens))):
        yield case.scenario_line, ONLY_SILENCE
    first = next((at for at, step in enumerate(case.steps) if step.kind == "when"), len(case.steps))
    if vocabulary.places.as_given is None:
        for at in thens:
            if at < first and set(stated[at]) & set(SINCE_BEFORE):
                yield case.steps[at].line, NOTHING_BEFORE
