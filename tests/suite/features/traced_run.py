"""Traced run of every scenario on the reference engine, shared by the tests of this folder."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from conformance import games
from conformance.adapters import connect
from conformance.fuzzing.comparison import named_in
from conformance.fuzzing.required_features import Uses
from conformance.protocol.engine import Engine
from conformance.runner.cases import Case
from conformance.runner.execute import CaseRun, cited
from conformance.runner.needs import rehearsed
from conformance.steps.dry_run import DryRun, keys_in, speaks_of_chance, spoken_of, words_of
from conformance.steps.expect import Expectation
from conformance.steps.world import World
from conformance.verdict.results import Verdict
from reference_engine import ReferenceEngine
from tests.cases import suite_cases
from tests.conforming_variants.layers import Honest, JsonObject, offered
from tests.suite.reasons import noted_reasons


class TracedCase(NamedTuple):
    """Traced run of one scenario."""

    case: Case
    verdict: Verdict
    reason: str | None
    began: bool
    """False if the position was rejected, or only a deck was judged."""
    cited: frozenset[str]
    """Rules that the steps, events, and refusals cited."""
    reasons: tuple[tuple[str, str], ...]
    """Stated rule and given rule of each refusal with a reason."""
    features: frozenset[str]
    """Features that were used: by keys of the position, choices, directives, windows, events, and rules."""
    cards: frozenset[str]
    """Texts in positions, choices, and directives, card names among them."""
    plays: tuple[JsonObject, ...]
    """Choices that played a card."""
    keys: frozenset[str]
    """Keys of positions, observations, and events that steps set or look at, and names of seats and cards."""
    seats: int
    chance: bool
    foreseen: DryRun
    """Keys, seats, and chance found without an engine."""


class WatchingEngine(Honest):
    """Traced reference engine that records the features and cards in use."""

    def __init__(self) -> None:
        super().__init__()
        self.engine = ReferenceEngine(trace=True)
        self.begin()

    def begin(self) -> None:
        """Forget the previous scenario."""
        self.engine.session = None
        self.used, self.cards = set[str](), set[str]()
        self.come_to = set[str]()
        """Features that play has reached by itself, without any request about them yet."""
        self.plays: list[JsonObject] = []

    def setup(self, params: JsonObject) -> JsonObject:
        self.uses = Uses(params["game"])
        self.come_to = set()
        self.cards.update(named_in(params["position"]))
        self.used.update(self.uses.of_position(params["position"]))
        return super().setup(params)

    def choose(self, params: JsonObject) -> JsonObject:
        choice = params["choice"]
        self.used.update(self.come_to, self.uses.of_choice(choice))
        self.cards.update(named_in(choice))
        try:
            turnpoint = super().choose(params)
        except Exception as error:
            self.used.update(self.uses.of_rule(getattr(error, "data", {}).get("rule") or ""))
            raise
        if choice["do"] == "play":
            self.plays.append(choice)
        return turnpoint

    def arrange(self, params: JsonObject) -> JsonObject:
        self.used.update(self.come_to, self.uses.of_directive(params["directive"]))
        self.cards.update(named_in(params["directive"]))
        return super().arrange(params)

    def deck(self, params: JsonObject) -> JsonObject:
        self.used.update(Uses(params["game"]).of_method("deck"))
        self.cards.update(named_in(params["deck"]))
        return super().deck(params)

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        used = set(self.uses.of_turnpoint(turnpoint))
        self.come_to = used.intersection(self.uses.come_to(turnpoint))
        self.used.update(used - self.come_to)
        return turnpoint


@functools.cache
def traced_run() -> Mapping[str, TracedCase]:
    """Return every scenario's traced case by id, including deprecated ones. Scenarios run once per process."""
    watching = WatchingEngine()
    engine = connect(offered("Watching", lambda: watching))
    with looked_at() as (paths, shown), noted_reasons() as reasons:
        return {case.id: traced(case, engine, watching, paths, shown, reasons) for case in suite_cases()}


def traced(
    case: Case,
    engine: Engine,
    watching: WatchingEngine,
    paths: set[str],
    shown: set[str],
    reasons: list[tuple[str, str]],
) -> TracedCase:
    """Run one scenario. Meanwhile, `paths`, `shown`, and `reasons` are filled."""
    watching.begin()
    paths.clear()
    shown.clear()
    reasons.clear()
    for rule in case.rules:
        watching.used.update(Uses(case.game).of_rule(rule))
    run = CaseRun(case, engine)
    while run.stopped is None and len(run.results) < len(case.steps):
        run.perform()
    result, world, session = run.finish(), run.world, watching.engine.session
    features = Uses(case.game).features
    watching.used.update(feature for key in shown for feature in features.of("keys", key))
    return TracedCase(
        case=case,
        verdict=result.verdict,
        reason=result.reason,
        began=session is not None,
        cited=frozenset(cited(result) if session is None else session.cited),
        reasons=tuple(reasons),
        features=frozenset(watching.used),
        cards=frozenset(watching.cards),
        plays=tuple(watching.plays),
        keys=frozenset({*paths, *keys_in(world.building.position), *spoken_of(world.script)}),
        seats=len(world.seats),
        chance=speaks_of_chance(world.script),
        foreseen=rehearsed(case, games.find(case.game).vocabulary, run.edition),
    )


@contextmanager
def looked_at() -> Iterator[tuple[set[str], set[str]]]:
    """Collect the words of every path that an expectation looks at, and the keys that must have a value there."""
    words: set[str] = set()
    shown: set[str] = set()

    def noting(look: Callable[[World, Expectation], Any]) -> Callable[[World, Expectation], Any]:
        def looking(world: World, expected: Expectation) -> Any:
            words.update(words_of(expected.path))
            if expected.value:
                shown.update(words_of(expected.path[-1:]))
            if isinstance(expected.value, dict):
                shown.update(key for key, value in expected.value.items() if value)
            return look(world, expected)

        return looking

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(World, "found", noting(World.found))
        patch.setattr(World, "found_before", noting(World.found_before))
        yield words, shown


def current(game: str | None = None) -> list[TracedCase]:
    """Return the traced cases of a game, or of all, without the deprecated ones."""
    return [each for each in traced_run().values() if not each.case.deprecated and game in (None, each.case.game)]


def by_file(cases: Iterable[Case]) -> dict[str, list[Case]]:
    """Return the cases by the path of their feature file."""
    files: dict[str, list[Case]] = {}
    for case in cases:
        files.setdefault(case.uri, []).append(case)
    return files
