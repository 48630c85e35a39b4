"""The ledger of ids, `ids.txt` beside the features: an id once landed never vanishes and is never used for another.

A line holds an id and a label: the title as a slug, and for the row of an outline its cells. Of a scenario that is
given up the line stays, with `retired: reason` for its label.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

import features
from conformance.runner.cases import Case, SourceFault

NAME = "ids.txt"
RETIRED = "retired:"
_HEAD = """\
# Every scenario's id and title. `justicar lint --update` adds what is new and follows changed titles.
# No line is ever removed: of a scenario that is given up, write `retired: reason` after its id.
"""


class Ids(msgspec.Struct, frozen=True):
    """The ledger as read: id → label, and the line of each."""

    labels: dict[str, str]
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


def read_ids(root: Path) -> Ids:
    """The ledger of a folder of features; empty where there is none yet."""
    path = root / NAME
    ids = Ids({}, {}, [])
    if not path.exists():
        return ids
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        identity, _, text = line.strip().partition(" ")
        if not text.strip():
            ids.faults.append(SourceFault(NAME, number, f"{identity} has no label", "write the id, a space, the title"))
        elif identity in ids.labels:
            message = f"{identity} stands here a second time (first in line {ids.lines[identity]})"
            ids.faults.append(SourceFault(NAME, number, message, "keep the line that landed first"))
        else:
            ids.labels[identity], ids.lines[identity] = text.strip(), number
    return ids


def next_id(prefix: str, root: Path | None = None) -> str:
    """The next free id of a game: no scenario bears it, and none ever did."""
    borne = [identity for identity in read_ids(root or features.ROOT).labels if identity.startswith(prefix)]
    numbers = [identity.removeprefix(prefix).partition("/")[0] for identity in borne]
    return f"{prefix}{max(map(int, filter(str.isdigit, numbers)), default=0) + 1:04}"


class Changes(msgspec.Struct, frozen=True):
    """What an update of the ledger wrote: the ids added, and those whose title had changed."""

    added: list[str]
    retitled: list[str]


def update(cases: Iterable[Case], root: Path) -> Changes:
    """Writes new ids into the ledger and follows changed titles. Removes nothing; retired lines stay as they are."""
    ids = read_ids(root)
    labels, changes = dict(ids.labels), Changes([], [])
    for case in cases:
        if not case.permanent or case.id in ids.retired:
            continue
        if case.id not in labels:
            changes.added.append(case.id)
        elif labels[case.id] != label(case):
            changes.retitled.append(case.id)
        labels[case.id] = label(case)
    if changes.added or changes.retitled:
        lines = [f"{identity} {labels[identity]}\n" for identity in sorted(labels, key=_order)]
        (root / NAME).write_text(_HEAD + "".join(lines), encoding="utf-8")
    return changes


def _order(identity: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", identity)]


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
        elif ids.labels[case.id] != label(case):
            message = f"{case.id} stands in {NAME} as {ids.labels[case.id]!r}, here as {label(case)!r}"
            remedy = "if it still proves the same, run `justicar lint --update`; if not, give it a new id"
            found.append(("id-retitled", *at, message, remedy))
    for old in gone.values():
        message = f"{old} ({ids.labels[old]}) is no longer among the features"
        remedy = f"bring the scenario back, or write `{RETIRED} reason` after its id in {NAME}"
        found.append(("id-removed", NAME, ids.lines[old], message, remedy))
    return found
