"""What an entry of the rule catalogue is: the fields that every rule has, and what more a game's files may say."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

import msgspec

from scenarios.references import Reference

Confidence = Literal["low", "medium", "high"]
Modality = Literal["must", "may", "cannot", "default", "definition"]
Tier = Literal["basic", "advanced", "legacy"]
TIERS: Final[tuple[str, ...]] = get_args(Tier)
"""From what every game needs to what only old cards need."""


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """What every entry has, whatever its family. A field without a default is required."""

    id: str
    where: str
    """The heading in the rulebook under which it stands; ` > ` leads from chapter to section."""
    line: int
    """The paragraph of the rulebook as plain text, from 1; 0 if that text lacks the page."""
    summary: str
    """What the rule says, in this project's words."""
    testable: bool = True
    """False for flavour, advice and what only people at a table can do."""
    checks: dict[str, str] = {}
    """What is worth a scenario, by permanent keys: who shows `b` is tagged with the rule and `@checks:b` after it."""
    restates: tuple[str, ...] = ()
    """Rules earlier in the same book that it says again, whole, in part or by an example: who breaks it breaks one of
    them."""
    cards: tuple[str, ...] = ()
    kind: str = "rule"
    tier: Tier | None = None
    question: str | None = None
    """What the text leaves open, with a reading recommended to who writes scenarios. Which one is taken, and why, is
    told in `scenarios/rules/readings/` (conformance/interpretations.py)."""
    file: str = ""
    """The stem of the file that it stands in. Set by the loader."""

    @property
    def outside_the_text(self) -> bool:
        """Whether it stands on a page that the plain text lacks: only then may its line be 0."""
        return False

    @property
    def rests_on(self) -> str | None:
        """What an entry outside the text rests on."""
        return None

    @property
    def attribution(self) -> str | None:
        """Who says so outside the printed text, as its place is shown to a reader; none for what the text says."""
        return self.rests_on and f"after {self.rests_on}"

    @property
    def sources(self) -> tuple[Reference, ...]:
        """Published references that a reader can follow."""
        return ()

    @property
    def decided_by(self) -> str | None:
        """Of another text: the toggle that chooses between it and the default, played or not (scenarios/editions/)."""
        return None

    @property
    def same_as(self) -> tuple[str, ...]:
        """The rules of another text that together say the same: what proves them proves it."""
        return ()

    @property
    def refers_to(self) -> tuple[str, ...]:
        """Ids that must exist for this entry to make sense."""
        return ()


class Family(NamedTuple):
    """What the entries of a file are."""

    rulebook: str
    entry: type[Rule]
    leaves_out: frozenset[str] = frozenset()
    """Fields of every `Rule` that this family does not use."""

    @property
    def allowed(self) -> list[str]:
        return sorted(set(self.entry.__struct_fields__) - self.leaves_out - {"file"})
