"""Changed catalogue entries, with the scenarios, interpretations and code that cite them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from conformance import interpretations
from conformance.catalogue import EXCEPTIONS, RULES, tables
from conformance.diff.model import CatalogueDiff, EntryChange, FieldChange
from conformance.games import known
from conformance.rule_citations import cited_in
from conformance.runner.cases import Case
from conformance.runner.suite_version import version
from conformance.verdict.toml_tables import BadFile, nearest

Entries = dict[str, tuple[str, dict[str, Any]]]
"""Rule → the file of its entry, and the entry as written."""


def catalogue_diff(old: Path, cases: Iterable[Case], folder: Path = RULES) -> CatalogueDiff:
    """Return the changes since an older catalogue, which is a folder of its files or one file. Raises BadFile."""
    before = _entries(old)
    after = _entries(folder, None if old.is_dir() else f"{old.stem}.toml")
    moved = [name for name in dict.fromkeys([*after, *before]) if _content(before, name) != _content(after, name)]
    scenarios: dict[str, list[str]] = {}
    for case in cases:
        for rule in case.rules:
            scenarios.setdefault(rule, []).append(case.id)
    steps, taken = cited_in(set(moved)), interpretations.load()
    return CatalogueDiff(
        suite=version(),
        old=str(old),
        rules=[
            EntryChange(
                id=name,
                change="added" if name not in before else "removed" if name not in after else "changed",
                file=(after if name in after else before)[name][0],
                fields=list(_fields(_content(before, name), _content(after, name))),
                scenarios=scenarios.get(name, []),
                steps=[str(place) for place in steps.get(name, ())],
                readings=[reading.id for reading in taken if name in reading.rules],
            )
            for name in moved
        ],
    )


def _content(entries: Entries, name: str) -> dict[str, Any]:
    return entries[name][1] if name in entries else {}


def _fields(before: dict[str, Any], after: dict[str, Any]) -> Iterator[FieldChange]:
    for name in dict.fromkeys([*before, *after]):
        if before.get(name) != after.get(name):
            yield FieldChange(field=name, before=before.get(name), after=after.get(name))


def _entries(place: Path, only: str | None = None) -> Entries:
    """Return the entries of a folder or of one file, with all their fields."""
    stems = {stem for game in known().values() for stem in game.rules}
    if place.is_dir():
        paths = [path for path in sorted(place.glob("*.toml")) if path.name != EXCEPTIONS and only in (None, path.name)]
        if not paths and only is None:
            raise BadFile(f"{place}: no rules files in this folder; name a folder such as scenarios/rules")
    else:
        if place.stem not in stems:
            hint = nearest(place.stem, stems) or f"the files are {', '.join(sorted(stems))}"
            raise BadFile(f"{place}: no file of the catalogue is called {place.stem!r}; {hint}")
        paths = [place]
    found: Entries = {}
    for path in paths:
        for at, entry in _tables(path):
            if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
                raise BadFile(f"{path.parent / at}: the entry has no `id`; add one to its [[rule]] table")
            if entry["id"] in found:
                raise BadFile(f"{path.parent / at}: duplicate id; remove one of the entries")
            found[entry["id"]] = (path.name, entry)
    return found


def _tables(path: Path) -> list[tuple[str, Any]]:
    faults = list[str]()
    try:
        found = list(tables(path, "rule", "id", faults))
    except OSError as problem:
        raise BadFile(f"cannot read {path} ({problem.strerror}); check the path") from problem
    if faults:
        raise BadFile("\n".join(f"{path.parent / fault}" for fault in faults))
    return found
