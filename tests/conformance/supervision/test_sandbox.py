"""Sandboxed engines: the command line, the reason for a missing sandbox, and a real sandbox if available."""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import sys
from pathlib import Path
from uuid import uuid4

import pytest
from click.testing import CliRunner, Result

from conformance.adapters import CouldNotStart, Limits, connect
from conformance.cli import main
from conformance.supervision import sandbox
from conformance.supervision.sandbox import sandboxed, why_not


def test_sandbox_command() -> None:
    assert sandboxed(["node", "engine.mjs", "--fast"], "/home/sarah/engine") == [
        *("bwrap", "--unshare-all", "--die-with-parent", "--cap-drop", "ALL"),
        *("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"),
        *("--size", "256000000", "--tmpfs", "/tmp"),
        *("--size", "256000000", "--tmpfs", "/var/tmp"),
        *("--size", "256000000", "--tmpfs", "/run"),
        *("--ro-bind-try", "/run/current-system", "/run/current-system"),
        *("--chdir", "/home/sarah/engine", "--", "node", "engine.mjs", "--fast"),
    ]


def test_needed_paths_stay_visible_in_hidden_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "HIDDEN", (str(tmp_path),))
    (tmp_path / "work" / "lib").mkdir(parents=True)
    engine = tmp_path / "work" / "engine.py"
    engine.touch()
    inside = [str(engine), str(tmp_path / "work"), str(tmp_path), str(tmp_path / "none"), f"{tmp_path}/work/../.."]
    command = sandboxed(["python3", *inside], str(tmp_path / "work"), [str(tmp_path / "work" / "lib")])
    shown = [command[at + 1] for at, word in enumerate(command) if word == "--ro-bind"]
    assert shown == ["/", str(tmp_path / "work")]  # contains the engine and its folder `lib`
    apart = sandboxed(["python3", str(engine)], "/", [str(tmp_path / "work" / "lib")])
    assert [apart[at + 1] for at, word in enumerate(apart) if word == "--ro-bind"][1:] == sorted(
        [str(engine), str(tmp_path / "work" / "lib")]
    )


def certify(engine: str) -> Result:
    return CliRunner().invoke(main, ["certify", "--engine", engine, "--sandbox"])


def program(folder: Path, text: str) -> None:
    (folder / "bwrap").write_text(f"#!/bin/sh\n{text}\n")
    (folder / "bwrap").chmod(0o755)


def test_missing_sandbox_is_wrong_usage_with_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    result = certify("stdio:x")
    assert (result.exit_code, "bubblewrap is not installed (no program `bwrap`)" in result.stderr) == (2, True)
    program(tmp_path, "echo No permissions to create new namespace >&2; exit 1")
    assert "fails to run (No permissions to create new namespace)" in certify("stdio:x").stderr
    monkeypatch.setattr(sys, "platform", "darwin")
    assert "bubblewrap needs Linux" in certify("stdio:x").stderr


@pytest.mark.parametrize("engine", ["reference", "inprocess:a:b", "tcp:localhost:4000"])
def test_engine_not_started_by_the_harness_has_no_sandbox(engine: str) -> None:
    result = certify(engine)
    assert (result.exit_code, "only engines that the harness starts can" in result.stderr) == (2, True)
    with pytest.raises(CouldNotStart, match="only an engine that the harness starts"):
        connect(engine, Limits(sandbox=True))


ENGINE = """
import json, os, socket, sys
def tried(what):
    try:
        what()
        return "done"
    except OSError as error:
        return type(error).__name__
def ask(address):
    socket.create_connection(address, timeout=5).close()
for line in sys.stdin:
    request = json.loads(line)
    if request["method"] == "initialize":
        result = {"protocol": 1, "name": "x", "version": "", "language": "", "games": {}}
    elif request["method"] == "shutdown":
        result = None
    else:
        result = {"position": {
            "changes itself": tried(lambda: open(HERE, "a")),
            "writes at home": tried(lambda: open(os.path.expanduser("~/justicar-sandbox"), "w")),
            "writes to /tmp": tried(lambda: open(NEW, "w")),
            "asks the network": tried(lambda: ask(ADDRESS)),
            "signals its judge": tried(lambda: os.kill(JUDGE, 0)),
            "processes": sum(name.isdigit() for name in os.listdir("/proc")) < 10,
        }}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
"""


@pytest.mark.skipif(why_not() is not None, reason=f"no sandbox: {why_not()}")
def test_sandbox_blocks_files_network_and_signals(tmp_path: Path) -> None:
    assert shutil.which("bwrap")
    with socket.create_server(("127.0.0.1", 0)) as server:
        script = tmp_path / "engine.py"
        new = Path("/tmp", f"justicar-{uuid4().hex}")
        values = f"HERE, NEW, ADDRESS, JUDGE = {str(script)!r}, {str(new)!r}, {server.getsockname()!r}, {os.getpid()}\n"
        script.write_text(values + ENGINE)
        with connect(f"stdio:{shlex.join([sys.executable, '-S', str(script)])}", Limits(sandbox=True)) as session:
            assert session.observe() == {
                "changes itself": "OSError",
                "writes at home": "OSError",
                "writes to /tmp": "done",
                "asks the network": "ConnectionRefusedError",
                "signals its judge": "ProcessLookupError",
                "processes": True,
            }
    assert not new.exists()
    with connect("python:reference_engine:engine", Limits(sandbox=True)) as session:
        assert "vtes" in session.description.games
