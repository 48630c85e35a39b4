"""Benchmark of a round trip over the protocol: the same engine in process, over stdio, and over TCP.

A toy engine shows the cost of the connection alone. The reference engine, with choices in mid-game of a five-player
game, shows it next to real work. `no protocol` calls the engine's methods without messages or checks. Over stdio the
processes run as the adapter starts them, then both on one core, then each on its own core. An echoed line measures the
round trip alone, without messages. Times are wall-clock time, because waiting is what counts. For identical requests
the figure is the median, so other programs do not matter.
"""

from __future__ import annotations

import contextlib
import random
import shlex
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec

from benchmarks.games import RandomVtes
from benchmarks.measure import (
    LAUNCH,
    ROOT,
    BenchmarkResult,
    Sample,
    Sheet,
    Tell,
    bound_to,
    cores,
    gathered,
    in_turn,
    ratio,
)
from conformance.adapters import EngineSession, Limits, connect
from conformance.adapters.stdio import StdioLink
from conformance.adapters.transcript import Transcript
from reference_engine import engine as reference_engine
from reference_engine.kernel.continuation_seal import sealed
from tests.conformance.adapters.counting_game import CountingGame

GAME = ROOT / "tests" / "conformance" / "adapters" / "counting_game.py"
PYTHON = shlex.quote(sys.executable)
TOY_ENGINE = f"{PYTHON} {shlex.quote(str(GAME))}"
REFERENCE_ENGINE = f"{PYTHON} -m conformance serve"
ECHO = f"{PYTHON} -c {shlex.quote('import os' + chr(10) + 'while line := os.read(0, 99): os.write(1, line)')}"
BARE, IN_PROCESS, STDIO, TCP = "no protocol", "in process", "stdio", "tcp"
ONE_CORE, TWO_CORES = "stdio, one core", "stdio, two cores"
LINE, OBSERVE = "a line, echoed", "toy: observe"
SMALL: dict[str, Any] = {"seats": ["Sarah", "Alexis"], "total": 0, "goal": 10**9}
LARGE: dict[str, Any] = SMALL | {"cards": [{"card": "Flávio Gonçalves", "blood": 3, "locked": False}] * 100}
Asked = dict[str, Callable[[int], float]]
"""Label `WHAT|WAY` → function that returns microseconds per request."""


class Chooser(Protocol):
    """Function that answers a decision."""

    def __call__(self, seat: str, choice: dict[str, Any]) -> dict[str, Any]: ...


class Binding(msgspec.Struct, frozen=True):
    """Cores of this process and of a process started by `command`."""

    here: tuple[int, ...] = ()
    there: tuple[int, ...] = ()

    def command(self, command: str) -> str:
        """Return the command bound to its core."""
        return f"{PYTHON} {shlex.quote(LAUNCH)} --cores {self.there[0]} {command}" if self.there else command

    def asked(self, function: Callable[[], float]) -> Callable[[int], float]:
        """Return the function, to be called on this process's core."""

        def bound(_: int) -> float:
            with bound_to(*self.here):
                return function()

        return bound


def bindings() -> dict[str, Binding]:
    """Return the bindings over stdio that this machine supports."""
    free = cores()
    found = {STDIO: Binding()}
    if free:
        found[ONE_CORE] = Binding(free[:1], free[:1])
    if len(free) > 1:
        found[TWO_CORES] = Binding(free[:1], free[1:2])
    return found


