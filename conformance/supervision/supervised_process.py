"""Process of an engine, supervised by a keeper."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from conformance.protocol.engine import CouldNotStart

_KEEPER = str(Path(__file__).with_name("keeper.py"))
END_SECONDS = 10.0
"""Time limit for the keeper to end everything, in seconds. After that the keeper itself is killed."""


class SupervisedProcess:
    """A running command with pipes for its three streams.

    All its processes end with `end`, or with this process, whatever ends it (see `keeper`).
    """

    def __init__(self, command: Sequence[str], deadline: float, environment: Mapping[str, str] | None = None) -> None:
        """Start the command. Raises `CouldNotStart`."""
        self._line, other = socket.socketpair()
        try:
            # Isolated mode without site-packages starts fast, and no variable meant for the engine affects it.
            self._keeper = subprocess.Popen(
                [sys.executable, "-I", "-S", _KEEPER, str(other.fileno()), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                pass_fds=[other.fileno()],
                env=environment,
            )
        except (OSError, ValueError) as error:
            self._line.close()
            raise CouldNotStart(_why_not(command[0], error)) from None
        finally:
            other.close()
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        assert self._keeper.stderr is not None
        self.stdin, self.stdout, self.stderr = self._keeper.stdin, self._keeper.stdout, self._keeper.stderr
        try:
            self.pid = self._started(command[0], deadline)
        except BaseException:
            self.end()
            raise

    def _started(self, program: str, deadline: float) -> int:
        """Return the engine's first process once it runs."""
        self._line.settimeout(max(0.05, deadline - time.monotonic()))
        try:
            word, _, number = self._line.recv(64).decode("ascii").partition(" ")
        except OSError:
            word, number = "", ""
        if word == "fault":
            raise CouldNotStart(_why_not(program, OSError(int(number), os.strerror(int(number)))))
        if word != "started":
            raise CouldNotStart(f"{program!r} did not start; check that the machine has free memory and processes")
        return int(number)

    @property
    def keeper(self) -> int:
        """Process id of the keeper, the ancestor of all engine processes."""
        return self._keeper.pid

    def ended_by(self, deadline: float) -> bool:
        """Wait until the deadline and report if the engine's first process has ended, and so all others."""
        pause = 0.001
        while True:
            if self._result() is not None:
                return True
            if time.monotonic() >= deadline:
                return False
            time.sleep(pause)
            pause = min(pause * 2, 0.02)

    def how_it_ended(self) -> str:
        """Return how the engine ended: its exit status or signal."""
        result = self._result()
        assert result is not None
        if result.si_code == os.CLD_EXITED:
            return f"its process ended with exit status {result.si_status}"
        try:
            name = signal.Signals(result.si_status).name
        except ValueError:
            name = f"signal {result.si_status}"
        return f"its process was ended by {name}"

    def _result(self) -> os.waitid_result | None:
        # Leave it unreaped, so that its process id is not reused.
        return os.waitid(os.P_PID, self._keeper.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)

    def end(self) -> None:
        """End the engine and everything it started, and close the pipes. Can be called more than once."""
        self._line.close()
        if self._keeper.returncode is None:
            with contextlib.suppress(OSError):
                self._keeper.send_signal(signal.SIGCONT)  # the engine may have stopped its keeper
        for pipe in (self._keeper.stdin, self._keeper.stdout, self._keeper.stderr):
            if pipe is not None:
                pipe.close()
        try:
            self._keeper.wait(timeout=END_SECONDS)
        except subprocess.TimeoutExpired:
            self._keeper.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._keeper.wait(timeout=1)
        if self._keeper.returncode == -signal.SIGKILL and hasattr(self, "pid"):
            with contextlib.suppress(OSError):  # a killed keeper leaves the engine's process group
                os.killpg(self.pid, signal.SIGKILL)


def _why_not(program: str, error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError):
        return f"no program {program!r}; check its name and path"
    if isinstance(error, PermissionError):
        return f"{program!r} is not executable; make it executable, or run it as in `python3 {program}`"
    if shutil.which(program):
        return f"cannot run {program!r} ({error}); name its interpreter, as in `python3 {program}`"
    return f"cannot run {program!r}: {error}"
