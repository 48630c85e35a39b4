"""Run every scenario with every conforming variant: `python -m tests.conforming_variants`. None may fail."""

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
from tests.conforming_variants.engines import variants


@click.command()
@click.option("--only", default="", help="Judge only variants whose name contains this text.")
@click.option("--edition", metavar="GAME/E", help="Judge one game with one of its editions, such as vtes/classic.")
@click.option("--every", default=1, show_default=True, type=click.IntRange(1), help="Run every Nth scenario.")
@click.option("--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures to FILE.")
def main(only: str, edition: str | None, every: int, json_file: Path | None) -> None:
    """Judge conforming variants one after another. A scenario that fails for a variant is a false positive."""
    console = Console()
    cases, editions = [case for case in suite_cases() if not case.deprecated], None
    chosen = [variant for variant in variants() if only.casefold() in variant.name.casefold()]
    if edition is not None:
        game, _, name = edition.partition("/")
        judged = find(game).book.named(name)
        editions = {game: judged.name}
        cases = [case for case in cases if case.game == game and judged.has(case.editions)]
        chosen = [variant for variant in chosen if game in variant.games]
    table = Table(title="Conforming variants", title_justify="left")
    for column in ("variant", "variants", "passed", "unsupported", "false positives"):
        table.add_column(column, justify="left" if column == "variant" else "right")
    false_positives: list[dict[str, str]] = []
    rows: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    """Row name → number of variants and of verdicts. All variants that lack one card share a row."""
    for place, variant in enumerate(track(chosen, "conforming variants", console=console)):
        concerned = list(filter(variant.concerns, cases))
        results = list(variant.judged(concerned[place % every :: every], editions))
        counts = Counter(result.verdict for result in results)
        wrongly = {result.id: why for result in results if (why := variant.false_positive(result))}
        false_positives += [{"engine": variant.name, "scenario": case, "message": wrongly[case]} for case in wrongly]
        row = f"{', '.join(variant.games)} without a card" if variant.card else variant.name
        numbers = (1, counts[Verdict.PASSED], counts[Verdict.UNSUPPORTED], len(wrongly))
        rows[row] = list(map(add, rows[row], numbers))
    for row, figures in rows.items():
        table.add_row(row, *map(str, figures))
    console.print(table)
    for each in false_positives:
        line = f"  {each['engine']} fails {each['scenario']}: {each['message']}"
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    if json_file is not None:
        found_all = {"engines": len(chosen), "accused": false_positives}
        json_file.write_text(json.dumps(found_all, indent=2, ensure_ascii=False) + "\n", "utf-8")
    raise SystemExit(1 if false_positives else 0)


if __name__ == "__main__":
    main()
