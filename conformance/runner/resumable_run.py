"""The verdicts of a run, kept as they come: a run that was cut off at any moment can go on where it was.

A file of lines, each a JSON object. The first says what is run; two runs with the same first line, but for the moment
that they began, would give the same verdicts. Then comes a line for each scenario that was judged, in the order in
which that was done: of one that passed only what the scenario itself does not say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from conformance.games import find
from conformance.runner import line_file, suite
from conformance.runner.cases import Case
from conformance.runner.digest import of_game
from conformance.runner.execute import Brief, at_length, brief
from conformance.runner.ids import hashed, meaning
from conformance.runner.line_file import CannotGoOn
from conformance.verdict.results import CaseResult, Verdict

FILE = "results.ndjson"


class RunHeader(msgspec.Struct, kw_only=True, frozen=True):
    """What is run."""

    format: int = 1
    suite: str
    digest: str
    """SHA-256 over the scenarios, by what they demand, and over what else decides their verdicts."""
    engine: dict[str, Any]
    """The engine's description."""
    arguments: dict[str, Any]
    """Those of the command line that decide what is judged, and how."""
    started: str
    """ISO 8601, UTC: when it began, the first time."""


class RunEntry(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One scenario that was judged."""

    id: str
    at: float
    """Seconds that the run had taken."""
    passed: Brief | None = None
    result: CaseResult | None = None
    """Where it did not pass."""


def head(cases: Sequence[Case], engine: dict[str, Any], arguments: dict[str, Any], started: str) -> RunHeader:
    """What is run, where it is these scenarios."""
    games = sorted({case.game for case in cases})
    demanded = sorted((case.id, meaning(case)) for case in cases)
    digest = hashed((demanded, [of_game(find(game)) for game in games]))
    return RunHeader(suite=suite.version(), digest=digest, engine=engine, arguments=arguments, started=started)


class Ongoing:
    """A run of which each verdict is kept as it comes. Raises OSError where that cannot be."""

    def __init__(self, path: Path, known: RunHeader, done: dict[str, CaseResult], seconds: float, length: int) -> None:
        """A run of which so many bytes of its file hold; see `begin` and `resume`."""
        self.head, self.done, self.seconds = known, done, seconds
        """`done`: the results kept so far, by id; `seconds`: how long that took."""
        self._file = path.open("ab", buffering=0)
        self._file.truncate(length)

    @classmethod
    def begin(cls, directory: Path, known: RunHeader) -> Ongoing:
        """A new run, whatever was there before."""
        ongoing = cls(directory / FILE, known, {}, 0.0, 0)
        line_file.write(ongoing._file, known)
        return ongoing

    @classmethod
    def resume(cls, directory: Path, known: RunHeader, cases: Iterable[Case]) -> Ongoing:
        """The run of which the verdicts are there, if it is the same. What was not kept whole is left out."""
        path = directory / FILE
        former, _, rest = _read(path).partition(b"\n")
        try:
            was = msgspec.json.decode(former, type=RunHeader)
        except msgspec.DecodeError:
            raise CannotGoOn(f"{path} does not begin as such a file does") from None
        if difference := _difference(was, known):
            raise CannotGoOn(difference)
        by_id, done = {case.id: case for case in cases}, dict[str, CaseResult]()
        seconds, length = 0.0, len(former) + 1
        for line, size in line_file.whole(rest, RunEntry):
            try:
                result = line.result if line.passed is None else at_length(line.passed, by_id[line.id])
            except (KeyError, ValueError):
                break
            if result is None:
                break
            done[line.id], seconds, length = result, line.at, length + size
        return cls(path, was, done, seconds, length)

    def keep(self, result: CaseResult, seconds: float) -> None:
        """Keeps a verdict, `seconds` after the run has begun or gone on. What was not asked may be asked yet."""
        if result.verdict is Verdict.NOT_ASKED:
            return
        short = brief(result)
        passed = short if isinstance(short, Brief) else None
        whole = None if isinstance(short, Brief) else short
        line_file.write(
            self._file, RunEntry(id=result.id, at=round(self.seconds + seconds, 3), passed=passed, result=whole)
        )

    def close(self) -> None:
        """After the last one."""
        self._file.close()


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise CannotGoOn(f"there is no {path}") from None


def _difference(was: RunHeader, now: RunHeader) -> str | None:
    """The first thing that is not the same, by its name."""
    if was.format != now.format:
        return f"it was kept in the format {was.format}, and this is the format {now.format}"
    for name in dict.fromkeys([*was.arguments, *now.arguments]):
        before, after = was.arguments.get(name), now.arguments.get(name)
        if before != after:
            return f"its {name} was {before or 'not given'}, now it is {after or 'not given'}"
    if was.engine != now.engine:
        changed = [
            key for key in dict.fromkeys([*was.engine, *now.engine]) if was.engine.get(key) != now.engine.get(key)
        ]
        return f"the engine describes itself otherwise than it did ({', '.join(changed)})"
    if was.suite != now.suite:
        return f"it was judged by the suite {was.suite}, and this is {now.suite}"
    return "the scenarios, or what decides their verdicts, have changed since" if was.digest != now.digest else None
