"""Tables of a Markdown page, updated in place."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from benchmarks.measure import Sheet, Wrong

PLACE = re.compile(r"(<!-- table ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def places(text: str) -> list[str]:
    """Return the names of the tables that a page has places for."""
    return [found[2] for found in PLACE.finditer(text)]


def renew(path: Path, sheets: Iterable[Sheet]) -> None:
    """Put each table between `<!-- table NAME -->` and `<!-- end -->`.

    Raises Wrong if the page misses a table's place, or has a place without a table, so that no figure gets lost or
    stale.
    """
    text = path.read_text(encoding="utf-8")
    tables = {sheet.name: f"{sheet.title}:\n\n{sheet.markdown()}\n" for sheet in sheets}
    for name in sorted(tables.keys() ^ set(places(text))):
        what = "has no place for it: add" if name in tables else "has a place for it, but nothing measures it: remove"
        raise Wrong(f"table {name}: {path} {what} <!-- table {name} --> … <!-- end -->")
    path.write_text(PLACE.sub(lambda place: place[1] + tables[place[2]] + place[3], text), encoding="utf-8")
