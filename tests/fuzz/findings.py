"""Findings, their figures, and their reduction, shared by requests and files."""

from __future__ import annotations

import re
import signal
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

ROOT = Path(__file__).parents[2]

SECONDS = 10.0
"""Processor seconds after which a response, or the reading of a file, is a finding."""

LETTERS = "latin-1"
"""Encoding in which bytes are kept as a text."""

SHRINKING, SHRINKING_SECONDS = 600, 60.0
"""Maximum number of reduction attempts, and of seconds, since the finding may be that something is slow."""


class Finding(msgspec.Struct, kw_only=True):
    """Wrong behavior. Findings with the same `key` count as one."""

    key: str
    kind: str
    """Game, or kind of file."""
    detail: str = ""
    case: list[Any]
    """Requests or a single text that repeat it. A text stores bytes, one character each (`LETTERS`)."""
    number: int = 0
    """Number of the case in its run."""


class FindingCounts(msgspec.Struct):
    """Figures by kind, which can be added up."""

    asked: dict[str, int] = {}
    """Numbers of requests or files."""
    answered: dict[str, int] = {}
    """Numbers by kind and response."""
    plays: dict[str, int] = {}
    """Numbers of positions that were accepted and played from."""
    decisions: dict[str, int] = {}
    """Numbers of decisions played."""
    slowest: dict[str, float] = {}
    """Seconds of the slowest response."""
    largest: dict[str, int] = {}
    """Bytes of the largest response, or of the largest file."""

    def note(self, kind: str, answer: str, seconds: float, size: int) -> None:
        """Record a response, or a file that was read."""
        one = FindingCounts(
            asked={kind: 1}, answered={f"{kind}: {answer}": 1}, slowest={kind: seconds}, largest={kind: size}
        )
        self.add(one)

    def add(self, other: FindingCounts) -> None:
        """Add the figures of another batch."""
        for name in ("asked", "answered", "plays", "decisions"):
            mine: dict[str, int] = getattr(self, name)
            for kind, number in getattr(other, name).items():
                mine[kind] = mine.get(kind, 0) + number
        for kind, seconds in other.slowest.items():
            self.slowest[kind] = max(seconds, self.slowest.get(kind, 0.0))
        for kind, size in other.largest.items():
            self.largest[kind] = max(size, self.largest.get(kind, 0))


class TooSlow(BaseException):
    """The time is used up. It is no `Exception`, so that the code under test does not catch it."""


@contextmanager
def no_longer_than(seconds: float = SECONDS) -> Iterator[None]:
    """Raise TooSlow if the block takes too much processor time, in the main thread of a POSIX system."""
    if not hasattr(signal, "SIGPROF"):
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:
        raise TooSlow(f"more than {seconds:g} s")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def key_of(error: BaseException) -> str:
    """Return an exception's type and the innermost place in this project where it arose."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if _ours(frame.filename)]
    return f"{type(error).__name__} in {_place(frames[-1])}" if frames else type(error).__name__


def key_of_traceback(text: str) -> str:
    """Return the same key for an exception in a printed traceback."""
    places = re.findall(r'File "([^"]+)", line \d+, in (\S+)', text)
    ours = [f"{Path(name).relative_to(ROOT)}:{function}" for name, function in places if _ours(name)]
    kind = re.findall(r"^([\w.]+)(?::|$)", text, flags=re.MULTILINE)
    return f"{kind[-1] if kind else 'exception'} in {ours[-1] if ours else '?'}"


def _ours(name: str) -> bool:
    path = Path(name)
    return path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in ("conformance", "reference_engine")


def _place(frame: traceback.FrameSummary) -> str:
    return f"{Path(frame.filename).relative_to(ROOT)}:{frame.name}"


def shrunk(case: list[Any], still: Callable[[list[Any]], bool], at_most: int = SHRINKING) -> list[Any]:
    """Return the case reduced as far as `still` is true, within the limits on attempts and time."""
    left, until = at_most, time.monotonic() + SHRINKING_SECONDS

    def holds(candidate: list[Any]) -> bool:
        nonlocal left
        left -= 1
        return left >= 0 and time.monotonic() < until and still(candidate)

    before: list[Any] | None = None
    while before != case and left > 0:
        before, case = case, _smaller(case, holds)
    return case


def _smaller(value: Any, holds: Callable[[Any], bool]) -> Any:
    """Return the value without everything that `holds` does not need, trying the largest parts first."""
    size = len(value) if isinstance(value, list | str) else 0
    while size:
        at = 0
        while at < len(value):
            if holds(less := value[:at] + value[at + size :]):
                value = less
            else:
                at += size
        size //= 2
    if isinstance(value, dict):
        for key in list(value):
            if holds(less := {other: each for other, each in value.items() if other != key}):
                value = less
    for key in _keys(value):
        value = _with(value, key, _smaller(value[key], partial(_holds_with, holds, value, key)))
    return value


def _keys(value: Any) -> list[Any]:
    return list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []


def _holds_with(holds: Callable[[Any], bool], value: Any, key: Any, instead: Any) -> bool:
    return holds(_with(value, key, instead))


def _with(value: Any, key: Any, instead: Any) -> Any:
    """Return a copy of a dict or list with another value in one place."""
    copied = value.copy()
    copied[key] = instead
    return copied
