"""Entries of the rule catalogue: the common fields of all rules, and families with further fields."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, Self, get_args

import msgspec
from msgspec.structs import replace

from conformance.translation import _, translated
from scenarios.ruling_references import Reference

Confidence = Literal["low", "medium", "high"]
Modality = Literal["must", "may", "cannot", "default", "definition"]
Tier = Literal["basic", "advanced", "legacy"]
TIERS: Final[tuple[str, ...]] = get_args(Tier)
"""Tiers from what every game needs to what only old cards need."""


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """Fields of every entry. Fields without a default are required."""

    id: str
    where: str
    """Heading in the rulebook, from chapter to section: `Chapter > Section`."""
    line: int
    """Paragraph of the rulebook's plain text, counted from 1. 0 if that text lacks the page."""
    summary: str
    """The rule in this project's words."""
    testable: bool = True
    """False for flavour, for advice, and for what only people at a table can do."""
    checks: dict[str, str] = {}
    """Situations worth a scenario, by permanent key.

    A scenario that covers `b` has the tag `@checks:b` after the rule's.
    """
    restates: tuple[str, ...] = ()
    """Earlier rules of the book that it restates, in full, in part or as an example.

    Breaking this rule always breaks an earlier one.
    """
    cards: tuple[str, ...] = ()
    kind: str = "rule"
    tier: Tier | None = None
    question: str | None = None
    """The open point of the text, with a recommended interpretation for scenario authors.

    The interpretation taken is in `scenarios/rules/readings/` (conformance/interpretations.py).
    """
    file: str = ""
    """Stem of its file. Set by the loader."""

    @property
    def outside_the_text(self) -> bool:
        """True if it is on a page missing from the plain text. Only then may `line` be 0."""
        return False

    @property
    def rests_on(self) -> str | None:
        """Source of an entry outside the text."""
        return None

    @property
    def attribution(self) -> str | None:
        """Author outside the printed text, as readers see it. None for the rulebook's own text."""
        return self.rests_on and _("after {source}", source=self.rests_on)

    def localized(self) -> Self:
        """Return the entry with its texts for players in the current language."""
        return replace(
            self,
            summary=translated(self.summary, self.id),
            question=self.question and translated(self.open_point, self.id),
        )

    @property
    def open_point(self) -> str:
        """The open point without the recommended interpretation, which is for scenario authors."""
        return (self.question or "").partition(" Recommended: ")[0]

    @property
    def sources(self) -> tuple[Reference, ...]:
        """Published references with links."""
        return ()

    @property
    def decided_by(self) -> str | None:
        """The toggle that decides between this text and the default, covered or not (scenarios/editions/)."""
        return None

    @property
    def same_as(self) -> tuple[str, ...]:
        """The rules of another text that together say the same. Scenarios that prove them prove this rule."""
        return ()

    @property
    def refers_to(self) -> tuple[str, ...]:
        """Ids of other entries that must exist."""
        return ()


class Family(NamedTuple):
    """Kind of entries in a file."""

    rulebook: str
    entry: type[Rule]
    leaves_out: frozenset[str] = frozenset()
    """Fields of `Rule` that this family does not use."""

    @property
    def allowed(self) -> list[str]:
        return sorted(set(self.entry.__struct_fields__) - self.leaves_out - {"file"})
