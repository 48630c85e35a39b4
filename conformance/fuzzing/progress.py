"""What a campaign has come to, kept as it comes: first what is played, then a line a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from conformance.fuzzing.corpus import Corpus
from conformance.fuzzing.lockstep import StartingPoint
from conformance.protocol.engine import JsonObject
from conformance.runner.line_file import Lines
from conformance.verdict.results import CaseResult

FILE = "campaign.ndjson"
COUNTS = "counts.json"
"""How often rules and choices have come; a campaign that has no such file goes on without."""


class CampaignHeader(msgspec.Struct, kw_only=True, frozen=True):
    """What is played. Another campaign has another head."""

    campaign: int = 1
    suite: str
    engine: str
    games: dict[str, str]
    """Game → edition."""
    seed: int
    guided: bool


class ReportedDivergence(msgspec.Struct, kw_only=True):
    """A difference that was told, and how often it came again."""

    feature: str
    """The path of its scenario."""
    rules: list[str]
    expected: Any
    actual: Any
    repeat: str = ""
    """A command that shows it once more."""
    game: str
    manner: tuple[str, str, str]
    last: str
    """What was chosen last: the word of the choice."""
    choices: int
    """How many lead to it."""
    times: int = 1
    failed: CaseResult | None = None
    """How the engine failed its scenario, with its rules as tags; None where there is a record alone."""

    @property
    def name(self) -> str:
        """What its scenario is called."""
        return Path(self.feature).stem


class GameEntry(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One game, with what it reached first."""

    number: int
    game: str
    seconds: float
    """That the whole campaign has taken so far."""
    decisions: int = 0
    rules: list[str] = []
    windows: list[str] = []
    pairs: list[tuple[str, str]] = []
    start: StartingPoint | None = None
    """Where something new was reached: how it began, with all that was chosen, ..."""
    kept: list[int] = []
    """and after how many choices."""
    difference: ReportedDivergence | None = None
    again: str = ""
    """The name of a difference that came again."""
    unproved: JsonObject | None = None
    """A difference that did not show a second time, or in no scenario."""

    def beginnings(self) -> list[StartingPoint]:
        """Where something new was reached."""
        if self.start is None:
            return []
        choices = self.start.choices
        return [replace(self.start, choices=choices[:length], origin="kept") for length in self.kept]


_Counts = dict[str, tuple[dict[str, int], list[tuple[tuple[str, str, str], int]]]]


class Keeping(Lines[GameEntry]):
    """The file of a campaign, and what is counted beside it. Raises OSError where these cannot be read or written."""

    def __init__(self, folder: Path, head: CampaignHeader) -> None:
        """Goes on with what is there. Raises CannotGoOn where that is something else."""
        super().__init__(folder / FILE, head, GameEntry)
        self._folder = folder

    def count(self, corpora: Mapping[str, Corpus]) -> None:
        """Keeps how often rules and choices have come, in place of what was kept of that before."""
        counts = {game: (dict(corpus.rules), list(corpus.chosen.items())) for game, corpus in corpora.items()}
        begun = self._folder / f"{COUNTS}.new"
        begun.write_bytes(msgspec.json.encode(counts))
        begun.replace(self._folder / COUNTS)

    def recount(self, corpora: Mapping[str, Corpus]) -> None:
        """Has that counted on from what was kept. What cannot be read counts as nothing."""
        try:
            counts = msgspec.json.decode((self._folder / COUNTS).read_bytes(), type=_Counts)
        except (FileNotFoundError, msgspec.DecodeError):
            return
        for game, (rules, chosen) in counts.items():
            if game in corpora:
                corpora[game].rules |= Counter(rules)
                corpora[game].chosen |= Counter(dict(chosen))
