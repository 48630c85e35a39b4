"""List of all conforming variants, ready to be judged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import nullcontext
from functools import partial

from conformance.adapters import connect
from conformance.games import words
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.verdict.results import CaseResult, Verdict
from reference_engine.engine import GAMES
from tests.conforming_variants.events import OPTIONAL, WithoutEvents
from tests.conforming_variants.lacking import (
    UNTRACKED,
    BlocksWithoutCombat,
    KnowsWithoutTexts,
    PlaysWith,
    Untracking,
    WithoutCard,
    WithoutFeature,
)
from tests.conforming_variants.layers import LAYERS, Honest, OtherOrder, ShufflesByItself, offered, watching_steps
from tests.conforming_variants.sparing import SPARING

SEATS = {"vtes": (2, 5), "vendetta": (3, 4), "rivals": (2, 3)}
"""Numbers of seats that a variant may be limited to."""


TEXTS = {"vtes": ("vampire", "master"), "vendetta": (), "rivals": ("character",)}
"""Kinds of cards whose texts a variant may know while it knows no others."""


class Variant:
    """Conforming variant, with the scenarios that concern it.

    It concerns scenarios of some games. With a missing card, it concerns the scenarios that name the card. If it lacks
    something, a scenario may be unsupported for that reason only.
    """

    def __init__(
        self, name: str, spec: str, games: Iterable[str] = tuple(GAMES), *, watches: bool = False, lacks: str = "",
        card: str = "",
    ) -> None:  # fmt: skip
        self.name, self.spec, self.games, self.watches = name, spec, frozenset(games), watches
        self.lacks, self.card = card or lacks, card

    def concerns(self, case: Case) -> bool:
        """Return True if the variant's difference could show in a scenario."""
        named = not self.card or any(self.card in f"{step.text} {step.table or ''}" for step in case.steps)
        return case.game in self.games and named

    def false_positive(self, result: CaseResult) -> str:
        """Return the reason why a result is wrong for this variant; empty if it is right."""
        reason = result.reason or ""
        match result.verdict:
            case Verdict.FAILED | Verdict.ERROR:
                return reason or result.verdict
            case Verdict.UNSUPPORTED if self.lacks not in reason:
                return f"unsupported, and not for {self.lacks}: {reason}"
        return ""

    def judged(self, cases: Iterable[Case], editions: Mapping[str, str] | None = None) -> Iterator[CaseResult]:
        """Yield the results of the scenarios that concern it. `editions` replaces the default edition of a game."""
        with watching_steps() if self.watches else nullcontext():
            engine = connect(self.spec)
            try:
                for case in filter(self.concerns, cases):
                    result = run_case(case, engine, edition=editions)
                    yield result
                    if result.verdict is Verdict.ERROR:
                        engine.restart()
            finally:
                engine.close()

    def false_positives(self, cases: Iterable[Case]) -> dict[str, str]:
        """Return each scenario with a wrong result, with the reason."""
        return {result.id: why for result in self.judged(cases) if (why := self.false_positive(result))}


def variants() -> Iterator[Variant]:
    """Yield all conforming variants.

    There is one for each layer, for each feature and each card of each game undeclared, for some untracked keys, and
    for single numbers of seats.
    """
    for layer in LAYERS:
        spec = offered(layer.__name__, layer)
        lacks = "settles for itself what chance decides" if layer is ShufflesByItself else ""
        yield Variant(layer.__name__, spec, watches=issubclass(layer, OtherOrder), lacks=lacks)
    for sparing, of_games in SPARING.items():
        yield Variant(sparing.__name__, offered(sparing.__name__, sparing), of_games)
    for game, rules in GAMES.items():
        features = words()[game].features
        for feature in rules.FEATURES:
            if any(other.part_of == feature for other in features.values()):
                continue  # its parts are variants of their own
            yield lacking(f"{game} without {feature}", game, partial(WithoutFeature, game, feature), lacks=feature)
        if game == "vtes":
            yield lacking("vtes with blocks and no combat", game, BlocksWithoutCombat, lacks="combat")
        for kind in OPTIONAL[game]:
            yield lacking(f"{game} without the event {kind}", game, partial(WithoutEvents, (kind,)))
        for keys in UNTRACKED[game]:
            name = f"{game} without the key {' or '.join(keys)}"
            yield lacking(name, game, partial(Untracking, game, keys), lacks="does not track the key")
        name = f"{game} with the texts of {' and '.join(TEXTS[game]) or 'no card'}"
        yield lacking(name, game, partial(KnowsWithoutTexts, game, TEXTS[game]), lacks="does not declare the card")
        for seats in SEATS[game]:
            name = f"{game} with {seats} seats"
            yield lacking(name, game, partial(PlaysWith, game, seats), lacks="does not play with")
        for card in rules.cards():
            # A scenario that uses a card names it: tests/suite/features/test_needs.py.
            yield lacking(f"{game} without the card {card}", game, partial(WithoutCard, game, card), card=card)


def lacking(name: str, game: str, factory: Callable[[], Honest], lacks: str = "", card: str = "") -> Variant:
    return Variant(name, offered("".join(filter(str.isalnum, name)), factory), (game,), lacks=lacks, card=card)
