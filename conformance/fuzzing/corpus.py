"""What a campaign has reached, and the beginnings that it keeps because they reached something first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from random import Random

from conformance.fuzzing.lockstep import StartingPoint
from conformance.protocol.engine import JsonObject

KEPT_AT_MOST = 4_000
"""Beginnings in the corpus. Beyond that the oldest go."""
LONGEST = 40
"""The choices of a beginning that is kept: each is made again on both sides before anything new is played."""
OFTEN_KEPT = 0.5
"""How likely a game goes on from what is kept, once new beginnings reach nothing new any more."""
LATELY = 0.02
"""How much one new beginning counts in what is known of them lately."""


class Corpus:
    """Rules, windows and pairs of rules that were reached, in the citations of the reference."""

    def __init__(self, guided: bool = True) -> None:
        self.guided = guided
        self.rules: Counter[str] = Counter()
        """Rule → in how many choices it was applied."""
        self.windows: set[str] = set()
        self.pairs: set[tuple[str, str]] = set()
        """Two rules that were applied in one choice."""
        self.kept: list[StartingPoint] = []
        self.guests: list[StartingPoint] = []
        """Beginnings that others have kept."""
        self.yield_of_new = 1.0
        """How many of the new beginnings have lately reached anything new."""
        self.chosen: Counter[tuple[str, str, str]] = Counter()
        """Window, kind and card of a choice → how often it was made."""

    def reached(self, window: str, rules: Iterable[str]) -> bool:
        """Notes what a choice has reached; whether there is a rule or a window among it that was not reached before,
        or a pair of rules."""
        cited = sorted(set(rules))
        pairs = set(combinations(cited, 2)) - self.pairs
        new = bool(pairs) or window not in self.windows or any(rule not in self.rules for rule in cited)
        self.rules.update(cited)
        self.windows.add(window)
        self.pairs |= pairs
        return new

    def keep(self, start: StartingPoint) -> None:
        """A beginning that has reached something new."""
        if self.guided and len(start.choices) <= LONGEST:
            self.kept.append(start)
            del self.kept[:-KEPT_AT_MOST]

    def drawn(self, chance: Random) -> StartingPoint | None:
        """One that is kept, sooner a late one; None where a new one is due: the less often, the less these reach."""
        kept = [*self.guests, *self.kept] if self.guests else self.kept
        if not kept or chance.random() >= OFTEN_KEPT * (1 - self.yield_of_new):
            return None
        return kept[max(chance.randrange(len(kept)), chance.randrange(len(kept)))]

    def judge(self, start: StartingPoint, new: bool) -> None:
        """Whether a game has reached anything new."""
        if start.origin != "kept":
            self.yield_of_new += LATELY * (new - self.yield_of_new)

    def choice(self, window: str, options: list[JsonObject], chance: Random) -> JsonObject:
        """One of the options: any, or rather what was chosen seldom so far, by its kind and card."""
        if not self.guided or len(options) == 1:
            return chance.choice(options)
        keys = [(window, str(each["do"]), str(each.get("card", each.get("with", "")))) for each in options]
        lots = [(1 + self.chosen[key]) / (chance.random() or 1.0) for key in keys]
        place = lots.index(min(lots))
        self.chosen[keys[place]] += 1
        return options[place]