@contextlib.contextmanager
def listening() -> Iterator[str]:
    """Yield the spec of the toy engine on a TCP port."""
    with subprocess.Popen([sys.executable, str(GAME), "--tcp"], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            yield f"tcp:127.0.0.1:{process.stderr.readline().split()[-1]}"
        finally:
            process.kill()


@contextlib.contextmanager
def echoing(command: str) -> Iterator[Callable[[], object]]:
    """Yield a function that sends a line over the adapter's link to an echo process and waits for it."""
    link, never = StdioLink(shlex.split(command), Limits(), Transcript(Limits().stderr_bytes)), time.monotonic() + 3600

    def echo() -> None:
        link.begin()
        link.send(b"a line", never)
        link.receive(never)

    link.open(never)
    try:
        echo()  # the process has started once this returns
        yield echo
    finally:
        link.kill()


def microseconds(function: Callable[[], object], times: int) -> float:
    """Return the median time of a call."""
    spent = []
    for _ in range(times):
        began = time.perf_counter()
        function()
        spent.append(time.perf_counter() - began)
    return statistics.median(spent) * 1e6


def chooser(engine: EngineSession) -> Callable[[], object]:
    """Return a function that makes the next choice in a game."""
    pending = engine.setup("count", "plain", SMALL).pending

    def choose() -> None:
        nonlocal pending
        assert pending is not None
        pending = engine.choose(pending.seat, {"do": "add", "amount": 1}).pending

    return choose


def bare_chooser() -> Callable[[], object]:
    """Return the same for the engine object itself, without protocol."""
    engine = CountingGame()
    pending = engine.setup({"game": "count", "position": SMALL})["pending"]

    def choose() -> None:
        nonlocal pending
        pending = engine.choose({"seat": pending["seat"], "choice": {"do": "add", "amount": 1}})["pending"]

    return choose


def toy_requests(stack: contextlib.ExitStack, requests: int) -> Asked:
    """Return the requests to the toy engine, over every connection."""
    asked: Asked = {f"toy: choose|{BARE}": lambda _: microseconds(bare_chooser(), requests)}

    def ask(way: str, spec: str, binding: Binding) -> None:
        engine = stack.enter_context(connect(spec))
        asked[f"toy: choose|{way}"] = binding.asked(lambda: microseconds(chooser(engine), requests))
        for what, position in ((OBSERVE, SMALL), ("toy: observe, 100 cards", LARGE)):
            asked[f"{what}|{way}"] = binding.asked(lambda position=position: _observe(engine, position, requests))  # type: ignore[misc]

    ask(IN_PROCESS, "inprocess:tests.conformance.adapters.counting_game:engine", Binding())
    for way, binding in bindings().items():
        ask(way, f"stdio:{binding.command(TOY_ENGINE)}", binding)
    ask(TCP, stack.enter_context(listening()), Binding())
    return asked


def _observe(engine: EngineSession, position: dict[str, Any], requests: int) -> float:
    engine.setup("count", "plain", position)
    return microseconds(engine.observe, requests)


def echoes(stack: contextlib.ExitStack, requests: int) -> Asked:
    """Return the echo requests, for every binding over stdio."""
    asked: Asked = {}
    for way, binding in bindings().items():
        echo = stack.enter_context(echoing(binding.command(ECHO)))
        asked[f"{LINE}|{way}"] = binding.asked(lambda echo=echo: microseconds(echo, requests))  # type: ignore[misc]
    return asked


def middle_of_a_game(decisions: int = 400) -> dict[str, Any]:
    """Return a five-player position some turns into random play, at a decision of the minion phase."""
    play = RandomVtes(seed=7)
    while decisions > 0 or play.game.decision is None or play.game.decision.window != "minion":
        play.step()
        decisions -= 1
    return sealed(play.rules.position(play.game, None))


def reference_requests(stack: contextlib.ExitStack, requests: int) -> Asked:
    """Return random play of the reference engine from the middle of a game, over every connection.

    The seed is fixed, so the play is the same.
    """
    position = middle_of_a_game()
    bare = reference_engine()

    def bare_setup() -> dict[str, Any]:
        return bare.setup({"game": "vtes", "edition": "v5", "position": position, "seed": 1})

    asked: Asked = {
        f"reference: choose|{BARE}": lambda _: _random_play(
            bare_setup, lambda seat, choice: bare.choose({"seat": seat, "choice": choice}), requests
        )
    }

    def ask(way: str, spec: str, binding: Binding) -> None:
        engine = stack.enter_context(connect(spec))
        asked[f"reference: choose|{way}"] = binding.asked(
            lambda: _random_play(
                lambda: msgspec.to_builtins(engine.setup("vtes", "v5", position, 1)),
                lambda seat, choice: msgspec.to_builtins(engine.choose(seat, choice)),
                requests,
            )
        )

    ask(IN_PROCESS, "reference", Binding())
    for way, binding in bindings().items():
        ask(way, f"stdio:{binding.command(REFERENCE_ENGINE)}", binding)
    return asked


def _random_play(setup: Callable[[], dict[str, Any]], choose: Chooser, requests: int) -> float:
    """Return the mean microseconds per choice in random play that restarts from the position when a game ends.

    Set-up is not counted. It is the mean because requests differ.
    """
    chance, spent, pending = random.Random(3), 0.0, None
    for _ in range(requests):
        pending = pending or setup()["pending"]
        choice = chance.choice(pending["options"])
        began = time.perf_counter()
        turnpoint = choose(pending["seat"], choice)
        spent += time.perf_counter() - began
        pending = turnpoint["pending"]
    return spent / requests * 1e6


def measure(rounds: int, quick: bool, tell: Tell) -> BenchmarkResult:
    """Measure everything, interleaved. `quick` sends fewer requests a round."""
    with contextlib.ExitStack() as stack:
        requests = 500 if quick else 2_000
        asked = echoes(stack, requests) | toy_requests(stack, requests) | reference_requests(stack, requests // 4)
        found = in_turn(asked, rounds, tell)
    samples = {label: gathered(values) for label, values in found.items()}
    ways = (BARE, IN_PROCESS, *bindings(), TCP)
    rows: list[tuple[str, ...]] = []
    for what in dict.fromkeys(label.partition("|")[0] for label in samples):
        base = samples.get(f"{what}|{IN_PROCESS}")
        cells = []
        for way in ways:
            sample = samples.get(f"{what}|{way}")
            times = f", {ratio(sample.median, base.median)}" if sample and base else ""
            cells.append(f"{sample.told(1)}{times}" if sample else "")
        rows.append((what, *cells))
    title = "Microseconds a request, and times the one in process"
    figures: dict[str, float | None] = {}
    for way, ending in ((STDIO, ""), (ONE_CORE, "_one_core"), (TWO_CORES, "_two_cores")):
        echo = samples.get(f"{LINE}|{way}")
        figures[f"stdio_round_trip_microseconds{ending}"] = echo.median if echo else None
        figures[f"stdio_adds_microseconds{ending}"] = _added(samples, way)
    return BenchmarkResult({"microseconds": found}, [Sheet("protocol", title, ("request", *ways), rows)], figures)


def _added(samples: dict[str, Sample], way: str) -> float | None:
    """Return the extra time of a small request over this connection, compared with in process."""
    asked, base = samples.get(f"{OBSERVE}|{way}"), samples[f"{OBSERVE}|{IN_PROCESS}"]
    return asked.median - base.median if asked else None
