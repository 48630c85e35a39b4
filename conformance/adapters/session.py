"""Session with one engine: typed requests out, typed and validated answers back, over any link."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from importlib import metadata
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from conformance.adapters.limits import Limits, Meter
from conformance.adapters.responses import Answers
from conformance.adapters.transcript import Transcript
from conformance.adapters.transport import Link
from conformance.protocol import messages
from conformance.protocol.codec import NotJsonError, ShapeError, encode, excerpt, read_as, read_response
from conformance.protocol.engine import (
    CouldNotStart,
    EngineBroke,
    EngineError,
    IllegalChoice,
    InvalidPosition,
    JsonObject,
    Malformed,
    Unsupported,
)
from conformance.protocol.messages import Description, ErrorObject, Response, Turnpoint

T = TypeVar("T")

CLOSE_SECONDS = 1.0
"""Time for an engine to end by itself, in seconds."""

FIRST_PAUSE_SECONDS, LAST_PAUSE_SECONDS = 0.1, 5.0
"""First and last pause between attempts to restart an engine. Each pause is twice the previous one."""

REMEDIES = {
    "exited": "it must read requests from standard input until `shutdown`",
    "closed": "it must keep its output open until `shutdown`",
    "timed-out": "it must answer `initialize`, with a line end, and flush its output after each answer",
    "garbage": "only answers belong on standard output; everything else belongs on standard error",
    "flooded": "only answers belong on standard output; everything else belongs on standard error",
    "crashed": "run it by itself and send it `initialize`",
}


class EngineSession:
    """One engine under test, for use by one thread at a time."""

    def __init__(self, spec: str, link: Link, limits: Limits, transcript: Transcript) -> None:
        self.spec = spec
        self.description: Description
        self._link, self._limits, self._transcript = link, limits, transcript
        self._answers = Answers("", "play")
        self._broken: EngineBroke | None = None
        self._closed = False
        self._start()

    def setup(self, game: str, edition: str, position: JsonObject, seed: int | None = None) -> Turnpoint:
        declared = self.description.games.get(game)
        self._answers = Answers(game, declared.level, declared.untracked) if declared else Answers(game, "play")
        params = messages.SetupParams(game=game, edition=edition, position=position, seed=seed)
        return self._ask(messages.Setup(id=self._next_id(), params=params), self._answers.turnpoint)

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        params = messages.ChooseParams(seat=seat, choice=choice)
        return self._ask(messages.Choose(id=self._next_id(), params=params), self._answers.turnpoint)

    def arrange(self, directive: JsonObject) -> Turnpoint:
        params = messages.ArrangeParams(directive=directive)
        return self._ask(messages.Arrange(id=self._next_id(), params=params), self._answers.turnpoint)

    def observe(self, seat: str | None = None) -> JsonObject:
        params = messages.ObserveParams(seat=seat)
        return self._ask(messages.Observe(id=self._next_id(), params=params), self._answers.observation)

    def events_seen_by(self, seat: str) -> list[JsonObject]:
        params = messages.ObserveParams(seat=seat)
        return self._ask(messages.Observe(id=self._next_id(), params=params), self._answers.events)

    def deck(self, game: str, edition: str, deck: JsonObject, players: int | None = None) -> JsonObject:
        params = msgspec.convert(
            {"game": game, "edition": edition, "deck": deck, "players": players}, messages.DeckParams
        )
        return self._ask(messages.Deck(id=self._next_id(), params=params), Answers(game, "play").judgement)

    def restart(self) -> None:
        """Restart the engine. Raises `CouldNotStart` after trying for `restart_seconds`."""
        self._link.kill()
        patient_until, pause = time.monotonic() + self._limits.restart_seconds, FIRST_PAUSE_SECONDS
        while True:
            try:
                return self._start()
            except CouldNotStart:
                if time.monotonic() + pause > patient_until:
                    raise
            time.sleep(pause)
            pause = min(2 * pause, LAST_PAUSE_SECONDS)

    def close(self) -> None:
        """Ask the engine to end, and kill it if it does not. Can be called twice."""
        if self._closed:
            return
        self._meter = Meter(self._limits)
        seconds = min(CLOSE_SECONDS, self._limits.request_seconds)
        try:
            if self._broken is None:
                with contextlib.suppress(EngineError):
                    request = messages.Shutdown(id=self._next_id(), params=messages.ShutdownParams())
                    self._request(request, lambda raw: read_as(raw, type(None), "result"), seconds)
                    self._link.finish(time.monotonic() + seconds)
        finally:
            self._closed = True
            self._link.kill()

    def begin_scenario(self) -> None:
        """Empty the transcript, and reset the limits of the scenario and its steps."""
        self._transcript.clear()
        self._meter.begin_scenario()

    def begin_step(self) -> None:
        """Reset the limits of a step."""
        self._meter.begin_step()

    def transcript(self) -> list[JsonObject]:
        """Return the messages since the last call, within limits."""
        return self._transcript.take()

    def __enter__(self) -> EngineSession:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start(self) -> None:
        self._broken, self._closed, self._id, self._meter = None, False, 0, Meter(self._limits)
        seconds = self._limits.start_seconds
        harness = messages.Harness(name="justicar", version=_own_version())
        offered = messages.OFFERED
        params = messages.InitializeParams(protocol=offered.min, versions=offered, harness=harness)
        request = messages.Initialize(id=self._next_id(), params=params)
        reason: EngineError
        try:
            self._link.open(time.monotonic() + seconds)
            description = self._request(request, lambda raw: read_as(raw, Description, "result"), seconds)
        except CouldNotStart as error:
            self._broken = EngineBroke("exited", "it could not be started")
            raise CouldNotStart(f"{self.spec}: the engine could not be started: {error}") from error.__cause__
        except EngineError as error:
            reason = error
        else:
            if description.protocol in offered:
                self.description = description
                return
            reason = EngineBroke(
                "invalid-message", f"it speaks protocol {description.protocol}, but the harness needs {offered}"
            )
        stderr = self._link.last_words()
        self._link.kill()
        self._broken = reason if isinstance(reason, EngineBroke) else EngineBroke("exited", str(reason))
        text = f"{self.spec}: the engine could not be started: {reason}"
        if remedy := REMEDIES.get(self._broken.kind):
            text += f"\nRemedy: {remedy}."
        if stderr and stderr not in str(reason):
            text += f"\nStandard error:\n{stderr}"
        raise CouldNotStart(text) from reason

    def _next_id(self) -> int:
        self._id += 1
        return self._id

    def _ask(self, request: messages.AnyRequest, read: Callable[[msgspec.Raw], T]) -> T:
        return self._request(request, read, self._limits.request_seconds)

    def _request(self, request: messages.AnyRequest, read: Callable[[msgspec.Raw], T], seconds: float) -> T:
        """Send a request and read the result. Raises an `EngineError` for any other answer."""
        method = request.__struct_config__.tag
        if self._broken is not None or self._closed:
            kind_of_end = self._broken.kind if self._broken else "closed"
            raise EngineBroke(kind_of_end, f"`{method}`: the engine is down and needs a restart")
        try:
            response = self._exchange(encode(request), request.id, self._meter.deadline(seconds))
            if response.error is not UNSET:
                raise self._refusal(response.error)
            assert response.result is not UNSET  # a response has a result or an error
            found = read(response.result)
            if isinstance(found, Turnpoint | list):
                self._meter.count_events(len(found.events if isinstance(found, Turnpoint) else found))
            return found
        except EngineBroke as broke:
            late = self._meter.late(seconds) if broke.kind == "timed-out" else ""
            raise self._break(EngineBroke(broke.kind, f"`{method}`: {broke.detail}{late}")) from None
        except (ShapeError, NotJsonError) as error:
            raise Malformed(f"`{method}`: {error}") from None
        except EngineError:
            raise
        except BaseException:  # after an interrupt, the next answer would belong to this request
            self._break(EngineBroke("out-of-turn", "the harness was interrupted"))
            raise

    def _exchange(self, line: bytes, request_id: int, deadline: float) -> Response:
        link, stray = self._link, b""
        link.begin()
        self._transcript.sent(line)
        link.send(line, deadline)
        while True:
            received = link.receive(deadline)
            self._transcript.received(received)
            self._meter.read(len(received))
            try:
                response = read_response(received)
            except NotJsonError as error:
                raise EngineBroke("garbage", str(error)) from None
            except ShapeError as error:
                raise EngineBroke("invalid-message", str(error)) from None
            if response.method is UNSET:
                break
            stray = stray or received
            link.skip()
        if response.id is None and response.error is not UNSET:
            raise EngineBroke("invalid-message", f"it could not read the request: {response.error.message}")
        if response.id != request_id:
            raise EngineBroke("wrong-id", f"the answer has the id {response.id!r:.60}, the request {request_id}")
        if stray := stray or link.surplus():
            raise EngineBroke("out-of-turn", f"it wrote more than the answer: {excerpt(stray)}")
        return response

    def _break(self, broke: EngineBroke) -> EngineBroke:
        """Mark the engine as broken and kill it. Return the error to raise."""
        words = self._link.last_words()
        if words and broke.kind in ("exited", "closed"):
            broke = EngineBroke(broke.kind, f"{broke.detail}; last line of standard error: {words.splitlines()[-1]}")
        self._broken = broke
        self._link.kill()
        return broke

    def _refusal(self, error: ErrorObject) -> EngineError:
        """Return the exception for an error response. Raises `ShapeError` if its data are invalid."""
        data: Any = {} if error.data is None else error.data
        if error.code == messages.ERROR_CODES["illegal_choice"]:
            illegal = self._answers.refused_choice(data)
            return IllegalChoice(illegal.reason, illegal.rule, illegal.options)
        if error.code == messages.ERROR_CODES["unsupported"]:
            unsupported = read_as(data, messages.UnsupportedData, "error.data")
            return Unsupported(unsupported.what, unsupported.name)
        if error.code == messages.ERROR_CODES["invalid_position"]:
            problem = self._answers.refused_position(data)
            return InvalidPosition(problem.problem, problem.where, problem.detail)
        if error.code == messages.INTERNAL_ERROR:
            return EngineBroke("crashed", error.message)
        detail = f" ({msgspec.json.encode(error.data).decode():.300})" if error.data is not None else ""
        return EngineBroke("invalid-message", f"it answered with error {error.code}: {error.message}{detail}")


def _own_version() -> str:
    try:
        return metadata.version("justicar")
    except metadata.PackageNotFoundError:
        return "uninstalled"
