"""A campaign: game after game beside the reference, until the time is over. What parts is told once, as a scenario."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from conformance.adapters import connect
from conformance.adapters.limits import Limits
from conformance.campaign.corpus import Corpus
from conformance.campaign.keeping import Head, Keeping, Line, Told
from conformance.campaign.pair import Pair
from conformance.campaign.playing import Played, play
from conformance.campaign.shrinking import SECONDS, Shrinking
from conformance.campaign.sides import Declared
from conformance.campaign.starts import Starts
from conformance.campaign.walking import Way, walk
from conformance.campaign.writing import record, scenario
from conformance.protocol.engine import Engine, EngineError
from conformance.runner import suite
from conformance.runner.cases import read_feature
from conformance.runner.direct import run_case
from conformance.runner.explained import EXPLAINING
from conformance.verdict.results import Verdict

RULES_TOLD = 8
"""So many rules are told with a difference: those that the campaign has applied most seldom."""
ALIKE = 0.5
"""Two differences of one manner are one, where they share so much of their rules."""
SHRUNK_OF_A_MANNER = 4
"""So many differences that look alike before they are made smaller are made so; further ones are counted."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What a campaign is to do."""

    spec: str
    games: dict[str, str]
    """Game → edition."""
    seed: int = 0
    seconds: float | None = None
    """How long it may take, whatever it took before it was cut off; None: as many games as it needs."""
    most: int | None = None
    """How many games it has."""
    guided: bool = True
    flags: tuple[str, ...] = ()
    """Of the command line, for whoever repeats a scenario."""

    @property
    def head(self) -> Head:
        """What is kept of it."""
        return Head(suite=suite.version(), engine=self.spec, games=self.games, seed=self.seed, guided=self.guided)


