"""Generate mutants, judge them with the scenarios, and list those that survive: `python -m tests.mutants`.

Findings are cached by a digest of everything they depend on, so an interrupted sweep resumes.
"""

from __future__ import annotations

import fnmatch
import json
import os
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from conformance.commands.engines import choose_engine
from reference_engine.engine import GAMES
from tests.distributed import Work, say_lost, spread_options
from tests.mutants.by_profile import Worth, worths
from tests.mutants.by_rule import ByRule
from tests.mutants.card_values import FactChange
from tests.mutants.changes import PLAY, REASON
from tests.mutants.coverage import Reached, cache_folder, kept_at
from tests.mutants.distributed import JudgedChange, judged_by, judging_of
from tests.mutants.fixed import fixed_sample, note
from tests.mutants.ledger import ledger
from tests.mutants.verdicts import AnyChange, Finding, Judging, card_changes, judged, rule_changes, sample

Findings = dict[str, Finding]

REFUSED, LEDGERED, ONLY_REASON, NOT_TOLD, HOLE = "killed", "in the ledger", "reason only", "equal", "survivor"
"""Possible results for a mutant.

A scenario kills it; it is in the ledger; only its reasons differ; no replay distinguishes it from the original; or a
replay does, or could not be tried.
"""


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Judge this game; default: all.")
@click.option("--cards", is_flag=True, help="Change what cards declare and their facts, instead of all rules.")
@click.option("--edition", metavar="GAME/E", help="Judge with this edition only, such as vtes/classic.")
@click.option("--reasons", is_flag=True, help="Change the reasons for refusals, instead of the choices.")
@click.option("--rules", is_flag=True, help="Find a mutant for each rule, and write tests/mutants/killed_by_rule.txt.")
@click.option("--fixed", is_flag=True, help="Judge the mutants of `make test`, and write down what kills each.")
@click.option("--sample", "number", type=click.IntRange(1), help="Number of changes to draw at random; default: all.")
@click.option("--seed", default=0, show_default=True, help="Seed of the sample.")
@click.option("--only", default="*", help="Judge changes whose name matches, such as '*:Action.compare:*'.")
@click.option("--profiles", is_flag=True, help="Also show the mutation score of each profile.")
@click.option("--jobs", default=os.cpu_count() or 1, show_default=True, type=click.IntRange(1))
@spread_options
@click.option("--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures to FILE.")
def main(
    games: tuple[str, ...],
    edition: str | None,
    cards: bool,
    reasons: bool,
    rules: bool,
    fixed: bool,
    number: int | None,
    seed: int,
    only: str,
    profiles: bool,
    jobs: int,
    workers: int | None,
    scheduler: str | None,
    out: Path | None,
    json_file: Path | None,
) -> None:
    """Judge the reference engine with one change at a time.

    With --workers or --scheduler the work is spread over processes, and --out FILE keeps a line for each result. Run
    the same command again to resume after an interruption.
    """
    console = Console()
    console.width = max(console.width, WIDTH)
    if edition is not None and (rules or fixed):
        raise click.UsageError("--rules and --fixed use the default editions; remove --edition")
    if spread := workers is not None or scheduler is not None:
        if rules:
            raise click.UsageError("--rules runs in one process; remove --workers and --scheduler")
    elif out is not None:
        raise click.UsageError("--out needs several processes; add --workers or --scheduler")
    editions = editions_of(edition, games)
    if rules:
        raise SystemExit(sum([for_each_rule(game, jobs, console) for game in games or tuple(GAMES)]) > 0)
    changes: list[AnyChange] = []
    found: Findings = {}
    listed: set[str] = set()
    chosen = tuple(GAMES) if fixed else tuple(editions) or games or tuple(GAMES)
    with Work("mutants", JudgedChange, workers, scheduler, out) if spread else nullcontext() as work:
        for game in chosen:
            if fixed:
                taken = [change for what in ("rules", "cards") for change in fixed_sample(game, what)]
            else:
                of_game = card_changes(game) if cards else [*rule_changes(game)]
                wanted = REASON if reasons else PLAY
                fitting = [change for change in of_game if change.of == wanted and fnmatch.fnmatch(change.name, only)]
                share = None if number is None else max(1, number // len(chosen))
                taken = fitting if share is None else sample(fitting, share, seed)
            listed |= ledger(game).keys()
            if work is not None:
                found |= judge_spread(work, game, editions.get(game), taken, console)
            else:
                found |= judge_all(game, editions.get(game), taken, jobs, listed, console)
            changes += [change for change in taken if change.name in found]
    for table in tables(changes, found, listed):
        console.print(table)
    for change in changes:
        if (verdict := verdict_of(change, found[change.name], listed)) in (HOLE, NOT_TOLD):
            console.print(f"  {verdict}: {change.name}", markup=False, highlight=False, soft_wrap=True)
            if differs := found[change.name].differs:
                console.print(f"    {differs}", markup=False, highlight=False, soft_wrap=True)
    if fixed:
        by = {change.name: found[change.name].by or found[change.name].reason for change in changes}
        note({name: case if case and " " not in case else "-" for name, case in by.items()})
    report = figures(changes, found, listed)
    if profiles:
        worth = dict(by_profile(changes, editions, found, jobs, console))
        console.print(table_of_profiles(worth))
        report["profiles"] = msgspec.to_builtins(worth)
    if json_file is not None:
        json_file.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", "utf-8")
    raise SystemExit(1 if report["survived"] or (work is not None and work.lost) else 0)


def editions_of(edition: str | None, games: Sequence[str]) -> dict[str, str]:
    """Return the edition of each game that `--edition` selects; empty if it is not given. Raises UsageError."""
    choice = choose_engine("reference", edition)
    engine = choice.start()
    try:
        return choice.editions(games or tuple(GAMES), engine.description) or {}
    finally:
        engine.close()


def judge_all(
    game: str,
    edition: str | None,
    changes: list[AnyChange],
    jobs: int,
    listed: Collection[str],
    console: Console,
) -> Findings:
    """Judge all changes with an edition, and return the findings. Cached findings are used again."""
    kept = kept_at("findings", game, ".ndjson", "engine", "judges", "suite", "changes", edition=edition or "")
    known = {
        name: each
        for name, each in read(kept).items()
        if each.refused or each.reason or each.differs is not None or name in listed
    }
    found = {change.name: known[change.name] for change in changes if change.name in known}
    left = [change for change in changes if change.name not in known]
    if not left:
        return found
    with console.status(f"{game}: run the scenarios under coverage, and record the replays"):
        judging = judging_of(game, edition, listed, before(game))
    with Progress(*progress_columns(), console=console) as progress, kept.open("a", encoding="utf-8") as file:
        task = progress.add_task(f"{game}: mutants", total=len(left))
        for change, finding in judged(judging, left, jobs):
            found[change.name] = finding
            file.write(json.dumps([change.name, msgspec.to_builtins(finding)]) + "\n")
            file.flush()
            progress.advance(task)
    return found


def judge_spread(
    work: Work[JudgedChange], game: str, edition: str | None, changes: Sequence[AnyChange], console: Console
) -> Findings:
    """Judge the changes in many processes, and return the findings, old and new."""
    with console.status(f"{game}: run the scenarios under coverage, and record the replays"):
        judging_of(game, edition)  # caches it, so the processes of this machine find it
    found: Findings = {}
    with Progress(*progress_columns(), console=console) as progress:
        task = progress.add_task(f"{game}: mutants", total=len(changes))
        for name, finding in judged_by(work, game, edition, changes):
            found[name] = finding
            progress.advance(task)
    say_lost(work)
    return found


def for_each_rule(game: str, jobs: int, console: Console) -> int:
    """Write the list of mutants by rule, print the rules without one, and return the number of those."""
    with console.status(f"{game}: run the scenarios under coverage"):
        by_rule = ByRule(Judging(Reached(game), known=before(game)))
    rules = by_rule.rules()
    found: dict[str, tuple[str, str]] = {}
    with Progress(*progress_columns(), console=console) as progress:
        task = progress.add_task(f"{game}: rules with a mutant", total=len(rules))
        for find in (by_rule.written, lambda jobs: by_rule.find([rule for rule in rules if rule not in found], jobs)):
            for rule, case, engine in find(jobs):
                found.setdefault(rule, (case, engine))
                progress.update(task, completed=len(found))
    by_rule.write(found)
    without = [rule for rule in rules if rule not in found]
    console.print(f"{game}: {len(found)} of {len(rules)} rules have a mutant that a scenario of the rule kills")
    for rule in without:
        console.print(f"  without: {rule}", markup=False, highlight=False, soft_wrap=True)
    return len(without)


def by_profile(
    changes: Sequence[AnyChange], editions: Mapping[str, str], found: Findings, jobs: int, console: Console
) -> Iterator[tuple[str, Worth]]:
    """Yield each profile of these changes' games with its mutation score."""
    for game in dict.fromkeys(map(game_of, changes)):
        with console.status(f"{game}: mutation score of each profile"):
            judging = Judging(Reached(game, editions.get(game)), known=before(game))
            yield from worths(judging, [change for change in changes if game_of(change) == game], found, jobs)


def before(game: str) -> dict[str, str]:
    """Return change → the scenario that killed it in any cached run."""
    kept = sorted(cache_folder().glob(f"findings-{game}-*.ndjson"), key=lambda path: path.stat().st_mtime)
    return {name: finding.by for path in kept for name, finding in read(path).items() if finding.by}


def progress_columns() -> list[ProgressColumn]:
    """Columns of a progress bar for long work."""
    return [BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn()]


def read(path: Path) -> Findings:
    """Return the cached findings. An incomplete last line is ignored."""
    found = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            name, finding = json.loads(line)
        except ValueError:
            continue
        found[name] = msgspec.convert(finding, Finding)
    return found


def verdict_of(change: AnyChange, finding: Finding, listed: Collection[str]) -> str:
    """Return the result for a change: killed, or why not."""
    if finding.refused:
        return REFUSED
    if change.name in listed:
        return LEDGERED
    if finding.reason:
        return ONLY_REASON
    return NOT_TOLD if finding.differs == "" else HOLE


def figures(changes: Sequence[AnyChange], found: Findings, listed: Collection[str]) -> dict[str, Any]:
    """Return the results of a sweep in numbers, and the survivors."""
    of = [(change, verdict_of(change, found[change.name], listed)) for change in changes]
    number = Counter(verdict for _, verdict in of)
    return {
        "sampled": len(of),
        "refused": number[REFUSED],
        "refused_deciding": sum(found[change.name].deciding for change in changes),
        "ledgered": number[LEDGERED],
        "reasons": number[ONLY_REASON],
        "not_told": number[NOT_TOLD],
        "survived": [
            {
                "where": change.name.partition(": ")[0],
                "change": change.name.partition(": ")[2],
                "differs": found[change.name].differs,
            }
            for change, verdict in of
            if verdict == HOLE
        ],
    }


def tables(changes: Sequence[AnyChange], found: Findings, listed: Collection[str]) -> Iterator[Table]:
    """Yield tables of the figures by kind of change, by chapter, and by game."""
    for title, key in (("kind", kind_of), ("chapter", chapter_of), ("game", game_of)):
        groups: dict[str, list[AnyChange]] = {}
        for change in sorted(changes, key=key):
            groups.setdefault(key(change), []).append(change)
        if len(groups) > 1 and title == "game":
            groups["all"] = [*changes]
        table = Table(box=SIMPLE, title=f"Mutants by {title}", title_justify="left")
        table.add_column(title, no_wrap=True)
        for column in COLUMNS:
            table.add_column(column, justify="right", no_wrap=True)
        for name, group in groups.items():
            table.add_row(name, *row(figures(group, found, listed)))
        yield table


def table_of_profiles(worth: dict[str, Worth]) -> Table:
    """Return the table of profiles.

    It counts mutants that some scenario kills and that the profile's deciding scenarios execute.
    """
    table = Table(box=SIMPLE, title="Mutants by profile", title_justify="left")
    table.add_column("profile", no_wrap=True)
    for column in ("executed", "killed", "%"):
        table.add_column(column, justify="right", no_wrap=True)
    for name, each in worth.items():
        share = f"{100 * each.refused / each.reached:.1f}" if each.reached else ""
        table.add_row(name, str(each.reached), str(each.refused), share)
    return table


WIDTH = 120
COLUMNS = ("made", "killed", "%", "deciding", "ledger", "reason", "equal", "survived", "shown %", "deciding %")
"""Column titles. `shown %` is the share of mutants that a replay can distinguish."""


def row(figure: dict[str, Any]) -> list[str]:
    """Return the figures of one group, in the order of COLUMNS."""
    holes = len(figure["survived"])
    shown = figure["refused"] + holes
    shares = [
        f"{100 * part / whole:.1f}" if whole else ""
        for part, whole in (
            (figure["refused"], figure["sampled"]),
            (figure["refused"], shown),
            (figure["refused_deciding"], shown),
        )
    ]
    numbers = (figure[key] for key in ("refused_deciding", "ledgered", "reasons", "not_told"))
    cells = (figure["sampled"], figure["refused"], shares[0], *numbers, holes, *shares[1:])
    return [str(cell) for cell in cells]


def kind_of(change: AnyChange) -> str:
    return change.kind


def chapter_of(change: AnyChange) -> str:
    """Return the package of the rules that a change is in, or `GAME.facts`."""
    if isinstance(change, FactChange):
        return f"{change.game}.facts"
    words = change.module.split(".")[1:]
    return ".".join(words[: 3 if words[1:2] == ["cards"] else 2])


def game_of(change: AnyChange) -> str:
    return change.game if isinstance(change, FactChange) else change.module.split(".")[1]


if __name__ == "__main__":
    main()
