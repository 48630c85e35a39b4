"""A suite of any size: the project's own features, repeated with new ids."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import features
from benchmarks.measure import Wrong
from conformance.runner.cases import load_cases

ID = re.compile(r"(@id:[\w-]+)")


def grow(folder: Path, scenarios: int) -> None:
    """Write a package `features` with exactly `scenarios` scenarios into the folder.

    Whole files are copied in order, so the mixture stays the same. A file is skipped if it exceeds the number, or if it
    leaves fewer than the smallest file has. Raises Wrong if that does not add up.
    """
    sizes = Counter(case.uri for case in load_cases())
    target = folder / "features"
    target.mkdir()
    shutil.copy(features.ROOT / "__init__.py", target)
    left, turn, least = scenarios, 0, min(sizes.values())
    while left:
        turn, before = turn + 1, left
        for uri, size in sizes.items():
            if size == left or size <= left - least:
                _copy(features.ROOT / uri, target / uri, turn)
                left -= size
        if left == before:
            raise Wrong(f"{scenarios} scenarios do not add up from whole features: no feature fits the last {left}")


def _copy(source: Path, target: Path, turn: int) -> None:
    """Copy a file. Copies after the first get new ids and a new name."""
    text = source.read_text(encoding="utf-8")
    if turn > 1:
        text, target = ID.sub(rf"\1-{turn}", text), target.with_stem(f"{target.stem}-{turn}")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
