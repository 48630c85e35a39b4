"""What a round trip over the protocol costs: the same engine in process, over stdio, and over TCP.

A toy engine shows the cost of the way alone; the reference engine, asked for choices in the middle of a game of five,
shows what it comes to beside real work. `no protocol` calls the engine's methods without messages or checks.
"""

from __future__ import annotations

import contextlib
import random
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec

from benchmarks.engines import RandomVtes
from benchmarks.measure import ROOT, Part, Sheet, gathered, in_turn, ratio
from conformance.adapters import Session, connect
from reference_engine import engine as reference_engine
from reference_engine.vtes.wire.rules import VtesRules
from tests.conformance.adapters.counting_game import CountingGame

GAME = ROOT / "tests" / "conformance" / "adapters" / "counting_game.py"
PYTHON = shlex.quote(sys.executable)
BARE, IN_PROCESS, STDIO, TCP = "no protocol", "in process", "stdio", "tcp"
SMALL: dict[str, Any] = {"seats": ["Sarah", "Alexis"], "total": 0, "goal": 10**9}
LARGE: dict[str, Any] = SMALL | {"cards": [{"card": "Flávio Gonçalves", "blood": 3, "locked": False}] * 100}
REFERENCE = {IN_PROCESS: "reference", STDIO: f"stdio:{PYTHON} -m conformance serve"}
Asked = dict[str, Callable[[int], float]]
"""By a label, `WHAT|WAY`, something that is measured: microseconds of a request."""


class Chooser(Protocol):
    """Something that answers decisions."""

    def __call__(self, seat: str, choice: dict[str, Any]) -> dict[str, Any]: ...


@contextlib.contextmanager
def listening() -> Iterator[str]:
    """The spec of the toy engine on a TCP port."""
    with subprocess.Popen([sys.executable, str(GAME), "--tcp"], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            yield f"tcp:127.0.0.1:{process.stderr.readline().split()[-1]}"
        finally:
            process.kill()


def microseconds(function: Callable[[], object], times: int) -> float:
    """Mean time of a call."""
    start = time.perf_counter()
    for _ in range(times):
        function()
    return (time.perf_counter() - start) / times * 1e6


def chooser(engine: Session) -> Callable[[], object]:
    """Makes a choice after the other, as the seats come up."""
    pending = engine.setup("count", "plain", SMALL).pending

    def choose() -> None:
        nonlocal pending
        assert pending is not None
        pending = engine.choose(pending.seat, {"do": "add", "amount": 1}).pending

    return choose


def bare_chooser() -> Callable[[], object]:
    """The same on the engine object itself."""
    engine = CountingGame()
    pending = engine.setup({"game": "count", "position": SMALL})["pending"]

    def choose() -> None:
        nonlocal pending
        pending = engine.choose({"seat": pending["seat"], "choice": {"do": "add", "amount": 1}})["pending"]

    return choose


def toy_requests(stack: contextlib.ExitStack, requests: int) -> Asked:
    """Requests to the toy engine, by every way."""
    specs = {
        IN_PROCESS: "python:tests.conformance.adapters.counting_game:engine",
        STDIO: f"stdio:{PYTHON} {shlex.quote(str(GAME))}",
        TCP: stack.enter_context(listening()),
    }
    asked: Asked = {f"toy: choose|{BARE}": lambda _: microseconds(bare_chooser(), requests)}
    for way, spec in specs.items():
        engine = stack.enter_context(connect(spec))
        asked[f"toy: choose|{way}"] = lambda _, engine=engine: microseconds(chooser(engine), requests)  # type: ignore[misc]
        for what, position in (("toy: observe", SMALL), ("toy: observe, 100 cards", LARGE)):
            asked[f"{what}|{way}"] = lambda _, engine=engine, position=position: _observe(engine, position, requests)  # type: ignore[misc]
    return asked


def _observe(engine: Session, position: dict[str, Any], requests: int) -> float:
    engine.setup("count", "plain", position)
    return microseconds(engine.observe, requests)


def middle_of_a_game(decisions: int = 400) -> dict[str, Any]:
    """A position of five players, some turns into random play, at a decision of the minion phase."""
    play = RandomVtes(seed=7)
    while decisions > 0 or play.game.decision is None or play.game.decision.window != "minion":
        play.step()
        decisions -= 1
    return VtesRules().position(play.game, None)


def reference_requests(stack: contextlib.ExitStack, requests: int) -> Asked:
    """Random play of the reference engine from the middle of a game, by every way: the same play, for the seed is."""
    position = middle_of_a_game()
    bare = reference_engine()

    def bare_setup() -> dict[str, Any]:
        return bare.setup({"game": "vtes", "edition": "v5", "position": position, "seed": 1})

    asked: Asked = {
        f"reference: choose|{BARE}": lambda _: _random_play(
            bare_setup, lambda seat, choice: bare.choose({"seat": seat, "choice": choice}), requests
        )
    }
    for way, spec in REFERENCE.items():
        engine = stack.enter_context(connect(spec))
        asked[f"reference: choose|{way}"] = lambda _, engine=engine: _random_play(  # type: ignore[misc]
            lambda: msgspec.to_builtins(engine.setup("vtes", "v5", position, 1)),
            lambda seat, choice: msgspec.to_builtins(engine.choose(seat, choice)),
            requests,
        )
    return asked


def _random_play(setup: Callable[[], dict[str, Any]], choose: Chooser, requests: int) -> float:
    """Microseconds a choice, while random play goes on from the position, time and again; setting up is not counted."""
    chance, spent, pending = random.Random(3), 0.0, None
    for _ in range(requests):
        pending = pending or setup()["pending"]
        choice = chance.choice(pending["options"])
        began = time.perf_counter()
        turnpoint = choose(pending["seat"], choice)
        spent += time.perf_counter() - began
        pending = turnpoint["pending"]
    return spent / requests * 1e6


def measure(rounds: int, quick: bool) -> Part:
    """All of it, in turn. `quick`: fewer requests a round."""
    with contextlib.ExitStack() as stack:
        requests = 500 if quick else 2_000
        found = in_turn(toy_requests(stack, requests) | reference_requests(stack, requests // 4), rounds)
    samples = {label: gathered(values) for label, values in found.items()}
    rows: list[tuple[str, ...]] = []
    for what in dict.fromkeys(label.partition("|")[0] for label in samples):
        base = samples[f"{what}|{IN_PROCESS}"].median
        cells = []
        for way in (BARE, IN_PROCESS, STDIO, TCP):
            sample = samples.get(f"{what}|{way}")
            cells.append(f"{sample.told(1)}, {ratio(sample.median, base)}" if sample else "")
        rows.append((what, *cells))
    title = "Microseconds a request, and times the one in process"
    sheet = Sheet("protocol", title, ("request", BARE, IN_PROCESS, STDIO, TCP), rows)
    return Part({"microseconds": found}, [sheet])
