"""Run many fuzzed requests and files, and list the findings: `python -m tests.fuzz`.

Each case depends on the seed and its number only, whichever process makes it. Results are saved as they arrive, so an
interrupted run resumes. Figures for other code are kept separately.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click
import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from conformance.supervision.parent_watch import end_with_parent
from reference_engine.engine import GAMES
from tests.fuzz import files, requests
from tests.fuzz.findings import ROOT, Finding, FindingCounts
from tests.fuzz.material import material

CODE = ("conformance", "reference_engine", "scenarios", "features", "tests/fuzz")
"""Folders whose code the figures are about."""

PROGRESS_SECONDS = 60
"""Seconds between two progress lines without a terminal."""

CONVERSATIONS, FILES = 40, 200
"""Numbers of conversations and files in one batch."""


class FuzzRun(msgspec.Struct, kw_only=True):
    """Results for one state of the code."""

    code: str
    """Digest of the code."""
    began: str
    """Start time, ISO 8601, UTC."""
    seconds: float = 0.0
    """Processor time of all processes."""
    conversations: int = 0
    """Number of batches of conversations done. `files` counts batches of files."""
    files: int = 0
    tally: FindingCounts = msgspec.field(default_factory=FindingCounts)
    findings: list[Finding] = msgspec.field(default_factory=list)
    met: dict[str, int] = msgspec.field(default_factory=dict)
    """Key of a finding → number of times it was met."""


class RunFile(msgspec.Struct, kw_only=True):
    """File of a run."""

    seed: int
    run: FuzzRun
    former: list[FuzzRun] = []
    """Runs with other code."""


class Here:
    """Replacement for a pool of processes that runs work at once."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def submit(self, work: Callable[..., BatchResult], *arguments: Any) -> Future[BatchResult]:
        """Run the work, and return its result as a finished future."""
        future = Future[BatchResult]()
        future.set_result(work(*arguments))
        return future


class BatchResult(NamedTuple):
    """Results of a batch."""

    tally: FindingCounts
    findings: list[Finding]
    seconds: float


@click.command()
@click.option("--requests", "wanted_requests", default=100_000, show_default=True, help="Number of requests.")
@click.option("--files", "wanted_files", default=10_000, show_default=True, help="Number of files.")
@click.option("--jobs", default=os.cpu_count() or 1, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=0, show_default=True, help="Seed of the requests and files.")
@click.option(
    "--json",
    "kept_at",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Save the figures in FILE, and resume from it.",
)
@click.option(
    "--findings",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("findings"),
    show_default=True,
    help="Write a file for each finding into this folder.",
)
@click.option(
    "--repeat", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="Only repeat the finding in FILE."
)  # fmt: skip
def main(
    wanted_requests: int,
    wanted_files: int,
    jobs: int,
    seed: int,
    kept_at: Path | None,
    folder: Path,
    repeat: Path | None,
) -> None:
    """Send the reference engine requests that nobody should send, and read files that nobody should write."""
    console = Console()
    if repeat is not None:
        raise SystemExit(repeat_finding(msgspec.json.decode(repeat.read_bytes(), type=Finding), console))
    kept = begun(kept_at, seed)
    try:
        with Progress(*_columns(), console=console) as progress:
            reported = time.monotonic()
            for done in going_on(kept, wanted_requests, wanted_files, jobs, folder, progress):
                keep(kept, kept_at)
                if not console.is_terminal and time.monotonic() >= reported + PROGRESS_SECONDS:
                    reported = time.monotonic()
                    print(f"{done[0]:,} requests, {done[1]:,} files, {len(kept.run.findings)} findings", flush=True)
    finally:
        for table in tables(kept.run):
            console.print(table)
        for finding in kept.run.findings:
            where = folder / f"{name_of(finding)}.json"
            line = f"{kept.run.met[finding.key]} × {finding.kind}: {finding.key} ({where})"
            console.print(line, style="bold red", markup=False, highlight=False, soft_wrap=True)
    raise SystemExit(1 if kept.run.findings else 0)


def begun(path: Path | None, seed: int) -> RunFile:
    """Return the run saved in `path`, or a new one. Figures for other code start again."""
    new = FuzzRun(code=digest(), began=datetime.now(UTC).isoformat(timespec="seconds"))
    if path is None or not path.exists():
        return RunFile(seed=seed, run=new)
    kept = msgspec.json.decode(path.read_bytes(), type=RunFile)
    if kept.seed != seed:
        raise click.UsageError(f"{path} has the figures of --seed {kept.seed}; use that seed, or choose another file")
    if kept.run.code != new.code:
        kept.former.append(kept.run)
        kept.run = new
    return kept


