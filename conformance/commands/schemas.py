"""`justicar schemas`: write the JSON Schemas."""

from __future__ import annotations

from pathlib import Path

from conformance.commands import OK
from conformance.diff import model
from conformance.games import words as words_of_games
from conformance.protocol import json_schemas
from conformance.scoreboard import scoreboard
from conformance.vectors import model as vectors
from conformance.verdict.reports import json_results
from conformance.verdict.reports.console import Printer


def schemas(*, folder: Path) -> int:
    """Write all published JSON Schemas into a folder and print their paths."""
    printer = Printer()
    published = json_schemas.build(words_of_games()) | json_results.schemas()
    published |= model.schemas() | vectors.schemas() | scoreboard.schemas()
    for path in json_schemas.write(published, folder):
        printer.say(str(path))
    return OK
