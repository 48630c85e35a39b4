"""Lines and paragraphs on a terminal, for every command."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text


class Lines:
    """Prints lines, adapted to a terminal or a pipe."""

    def __init__(self, console: Console | None = None, *, quiet: bool = False) -> None:
        self.console = console or Console(highlight=False)
        self.quiet = quiet

    @property
    def rich(self) -> bool:
        """True if a person reads the output at a terminal."""
        return self.console.is_terminal and not self.quiet

    def say(self, line: str) -> None:
        """Print a plain line, without wrapping or markup."""
        self.console.print(Text(line), soft_wrap=True)

    def paragraph(self, text: str, indent: int = 0, style: str = "") -> None:
        """Print indented text: wrapped at a terminal, on one line elsewhere."""
        folded = Padding(Text(text, style=style), (0, 0, 0, indent), expand=False)
        self.console.print(folded if self.console.is_terminal else Text(" " * indent + text), soft_wrap=not self.rich)
