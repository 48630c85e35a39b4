"""List the lapses of our English: `make prose`. With paths, only those files and folders."""

from __future__ import annotations

import sys
from collections import Counter

import click

from tests.prose.check import found, new, write_baseline
from tests.prose.texts import ROOT


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--summary", is_flag=True, help="Count the lapses of each file instead.")
@click.option("--lower", is_flag=True, help="Remove the lapses that are gone from the baseline.")
def main(paths: tuple[str, ...], summary: bool, lower: bool) -> None:
    """List lapses with their places. Exits with 1 if there is one that the baseline does not list."""
    if lower:
        write_baseline()
    lapses = [lapse for lapse in found() if not paths or lapse.file.startswith(paths)]
    if summary:
        for file, number in Counter(lapse.file for lapse in lapses).most_common():
            click.echo(f"{number:6}  {file}")
    else:
        for lapse in lapses:
            click.echo(f"{lapse.file}:{lapse.line}: {lapse.says}")
    click.echo(f"{len(lapses)} lapses in {ROOT.name}", err=True)
    sys.exit(bool(new()))


main()
