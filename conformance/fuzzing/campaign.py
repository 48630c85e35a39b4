"""A fuzzing campaign: game after game next to the reference, with each divergence reported once, as a scenario."""

from __future__ import annotations

import shlex
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from conformance.fuzzing.campaign_player import LockstepPlayer, PlayedGame, about
from conformance.fuzzing.interrupts import deferred_interrupts
from conformance.fuzzing.lockstep import Skip
from conformance.fuzzing.resumable_campaign import CampaignHeader, GameEntry, Keeping, ReportedDivergence
from conformance.fuzzing.settings import CampaignSettings
from conformance.protocol.engine import Engine
from conformance.runner import suite_version

COUNTED_EVERY = 5.0
"""Seconds between two saves of the rule and choice counts."""
COMPARED_AT_LEAST = 100
"""Number of compared decisions below which a campaign shows nothing."""
COMPARED_A_GAME = 2
"""Number of compared decisions for each game of a short campaign, below which it shows nothing."""


class Campaign:
    """Everything a campaign has played and found so far, in one process or many."""

    def __init__(self, settings: CampaignSettings, folder: Path) -> None:
        """Continue the campaign saved in `folder`, or begin one. Raises CannotGoOn and OSError."""
        self.settings, self.folder = settings, folder
        self.decisions, self.compared, self.seconds = 0, 0, 0.0
        """`compared`: number of decisions and outcomes that were compared."""
        self.skipped = Counter[Skip]()
        """Number of games that ended early without a difference, by reason."""
        self.numbers: set[int] = set()
        """Numbers of the games that were played. With several workers, some numbers may be skipped."""
        self.divergences: list[ReportedDivergence] = []
        self.unproved = 0
        """Number of divergences that did not recur, or that no scenario shows. Only a record exists for them."""
        self.over: str | None = None
        """Reason the campaign ended early, if it did."""
        self.rules: set[str] = set()
        """Ids of the rules that were reached."""
        self.windows: dict[str, set[str]] = {game: set() for game in settings.games}
        self.pairs: dict[str, set[tuple[str, str]]] = {game: set() for game in settings.games}
        """Game → pairs of rules that were applied in one choice."""
        self.reached: list[tuple[float, int, int]] = []
        """Seconds elapsed, rules, and pairs of rules, noted each time one of the counts grew."""
        head = CampaignHeader(
            suite=suite_version.version(),
            engine=settings.spec,
            games=settings.games,
            seed=settings.seed,
            guided=settings.guided,
        )
        self._keeping = Keeping(folder, head)
        self._began, self._before = time.monotonic(), 0.0
        self._alias: dict[str, str] = {}
        """Name a worker gave to a divergence → name under which it was first reported."""
        self.lines: list[GameEntry] = []
        """Games that reached something new or reported a divergence."""
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
        """Number of games played."""
        return len(self.numbers)

    @property
    def too_little(self) -> bool:
        """True if so few decisions were compared that finding no difference means nothing."""
        return not self.divergences and self.compared < min(COMPARED_AT_LEAST, COMPARED_A_GAME * self.games)

    @property
    def left(self) -> float | None:
        """Seconds left; None if only the number of games is limited."""
        if self.settings.seconds is None:
            return None
        return self.settings.seconds - self._before - (time.monotonic() - self._began)

    @property
    def takes_more(self) -> bool:
        """True if another game still counts. Games that end after the requested number do not."""
        return self.over is None and (self.settings.most is None or self.games < self.settings.most)

    def is_enough(self) -> bool:
        """Return True if the campaign is over."""
        left = self.left
        return not self.takes_more or (left is not None and left <= 0)

    def run(
        self,
        engine: Engine,
        report: Callable[[ReportedDivergence], None] = lambda _: None,
        progress: Callable[[], None] = lambda: None,
    ) -> None:
        """Play in this process until the campaign is over.

        Calls `report` with each new divergence, and `progress` after each game.
        """
        player = LockstepPlayer(engine, self.settings)
        try:
            player.learn(self.lines)
            self._keeping.recount(player.corpora)
            with self:
                for game in self._alone(player):
                    if (divergence := self.take(game)) is not None:
                        report(divergence)
                    progress()
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
        """Save a game that was played, and return its divergence if it is new.

        An interrupt waits until the game is both saved and counted.
        """
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
        divergence = line.difference
        if divergence is not None and (known := self._already_reported(divergence)) is not None:
            self._alias[divergence.name] = known.name
            line.difference, line.unproved, line.again = None, None, known.name
        elif divergence is not None:
            divergence = self._written(divergence, game)
        self._keeping.keep(line)
        self._note(line)
        return line.difference

    def _already_reported(self, divergence: ReportedDivergence) -> ReportedDivergence | None:
        """Return the same divergence, if another worker has reported it meanwhile."""
        alike = (
            each
            for each in self.divergences
            if (each.game, about(each.manner)) == (divergence.game, about(divergence.manner))
        )
        return next((each for each in alike if set(each.rules) & set(divergence.rules) or not divergence.rules), None)

    def _written(self, divergence: ReportedDivergence, game: PlayedGame) -> ReportedDivergence:
        path = (self.folder / divergence.feature).resolve()
        command = "replay"
        if game.scenario:
            command = "case"
            path.write_text(game.scenario, encoding="utf-8")
        path.with_suffix(".jsonl").write_text(game.record, encoding="utf-8")
        flags = self.settings.flags
        if "--edition" not in flags:
            flags = (*flags, "--edition", f"{divergence.game}/{self.settings.games[divergence.game]}")
        divergence.feature = str(path)
        of = ["--game", divergence.game] if game.scenario else []
        divergence.repeat = shlex.join(["justicar", command, str(path), *of, "--engine", self.settings.spec, *flags])
        return divergence

    def _note(self, line: GameEntry) -> None:
        """Add an entry to the totals."""
        self.numbers.add(line.number)
        self.decisions, self.seconds = self.decisions + line.decisions, max(self.seconds, line.seconds)
        self.compared += line.compared
        self.skipped.update([line.skip] if line.skip else ())
        self.rules.update(line.rules)
        self.windows[line.game].update(line.windows)
        self.pairs[line.game].update(line.pairs)
        if line.rules or line.pairs:
            self.reached.append((line.seconds, len(self.rules), sum(map(len, self.pairs.values()))))
        self.unproved += line.unproved is not None
        if line.difference is not None:
            self.divergences.append(line.difference)
        for divergence in self.divergences:
            divergence.times += divergence.name == line.again
        if line.difference is not None or line.start is not None:
            self.lines.append(line)


def summary(campaign: Campaign) -> Mapping[str, object]:
    """Return the campaign's results as JSON-ready data."""
    fields = ("feature", "rules", "expected", "actual", "repeat")
    return {
        "games": campaign.games,
        "decisions": campaign.decisions,
        "compared": campaign.compared,
        "skipped": {reason.name.lower(): number for reason, number in sorted(campaign.skipped.items())},
        "rules_reached": len(campaign.rules),
        "differences": [{name: getattr(divergence, name) for name in fields} for divergence in campaign.divergences],
    }
