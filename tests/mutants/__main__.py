"""`python -m tests.mutants`: generated wrong engines, judged by the scenarios, and what survives.

Every finding is kept beside the digest of what was judged by, so that a sweep that was cut off goes on.
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

REFUSED, LEDGERED, ONLY_REASON, NOT_TOLD, HOLE = "refused", "in the ledger", "reason only", "not told apart", "hole"
"""What can become of a change: a scenario refuses it; it stands in the ledger; who looks at reasons notices it; no play
that was tried tells it from the original; play does tell it, or could not be tried."""


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Which game; all, if not given.")
@click.option("--cards", is_flag=True, help="Changes of what cards declare and of their facts, instead of all rules.")
@click.option("--edition", metavar="GAME/E", help="Judge by this edition alone, such as vtes/classic.")
@click.option("--reasons", is_flag=True, help="Changes of the reasons given for refusals, instead of what may be done.")
@click.option(
    "--rules", is_flag=True, help="Look for a wrong engine for each rule, and write tests/mutants/killed_by_rule.txt."
)
@click.option("--fixed", is_flag=True, help="The changes that `make test` judges; notes which scenario refuses each.")
@click.option("--sample", "number", type=click.IntRange(1), help="So many changes, drawn at random; all, if not given.")
@click.option("--seed", default=0, show_default=True, help="Which sample.")
@click.option("--only", default="*", help="Changes whose name fits this pattern, such as '*:Action.compare:*'.")
@click.option("--profiles", is_flag=True, help="Tell also what each profile refuses by itself, of what it executes.")
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
    """Judges the reference engine with one thing changed, for one change after the other.

    With --workers or --scheduler this is spread over processes, and --out FILE keeps a line for each that is judged:
    the same command goes on after whatever has cut it off.
    """
    console = Console()
    console.width = max(console.width, WIDTH)
    if edition is not None and (rules or fixed):
        raise click.UsageError("--rules and --fixed are of the default editions; leave --edition out")
    if spread := workers is not None or scheduler is not None:
        if rules:
            raise click.UsageError("--rules looks for one after the other in this process; leave --workers out")
    elif out is not None:
        raise click.UsageError("--out keeps what is spread; add --workers or --scheduler")
    editions = editions_of(edition, games)
    if rules:
        raise SystemExit(sum([for_each_rule(game, jobs, console) for game in games or tuple(GAMES)]) > 0)
    changes: list[AnyChange] = []
    found: Findings = {}
    listed: set[str] = set()
    asked = tuple(GAMES) if fixed else tuple(editions) or games or tuple(GAMES)
    with Work("wrong engines", JudgedChange, workers, scheduler, out) if spread else nullcontext() as work:
        for game in asked:
            if fixed:
                taken = [change for what in ("rules", "cards") for change in fixed_sample(game, what)]
            else:
                of_game = card_changes(game) if cards else [*rule_changes(game)]
                wanted = REASON if reasons else PLAY
                fitting = [change for change in of_game if change.of == wanted and fnmatch.fnmatch(change.name, only)]
                share = None if number is None else max(1, number // len(asked))
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
        note({name: case if case and " " not in case else "-" for name, case in by.items()})  # others break at once
    told = figures(changes, found, listed)
    if profiles:
        worth = dict(by_profile(changes, editions, found, jobs, console))
        console.print(table_of_profiles(worth))
        told["profiles"] = msgspec.to_builtins(worth)
    if json_file is not None:
        json_file.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", "utf-8")
    raise SystemExit(1 if told["survived"] or (work is not None and work.lost) else 0)


def editions_of(edition: str | None, games: Sequence[str]) -> dict[str, str]:
    """The edition of each game that `--edition` means; empty where it was not given. Raises a usage error."""
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
    """The findings of all these changes by an edition; those that are known already are not made again."""
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
    with console.status(f"{game}: which scenarios execute which lines, and what the original tells"):
        judging = judging_of(game, edition, listed, before(game))
    with Progress(*progress_columns(), console=console) as progress, kept.open("a", encoding="utf-8") as file:
        task = progress.add_task(f"{game}: changed engines", total=len(left))
        for change, finding in judged(judging, left, jobs):
            found[change.name] = finding
            file.write(json.dumps([change.name, msgspec.to_builtins(finding)]) + "\n")
            file.flush()
            progress.advance(task)
    return found


def judge_spread(
    work: Work[JudgedChange], game: str, edition: str | None, changes: Sequence[AnyChange], console: Console
) -> Findings:
    """The same by many processes: of the changes that these have judged, now or before."""
    with console.status(f"{game}: which scenarios execute which lines, and what the original tells"):
        judging_of(game, edition)  # is kept, and found by the processes of this machine
    found: Findings = {}
    with Progress(*progress_columns(), console=console) as progress:
        task = progress.add_task(f"{game}: changed engines", total=len(changes))
        for name, finding in judged_by(work, game, edition, changes):
            found[name] = finding
            progress.advance(task)
    say_lost(work)
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


def by_profile(
    changes: Sequence[AnyChange], editions: Mapping[str, str], found: Findings, jobs: int, console: Console
) -> Iterator[tuple[str, Worth]]:
    """What each profile of the games of these changes is worth by itself."""
    for game in dict.fromkeys(map(game_of, changes)):
        with console.status(f"{game}: what each profile refuses"):
            judging = Judging(Reached(game, editions.get(game)), known=before(game))
            yield from worths(judging, [change for change in changes if game_of(change) == game], found, jobs)


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


def verdict_of(change: AnyChange, finding: Finding, listed: Collection[str]) -> str:
    """What became of a change: it was refused, or why not."""
    if finding.refused:
        return REFUSED
    if change.name in listed:
        return LEDGERED
    if finding.reason:
        return ONLY_REASON
    return NOT_TOLD if finding.differs == "" else HOLE


def figures(changes: Sequence[AnyChange], found: Findings, listed: Collection[str]) -> dict[str, Any]:
    """What a sweep found, in numbers, and what play tells apart though no scenario refuses it."""
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
    """The figures by kind of change, by chapter, and by game."""
    for title, key in (("kind", kind_of), ("chapter", chapter_of), ("game", game_of)):
        groups: dict[str, list[AnyChange]] = {}
        for change in sorted(changes, key=key):
            groups.setdefault(key(change), []).append(change)
        if len(groups) > 1 and title == "game":
            groups["all"] = [*changes]
        table = Table(box=SIMPLE, title=f"Generated wrong engines by {title}", title_justify="left")
        table.add_column(title, no_wrap=True)
        for column in COLUMNS:
            table.add_column(column, justify="right", no_wrap=True)
        for name, group in groups.items():
            table.add_row(name, *row(figures(group, found, listed)))
        yield table


def table_of_profiles(worth: dict[str, Worth]) -> Table:
    """Of the wrong engines that any scenario refuses and deciding ones of a profile execute: what these refuse."""
    table = Table(box=SIMPLE, title="Generated wrong engines by profile", title_justify="left")
    table.add_column("profile", no_wrap=True)
    for column in ("executed", "refused", "%"):
        table.add_column(column, justify="right", no_wrap=True)
    for name, each in worth.items():
        share = f"{100 * each.refused / each.reached:.1f}" if each.reached else ""
        table.add_row(name, str(each.reached), str(each.refused), share)
    return table


WIDTH = 120
COLUMNS = ("made", "refused", "%", "deciding", "ledger", "reason", "not told", "holes", "shown %", "deciding %")
"""`shown %`: of what play can show."""


def row(figure: dict[str, Any]) -> list[str]:
    """The figures of one group, in the order of COLUMNS."""
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
    """The package of the rules that a change lies in; of cards, what it is of."""
    if isinstance(change, FactChange):
        return f"{change.game}.facts"
    words = change.module.split(".")[1:]
    return ".".join(words[: 3 if words[1:2] == ["cards"] else 2])


def game_of(change: AnyChange) -> str:
    return change.game if isinstance(change, FactChange) else change.module.split(".")[1]


if __name__ == "__main__":
    main()
