"""Run many fuzzed requests and files, and list the findings: `python -m tests.fuzz`.

Each case depends on the seed and its number only, whichever process makes it. Results are saved as they arrive, so an
interrupted run resumes. Each game, and all files together, have their own figures, with the commit and a digest of the
code that they are about. When code changes, only the parts that it can affect start again; former figures are kept.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
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

from conformance.cli.options import Duration
from conformance.supervision.parent_watch import end_with_parent
from reference_engine.engine import GAMES
from tests.fuzz import files, requests
from tests.fuzz.findings import ROOT, Finding, FindingCounts
from tests.fuzz.material import material

CODE = ("conformance", "reference_engine", "scenarios", "features", "tests/fuzz")
"""Folders whose code the figures are about."""

FILES_PART = "files"
"""Part of a run that reads files. The other parts are the games."""

ABOVE = ("cli", "commands", "diff", "docgen", "explorer", "fuzzing", "game_tree", "scoreboard", "search", "vectors")
"""Parts of `conformance` that no request reaches."""

OF_A_GAME = ("reference_engine", "features", "conformance/steps")
"""Folders with a folder for each game. No game imports another's."""

PROGRESS_SECONDS = 60
"""Seconds between two progress lines without a terminal."""

CONVERSATIONS, FILES = 40, 200
"""Numbers of conversations and files in one batch."""


class FuzzRun(msgspec.Struct, kw_only=True):
    """Results of one part for one state of the code."""

    part: str
    """A game, or `files`."""
    code: str
    """Digest of the code that can affect the part."""
    commit: str
    """Commit at which it was begun; with a `+` if files differed from it, empty without Git."""
    began: str
    """Start time, ISO 8601, UTC."""
    seconds: float = 0.0
    """Processor time of all processes."""
    batches: int = 0
    """Number of batches done."""
    tally: FindingCounts = msgspec.field(default_factory=FindingCounts)
    findings: list[Finding] = msgspec.field(default_factory=list)
    met: dict[str, int] = msgspec.field(default_factory=dict)
    """Key of a finding → number of times it was met."""

    @property
    def asked(self) -> int:
        """Number of requests or files."""
        return sum(self.tally.asked.values())


class RunFile(msgspec.Struct, kw_only=True):
    """File of a run."""

    seed: int
    parts: dict[str, FuzzRun]
    former: list[FuzzRun] = []
    """Runs with other code."""

    @property
    def findings(self) -> list[tuple[FuzzRun, Finding]]:
        """All findings with their part."""
        return [(run, finding) for run in self.parts.values() for finding in run.findings]


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
@click.option("--for", "seconds", type=Duration(), help="Stop after this time, such as 90s or 10m.")
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
    seconds: float | None,
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
    keep(kept, kept_at)
    try:
        with Progress(*_columns(), console=console) as progress:
            reported = time.monotonic()
            end = None if seconds is None else reported + seconds
            for done in going_on(kept, wanted_requests, wanted_files, jobs, folder, progress, end):
                keep(kept, kept_at)
                if not console.is_terminal and time.monotonic() >= reported + PROGRESS_SECONDS:
                    reported = time.monotonic()
                    print(f"{done[0]:,} requests, {done[1]:,} files, {len(kept.findings)} findings", flush=True)
    finally:
        for table in tables(kept):
            console.print(table)
        for run, finding in kept.findings:
            where = folder / f"{name_of(finding)}.json"
            line = f"{run.met[finding.key]} × {finding.kind}: {finding.key} ({where})"
            console.print(line, style="bold red", markup=False, highlight=False, soft_wrap=True)
    raise SystemExit(1 if kept.findings else 0)


def begun(path: Path | None, seed: int) -> RunFile:
    """Return the run saved in `path`, or a new one. Parts whose code has changed start again."""
    now, at = datetime.now(UTC).isoformat(timespec="seconds"), commit()
    new = {part: FuzzRun(part=part, code=digest(part), commit=at, began=now) for part in (*GAMES, FILES_PART)}
    if path is None or not path.exists():
        return RunFile(seed=seed, parts=new)
    kept = msgspec.json.decode(path.read_bytes(), type=RunFile)
    if kept.seed != seed:
        raise click.UsageError(f"{path} has the figures of --seed {kept.seed}; use that seed, or choose another file")
    for part, run in new.items():
        if (was := kept.parts.get(part)) is None or was.code != run.code:
            kept.former += [was] if was is not None and was.batches else []
            kept.parts[part] = run
    return kept


