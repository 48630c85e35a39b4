"""The saved progress of a campaign: a header, then one line per game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from conformance.fuzzing.corpus import Corpus
from conformance.fuzzing.lockstep import Skip, StartingPoint
from conformance.protocol.engine import JsonObject
from conformance.runner.line_file import Lines
from conformance.verdict.results import CaseResult

FILE = "campaign.ndjson"
COUNTS = "counts.json"
"""File with the rule and choice counts. A campaign without it starts counting from zero."""


class CampaignHeader(msgspec.Struct, kw_only=True, frozen=True):
    """Settings that identify a campaign. A campaign with other settings has another header."""

    campaign: int = 1
    suite: str
    engine: str
    games: dict[str, str]
    """Game → edition."""
    seed: int
    guided: bool


class ReportedDivergence(msgspec.Struct, kw_only=True):
    """A divergence that was reported, and how often it recurred."""

    feature: str
    """Path of its scenario."""
    rules: list[str]
    expected: Any
    actual: Any
    repeat: str = ""
    """Command that reproduces it."""
    game: str
    manner: tuple[str, str, str]
    last: str
    """Kind of the last choice."""
    choices: int
    """Number of choices that lead to it."""
    times: int = 1
    failed: CaseResult | None = None
    """The engine's failed result, tagged with the divergence's rules; None if there is only a record."""

    @property
    def name(self) -> str:
        """Name of the scenario."""
        return Path(self.feature).stem


class GameEntry(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One game, with what it was the first to reach."""

    number: int
    game: str
    seconds: float
    """Seconds since the campaign began."""
    decisions: int = 0
    compared: int = 0
    """Number of decisions and outcomes that were compared."""
    skip: Skip | None = None
    """Reason why the game ended early without a difference, if it did."""
    rules: list[str] = []
    windows: list[str] = []
    pairs: list[tuple[str, str]] = []
    start: StartingPoint | None = None
    """Start of the game with all its choices, if it reached something new."""
    kept: list[int] = []
    """Numbers of choices after which something new was reached."""
    difference: ReportedDivergence | None = None
    again: str = ""
    """Name of an earlier divergence that recurred in this game."""
    unproved: JsonObject | None = None
    """A divergence that did not recur, or that no scenario shows."""

    def beginnings(self) -> list[StartingPoint]:
        """Return the starting points that reached something new."""
        if self.start is None:
            return []
        choices = self.start.choices
        return [replace(self.start, choices=choices[:length], origin="kept") for length in self.kept]


_Counts = dict[str, tuple[dict[str, int], list[tuple[tuple[str, str, str], int]]]]


class Keeping(Lines[GameEntry]):
    """The saved files of a campaign: its entries and counts. Raises OSError if they cannot be read or written."""

    def __init__(self, folder: Path, head: CampaignHeader) -> None:
        """Continue the campaign in `folder`. Raises CannotGoOn if the folder holds a different one."""
        super().__init__(folder / FILE, head, GameEntry)
        self._folder = folder

    def count(self, corpora: Mapping[str, Corpus]) -> None:
        """Save the rule and choice counts, replacing earlier ones."""
        counts = {game: (dict(corpus.rules), list(corpus.chosen.items())) for game, corpus in corpora.items()}
        begun = self._folder / f"{COUNTS}.new"
        begun.write_bytes(msgspec.json.encode(counts))
        begun.replace(self._folder / COUNTS)

    def recount(self, corpora: Mapping[str, Corpus]) -> None:
        """Add the saved counts to the corpora. An unreadable file is ignored."""
        try:
            counts = msgspec.json.decode((self._folder / COUNTS).read_bytes(), type=_Counts)
        except (FileNotFoundError, msgspec.DecodeError):
            return
        for game, (rules, chosen) in counts.items():
            if game in corpora:
                corpora[game].rules |= Counter(rules)
                corpora[game].chosen |= Counter(dict(chosen))
