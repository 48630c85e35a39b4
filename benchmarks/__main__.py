"""`python -m benchmarks`: measure everything side by side, and print tables."""

from __future__ import annotations

import importlib
import time
from pathlib import Path

import click
import msgspec
from rich.console import Console

from benchmarks import figures, page
from benchmarks.measure import BenchmarkResult, Sheet, Wrong, machine

PARTS = ("runners", "engines", "protocol", "certification")
ROUNDS, QUICK_ROUNDS = 5, 2
WIDTH = 200


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("parts", nargs=-1, metavar="[PART]...", type=click.Choice(PARTS))
@click.option(
    "--rounds", type=click.IntRange(1), help=f"Number of rounds. Default: {ROUNDS}, or {QUICK_ROUNDS} with --quick."
)
@click.option("--quick", is_flag=True, help="Use smaller inputs and skip growth; takes about a minute.")
@click.option("--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="Write the figures and every measurement to FILE.")  # fmt: skip
@click.option("--page", "page_file", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE",
              help="Update all tables of a page from this run.")  # fmt: skip
def main(
    parts: tuple[str, ...], rounds: int | None, quick: bool, json_file: Path | None, page_file: Path | None
) -> None:
    """Measure speed next to other libraries.

    PARTs are runners, engines, protocol and certification; the default is all. Everything compared runs interleaved.
    Figures are medians, with minimum and maximum in brackets.
    """
    if page_file is not None and (parts or quick):
        raise click.UsageError("--page needs a complete run: leave out the names of parts, and --quick")
    if json_file is not None and not json_file.parent.is_dir():
        raise click.UsageError(f"--json: there is no folder {json_file.parent}; create it, or name another file")
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH
    rounds = rounds or (QUICK_ROUNDS if quick else ROUNDS)
    measured, seconds = {}, {}
    for name in dict.fromkeys(parts or PARTS):
        began = time.perf_counter()
        measured[name] = _measured(name, rounds, quick)
        seconds[name] = time.perf_counter() - began
        for sheet in measured[name].sheets:
            console.print(sheet.rich(), "")
    summary = figures.summary(measured)
    summary_sheet = figures.sheet(summary)
    if summary:
        console.print(summary_sheet.rich())
    if json_file is not None:
        raw = {name: {"seconds": seconds[name], **part.raw} for name, part in measured.items()}
        found = {"summary": summary, "machine": machine(), "rounds": rounds, "quick": quick, "parts": raw}
        json_file.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    if page_file is not None:
        sheets = [sheet for part in measured.values() for sheet in part.sheets]
        try:
            page.renew(page_file, [_run_sheet(rounds, seconds), summary_sheet, *sheets])
        except Wrong as wrong:
            raise click.ClickException(str(wrong)) from wrong


def _measured(name: str, rounds: int, quick: bool) -> BenchmarkResult:
    """Measure a part and show its progress on standard error. Raises ClickException if that fails."""
    progress = Console(stderr=True)
    try:
        part = importlib.import_module(f"benchmarks.{name}")
        with progress.status(name) as status:
            before = ""

            def tell(stage: str, detail: str) -> None:
                nonlocal before
                if progress.is_terminal:
                    status.update(f"{name}: {stage}, {detail}".rstrip(", "))
                elif stage != before:
                    progress.print(f"{name}: {stage}")
                before = stage

            found: BenchmarkResult = part.measure(rounds, quick, tell)
            return found
    except ModuleNotFoundError as missing:
        remedy = "`make bench` or `pip install -e '.[bench]'` installs it"
        raise click.ClickException(f"{name} needs {missing.name}, which is not installed: {remedy}") from missing
    except Wrong as wrong:
        raise click.ClickException(f"{name}: {wrong}") from wrong


def _run_sheet(rounds: int, seconds: dict[str, float]) -> Sheet:
    """Return a table about the machine and the duration of the run."""
    here = machine()
    summary_sheet = [f"{name} {spent / 60:.1f}" for name, spent in seconds.items()]
    rows: list[tuple[str, ...]] = [
        ("Python", here["python"]),
        ("system", f"{here['system']}, {here['cores']} cores"),
        ("rounds", f"{rounds}"),
        ("minutes that it took", f"{sum(seconds.values()) / 60:.1f} ({', '.join(summary_sheet)})"),
    ]
    return Sheet("run", "The run that every table of this page is from", ("", "here"), rows, words=("here",))


if __name__ == "__main__":
    main()
