"""Verdicts of one engine by the protocol, and by the vector consumers in JavaScript and Java."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Collection, Sequence
from contextlib import nullcontext
from pathlib import Path

from conformance.adapters import connect
from conformance.adapters.server import serve_stdio
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from reference_engine import engine as right
from tests.cases import suite_cases
from tests.suite.faulty_engines.faulty import written_by_hand

ROOT = Path(__file__).parents[2]
CONSUMERS = ROOT / "examples" / "vectors"
JAVASCRIPT = ["node", str(CONSUMERS / "judge.mjs")]
WRONG = written_by_hand()
PREFIX = {"vtes": "VTES-", "vendetta": "VEND-", "rivals": "RIV-", "": ""}


def spread(game: str, many: int) -> list[int]:
    """Return `many` faulty engines of a game, from all over the list."""
    numbers = [number for number, wrong in enumerate(WRONG) if wrong.game == game]
    return numbers[:: len(numbers) // many][:many]


TEN = [*spread("vtes", 4), *spread("vendetta", 3), *spread("rivals", 3)]
"""Numbers of ten faulty engines, some of each game."""


def serve(number: str) -> int:
    """Serve a faulty engine over standard input and output."""
    with WRONG[int(number)].in_place():
        serve_stdio(right())
    return 0


def honest(layer: str) -> list[str]:
    """Return the command that starts a conforming variant, by its name in tests.conforming_variants."""
    return [sys.executable, "-m", "tests.vectors", "honest", layer]


def command(number: int | None) -> list[str]:
    """Return the command that starts an engine."""
    if number is None:
        return [sys.executable, "-m", "conformance", "serve"]
    return [sys.executable, "-m", "tests.vectors", "serve", str(number)]


def java(classes: Path) -> list[str]:
    """Compile the Java consumer and return its command."""
    sources = [CONSUMERS / "Judge.java", ROOT / "conformance" / "templates" / "java" / "Json.java"]
    subprocess.run(["javac", "-d", str(classes), *map(str, sources)], check=True)
    return ["java", "-XX:TieredStopAtLevel=1", "-cp", str(classes), "Judge"]


def consumers(classes: Path) -> dict[str, list[str]]:
    """Return the command of each consumer whose language is installed, and print the others."""
    found = {}
    for language, tool in {"JavaScript": "node", "Java": "javac"}.items():
        if shutil.which(tool) is None:
            print(f"{tool} is not installed: skipping the consumer in {language}")
        else:
            found[language] = JAVASCRIPT if language == "JavaScript" else java(classes)
    return found


def by_vectors(
    folder: Path,
    number: int | None,
    game: str = "",
    engine: list[str] | None = None,
    consumer: Sequence[str] = JAVASCRIPT,
) -> dict[str, str]:
    """Return each scenario's verdict by the vectors in a folder."""
    ran = subprocess.run(
        [*consumer, str(folder), PREFIX[game], *(engine or command(number))],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-2000:]
    return dict(line.split(" ") for line in ran.stdout.splitlines())


def by_protocol(
    number: int | None, game: str = "", only: Collection[str] = (), engine: str = "reference"
) -> dict[str, str]:
    """Return each scenario's verdict by the protocol."""
    cases = [case for case in suite_cases() if case.id.startswith(PREFIX[game]) and (not only or case.id in only)]
    with nullcontext() if number is None else WRONG[number].in_place(), connect(engine) as session:

        def verdict(case: Case) -> str:
            found = run_case(case, session).verdict
            if found is Verdict.ERROR:
                session.restart()
            return found.value

        return {case.id: verdict(case) for case in cases}
