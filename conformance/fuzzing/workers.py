"""A campaign whose games are played by many processes.

A task is some games in a row. Each process keeps an engine and what it has reached; with a task it gets some beginnings
that others have kept, and the differences that are told. Which games come after which depends on who is done first, so
that two campaigns with the same seed do not play the same games, as they do where one process plays.
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
from conformance.fuzzing.distributed import Lost, Spread
from conformance.fuzzing.lockstep import StartingPoint
from conformance.fuzzing.lockstep_player import LockstepPlayer, PlayedGame, beginnings
from conformance.fuzzing.progress import ReportedDivergence
from conformance.fuzzing.settings import CampaignSettings
from conformance.protocol.engine import CouldNotStart

GAMES_A_TASK, TASK_SECONDS = 25, 4.0
"""A task ends after so many games, or so many seconds and the game that is played then."""
BEGINNINGS_A_TASK = 30
"""So many beginnings that others have kept go with a task."""
REMEMBERED = 400
"""They are drawn from so many games, the last ones that have reached anything new."""
LOST_IN_A_ROW = 2
"""After so many tasks that nobody has survived the campaign ends."""


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Some games to be played."""

    campaign: str
    """Tells one campaign from another, for a process that plays in several."""
    asked: CampaignSettings
    numbers: tuple[int, ...]
    seconds: float | None
    """How long the campaign has still to go."""
    beginnings: list[StartingPoint]
    told: list[ReportedDivergence]


class TaskResult(msgspec.Struct, kw_only=True):
    """What came of a task."""

    games: list[PlayedGame]
    over: str | None
    """Why this process plays no more."""


class Workers:
    """The processes of a campaign."""

    def __init__(self, campaign: Campaign, spread: Spread) -> None:
        self.campaign, self.lost = campaign, 0
        """`lost`: games that were played by nobody, because their process died over them twice."""
        self._spread, self._lost_in_a_row = spread, 0
        """Tasks."""
        self._chance = Random(campaign.asked.seed)
        self._key = f"{id(campaign)} {time.time_ns()}"
        self._under_way = 0
        """How many games are with processes."""
        before = frozenset(campaign.numbers)
        self._numbers = (number for number in itertools.count(1) if number not in before)
        """Of the games to come: first those that nobody had ended when the campaign was cut off."""
        self._left: deque[tuple[int, ...]] = deque()
        """Of tasks that have ended, the games that were not played."""

    def run(self, tell: Callable[[ReportedDivergence], None], heard: Callable[[], None] = lambda: None) -> None:
        """Has games played until it is enough. `tell` hears of each difference, `heard` of each task that is done.

        Games that are under way when the time is over are waited for, for a moment. Raises OtherSuite.
        """
        campaign = self.campaign
        with campaign:
            try:
                for task, done in self._spread.run(carried_out, self._draw, campaign.is_enough):
                    self._under_way -= len(task.numbers)
                    for game in self._games(task, done):
                        if campaign.takes_more and (told := campaign.take(game)) is not None:
                            tell(told)
                    heard()
                    if not campaign.takes_more:
                        break
            except CouldNotStart as error:
                campaign.over = str(error)

    def _draw(self) -> Task | None:
        """The next games; None: all are with processes."""
        campaign = self.campaign
        if self._left:
            numbers = self._left.popleft()
        else:
            games, most = GAMES_A_TASK, campaign.asked.most
            if most is not None:
                games = min(games, most - campaign.games - self._under_way)
            if games <= 0:
                return None
            numbers = tuple(itertools.islice(self._numbers, games))
        self._under_way += len(numbers)
        kept = beginnings(campaign.lines[-REMEMBERED:])
        return Task(
            campaign=self._key,
            asked=campaign.asked,
            numbers=numbers,
            seconds=campaign.left,
            beginnings=self._chance.sample(kept, min(BEGINNINGS_A_TASK, len(kept))),
            told=campaign.told,
        )

    def _games(self, task: Task, done: TaskResult | Lost) -> Sequence[PlayedGame]:
        """The games of a task. Those of one that nobody has survived are played by nobody."""
        if isinstance(done, Lost):
            self.lost += len(task.numbers)
            self._lost_in_a_row += 1
            if self._lost_in_a_row >= LOST_IN_A_ROW:
                self.campaign.over = f"the processes that play have died over {LOST_IN_A_ROW} tasks in a row"
            return ()
        self._lost_in_a_row = 0
        self.campaign.over = self.campaign.over or done.over
        if left := task.numbers[len(done.games) :]:
            self._left.append(left)
        return done.games


_PLAYERS: dict[str, LockstepPlayer] = {}
"""Campaign → who plays it in this process."""


def carried_out(task: Task) -> TaskResult:
    """Plays the games of a task, in the process that it was handed to."""
    began = time.monotonic()
    player = _PLAYERS.get(task.campaign)
    if player is None:
        for other in list(_PLAYERS):
            _PLAYERS.pop(other).close()
        player = _PLAYERS[task.campaign] = LockstepPlayer(connect(task.asked.spec, task.asked.limits), task.asked)
    names = {told.name for told in player.told}
    player.told += [told for told in task.told if told.name not in names]
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
