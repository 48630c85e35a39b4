"""Coverage both ways: which rules the scenarios prove, and which tags of scenarios name no rule.

Every testable rule has a scenario, or a reason in `scenarios/rules/exceptions.toml` why it has none; so has each of its
checks. An entry of another text that says the same as rules that have them needs none of its own, and one that is
decided by a toggle that nobody is asked to play has the reason of that (scenarios/editions/). And a rule has a wrong
engine: one that breaks it and is refused by a scenario that tags it. Which one is kept in
`scenarios/killing_scenarios.txt`.
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
"""Rule, scenario and wrong engine, a line each; what follows a `#` is a remark."""

TOTAL: Final = "all"
"""The name of the last row: the sum of the others."""


class Tagged(Protocol):
    """A scenario, as far as coverage reads it."""

    @property
    def id(self) -> str: ...
    @property
    def rules(self) -> Sequence[str]: ...
    @property
    def checks(self) -> Sequence[str]: ...


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
    """The testable rules of one file of the catalogue, by id, or the checks of all files, as `RULE#KEY`."""

    name: str
    covered: tuple[str, ...]
    excepted: tuple[str, ...]
    missing: tuple[str, ...]

    def row(self) -> Row:
        """The same in numbers."""
        return Row(self.name, len(self.covered), len(self.excepted), len(self.missing))


class Coverage(NamedTuple):
    """What the scenarios prove of the catalogue."""

    files: tuple[FileCoverage, ...]
    scenarios: Mapping[str, tuple[str, ...]]
    """Rule → the ids of the scenarios that tag it, for every rule that has one (testable or not)."""
    unknown: Mapping[str, tuple[str, ...]]
    """Tag that names no rule → the ids of the scenarios that bear it."""
    reasons: Mapping[str, str]
    """Rule or check → why it has no scenario."""
    checks: FileCoverage
    """The checks of all testable rules."""
    without_wrong_engine: tuple[str, ...]
    """The testable rules that have a scenario, but no wrong engine that it is known to refuse."""

    def rows(self) -> list[Row]:
        """A row for each file, and a last one, TOTAL."""
        rows = [file.row() for file in self.files]
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

    def missing_checks(self, prefix: str = "") -> list[str]:
        """The checks with neither scenario nor reason, of the rules whose ids begin with the prefix."""
        return [check for check in self.checks.missing if check.startswith(prefix)]

    def figures(self) -> dict[str, object]:
        """The figures for a program to read."""
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
    """Hold scenarios against the catalogue.

    `exceptions` is the file of reasons, the project's own by default. Raises CatalogueError where that file names a
    rule or check that does not exist, needs no reason, or has a scenario after all.
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
    """Return for each rule the id of a scenario that kills a mutant of it; nothing if there is no such file.

    Raises CatalogueError.
    """
    try:
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
    except UnicodeDecodeError as error:
        raise CatalogueError(f"{path.name}: is not UTF-8 text (byte {error.start}); save it as UTF-8") from error
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
    """These rules, and all entries that say the same as some of them."""
    known = set(rules)
    through = {rule.id for rule in catalogue.values() if rule.same_as and known.issuperset(rule.same_as)}
    return frozenset(known | through)


def _unplayed(catalogue: Catalogue) -> dict[str, str]:
    """The rules of a toggle that nobody is asked to play, with why."""
    why = {game: find(game).book.unplayed for game in catalogue.games}
    return {
        rule.id: why[game][rule.decided_by]
        for rule in catalogue.values()
        if rule.decided_by in why[game := rule.id.partition(".")[0]]
    }


def _reasons(
    path: Path, catalogue: Catalogue, tagged: Mapping[str, Mapping[str, None]], proved: Set[str]
) -> dict[str, str]:
    """The reasons that concern the catalogue's games."""
    try:
        data, _ = read_toml(path)
    except NotToml as problem:
        raise CatalogueError(str(problem)) from problem
    table = data.pop("reasons", {})
    if data or not isinstance(table, dict):
        raise CatalogueError(f'{path.name}: only the table [reasons] may stand here, with lines \'"rule id" = "why"\'')
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
        return f"the rule has no check {key!r}; there are {', '.join(catalogue[of].checks) or 'none'}"
    if of in _unplayed(catalogue):
        return f"the toggle {catalogue[of].decided_by} has the reason already, under [unplayed]; take this line out"
    if not catalogue[of].testable:
        return "it is not testable and needs no reason; take this line out"
    if rule_id in tagged:
        return f"{next(iter(tagged[rule_id]))} proves it after all; take this line out"
    if rule_id in proved:
        return f"what proves {', '.join(catalogue[rule_id].same_as)} proves it; take this line out"
    return None
