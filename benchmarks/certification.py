"""The whole command: `justicar certify` on the reference engine, in process and over stdio, with one job and two."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec

from benchmarks.measure import ROOT, Part, Sheet, gathered, in_turn, ratio
from conformance.runner.cases import load_cases

STDIO = f"stdio:{shlex.quote(sys.executable)} -m conformance serve"
WAYS = {
    "in process, 1 job": ("reference", 1),
    "in process, 2 jobs": ("reference", 2),
    "stdio, 1 job": (STDIO, 1),
    "stdio, 2 jobs": (STDIO, 2),
}


class Run(msgspec.Struct, frozen=True):
    """One certification: seconds of the whole command and of its scenarios alone, and how often which verdict."""

    whole: float
    running: float
    verdicts: dict[str, int]


def certify(spec: str, jobs: int) -> Run:
    """Runs the command, reports included. Raises RuntimeError where it tells no results."""
    with tempfile.TemporaryDirectory(prefix="certify-") as folder:
        command = [sys.executable, "-m", "conformance", "certify", "--quiet", "--engine", spec]
        command += ["--jobs", str(jobs), "--report", folder]
        began = time.perf_counter()
        done = subprocess.run(
            command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
        )
        whole = time.perf_counter() - began
        results = Path(folder) / "results.json"
        if not results.exists():
            raise RuntimeError(f"{shlex.join(command)} told no results:\n{done.stdout}{done.stderr}")
        told = msgspec.json.decode(results.read_bytes())
    return Run(whole, told["seconds"], dict(Counter(scenario["verdict"] for scenario in told["scenarios"])))


def measure(rounds: int, quick: bool) -> Part:
    """All of it, in turn. `quick` makes no difference but for the rounds."""
    if not load_cases():
        return Part({}, [], "certification: there are no scenarios in features/, so there is nothing to certify")
    subjects: dict[str, Callable[[int], Run]] = {
        name: lambda _, spec=spec, jobs=jobs: certify(spec, jobs)  # type: ignore[misc]
        for name, (spec, jobs) in WAYS.items()
    }
    found = in_turn(subjects, rounds)
    verdicts = {tuple(sorted(run.verdicts.items())) for runs in found.values() for run in runs}
    if len(verdicts) > 1:
        raise RuntimeError(f"the verdicts depend on the way to the engine: {verdicts}")
    counts = dict(next(iter(verdicts)))
    total = sum(counts.values())
    rows: list[tuple[str, ...]] = []
    base = 0.0
    for name, runs in found.items():
        whole, running = gathered([run.whole for run in runs]), gathered([run.running for run in runs])
        base = base or whole.median
        rate = f"{total / running.median:,.0f}"
        rows.append((name, whole.told(2), ratio(whole.median, base), running.told(2), rate))
    told = ", ".join(f"{number} {verdict}" for verdict, number in counts.items())
    title = f"`justicar certify` with its reports, on the reference engine: {total} scenarios ({told})"
    columns = ("way", "seconds", "times the first", "scenarios only", "scenarios/s")
    return Part({"runs": msgspec.to_builtins(found)}, [Sheet("certification", title, columns, rows)])
