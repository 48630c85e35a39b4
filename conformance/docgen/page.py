"""Pages of docs/ with sections generated from the code, between marks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
_SECTION = re.compile(r"<!-- made: (?P<name>[^\n]*?) -->\n.*?<!-- end -->", re.DOTALL)


@dataclass(frozen=True)
class Page:
    """A page with generated sections."""

    file: Path
    sections: Mapping[str, Callable[[], Iterable[str]]]
    """Name of each mark → function that returns its lines."""

    def text(self) -> str:
        """Return the page as it should be now. Raises ValueError if its marks do not match its sections."""
        text = self.file.read_text(encoding="utf-8")
        marked = [mark["name"] for mark in _SECTION.finditer(text)]
        if sorted(marked) != sorted(self.sections):
            raise ValueError(
                f"{self.file}: there are marks for {sorted(marked)} and sections {sorted(self.sections)}; "
                "mark each section once, with `<!-- made: NAME -->` and `<!-- end -->`"
            )
        return _SECTION.sub(lambda mark: self._made(mark["name"]), text)

    def _made(self, name: str) -> str:
        lines = "\n".join(self.sections[name]()).strip("\n")
        return f"<!-- made: {name} -->\n\n{lines}\n\n<!-- end -->"

    @property
    def fresh(self) -> bool:
        """True if the file is up to date."""
        return self.file.read_text(encoding="utf-8") == self.text()

    def write(self) -> None:
        """Update the generated sections."""
        self.file.write_text(self.text(), encoding="utf-8")


def cell(text: str) -> str:
    """Escape a text for a table cell."""
    return text.replace("|", "\\|")


def table(*head: str, rows: Iterable[Iterable[str]]) -> Iterable[str]:
    """Yield the lines of a Markdown table."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(map(cell, row)) + " |"
