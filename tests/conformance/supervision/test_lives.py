"""No process of an engine outlives it or the harness, no matter how either ends."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance import games
from conformance.adapters import EngineBroke, Limits, connect
from conformance.supervision.supervised_process import SupervisedProcess
from tests.conformance.running import INTERRUPTIBLE, PATIENCE, is_running, wait_until

CHECKOUT = Path(__file__).parents[3]
SCRIPT = Path(__file__).with_name("clinging_engine.py")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="finding processes outside their group needs Linux")


def spec(how: str = "hangs") -> str:
    """Return an engine that declares all features of Vendetta, so that scenarios run."""
    return "stdio:" + shlex.join([sys.executable, "-S", str(SCRIPT), how, *games.words()["vendetta"].features])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the folder where clinging processes announce themselves, and kill them afterwards."""
    monkeypatch.setenv("CLINGING", str(tmp_path))
    yield tmp_path
    for process in running(tmp_path):
        os.kill(process, signal.SIGKILL)


def running(folder: Path) -> set[int]:
    """Return the processes with this value of CLINGING, except this one."""
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            named = f"CLINGING={folder}".encode() in (process / "environ").read_bytes().split(b"\0")
            if named and is_running(int(process.name)):
                found.add(int(process.name))
        except OSError:
            continue
    return found - {os.getpid()}


def clinging(folder: Path, engines: int = 1) -> bool:
    """Report if so many engines run with all their processes."""
    return wait_until(lambda: len(list(folder.iterdir())) >= 5 * engines)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT", "SIGKILL", "SIGQUIT"])
def test_ended_harness_leaves_no_process(name: str, jobs: int, folder: Path) -> None:
    command = [*INTERRUPTIBLE, "certify", "--engine", spec(), "--jobs", str(jobs)]
    environment = os.environ | {"PYTHONPATH": str(CHECKOUT)}
    with subprocess.Popen(command, cwd=CHECKOUT, env=environment, stderr=subprocess.PIPE, text=True) as harness:
        assert clinging(folder, jobs)
        harness.send_signal(getattr(signal, name))
        _, stderr = harness.communicate(timeout=PATIENCE)
    assert wait_until(lambda: not running(folder)), running(folder)
    number = getattr(signal, name)
    assert (harness.returncode, stderr) == ((130, "interrupted\n") if number == signal.SIGINT else (-number, ""))


def test_keyboard_interrupt_of_the_group_leaves_no_process(folder: Path) -> None:
    command = [*INTERRUPTIBLE, "certify", "--engine", spec(), "--jobs", "2"]
    environment = os.environ | {"PYTHONPATH": str(CHECKOUT)}
    with subprocess.Popen(
        command, cwd=CHECKOUT, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as harness:
        assert clinging(folder, 2)
        os.killpg(harness.pid, signal.SIGINT)
        _, stderr = harness.communicate(timeout=PATIENCE)
    assert (harness.returncode, stderr) == (130, "interrupted\n")
    assert wait_until(lambda: not running(folder))


@pytest.mark.parametrize("how", ["hangs", "exits"])
def test_ended_engine_leaves_no_process(how: str, folder: Path) -> None:
    with connect(spec(how), Limits(request_seconds=5 if how == "hangs" else PATIENCE)) as session:
        with pytest.raises(EngineBroke) as caught:
            session.setup("vendetta", "base", {})
        assert len(list(folder.iterdir())) >= 4
        assert running(folder) == set(), "at once, and not only at the end"
    assert caught.value.kind == ("timed-out" if how == "hangs" else "exited")


def test_keeper_stopped_by_its_engine_still_ends_it(folder: Path) -> None:
    kept = SupervisedProcess(["sh", "-c", "read go; kill -STOP $PPID; sleep 600"], time.monotonic() + PATIENCE)
    os.write(kept.stdin.fileno(), b"\n")
    state = Path(f"/proc/{kept.keeper}/stat")
    assert wait_until(lambda: state.read_text().rpartition(")")[2].split()[0] == "T")
    kept.end()
    assert running(folder) == set()


def test_engine_that_kills_its_keeper_ends_too(folder: Path) -> None:
    kept = SupervisedProcess(["sh", "-c", "read go; kill -KILL $PPID; sleep 600"], time.monotonic() + PATIENCE)
    os.write(kept.stdin.fileno(), b"\n")
    assert kept.ended_by(time.monotonic() + PATIENCE)
    kept.end()
    assert wait_until(lambda: not running(folder))


def test_fork_bomb_is_ended(folder: Path) -> None:
    text = "import os, time\nfor n in range(60): os.fork() == 0 and time.sleep(600)\ntime.sleep(600)"
    kept = SupervisedProcess([sys.executable, "-S", "-c", text], time.monotonic() + PATIENCE)
    kept.end()
    assert running(folder) == set()


def test_memory_of_orphaned_processes_counts(folder: Path) -> None:
    hoard = "import os, time\nos.fork() and os._exit(0)\nos.setsid()\nx = os.urandom(1) * 300_000_000\ntime.sleep(600)"
    command = f"{shlex.quote(sys.executable)} -S -c {shlex.quote(hoard)} & exec {spec().removeprefix('stdio:')}"
    limits = Limits(memory_mb=150)
    with connect(f"stdio:sh -c {shlex.quote(command)}", limits) as session, pytest.raises(EngineBroke) as caught:
        session.setup("vendetta", "base", {})
    assert caught.value.kind == "memory"
    assert running(folder) == set()


def test_end_of_a_process_is_described() -> None:
    for command, description in (("exit 7", "ended with exit status 7"), ("kill -SEGV $$", "was ended by SIGSEGV")):
        kept = SupervisedProcess(["sh", "-c", command], time.monotonic() + PATIENCE)
        assert kept.ended_by(time.monotonic() + PATIENCE)
        assert description in kept.how_it_ended()
        kept.end()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_signalled_keeper_ends_all_processes(number: signal.Signals, folder: Path) -> None:
    kept = SupervisedProcess(["sh", "-c", "sleep 600 & setsid sleep 600 & sleep 600"], time.monotonic() + PATIENCE)
    os.kill(kept.keeper, number)
    assert kept.ended_by(time.monotonic() + PATIENCE)
    assert running(folder) == set()
    kept.end()
