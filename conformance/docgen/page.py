"""Pages of docs/ of which some sections are made from the code, between marks; the rest is written by hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
_SECTION = re.compile(r"<!-- made: (?P<name>[^\n]*?) -->\n.*?<!-- end -->", re.DOTALL)


@dataclass(frozen=True)
class Page:
    """One page. `sections`: the name of each mark → what makes the section."""

    file: Path
    sections: Mapping[str, Callable[[], Iterable[str]]]
    """Each gives its lines."""

    def text(self) -> str:
        """The page as it should be now. Raises ValueError where its marks are not those of its sections."""
        text = self.file.read_text(encoding="utf-8")
        marked = [mark["name"] for mark in _SECTION.finditer(text)]
        if sorted(marked) != sorted(self.sections):
            raise ValueError(
                f"{self.file}: there are marks for {sorted(marked)}, and sections {sorted(self.sections)}; "
                "each section stands between `<!-- made: NAME -->` and `<!-- end -->`, once"
            )
        return _SECTION.sub(lambda mark: self._made(mark["name"]), text)

    def _made(self, name: str) -> str:
        lines = "\n".join(self.sections[name]()).strip("\n")
        return f"<!-- made: {name} -->\n\n{lines}\n\n<!-- end -->"

    @property
    def fresh(self) -> bool:
        """Whether the file says what the code does."""
        return self.file.read_text(encoding="utf-8") == self.text()

    def write(self) -> None:
        """Makes its sections anew."""
        self.file.write_text(self.text(), encoding="utf-8")


def cell(text: str) -> str:
    """A text within a table."""
    return text.replace("|", "\\|")


def table(*head: str, rows: Iterable[Iterable[str]]) -> Iterable[str]:
    """A table."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(map(cell, row)) + " |"
