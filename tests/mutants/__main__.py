"""`python -m tests.mutants`: generated wrong engines, judged by the scenarios, and what survives.

Every finding is kept beside the digest of what was judged by, so that a sweep that was cut off goes on.
"""

from __future__ import annotations

import fnmatch
import json
import os
from collections import Counter
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from reference_engine.engine import GAMES
from tests.mutants.by_rule import ByRule
from tests.mutants.changes import PLAY, REASON
from tests.mutants.judged import AnyChange, Finding, Judging, card_changes, judged, rule_changes, sample
from tests.mutants.ledger import ledger
from tests.mutants.reached import Reached, cache_folder, kept_at
from tests.mutants.replayed import Replays

Findings = dict[str, Finding]


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Which game; all, if not given.")
@click.option("--cards", is_flag=True, help="Changes of what cards declare and of their facts, instead of all rules.")
@click.option("--reasons", is_flag=True, help="Changes of the reasons given for refusals, instead of what may be done.")
@click.option(
    "--rules", is_flag=True, help="Look for a wrong engine for each rule, and write scenarios/wrong_engines.txt."
)
@click.option("--sample", "number", type=click.IntRange(1), help="So many changes, drawn at random; all, if not given.")
@click.option("--seed", default=0, show_default=True, help="Which sample.")
@click.option("--only", default="*", help="Changes whose name fits this pattern, such as '*:Action.compare:*'.")
@click.option("--replay", is_flag=True, help="Ask random games about every survivor: can it be told from the original?")
@click.option("--jobs", default=os.cpu_count() or 1, show_default=True, type=click.IntRange(1))
@click.option("--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures to FILE.")
def main(
    games: tuple[str, ...],
    cards: bool,
    reasons: bool,
    rules: bool,
    number: int | None,
    seed: int,
    only: str,
    replay: bool,
    jobs: int,
    json_file: Path | None,
) -> None:
    """Judges the reference engine with one thing changed, for one change after the other."""
    console = Console()
    if rules:
        raise SystemExit(sum([for_each_rule(game, jobs, console) for game in games or tuple(GAMES)]) > 0)
    changes: list[AnyChange] = []
    found: Findings = {}
    listed: set[str] = set()
    for game in games or tuple(GAMES):
        of_game = card_changes(game) if cards else [*rule_changes(game)]
        wanted = REASON if reasons else PLAY
        fitting = [change for change in of_game if change.of == wanted and fnmatch.fnmatch(change.name, only)]
        share = None if number is None else max(1, number // len(games or GAMES))
        taken = fitting if share is None else sample(fitting, share, seed)
        found |= judge_all(game, taken, jobs, replay, console)
        listed |= ledger(game).keys()
        changes += taken
    console.print(told(changes, found, listed))
    surviving = [change for change in changes if survives(change, found, listed)]
    for change in surviving:
        console.print(f"  survives: {change.name}", markup=False, highlight=False, soft_wrap=True)
        if (differs := found[change.name].differs) is not None:
            console.print(f"    {differs or 'no random game differs'}", markup=False, highlight=False, soft_wrap=True)
    if json_file is not None:
        json_file.write_text(json.dumps(figures(changes, found, listed), indent=2, ensure_ascii=False) + "\n", "utf-8")
    raise SystemExit(1 if surviving else 0)


def judge_all(game: str, changes: list[AnyChange], jobs: int, replay: bool, console: Console) -> Findings:
    """The findings of all these changes; those that are known already are not made again."""
    kept = kept_at(f"findings-{game}", ".ndjson")
    known = read(kept)
    if replay:
        known = {name: each for name, each in known.items() if each.refused or each.differs is not None}
    found = {change.name: known[change.name] for change in changes if change.name in known}
    left = [change for change in changes if change.name not in known]
    if not left:
        return found
    with console.status(f"{game}: which scenarios execute which lines"):
        judging = Judging(Reached(game), Replays(game) if replay else None, before(game))
    with Progress(*progress_columns(), console=console) as progress, kept.open("a", encoding="utf-8") as file:
        task = progress.add_task(f"{game}: changed engines", total=len(left))
        for change, finding in judged(judging, left, jobs):
            found[change.name] = finding
            file.write(json.dumps([change.name, msgspec.to_builtins(finding)]) + "\n")
            file.flush()
            progress.advance(task)
    return found


def for_each_rule(game: str, jobs: int, console: Console) -> int:
    """Writes the list of wrong engines by rule, and tells the rules that have none; how many these are."""
    with console.status(f"{game}: which scenarios execute which lines"):
        by_rule = ByRule(Judging(Reached(game), known=before(game)))
    rules = by_rule.rules()
    found: dict[str, tuple[str, str]] = {}
    with Progress(*progress_columns(), console=console) as progress:
        task = progress.add_task(f"{game}: rules with a wrong engine", total=len(rules))
        for find in (by_rule.written, lambda jobs: by_rule.find([rule for rule in rules if rule not in found], jobs)):
            for rule, case, engine in find(jobs):
                found.setdefault(rule, (case, engine))
                progress.update(task, completed=len(found))
    by_rule.write(found)
    without = [rule for rule in rules if rule not in found]
    console.print(f"{game}: {len(found)} of {len(rules)} rules have a wrong engine that a scenario of theirs refuses")
    for rule in without:
        console.print(f"  without: {rule}", markup=False, highlight=False, soft_wrap=True)
    return len(without)


def before(game: str) -> dict[str, str]:
    """Change → the scenario that refused it, whatever the suite and the engine were then."""
    kept = sorted(cache_folder().glob(f"findings-{game}-*.ndjson"), key=lambda path: path.stat().st_mtime)
    return {name: finding.by for path in kept for name, finding in read(path).items() if finding.by}


def progress_columns() -> list[ProgressColumn]:
    """How long work shows how far it is."""
    return [BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn()]


def read(path: Path) -> Findings:
    """Findings that were kept; a last line that was cut off is left."""
    found = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            name, finding = json.loads(line)
        except ValueError:
            continue
        found[name] = msgspec.convert(finding, Finding)
    return found


def survives(change: AnyChange, found: Findings, listed: set[str]) -> bool:
    """Whether neither verdict nor reason nor ledger speaks against a change."""
    finding = found[change.name]
    return not finding.refused and not finding.reason and change.name not in listed


def figures(changes: list[AnyChange], found: Findings, listed: set[str]) -> dict[str, object]:
    """What a sweep found, in numbers, and what survives without standing in the ledger."""
    of = [(change, found[change.name]) for change in changes]
    return {
        "sampled": len(of),
        "refused": sum(finding.refused for _, finding in of),
        "refused_deciding": sum(finding.deciding for _, finding in of),
        "reasons": sum(bool(finding.reason) for _, finding in of),
        "ledgered": sum(not finding.refused and not survives(change, found, listed) for change, finding in of),
        "survived": [
            {"where": change.name.partition(": ")[0], "change": change.name.partition(": ")[2]}
            for change, _ in of
            if survives(change, found, listed)
        ],
    }


def told(changes: list[AnyChange], found: Findings, listed: set[str]) -> Table:
    """The figures by kind of change."""
    table = Table(title="Generated wrong engines", title_justify="left")
    for column in ("change", "made", "refused", "%", "by deciding scenarios", "%", "in the ledger", "survive"):
        table.add_column(column, justify="left" if column == "change" else "right")
    kinds = Counter(change.kind for change in changes)
    for kind in (*sorted(kinds), "all"):
        figure = figures([change for change in changes if kind in (change.kind, "all")], found, listed)
        made, refused, deciding = (int(str(figure[key])) for key in ("sampled", "refused", "refused_deciding"))
        left = made - refused - int(str(figure["ledgered"]))
        shares = (f"{100 * part / made:.1f}" if made else "" for part in (refused, deciding))
        row = [kind, made, refused, next(shares), deciding, next(shares), figure["ledgered"], left]
        table.add_row(*map(str, row), end_section=kind != "all" and kind == sorted(kinds)[-1])
    return table


if __name__ == "__main__":
    main()
