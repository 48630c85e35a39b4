"""Judge every conforming variant by every scenario: `python -m tests.conforming_variants`. None may fail."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from operator import add
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from conformance.games import find
from conformance.verdict.results import Verdict
from tests.cases import suite_cases
from tests.conforming_variants.engines import honesties


@click.command()
@click.option("--only", default="", help="Engines whose name has this in it.")
@click.option("--edition", metavar="GAME/E", help="Judge that game alone, by an edition of it: vtes/classic.")
@click.option("--every", default=1, show_default=True, type=click.IntRange(1), help="One of so many scenarios.")
@click.option("--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures to FILE.")
def main(only: str, edition: str | None, every: int, json_file: Path | None) -> None:
    """Judges honest engines one after the other: a scenario that fails for one of them accuses the innocent."""
    console = Console()
    cases, editions = [case for case in suite_cases() if not case.deprecated], None
    chosen = [honesty for honesty in honesties() if only.casefold() in honesty.name.casefold()]
    if edition is not None:
        game, _, name = edition.partition("/")
        judged = find(game).book.named(name)
        editions = {game: judged.name}
        cases = [case for case in cases if case.game == game and judged.has(case.editions)]
        chosen = [honesty for honesty in chosen if game in honesty.games]
    table = Table(title="Honest engines", title_justify="left")
    for column in ("engine", "engines", "passed", "unsupported", "accused"):
        table.add_column(column, justify="left" if column == "engine" else "right")
    accused: list[dict[str, str]] = []
    rows: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    """What is told of an engine, or of all that lack one card each: how many, and the verdicts on them."""
    for place, honesty in enumerate(track(chosen, "honest engines", console=console)):
        concerned = list(filter(honesty.concerns, cases))
        results = list(honesty.judged(concerned[place % every :: every], editions))
        counts = Counter(result.verdict for result in results)
        wrongly = {result.id: why for result in results if (why := honesty.accusation(result))}
        accused += [{"engine": honesty.name, "scenario": case, "message": wrongly[case]} for case in wrongly]
        row = f"{', '.join(honesty.games)} without a card" if honesty.card else honesty.name
        numbers = (1, counts[Verdict.PASSED], counts[Verdict.UNSUPPORTED], len(wrongly))
        rows[row] = list(map(add, rows[row], numbers))
    for row, figures in rows.items():
        table.add_row(row, *map(str, figures))
    console.print(table)
    for each in accused:
        line = f"  {each['engine']} is accused by {each['scenario']}: {each['message']}"
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    if json_file is not None:
        found_all = {"engines": len(chosen), "accused": accused}
        json_file.write_text(json.dumps(found_all, indent=2, ensure_ascii=False) + "\n", "utf-8")
    raise SystemExit(1 if accused else 0)


if __name__ == "__main__":
    main()
