"""A campaign: game after game beside the reference, until enough is played. What parts is told once, as a scenario."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from conformance.fuzzing.interrupts import deferred_interrupts
from conformance.fuzzing.lockstep_player import LockstepPlayer, PlayedGame, about
from conformance.fuzzing.progress import CampaignHeader, GameEntry, Keeping, ReportedDivergence
from conformance.fuzzing.settings import CampaignSettings
from conformance.protocol.engine import Engine
from conformance.runner import suite

COUNTED_EVERY = 5.0
"""After so many seconds it is kept again how often rules and choices have come."""


class Campaign:
    """What was played so far, whoever played it, and what came of it."""

    def __init__(self, asked: CampaignSettings, folder: Path) -> None:
        """Goes on with what lies in the folder. Raises CannotGoOn and OSError."""
        self.asked, self.folder = asked, folder
        self.decisions, self.seconds = 0, 0.0
        self.numbers: set[int] = set()
        """Of the games that were played; where several play, some in between may be left out."""
        self.told: list[ReportedDivergence] = []
        self.unproved = 0
        """How many differences did not show again, or in no scenario: of these there is a record alone."""
        self.over: str | None = None
        """Why it ended before its time, if so."""
        self.rules: set[str] = set()
        """The rules that were reached."""
        self.windows: dict[str, set[str]] = {game: set() for game in asked.games}
        self.pairs: dict[str, set[tuple[str, str]]] = {game: set() for game in asked.games}
        """Game → pairs of rules that were applied in one choice."""
        self.reached: list[tuple[float, int, int]] = []
        """After how many seconds so many rules and pairs were reached, where there was anything new."""
        head = CampaignHeader(
            suite=suite.version(), engine=asked.spec, games=asked.games, seed=asked.seed, guided=asked.guided
        )
        self._keeping = Keeping(folder, head)
        self._began, self._before = time.monotonic(), 0.0
        self._alias: dict[str, str] = {}
        """How a player that has found it for itself calls a difference → under which name it was told."""
        self.lines: list[GameEntry] = []
        """The games that have reached something new, or told a difference."""
        for line in self._keeping.lines:
            self._note(line)
        self._before = self.seconds

    def __enter__(self) -> Campaign:
        self._began = time.monotonic()
        return self

    def __exit__(self, *_: object) -> None:
        self._keeping.close()

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.numbers)

    @property
    def left(self) -> float | None:
        """For how many seconds it still goes on; None: until it has its games."""
        if self.asked.seconds is None:
            return None
        return self.asked.seconds - self._before - (time.monotonic() - self._began)

    @property
    def takes_more(self) -> bool:
        """Whether a game still counts, that may have ended late: not one beyond those that were asked for."""
        return self.over is None and (self.asked.most is None or self.games < self.asked.most)

    def is_enough(self) -> bool:
        """Whether it is over."""
        left = self.left
        return not self.takes_more or (left is not None and left <= 0)

    def run(
        self,
        engine: Engine,
        tell: Callable[[ReportedDivergence], None] = lambda _: None,
        heard: Callable[[], None] = lambda: None,
    ) -> None:
        """Plays in this process until enough is played. `tell` hears of each difference as it is found, `heard` of each
        game that is over."""
        player = LockstepPlayer(engine, self.asked)
        try:
            player.learn(self.lines)
            self._keeping.recount(player.corpora)
            with self:
                for game in self._alone(player):
                    if (told := self.take(game)) is not None:
                        tell(told)
                    heard()
                self._keeping.count(player.corpora)
        finally:
            player.close()

    def _alone(self, player: LockstepPlayer) -> Iterator[PlayedGame]:
        counted = time.monotonic()
        while not self.is_enough():
            yield player.play(max(self.numbers, default=0) + 1, self.left)
            self.over = self.over or player.over
            if time.monotonic() - counted > COUNTED_EVERY:
                counted = time.monotonic()
                self._keeping.count(player.corpora)

    def take(self, game: PlayedGame) -> ReportedDivergence | None:
        """A game that was played: it is kept, and what is new of it written down. Returns a difference told by it
        first. An interrupt waits until the game is both kept and counted."""
        with deferred_interrupts():
            return self._take(game)

    def _take(self, game: PlayedGame) -> ReportedDivergence | None:
        line = game.line
        line.seconds = round(self._before + time.monotonic() - self._began, 3)
        line.rules = [rule for rule in line.rules if rule not in self.rules]
        line.windows = [window for window in line.windows if window not in self.windows[line.game]]
        line.pairs = [pair for pair in line.pairs if pair not in self.pairs[line.game]]
        if not (line.rules or line.windows or line.pairs):
            line.start, line.kept = None, []
        line.again = self._alias.get(line.again, line.again)
        told = line.difference
        if told is not None and (known := self._told_already(told)) is not None:
            self._alias[told.name] = known.name
            line.difference, line.unproved, line.again = None, None, known.name
        elif told is not None:
            told = self._written(told, game)
        self._keeping.keep(line)
        self._note(line)
        return line.difference

    def _told_already(self, told: ReportedDivergence) -> ReportedDivergence | None:
        """The same difference, where another player has found it meanwhile."""
        alike = (each for each in self.told if (each.game, about(each.manner)) == (told.game, about(told.manner)))
        return next((each for each in alike if set(each.rules) & set(told.rules) or not told.rules), None)

    def _written(self, told: ReportedDivergence, game: PlayedGame) -> ReportedDivergence:
        path = (self.folder / told.feature).resolve()
        command = "replay"
        if game.scenario:
            command = "case"
            path.write_text(game.scenario, encoding="utf-8")
        path.with_suffix(".jsonl").write_text(game.record, encoding="utf-8")
        flags = self.asked.flags
        if "--edition" not in flags:
            flags = (*flags, "--edition", f"{told.game}/{self.asked.games[told.game]}")
        told.feature = str(path)
        of = ["--game", told.game] if game.scenario else []
        told.repeat = shlex.join(["justicar", command, str(path), *of, "--engine", self.asked.spec, *flags])
        return told

    def _note(self, line: GameEntry) -> None:
        """What a line says of a game that was played."""
        self.numbers.add(line.number)
        self.decisions, self.seconds = self.decisions + line.decisions, max(self.seconds, line.seconds)
        self.rules.update(line.rules)
        self.windows[line.game].update(line.windows)
        self.pairs[line.game].update(line.pairs)
        if line.rules or line.pairs:
            self.reached.append((line.seconds, len(self.rules), sum(map(len, self.pairs.values()))))
        self.unproved += line.unproved is not None
        if line.difference is not None:
            self.told.append(line.difference)
        for told in self.told:
            told.times += told.name == line.again
        if line.difference is not None or line.start is not None:
            self.lines.append(line)


def summary(campaign: Campaign) -> Mapping[str, object]:
    """What a program is told of a campaign."""
    fields = ("feature", "rules", "expected", "actual", "repeat")
    return {
        "games": campaign.games,
        "decisions": campaign.decisions,
        "rules_reached": len(campaign.rules),
        "differences": [{name: getattr(told, name) for name in fields} for told in campaign.told],
    }
