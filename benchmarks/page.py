"""The tables of a Markdown page, renewed in their places."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from benchmarks.measure import Sheet


def renew(path: Path, sheets: Iterable[Sheet]) -> None:
    """Puts each table between `<!-- table NAME -->` and `<!-- end -->`. Raises KeyError where the page has no such
    place, so that no figure goes missing unnoticed."""
    text = path.read_text(encoding="utf-8")
    for sheet in sheets:
        place = re.compile(rf"(<!-- table {re.escape(sheet.name)} -->\n).*?(<!-- end -->)", re.DOTALL)
        if not place.search(text):
            raise KeyError(f"{path} has no place <!-- table {sheet.name} --> … <!-- end -->; add one")
        table = f"{sheet.title}:\n\n{sheet.markdown()}\n"
        text = place.sub(lambda found, table=table: found[1] + table + found[2], text)  # type: ignore[misc]
    path.write_text(text, encoding="utf-8")
