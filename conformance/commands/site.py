"""`justicar site`: write rules, interpretations, editions, scenarios and replays as a static site."""

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
from conformance.translation import _
from conformance.verdict.reports.untrusted_text import printable

REFERENCE = "reference"
"""Engine that plays the replays."""


def site(*, directory: Path) -> int:
    """Write the site and leave other files in the folder alone. Raises Refused and NotWritten."""
    cases = Suite().cases
    try:
        engine = connect(REFERENCE, Limits())
    except CouldNotStart as error:
        problem = _("cannot start the reference engine, which plays the replays: {problem}", problem=error)
        raise Refused(problem) from error
    sizes: Counter[str] = Counter()
    try:
        for name, content in files(cases, engine, _print):
            path = directory / name
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as problem:
                raise Refused(f"cannot create {path.parent} ({problem.strerror}); choose another folder") from problem
            write(path, [content])
            sizes[name.partition("/")[0]] += len(content)
    except (GameTreeError, EngineError) as problem:
        raise Refused(f"a scenario cannot be played: {problem}; `justicar certify` shows which") from problem
    finally:
        engine.close()
    parts = ", ".join(f"{part} {size / 1e6:.1f} MB" for part, size in sizes.most_common(4))
    page, total = directory / "index.html", f"{sizes.total() / 1e6:.1f} MB"
    click.echo(printable(_("{page}: {total} in total ({parts})", page=page, total=total, parts=parts)))
    return OK


def _print(line: str) -> None:
    """Show progress if standard error is a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r{line}", nl=False, err=True)
