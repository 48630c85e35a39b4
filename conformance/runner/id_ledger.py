"""The ledger of ids, `ids.txt` in the features folder: an id never vanishes and is never reused.

A line holds an id, a hash of what the scenario demands, and a label: the title as a slug, with the cells of an
outline's row. A retired scenario keeps its line, with `retired: reason` after the id.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

import features
from conformance.runner.cases import Case, FeatureError, SourceFault

NAME = "ids.txt"
RETIRED = "retired:"
_HEAD = """\
# Every scenario's id, a hash of what it demands (its steps and tags), and its title. `justicar lint --update` adds and
# updates lines. Never remove one: the line of a retired scenario becomes `ID retired: reason`, with the version of the
# suite and the id of the scenario that replaced it, if any.
"""
_LINE = re.compile(r"(?P<id>\S+)(?: (?P<meaning>[0-9a-f]{12}))?(?: (?P<label>.*))?")


class Ids(msgspec.Struct, frozen=True):
    """A parsed ledger: id → label, hash, and line number."""

    labels: dict[str, str]
    meanings: dict[str, str]
    lines: dict[str, int]
    faults: list[SourceFault]

    @property
    def retired(self) -> set[str]:
        """Retired ids, which no scenario may use again."""
        return {identity for identity, label in self.labels.items() if label.startswith(RETIRED)}


def label(case: Case) -> str:
    """Return the label of a case."""
    slug = re.sub(r"[\W_]+", "-", case.title.lower()).strip("-")
    return f"{slug} | {' | '.join(case.row)}" if case.row is not None else slug


def meaning(case: Case) -> str:
    """Return a hash of what a scenario demands: its steps and tags, not its title, place, or id."""
    steps = [(step.kind, step.text, step.table, step.docstring) for step in case.steps]
    return hashed((steps, sorted(tag for tag in case.tags if not tag.startswith("id:"))))[:12]


def hashed(parts: Any) -> str:
    """Return the SHA-256 of plain data and Structs."""
    return hashlib.sha256(_encode(parts)).hexdigest()


_encode = msgspec.json.Encoder(order="deterministic").encode


def read_ids(root: Path) -> Ids:
    """Read the ledger of a features folder; empty if there is none yet. Raises FeatureError."""
    path = root / NAME
    ids = Ids({}, {}, {}, [])
    if not path.exists():
        return ids
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        at = path.read_bytes()[: error.start].count(b"\n") + 1
        fault = SourceFault(NAME, at, "this is not UTF-8 text", "save the file as UTF-8")
        raise FeatureError([fault]) from error
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line.strip())
        identity, entry = (found["id"], found["label"]) if found else (line.split()[0], None)
        if found is None or not entry:
            remedy = "delete the line and run `justicar lint --update`"
            ids.faults.append(SourceFault(NAME, number, f"{identity} has no label", remedy))
        elif identity in ids.labels:
            message = f"{identity} is listed twice (first in line {ids.lines[identity]})"
            ids.faults.append(SourceFault(NAME, number, message, "keep the older line"))
        else:
            ids.labels[identity], ids.lines[identity] = entry.strip(), number
            ids.meanings[identity] = found["meaning"] or ""
    return ids


def next_id(prefix: str, root: Path | None = None) -> str:
    """Return the next free id of a game, which no scenario ever had."""
    borne = [identity for identity in read_ids(root or features.ROOT).labels if identity.startswith(prefix)]
    numbers = [identity.removeprefix(prefix).partition("/")[0] for identity in borne]
    return f"{prefix}{max(map(int, filter(str.isdecimal, numbers)), default=0) + 1:04}"


class Changes(msgspec.Struct, frozen=True):
    """Changes written to the ledger: added ids, changed titles, and changed demands."""

    added: list[str]
    retitled: list[str]
    redefined: list[str]


def update(cases: Iterable[Case], root: Path) -> Changes:
    """Add new ids to the ledger and update changed ones. Removes nothing; retired lines stay."""
    ids = read_ids(root)
    lines = {identity: f"{ids.meanings[identity]} {label}".lstrip() for identity, label in ids.labels.items()}
    changes = Changes([], [], [])
    for case in cases:
        if not case.permanent or case.id in ids.retired:
            continue
        if case.id not in ids.labels:
            changes.added.append(case.id)
        elif ids.meanings[case.id] != meaning(case):
            changes.redefined.append(case.id)
        elif ids.labels[case.id] != label(case):
            changes.retitled.append(case.id)
        lines[case.id] = f"{meaning(case)} {label(case)}"
    if changes != Changes([], [], []):
        text = "".join(f"{identity} {lines[identity]}\n" for identity in sorted(lines, key=_order))
        (root / NAME).write_text(_HEAD + text, encoding="utf-8")
    return changes


def _order(identity: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", identity)]


_REDEFINED = (
    "if it could change an engine's verdict, give it a new id and deprecate the old scenario; if it is only reworded "
    "or was wrong, add a line to CHANGELOG.md and run `justicar lint --update`"
)


def compare(cases: Sequence[Case], ids: Ids) -> list[tuple[str, str, int, str, str]]:
    """Return the differences between ledger and features: code, file, line, message, remedy."""
    here = {case.id: case for case in cases if case.permanent}
    gone = {ids.labels[i]: i for i in ids.labels if i not in here and i not in ids.retired}
    found = []
    for case in here.values():
        at = (case.uri, case.line)
        if case.id in ids.retired:
            message = f"{case.id} is retired ({NAME}:{ids.lines[case.id]})"
            found.append(("id-retired", *at, message, "take a new id; ids are never reused"))
        elif case.id not in ids.labels:
            if old := gone.pop(label(case), None):
                message = f"the id of this scenario was {old} and is now {case.id}"
                found.append(("id-changed", *at, message, f"restore its id {old}"))
            else:
                found.append(("id-unrecorded", *at, f"{case.id} is not in {NAME}", "run `justicar lint --update`"))
        elif ids.meanings[case.id] != meaning(case):
            message = f"{case.id} demands something different since it was added to {NAME}"
            found.append(("id-redefined", *at, message, _REDEFINED))
        elif ids.labels[case.id] != label(case):
            message = f"{case.id} is {ids.labels[case.id]!r} in {NAME} but {label(case)!r} here"
            remedy = "if the title still fits the scenario, run `justicar lint --update`"
            found.append(("id-retitled", *at, message, remedy))
    for old in gone.values():
        message = f"{old} ({ids.labels[old]}) is no longer among the features"
        remedy = f"restore the scenario, or write `{RETIRED} reason` after its id in {NAME}"
        found.append(("id-removed", NAME, ids.lines[old], message, remedy))
    return found
