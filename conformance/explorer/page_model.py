"""Page model of rules and scenarios, joined from catalogue, interpretations, editions, and features."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from conformance import catalogue, interpretations
from conformance.catalogue import Catalogue
from conformance.catalogue_entries import Rule
from conformance.games import GameDescriptor, find
from conformance.interpretations import Interpretation
from conformance.rule_citations import Citation, all_cited
from conformance.runner.cases import Case
from conformance.search.documents import APPLIED
from conformance.translation import EDITION, translated


@dataclass(frozen=True)
class Scenario:
    """A scenario with its rows. The first row represents it."""

    id: str
    rows: tuple[Case, ...]

    @property
    def case(self) -> Case:
        """The first row."""
        return self.rows[0]

    @property
    def game(self) -> GameDescriptor:
        return find(self.case.game)


@dataclass(frozen=True)
class EditionDifference:
    """A rule difference between editions."""

    toggle: str
    about: str
    values: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
    """Each value, the editions that use it, and the rules that only hold with it."""


@dataclass(frozen=True)
class RulePage:
    """Everything that a rule's page shows."""

    rule: Rule
    game: GameDescriptor
    place: str
    extras: tuple[tuple[str, str], ...]
    """Additional texts of its entry, each with its name."""
    readings: tuple[Interpretation, ...]
    undecided: str
    """An open question without an interpretation."""
    differences: tuple[EditionDifference, ...]
    same: tuple[Rule, ...]
    """Rules of other texts that say the same."""
    again: tuple[Rule, ...]
    """Rules of the same text that restate it or that it restates."""
    related: tuple[Rule, ...]
    """Rulings, answers, and examples that apply it; or, if it is such an entry, the rules that it applies."""
    scenarios: tuple[Scenario, ...]
    checks: tuple[tuple[str, tuple[str, ...]], ...]
    """Checks worth a scenario, each with the ids of the scenarios that show it."""
    code: tuple[Citation, ...]
    """Places in the reference engine that implement it."""

    @property
    def applies(self) -> bool:
        """True if the entry applies rules to a case."""
        return self.rule.kind in APPLIED


@dataclass
class PageModel:
    """All rules and scenarios, by id."""

    cases: Iterable[Case]
    rules: Catalogue = field(default_factory=catalogue.localized)

    def __post_init__(self) -> None:
        rows: dict[str, list[Case]] = {}
        for case in self.cases:
            if case.permanent:
                rows.setdefault(case.id.partition("/")[0], []).append(case)
        self.scenarios = {name: Scenario(name, tuple(of)) for name, of in sorted(rows.items())}
        self.readings = list(interpretations.localized())
        self._proofs: dict[str, dict[str, None]] = {}
        self._shown: dict[str, dict[str, None]] = {}
        for scenario in self.scenarios.values():
            for case in scenario.rows:
                for rule in case.rules:
                    self._proofs.setdefault(rule, {})[scenario.id] = None
                for check in case.checks:
                    self._shown.setdefault(check, {})[scenario.id] = None
        self._read: dict[str, list[Interpretation]] = {}
        for reading in self.readings:
            for rule in reading.rules:
                self._read.setdefault(rule, []).append(reading)
        self._same: dict[str, list[Rule]] = {}
        for entry in self.rules.values():
            for other in entry.same_as:
                self._same.setdefault(entry.id, []).append(self.rules[other])
                self._same.setdefault(other, []).append(entry)

    def rule_page(self, rule: Rule) -> RulePage:
        """Return the page data of a rule."""
        game = find(rule.id.partition(".")[0])
        proofs = [self.scenarios[name] for name in self._proofs.get(rule.id, {})]
        others = dict.fromkeys(
            tag for scenario in proofs for case in scenario.rows for tag in case.rules if tag in self.rules
        )
        beside = [self.rules[tag] for tag in others if (self.rules[tag].kind in APPLIED) != (rule.kind in APPLIED)]
        extras = ((name, getattr(rule, name, None)) for name in ("note", "rule", "effect", "v5"))
        taken = tuple(self._read.get(rule.id, ()))
        return RulePage(
            rule=rule,
            game=game,
            place=self.rules.place(rule),
            extras=tuple(
                ("fifth edition" if name == "v5" else name, text) for name, text in extras if isinstance(text, str)
            ),
            readings=taken,
            undecided="" if taken else rule.open_point,
            differences=tuple(
                each for each in differences(game) if any(rule.id in rules for _, _, rules in each.values)
            ),
            same=tuple(self._same.get(rule.id, ())),
            again=tuple(self.rules.again(rule.id)),
            related=tuple(beside),
            scenarios=tuple(sorted(proofs, key=lambda scenario: _aside(scenario, rule.id))),
            checks=tuple((text, tuple(self._shown.get(f"{rule.id}#{key}", ()))) for key, text in rule.checks.items()),
            code=tuple(all_cited(frozenset(self.rules)).get(rule.id, ())),
        )


def differences(game: GameDescriptor) -> list[EditionDifference]:
    """Return the rule differences between the editions of a game."""
    book = game.book
    played = {preset: book.values_of(preset) for preset in book.presets}
    return [
        EditionDifference(
            name,
            translated(toggle.about, EDITION),
            tuple(
                (value, tuple(each for each in played if played[each].get(name) == value), rules)
                for value, rules in toggle.values.items()
            ),
        )
        for name, toggle in book.toggles.items()
    ]


def outcome(case: Case) -> str:
    """Return a scenario's outcome, in a line."""
    outcomes = [step.text for step in case.steps if step.kind == "then" and step.table is None]
    return "; ".join(outcomes[-2:])


def _aside(scenario: Scenario, rule: str) -> tuple[bool, bool, int, int]:
    """Sort key: scenarios about the rule itself first, then shorter ones."""
    case = scenario.case
    at = case.rules.index(rule) if rule in case.rules else len(case.rules)
    return case.deprecated is not None, case.provisional, min(at, 2), len(case.steps)
