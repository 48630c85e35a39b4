"""`python -m benchmarks`: measures everything, side by side, and tells it in tables."""

from __future__ import annotations

import importlib
import time
from pathlib import Path

import click
import msgspec
from rich.console import Console

from benchmarks import page
from benchmarks.measure import Part, machine

PARTS = ("runners", "engines", "protocol", "certification")
ROUNDS, QUICK_ROUNDS = 5, 2
WIDTH = 160


@click.command()
@click.argument("parts", nargs=-1, type=click.Choice(PARTS))
@click.option("--rounds", type=click.IntRange(1), help=f"Repetitions: else {ROUNDS}, or {QUICK_ROUNDS} with --quick.")
@click.option("--quick", is_flag=True, help="Smaller inputs and no growth: within a minute.")
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write every single measurement to FILE.")
@click.option("--page", "page_file", type=click.Path(path_type=Path, exists=True), help="Renew the tables of a page.")
def main(
    parts: tuple[str, ...], rounds: int | None, quick: bool, json_file: Path | None, page_file: Path | None
) -> None:
    """Measures speed beside other libraries: PARTS are runners, engines, protocol and certification; all if none is
    named. Everything compared takes turns; figures are medians, with the least and the greatest in brackets."""
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH
    rounds = rounds or (QUICK_ROUNDS if quick else ROUNDS)
    measured: dict[str, Part] = {}
    for name in parts or PARTS:
        began = time.perf_counter()
        with console.status(f"measuring {name}, {rounds} rounds"):
            part = importlib.import_module(f"benchmarks.{name}").measure(rounds, quick)
        measured[name] = part
        for sheet in part.sheets:
            console.print(sheet.rich())
        console.print(f"{part.note or name}: {time.perf_counter() - began:.0f} s\n")
    if json_file is not None:
        found = {"machine": machine(), "rounds": rounds, "quick": quick, "parts": measured}
        json_file.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    if page_file is not None:
        page.renew(page_file, [sheet for part in measured.values() for sheet in part.sheets])


if __name__ == "__main__":
    main()
