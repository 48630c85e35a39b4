"""`justicar export`: write the scenarios as vectors, or check that exported vectors are current."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from conformance.commands import FAILED, OK, NotWritten, Refused
from conformance.runner.scenario_suite import Suite
from conformance.vectors import export as vectors
from conformance.verdict.reports.console import Printer


def export(*, folder: Path, game: str | None, ids: Sequence[str], check: bool) -> int:
    """Write the vectors of the suite, or of a part, into a folder. With `check`, report if they are current."""
    printer, suite = Printer(), Suite()
    if check:
        return _check(folder, suite, printer)
    if game is not None and game not in suite.games:
        raise Refused(f"no scenarios of {game!r}; the games are {', '.join(suite.games)}")
    cases = suite.filtered(suite.games[game] if game else suite.cases, ids, ())
    if not ids:
        cases = vectors.without_deprecated(cases)
    try:
        written = sum(1 for _ in vectors.export(folder, cases))
    except vectors.NotExportable as problem:
        raise Refused(str(problem)) from problem
    except OSError as problem:
        raise NotWritten(f"cannot write to {folder} ({problem.strerror}); check the path") from problem
    printer.say(f"{written} vectors in {folder}, digest {vectors.of_suite(cases)[:12]}")
    return OK


def _check(folder: Path, suite: Suite, printer: Printer) -> int:
    try:
        why = vectors.stale(folder, suite.cases)
    except OSError as problem:
        raise Refused(
            f"no vectors in {folder} ({problem.strerror}); write them with `justicar export {folder}`"
        ) from None
    printer.say(f"out of date: {why}; update with `justicar export {folder}`" if why else "up to date")
    return FAILED if why else OK
