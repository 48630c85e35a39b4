"""`justicar site`: rules, readings, editions, scenarios and their films as pages, for any file host."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import click

from conformance.adapters import Limits, connect
from conformance.commands import OK, Refused
from conformance.commands.files import write
from conformance.explorer.site import files
from conformance.game_tree.tree import GameTreeError
from conformance.protocol.engine import CouldNotStart, EngineError
from conformance.runner.scenario_suite import Suite
from conformance.verdict.reports.text import printable

REFERENCE = "reference"
"""Who plays in the films."""


def site(*, directory: Path) -> int:
    """Write the site; what lies in the folder beside it stays. Raises Refused and NotWritten."""
    cases = Suite().cases
    try:
        engine = connect(REFERENCE, Limits())
    except CouldNotStart as error:
        raise Refused(f"films are played by the reference engine, which cannot be started: {error}") from error
    sizes: Counter[str] = Counter()
    try:
        for name, content in files(cases, engine, _tell):
            path = directory / name
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as problem:
                raise Refused(f"cannot make {path.parent} ({problem.strerror}); name another directory") from problem
            write(path, [content])
            sizes[name.partition("/")[0]] += len(content)
    except (GameTreeError, EngineError) as problem:
        raise Refused(f"a scenario cannot be played; `justicar certify` tells which: {problem}") from problem
    finally:
        engine.close()
    said = ", ".join(f"{part} {size / 1e6:.1f} MB" for part, size in sizes.most_common(4))
    click.echo(printable(f"{directory / 'index.html'}: {sizes.total() / 1e6:.1f} MB in all ({said})"))
    return OK


def _tell(line: str) -> None:
    """How far it is, to who watches a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r{line}", nl=False, err=True)
