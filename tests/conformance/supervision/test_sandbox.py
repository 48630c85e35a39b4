"""Sandboxed engines: the command line, the reason for a missing sandbox, and a real sandbox if available."""

from __future__ import annotations

import os
import shlex
import socket
import sys
from pathlib import Path
from uuid import uuid4

import pytest
from click.testing import CliRunner, Result

import conformance
from conformance.adapters import CouldNotStart, Limits, connect
from conformance.cli import main
from conformance.supervision import sandbox
from conformance.supervision.sandbox import Exposure, sandboxed, why_not


def bound(command: list[str], option: str = "--ro-bind") -> list[str]:
    """Return what an option makes visible, without the system's folders."""
    system = (*sandbox.SYSTEM, *sandbox.WRITABLE)
    return [command[at + 1] for at, word in enumerate(command) if word == option and command[at + 1] not in system]


def test_sandbox_command(tmp_path: Path) -> None:
    command = sandboxed(["true", "--fast"], str(tmp_path))
    assert command[:5] == ["bwrap", "--unshare-all", "--die-with-parent", "--cap-drop", "ALL"]
    assert command[-5:] == ["--chdir", str(tmp_path), "--", "true", "--fast"]
    assert bound(command) == [str(tmp_path)]
    assert "/" not in bound(command)
    assert "/etc" not in command
    assert command[-7:-5] == ["--remount-ro", "/"]


def test_only_the_engine_and_its_interpreter_are_visible(tmp_path: Path) -> None:
    work, tool = tmp_path / "work", tmp_path / "node"
    for folder in (work, tool / "bin", tool / "lib", tool / "secrets"):
        folder.mkdir(parents=True)
    (tool / "bin" / "node").touch(mode=0o755)
    other, engine = tmp_path / "other.js", work / "engine.js"
    other.touch()
    engine.touch()
    command = sandboxed([str(tool / "bin" / "node"), str(other), str(engine), f"{work}/../.."], str(work))
    assert bound(command) == sorted(map(str, (tool / "bin", tool / "lib", other, work)))
    alone = sandboxed(["true", str(other)], str(work), exposure=Exposure((str(engine),)))
    assert bound(alone) == [str(engine)]


def test_key_and_reports_are_hidden_inside_the_engines_folder(tmp_path: Path) -> None:
    (tmp_path / "report").mkdir()
    (tmp_path / "key.pem").touch()
    hidden = tuple(str(tmp_path / name) for name in ("report", "key.pem", "none"))
    command = sandboxed(["true"], str(tmp_path), exposure=Exposure((), hidden))
    assert bound(command) == [str(tmp_path), os.devnull]
    assert command[command.index(os.devnull) + 1] == str(tmp_path / "key.pem")
    assert bound(command, "--tmpfs") == [str(tmp_path / "report")]


def test_home_folder_is_never_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "sarah"))
    for folder in (str(tmp_path / "sarah"), str(tmp_path), "/"):
        with pytest.raises(CouldNotStart, match="change to the engine's folder"):
            sandboxed(["true"], folder)
    sandboxed(["true"], str(tmp_path / "sarah" / "engine"))


def test_engine_gets_only_harmless_variables() -> None:
    given = {"PATH": "/bin", "LANG": "C", "HOME": "/home/sarah", "TOKEN": "secret", "PYTHONPATH": "x"}
    assert sandbox.environment(given) == {"PATH": "/bin", "LANG": "C", "HOME": "/tmp", "TMPDIR": "/tmp"}
    assert sandbox.environment(given, "PYTHONPATH")["PYTHONPATH"] == "x"


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
            "writes beside it": tried(lambda: open("/justicar-sandbox", "w")),
            "reads the judge": tried(lambda: os.stat(PACKAGE + "/__init__.py")),
            "reads the scenarios": tried(lambda: os.stat(PACKAGE + "/../features/__init__.py")),
            "reads the password file": tried(lambda: os.stat("/etc/shadow")),
            "reads the home folder": tried(lambda: os.stat(HOME)),
            "reads the key": tried(lambda: open(KEY)),
            "variables": sorted(set(os.environ) - {"LANG", "LC_CTYPE", "PATH", "PWD", "LC_ALL", "TZ"}),
            "processes": sum(name.isdigit() for name in os.listdir("/proc")) < 10,
        }}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
"""


real = pytest.mark.skipif(why_not() is not None, reason=f"no sandbox: {why_not()}")


@real
def test_sandbox_blocks_files_network_and_signals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TOKEN", "secret")
    with socket.create_server(("127.0.0.1", 0)) as server:
        script, key = tmp_path / "engine.py", tmp_path / "key.pem"
        key.write_text("secret")
        new = Path("/tmp", f"justicar-{uuid4().hex}")
        script.write_text(
            f"HERE, NEW, ADDRESS, JUDGE = {str(script)!r}, {str(new)!r}, {server.getsockname()!r}, {os.getpid()}\n"
            f"KEY, HOME = {str(key)!r}, {str(Path.home() / '.profile')!r}\n"
            f"PACKAGE = {str(Path(conformance.__file__).parent)!r}\n" + ENGINE
        )
        limits = Limits(sandbox=True, exposure=Exposure((), (str(key),)))
        with connect(f"stdio:{shlex.join([sys.executable, '-S', str(script)])}", limits) as session:
            assert session.observe() == {
                "changes itself": "OSError",
                "writes at home": "done",
                "writes to /tmp": "done",
                "asks the network": "ConnectionRefusedError",
                "signals its judge": "ProcessLookupError",
                "writes beside it": "OSError",
                "reads the judge": "FileNotFoundError",
                "reads the scenarios": "FileNotFoundError",
                "reads the password file": "FileNotFoundError",
                "reads the home folder": "FileNotFoundError",
                "reads the key": "PermissionError",
                "variables": ["HOME", "TMPDIR"],
                "processes": True,
            }
    assert not new.exists()


PROXY = """
def make():
    import importlib, importlib.util
    assert importlib.util.find_spec("msgspec")
    try:
        return importlib.import_module("reference_engine").engine()
    except ImportError:
        raise SystemExit("no reference") from None
"""


@real
def test_python_engine_finds_the_harness_but_not_the_reference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with connect("python:reference_engine:engine", Limits(sandbox=True)) as session:
        assert "vtes" in session.description.games
    (tmp_path / "proxy.py").write_text(PROXY)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(CouldNotStart):
        connect("python:proxy:make", Limits(sandbox=True))
    with connect("python:proxy:make", Limits()) as session:
        assert "vtes" in session.description.games


@real
@pytest.mark.parametrize("module", ["conformance.adapters", "reference_engine.engine", "msgspec"])
def test_judge_is_hidden_even_in_its_own_folder(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(conformance.__file__).parents[1])
    with pytest.raises(CouldNotStart, match=f"No module named '?{module}"):
        connect(f"stdio:{sys.executable} -c 'import {module}'", Limits(sandbox=True))
    with pytest.raises(CouldNotStart, match="exit status 0"):
        connect(f"stdio:{sys.executable} -c 'import json'", Limits(sandbox=True))
