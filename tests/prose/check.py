"""The lapses of the whole project, without the accepted ones."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import tomli

from tests.prose.rules import lapses
from tests.prose.texts import files, texts

ACCEPTED = Path(__file__).with_name("accepted.toml")
BASELINE = Path(__file__).with_name("baseline.txt")
"""The lapses of each file that are still to be rewritten. They may only become fewer."""


class Lapse(NamedTuple):
    """A text that breaks a rule."""

    file: str
    line: int
    text: str
    says: str


@cache
def accepted() -> dict[str, str]:
    """Return the texts that may stay as they are → the reason."""
    entries = tomli.loads(ACCEPTED.read_text(encoding="utf-8")).get("accepted", [])
    return {entry["text"]: entry["reason"] for entry in entries}


@cache
def every() -> tuple[Lapse, ...]:
    """Return every lapse, accepted or not."""
    return tuple(
        Lapse(text.file, text.line, text.text, says)
        for path in files()
        for text in texts(path)
        for says in lapses(text.kind, text.text)
    )


def found() -> list[Lapse]:
    """Return the lapses that nobody has accepted."""
    return [lapse for lapse in every() if not any(part in lapse.text for part in accepted())]


def counts() -> Counter[str]:
    """Return how many lapses each file has."""
    return Counter(lapse.file for lapse in found())


def baseline() -> dict[str, int]:
    """Return how many lapses each file may still have."""
    rows = (line.split() for line in BASELINE.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return {file: int(number) for number, file in rows}


def write_baseline() -> None:
    """Lower the baseline to the lapses there are."""
    head = "# Lapses that are still to be rewritten, by file: `python -m tests.prose --lower` updates the list.\n"
    was = baseline() if BASELINE.exists() else {}
    now = {file: min(number, was.get(file, number)) for file, number in sorted(counts().items())}
    BASELINE.write_text(head + "".join(f"{number} {file}\n" for file, number in now.items()), encoding="utf-8")
