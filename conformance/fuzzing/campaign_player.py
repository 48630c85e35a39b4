"""The player of a campaign's games: one pair of engines, and the coverage reached with it.

A game depends on its number, and on the coverage so far. Divergences are reduced and written as scenarios.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import msgspec
from msgspec.structs import replace

from conformance.adapters import connect
from conformance.fuzzing.comparison import Declared
from conformance.fuzzing.corpus import Corpus
from conformance.fuzzing.lockstep import Pair, StartingPoint
from conformance.fuzzing.random_game import Played, play
from conformance.fuzzing.replaying import ChoicePath, walk
from conformance.fuzzing.resumable_campaign import GameEntry, ReportedDivergence
from conformance.fuzzing.scenario_writer import record, scenario
from conformance.fuzzing.settings import CampaignSettings
from conformance.fuzzing.shrinking import SECONDS, Shrinking
from conformance.fuzzing.starting_positions import Starts
from conformance.protocol.engine import Engine, EngineError
from conformance.runner.cases import read_feature
from conformance.runner.direct import run_case
from conformance.runner.reference_replay import EXPLAINING
from conformance.verdict.results import Verdict

MAX_RULES_OF_DIFFERENCE = 8
"""Maximum number of rules reported with a divergence, the most seldom applied first."""
ALIKE = 0.5
"""Share of common rules from which two divergences of one manner count as the same."""
SHRUNK_OF_A_MANNER = 4
"""Number of divergences of one manner that are reduced; further ones are only counted."""


class PlayedGame(msgspec.Struct, kw_only=True):
    """A game that was played, with the scenario and record of its divergence if that is new."""

    line: GameEntry
    scenario: str = ""
    record: str = ""


class LockstepPlayer:
    """Player of a campaign's games with one engine."""

    def __init__(self, engine: Engine, settings: CampaignSettings) -> None:
        self.settings = settings
        self.corpora = {game: Corpus(settings.guided) for game in settings.games}
        self.divergences: list[ReportedDivergence] = []
        """Divergences that are not reported again."""
        self.over: str | None = None
        """Reason no further game can be played, if so."""
        self._broke_in_a_row = 0
        """Number of games in a row in which the engine broke."""
        self._looked: dict[tuple[str, ...], int] = {}
        self._pair = Pair(connect(EXPLAINING), engine)
        self._shrinking = Shrinking(self._pair)
        declared = engine.description.games
        self._starts = {
            game: Starts(game, edition, Declared(game, declared[game]), self._pair.reference)
            for game, edition in settings.games.items()
        }

    def close(self) -> None:
        """Close the reference. The engine belongs to the caller."""
        self._pair.reference.close()

    def learn(self, lines: Iterable[GameEntry]) -> None:
        """Add the coverage of games that were played before."""
        for line in lines:
            corpus = self.corpora[line.game]
            corpus.rules.update(line.rules)
            corpus.windows.update(line.windows)
            corpus.pairs.update(line.pairs)
            for start in line.beginnings():
                corpus.keep(start)
            if line.difference is not None:
                self.divergences.append(line.difference)

    def play(self, number: int, seconds: float | None) -> PlayedGame:
        """Play game `number`. `seconds` is the time left for the campaign."""
        game, chance = self.settings.game(number), Random(f"{self.settings.seed} {number}")
        corpus = self.corpora[game]
        start = corpus.drawn(chance)
        while start is None:
            start = self._starts[game].drawn(chance, corpus.rules if self.settings.guided else None)
        rules, windows, pairs = set(corpus.rules), set(corpus.windows), set(corpus.pairs)
        self._pair.breakdowns = 0
        played = play(self._pair, start, corpus, chance)
        corpus.judge(start, bool(played.kept))
        line = GameEntry(number=number, game=game, seconds=0.0, decisions=played.decisions)
        line.compared, line.skip = played.compared, played.skip
        line.rules, line.windows = sorted(set(corpus.rules) - rules), sorted(corpus.windows - windows)
        line.pairs = sorted(corpus.pairs - pairs)
        if played.kept:
            line.start, line.kept = replace(start, choices=tuple(played.line)), played.kept
        found = PlayedGame(line=line)
        if played.difference is not None and self._pair.down is None:
            self._look_into(played, found, seconds)
        self._broke_in_a_row = self._broke_in_a_row + 1 if self._pair.breakdowns else 0
        if self._broke_in_a_row >= self.settings.limits.breakdowns:
            self.over = f"the engine broke in {self._broke_in_a_row} games in a row"
        if self._pair.down is not None:
            self.over = f"the engine could not be restarted: {self._pair.down}"
        return found

    # -- divergences --------------------------------------------------------------------------------------------------

    def _look_into(self, played: Played, found: PlayedGame, seconds: float | None) -> None:
        """Reduce a divergence and write it as a scenario, unless it was reported before."""
        assert played.difference is not None
        line = found.line
        start = replace(played.start, choices=tuple(played.line))
        way = ChoicePath(start=start, difference=played.difference)
        seen = (line.game, *way.difference.manner)
        self._looked[seen] = self._looked.get(seen, 0) + 1
        if self._looked[seen] > SHRUNK_OF_A_MANNER and (known := self._known(way, line.game, True)) is not None:
            line.again = known.name
            return
        left = SECONDS if seconds is None else max(3.0, seconds / 3)
        again = walk(self._pair, start, way.difference) or walk(self._pair, start)
        smaller = None if again is None else self._shrinking.smallest(again, min(SECONDS, left))
        if smaller is not None and (known := self._known(smaller, line.game)) is not None:
            line.again = known.name
            return
        for each in filter(None, (smaller, again)):
            if self._proved(each, found):
                return
        least = smaller or way
        line.unproved, found.record = msgspec.to_builtins(least), record(least)
        line.difference = self._report(least, f"{_name(least, line)}.jsonl", line)

    def _known(self, way: ChoicePath, game: str, roughly: bool = False) -> ReportedDivergence | None:
        """Return the reported divergence that this one repeats, if any.

        Two divergences are the same if they share rules and have the same subject or the same last kind of choice. With
        `roughly`, for a divergence that was not reduced, the same manner is enough.
        """
        rules, reported = set(self._rules(way, game)), [each for each in self.divergences if each.game == game]
        for each in reported:
            shared = len(rules & set(each.rules)) >= ALIKE * min(len(rules), len(each.rules))
            if each.manner == way.difference.manner and roughly:
                return each
            if shared and about(each.manner) == about(way.difference.manner):
                return each
            if each.last == _last(way) and each.rules and shared:
                return each
        return reported[-1] if roughly and reported else None

    def _rules(self, way: ChoicePath, game: str) -> list[str]:
        """Return the most seldom applied rules of a divergence, because they are the most specific."""
        often = self.corpora[game].rules
        return sorted(way.difference.rules, key=lambda rule: (often[rule], rule))[:MAX_RULES_OF_DIFFERENCE]

    def _proved(self, way: ChoicePath, found: PlayedGame) -> bool:
        """Write a divergence as a scenario. Return False unless the reference passes it and the engine fails it."""
        line = found.line
        name = _name(way, line)
        way = replace(way, difference=replace(way.difference, rules=self._rules(way, line.game)))
        declared = self._starts[line.game].declared
        try:
            text = scenario(self._pair.reference, declared, way, f"Found by a fuzzing campaign: {name}")
        except (EngineError, LookupError):
            return False
        (case,) = read_feature(text, f"{name}.feature", line.game).cases
        edition = {line.game: self.settings.games[line.game]}
        if run_case(case, self._pair.reference, edition=edition).verdict is not Verdict.PASSED:
            return False
        result = run_case(case, self._pair.engine, edition=edition)
        if result.verdict is Verdict.ERROR:
            self._pair.restart()
        if result.verdict not in (Verdict.FAILED, Verdict.ERROR):
            return False
        line.difference = self._report(way, f"{name}.feature", line)
        line.difference.failed = replace(result, id=name, rules=line.difference.rules, transcript=[])
        found.scenario, found.record = text, record(way)
        return True

    def _report(self, way: ChoicePath, file: str, line: GameEntry) -> ReportedDivergence:
        reported = ReportedDivergence(
            feature=file,
            rules=self._rules(way, line.game),
            expected=way.difference.expected,
            actual=way.difference.actual,
            game=line.game,
            manner=way.difference.manner,
            last=_last(way),
            choices=len(way.start.choices),
        )
        self.divergences.append(reported)
        return reported


def _name(way: ChoicePath, line: GameEntry) -> str:
    return f"fuzz-{line.game}-{line.number}-{way.difference.kind}"


def about(manner: tuple[str, str, str]) -> tuple[str, str]:
    """Return a manner without the previous decision's window, which changes when choices are added."""
    kind, _, subject = manner
    return kind, subject


def _last(way: ChoicePath) -> str:
    return str(way.start.choices[-1][1].get("do", "")) if way.start.choices else ""


def beginnings(lines: Iterable[GameEntry]) -> list[StartingPoint]:
    """Return the starting points that reached something new, in order."""
    return [start for line in lines for start in line.beginnings()]
