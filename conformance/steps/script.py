"""The requests a scenario makes of an engine and its demands on the answers, in order, as data.

Vectors are made from this. Every step leaves it behind when it runs, however the step is declared.
docs/how-to/vectors.md says what each request and each comparison means.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import msgspec

from conformance.steps.expect import Expectation
from conformance.steps.paths import JsonObject, Path


class EngineName(str):
    """A name that the engine has told: what a step asks with it depends on what stands at that path."""

    path: Path

    def __new__(cls, text: str, path: Path) -> EngineName:
        told = super().__new__(cls, text)
        told.path = path
        return told


Method = Literal["setup", "remember", "choose", "arrange", "refuse", "pass", "deck"]


class ScriptRequest(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A request, or what makes several. In its params `{"at": PATH}` stands for what the engine tells there."""

    method: Method
    params: JsonObject = {}
    windows: tuple[str, ...] = ()
    """`choose`: it must be open in one of these. `pass`: as long as one of these is open; none: that which is open
    first, which must not be one of `phases`."""
    phases: tuple[str, ...] = ()
    until: JsonObject | None = None
    """`pass`: whatever is open, until this seat decides in this window."""
    seat: str | None = None
    """`pass`: only for this seat."""
    same: Path | None = None
    """`pass`: as long as the same stands there."""
    least: int = 1
    most: int = 200
    through: str | None = None
    """`pass`: one of the passes must be in this window."""
    first: str | None = None
    """`choose`: of the options the one that comes first by this field."""
    other_than: tuple[str, ...] = ()
    """... and is none of these."""
    rules: tuple[str, ...] = ()
    """`refuse`: why it is refused. What else must hold is for the rules of the scenario."""


class Script:
    """The lines of one scenario, each with the number of its step, from 0."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, ScriptRequest | Expectation]] = []
        self._step, self._within = -1, False

    def next_step(self) -> None:
        """The lines that follow are those of the next step."""
        self._step += 1

    def demand(self, expected: Expectation) -> None:
        """Something must hold here."""
        if not self._within:
            self.lines.append((self._step, expected))

    @contextmanager
    def ask(self, method: Method, params: JsonObject | None = None, **how: Any) -> Iterator[None]:
        """While this request is made. What is asked for in between is part of it."""
        if self._within:
            yield
            return
        self.lines.append((self._step, ScriptRequest(method=method, params=as_data(params or {}), **how)))
        self._within = True
        try:
            yield
        finally:
            self._within = False


def as_data(value: Any) -> Any:
    """A value in which whatever the engine told is the path at which it did."""
    if isinstance(value, EngineName):
        return {"at": list(value.path)}
    if isinstance(value, dict):
        return {key: as_data(each) for key, each in value.items()}
    return [as_data(each) for each in value] if isinstance(value, list | tuple) else value
