"""Find a mutant for every rule: a change where the engine cites the rule, killed by a scenario that tags it.

The engine's source shows where a rule is cited: the function or class that names the rule's id, or that uses a refusal
or a tuple of rules that names it. The result is `killed_by_rule.txt`.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from conformance.catalogue import load
from conformance.protocol.engine import Engine
from conformance.runner.direct import run_case
from conformance.verdict.catalogue_coverage import KILLING_SCENARIOS
from conformance.verdict.results import Verdict
from tests.mutants.changes import PLAY, Change
from tests.mutants.coverage import IMPORTING, modules
from tests.mutants.evidence import CITATION
from tests.mutants.verdicts import Finding, Judging, in_processes, rule_changes
from tests.suite.faulty_engines.faulty import WrongEngine, written_by_hand

MOST = 60
"""Maximum number of changes tried for one rule."""
CASES = 12
"""Maximum number of a rule's scenarios run for each change."""

KINDS = ("statement", "condition", "comparison", "filter", "refusal", "step", "number", "part", "negation", "junction")
"""Kinds of change in the order in which they are tried: larger changes first."""

KILLED_BY_RULE = Path(__file__).parent / "killed_by_rule.txt"

HEAD = """\
# For each rule, in catalogue order: a scenario that tags it, and a mutant or faulty engine that this scenario kills.
# A mutant is the reference engine with one change where it cites the rule (`make mutants ARGS=--rules` finds it and
# writes this file). A title in quotation marks names an engine of tests/suite/faulty_engines.
"""

HEAD_OF_SCENARIOS = """\
# For each rule, in catalogue order: a scenario that tags it and kills a mutant or faulty engine that breaks this rule.
# `make mutants ARGS=--rules` writes this file; tests/mutants/killed_by_rule.txt names the engines.
"""

Place = tuple[str, str]
"""Module, and the function or class in it."""


@dataclass(frozen=True)
class RuleTrial:
    """One change, and the scenarios to run for a rule."""

    rule: str
    change: Change
    cases: tuple[int, ...]


class Places(ast.NodeVisitor):
    """Places where a module names rules, or refusals and tuples that name rules."""

    def __init__(self, module: str) -> None:
        self.module, self.where, self.name = module, "", ""
        self.rules: dict[str, set[str]] = defaultdict(set)
        """Rule → the functions and classes that name it."""
        self.names: dict[str, set[str]] = defaultdict(set)
        """Name of a constant of the module → the rules that it names."""
        self.uses: dict[str, set[str]] = defaultdict(set)
        """Name in capitals → the functions and classes that use it."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._inside(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._inside(node)

    def _inside(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        outer, self.where = self.where, f"{self.where}.{node.name}".lstrip(".")
        self.generic_visit(node)
        self.where = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        if not self.where and isinstance(node.targets[0], ast.Name):
            self.name = node.targets[0].id
        self.generic_visit(node)
        self.name = ""

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and CITATION.fullmatch(node.value):
            if self.where:
                self.rules[node.value].add(self.where)
            elif self.name:
                self.names[self.name].add(node.value)
                self.rules[node.value].add("")  # the table that cites it may be the rule itself

    def visit_Name(self, node: ast.Name) -> None:
        self._used(node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self._used(node.attr)
        self.generic_visit(node)

    def _used(self, name: str) -> None:
        if not name.isupper():
            return
        if self.where:
            self.uses[name].add(self.where)
        elif self.name and self.name != name:
            self.uses[name].add(f"={self.name}")  # one constant is defined with another


def places(game: str) -> dict[str, set[Place]]:
    """Return rule → the places where a game's engine cites it."""
    read = {name: Places(name) for name in modules(game)}
    for name, path in modules(game).items():
        read[name].visit(ast.parse(path.read_text("utf-8")))
    named: dict[str, set[str]] = defaultdict(set)
    for each in read.values():
        for name, rules in each.names.items():
            named[name] |= rules
    for each in read.values():
        for name, users in each.uses.items():
            for user in users:
                if user.startswith("="):
                    named[user[1:]] |= named.get(name, set())
    found: dict[str, set[Place]] = defaultdict(set)
    for module, each in read.items():
        for rule, wheres in each.rules.items():
            found[rule] |= {(module, where) for where in wheres}
        for name, wheres in each.uses.items():
            for rule in named.get(name, ()):
                found[rule] |= {(module, where) for where in wheres if not where.startswith("=")}
    return found


