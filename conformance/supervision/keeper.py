"""Keeps one engine: starts its command, and leaves nothing of it behind. A program: `keeper.py DESCRIPTOR COMMAND ...`.

It stands between the harness and the engine's processes, and takes no part in what they say to each other. It ends them
all when the engine's first process ends, when the harness lets go of the descriptor (one end of a pair of sockets; that
it does so when it dies, of whatever cause, is the system's doing), and when it is told to end itself. Then it ends as
the engine's first process did, so that who waits for it learns of that.

On Linux it is the reaper of all that descends from it: who forks twice, or starts a session of his own, stays its
descendant. Elsewhere it knows the engine's process group alone. Nothing but the standard library is used here, and
little of that: it starts with every engine.
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
"""How long it tries to end everything: what hangs in the kernel ends when it comes out."""
_TASKS = "/proc/self/task"


def main() -> None:
    """Carries out its command line."""
    descriptor, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(descriptor, False)
    _prctl(PR_SET_CHILD_SUBREAPER, 1)
    parent = os.getppid()
    told = _signals_told()
    _prctl(PR_SET_PDEATHSIG, signal.SIGUSR1)
    engine, fault = _start(command)
    if fault:
        os.write(descriptor, b"fault %d\n" % fault)
        return
    os.write(descriptor, b"started %d\n" % engine)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):  # the harness must see the end of the engine's output, and the engine that of its input
        os.dup2(nothing, stream)
    status = _wait(engine, descriptor, told, parent)
    ended = _end_all(engine)
    _end_as(status if status is not None else ended.get(engine, signal.SIGKILL))


def _prctl(option: int, value: int) -> None:
    """Asks the kernel for something, where there is such a call."""
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _signals_told() -> int:
    """A descriptor where each signal comes as a byte, so that none interrupts anything."""
    told, tell = os.pipe()
    os.set_blocking(tell, False)
    signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
    for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGUSR1):
        signal.signal(number, lambda *_: None)
    return told


def _start(command: list[str]) -> tuple[int, int]:
    """Starts the engine in a session of its own: its process, and the system's error number where it did not start."""
    keeper = os.getpid()
    told, tell = os.pipe()
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
    fault = os.read(told, 16)
    os.close(told)
    return engine, int(fault or 0)


def _without_core() -> None:
    """No file is written where an engine crashes."""
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def _wait(engine: int, descriptor: int, told: int, parent: int) -> int | None:
    """Until it is time to end everything. The engine's exit status, if that is why."""
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    poll.register(told, select.POLLIN)
    while True:
        for ready, _ in poll.poll():
            if ready == descriptor:
                return None  # nothing is ever written there: this is its end
            signals = os.read(told, 4096)
            if (status := _reap().get(engine)) is not None:
                return status
            if {signal.SIGTERM, signal.SIGHUP, signal.SIGINT} & set(signals):
                return None
            if signal.SIGUSR1 in signals and os.getppid() != parent:  # not a mere thread of the parent has ended
                return None


def _reap() -> dict[int, int]:
    """Process → exit status, of all that have ended."""
    ended = {}
    with contextlib.suppress(ChildProcessError):
        while (found := os.waitpid(-1, os.WNOHANG))[0]:
            ended[found[0]] = found[1]
    return ended


def _end_all(engine: int) -> dict[int, int]:
    """Ends every descendant, for sure before it can start another. Process → exit status of those that were its own."""
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
            break  # nobody is left
        time.sleep(0.001)
    return ended


def _signal(processes: set[int], number: int) -> None:
    for process in processes:
        with contextlib.suppress(OSError):
            os.kill(process, number)


def _descendants() -> set[int]:
    """All that descend from this process; none where the system does not list children."""
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
    """Ends this process the way that another one ended."""
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
