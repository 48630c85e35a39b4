"""`python -m benchmarks`: measures everything, side by side, and tells it in tables."""

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
@click.option("--rounds", type=click.IntRange(1), help=f"Repetitions: else {ROUNDS}, or {QUICK_ROUNDS} with --quick.")
@click.option("--quick", is_flag=True, help="Smaller inputs and no growth: about a minute.")
@click.option("--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="Write the figures, and every single measurement, to FILE.")  # fmt: skip
@click.option("--page", "page_file", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE",
              help="Renew all tables of a page from this run.")  # fmt: skip
def main(
    parts: tuple[str, ...], rounds: int | None, quick: bool, json_file: Path | None, page_file: Path | None
) -> None:
    """Measures speed beside other libraries: PARTs are runners, engines, protocol and certification; all if none is
    named. Everything compared takes turns; figures are medians, with the least and the greatest in brackets."""
    if page_file is not None and (parts or quick):
        raise click.UsageError("--page renews a page from one whole run: leave out the names of parts, and --quick")
    if json_file is not None and not json_file.parent.is_dir():
        raise click.UsageError(f"--json: there is no folder {json_file.parent} to write {json_file.name} into")
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
    told = figures.sheet(summary)
    if summary:
        console.print(told.rich())
    if json_file is not None:
        raw = {name: {"seconds": seconds[name], **part.raw} for name, part in measured.items()}
        found = {"summary": summary, "machine": machine(), "rounds": rounds, "quick": quick, "parts": raw}
        json_file.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    if page_file is not None:
        sheets = [sheet for part in measured.values() for sheet in part.sheets]
        try:
            page.renew(page_file, [_run_sheet(rounds, seconds), told, *sheets])
        except Wrong as wrong:
            raise click.ClickException(str(wrong)) from wrong


def _measured(name: str, rounds: int, quick: bool) -> BenchmarkResult:
    """A part, while standard error hears how far it is. Raises ClickException where that cannot be."""
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
        remedy = "`make bench` installs what is needed, and so does `pip install -e '.[bench]'`"
        raise click.ClickException(f"{name} needs {missing.name}, which is not installed: {remedy}") from missing
    except Wrong as wrong:
        raise click.ClickException(f"{name}: {wrong}") from wrong


def _run_sheet(rounds: int, seconds: dict[str, float]) -> Sheet:
    """On what, and how long."""
    here = machine()
    told = [f"{name} {spent / 60:.1f}" for name, spent in seconds.items()]
    rows: list[tuple[str, ...]] = [
        ("Python", here["python"]),
        ("system", f"{here['system']}, {here['cores']} cores"),
        ("rounds", f"{rounds}"),
        ("minutes that it took", f"{sum(seconds.values()) / 60:.1f} ({', '.join(told)})"),
    ]
    return Sheet("run", "The run that every table of this page is from", ("", "here"), rows, words=("here",))


if __name__ == "__main__":
    main()
