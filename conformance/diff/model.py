"""What `justicar diff` finds. The classes below are the format of `--json`, and its JSON Schemas are made from them.

Within a format keys may be added, so a reader passes over those that it does not know.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from conformance.protocol.json_schemas import JsonObject
from conformance.verdict.reports.json_results import schema_of
from conformance.verdict.results import Verdict

FORMAT: Final = 1
"""Version of the format; raised when a reader of the former one could stumble."""


class SideTold(msgspec.Struct, kw_only=True, frozen=True):
    """One of the two that are compared."""

    name: str
    """As it was asked for."""
    editions: dict[str, str]
    """Game to the edition that it plays."""
    engine: str
    """The string that names its engine."""
    about: str = ""
    """What the edition is, in a line."""


class ToggleChange(msgspec.Struct, kw_only=True, frozen=True):
    """A difference between the texts for which the two have different values."""

    toggle: str
    about: str
    before: str
    after: str
    confidence: str
    because: str = ""


class ScenarioChange(msgspec.Struct, kw_only=True, frozen=True):
    """A scenario with another verdict."""

    id: str
    before: Verdict | None
    """Null: it was not judged."""
    after: Verdict | None
    step: str | None = None
    """Where it stopped, of the two the one that is further from passing; null where it came to no step."""
    rules: list[str] = []
    """The rules that it tags."""
    because: str | None = None
    """Why it stopped there."""
    title: str = ""
    place: str = ""
    """Feature file and line of the step."""
    toggles: list[str] = []
    """The toggles of which one by itself moves it."""
    foreseen: bool = False
    """Whether its own `@edition:` tags say that it does not hold on both sides."""
    provisional: bool = False


class Stand(msgspec.Struct, kw_only=True, frozen=True):
    """What one side comes to at a decision of a recorded game."""

    seat: str | None = None
    """Who decides; null: nobody."""
    window: str | None = None
    options: list[JsonObject] | None = None
    """What is offered here and not by the other; null where an engine lists no options."""
    events: list[JsonObject] = []
    """What happened here and not with the other."""
    refused: str | None = None
    """Why it does not go on."""
    outcome: JsonObject | None = None


class RecordChange(msgspec.Struct, kw_only=True, frozen=True):
    """A recorded game that goes another way."""

    record: str
    line: int
    """The line of the record after which they part, from 1."""
    decision: int
    """The number of the choice on it, from 1; 0: the set-up."""
    seat: str
    choice: JsonObject
    what: Literal["decision", "options", "events", "refused", "outcome"]
    """What parts: who decides and of what kind, what is offered, or only what happens on the way."""
    before: Stand
    after: Stand
    toggles: list[str] = []


class PerftChange(msgspec.Struct, kw_only=True, frozen=True):
    """A published position with other counts of decision paths."""

    about: str
    position: str
    before: list[int]
    """By depth; empty: the position cannot be reached."""
    after: list[int]
    depth: int
    """The first at which they differ, from 1."""
    toggles: list[str] = []


class RuleChange(msgspec.Struct, kw_only=True, frozen=True):
    """A rule that is in force on one side only, or that a moved scenario is about."""

    id: str
    before: bool
    """Whether it is in force."""
    after: bool
    toggle: str | None
    """What decides it."""
    summary: str
    where: str
    scenarios: list[str] = []
    """The moved scenarios that tag it."""


class ReadingChange(msgspec.Struct, kw_only=True, frozen=True):
    """A reading of a rule that is in force on one side only, or on which a moved scenario rests."""

    id: str
    question: str
    reading: str
    standing: str
    rules: list[str]
    scenarios: list[str] = []


class Unplayed(msgspec.Struct, kw_only=True, frozen=True):
    """What the texts of the two tell differently and no engine is asked to play."""

    name: str
    because: str
    rules: list[str]


class Compared(msgspec.Struct, kw_only=True, frozen=True):
    """How much was held against each other."""

    scenarios: int = 0
    records: int = 0
    perft: int = 0


class Diff(msgspec.Struct, kw_only=True, frozen=True):
    """All that differs between two sides."""

    format: Literal[1] = FORMAT
    suite: str
    a: SideTold
    b: SideTold
    compared: Compared
    toggles: list[ToggleChange] = []
    scenarios: list[ScenarioChange] = []
    records: list[RecordChange] = []
    perft: list[PerftChange] = []
    rules: list[RuleChange] = []
    readings: list[ReadingChange] = []
    unplayed: list[Unplayed] = []
    notes: list[str] = []
    """What was not compared, and why."""

    @property
    def differs(self) -> bool:
        """Whether anything does."""
        return bool(self.toggles or self.scenarios or self.records or self.perft or self.rules)


class FieldChange(msgspec.Struct, kw_only=True, frozen=True):
    """A field of a rule's entry; null where it is not there."""

    field: str
    before: Any
    after: Any


class EntryChange(msgspec.Struct, kw_only=True, frozen=True):
    """An entry of the catalogue that is not what it was."""

    id: str
    change: Literal["added", "removed", "changed"]
    file: str
    fields: list[FieldChange] = []
    scenarios: list[str] = []
    """Those that tag it."""
    steps: list[str] = []
    """The places of the reference engine that cite it: file, line, class and step."""
    readings: list[str] = []
    """The ids of the readings about it."""


class CatalogueDiff(msgspec.Struct, kw_only=True, frozen=True):
    """All that differs between an older catalogue and this one."""

    format: Literal[1] = FORMAT
    suite: str
    old: str
    """Where the older one was read."""
    rules: list[EntryChange] = []


def schemas() -> dict[str, JsonObject]:
    """The schema of each, by its name without the suffix."""
    described = (SideTold, ToggleChange, ScenarioChange, Stand, RecordChange, PerftChange, RuleChange, ReadingChange)
    return {
        "diff": schema_of("diff", Diff, *described, Unplayed, Compared),
        "catalogue-diff": schema_of("catalogue-diff", CatalogueDiff, EntryChange, FieldChange),
    }
