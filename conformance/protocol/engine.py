"""What the harness sees of any engine, whichever way it is reached."""

from __future__ import annotations

from typing import Any, Protocol

from conformance.protocol.messages import Description, Turnpoint

JsonObject = dict[str, Any]


class EngineError(Exception):
    """An error that the engine reported, or that its behaviour amounts to."""


class IllegalChoice(EngineError):
    """The engine refused a choice (-32001); the same decision is still open."""

    def __init__(self, reason: str, rule: str | None = None, options: list[JsonObject] | None = None) -> None:
        super().__init__(reason)
        self.reason, self.rule, self.options = reason, rule, options


class Unsupported(EngineError):
    """The engine says that it lacks something (-32002): `what` is feature, card, game or edition."""

    def __init__(self, what: str, name: str) -> None:
        super().__init__(f"{what} {name!r} is not supported")
        self.what, self.name = what, name


class InvalidPosition(EngineError):
    """The engine refused a position (-32003), with a named problem and its place."""

    def __init__(self, problem: str, where: str, detail: str) -> None:
        super().__init__(f"{problem} at {where}: {detail}")
        self.problem, self.where, self.detail = problem, where, detail


class Malformed(EngineError):
    """An answer, in its turn, that is not what the published schema asks for. The conversation may go on.

    The message names the method, the path, what was expected there and what was found.
    """


class EngineBroke(EngineError):
    """The engine crashed, hung, flooded, or lost the thread. The connection is dead until `restart`.

    `kind` is one of:

    - `exited`: the process ended; `closed`: it closed its output, or the connection; `crashed`: it raised an exception,
      or reported an internal error
    - `timed-out`: no answer in time; `flooded`: too much output without the answer; `oversized`: a line too long;
      `memory`, `processes`: it used more memory, or had more processes, than it may
    - `garbage`: a line that is no JSON in UTF-8; `invalid-message`: JSON that is no answer in the sense of JSON-RPC;
      `wrong-id`: an answer to another request; `out-of-turn`: a message that nobody asked for
    """

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind, self.detail = kind, detail


class CouldNotStart(EngineError):
    """The engine could not be started, or did not answer `initialize`."""


class Engine(Protocol):
    """One running engine. Every method may raise an `EngineError`."""

    spec: str
    """The string that named it: `reference`, `python:MODULE:FACTORY`, `stdio:COMMAND ...`, `tcp:HOST:PORT`."""
    description: Description

    def setup(self, game: str, edition: str, position: JsonObject, seed: int | None = None) -> Turnpoint: ...
    def choose(self, seat: str, choice: JsonObject) -> Turnpoint: ...
    def arrange(self, directive: JsonObject) -> Turnpoint: ...
    def observe(self, seat: str | None = None) -> JsonObject: ...

    def events_seen_by(self, seat: str) -> list[JsonObject]:
        """What the last request made happen, as a seat is told it. For engines that declare `views`."""

    def deck(self, game: str, edition: str, deck: JsonObject, players: int | None = None) -> JsonObject:
        """Whether a deck may be played: `legal`, `faults`, `rules`. For engines that declare `decks`."""

    def restart(self) -> None:
        """Start afresh after an `EngineBroke`. Raises `CouldNotStart`."""

    def close(self) -> None: ...

    def begin_scenario(self) -> None:
        """Empties the transcript; limits of a scenario and its steps count from here."""

    def begin_step(self) -> None:
        """Limits of a step count from here."""

    def transcript(self) -> list[JsonObject]:
        """What was said since the last call: bounded, and then emptied.

        Each entry is `{direction, text}`; `direction` is `sent`, `received`, `stderr`, or `note` for what was left out.
        """
