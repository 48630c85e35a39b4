"""A campaign played by many processes.

A task is a run of games. Each process keeps an engine and its own coverage. A task also brings some starting points
kept by other processes, and the divergences reported so far. The order depends on which process finishes first, so two
campaigns with the same seed play different games, unlike in a single process.
"""

from __future__ import annotations

import itertools
import time
from collections import deque
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from conformance.adapters import connect
from conformance.fuzzing.campaign import Campaign
from conformance.fuzzing.campaign_player import LockstepPlayer, PlayedGame, beginnings
from conformance.fuzzing.distributed import Lost, Spread
from conformance.fuzzing.lockstep import StartingPoint
from conformance.fuzzing.resumable_campaign import ReportedDivergence
from conformance.fuzzing.settings import CampaignSettings
from conformance.protocol.engine import CouldNotStart

GAMES_A_TASK, TASK_SECONDS = 25, 4.0
"""Maximum games per task, and seconds after which no further game begins."""
BEGINNINGS_A_TASK = 30
"""Maximum number of other workers' starting points sent with a task."""
REMEMBERED = 400
"""Number of most recent games with new coverage from which those starting points are drawn."""
LOST_IN_A_ROW = 2
"""Number of lost tasks in a row after which the campaign ends."""


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Games to play."""

    campaign: str
    """Identifies the campaign to a process that plays in several."""
    settings: CampaignSettings
    numbers: tuple[int, ...]
    seconds: float | None
    """Seconds left for the campaign."""
    beginnings: list[StartingPoint]
    divergences: list[ReportedDivergence]


class TaskResult(msgspec.Struct, kw_only=True):
    """Result of a task."""

    games: list[PlayedGame]
    over: str | None
    """Reason this process cannot play any more, if so."""


class Workers:
    """The worker processes of a campaign."""

    def __init__(self, campaign: Campaign, spread: Spread) -> None:
        self.campaign, self.lost = campaign, 0
        """`lost`: number of games that nobody played because their process died twice."""
        self._spread, self._lost_in_a_row = spread, 0
        """Number of tasks in a row whose processes died."""
        self._chance = Random(campaign.settings.seed)
        self._key = f"{id(campaign)} {time.time_ns()}"
        self._under_way = 0
        """Number of games that processes are playing now."""
        before = frozenset(campaign.numbers)
        self._numbers = (number for number in itertools.count(1) if number not in before)
        """Numbers of the games to come, beginning with those that an interrupted campaign left out."""
        self._left: deque[tuple[int, ...]] = deque()
        """Games that ended tasks did not play."""

    def run(self, report: Callable[[ReportedDivergence], None], progress: Callable[[], None] = lambda: None) -> None:
        """Play games until the campaign is over.

        Calls `report` with each divergence, and `progress` after each task. When the time is over, running games get a
        moment to finish. Raises OtherSuite.
        """
        campaign = self.campaign
        with campaign:
            try:
                for task, done in self._spread.run(run_task, self._draw, campaign.is_enough):
                    self._under_way -= len(task.numbers)
                    for game in self._games(task, done):
                        if campaign.takes_more and (divergence := campaign.take(game)) is not None:
                            report(divergence)
                    progress()
                    if not campaign.takes_more:
                        break
            except CouldNotStart as error:
                campaign.over = str(error)

    def _draw(self) -> Task | None:
        """Return the next task; None if no games are left to hand out."""
        campaign = self.campaign
        if self._left:
            numbers = self._left.popleft()
        else:
            games, most = GAMES_A_TASK, campaign.settings.most
            if most is not None:
                games = min(games, most - campaign.games - self._under_way)
            if games <= 0:
                return None
            numbers = tuple(itertools.islice(self._numbers, games))
        self._under_way += len(numbers)
        kept = beginnings(campaign.lines[-REMEMBERED:])
        return Task(
            campaign=self._key,
            settings=campaign.settings,
            numbers=numbers,
            seconds=campaign.left,
            beginnings=self._chance.sample(kept, min(BEGINNINGS_A_TASK, len(kept))),
            divergences=campaign.divergences,
        )

    def _games(self, task: Task, done: TaskResult | Lost) -> Sequence[PlayedGame]:
        """Return the games of a task, and note those that were lost or not played."""
        if isinstance(done, Lost):
            self.lost += len(task.numbers)
            self._lost_in_a_row += 1
            if self._lost_in_a_row >= LOST_IN_A_ROW:
                self.campaign.over = f"the worker processes died in {LOST_IN_A_ROW} tasks in a row"
            return ()
        self._lost_in_a_row = 0
        self.campaign.over = self.campaign.over or done.over
        if left := task.numbers[len(done.games) :]:
            self._left.append(left)
        return done.games


_PLAYERS: dict[str, LockstepPlayer] = {}
"""Campaign → its player in this process."""


def run_task(task: Task) -> TaskResult:
    """Play the games of a task in a worker process."""
    began = time.monotonic()
    player = _PLAYERS.get(task.campaign)
    if player is None:
        for other in list(_PLAYERS):
            _PLAYERS.pop(other).close()
        player = _PLAYERS[task.campaign] = LockstepPlayer(
            connect(task.settings.spec, task.settings.limits), task.settings
        )
    names = {each.name for each in player.divergences}
    player.divergences += [each for each in task.divergences if each.name not in names]
    for game, corpus in player.corpora.items():
        corpus.guests = [start for start in task.beginnings if start.game == game]
    games: list[PlayedGame] = []
    longest = TASK_SECONDS if task.seconds is None else min(TASK_SECONDS, task.seconds)
    for number in task.numbers:
        spent = time.monotonic() - began
        if player.over is not None or (games and spent > longest):
            break
        games.append(player.play(number, None if task.seconds is None else max(0.0, task.seconds - spent)))
    return TaskResult(games=games, over=player.over)
