"""The coverage of a campaign, and the starting points that it keeps because they reached something first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from random import Random

from conformance.fuzzing.lockstep import StartingPoint
from conformance.protocol.engine import JsonObject

KEPT_AT_MOST = 4_000
"""Maximum number of starting points in the corpus. Above it, the oldest are dropped."""
LONGEST = 40
"""Maximum number of choices in a kept starting point. Both sides replay them before anything new is played."""
OFTEN_KEPT = 0.5
"""Probability that a game starts from a kept point once new starting points no longer reach anything new."""
LATELY = 0.02
"""Weight of one new starting point in the moving average `yield_of_new`."""


class Corpus:
    """Rules, windows, and pairs of rules reached so far, as cited by the reference."""

    def __init__(self, guided: bool = True) -> None:
        self.guided = guided
        self.rules: Counter[str] = Counter()
        """Rule → number of choices that applied it."""
        self.windows: set[str] = set()
        self.pairs: set[tuple[str, str]] = set()
        """Pairs of rules that were applied in one choice."""
        self.kept: list[StartingPoint] = []
        self.guests: list[StartingPoint] = []
        """Starting points kept by other workers."""
        self.yield_of_new = 1.0
        """Moving average of new starting points that reached anything new, from 0 to 1."""
        self.chosen: Counter[tuple[str, str, str]] = Counter()
        """Window, kind, and card of a choice → number of times it was made."""

    def reached(self, window: str, rules: Iterable[str]) -> bool:
        """Record what a choice reached. Return True if a rule, a window, or a pair of rules is new."""
        cited = sorted(set(rules))
        pairs = set(combinations(cited, 2)) - self.pairs
        new = bool(pairs) or window not in self.windows or any(rule not in self.rules for rule in cited)
        self.rules.update(cited)
        self.windows.add(window)
        self.pairs |= pairs
        return new

    def keep(self, start: StartingPoint) -> None:
        """Keep a starting point that reached something new."""
        if self.guided and len(start.choices) <= LONGEST:
            self.kept.append(start)
            del self.kept[:-KEPT_AT_MOST]

    def drawn(self, chance: Random) -> StartingPoint | None:
        """Draw a kept starting point, or None if a new one is due.

        Favours later ones. The less new starting points reach, the less often they are due.
        """
        kept = [*self.guests, *self.kept] if self.guests else self.kept
        if not kept or chance.random() >= OFTEN_KEPT * (1 - self.yield_of_new):
            return None
        return kept[max(chance.randrange(len(kept)), chance.randrange(len(kept)))]

    def judge(self, start: StartingPoint, new: bool) -> None:
        """Update the yield with the result of a game."""
        if start.origin != "kept":
            self.yield_of_new += LATELY * (new - self.yield_of_new)

    def choice(self, window: str, options: list[JsonObject], chance: Random) -> JsonObject:
        """Choose an option, favouring kinds and cards that were seldom chosen so far."""
        if not self.guided or len(options) == 1:
            return chance.choice(options)
        keys = [(window, str(each["do"]), str(each.get("card", each.get("with", "")))) for each in options]
        lots = [(1 + self.chosen[key]) / (chance.random() or 1.0) for key in keys]
        place = lots.index(min(lots))
        self.chosen[keys[place]] += 1
        return options[place]
