"""`justicar board`: a scoreboard of results files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import click
import msgspec

from conformance.commands import OK, Refused
from conformance.commands.certified import certified_by
from conformance.commands.files import write
from conformance.scoreboard import html
from conformance.scoreboard.scoreboard import board as side_by_side
from conformance.verdict.reports.untrusted_text import printable
from conformance.verdict.reports.writer import CERTIFICATE
from conformance.verdict.results_file import read_results
from conformance.verdict.toml_tables import BadFile


def board(*, directory: Path, results: Sequence[Path], key: Path | None = None) -> int:
    """Write the scoreboard page, its data and the badges.

    An engine counts as certified only by a certificate next to its results that verifies. With `key`, that key must
    have signed it.
    """
    from conformance.verdict.attestation.signing import NotInstalled, public_key

    try:
        trusted = public_key(key) if key else None
    except (BadFile, NotInstalled) as wrong:
        raise Refused(str(wrong)) from wrong
    runs = [read_results(path) for path in results]
    certified = []
    for path, run in zip(results, runs, strict=True):
        profiles, faults = certified_by(path.with_name(CERTIFICATE), run, trusted)
        certified.append(profiles)
        for fault in faults:
            click.echo(printable(f"{path}: {fault}"), err=True)
    found = side_by_side(runs, certified)
    files: dict[str, Iterable[bytes]] = {
        "index.html": html.page(found),
        "board.json": [msgspec.json.format(msgspec.json.encode(found), indent=1), b"\n"],
        **{path: [content] for path, content in html.badges(found)},
    }
    for name, content in files.items():
        path = directory / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Refused(f"cannot create {path.parent} ({problem.strerror}); choose another folder") from problem
        write(path, content)
    click.echo(printable(f"{directory / 'index.html'}: {len(found.engines)} engines, {len(files) - 2} badges"))
    return OK
