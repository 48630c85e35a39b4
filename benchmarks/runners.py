"""Benchmark of runners: scenarios a second for the project's two runners, stock pytest-bdd and behave.

All run the same generated scenarios, each run in its own process as on a command line. `whole` is the time of the
process. `running` is the time between the runner's first and last scenario, without reading files and binding steps.
Seconds are processor time.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.coins import SPEC
from benchmarks.generated import Shape, write
from benchmarks.measure import (
    ROOT,
    BenchmarkResult,
    Sample,
    Sheet,
    Tell,
    Wrong,
    gathered,
    in_turn,
    launched,
    ratio,
    version,
)

PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "pytest_bdd.plugin")
DIRECT, FRONT_END, STOCK, BEHAVE = "direct runner", "pytest-bdd front-end", "stock pytest-bdd", "behave"
COMMANDS = {
    DIRECT: ("direct.py",),
    FRONT_END: (*PYTEST, "-p", "justicar.pytest_plugin", f"--engine={SPEC}", "test_front_end.py"),
    STOCK: (*PYTEST, "test_stock.py"),
    BEHAVE: ("-m", "behave", "--format", "progress", "features"),
}


class RunnerRun(msgspec.Struct, frozen=True):
    """One run of one runner. Times are in processor seconds."""

    whole: float
    running: float
    passed: int
    failed: int
    requests: int
    """Number of requests to the engine, which shows that the steps did their work."""


def run(runner: str, suite: Path, work: bool = True) -> RunnerRun:
    """Run a generated suite. Raises Wrong if the runner does not finish."""
    report = suite / "report.json"
    report.unlink(missing_ok=True)
    environment = {
        "PYTHONPATH": str(ROOT),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "BENCH_REPORT": str(report),
        "BENCH_WORK": "yes" if work else "",
        "NO_COLOR": "1",
    }
    command = [sys.executable, *COMMANDS[runner]]
    done, spent = launched(command, suite, environment)
    if not report.exists():
        raise Wrong(f"{runner} did not finish:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    told = msgspec.json.decode(report.read_bytes())
    passed, failed = _counts(done.stdout)
    return RunnerRun(spent.cpu_seconds, told["seconds"], passed, failed, told["requests"])


def _counts(output: str) -> tuple[int, int]:
    """Return the scenarios passed and not passed, from the summary that each runner prints last."""
    lines = [line for line in output.splitlines() if re.search(r"\d+ (scenarios? )?(passed|failed)", line)]
    # behave prints a line each for features, scenarios and steps; the others print one line.
    summary = next((line for line in lines if "scenario" in line), lines[-1] if lines else "")
    found = re.findall(r"(\d+) (?:scenarios? )?(passed|failed|errors?)", summary)
    counts = {word: int(number) for number, word in found}
    return counts.get("passed", 0), sum(count for word, count in counts.items() if word != "passed")


def check(runs: Iterable[tuple[str, RunnerRun]], shape: Shape) -> None:
    """Check that every scenario ran, only the wrong one failed, and all runners sent as many requests. Raises Wrong."""
    expected = (shape.scenarios - shape.wrong, int(shape.wrong))
    asked = set()
    for runner, each in runs:
        if (each.passed, each.failed) != expected:
            raise Wrong(f"{runner}: {each.passed} passed and {each.failed} failed of {shape}")
        asked.add(each.requests)
    if shape.work and not shape.wrong and len(asked) > 1:
        raise Wrong(f"the runners sent different numbers of requests: {asked}")


def measure_shape(shape: Shape, rounds: int, tell: Tell) -> dict[str, list[RunnerRun]]:
    """Run every runner over a suite of this shape, interleaved."""
    with tempfile.TemporaryDirectory(prefix="coins-") as folder:
        suite = write(shape, Path(folder) / "suite")
        subjects: dict[str, Callable[[int], RunnerRun]] = {
            name: lambda _, name=name: run(name, suite, shape.work)  # type: ignore[misc]
            for name in COMMANDS
        }
        what = f"{shape.scenarios:,} scenarios of {shape.steps} steps, {shape.definitions} definitions"
        found = in_turn(subjects, rounds, lambda stage, name: tell(what, f"{stage}, {name}"))
    check(((name, each) for name, runs in found.items() for each in runs), shape)
    return found


def measure(rounds: int, quick: bool, tell: Tell) -> BenchmarkResult:
    """Measure everything. `quick` uses 200 scenarios and skips growth."""
    plain = Shape(scenarios=200 if quick else 1000)
    measure_shape(replace(plain, scenarios=40, wrong=True), 1, tell)
    main = {"a toy engine behind the steps": plain, "empty steps": replace(plain, work=False)}
    small = replace(plain, scenarios=300)
    growth = {} if quick else {
        "scenarios": [replace(plain, scenarios=n) for n in (100, 300, 1000, 3000)],
        "steps": [replace(small, steps=n) for n in (5, 10, 20)],
        "definitions": [replace(small, definitions=n) for n in (20, 100, 300)],
    }  # fmt: skip
    measured = {shape: measure_shape(shape, rounds, tell) for shape in main.values()}
    for shape in (shape for shapes in growth.values() for shape in shapes):
        if shape not in measured:
            measured[shape] = measure_shape(shape, min(3, rounds), tell)
    sheets = [_main_sheet(what, shape, measured[shape]) for what, shape in main.items()]
    sheets += [_growth_sheet(what, shapes, measured) for what, shapes in growth.items()]
    figures = [
        {"shape": msgspec.to_builtins(shape), "runs": msgspec.to_builtins(runs)} for shape, runs in measured.items()
    ]
    return BenchmarkResult({"suites": figures}, sheets)


def _rate(shape: Shape, runs: list[RunnerRun], part: str) -> Sample:
    return gathered([shape.scenarios / getattr(each, part) for each in runs])


def _main_sheet(what: str, shape: Shape, found: dict[str, list[RunnerRun]]) -> Sheet:
    rows: list[tuple[str, ...]] = []
    for name, runs in found.items():
        cells: list[str] = []
        for part in ("whole", "running"):
            rate, direct = _rate(shape, runs, part), _rate(shape, found[DIRECT], part)
            cells += [rate.told(), ratio(direct.median, rate.median)]
        rows.append(({STOCK: f"stock {version('pytest-bdd')}", BEHAVE: version("behave")}.get(name, name), *cells))
    title = f"Scenarios a second: {shape.scenarios:,} scenarios of 5 steps, 100 step definitions, {what}"
    columns = ("runner", "with start-up", "direct runner is faster", "running only", "direct runner is faster")
    return Sheet("runners" if shape.work else "runners-empty", title, columns, rows)


def _growth_sheet(what: str, shapes: list[Shape], measured: dict[Shape, dict[str, list[RunnerRun]]]) -> Sheet:
    fixed: dict[str, Any] = {
        "scenarios": "5 steps each, 100 step definitions",
        "steps": "300 scenarios, 100 step definitions",
        "definitions": "300 scenarios of 5 steps",
    }
    rows: list[tuple[str, ...]] = []
    for shape in shapes:
        found = measured[shape]
        times = {name: gathered([each.whole for each in runs]).median for name, runs in found.items()}
        cells = [f"{seconds:.2f} ({ratio(seconds, times[DIRECT])})" for seconds in times.values()]
        rows.append((f"{getattr(shape, what):,}", *cells))
    title = f"Seconds of a whole run by number of {what} ({fixed[what]}); times the direct runner"
    return Sheet(f"runners-by-{what}", title, (what, *COMMANDS), rows)
