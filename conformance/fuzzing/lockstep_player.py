"""Who plays the games of a campaign: one pair of engines, and what has been reached with it.

A game depends on its number, and on what was reached before. What parts is made small and said as a scenario.
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
from conformance.fuzzing.progress import GameEntry, ReportedDivergence
from conformance.fuzzing.random_game import Played, play
from conformance.fuzzing.replaying import ChoicePath, walk
from conformance.fuzzing.scenario_writer import record, scenario
from conformance.fuzzing.settings import CampaignSettings
from conformance.fuzzing.shrinking import SECONDS, Shrinking
from conformance.fuzzing.starting_positions import Starts
from conformance.protocol.engine import Engine, EngineError
from conformance.runner.cases import read_feature
from conformance.runner.direct import run_case
from conformance.runner.reference_run import EXPLAINING
from conformance.verdict.results import Verdict

RULES_TOLD = 8
"""So many rules are told with a difference: those that were applied most seldom."""
ALIKE = 0.5
"""Two differences of one manner are one, where they share so much of their rules."""
SHRUNK_OF_A_MANNER = 4
"""So many differences that look alike before they are made smaller are made so; further ones are counted."""


class PlayedGame(msgspec.Struct, kw_only=True):
    """A game that was played, and the texts of the scenario and the record of its difference, if it is a new one."""

    line: GameEntry
    scenario: str = ""
    record: str = ""


class LockstepPlayer:
    """Plays games of a campaign with one engine."""

    def __init__(self, engine: Engine, asked: CampaignSettings) -> None:
        self.asked = asked
        self.corpora = {game: Corpus(asked.guided) for game in asked.games}
        self.told: list[ReportedDivergence] = []
        """Differences that are not told again."""
        self.over: str | None = None
        """Why no further game can be played, if so."""
        self._broke_in_a_row = 0
        """Games on end in which the engine broke."""
        self._looked: dict[tuple[str, ...], int] = {}
        self._pair = Pair(connect(EXPLAINING), engine)
        self._shrinking = Shrinking(self._pair)
        declared = engine.description.games
        self._starts = {
            game: Starts(game, edition, Declared(game, declared[game]), self._pair.reference)
            for game, edition in asked.games.items()
        }

    def close(self) -> None:
        """Ends the reference; the engine is for whoever has started it."""
        self._pair.reference.close()

    def learn(self, lines: Iterable[GameEntry]) -> None:
        """What games have reached that were played before."""
        for line in lines:
            corpus = self.corpora[line.game]
            corpus.rules.update(line.rules)
            corpus.windows.update(line.windows)
            corpus.pairs.update(line.pairs)
            for start in line.beginnings():
                corpus.keep(start)
            if line.difference is not None:
                self.told.append(line.difference)

    def play(self, number: int, seconds: float | None) -> PlayedGame:
        """The game of that number; `seconds`: how long the campaign has still to go."""
        game, chance = self.asked.game(number), Random(f"{self.asked.seed} {number}")
        corpus = self.corpora[game]
        start = corpus.drawn(chance)
        while start is None:
            start = self._starts[game].drawn(chance, corpus.rules if self.asked.guided else None)
        rules, windows, pairs = set(corpus.rules), set(corpus.windows), set(corpus.pairs)
        self._pair.breakdowns = 0
        played = play(self._pair, start, corpus, chance)
        corpus.judge(start, bool(played.kept))
        line = GameEntry(number=number, game=game, seconds=0.0, decisions=played.decisions)
        line.rules, line.windows = sorted(set(corpus.rules) - rules), sorted(corpus.windows - windows)
        line.pairs = sorted(corpus.pairs - pairs)
        if played.kept:
            line.start, line.kept = replace(start, choices=tuple(played.line)), played.kept
        found = PlayedGame(line=line)
        if played.difference is not None and self._pair.down is None:
            self._look_into(played, found, seconds)
        self._broke_in_a_row = self._broke_in_a_row + 1 if self._pair.breakdowns else 0
        if self._broke_in_a_row >= self.asked.limits.breakdowns:
            self.over = f"the engine had broken in {self._broke_in_a_row} games in a row"
        if self._pair.down is not None:
            self.over = f"the engine could not be started again: {self._pair.down}"
        return found

    # -- what differs -----------------------------------------------------------------------------------------------

    def _look_into(self, played: Played, found: PlayedGame, seconds: float | None) -> None:
        """Makes a difference smaller and says it, unless it has been told."""
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
        line.difference = self._told(least, f"{_name(least, line)}.jsonl", line)

    def _known(self, way: ChoicePath, game: str, roughly: bool = False) -> ReportedDivergence | None:
        """A difference that was told already, and is this one: of its subject, or after the same kind of choice, it
        shares its rules. Of one that is not made smaller its manner is enough."""
        rules, of_game = set(self._rules(way, game)), [told for told in self.told if told.game == game]
        for told in of_game:
            shared = len(rules & set(told.rules)) >= ALIKE * min(len(rules), len(told.rules))
            if told.manner == way.difference.manner and roughly:
                return told
            if shared and about(told.manner) == about(way.difference.manner):
                return told
            if told.last == _last(way) and told.rules and shared:
                return told
        return of_game[-1] if roughly and of_game else None

    def _rules(self, way: ChoicePath, game: str) -> list[str]:
        """The rules of a difference that were applied most seldom: they say most about it."""
        often = self.corpora[game].rules
        return sorted(way.difference.rules, key=lambda rule: (often[rule], rule))[:RULES_TOLD]

    def _proved(self, way: ChoicePath, found: PlayedGame) -> bool:
        """Says the difference as a scenario; False where the reference does not pass it, or the engine does not fail
        it."""
        line = found.line
        name = _name(way, line)
        way = replace(way, difference=replace(way.difference, rules=self._rules(way, line.game)))
        declared = self._starts[line.game].declared
        try:
            text = scenario(self._pair.reference, declared, way, f"What a campaign has found: {name}")
        except (EngineError, LookupError):
            return False
        (case,) = read_feature(text, f"{name}.feature", line.game).cases
        edition = {line.game: self.asked.games[line.game]}
        if run_case(case, self._pair.reference, edition=edition).verdict is not Verdict.PASSED:
            return False
        result = run_case(case, self._pair.engine, edition=edition)
        if result.verdict is Verdict.ERROR:
            self._pair.restart()
        if result.verdict not in (Verdict.FAILED, Verdict.ERROR):
            return False
        line.difference = self._told(way, f"{name}.feature", line)
        line.difference.failed = replace(result, id=name, rules=line.difference.rules, transcript=[])
        found.scenario, found.record = text, record(way)
        return True

    def _told(self, way: ChoicePath, file: str, line: GameEntry) -> ReportedDivergence:
        told = ReportedDivergence(
            feature=file,
            rules=self._rules(way, line.game),
            expected=way.difference.expected,
            actual=way.difference.actual,
            game=line.game,
            manner=way.difference.manner,
            last=_last(way),
            choices=len(way.start.choices),
        )
        self.told.append(told)
        return told


def _name(way: ChoicePath, line: GameEntry) -> str:
    return f"fuzz-{line.game}-{line.number}-{way.difference.kind}"


def about(manner: tuple[str, str, str]) -> tuple[str, str]:
    """A manner without the window of the decision before: that is another one where a way is longer."""
    kind, _, subject = manner
    return kind, subject


def _last(way: ChoicePath) -> str:
    return str(way.start.choices[-1][1].get("do", "")) if way.start.choices else ""


def beginnings(lines: Iterable[GameEntry]) -> list[StartingPoint]:
    """Where something new was reached, in order."""
    return [start for line in lines for start in line.beginnings()]