def digest() -> str:
    """Return a digest of everything that affects the response to a request or a file."""
    found = hashlib.sha256()
    for part in CODE:
        for path in sorted((ROOT / part).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def going_on(
    kept: RunFile, wanted_requests: int, wanted_files: int, jobs: int, folder: Path, progress: Progress
) -> Iterator[tuple[int, int]]:
    """Run batches until both targets are reached, and yield the numbers of requests and files."""
    run = kept.run
    bars = [progress.add_task("requests", total=wanted_requests), progress.add_task("files", total=wanted_files)]
    games = set(GAMES)

    def done() -> tuple[int, int]:
        of_games = sum(number for kind, number in run.tally.asked.items() if kind in games)
        return of_games, sum(run.tally.asked.values()) - of_games

    with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
        under_way: dict[Future[BatchResult], tuple[str, int]] = {}
        ready: dict[tuple[str, int], BatchResult] = {}
        next_ones = {"conversations": run.conversations, "files": run.files}
        while True:
            left = {"conversations": done()[0] < wanted_requests, "files": done()[1] < wanted_files}
            for bar, completed in zip(bars, done(), strict=True):
                progress.update(bar, completed=completed)
            while any(left.values()) and len(under_way) < jobs:
                what = min((each for each in left if left[each]), key=lambda each: next_ones[each])
                future = pool.submit(batch, what, next_ones[what], kept.seed, sorted(run.met))
                under_way[future] = (what, next_ones[what])
                next_ones[what] += 1
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                ready[under_way.pop(future)] = future.result()
            # Batches count in their order, so an interrupted one runs again.
            for what in left:
                while result := ready.pop((what, getattr(run, what)), None):
                    setattr(run, what, getattr(run, what) + 1)
                    count(run, result, folder)
            yield done()


def count(run: FuzzRun, result: BatchResult, folder: Path) -> None:
    """Add a batch to the figures, and write new findings to files."""
    run.seconds += result.seconds
    run.tally.add(result.tally)
    for finding in result.findings:
        if finding.key not in run.met:
            run.findings.append(finding)
            write(finding, folder)
        run.met[finding.key] = run.met.get(finding.key, 0) + 1


def batch(what: str, number: int, seed: int, before: list[str]) -> BatchResult:
    """Run a batch of conversations or files, the same for the same number and seed."""
    began, tally, known = time.process_time(), FindingCounts(), set(before)
    findings: list[Finding] = []
    size = CONVERSATIONS if what == "conversations" else FILES
    kinds = [] if what == "conversations" else list(files.kinds().values())
    for at in range(number * size, number * size + size):
        chance = Random(f"{seed} {what} {at}")
        if what == "conversations":
            game = tuple(GAMES)[at % len(GAMES)]
            finding = requests.fuzz(material(game), chance, tally, at, before=known)
        else:
            finding = files.fuzz(kinds[at % len(kinds)], chance, tally, at, before=known)
        if finding is not None:
            known.add(finding.key)
            findings.append(finding)
    return BatchResult(tally, findings, time.process_time() - began)


def keep(kept: RunFile, path: Path | None) -> None:
    """Replace the file atomically."""
    if path is not None:
        beside = path.with_name(f"{path.name}.new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
        beside.replace(path)


def name_of(finding: Finding) -> str:
    return hashlib.sha256(finding.key.encode()).hexdigest()[:12]


def write(finding: Finding, folder: Path) -> None:
    """Write a file that repeats a finding."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name_of(finding)}.json").write_bytes(
        msgspec.json.format(msgspec.json.encode(finding), indent=1) + b"\n"
    )


def repeat_finding(finding: Finding, console: Console) -> int:
    """Repeat a finding. Return 1 if it is still found, 0 otherwise."""
    if finding.kind in GAMES:
        found = requests.repeated(finding.kind, finding.case)
    else:
        found = files.repeated(files.kinds()[finding.kind], finding.case)
    for each in finding.case:
        console.print(each if isinstance(each, str) else json.dumps(each, ensure_ascii=False), markup=False)
    console.print(f"found: {found}" if found else f"no longer found: {finding.key}", markup=False)
    return 1 if found else 0


def tables(run: FuzzRun) -> Iterator[Table]:
    """Yield tables of the responses by kind, and of the requests and files."""
    answers = Table("kind", "answer", "times", box=SIMPLE)
    for answer, times in sorted(run.tally.answered.items()):
        kind, _, text = answer.partition(": ")
        answers.add_row(kind, text, f"{times:,}")
    yield answers
    table = Table("kind", "number", "positions played", "decisions", "slowest, s", "largest, bytes", box=SIMPLE)
    for kind in sorted(run.tally.asked):
        row: list[Any] = [run.tally.asked[kind], run.tally.plays.get(kind, ""), run.tally.decisions.get(kind, "")]
        counts = [f"{each:,}" if each != "" else "" for each in row]
        table.add_row(kind, *counts, f"{run.tally.slowest[kind]:.3f}", f"{run.tally.largest[kind]:,}")
    yield table


def _columns() -> tuple[Any, ...]:
    return TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()


if __name__ == "__main__":
    main()
