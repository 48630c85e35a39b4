"""Test that an engine with a hundred cards wrong at once fails a scenario for each card.

The cards are drawn at random with a fixed seed. Each is checked against the scenarios that name it and no other wrong
card, so that a failure has one cause. If only scenarios fail that name several, an engine with this card alone wrong
must fail a scenario, too.
"""

from __future__ import annotations

import functools
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import pytest

from conformance.adapters import Engine, connect
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from tests.cases import suite_cases
from tests.mutants.card_values import card_of
from tests.mutants.coverage import forked
from tests.mutants.ledger import ledger
from tests.mutants.operators import make
from tests.mutants.verdicts import AnyChange, card_changes, letters

WRONG, SEED = 100, 2
HIDDEN = 3
"""Maximum number of cards that others hide: two wrong cards in one scenario can look right."""
CONSTANTS = ("number", "flag", "fact")
PERSONS = 40
"""Maximum number of scenarios that name a drawn card. A card named more often is usually just an example."""


@functools.cache
def cases() -> list[Case]:
    """The deciding scenarios of VTES."""
    return [case for case in suite_cases("vtes") if not case.provisional]


@functools.cache
def changes() -> list[AnyChange]:
    """Changes of a card's constants that no ledger lists."""
    excused = ledger("vtes")
    return [change for change in card_changes("vtes") if change.kind in CONSTANTS and change.name not in excused]


@functools.cache
def naming() -> dict[str, set[int]]:
    """Return each card with the scenarios (indexes of `cases`) that name it."""
    texts = [letters(" ".join(step.text for step in case.steps)) for case in cases()]
    cards = {card_of(change) for change in changes()}
    return {card: {at for at, text in enumerate(texts) if letters(card) in text} for card in cards}


def drawn() -> list[AnyChange]:
    """Return a hundred changes of constants, each of a different card."""
    chance = Random(SEED)
    of_card: dict[str, list[AnyChange]] = defaultdict(list)
    for change in sorted(changes(), key=lambda change: change.name):
        of_card[card_of(change)].append(change)
    cards = [card for card in sorted(of_card) if len(naming()[card]) <= PERSONS]
    return [chance.choice(of_card[card]) for card in chance.sample(cards, WRONG)]


def engine_with(changes: Iterable[AnyChange]) -> Engine:
    """Return the reference engine with all these changes. The process has no other engine afterwards."""
    make("vtes", changes)
    return connect("reference")


def failing(engine: Engine, places: Iterable[int]) -> list[int]:
    """Return the scenarios among `places` (indexes of `cases`) that an engine fails, the shortest first."""
    shortest = sorted(places, key=lambda at: len(cases()[at].steps))
    return [at for at in shortest if run_case(cases()[at], engine).verdict is not Verdict.PASSED]


def failures_of(wrong: list[AnyChange]) -> Iterator[tuple[str, bool, list[int]]]:
    """Yield each change, whether all together fail a scenario of that card alone, and what else they fail."""
    engine = engine_with(wrong)
    for change in wrong:
        here = naming()[card_of(change)]
        own = here.difference(*(naming()[card_of(other)] for other in wrong if other is not change))
        yield change.name, bool(failing(engine, own)), failing(engine, here - own)


@pytest.fixture(scope="module")
def wrong() -> list[AnyChange]:
    return drawn()


def test_the_sample_has_a_hundred_different_cards(wrong: list[AnyChange]) -> None:
    assert len({card_of(change) for change in wrong}) == WRONG


def test_each_wrong_card_fails_a_scenario(wrong: list[AnyChange], tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    forked(lambda: results.write_text(json.dumps(list(failures_of(wrong))), "utf-8"), "a hundred wrong cards")
    by_name = {change.name: change for change in wrong}
    hidden = []
    for name, own, shared in json.loads(results.read_text("utf-8")):
        if not own:
            here = sorted(naming()[card_of(by_name[name])])
            alone = lambda: results.write_text(json.dumps(failing(engine_with([by_name[name]]), here)), "utf-8")  # noqa: B023, E731
            forked(alone, name)
            failing_alone = json.loads(results.read_text("utf-8"))
            assert failing_alone, f"{name}: no scenario fails"
            if not set(failing_alone) & set(shared):
                hidden.append(name)
    assert len(hidden) <= HIDDEN, f"other wrong cards hide these failures: {', '.join(hidden)}"
