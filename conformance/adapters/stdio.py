"""An engine as a process of its own, spoken to over its standard input and output."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import time
import weakref

from conformance.adapters import cores
from conformance.adapters.limits import Limits
from conformance.adapters.memory import resident_bytes
from conformance.adapters.transcript import Transcript
from conformance.adapters.wire import Wire, WireLink
from conformance.protocol.engine import CouldNotStart, EngineBroke

LAST_WORDS_BYTES = 2_000
EXIT_SECONDS = 0.5
"""How long a process that has closed its output may take to end, before that counts as closing alone."""


class StdioLink(WireLink):
    """A process in a group of its own, so that it can be ended with all that it started."""

    NOT_OPEN = ("exited", "its process is not running")

    def __init__(self, command: str, limits: Limits, transcript: Transcript) -> None:
        self._limits, self._transcript = limits, transcript
        try:
            self._arguments = shlex.split(command)
        except ValueError as error:
            raise CouldNotStart(f"the command {command!r} cannot be read: {error}; mind its quotation marks") from None
        if not self._arguments:
            raise CouldNotStart("`stdio:` names no command; write it as in `stdio:node my_engine.js`")
        self._process: subprocess.Popen[bytes] | None = None
        self._end: weakref.finalize[[subprocess.Popen[bytes]], StdioLink] | None = None
        self._said = bytearray()
        self._requests = 0
        self._part: weakref.finalize[[], StdioLink] | None = None

    def open(self, deadline: float) -> None:
        self.kill()
        self._said.clear()
        self._requests = 0
        try:
            process = subprocess.Popen(
                self._arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise CouldNotStart(_why_not(self._arguments[0], error)) from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._end = weakref.finalize(self, _end_group, process)
        self._wire = Wire(
            self._limits,
            source=process.stdout.fileno(),
            sink=process.stdin.fileno(),
            stderr=process.stderr.fileno(),
            ended=self._what_ended,
            on_stderr=self._hear,
            watch=self._watch_memory,
            gone=lambda: _ended_by(process, 0.0),
        )

    def begin(self) -> None:
        self._requests += 1
        # The second request comes once it is up.
        if self._requests == 2 and self._process is not None and cores.share(self._process.pid):
            self._part = weakref.finalize(self, cores.release)
        super().begin()

    def finish(self, deadline: float) -> None:
        process = self._process
        if process is not None and process.stdin is not None:
            process.stdin.close()  # an engine that only reads to the end of its input ends now
            _ended_by(process, deadline)

    def kill(self) -> None:
        if self._wire is not None:
            self._wire.drain_stderr()
        if self._end is not None:
            self._end()
        if self._part is not None:
            self._part()
        self._part = self._end = self._process = self._wire = None

    def last_words(self) -> str:
        if self._wire is not None:
            self._wire.drain_stderr()
        return self._said.decode("utf-8", "replace").strip()

    def _hear(self, chunk: bytes) -> None:
        self._transcript.stderr(chunk)
        self._said += chunk
        del self._said[:-LAST_WORDS_BYTES]

    def _what_ended(self) -> EngineBroke:
        assert self._process is not None
        if not _ended_by(self._process, time.monotonic() + EXIT_SECONDS):
            return EngineBroke("closed", "it closed its standard output, though its process lives on")
        return EngineBroke("exited", _how_it_ended(self._process))

    def _watch_memory(self) -> None:
        assert self._process is not None
        used = resident_bytes(self._process.pid)
        if used is not None and used > self._limits.memory_mb * 1024 * 1024:
            raise EngineBroke(
                "memory", f"it uses {used // (1024 * 1024)} MiB of memory; {self._limits.memory_mb} are allowed"
            )


def _why_not(program: str, error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError):
        return f"there is no program {program!r}; check its name and path"
    if isinstance(error, PermissionError):
        return f"{program!r} may not be run; make it executable, or name what runs it, as in `python3 {program}`"
    if shutil.which(program):
        return f"{program!r} cannot be run ({error}); name what runs it, as in `python3 {program}`"
    return f"{program!r} cannot be run: {error}"


def _ended_by(process: subprocess.Popen[bytes], deadline: float) -> bool:
    """Whether the process has ended by then. It is not reaped: until then its number, and its group's, stay its own."""
    pause = 0.001
    while True:
        if os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
            return True
        if time.monotonic() >= deadline:
            return False
        time.sleep(pause)
        pause = min(pause * 2, 0.02)


def _how_it_ended(process: subprocess.Popen[bytes]) -> str:
    result = os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    assert result is not None
    if result.si_code == os.CLD_EXITED:
        return f"its process ended with exit status {result.si_status}"
    try:
        name = signal.Signals(result.si_status).name
    except ValueError:
        name = f"signal {result.si_status}"
    return f"its process was ended by {name}"


def _end_group(process: subprocess.Popen[bytes]) -> None:
    """Ends the process and all of its group, and closes the pipes. Works on a process that has ended already."""
    if process.returncode is None:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            process.kill()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
    with contextlib.suppress(subprocess.TimeoutExpired):  # it hangs in the kernel; it is dead as soon as it comes out
        process.wait(timeout=5)
