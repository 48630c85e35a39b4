"""A vocabulary as a page of docs/: its placeholders, its steps by module, its moves in the infinitive."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from conformance.vocabulary.moves import Moves
from conformance.vocabulary.registry import Step

DOCS = Path(__file__).resolve().parents[2] / "docs"


@dataclass(frozen=True)
class Page:
    """What a page is made of. `groups`: modules of steps, by the last part of their names → the heading."""

    file: Path
    moves: Moves
    groups: Mapping[tuple[str, ...], str]
    head: str

    def text(self) -> str:
        """The page as Markdown."""
        return "\n".join([self.head, *self._placeholders(), *self._steps(), *self._moves()])

    def main(self) -> None:
        """Writes the page; with `--check` only says whether it is up to date."""
        if sys.argv[1:] == ["--check"]:
            fresh = self.file.read_text(encoding="utf-8") == self.text()
            sys.exit(0 if fresh else f"{self.file} is out of date: write it again without --check")
        self.file.write_text(self.text(), encoding="utf-8")

    def _placeholders(self) -> Iterator[str]:
        used = {kind.name: kind for step in self.moves.vocabulary.steps for kind in step.pattern.slots.values()}
        yield "## Placeholders\n"
        yield "| placeholder | stands for |\n|---|---|"
        for name in sorted(used):
            yield f"| `{{{name}}}` | {_cell(used[name].meaning)} |"
        yield ""

    def _steps(self) -> Iterator[str]:
        groups: dict[str, list[Step]] = {heading: [] for heading in self.groups.values()}
        headings = {module: heading for modules, heading in self.groups.items() for module in modules}
        for step in self.moves.vocabulary.steps:
            groups[headings[inspect.unwrap(step.function).__module__.rpartition(".")[2]]].append(step)
        for heading, steps in groups.items():
            yield f"## {heading}\n"
            for step in steps:
                needs = f" *Needs {', '.join(f'`{need}`' for need in step.needs)}.*" if step.needs else ""
                table = " *Takes a datatable.*" if step.table is not False else ""
                meaning = " ".join(step.meaning.split())
                yield f"- `{step.pattern.source}`  \n  e.g. `{step.example}`  \n  {meaning}{table}{needs}"
            yield ""

    def _moves(self) -> Iterator[str]:
        yield "## Moves in the infinitive\n"
        yield "After `cannot` (with `because RULE`) and after `may`:\n"
        for move in self.moves.all:
            yield f"- `{move.infinitive}`"
        yield ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
