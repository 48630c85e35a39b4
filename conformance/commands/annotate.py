"""`justicar annotate`: failures as annotations of a CI service."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from conformance.commands import OK, NotWritten
from conformance.commands.guarded_output import unguarded
from conformance.verdict.reports.annotations import commands, summary
from conformance.verdict.results_file import read_results


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
