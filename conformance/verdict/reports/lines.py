"""Lines and paragraphs on a terminal: what every command tells with."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text


class Lines:
    """Tells lines, in the manner that suits where the output goes."""

    def __init__(self, console: Console | None = None, *, quiet: bool = False) -> None:
        self.console = console or Console(highlight=False)
        self.quiet = quiet

    @property
    def rich(self) -> bool:
        """Whether a person at a terminal reads it."""
        return self.console.is_terminal and not self.quiet

    def say(self, line: str) -> None:
        """A plain line, never wrapped, with nothing in it taken as markup."""
        self.console.print(Text(line), soft_wrap=True)

    def paragraph(self, text: str, indent: int = 0, style: str = "") -> None:
        """Text under an indent, folded for a person at a terminal, and on one line elsewhere."""
        folded = Padding(Text(text, style=style), (0, 0, 0, indent), expand=False)
        self.console.print(folded if self.console.is_terminal else Text(" " * indent + text), soft_wrap=not self.rich)
