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
"""The lapses that are still to be rewritten. They are listed by text, so that a moved text is no new lapse."""
SHOWN = 100
"""Maximum number of characters of a text in the baseline."""


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


def listed(lapse: Lapse) -> str:
    """Return a lapse as a line of the baseline."""
    return f"{lapse.says.partition(':')[0]} | {lapse.text[:SHOWN].rstrip()}"


def baseline() -> Counter[str]:
    """Return how often each line of the baseline may still occur."""
    return Counter(
        line for line in BASELINE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")
    )


def new() -> list[Lapse]:
    """Return the lapses that the baseline does not allow."""
    left, over = baseline(), []
    for lapse in found():
        left[listed(lapse)] -= 1
        if left[listed(lapse)] < 0:
            over.append(lapse)
    return over


def write_baseline() -> None:
    """Remove the lapses that are gone from the baseline."""
    head = "# Lapses that are still to be rewritten: `python -m tests.prose --lower` removes those that are gone.\n"
    kept = baseline() & Counter(map(listed, found()))
    BASELINE.write_text(head + "".join(f"{line}\n" for line in sorted(kept.elements())), encoding="utf-8")
