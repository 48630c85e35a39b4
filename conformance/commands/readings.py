"""`justicar readings`: list the interpretations of open questions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.text import Text

from conformance.catalogue import Catalogue, load
from conformance.commands import OK, Refused
from conformance.interpretations import Interpretation
from conformance.interpretations import load as load_readings
from conformance.verdict.reports.console import Printer

NAMED = 12
"""Maximum number of scenarios listed for an interpretation."""


def readings(*, game: str | None, markdown: bool) -> int:
    """Print the interpretations of a game, or of all games, under the headings of the rulebooks."""
    printer = Printer()
    catalogue, taken = load(game), load_readings(game)
    if not taken:
        raise Refused(f"no interpretations of {game} yet")
    if markdown:
        for line in _markdown(catalogue, taken):
            printer.say(line)
        return OK
    for book, in_book in groupby(taken, lambda each: catalogue.book(catalogue[each.rules[0]])):
        printer.console.print(Text(book, style="bold"))
        for chapter, in_chapter in groupby(in_book, lambda each: _chapter(catalogue, each)):
            printer.console.print()
            printer.paragraph(chapter, 0, "bold cyan")
            for reading in in_chapter:
                _print(printer, reading)
        printer.console.print()
    uncertain = sum(bool(reading.provisional) for reading in taken)
    printer.say(f"{len(taken)} interpretations, {uncertain} provisional")
    return OK


def _chapter(catalogue: Catalogue, reading: Interpretation) -> str:
    return catalogue[reading.rules[0]].where.partition(" > ")[0]


def _print(printer: Printer, reading: Interpretation) -> None:
    printer.console.print()
    printer.paragraph(reading.question, 2, "yellow")
    printer.paragraph(reading.reading, 4)
    printer.paragraph(f"Because: {reading.why}", 4)
    for line in (*_notes(reading), f"rules: {', '.join(reading.rules)}"):
        printer.paragraph(line, 4, "dim")


def _notes(reading: Interpretation) -> Iterator[str]:
    yield reading.standing
    if reading.otherwise:
        yield f"alternative: {reading.otherwise}"
    if reading.id != reading.rules[0]:
        yield f"id: {reading.id}"
    if reading.source:
        yield f"source: {reading.source}"
    if reading.scenarios:
        more = f" and {len(reading.scenarios) - NAMED} more" if len(reading.scenarios) > NAMED else ""
        yield f"scenarios: {', '.join(reading.scenarios[:NAMED])}{more}"


def _markdown(catalogue: Catalogue, taken: tuple[Interpretation, ...]) -> Iterator[str]:
    yield "# Interpretations of open questions"
    for book, in_book in groupby(taken, lambda each: catalogue.book(catalogue[each.rules[0]])):
        yield from ("", f"## {book}")
        for chapter, in_chapter in groupby(in_book, lambda each: _chapter(catalogue, each)):
            yield from ("", f"### {chapter}")
            for reading in in_chapter:
                lines = [f"**{reading.question}**", reading.reading, f"*Because:* {reading.why}", *_notes(reading)]
                yield ""
                yield from (f"{line}  " for line in lines)
                yield f"rules: {', '.join(f'`{rule}`' for rule in reading.rules)}"
