"""A suite of any size: the project's own features, time and again, under new ids."""

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
    """Writes a package `features` of exactly so many scenarios into the folder.

    Whole files are taken, in their order, so that the mixture stays that of the project; but none that would go beyond
    the number, or would leave less than the smallest file has. Raises Wrong where the number cannot be made up so.
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
            raise Wrong(f"{scenarios} scenarios cannot be made up of whole features: no feature fits the last {left}")


def _copy(source: Path, target: Path, turn: int) -> None:
    """The first copy is the file itself; later ones have ids and a name of their own."""
    text = source.read_text(encoding="utf-8")
    if turn > 1:
        text, target = ID.sub(rf"\1-{turn}", text), target.with_stem(f"{target.stem}-{turn}")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
