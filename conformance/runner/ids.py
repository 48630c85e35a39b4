"""The ledger of ids, `ids.txt` beside the features: an id once landed never vanishes and is never used for another.

A line holds an id, a hash of what the scenario demands, and a label: the title as a slug, and for the row of an outline
its cells. Of a scenario that is given up the line stays, with `retired: reason` after the id.
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
# Every scenario's id, a hash of what it demands (its steps and tags), and its title. `justicar lint --update` adds what
# is new and follows what has changed. No line is ever removed: of a scenario that is given up it becomes
# `ID retired: reason`, with the version of the suite and, if any, the id of the scenario that took its place.
"""
_LINE = re.compile(r"(?P<id>\S+)(?: (?P<meaning>[0-9a-f]{12}))?(?: (?P<label>.*))?")


class Ids(msgspec.Struct, frozen=True):
    """The ledger as read: id → label, meaning, and the line of each."""

    labels: dict[str, str]
    meanings: dict[str, str]
    lines: dict[str, int]
    faults: list[SourceFault]

    @property
    def retired(self) -> set[str]:
        """Ids that no scenario may bear again."""
        return {identity for identity, label in self.labels.items() if label.startswith(RETIRED)}


def label(case: Case) -> str:
    """What the ledger says of a case."""
    slug = re.sub(r"[\W_]+", "-", case.title.lower()).strip("-")
    return f"{slug} | {' | '.join(case.row)}" if case.row is not None else slug


def meaning(case: Case) -> str:
    """A hash of what a scenario demands: its steps and tags, not its title, its place or its id."""
    steps = [(step.kind, step.text, step.table, step.docstring) for step in case.steps]
    return hashed((steps, sorted(tag for tag in case.tags if not tag.startswith("id:"))))[:12]


def hashed(parts: Any) -> str:
    """SHA-256 over plain data and Structs."""
    return hashlib.sha256(_encode(parts)).hexdigest()


_encode = msgspec.json.Encoder(order="deterministic").encode


def read_ids(root: Path) -> Ids:
    """The ledger of a folder of features; empty where there is none yet. Raises FeatureError."""
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
        identity, told = (found["id"], found["label"]) if found else (line.split()[0], None)
        if found is None or not told:
            remedy = "take the line out, and let `justicar lint --update` write it"
            ids.faults.append(SourceFault(NAME, number, f"{identity} has no label", remedy))
        elif identity in ids.labels:
            message = f"{identity} stands here a second time (first in line {ids.lines[identity]})"
            ids.faults.append(SourceFault(NAME, number, message, "keep the line that landed first"))
        else:
            ids.labels[identity], ids.lines[identity] = told.strip(), number
            ids.meanings[identity] = found["meaning"] or ""
    return ids


def next_id(prefix: str, root: Path | None = None) -> str:
    """The next free id of a game: no scenario bears it, and none ever did."""
    borne = [identity for identity in read_ids(root or features.ROOT).labels if identity.startswith(prefix)]
    numbers = [identity.removeprefix(prefix).partition("/")[0] for identity in borne]
    return f"{prefix}{max(map(int, filter(str.isdecimal, numbers)), default=0) + 1:04}"


class Changes(msgspec.Struct, frozen=True):
    """What an update of the ledger wrote: the ids added, those whose title had changed, and those that demand something
    else than they did."""

    added: list[str]
    retitled: list[str]
    redefined: list[str]


def update(cases: Iterable[Case], root: Path) -> Changes:
    """Writes new ids into the ledger and follows changes. Removes nothing; retired lines stay as they are."""
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
    "if engines could be judged otherwise by it, give it a new id and deprecate the old scenario; if it only says the "
    "same in other words, or was wrong, note it in CHANGELOG.md and run `justicar lint --update`"
)


def compare(cases: Sequence[Case], ids: Ids) -> list[tuple[str, str, int, str, str]]:
    """Where the ledger and the features disagree: code, file, line, message, remedy."""
    here = {case.id: case for case in cases if case.permanent}
    gone = {ids.labels[i]: i for i in ids.labels if i not in here and i not in ids.retired}
    found = []
    for case in here.values():
        at = (case.uri, case.line)
        if case.id in ids.retired:
            message = f"{case.id} is retired ({NAME}:{ids.lines[case.id]})"
            found.append(("id-retired", *at, message, "take a new id: none is used twice"))
        elif case.id not in ids.labels:
            if old := gone.pop(label(case), None):
                message = f"the id of this scenario was {old} and is now {case.id}"
                found.append(("id-changed", *at, message, f"give it back its id {old}"))
            else:
                found.append(("id-unrecorded", *at, f"{case.id} is not in {NAME}", "run `justicar lint --update`"))
        elif ids.meanings[case.id] != meaning(case):
            message = f"{case.id} demands something else than when it was entered"
            found.append(("id-redefined", *at, message, _REDEFINED))
        elif ids.labels[case.id] != label(case):
            message = f"{case.id} stands in {NAME} as {ids.labels[case.id]!r}, here as {label(case)!r}"
            remedy = "if it still says what it demands, run `justicar lint --update`"
            found.append(("id-retitled", *at, message, remedy))
    for old in gone.values():
        message = f"{old} ({ids.labels[old]}) is no longer among the features"
        remedy = f"bring the scenario back, or write `{RETIRED} reason` after its id in {NAME}"
        found.append(("id-removed", NAME, ids.lines[old], message, remedy))
    return found
