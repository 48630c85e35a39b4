"""Format of `justicar diff --json`. The JSON Schemas are generated from these classes.

New keys may be added within a format, so readers must ignore keys they do not know.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from conformance.protocol.json_schemas import JsonObject
from conformance.verdict.reports.json_results import schema_of
from conformance.verdict.results import Verdict

FORMAT: Final = 1
"""Version of the format. It increases when a reader of the previous version could fail."""


class SideSummary(msgspec.Struct, kw_only=True, frozen=True):
    """One of the two sides compared."""

    name: str
    """The name given on the command line."""
    editions: dict[str, str]
    """Game → edition."""
    engine: str
    """String that names the engine."""
    about: str = ""
    """Title of the edition."""


class ToggleChange(msgspec.Struct, kw_only=True, frozen=True):
    """A toggle with different values on the two sides."""

    toggle: str
    about: str
    before: str
    after: str
    confidence: str
    because: str = ""


class ScenarioChange(msgspec.Struct, kw_only=True, frozen=True):
    """A scenario whose verdict changes."""

    id: str
    before: Verdict | None
    """Null if the scenario was not judged."""
    after: Verdict | None
    step: str | None = None
    """The step where it stopped, on the side further from passing. Null if no step ran."""
    rules: list[str] = []
    """The rules that the scenario tags."""
    because: str | None = None
    """Reason for stopping there."""
    title: str = ""
    place: str = ""
    """Feature file and line of the step."""
    toggles: list[str] = []
    """The toggles that each change the verdict alone."""
    foreseen: bool = False
    """True if the scenario's own `@edition:` tags exclude one side."""
    provisional: bool = False


class DecisionState(msgspec.Struct, kw_only=True, frozen=True):
    """State of one side at a decision of a recorded game."""

    seat: str | None = None
    """The seat that decides. Null if no seat does."""
    window: str | None = None
    options: list[JsonObject] | None = None
    """Choices that only this side offers. Null if the engine lists no choices."""
    events: list[JsonObject] = []
    """Events that happened only on this side."""
    refused: str | None = None
    """Reason for not continuing."""
    outcome: JsonObject | None = None


class RecordChange(msgspec.Struct, kw_only=True, frozen=True):
    """A recorded game that plays differently."""

    record: str
    line: int
    """Line of the record after which the sides differ, counted from 1."""
    decision: int
    """Number of the choice on that line, counted from 1. 0 is the set-up."""
    seat: str
    choice: JsonObject
    what: Literal["decision", "options", "events", "refused", "outcome"]
    """Kind of difference: the decision, its options, or only the events before it."""
    before: DecisionState
    after: DecisionState
    toggles: list[str] = []


class PerftChange(msgspec.Struct, kw_only=True, frozen=True):
    """A published position with different counts of decision paths."""

    about: str
    position: str
    before: list[int]
    """Counts by depth. Empty if the position cannot be reached."""
    after: list[int]
    depth: int
    """First depth with different counts, counted from 1."""
    toggles: list[str] = []


class RuleChange(msgspec.Struct, kw_only=True, frozen=True):
    """A rule in force on one side only, or tagged by a changed scenario."""

    id: str
    before: bool
    """True if the rule is in force."""
    after: bool
    toggle: str | None
    """The toggle that decides if the rule is in force."""
    summary: str
    where: str
    scenarios: list[str] = []
    """The changed scenarios that tag it."""


class ReadingChange(msgspec.Struct, kw_only=True, frozen=True):
    """An interpretation of a rule in force on one side only, or one that a changed scenario rests on."""

    id: str
    question: str
    reading: str
    standing: str
    rules: list[str]
    scenarios: list[str] = []


class Unplayed(msgspec.Struct, kw_only=True, frozen=True):
    """A difference between the two rulebooks that no scenario covers."""

    name: str
    because: str
    rules: list[str]


class Compared(msgspec.Struct, kw_only=True, frozen=True):
    """Amount of material compared."""

    scenarios: int = 0
    records: int = 0
    perft: int = 0


class Diff(msgspec.Struct, kw_only=True, frozen=True):
    """All differences between two sides."""

    format: Literal[1] = FORMAT
    suite: str
    a: SideSummary
    b: SideSummary
    compared: Compared
    toggles: list[ToggleChange] = []
    scenarios: list[ScenarioChange] = []
    records: list[RecordChange] = []
    perft: list[PerftChange] = []
    rules: list[RuleChange] = []
    readings: list[ReadingChange] = []
    unplayed: list[Unplayed] = []
    notes: list[str] = []
    """Comparisons left out, with the reason."""

    @property
    def differs(self) -> bool:
        """True if there is any difference."""
        return bool(self.toggles or self.scenarios or self.records or self.perft or self.rules)


class FieldChange(msgspec.Struct, kw_only=True, frozen=True):
    """A field of a catalogue entry. Null means missing."""

    field: str
    before: Any
    after: Any


class EntryChange(msgspec.Struct, kw_only=True, frozen=True):
    """A changed catalogue entry."""

    id: str
    change: Literal["added", "removed", "changed"]
    file: str
    fields: list[FieldChange] = []
    scenarios: list[str] = []
    """The scenarios that tag it."""
    steps: list[str] = []
    """Places in the reference engine that cite it: file, line, class and step."""
    readings: list[str] = []
    """Ids of its interpretations."""


class CatalogueDiff(msgspec.Struct, kw_only=True, frozen=True):
    """All differences between an older catalogue and the current one."""

    format: Literal[1] = FORMAT
    suite: str
    old: str
    """Path of the older catalogue."""
    rules: list[EntryChange] = []


def schemas() -> dict[str, JsonObject]:
    """Return the JSON Schemas by name, without suffix."""
    described = (
        SideSummary,
        ToggleChange,
        ScenarioChange,
        DecisionState,
        RecordChange,
        PerftChange,
        RuleChange,
        ReadingChange,
    )
    return {
        "diff": schema_of("diff", Diff, *described, Unplayed, Compared),
        "catalogue-diff": schema_of("catalogue-diff", CatalogueDiff, EntryChange, FieldChange),
    }
