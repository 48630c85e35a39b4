"""`justicar compare`: what changed between two results files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click
from rich.table import Table

from conformance.commands import FAILED, OK
from conformance.commands.files import write_json
from conformance.terminal_lines import Lines
from conformance.verdict.reports.comparison import Comparison, counts_as_text, headline, sections, stood
from conformance.verdict.reports.comparison import compare as compared
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.untrusted_text import in_markdown, one_line
from conformance.verdict.results_file import read_results

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
