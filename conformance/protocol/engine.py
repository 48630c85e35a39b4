"""The harness's interface to an engine, independent of the connection."""

from __future__ import annotations

from typing import Any, Protocol

from conformance.protocol.messages import Description, Turnpoint
from conformance.translation import _, current

JsonObject = dict[str, Any]


class EngineError(Exception):
    """An error that the engine reported or caused."""


class IllegalChoice(EngineError):
    """The engine rejected a choice (-32001). The same decision is still open."""

    def __init__(self, reason: str, rule: str | None = None, options: list[JsonObject] | None = None) -> None:
        super().__init__(reason)
        self.reason, self.rule, self.options = reason, rule, options

    def __str__(self) -> str:
        return current().reason(self.reason)


class Unsupported(EngineError):
    """The engine does not support something (-32002): `what` is feature, card, game, or edition."""

    def __init__(self, what: str, name: str) -> None:
        super().__init__(f"{what} {name!r} is not supported")
        self.what, self.name = what, name


class InvalidPosition(EngineError):
    """The engine rejected a position (-32003), naming the problem and its place."""

    def __init__(self, problem: str, where: str, detail: str) -> None:
        super().__init__(f"{problem} at {where}: {detail}")
        self.problem, self.where, self.detail = problem, where, detail

    def __str__(self) -> str:
        detail = current().reason(self.detail)
        return _("{problem} at {place}: {detail}", problem=self.problem, place=self.where, detail=detail)


class Malformed(EngineError):
    """An answer that arrived in turn but does not match the published schema. The connection stays usable.

    The message names the method, the path, the expected value, and the value found.
    """


class EngineBroke(EngineError):
    """The engine crashed, hung, flooded the connection, or lost synchronization. Call `restart` to use it again.

    `kind` is one of:

    - `exited`: the process ended; `closed`: it closed its output or the connection; `crashed`: it raised an exception
      or reported an internal error
    - `timed-out`: no answer in time; `flooded`: too much output before the answer; `oversized`: a line is too long;
      `memory`, `processes`: it exceeded its limit of memory or processes
    - `garbage`: a line is not UTF-8 JSON; `invalid-message`: JSON that is not a JSON-RPC response; `wrong-id`: an
      answer to another request; `out-of-turn`: a message sent without a request
    """

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind, self.detail = kind, detail


class CouldNotStart(EngineError):
    """The engine did not start, or did not answer `initialize`."""


class Engine(Protocol):
    """A running engine. Every method may raise an `EngineError`."""

    spec: str
    """Engine specification: `reference`, `python:MODULE:FACTORY`, `stdio:COMMAND ...`, `tcp:HOST:PORT`."""
    description: Description

    def setup(self, game: str, edition: str, position: JsonObject, seed: int | None = None) -> Turnpoint: ...
    def choose(self, seat: str, choice: JsonObject) -> Turnpoint: ...
    def arrange(self, directive: JsonObject) -> Turnpoint: ...
    def observe(self, seat: str | None = None) -> JsonObject: ...

    def events_seen_by(self, seat: str) -> list[JsonObject]:
        """Return the events of the last request as visible to `seat`. For engines that declare `views`."""

    def deck(self, game: str, edition: str, deck: JsonObject, players: int | None = None) -> JsonObject:
        """Check whether a deck is legal: `legal`, `faults`, `rules`. For engines that declare `decks`."""

    def restart(self) -> None:
        """Restart the engine after an `EngineBroke`. Raises `CouldNotStart`."""

    def close(self) -> None: ...

    def begin_scenario(self) -> None:
        """Clear the transcript. Limits for a scenario and its steps are counted from here."""

    def begin_step(self) -> None:
        """Count the limits for a step from here."""

    def transcript(self) -> list[JsonObject]:
        """Return and clear the messages since the last call. The transcript is bounded.

        Each entry is `{direction, text}`. `direction` is `sent`, `received`, `stderr`, or `note` for omitted messages.
        """