def killed_by_rule(path: Path = KILLED_BY_RULE) -> list[tuple[str, str, str]]:
    """Return rules, each with a scenario that tags it and the name of a mutant or faulty engine that this kills."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    split = [line.split(maxsplit=2) for line in lines if line and not line.startswith("#")]
    return [(rule, scenario, engine) for rule, scenario, engine in split]


class ByRule:
    """Find a mutant for each rule of a game."""

    def __init__(self, judging: Judging, path: Path = KILLED_BY_RULE) -> None:
        self.judging, self.path = judging, path
        self.cases = judging.reached.cases
        self.changes: dict[Place, list[Change]] = defaultdict(list)
        for change in rule_changes(judging.reached.game):
            parts = change.where.split(".")
            for upto in range(1, len(parts) + 1):
                self.changes[change.module, ".".join(parts[:upto])].append(change)
        self.places = places(judging.reached.game)
        self.before = {rule: (case, engine) for rule, case, engine in killed_by_rule(path)}

    def rules(self) -> list[str]:
        """Return the testable rules that a scenario tags."""
        tagged = {rule for case in self.cases for rule in case.rules}
        return [rule.id for rule in load(self.judging.reached.game).values() if rule.testable and rule.id in tagged]

    def tagging(self, rule: str) -> list[int]:
        """Return the scenarios that tag a rule: deciding ones, then the known one, then those with few other rules."""
        known = self.before.get(rule, ("", ""))[0]

        def distance(at: int) -> tuple[bool, bool, int, int]:
            case = self.cases[at]
            return case.provisional, case.id != known, case.rules.index(rule), len(case.rules)

        return sorted((at for at, case in enumerate(self.cases) if rule in case.rules), key=distance)

    def trials(self, rule: str) -> list[RuleTrial]:
        """Return the changes to try for a rule, the likeliest first."""
        tagging = self.tagging(rule)
        known = self.before.get(rule, ("", ""))[1]
        found = []
        for place in self.places.get(rule, ()):
            for change in self.changes.get(place, ()):
                executing = self.judging.reached.executing(change.module, range(change.lines[0], change.lines[1] + 1))
                cases = tagging if IMPORTING in executing else [at for at in tagging if at in executing]
                if cases and change.of == PLAY:
                    found.append(RuleTrial(rule, change, tuple(cases[:CASES])))

        def likelihood(trial: RuleTrial) -> tuple[bool, bool, int, int]:
            kind = KINDS.index(trial.change.kind) if trial.change.kind in KINDS else len(KINDS)
            by = self.judging.known.get(trial.change.name, "")
            refused_here = self.judging.places.get(by, -1) in trial.cases
            return trial.change.name != known, not refused_here, tagging.index(trial.cases[0]), kind

        return sorted(found, key=likelihood)[:MOST]

    def written(self, jobs: int) -> Iterator[tuple[str, str, str]]:
        """Yield rule, scenario and quoted title for the faulty engines.

        Known results are not checked again: the tests of the suite check that each is rejected for its rule.
        """
        engines: dict[str, list[WrongEngine]] = defaultdict(list)
        for wrong in written_by_hand():
            if wrong.game == self.judging.reached.game:
                engines[wrong.breaks].append(wrong)
        for rule, of_rule in list(engines.items()):
            case, known = self.before.get(rule, ("", ""))
            at = self.judging.places.get(case)
            if at is not None and rule in self.cases[at].rules and known in [f'"{wrong.title}"' for wrong in of_rule]:
                del engines[rule]
                yield rule, case, known
        left = [wrong for of_rule in engines.values() for wrong in of_rule]
        for wrong, finding in in_processes(self.ask_written, left, jobs):
            if finding.by in self.judging.places:
                yield wrong.breaks, finding.by, f'"{wrong.title}"'

    def ask_written(self, wrong: WrongEngine) -> Finding:
        """Return the scenario that rejects a faulty engine for the rule that it breaks."""
        with wrong.in_place():
            return self.refused_by(self.judging.engine, self.tagging(wrong.breaks))

    def find(self, rules: Iterable[str], jobs: int) -> Iterator[tuple[str, str, str]]:
        """Yield rule, scenario and mutant, as each is found."""
        waiting = {rule: iter(self.trials(rule)) for rule in rules}
        while waiting:
            heat = []
            for rule, left in list(waiting.items()):
                if (trial := next(left, None)) is None:
                    del waiting[rule]
                else:
                    heat.append(trial)
            for trial, finding in in_processes(self.ask, heat, jobs):
                if finding.refused and finding.by in self.judging.places and waiting.pop(trial.rule, None) is not None:
                    yield trial.rule, finding.by, trial.change.name

    def ask(self, trial: RuleTrial) -> Finding:
        """Return the scenario that kills the mutant with its verdict.

        A scenario that ends in an error does not count.
        """
        try:
            engine = self.judging.make(trial.change)
        except Exception:
            return Finding(False)
        return self.refused_by(engine, trial.cases)

    def refused_by(self, engine: Engine, cases: Iterable[int]) -> Finding:
        """Return the first of these scenarios that an engine fails. An error proves nothing about a rule."""
        for at in cases:
            match run_case(self.cases[at], engine).verdict:
                case Verdict.FAILED:
                    return Finding(True, not self.cases[at].provisional, self.cases[at].id)
                case Verdict.ERROR:
                    engine.restart()
        return Finding(False)

    def write(self, found: dict[str, tuple[str, str]]) -> None:
        """Write the lines of this game again; keep those of other games."""
        game = self.judging.reached.game
        lines = {rule: each for rule, each in self.before.items() if not rule.startswith(f"{game}.")} | found
        order = [rule for rule in load() if rule in lines]
        text = "".join(f"{rule} {' '.join(lines[rule])}\n" for rule in order)
        self.path.write_text(HEAD + text, "utf-8")
        killing = "".join(f"{rule} {lines[rule][0]}\n" for rule in order)
        KILLING_SCENARIOS.write_text(HEAD_OF_SCENARIOS + killing, "utf-8")
