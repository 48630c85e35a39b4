"""Save the verdicts of a run one by one, so that an interrupted run can be resumed.

The file holds one JSON object per line. The first describes the run: runs with the same first line, apart from the
start time, give the same verdicts. Then follows a line for each judged scenario, in order of completion; a passed one
only stores what its case does not say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec

from conformance.games import find
from conformance.runner import line_file
from conformance.runner import suite_version as suite
from conformance.runner.cases import Case
from conformance.runner.digest import of_game
from conformance.runner.execute import Brief, at_length, brief
from conformance.runner.id_ledger import hashed, meaning
from conformance.runner.line_file import CannotGoOn
from conformance.supervision.own_files import NotOurs, appending, content
from conformance.verdict.results import CaseResult, Verdict

FILE = "results.ndjson"


class RunHeader(msgspec.Struct, kw_only=True, frozen=True):
    """Description of the run."""

    format: int = 1
    suite: str
    digest: str
    """SHA-256 of the scenarios' steps and tags, and of everything else that decides their verdicts."""
    engine: dict[str, Any]
    """The engine's description."""
    arguments: dict[str, Any]
    """Command-line options that affect the verdicts."""
    started: str
    """First start of the run, in ISO 8601, UTC."""


class RunEntry(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One judged scenario."""

    id: str
    at: float
    """Seconds since the start of the run."""
    passed: Brief | None = None
    result: CaseResult | None = None
    """Full result, if it did not pass."""


def head(cases: Sequence[Case], engine: dict[str, Any], arguments: dict[str, Any], started: str) -> RunHeader:
    """Return the description of a run of these scenarios."""
    games = sorted({case.game for case in cases})
    demanded = sorted((case.id, meaning(case)) for case in cases)
    digest = hashed((demanded, [of_game(find(game)) for game in games]))
    return RunHeader(suite=suite.version(), digest=digest, engine=engine, arguments=arguments, started=started)


class Ongoing:
    """A run whose verdicts are saved one by one. Raises OSError if saving fails."""

    def __init__(self, file: FileIO, known: RunHeader, done: dict[str, CaseResult], seconds: float) -> None:
        """Take over the open file; see `begin` and `resume`."""
        self.head, self.done, self.seconds = known, done, seconds
        """`done`: results saved so far, by id; `seconds`: their duration."""
        self._file = file

    @classmethod
    def begin(cls, directory: Path, known: RunHeader) -> Ongoing:
        """Start a new run, replacing any file."""
        ongoing = cls(appending(directory / FILE, new=True), known, {}, 0.0)
        line_file.write(ongoing._file, known)
        return ongoing

    @classmethod
    def resume(cls, directory: Path, known: RunHeader, cases: Iterable[Case]) -> Ongoing:
        """Resume the saved run if it is the same, or begin it if nothing was saved yet.

        Incomplete entries are dropped. Raises CannotGoOn.
        """
        path = directory / FILE
        former, ended, rest = _read(path).partition(b"\n")
        if not ended and former[: len(_BEGINNING)] == _BEGINNING[: len(former)]:  # cut off in its first line
            return cls.begin(directory, known)
        try:
            was = msgspec.json.decode(former, type=RunHeader)
        except msgspec.DecodeError:
            raise CannotGoOn(f"{path} does not start with the description of a run") from None
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
        file = appending(path)
        file.truncate(length)
        return cls(file, was, done, seconds)

    def keep(self, result: CaseResult, seconds: float) -> None:
        """Save a verdict, `seconds` after the start or resumption. Scenarios that did not run are not saved."""
        if result.verdict is Verdict.NOT_RUN:
            return
        short = brief(result)
        passed = short if isinstance(short, Brief) else None
        whole = None if isinstance(short, Brief) else short
        line_file.write(
            self._file, RunEntry(id=result.id, at=round(self.seconds + seconds, 3), passed=passed, result=whole)
        )

    def close(self) -> None:
        self._file.close()


_BEGINNING = b'{"format":'
"""Beginning of every first line."""


def _read(path: Path) -> bytes:
    try:
        return content(path)
    except FileNotFoundError:
        return b""
    except NotOurs as fault:
        raise CannotGoOn(f"{path}: {fault.strerror}") from None


def _difference(was: RunHeader, now: RunHeader) -> str | None:
    """Describe the first difference, or return None."""
    if was.format != now.format:
        return f"it has the format {was.format}, but this version uses format {now.format}"
    for name in dict.fromkeys([*was.arguments, *now.arguments]):
        before, after = was.arguments.get(name), now.arguments.get(name)
        if before != after:
            return f"its {name} was {before or 'not given'}, but is now {after or 'not given'}"
    if was.engine != now.engine:
        changed = [
            key for key in dict.fromkeys([*was.engine, *now.engine]) if was.engine.get(key) != now.engine.get(key)
        ]
        return f"the engine's description has changed ({', '.join(changed)})"
    if was.suite != now.suite:
        return f"it was judged by suite {was.suite}, but this is suite {now.suite}"
    return "the scenarios or the data that decides them have changed" if was.digest != now.digest else None
