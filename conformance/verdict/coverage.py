"""Coverage both ways: which rules the scenarios prove, and which tags of scenarios name no rule.

Every testable rule has a scenario, or a reason in `scenarios/rules/exceptions.toml` why it has none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import tomli

from conformance.catalogue import EXCEPTIONS, RULES, Catalogue, CatalogueError, games

TOTAL: Final = "all"
"""The name of the last row: the sum of the others."""


class Tagged(Protocol):
    """A scenario, as far as coverage reads it."""

    @property
    def id(self) -> str: ...
    @property
    def rules(self) -> Sequence[str]: ...


class Row(NamedTuple):
    """One file of the catalogue, or all of them, in numbers of testable rules."""

    name: str
    covered: int
    excepted: int
    """Without a scenario, for a stated reason."""
    missing: int

    @property
    def testable(self) -> int:
        return self.covered + self.excepted + self.missing

    @property
    def percent(self) -> float:
        """The covered share of the testable; 0 if there are none."""
        return 100 * self.covered / self.testable if self.testable else 0.0


class FileCoverage(NamedTuple):
    """The testable rules of one file of the catalogue, by id."""

    name: str
    covered: tuple[str, ...]
    excepted: tuple[str, ...]
    missing: tuple[str, ...]


class Coverage(NamedTuple):
    """What the scenarios prove of the catalogue."""

    files: tuple[FileCoverage, ...]
    scenarios: Mapping[str, tuple[str, ...]]
    """Rule → the ids of the scenarios that tag it, for every rule that has one (testable or not)."""
    unknown: Mapping[str, tuple[str, ...]]
    """Tag that names no rule → the ids of the scenarios that bear it."""
    reasons: Mapping[str, str]
    """Rule → why it has no scenario."""

    def rows(self) -> list[Row]:
        """A row for each file, and a last one, TOTAL."""
        rows = [Row(file.name, len(file.covered), len(file.excepted), len(file.missing)) for file in self.files]
        total = Row(
            TOTAL,
            covered=sum(row.covered for row in rows),
            excepted=sum(row.excepted for row in rows),
            missing=sum(row.missing for row in rows),
        )
        return [*rows, total]

    def missing(self, prefix: str = "") -> list[str]:
        """The testable rules with neither scenario nor reason whose ids begin with the prefix."""
        return [rule_id for file in self.files for rule_id in file.missing if rule_id.startswith(prefix)]


def coverage(cases: Iterable[Tagged], catalogue: Catalogue, exceptions: Path | None = None) -> Coverage:
    """Hold scenarios against the catalogue.

    `exceptions` is the file of reasons, the project's own by default. Raises CatalogueError where that file names a
    rule that does not exist, needs no reason, or has a scenario after all.
    """
    tagged: dict[str, dict[str, None]] = {}
    for case in cases:
        for rule_id in case.rules:
            tagged.setdefault(rule_id, {})[case.id] = None
    reasons = _reasons(exceptions or RULES / EXCEPTIONS, catalogue, tagged)
    files = []
    for name, rules in catalogue.files().items():
        testable = [rule.id for rule in rules if rule.testable]
        files.append(
            FileCoverage(
                name,
                covered=tuple(rule_id for rule_id in testable if rule_id in tagged),
                excepted=tuple(rule_id for rule_id in testable if rule_id in reasons),
                missing=tuple(rule_id for rule_id in testable if rule_id not in tagged and rule_id not in reasons),
            )
        )
    by_rule = {rule_id: tuple(ids) for rule_id, ids in sorted(tagged.items())}
    return Coverage(
        files=tuple(files),
        scenarios={rule_id: ids for rule_id, ids in by_rule.items() if rule_id in catalogue},
        unknown={rule_id: ids for rule_id, ids in by_rule.items() if rule_id not in catalogue},
        reasons=reasons,
    )


def _reasons(path: Path, catalogue: Catalogue, tagged: Mapping[str, Mapping[str, None]]) -> dict[str, str]:
    """The reasons that concern the catalogue's games."""
    try:
        data = tomli.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise CatalogueError(f"{path}: there is no such file of reasons") from error
    except (tomli.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path.name}: not TOML: {error}") from error
    table = data.pop("reasons", {})
    if data or not isinstance(table, dict):
        raise CatalogueError(f'{path.name}: only the table [reasons] may stand here, with lines \'"rule id" = "why"\'')
    faults, reasons = [], {}
    for rule_id, reason in table.items():
        if rule_id.partition(".")[0] in set(games()) - catalogue.games:
            continue
        if fault := _fault(rule_id, reason, catalogue, tagged):
            faults.append(f"{path.name}: {rule_id}: {fault}")
        else:
            reasons[rule_id] = reason
    if faults:
        raise CatalogueError("\n".join(faults))
    return reasons


def _fault(rule_id: str, reason: object, catalogue: Catalogue, tagged: Mapping[str, Mapping[str, None]]) -> str | None:
    if not isinstance(reason, str) or not reason.strip():
        return "the reason must be a sentence; an id with dots needs quotation marks around it"
    if rule_id not in catalogue:
        near = catalogue.near(rule_id)
        return "no rule has this id" + (f"; is it {' or '.join(near)}?" if near else "")
    if not catalogue[rule_id].testable:
        return "it is not testable and needs no reason; take this line out"
    if rule_id in tagged:
        return f"{next(iter(tagged[rule_id]))} proves it after all; take this line out"
    return None
