"""`justicar compare`, `board` and `annotate`: comparisons, scoreboards and CI annotations from results files."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import click
import msgspec
from rich.table import Table

from conformance.commands import FAILED, OK, NotWritten, Refused
from conformance.commands.certified import certified_by
from conformance.commands.files import write, write_json
from conformance.commands.guarded_output import unguarded
from conformance.scoreboard import html
from conformance.scoreboard.scoreboard import board as side_by_side
from conformance.verdict.reports.annotations import commands, summary
from conformance.verdict.reports.comparison import Comparison, counts_as_text, headline, sections, stood
from conformance.verdict.reports.comparison import compare as compared
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.terminal_output import Lines
from conformance.verdict.reports.untrusted_text import in_markdown, one_line, printable
from conformance.verdict.reports.writer import CERTIFICATE
from conformance.verdict.results_file import read_results
from conformance.verdict.toml_tables import BadFile

SHOWN = 40
"""Maximum number of scenarios of a kind shown on the terminal."""


def compare(*, old: Path, new: Path, json_file: Path | None, as_markdown: bool) -> int:
    """Print what changed between two runs. Return 1 if something got worse."""
    found = compared(read_results(old), read_results(new))
    if json_file is not None:
        write_json(json_file, found)
    if as_markdown:
        click.echo("\n".join(_markdown(found)))
    else:
        print_comparison(found, Printer())
    return FAILED if found.worse else OK


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


def annotate(*, results: Path, summary_file: Path | None) -> int:
    """Print a workflow command for each failure, and add the summary to a file."""
    run = read_results(results)
    for line in commands(run):
        click.echo(line, file=unguarded(sys.stdout))
    if summary_file is not None:
        try:
            with summary_file.open("a", encoding="utf-8") as stream:
                stream.writelines(f"{line}\n" for line in summary(run))
        except OSError as problem:
            raise NotWritten(f"cannot write {summary_file} ({problem.strerror}); choose another file") from problem
    return OK


def print_comparison(found: Comparison, to: Lines) -> None:
    """Print what changed."""
    to.paragraph(one_line(headline(found)), style="bold red" if found.worse else "bold green")
    for name, ran in (("before", found.before), ("after", found.after)):
        to.paragraph(one_line(f"{name}: {ran.engine}, suite {ran.suite}: {counts_as_text(ran.counts)}"), 2)
    if found.only_before or found.only_after:
        to.paragraph(f"judged only before: {found.only_before:,}; only after: {found.only_after:,}", 2)
    if found.profiles:
        table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
        for name in ("profile", "before", "after"):
            table.add_column(name)
        for each in found.profiles:
            before, after = stood(each)
            table.add_row(each.profile, before, after if after != before else "unchanged")
        to.say("")
        to.console.print(table)
    for name, moved in sections(found):
        to.say("")
        to.paragraph(name, style="bold cyan")
        for change in moved[:SHOWN]:
            to.paragraph(one_line(f"{change.id} {change.title}: {change.before} → {change.after}"), 2)
            if change.because and change in found.broken:
                to.paragraph(one_line(f"{change.place}: {change.because}", 400), 4, "dim")
        if len(moved) > SHOWN:
            to.paragraph(f"and {len(moved) - SHOWN} more; use --json FILE for all", 2, "dim")


def _markdown(found: Comparison) -> Iterable[str]:
    yield f"### {in_markdown(headline(found))}"
    yield ""
    yield f"Before: {in_markdown(found.before.engine)}, {counts_as_text(found.before.counts)}.  "
    yield f"After: {in_markdown(found.after.engine)}, {counts_as_text(found.after.counts)}."
    if found.profiles:
        yield from ("", "| profile | before | after |", "|---|---|---|")
        for each in found.profiles:
            yield f"| `{each.profile}` | {' | '.join(stood(each))} |"
    for name, moved in sections(found):
        yield from ("", f"#### {name}", "", "| scenario | before | after | |", "|---|---|---|---|")
        for change in moved:
            because = in_markdown(change.because or "")
            yield f"| {change.id} {in_markdown(change.title)} | {change.before} | {change.after} | {because} |"
