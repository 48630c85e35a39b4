"""Tables in docs/reference/editions.md of the changes each toggle causes: `python -m
conformance.docgen.edition_tables`.

`python -m conformance.docgen` leaves them out, because they need a run of every scenario for every value of every
toggle.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from conformance.diff import affected_rules, changed_verdicts, records
from conformance.diff.model import RecordChange, RuleChange, ScenarioChange
from conformance.diff.sides import ComparedSide, exchanged
from conformance.docgen.page import DOCS, Page, table
from conformance.games import GAMES, find
from conformance.runner.cases import Case, load_cases


class Moves(NamedTuple):
    """Changes that one value of a toggle causes, compared with the default edition."""

    toggle: str
    value: str
    scenarios: list[ScenarioChange]
    records: list[RecordChange]
    rules: list[RuleChange]


def page(moves: Mapping[str, Sequence[Moves]]) -> Page:
    """Return the page with the changes in each game."""
    sections = {f"{game} toggles": partial(_section, of_game) for game, of_game in moves.items()}
    return Page(DOCS / "reference/editions.md", sections)


def measured_all(cases: Sequence[Case], jobs: int = 1) -> dict[str, list[Moves]]:
    """Return the changes in every game that has toggles."""
    return {game.name: list(measured(cases, game.name, jobs)) for game in GAMES if game.book.toggles}


def _section(moves: Sequence[Moves]) -> Iterator[str]:
    columns: dict[str, Callable[[Moves], str]] = {
        "Toggle": lambda each: f"`{each.toggle}`",
        "Value": lambda each: f"`{each.value}`",
        "Rules no longer in force": lambda each: _rules(each.rules, before=True),
        "Rules now in force": lambda each: _rules(each.rules, before=False),
        "Scenarios that change": lambda each: _scenarios(each.scenarios),
        "Recorded game": lambda each: _records(each.records),
    }
    filled = {name: cells for name, of in columns.items() if any(cells := [of(each) for each in moves])}
    yield from table(*filled, rows=zip(*filled.values(), strict=True))
    yield ""
    yield "Number of scenarios tagged with each rule that change:\n"
    names = list(dict.fromkeys(rule.id for each in moves for rule in each.rules))
    values = [f"`{each.toggle}` `{each.value}`" for each in moves]
    yield from table("Rule", *values, rows=([f"`{name}`", *(_cell(name, each) for each in moves)] for name in names))


def measured(cases: Sequence[Case], game: str, jobs: int = 1) -> Iterator[Moves]:
    """Yield the changes that each value causes, compared with a game's default edition."""
    book = find(game).book
    base = ComparedSide(book.default, {game: book.default})
    plain = book.named(book.default)
    others = [
        (toggle, value, base.playing(game, exchanged(book, plain, toggle, value)))
        for toggle, known in book.toggles.items()
        for value in known.values
        if value != plain.values[toggle]
    ]
    of_game = [case for case in cases if case.game == game]
    compared = [changed_verdicts.selected(of_game, base, side) for _, _, side in others]
    every = {case.id: case for each in compared for case in each}
    before = changed_verdicts.judged(base, list(every.values()), jobs)
    recorded = records.published(game)
    for (toggle, value, side), held in zip(others, compared, strict=True):
        own = {case.id: before[case.id] for case in held}
        moved = changed_verdicts.changes(base, side, own, changed_verdicts.judged(side, held, jobs), held)
        parted = [found for record in recorded if (found := records.change(record, base, side)) is not None]
        yield Moves(toggle, value, moved, parted, affected_rules.rules([game], base, side, moved))


def _rules(rules: Sequence[RuleChange], before: bool) -> str:
    return ", ".join(f"`{rule.id}`" for rule in rules if rule.before != rule.after and rule.before is before)


def _scenarios(moved: Sequence[ScenarioChange]) -> str:
    rows: dict[str, list[str]] = {}
    for each in moved:
        rows.setdefault(each.id.partition("/")[0], []).append(each.id)
    return ", ".join(ids[0] if len(ids) == 1 else f"{name} ({len(ids)} rows)" for name, ids in rows.items()) or "none"


def _records(parted: Sequence[RecordChange]) -> str:
    return "; ".join(f"differs after choice {each.decision} of {each.record}" for each in parted)


def _cell(rule: str, moves: Moves) -> str:
    found = next((each for each in moves.rules if each.id == rule), None)
    if found is None:
        return ""
    mark = "" if found.before == found.after else "out: " if found.before else "in: "
    return f"{mark}{len(found.scenarios)}"


if __name__ == "__main__":
    made = page(measured_all(load_cases(), jobs=2))
    if not made.fresh:
        made.write()
        sys.stdout.write(f"{made.file}\n")
