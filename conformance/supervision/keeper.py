"""Supervisor of one engine: run a command and end all its processes. Usage: `keeper.py DESCRIPTOR COMMAND ...`.

The keeper runs between the harness and the engine's processes, and takes no part in their communication. It ends them
all when the engine's first process ends, when it receives a signal to end, and when the harness closes its end of
DESCRIPTOR, a socket pair. The operating system closes that end if the harness dies, for whatever reason. The keeper
then exits with the exit status or signal of the engine's first process, so a waiting process learns the reason.

On Linux the keeper is the reaper of all its descendants, so a process that forks twice or starts its own session
remains a descendant. On other systems it only knows the engine's process group. It imports little, and only from the
standard library, because it starts with every engine.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import select
import signal
import sys
import time

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
PATIENCE_SECONDS = 5.0
"""Time limit for ending all processes, in seconds. A process stuck in the kernel ends when it returns from there."""
_TASKS = "/proc/self/task"


def main() -> None:
    """Run the command line."""
    descriptor, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(descriptor, False)
    _prctl(PR_SET_CHILD_SUBREAPER, 1)
    parent = os.getppid()
    signals_pipe = _signal_pipe()
    _prctl(PR_SET_PDEATHSIG, signal.SIGUSR1)
    engine, fault = _start(command)
    if fault:
        os.write(descriptor, b"fault %d\n" % fault)
        return
    os.write(descriptor, b"started %d\n" % engine)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):  # both sides must see the end of the other's stream
        os.dup2(nothing, stream)
    status = _wait(engine, descriptor, signals_pipe, parent)
    ended = _end_all(engine)
    _end_as(status if status is not None else ended.get(engine, signal.SIGKILL))


def _prctl(option: int, value: int) -> None:
    """Call `prctl` on systems that have it."""
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _signal_pipe() -> int:
    """Return a descriptor that yields each signal as a byte, so that signals interrupt no call."""
    signals_pipe, tell = os.pipe()
    os.set_blocking(tell, False)
    signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
    for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGUSR1):
        signal.signal(number, lambda *_: None)
    return signals_pipe


def _start(command: list[str]) -> tuple[int, int]:
    """Start the engine in its own session. Return its process and the error number, or 0 if it started."""
    keeper = os.getpid()
    signals_pipe, tell = os.pipe()
    engine = os.fork()
    if engine == 0:
        try:
            os.setsid()
            _prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # should the keeper be killed
            if os.getppid() != keeper:
                os._exit(1)
            _without_core()
            for name in ("SIGPIPE", "SIGXFSZ", "SIGINT"):
                signal.signal(getattr(signal, name), signal.SIG_DFL)
            os.execvp(command[0], command)
        except OSError as error:
            os.write(tell, b"%d" % (error.errno or 1))
        finally:
            os._exit(127)
    os.close(tell)
    fault = os.read(signals_pipe, 16)
    os.close(signals_pipe)
    return engine, int(fault or 0)


def _without_core() -> None:
    """Disable core dumps."""
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def _wait(engine: int, descriptor: int, signals_pipe: int, parent: int) -> int | None:
    """Wait until all processes must end. Return the engine's exit status if its end is the reason."""
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    poll.register(signals_pipe, select.POLLIN)
    while True:
        for ready, _ in poll.poll():
            if ready == descriptor:
                return None  # nobody writes there, so this is the end of the stream
            signals = os.read(signals_pipe, 4096)
            if (status := _reap().get(engine)) is not None:
                return status
            if {signal.SIGTERM, signal.SIGHUP, signal.SIGINT} & set(signals):
                return None
            if (
                signal.SIGUSR1 in signals and os.getppid() != parent
            ):  # the signal also comes when only a thread of the parent ends
                return None


def _reap() -> dict[int, int]:
    """Return process → exit status for all child processes that have ended."""
    ended = {}
    with contextlib.suppress(ChildProcessError):
        while (found := os.waitpid(-1, os.WNOHANG))[0]:
            ended[found[0]] = found[1]
    return ended


def _end_all(engine: int) -> dict[int, int]:
    """Kill every descendant before it can start another. Return process → exit status of the direct children."""
    ended: dict[int, int] = {}
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        _signal({-engine} if engine not in ended else set(), signal.SIGKILL)
        halted: set[int] = set()
        while further := _descendants() - halted:
            _signal(further, signal.SIGSTOP)
            halted |= further
        _signal(halted, signal.SIGKILL)
        ended |= _reap()
        try:
            os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        except ChildProcessError:
            break  # no process is left
        time.sleep(0.001)
    return ended


def _signal(processes: set[int], number: int) -> None:
    for process in processes:
        with contextlib.suppress(OSError):
            os.kill(process, number)


def _descendants() -> set[int]:
    """Return all descendants of this process, or none if the system does not list children."""
    found: set[int] = set()
    waiting = [_TASKS]
    while waiting:
        tasks = waiting.pop()
        with contextlib.suppress(OSError):
            for task in os.listdir(tasks):  # noqa: PTH208 - pathlib would double the time that it takes to start
                with open(f"{tasks}/{task}/children", encoding="ascii") as listed:  # noqa: PTH123
                    children = {int(child) for child in listed.read().split()} - found
                found |= children
                waiting += [f"/proc/{child}/task" for child in children]
    return found


def _end_as(status: int) -> None:
    """End this process with the given exit status or signal."""
    _without_core()
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        with contextlib.suppress(OSError, ValueError):
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        time.sleep(1)
    os._exit(os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else 1)


if __name__ == "__main__":
    main()