class Campaign:
    """What was played so far, and what came of it."""

    def __init__(self, engine: Engine, asked: Asked, folder: Path, limits: Limits | None = None) -> None:
        """Goes on with what lies in the folder. Raises CannotGoOn and OSError."""
        self.asked, self.folder = asked, folder
        self.decisions, self.number, self.seconds = 0, 0, 0.0
        self.told: list[Told] = []
        self.unproved = 0
        """Differences that did not show again, or in no scenario."""
        self.corpora = {game: Corpus(asked.guided) for game in asked.games}
        self.over: str | None = None
        """Why it ended before its time, if so."""
        self._most_breakdowns = (limits or Limits()).breakdowns
        self._broke_in_a_row = 0
        """Games on end in which the engine broke."""
        self._looked: dict[tuple[str, ...], int] = {}
        self._keeping = Keeping(folder, asked.head)
        for line in self._keeping.lines:
            self._restore(line)
        self._pair = Pair(connect(EXPLAINING), engine)
        self._shrinking = Shrinking(self._pair)
        declared = engine.description.games
        self._starts = {
            game: Starts(game, edition, Declared(game, declared[game]), self._pair.reference)
            for game, edition in asked.games.items()
        }

    @property
    def rules(self) -> set[str]:
        """The rules that were reached."""
        return {rule for corpus in self.corpora.values() for rule in corpus.rules}

    @property
    def pairs(self) -> int:
        """How many pairs of rules were."""
        return sum(len(corpus.pairs) for corpus in self.corpora.values())

    def run(self, tell: Callable[[Told], None]) -> None:
        """Plays until enough is played; `tell` hears of each difference as it is found."""
        try:
            for line in self._games():
                self._keeping.keep(line)
                if line.difference is not None:
                    tell(line.difference)
        finally:
            self._keeping.close()
            self._pair.reference.close()

    def _games(self) -> Iterator[Line]:
        began, before = time.monotonic(), self.seconds
        while self.over is None and not self._is_enough():
            self.number += 1
            game = list(self.asked.games)[self.number % len(self.asked.games)]
            line = self._game(game, Random(f"{self.asked.seed} {self.number}"))
            line.seconds = self.seconds = round(before + time.monotonic() - began, 3)
            yield line

    def _is_enough(self) -> bool:
        most, seconds = self.asked.most, self.asked.seconds
        return (most is not None and self.number >= most) or (seconds is not None and self.seconds >= seconds)

    def _game(self, game: str, chance: Random) -> Line:
        corpus = self.corpora[game]
        start = corpus.drawn(chance)
        while start is None:
            start = self._starts[game].drawn(chance)
        rules, windows, pairs = set(corpus.rules), set(corpus.windows), set(corpus.pairs)
        self._pair.breakdowns = 0
        played = play(self._pair, start, corpus, chance)
        self.decisions += played.decisions
        line = Line(number=self.number, game=game, seconds=0.0, decisions=played.decisions)
        line.rules, line.windows = sorted(set(corpus.rules) - rules), sorted(corpus.windows - windows)
        line.pairs = sorted(corpus.pairs - pairs)
        if played.kept:
            line.start, line.kept = replace(start, choices=tuple(played.line)), played.kept
        if played.difference is not None and self._pair.down is None:
            self._look_into(played, line)
        self._broke_in_a_row = self._broke_in_a_row + 1 if self._pair.breakdowns else 0
        if self._broke_in_a_row >= self._most_breakdowns:
            self.over = f"the engine had broken in {self._broke_in_a_row} games in a row"
        if self._pair.down is not None:
            self.over = f"the engine could not be started again: {self._pair.down}"
        return line

    def _restore(self, line: Line) -> None:
        """What a line says of a game that was played before."""
        corpus = self.corpora[line.game]
        corpus.rules.update(line.rules)
        corpus.windows.update(line.windows)
        corpus.pairs.update(line.pairs)
        for length in line.kept if line.start is not None else ():
            assert line.start is not None
            corpus.keep(replace(line.start, choices=line.start.choices[:length], origin="kept"))
        self.decisions, self.number = self.decisions + line.decisions, line.number
        self.seconds = line.seconds
        self.unproved += line.unproved is not None
        if line.difference is not None:
            self.told.append(line.difference)
        for told in self.told:
            told.times += told.feature == line.again

    # -- what differs -----------------------------------------------------------------------------------------------

    def _look_into(self, played: Played, line: Line) -> None:
        """Makes a difference smaller and writes it down, unless it has been told."""
        assert played.difference is not None
        start = replace(played.start, choices=tuple(played.line))
        way = Way(start=start, difference=played.difference)
        seen = (line.game, *way.difference.manner)
        self._looked[seen] = self._looked.get(seen, 0) + 1
        if self._looked[seen] > SHRUNK_OF_A_MANNER and (known := self._known(way, line.game, True)) is not None:
            known.times, line.again = known.times + 1, known.feature
            return
        left = SECONDS if self.asked.seconds is None else max(3.0, (self.asked.seconds - self.seconds) / 3)
        again = walk(self._pair, start, way.difference) or walk(self._pair, start)
        smaller = None if again is None else self._shrinking.smallest(again, min(SECONDS, left))
        if smaller is not None and (known := self._known(smaller, line.game)) is not None:
            known.times, line.again = known.times + 1, known.feature
            return
        for found in filter(None, (smaller, again)):
            if (told := self._proved(found, line.game)) is not None:
                self.told.append(told)
                line.difference = told
                return
        self.unproved += 1
        line.unproved = msgspec.to_builtins(smaller or way)

    def _known(self, way: Way, game: str, roughly: bool = False) -> Told | None:
        """A difference that was told already, and is this one: after the same kind of choice it shares its rules. Of
        one that is not made smaller its manner is enough."""
        rules, of_game = set(self._rules(way, game)), [told for told in self.told if told.game == game]
        for told in of_game:
            shared = len(rules & set(told.rules)) >= ALIKE * min(len(rules), len(told.rules))
            if told.manner == way.difference.manner and (roughly or shared):
                return told
            if told.last == _last(way) and told.rules and shared:
                return told
        return of_game[-1] if roughly and of_game else None

    def _rules(self, way: Way, game: str) -> list[str]:
        """The rules of a difference that were applied most seldom: they say most about it."""
        often = self.corpora[game].rules
        return sorted(way.difference.rules, key=lambda rule: (often[rule], rule))[:RULES_TOLD]

    def _proved(self, way: Way, game: str) -> Told | None:
        """The difference as a scenario in the folder, with a record; None where the reference does not pass it, or the
        engine does not fail it."""
        name = "-".join(("fuzz", game, str(self.number), way.difference.kind))
        path = (self.folder / f"{name}.feature").resolve()
        way = replace(way, difference=replace(way.difference, rules=self._rules(way, game)))
        try:
            text = scenario(
                self._pair.reference, self._starts[game].declared, way, f"What a campaign has found: {name}"
            )
        except (EngineError, LookupError):
            return None
        (case,) = read_feature(text, path.name, game).cases
        edition = {game: self.asked.games[game]}
        engine = self._pair.engine
        if run_case(case, self._pair.reference, edition=edition).verdict is not Verdict.PASSED:
            return None
        verdict = run_case(case, engine, edition=edition).verdict
        if verdict is Verdict.ERROR:
            self._pair.restart()
        if verdict not in (Verdict.FAILED, Verdict.ERROR):
            return None
        path.write_text(text, encoding="utf-8")
        path.with_suffix(".jsonl").write_text(record(way), encoding="utf-8")
        flags = self.asked.flags
        if "--edition" not in flags:
            flags = (*flags, "--edition", f"{game}/{edition[game]}")
        return Told(
            feature=str(path),
            rules=way.difference.rules,
            expected=way.difference.expected,
            actual=way.difference.actual,
            repeat=shlex.join(["justicar", "case", str(path), "--game", game, "--engine", self.asked.spec, *flags]),
            game=game,
            manner=way.difference.manner,
            last=_last(way),
            choices=len(way.start.choices),
        )


def _last(way: Way) -> str:
    return str(way.start.choices[-1][1].get("do", "")) if way.start.choices else ""


def summary(campaign: Campaign) -> Mapping[str, object]:
    """What a program is told of a campaign."""
    fields = ("feature", "rules", "expected", "actual", "repeat")
    return {
        "games": campaign.number,
        "decisions": campaign.decisions,
        "rules_reached": len(campaign.rules),
        "differences": [{name: getattr(told, name) for name in fields} for told in campaign.told],
    }
