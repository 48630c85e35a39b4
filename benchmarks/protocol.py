"""What a round trip over the protocol costs: the same toy engine in process, over stdio, and over TCP.

`python benchmarks/protocol.py [--requests N] [--rounds N]`. The ways are measured in turn, round after round, so that
a busy machine slows all of them alike; the best round of each counts.
"""

from __future__ import annotations

import contextlib
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from conformance.adapters import Session, connect  # noqa: E402 - found through the line above
from tests.adapters.counting_game import CountingGame  # noqa: E402

GAME = ROOT / "tests" / "adapters" / "counting_game.py"
IN_PROCESS, STDIO, TCP = "in process", "stdio", "tcp"
SMALL: dict[str, Any] = {"seats": ["Sarah", "Alexis"], "total": 0, "goal": 10**9}
LARGE: dict[str, Any] = SMALL | {"cards": [{"card": "Flávio Gonçalves", "blood": 3, "locked": False}] * 100}


@contextlib.contextmanager
def listening() -> Iterator[str]:
    """The spec of the toy engine on a TCP port."""
    with subprocess.Popen([sys.executable, str(GAME), "--tcp"], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            yield f"tcp:127.0.0.1:{process.stderr.readline().split()[-1]}"
        finally:
            process.kill()


def seconds(function: Callable[[], object], times: int) -> float:
    """Mean time of a call."""
    start = time.perf_counter()
    for _ in range(times):
        function()
    return (time.perf_counter() - start) / times


def chooser(engine: Session) -> Callable[[], object]:
    """Makes a choice after the other, as the seats come up."""
    pending = engine.setup("count", "plain", SMALL).pending

    def choose() -> None:
        nonlocal pending
        assert pending is not None
        pending = engine.choose(pending.seat, {"do": "add", "amount": 1}).pending

    return choose


def bare_chooser() -> Callable[[], object]:
    """The same on the engine object itself, without any protocol: what the engine alone costs."""
    engine = CountingGame()
    pending = engine.setup({"game": "count", "position": SMALL})["pending"]

    def choose() -> None:
        nonlocal pending
        pending = engine.choose({"seat": pending["seat"], "choice": {"do": "add", "amount": 1}})["pending"]

    return choose


def measure(requests: int = 2_000, rounds: int = 5) -> dict[str, dict[str, float]]:
    """Microseconds of a request, by what is asked and by the way to the engine; `bare` is without any protocol."""
    best: dict[str, dict[str, float]] = {"choose": {}, "observe, small": {}, "observe, 100 cards": {}}

    def note(what: str, way: str, function: Callable[[], object]) -> None:
        mean = seconds(function, requests) * 1e6
        best[what][way] = min(mean, best[what].get(way, mean))

    with contextlib.ExitStack() as stack:
        specs = {
            IN_PROCESS: "python:tests.adapters.counting_game:engine",
            STDIO: f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(GAME))}",
            TCP: stack.enter_context(listening()),
        }
        engines = {way: stack.enter_context(connect(spec)) for way, spec in specs.items()}
        for _ in range(rounds):
            note("choose", "bare", bare_chooser())
            for way, engine in engines.items():
                note("choose", way, chooser(engine))
                for what, position in (("observe, small", SMALL), ("observe, 100 cards", LARGE)):
                    engine.setup("count", "plain", position)
                    note(what, way, engine.observe)
    return best


@click.command()
@click.option("--requests", default=2_000, show_default=True, help="Requests a round.")
@click.option("--rounds", default=5, show_default=True, help="Rounds; the best counts.")
def main(requests: int, rounds: int) -> None:
    """Measures a protocol round trip in process, over stdio and over TCP, side by side."""
    measured = measure(requests, rounds)
    table = Table(title="Microseconds a round trip (times the in-process one)")
    table.add_column("request")
    for way in ("no protocol", IN_PROCESS, STDIO, TCP):
        table.add_column(way, justify="right")
    for what, by_way in measured.items():
        base = by_way[IN_PROCESS]
        cells = [f"{by_way[way]:.1f} ({by_way[way] / base:.1f}x)" for way in (IN_PROCESS, STDIO, TCP)]
        table.add_row(what, f"{by_way['bare']:.1f}" if "bare" in by_way else "", *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
