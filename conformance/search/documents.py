"""Search documents for each rule, gathered from the catalogue, interpretations, scenarios, and cards."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterator
from typing import Final, NamedTuple

from conformance import catalogue, interpretations
from conformance.catalogue_entries import Rule
from conformance.games import GAMES, find
from conformance.interpretations import Interpretation
from conformance.runner.cases import Case, load_cases
from conformance.search.answer_model import Answer, Applying, Shown, Taken
from conformance.search.synonyms import QUERIES
from conformance.steps.card_data import entries
from conformance.translation import ENGLISH, FOLDER, current
from scenarios import ROOT

APPLIED: Final = ("ruling", "faq", "example")
"""Kinds of entries that apply rules to a case."""
SCENARIOS_KEPT: Final = 6
RULINGS_KEPT: Final = 6


class RuleDocument(NamedTuple):
    """A rule, with the texts by which it is found."""

    answer: Answer
    cards: str
    queries: str
    reading: str
    questions: tuple[str, ...]
    """Open questions about the rule."""
    checks: str
    titles: str
    steps: str
    weight: float
    """Prior weight of the rule: how likely players look for it."""


class Card(NamedTuple):
    """A card under one of its names."""

    name: str
    official: str
    game: str
    number: str
    built: bool


def edition_of(rule: Rule, newest: str) -> str:
    """Return the edition of an entry. Other texts have theirs in their rule ids."""
    named = rule.id.split(".")[1]
    return named if named in find(_game(rule)).book.presets else newest


def rules() -> Iterator[RuleDocument]:
    """Yield every rule of every game, in the current language."""
    known = catalogue.localized()
    taken: dict[str, list[Interpretation]] = {}
    for reading in interpretations.localized():
        for name in reading.rules:
            taken.setdefault(name, []).append(reading)
    proofs: dict[str, list[Case]] = {}
    for case in load_cases():
        for name in case.rules:
            proofs.setdefault(name, []).append(case)
    queries = player_queries()
    newest = {game.name: game.edition for game in GAMES}
    for rule in known.values():
        cases = _best_first(rule.id, proofs.get(rule.id, []))
        yield RuleDocument(
            _answer(rule, known, newest[_game(rule)], taken.get(rule.id, []), cases),
            " / ".join(rule.cards) if rule.kind in APPLIED else "",
            " / ".join(queries.get(rule.id, ())),
            " ".join(f"{each.question} {each.reading}" for each in taken.get(rule.id, [])),
            tuple(each.question for each in taken.get(rule.id, [])),
            " ".join(rule.checks.values()),
            " / ".join(dict.fromkeys(case.title for case in cases)),
            " / ".join(dict.fromkeys(step.text for case in cases[:40] for step in case.steps)),
            _weight(rule),
        )


def player_queries() -> dict[str, list[str]]:
    """Return rule → phrases with which players ask for it in the current language, if there are any."""
    code = current().code
    path = QUERIES if code == ENGLISH else FOLDER / code / QUERIES.name
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {f"{game}.{rule}": phrases for game, of_game in data.items() for rule, phrases in of_game.items()}


def cards() -> Iterator[Card]:
    """Yield every card under each of its names, implemented cards first."""
    built: set[str] = set()
    for game in GAMES:
        for _, card in entries(game.name):
            name, number = str(card["name"]), str(card.get("id", ""))
            built.add(number)
            for each in (name, *card.get("also", ())):
                yield Card(each, name, game.name, number, True)
    for game in GAMES:
        index = ROOT / "cards" / f"{game.name}_index.tsv"
        if not index.exists():
            continue
        with index.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                for each in (row["name"], *(row["also_known_as"] or "").split(";")):
                    if each.strip():
                        yield Card(each.strip(), row["name"], game.name, row["id"], row["id"] in built)


def _game(rule: Rule) -> str:
    return rule.id.partition(".")[0]


def _best_first(rule: str, cases: list[Case]) -> list[Case]:
    """Sort scenarios: those about the rule itself first, then shorter ones. Keep one row of each outline."""

    def order(case: Case) -> tuple[bool, bool, int, bool, int]:
        return (
            case.deprecated is not None,
            case.provisional,
            min(case.rules.index(rule), 2),
            any(each.table for each in case.steps),
            len(case.steps),
        )

    rows = {(case.uri, case.scenario_line): case for case in reversed(cases)}
    return sorted(rows.values(), key=order)


def _answer(
    rule: Rule, known: catalogue.Catalogue, newest: str, taken: list[Interpretation], cases: list[Case]
) -> Answer:
    others = dict.fromkeys(tag for case in cases for tag in case.rules if tag in known and tag != rule.id)
    related = [known[tag] for tag in others if (known[tag].kind in APPLIED) != (rule.kind in APPLIED)]
    return Answer(
        id=rule.id,
        game=_game(rule),
        edition=edition_of(rule, newest),
        summary=rule.summary,
        place=known.place(rule),
        kind=rule.kind,
        readings=tuple(_taken(reading) for reading in taken),
        undecided=rule.open_point if not taken else "",
        related=tuple(Applying(other.id, other.summary) for other in related[:RULINGS_KEPT]),
        scenarios=tuple(Shown(case.id, case.title, _outcome(case)) for case in cases[:SCENARIOS_KEPT]),
    )


def _taken(reading: Interpretation) -> Taken:
    return Taken(
        reading.question,
        reading.reading,
        reading.why,
        reading.certain,
        reading.doubt,
        reading.otherwise or "",
    )


def _outcome(case: Case) -> str:
    """Return the texts of its last Thens, without tables."""
    outcomes: list[str] = []
    for step in reversed(case.steps):
        if step.kind != "then":
            break
        if step.table is None:
            outcomes.append(step.text)
    return "; ".join(reversed(outcomes))


def _weight(rule: Rule) -> float:
    weight = 1.0 if rule.testable else 0.75
    if edition_of(rule, ""):
        weight *= 0.5
    if rule.kind in APPLIED:
        weight *= {"faq": 0.95, "ruling": 0.7, "example": 0.7}[rule.kind]
    if ".example" in rule.id:
        weight *= 0.7
    if rule.id.startswith("vtes.glossary."):
        weight *= 0.85
    return weight
