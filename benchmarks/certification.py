"""Benchmark of the complete command: `justicar certify` with all reports on the reference engine, on one core and two.

Each run is its own process, bound to the cores that its row names if the system allows it. Seconds are wall-clock time
from the start of Python to its end. The table also shows processor seconds, which other programs on the machine affect
less. Memory is the maximum of any one process of the run.
"""

from __future__ import annotations

import os
import shlex
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path

import msgspec

from benchmarks.grown import grow
from benchmarks.measure import (
    ROOT,
    BenchmarkResult,
    Sheet,
    Spent,
    Tell,
    Wrong,
    cores,
    gathered,
    in_turn,
    launched,
    ratio,
)

STDIO = f"stdio:{shlex.quote(sys.executable)} -m conformance serve"
SUITE = ROOT
"""Folder of the features."""
SIZES = (2000, 8000)
MEGABYTE = 1_000_000


class CertifySetup(msgspec.Struct, frozen=True):
    """Setup of a certification: connection to the engine, number of jobs, and cores."""

    name: str
    spec: str = "reference"
    jobs: int = 1

    def cores(self, number: int) -> tuple[int, ...]:
        """Return as many cores as jobs, different ones in every round if there are more."""
        free = cores()
        return tuple(free[(number * self.jobs + each) % len(free)] for each in range(self.jobs)) if free else ()


ONE, TWO = CertifySetup("one core"), CertifySetup("two cores, 2 jobs", jobs=2)
WAYS = (ONE, TWO, CertifySetup("over stdio, one core", STDIO), CertifySetup("over stdio, two cores, 2 jobs", STDIO, 2))


class CertifyRun(Spent, frozen=True):
    """One certification."""

    judging: float
    """Seconds spent on the scenarios, as the command reports them."""
    verdicts: dict[str, int]

    @property
    def scenarios(self) -> int:
        return sum(self.verdicts.values())

    @property
    def rate(self) -> float:
        """Scenarios a second for the whole command."""
        return self.scenarios / self.seconds


def certify(way: CertifySetup, suite: Path, number: int = 0) -> CertifyRun:
    """Run the command with reports, on the features in `suite`. Raises Wrong if there are no results."""
    with tempfile.TemporaryDirectory(prefix="certify-") as folder:
        command = [sys.executable, "-m", "conformance", "certify", "--quiet", "--engine", way.spec]
        command += ["--jobs", str(way.jobs), "--report", folder]
        packages = {"PYTHONPATH": os.pathsep.join((str(suite), str(ROOT)))}
        done, spent = launched(command, suite, packages, way.cores(number))
        results = Path(folder) / "results.json"
        if not results.exists():
            raise Wrong(f"{shlex.join(command)} wrote no results:\n{done.stdout}{done.stderr}")
        told = msgspec.json.decode(results.read_bytes())
    verdicts = Counter(scenario["verdict"] for scenario in told["scenarios"])
    return CertifyRun(**msgspec.structs.asdict(spent), judging=told["seconds"], verdicts=dict(verdicts))


def grown(scenarios: int) -> CertifyRun:
    """Certify on one core with a suite of `scenarios` scenarios."""
    with tempfile.TemporaryDirectory(prefix="grown-") as folder:
        grow(Path(folder), scenarios)
        found = certify(ONE, Path(folder))
    if found.scenarios != scenarios:
        raise Wrong(f"{found.scenarios} scenarios ran instead of {scenarios}")
    return found


def measure(rounds: int, quick: bool, tell: Tell) -> BenchmarkResult:
    """Measure everything, interleaved. `quick` skips stdio and larger suites."""
    ways = [way for way in (WAYS[:2] if quick else WAYS) if not cores() or way.jobs <= len(cores())]
    found = in_turn({way.name: partial(certify, way, SUITE) for way in ways}, rounds, tell)
    verdicts = {tuple(sorted(run.verdicts.items())) for runs in found.values() for run in runs}
    if len(verdicts) > 1:
        raise Wrong(f"the verdicts depend on the connection: {verdicts}")
    sizes: dict[int, CertifyRun] = {}
    for size in () if quick else SIZES:
        tell("larger suites", f"{size:,} scenarios")
        sizes[size] = grown(size)
    raw = {
        "runs": msgspec.to_builtins(found),
        "by_scenarios": {str(n): msgspec.to_builtins(r) for n, r in sizes.items()},
    }
    sheets = [_ways_sheet(found), *([_sizes_sheet(sizes)] if sizes else [])]
    return BenchmarkResult(raw, sheets, _figures(found, sizes))


def _figures(found: dict[str, list[CertifyRun]], sizes: dict[int, CertifyRun]) -> dict[str, float | None]:
    def of(way: CertifySetup, what: str) -> float | None:
        return gathered([getattr(run, what) for run in found[way.name]]).median if way.name in found else None

    small, large = (sizes[n].memory_bytes / MEGABYTE if n in sizes else None for n in SIZES)
    return {
        "certify_scenarios": found[ONE.name][0].scenarios,
        "certify_scenarios_per_second_one_core": of(ONE, "rate"),
        "certify_scenarios_per_second_two_cores": of(TWO, "rate"),
        "certify_cpu_seconds_one_core": of(ONE, "cpu_seconds"),
        "certify_cpu_seconds_two_cores": of(TWO, "cpu_seconds"),
        "certify_memory_mb_2000_scenarios": small,
        "certify_memory_mb_8000_scenarios": large,
        "certify_memory_mb_growth": None if small is None or large is None else large - small,
    }


def _ways_sheet(found: dict[str, list[CertifyRun]]) -> Sheet:
    rows: list[tuple[str, ...]] = []
    base = gathered([run.seconds for run in found[ONE.name]]).median
    for name, runs in found.items():
        seconds = gathered([run.seconds for run in runs])
        cells = [gathered([run.rate for run in runs]).told(), seconds.told(2), ratio(seconds.median, base)]
        cells += [gathered([getattr(run, what) for run in runs]).told(2) for what in ("cpu_seconds", "judging")]
        rows.append((name, *cells))
    counts = found[ONE.name][0].verdicts
    told = ", ".join(f"{number:,} {verdict}" for verdict, number in counts.items())
    title = f"`justicar certify` with all reports, on the reference engine: {sum(counts.values()):,} scenarios ({told})"
    columns = ("way", "scenarios/s", "seconds", "times the first", "processor seconds", "of the seconds, judging")
    return Sheet("certification", title, columns, rows)


def _sizes_sheet(sizes: dict[int, CertifyRun]) -> Sheet:
    rows: list[tuple[str, ...]] = [
        (f"{size:,}", f"{run.memory_bytes / MEGABYTE:,.0f}", f"{run.rate:,.0f}", f"{run.cpu_seconds:.2f}")
        for size, run in sizes.items()
    ]
    title = "The same on one core, by number of scenarios"
    columns = ("scenarios", "MB of memory at most", "scenarios/s", "processor seconds")
    return Sheet("certification-by-scenarios", title, columns, rows)