def digest(part: str) -> str:
    """Return a digest of everything that can affect the response to a request, or to a file."""
    without: tuple[Path, ...] = ()
    if part != FILES_PART:
        others = [game for game in GAMES if game != part]
        of_others = (ROOT / folder / game for folder in OF_A_GAME for game in others)
        without = (*(ROOT / "conformance" / name for name in ABOVE), *of_others)
    found = hashlib.sha256()
    for folder in CODE:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc" and not any(path.is_relative_to(each) for each in without):
                found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def commit() -> str:
    """Return the commit of the checkout, with a `+` if its code differs, or nothing without Git."""

    def git(*arguments: str) -> str:
        done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=True, text=True)
        return done.stdout.strip()

    try:
        return git("rev-parse", "--short=12", "HEAD") + "+" * bool(git("status", "--porcelain", "--", *CODE))
    except (OSError, subprocess.CalledProcessError):
        return ""


def going_on(
    kept: RunFile,
    wanted_requests: int,
    wanted_files: int,
    jobs: int,
    folder: Path,
    progress: Progress,
    end: float | None = None,
) -> Iterator[tuple[int, int]]:
    """Run batches until all targets are reached or the time is over, and yield the numbers of requests and files."""
    bars = [progress.add_task("requests", total=wanted_requests), progress.add_task("files", total=wanted_files)]
    share = -(-wanted_requests // len(GAMES))
    wanted = {part: wanted_files if part == FILES_PART else share for part in kept.parts}

    def done() -> tuple[int, int]:
        return sum(kept.parts[game].asked for game in GAMES), kept.parts[FILES_PART].asked

    with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
        under_way: dict[Future[BatchResult], tuple[str, int]] = {}
        ready: dict[tuple[str, int], BatchResult] = {}
        next_ones = {part: run.batches for part, run in kept.parts.items()}
        while True:
            for bar, completed in zip(bars, done(), strict=True):
                progress.update(bar, completed=completed)
            left = [part for part, run in kept.parts.items() if run.asked < wanted[part]]
            if end is not None and time.monotonic() >= end:
                left = []
            while left and len(under_way) < jobs:
                part = min(left, key=lambda each: kept.parts[each].asked / wanted[each])
                known = sorted({key for run in kept.parts.values() for key in run.met})
                future = pool.submit(batch, part, next_ones[part], kept.seed, known)
                under_way[future] = (part, next_ones[part])
                next_ones[part] += 1
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                ready[under_way.pop(future)] = future.result()
            # Batches count in their order, so an interrupted one runs again.
            for part, run in kept.parts.items():
                while result := ready.pop((part, run.batches), None):
                    run.batches += 1
                    count(kept, run, result, folder)
            yield done()


def count(kept: RunFile, run: FuzzRun, result: BatchResult, folder: Path) -> None:
    """Add a batch to the figures of its part, and write findings that no part has met to files."""
    run.seconds += result.seconds
    run.tally.add(result.tally)
    for finding in result.findings:
        if not any(finding.key in each.met for each in kept.parts.values()):
            run.findings.append(finding)
            write(finding, folder)
        run.met[finding.key] = run.met.get(finding.key, 0) + 1


def batch(part: str, number: int, seed: int, before: list[str]) -> BatchResult:
    """Run a batch of conversations or files, the same for the same number and seed."""
    began, tally, known = time.process_time(), FindingCounts(), set(before)
    findings: list[Finding] = []
    size = FILES if part == FILES_PART else CONVERSATIONS
    kinds = list(files.kinds().values()) if part == FILES_PART else []
    for at in range(number * size, number * size + size):
        chance = Random(f"{seed} {part} {at}")
        if part == FILES_PART:
            finding = files.fuzz(kinds[at % len(kinds)], chance, tally, at, before=known)
        else:
            finding = requests.fuzz(material(part), chance, tally, at, before=known)
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


def tables(kept: RunFile) -> Iterator[Table]:
    """Yield tables of the responses by kind, of the requests and files, and of the code that they are about."""
    answers = Table("kind", "answer", "times", box=SIMPLE)
    table = Table("kind", "number", "positions played", "decisions", "slowest, s", "largest, bytes", box=SIMPLE)
    about = Table("part", "number", "commit", "code", "began", "processor s", box=SIMPLE)
    for run in kept.parts.values():
        for answer, times in sorted(run.tally.answered.items()):
            kind, _, text = answer.partition(": ")
            answers.add_row(kind, text, f"{times:,}")
        for kind in sorted(run.tally.asked):
            row: list[Any] = [run.tally.asked[kind], run.tally.plays.get(kind, ""), run.tally.decisions.get(kind, "")]
            counts = [f"{each:,}" if each != "" else "" for each in row]
            table.add_row(kind, *counts, f"{run.tally.slowest[kind]:.3f}", f"{run.tally.largest[kind]:,}")
        about.add_row(run.part, f"{run.asked:,}", run.commit, run.code, run.began, f"{run.seconds:,.0f}")
    yield from (answers, table, about)


def _columns() -> tuple[Any, ...]:
    return TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()


if __name__ == "__main__":
    main()
