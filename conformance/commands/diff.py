"""`justicar diff`: compare two editions, engines or result files, or the catalogue with an older one."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from conformance.commands import FAILED, OK, NotStarted, Refused
from conformance.commands.engines import check_spec, choose_engine
from conformance.commands.files import write, write_json
from conformance.diff import console, html, markdown
from conformance.diff.catalogue_changes import catalogue_diff
from conformance.diff.compare import compare, material
from conformance.diff.model import CatalogueDiff, Diff
from conformance.diff.sides import ComparedSide, results_side
from conformance.games import DEFAULT, UnknownGame, find
from conformance.protocol.engine import CouldNotStart, EngineError
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.scenario_suite import Suite
from conformance.verdict.reports.console import Printer

SCHEMES = ("python", "inprocess", "stdio", "tcp")
"""Schemes of engine strings, the part before the colon."""


def diff(
    *,
    a: str | None,
    b: str | None,
    catalogue: Path | None,
    game: str | None,
    jobs: int,
    json_file: Path | None,
    html_file: Path | None,
    as_markdown: bool,
    **engine: Any,
) -> int:
    """Print the differences. Return 0 if there are none."""
    printer = Printer()
    for path in (json_file, html_file):
        if path is not None and not path.absolute().parent.is_dir():
            raise Refused(f"{path}: folder {path.absolute().parent} does not exist; create it, or name another file")
    found: Diff | CatalogueDiff
    if catalogue is not None:
        if a is not None:
            raise Refused("--catalogue OLD compares catalogues, so it takes no A and B; leave one of them out")
        found = catalogue_diff(catalogue, Suite().cases)
        _write(found, json_file, html_file, html.page_of_catalogue(found))
        if as_markdown:
            _say(markdown.markdown_of_catalogue(found))
        else:
            console.print_catalogue(found, printer)
        return FAILED if found.rules else OK
    if a is None or b is None:
        raise click.UsageError(
            "Name two things to compare, such as `justicar diff v5 classic`, or use --catalogue OLD."
        )
    found = _compared(a, b, game, jobs, printer, choose_engine(**engine))
    _write(found, json_file, html_file, html.page(found))
    if as_markdown:
        _say(markdown.markdown(found))
    else:
        console.print_diff(found, printer)
    return FAILED if found.differs else OK


def _compared(a: str, b: str, game: str | None, jobs: int, printer: Printer, choice: EngineChoice) -> Diff:
    sides = [_results(name) for name in (a, b)]
    read = [side for side in sides if side is not None]
    try:
        if game is not None:
            find(game)
    except UnknownGame as error:
        raise click.BadParameter(str(error), param_hint="--game") from error
    in_files = list(dict.fromkeys(name for side in read for name in side.editions))
    games = [game] if game else (in_files if len(read) == 2 else [DEFAULT])
    one, other = (side or _played(name, games[0], choice) for side, name in zip(sides, (a, b), strict=True))
    suite = Suite()
    try:
        with ExitStack() as shown:
            found = material(suite.cases, games)
            return compare(one, other, found, games, jobs, lambda total: shown.enter_context(printer.progress(total)))
    except CouldNotStart as error:
        raise NotStarted(f"cannot start the engine: {error}") from error
    except EngineError as error:
        raise NotStarted(f"the engine failed: {error}") from error


def _results(name: str) -> ComparedSide | None:
    """Return the side that a results file holds, or None if `name` is no such file."""
    if name.partition(":")[0] in SCHEMES or not (name.endswith(".json") or Path(name).is_file()):
        return None
    return results_side(Path(name))


def _played(name: str, game: str, choice: EngineChoice) -> ComparedSide:
    """Return the side that an engine or an edition names. Options give the missing half."""
    if name == "reference" or name.partition(":")[0] in SCHEMES:
        check_spec(name)
        choice = EngineChoice(name, choice.edition or f"{game}/{find(game).edition}", choice.limits, choice.flags)
    elif choice.edition is not None:
        raise Refused(f"{name!r} is an edition, so --edition does not apply; leave it out")
    else:
        of, slash, _ = name.partition("/")
        choice = EngineChoice(
            choice.spec, name if slash and of == game else f"{game}/{name}", choice.limits, choice.flags
        )
    session = choice.start()
    try:
        editions = choice.editions([game], session.description)
    finally:
        session.close()
    return ComparedSide(name, editions or {}, choice.spec, choice.limits)


def _write(found: Diff | CatalogueDiff, json_file: Path | None, html_file: Path | None, page: Iterable[bytes]) -> None:
    if json_file is not None:
        write_json(json_file, found)
    if html_file is not None:
        write(html_file, page)


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)
