"""Every honest engine there is, ready to be judged."""

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
"""Numbers of seats with which an engine may play of all that there are."""


TEXTS = {"vtes": ("vampire", "master"), "vendetta": (), "rivals": ("character",)}
"""Kinds of cards of which an engine may know the texts where it knows those of no others."""


class Honesty:
    """An honest engine, and the scenarios that it is of interest for: of some games; for a lack of a card, those that
    name it. With a lack, `unsupported` has to be for that."""

    def __init__(
        self, name: str, spec: str, games: Iterable[str] = tuple(GAMES), *, watches: bool = False, lacks: str = "",
        card: str = "",
    ) -> None:  # fmt: skip
        self.name, self.spec, self.games, self.watches = name, spec, frozenset(games), watches
        self.lacks, self.card = card or lacks, card

    def concerns(self, case: Case) -> bool:
        """Whether what is different about it could show in a scenario."""
        named = not self.card or any(self.card in f"{step.text} {step.table or ''}" for step in case.steps)
        return case.game in self.games and named

    def accusation(self, result: CaseResult) -> str:
        """Why a scenario treats it wrongly; empty: it does not."""
        reason = result.reason or ""
        match result.verdict:
            case Verdict.FAILED | Verdict.ERROR:
                return reason or result.verdict
            case Verdict.UNSUPPORTED if self.lacks not in reason:
                return f"unsupported, and not for {self.lacks}: {reason}"
        return ""

    def judged(self, cases: Iterable[Case], editions: Mapping[str, str] | None = None) -> Iterator[CaseResult]:
        """The results of the scenarios that concern it, by other editions than the default where named."""
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

    def accusations(self, cases: Iterable[Case]) -> dict[str, str]:
        """Each scenario that treats it wrongly, with the reason."""
        return {result.id: why for result in self.judged(cases) if (why := self.accusation(result))}


def honesties() -> Iterator[Honesty]:
    """All of them: each layer; each feature of each game undeclared; each card undeclared; some keys, and all numbers
    of seats but one."""
    for layer in LAYERS:
        spec = offered(layer.__name__, layer)
        lacks = "settles by itself what chance decides" if layer is ShufflesByItself else ""
        yield Honesty(layer.__name__, spec, watches=issubclass(layer, OtherOrder), lacks=lacks)
    for sparing, of_games in SPARING.items():
        yield Honesty(sparing.__name__, offered(sparing.__name__, sparing), of_games)
    for game, rules in GAMES.items():
        features = words()[game].features
        for feature in rules.FEATURES:
            if any(other.part_of == feature for other in features.values()):
                continue  # its parts stand for it
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


def lacking(name: str, game: str, factory: Callable[[], Honest], lacks: str = "", card: str = "") -> Honesty:
    return Honesty(name, offered("".join(filter(str.isalnum, name)), factory), (game,), lacks=lacks, card=card)
