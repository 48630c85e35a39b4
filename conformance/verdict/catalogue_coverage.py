"""Coverage in both directions: rules without a scenario, and scenario tags that name no rule.

Every testable rule, and each of its checks, has a scenario or a reason in `scenarios/rules/exceptions.toml`. There are
two shortcuts. An entry of another text that says the same as covered rules needs no scenario. An entry that depends on
a toggle that nobody plays takes the toggle's reason (scenarios/editions/).

Every covered rule should also have a mutant or faulty engine that breaks it and that a scenario tagged with the rule
kills. `scenarios/killing_scenarios.txt` lists those scenarios.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from conformance.catalogue import EXCEPTIONS, RULES, Catalogue, CatalogueError, games
from conformance.games import find
from scenarios import ROOT
from scenarios.toml import NotToml, read_toml

KILLING_SCENARIOS: Final = ROOT / "killing_scenarios.txt"
"""A rule and a scenario on each line. Lines that start with `#` are comments."""

TOTAL: Final = "all"
"""Name of the last row, the sum of the others."""


class Tagged(Protocol):
    """The parts of a scenario that coverage needs."""

    @property
    def id(self) -> str: ...
    @property
    def rules(self) -> Sequence[str]: ...
    @property
    def checks(self) -> Sequence[str]: ...


class Row(NamedTuple):
    """Numbers of testable rules in one file of the catalogue, or in all."""

    name: str
    covered: int
    excepted: int
    """Rules without a scenario, for a stated reason."""
    missing: int

    @property
    def testable(self) -> int:
        return self.covered + self.excepted + self.missing

    @property
    def percent(self) -> float:
        """Percentage of testable rules that are covered; 0 if there are none."""
        return 100 * self.covered / self.testable if self.testable else 0.0


class FileCoverage(NamedTuple):
    """Testable rules of one catalogue file, by id; or the checks of all files, as `RULE#KEY`."""

    name: str
    covered: tuple[str, ...]
    excepted: tuple[str, ...]
    missing: tuple[str, ...]

    def row(self) -> Row:
        """Return the counts."""
        return Row(self.name, len(self.covered), len(self.excepted), len(self.missing))


class Coverage(NamedTuple):
    """The rules that the scenarios prove."""

    files: tuple[FileCoverage, ...]
    scenarios: Mapping[str, tuple[str, ...]]
    """Rule → ids of the scenarios that tag it, testable or not."""
    unknown: Mapping[str, tuple[str, ...]]
    """Tag that names no rule → ids of the scenarios with that tag."""
    reasons: Mapping[str, str]
    """Rule or check → reason for having no scenario."""
    checks: FileCoverage
    """The checks of all testable rules."""
    without_wrong_engine: tuple[str, ...]
    """Testable rules with a scenario but without a known mutant or faulty engine that it kills."""

    def rows(self) -> list[Row]:
        """Return a row for each file, then TOTAL."""
        rows = [file.row() for file in self.files]
        total = Row(
            TOTAL,
            covered=sum(row.covered for row in rows),
            excepted=sum(row.excepted for row in rows),
            missing=sum(row.missing for row in rows),
        )
        return [*rows, total]

    def missing(self, prefix: str = "") -> list[str]:
        """Return the testable rules with neither scenario nor reason whose ids begin with `prefix`."""
        return [rule_id for file in self.files for rule_id in file.missing if rule_id.startswith(prefix)]

    def missing_checks(self, prefix: str = "") -> list[str]:
        """Return the checks with neither scenario nor reason of rules whose ids begin with `prefix`."""
        return [check for check in self.checks.missing if check.startswith(prefix)]

    def figures(self) -> dict[str, object]:
        """Return the figures as JSON data."""
        *files, total = self.rows()
        checks = self.checks.row()
        return {
            "rules": {
                "total": total.testable,
                "proved": total.covered,
                "excepted": total.excepted,
                "missing": self.missing(),
                "files": {row.name: {"total": row.testable, "proved": row.covered} for row in files},
            },
            "checks": {
                "total": checks.testable,
                "shown": checks.covered,
                "excepted": checks.excepted,
                "missing": list(self.checks.missing),
            },
            "without_wrong_engine": list(self.without_wrong_engine),
        }


def coverage(
    cases: Iterable[Tagged], catalogue: Catalogue, exceptions: Path | None = None, killing: Path = KILLING_SCENARIOS
) -> Coverage:
    """Measure the coverage of the catalogue by scenarios.

    `exceptions` is the file of reasons, by default the project's own. Raises CatalogueError if that file names a
    rule or check that does not exist, needs no reason, or has a scenario.
    """
    tagged: dict[str, dict[str, None]] = {}
    for case in cases:
        for name in (*case.rules, *case.checks):
            tagged.setdefault(name, {})[case.id] = None
    proved = _counted_through(tagged, catalogue)
    reasons = _reasons(exceptions or RULES / EXCEPTIONS, catalogue, tagged, proved)
    reasons |= {rule_id: why for rule_id, why in _unplayed(catalogue).items() if rule_id not in proved}
    excused = _counted_through(proved | reasons.keys(), catalogue) - proved
    refused = _counted_through(killing_scenarios(killing), catalogue)
    files = []
    for name, rules in catalogue.files().items():
        testable = [rule.id for rule in rules if rule.testable]
        files.append(
            FileCoverage(
                name,
                covered=tuple(rule_id for rule_id in testable if rule_id in proved),
                excepted=tuple(rule_id for rule_id in testable if rule_id in excused),
                missing=tuple(rule_id for rule_id in testable if rule_id not in proved and rule_id not in excused),
            )
        )
    by_rule = {rule_id: tuple(ids) for rule_id, ids in sorted(tagged.items()) if "#" not in rule_id}
    checks = [f"{rule.id}#{key}" for rule in catalogue.values() if rule.testable for key in rule.checks]
    left = [check for check in checks if check not in tagged]
    without = {check for check in left if check in reasons or check.partition("#")[0] in reasons}
    return Coverage(
        files=tuple(files),
        scenarios={rule_id: ids for rule_id, ids in by_rule.items() if rule_id in catalogue},
        unknown={rule_id: ids for rule_id, ids in by_rule.items() if rule_id not in catalogue},
        reasons=reasons,
        checks=FileCoverage(
            TOTAL,
            covered=tuple(check for check in checks if check in tagged),
            excepted=tuple(check for check in left if check in without),
            missing=tuple(check for check in left if check not in without),
        ),
        without_wrong_engine=tuple(rule for file in files for rule in file.covered if rule not in refused),
    )


def killing_scenarios(path: Path = KILLING_SCENARIOS) -> dict[str, str]:
    """Return rule → id of a scenario that kills a mutant of it. A missing file means none.

    Raises CatalogueError.
    """
    try:
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
    except UnicodeDecodeError as error:
        raise CatalogueError(f"{path.name}: not UTF-8 text (byte {error.start}); save it as UTF-8") from error
    found = {}
    for number, line in enumerate(lines, 1):
        if line and not line.startswith("#"):
            match line.split():
                case [rule_id, scenario]:
                    found[rule_id] = scenario
                case _:
                    raise CatalogueError(f"{path.name}:{number}: write a rule and a scenario, separated by a space")
    return found


def _counted_through(rules: Iterable[str], catalogue: Catalogue) -> frozenset[str]:
    """Return these rules and every entry that restates one or more."""
    known = set(rules)
    through = {rule.id for rule in catalogue.values() if rule.same_as and known.issuperset(rule.same_as)}
    return frozenset(known | through)


def _unplayed(catalogue: Catalogue) -> dict[str, str]:
    """Return the rules of toggles that nobody plays, with the reasons."""
    why = {game: find(game).book.unplayed for game in catalogue.games}
    return {
        rule.id: why[game][rule.decided_by]
        for rule in catalogue.values()
        if rule.decided_by in why[game := rule.id.partition(".")[0]]
    }


def _reasons(
    path: Path, catalogue: Catalogue, tagged: Mapping[str, Mapping[str, None]], proved: Set[str]
) -> dict[str, str]:
    """Read the reasons for the catalogue's games."""
    try:
        data, _ = read_toml(path)
    except NotToml as problem:
        raise CatalogueError(str(problem)) from problem
    table = data.pop("reasons", {})
    if data or not isinstance(table, dict):
        raise CatalogueError(f'{path.name}: only the table [reasons] is allowed, with lines \'"rule id" = "why"\'')
    faults, reasons = [], {}
    for rule_id, reason in table.items():
        if rule_id.partition(".")[0] in set(games()) - catalogue.games:
            continue
        if fault := _fault(rule_id, reason, catalogue, tagged, proved):
            faults.append(f"{path.name}: {rule_id}: {fault}")
        else:
            reasons[rule_id] = reason
    if faults:
        raise CatalogueError("\n".join(faults))
    return reasons


def _fault(
    rule_id: str, reason: object, catalogue: Catalogue, tagged: Mapping[str, Mapping[str, None]], proved: Set[str]
) -> str | None:
    if not isinstance(reason, str) or not reason.strip():
        return "the reason must be a sentence; an id with dots needs quotation marks around it"
    of, _, key = rule_id.partition("#")
    if of not in catalogue:
        near = catalogue.near(of)
        return "no rule has this id" + (f"; is it {' or '.join(near)}?" if near else "")
    if key and key not in catalogue[of].checks:
        return f"the rule has no check {key!r}; its checks are {', '.join(catalogue[of].checks) or 'none'}"
    if of in _unplayed(catalogue):
        return f"the toggle {catalogue[of].decided_by} already has a reason under [unplayed]; delete this line"
    if not catalogue[of].testable:
        return "it is not testable, so it needs no reason; delete this line"
    if rule_id in tagged:
        return f"{next(iter(tagged[rule_id]))} proves it; delete this line"
    if rule_id in proved:
        return f"the scenarios of {', '.join(catalogue[rule_id].same_as)} prove it; delete this line"
    return None
