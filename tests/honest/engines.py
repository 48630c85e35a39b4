"""Every honest engine there is, ready to be judged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from functools import partial
from typing import ClassVar

from conformance.adapters import connect
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from reference_engine.engine import GAMES
from tests.honest.layers import (
    LAYERS,
    Honest,
    OtherOrder,
    WithoutCards,
    WithoutFeature,
    offered,
    watching_steps,
)

TENTHS = 10
"""Into how many parts the cards of a game are divided, each undeclared in turn."""


class Honesty:
    """An honest engine by name, and the games for which it is of interest."""

    ACCUSING: ClassVar[frozenset[Verdict]] = frozenset({Verdict.FAILED, Verdict.ERROR})

    def __init__(self, name: str, spec: str, games: Iterable[str] = tuple(GAMES), watches: bool = False) -> None:
        self.name, self.spec, self.games, self.watches = name, spec, frozenset(games), watches

    def verdicts(self, cases: Iterable[Case]) -> dict[str, tuple[Verdict, str]]:
        """The verdict on each scenario of its games, with the reason of one that is not passed."""
        found = {}
        with watching_steps() if self.watches else nullcontext():
            engine = connect(self.spec)
            try:
                for case in cases:
                    if case.game in self.games:
                        result = run_case(case, engine)
                        message = next((step.message for step in result.steps if step.message), "")
                        found[case.id] = (result.verdict, message or "")
                        if result.verdict is Verdict.ERROR:
                            engine.restart()
            finally:
                engine.close()
        return found


def honesties() -> Iterator[Honesty]:
    """All of them: each layer; each feature of each game undeclared; each tenth of the cards undeclared."""
    for layer in LAYERS:
        spec = offered(layer.__name__, layer)
        yield Honesty(layer.__name__, spec, watches=issubclass(layer, OtherOrder))
    for game, rules in GAMES.items():
        for feature in rules.FEATURES:
            yield named(f"{game} without {feature}", game, partial(WithoutFeature, game, feature))
        cards = rules.cards()
        for part in range(TENTHS):
            lacking = cards[part::TENTHS]
            yield named(
                f"{game} without {len(lacking)} cards, from {lacking[0]} on", game, partial(WithoutCards, game, lacking)
            )


def named(name: str, game: str, factory: Callable[[], Honest]) -> Honesty:
    return Honesty(name, offered("".join(filter(str.isalnum, name)), factory), (game,))
