"""Line input: completion and history at a terminal, plain lines from any other standard input."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from conformance.verdict.reports.untrusted_text import one_line

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Offer = Callable[[], Iterable[str]]
COMPLETIONS_AT_MOST = 200


class Prompt:
    """Line prompt. `lines` completes whole lines, and `names` completes the last words."""

    def __init__(self, console: Console, lines: Offer, names: Offer) -> None:
        self.console, self._lines, self._names = console, lines, names
        self.interactive = sys.stdin.isatty()
        """True if standard input is a terminal."""
        self._session: PromptSession[str] | None = None

    def ask(self, mark: str) -> str | None:
        """Return the next line without surrounding blanks, or None at the end of the input."""
        if self.interactive:
            return self._typed(mark)
        line = sys.stdin.readline()
        if not line:
            return None
        self.console.print(Text(f"{mark}{one_line(line)}"), soft_wrap=True)
        return line.strip()

    def _typed(self, mark: str) -> str | None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer, Completion
        from prompt_toolkit.document import Document

        prompt = self

        class Offered(Completer):
            """Completer for whole lines first, then for names."""

            def get_completions(self, document: Document, event: object) -> Iterator[Completion]:
                for text, length in prompt.completions(document.text_before_cursor):
                    yield Completion(text, start_position=-length)

        if self._session is None:
            self._session = PromptSession(completer=Offered(), complete_while_typing=True)
        try:
            return self._session.prompt(mark).strip()
        except EOFError:
            return None

    def completions(self, typed: str) -> list[tuple[str, int]]:
        """Return the completions of a line, each with the number of typed characters that it replaces."""
        found = [(line, len(typed)) for line in self._lines() if line.lower().startswith(typed.lower())]
        starts = [at for at, letter in enumerate(typed) if at and typed[at - 1] == " " and letter != " "]
        for at in [0, *starts] if typed else []:
            tail = typed[at:]
            found += [(name, len(tail)) for name in self._names() if len(tail) > 1 and begins(name, tail)]
        return list(dict.fromkeys(found))[:COMPLETIONS_AT_MOST]


def begins(name: str, tail: str) -> bool:
    """Report if `name` starts with `tail`, ignoring case, and adds something to it."""
    return name.lower().startswith(tail.lower()) and name != tail
