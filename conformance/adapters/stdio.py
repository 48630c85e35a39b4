"""Engine as a separate process, connected through its standard input and output."""

from __future__ import annotations

import os
import shlex
import sys
import time
import weakref
from collections.abc import Mapping, Sequence

from conformance.adapters import cpu_affinity
from conformance.adapters.limits import Limits
from conformance.adapters.line_io import LineStream, WireLink
from conformance.adapters.resource_usage import usage
from conformance.adapters.transcript import Transcript
from conformance.protocol.engine import CouldNotStart, EngineBroke
from conformance.supervision.sandbox import environment as allowed
from conformance.supervision.sandbox import sandboxed
from conformance.supervision.supervised_process import SupervisedProcess

LAST_WORDS_BYTES = 2_000
EXIT_SECONDS = 0.5
"""Time for a process that has closed its output to end, in seconds. After that it counts as closed."""


def command_of(text: str) -> list[str]:
    """Split a command into words. Raises `CouldNotStart`."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise CouldNotStart(f"cannot split the command {text!r}: {error}; check its quotes") from None
    if not words:
        raise CouldNotStart("`stdio:` names no command; write it like `stdio:node my_engine.js`")
    return words


def python_command(target: str) -> list[str]:
    """Return the command that serves the Python engine of `MODULE:FACTORY`."""
    return [sys.executable, "-P", "-m", f"{__package__}.python_process", target]


def python_environment() -> Mapping[str, str]:
    """Return the environment of a Python engine, which finds the same modules as this process."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


class StdioLink(WireLink):
    """An engine process with all processes that it starts."""

    NOT_OPEN = ("exited", "its process is not running")

    def __init__(
        self,
        command: Sequence[str],
        limits: Limits,
        transcript: Transcript,
        environment: Mapping[str, str] | None = None,
        imported: str = "",
    ) -> None:
        """Set up the connection. `imported` names the module of a Python engine."""
        self._command, self._environment, self._imported = command, environment, imported
        self._limits, self._transcript = limits, transcript
        self._kept: SupervisedProcess | None = None
        self._end: weakref.finalize[[], StdioLink] | None = None
        self._stderr_end = bytearray()
        self._requests = 0
        self._part: weakref.finalize[[], StdioLink] | None = None

    def open(self, deadline: float) -> None:
        self.kill()
        self._stderr_end.clear()
        self._requests = 0
        command, environment = self._command, self._environment
        if self._limits.sandbox:
            here, given = os.getcwd(), environment or os.environ  # noqa: PTH109 - a string
            needed = given["PYTHONPATH"].split(os.pathsep) if self._imported else []
            command = sandboxed(command, here, needed, self._limits.exposure, self._imported)
            environment = allowed(given, *(["PYTHONPATH"] if self._imported else []))
        if self._limits.exposure.shown:  # a run must not change what its certificate covers
            environment = {**(environment or os.environ), "PYTHONDONTWRITEBYTECODE": "1"}
        kept = SupervisedProcess(command, deadline, environment)
        self._kept = kept
        self._end = weakref.finalize(self, kept.end)
        self._wire = LineStream(
            self._limits,
            source=kept.stdout.fileno(),
            sink=kept.stdin.fileno(),
            stderr=kept.stderr.fileno(),
            ended=self._what_ended,
            on_stderr=self._hear,
            watch=self._watch,
            gone=lambda: kept.ended_by(0.0),
        )

    def begin(self) -> None:
        self._requests += 1
        # The first request is `initialize`, so the engine is up at the second.
        if self._requests == 2 and self._kept is not None and cpu_affinity.share(self._kept.pid):
            self._part = weakref.finalize(self, cpu_affinity.release)
        super().begin()

    def finish(self, deadline: float) -> None:
        if self._kept is not None:
            self._kept.stdin.close()  # lets an engine that reads to the end of its input stop
            self._kept.ended_by(deadline)

    def kill(self) -> None:
        if self._wire is not None:
            self._wire.drain_stderr()
        if self._end is not None:
            self._end()
        if self._part is not None:
            self._part()
        self._part = self._end = self._kept = self._wire = None

    def last_words(self) -> str:
        if self._wire is not None:
            self._wire.drain_stderr()
        return self._stderr_end.decode("utf-8", "replace").strip()

    def _hear(self, chunk: bytes) -> None:
        self._transcript.stderr(chunk)
        self._stderr_end += chunk
        del self._stderr_end[:-LAST_WORDS_BYTES]

    def _what_ended(self) -> EngineBroke:
        assert self._kept is not None
        if not self._kept.ended_by(time.monotonic() + EXIT_SECONDS):
            return EngineBroke("closed", "it closed its standard output, but its process is still running")
        return EngineBroke("exited", self._kept.how_it_ended())

    def _watch(self) -> None:
        assert self._kept is not None
        used, limits = usage(self._kept.keeper), self._limits
        if used is None:
            return
        if used.bytes > limits.memory_mb * 1024 * 1024:
            detail = f"it uses {used.bytes // (1024 * 1024)} MiB of memory; the limit is {limits.memory_mb}"
            raise EngineBroke("memory", detail)
        if used.processes > limits.processes:
            raise EngineBroke("processes", f"it has {used.processes} processes; the limit is {limits.processes}")
