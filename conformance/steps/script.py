"""The script of a scenario: its requests to an engine and its expectations, in order, as data.

Vectors are made from it. Every step adds its lines when it runs, however it is declared. docs/how-to/vectors.md
explains each request and each comparison.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import msgspec

from conformance.steps.expect import Expectation
from conformance.steps.paths import JsonObject, Path


class EngineName(str):
    """A name from the engine's answer. A request that uses it depends on the value at that path."""

    path: Path

    def __new__(cls, text: str, path: Path) -> EngineName:
        name = super().__new__(cls, text)
        name.path = path
        return name


Method = Literal["setup", "remember", "choose", "arrange", "refuse", "pass", "deck"]


class ScriptRequest(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A request, or a series of requests. In its params, `{"at": PATH}` means the engine's value at that path."""

    method: Method
    params: JsonObject = {}
    windows: tuple[str, ...] = ()
    """Windows: `choose` needs an open one, and `pass` goes on while any is open.

    Without windows, `pass` uses the first open window, which must not be one of `phases`.
    """
    phases: tuple[str, ...] = ()
    until: JsonObject | None = None
    """For `pass`: continue until this seat decides in this window."""
    seat: str | None = None
    """For `pass`: only for this seat."""
    same: Path | None = None
    """For `pass`: continue while the value at this path stays the same."""
    least: int = 1
    most: int = 200
    through: str | None = None
    """For `pass`: one of the passes must be in this window."""
    first: str | None = None
    """For `choose`: take the option whose value of this field comes first."""
    other_than: tuple[str, ...] = ()
    """For `choose`: skip options with these values."""
    rules: tuple[str, ...] = ()
    """For `refuse`: the reason. Other expectations belong to the rules of the scenario."""


class Script:
    """The lines of one scenario, each with the number of its step, from 0."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, ScriptRequest | Expectation]] = []
        self._step, self._within = -1, False

    def next_step(self) -> None:
        """Start the lines of the next step."""
        self._step += 1

    def demand(self, expected: Expectation) -> None:
        """Add an expectation."""
        if not self._within:
            self.lines.append((self._step, expected))

    @contextmanager
    def ask(self, method: Method, params: JsonObject | None = None, **how: Any) -> Iterator[None]:
        """Add a request. Requests and expectations inside the block are part of it."""
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
    """Return a value with each name from the engine replaced by its path."""
    if isinstance(value, EngineName):
        return {"at": list(value.path)}
    if isinstance(value, dict):
        return {key: as_data(each) for key, each in value.items()}
    return [as_data(each) for each in value] if isinstance(value, list | tuple) else value
