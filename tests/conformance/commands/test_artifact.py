"""The artifact of a certificate holds the code that runs, and its digest covers every file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from conformance.adapters import CouldNotStart, Limits, connect
from conformance.adapters.container import RUNTIMES, image_digest
from conformance.cli import main
from conformance.commands import Refused
from conformance.commands.artifact import artifact_digest
from conformance.verdict.attestation.statement import digest_of
from conformance.verdict.toml_tables import BadFile
from tests.conformance.commands.materials import RUN, SERVE


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of an engine. Other files are next to it, in the working folder."""
    made = tmp_path / "engine"
    (made / "inside").mkdir(parents=True)
    for name in ("engine.py", "inside/__init__.py", "../other.py"):
        (made / name).write_text(SERVE + RUN)
    (made / "run").write_text("#!/bin/sh\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(made))
    return made


@pytest.mark.parametrize(
    "spec",
    [
        "stdio:python3 engine/engine.py",
        "stdio:./engine/run --fast",
        "stdio:java -jar engine/engine.py",
        "python:inside:make",
        "python:engine:make",
    ],
)
def test_artifact_with_the_code_that_runs_is_accepted(spec: str, folder: Path) -> None:
    assert artifact_digest(spec, folder) == digest_of(folder)


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("stdio:python3 other.py", "no word of the command"),
        ("stdio:python3 -m engine", "takes its program from -m"),
        ("stdio:sh -c other.py engine/engine.py", "takes its program from -c"),
        ("stdio:node --eval x engine/engine.py", "takes its program from --eval"),
        ("python:json:make", "the module 'json' is not in it"),
        ("python:nowhere:make", "the module 'nowhere' is not in it"),
        ("reference", "starts no program"),
        ("tcp:localhost:4000", "starts no program"),
    ],
)
def test_artifact_that_does_not_run_is_refused(spec: str, why: str, folder: Path) -> None:
    with pytest.raises(Refused, match=why):
        artifact_digest(spec, folder)


def test_link_out_of_the_artifact_is_refused(folder: Path) -> None:
    (folder / "away.py").symlink_to(folder.parent / "other.py")
    with pytest.raises(Refused, match="no word of the command"):
        artifact_digest("stdio:python3 engine/away.py", folder)
    with pytest.raises(BadFile, match=r"away\.py is a symbolic link"):
        digest_of(folder)


@pytest.mark.parametrize("where", [".", "inside", "none"])
def test_linked_folder_and_bytecode_are_refused(where: str, folder: Path) -> None:
    kept = folder / where
    if where == "none":
        (folder.parent / "linked").symlink_to(folder, target_is_directory=True)
        with pytest.raises(BadFile, match="is a symbolic link"):
            digest_of(folder.parent / "linked")
        return
    (kept / "more").symlink_to(folder.parent, target_is_directory=True)
    with pytest.raises(BadFile, match="more is a symbolic link"):
        digest_of(folder)
    (kept / "more").unlink()
    (kept / "__pycache__").mkdir()
    with pytest.raises(BadFile, match="__pycache__ may replace the code beside it"):
        digest_of(folder)


def certify(folder: Path, engine: str) -> tuple[int, str]:
    arguments = ["certify", "--id", "VEND-0002", "--report", str(folder.parent / "out"), "--artifact", str(folder)]
    result = CliRunner().invoke(main, [*arguments, "--engine", engine, "--quiet"])
    return result.exit_code, result.output


def test_engine_that_changes_itself_gets_no_certificate(folder: Path) -> None:
    (folder / "engine.py").write_text(f"{SERVE}open(__file__, 'a').write('# more\\n')\nimport inside.x\n{RUN}")
    (folder / "inside" / "__init__.py").write_text("")
    (folder / "inside" / "x.py").write_text("")
    code, output = certify(folder, f"stdio:{sys.executable} engine/engine.py")
    assert (code, "changed during the run" in output) == (2, True)
    assert not (folder / "inside" / "__pycache__").exists()
    assert not (folder.parent / "out" / "certificate.json").exists()


# -- containers --------------------------------------------------------------------------------------------------------

FAKE = f"""#!{sys.executable}
import os, sys
open(LOG, "a").write(" ".join(sys.argv[1:]) + "\\n")
if sys.argv[1] == "image":
    if sys.argv[-1] != "mine":
        sys.exit("no such image")
    print("sha256:" + "5" * 64)
elif sys.argv[1] == "run":
    os.execv({sys.executable!r}, [{sys.executable!r}, ENGINE])
"""


@pytest.fixture
def runtime(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install a runtime that runs the reference engine for every image, and return its log."""
    program, log = folder.parent / "bin" / "podman", folder.parent / "log"
    program.parent.mkdir()
    engine = str(folder / "engine.py")
    program.write_text(FAKE.replace("LOG", repr(str(log))).replace("ENGINE]", f"{engine!r}]"))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    return log


def test_container_runs_by_its_digest_and_is_removed(runtime: Path) -> None:
    with connect("podman:mine --level play", Limits(memory_mb=512, processes=9)) as session:
        assert "vtes" in session.description.games
    lines = runtime.read_text().splitlines()
    run = next(line for line in lines if line.startswith("run "))
    assert run.endswith(f"sha256:{'5' * 64} --level play")
    for words in ("--network none", "--read-only", "--cap-drop ALL", "--pull never", "--memory 512m", "--pids-limit 9"):
        assert words in run
    name = run.split("--name ")[1].split()[0]
    assert f"rm --force {name}" in lines


def test_certificate_of_a_container_has_the_digest_of_its_image(runtime: Path) -> None:
    assert artifact_digest("podman:mine", None) == {"sha256": "5" * 64}
    with pytest.raises(Refused, match="leave out --artifact"):
        artifact_digest("podman:mine", runtime)


@pytest.mark.parametrize(
    ("spec", "why"), [("podman:other", "no such image"), ("podman:--privileged mine", "not the name of an image")]
)
def test_container_that_cannot_run_says_why(spec: str, why: str, runtime: Path) -> None:
    with pytest.raises(CouldNotStart, match=why):
        connect(spec)


def test_missing_runtime_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CouldNotStart, match="podman is not installed"):
        connect("podman:mine")
    result = CliRunner().invoke(main, ["certify", "--engine", "docker:"])
    assert (result.exit_code, "name the image, as in `docker:my-engine`" in result.stderr) == (2, True)


def why_no(runtime: str) -> str | None:
    """Return why a runtime cannot run containers here, or None."""
    if shutil.which(runtime) is None:
        return f"{runtime} is not installed"
    done = subprocess.run([runtime, "info"], capture_output=True, check=False, timeout=20)
    return None if done.returncode == 0 else f"{runtime} does not run: {done.stderr.decode(errors='replace')[:100]}"


@pytest.mark.parametrize(
    "runtime",
    [
        pytest.param(each, marks=pytest.mark.skipif(why_no(each) is not None, reason=str(why_no(each))))
        for each in RUNTIMES
    ],
)
def test_a_real_container_is_judged_and_leaves_nothing(runtime: str, tmp_path: Path) -> None:
    script = "while read line; do echo no; done"
    (tmp_path / "Dockerfile").write_text(f'FROM busybox\nENTRYPOINT ["sh", "-c", "{script}"]\n')
    built = subprocess.run([runtime, "build", "-t", "justicar-test", str(tmp_path)], capture_output=True, check=False)
    if built.returncode:
        pytest.skip(f"{runtime} cannot build an image here: {built.stderr.decode(errors='replace')[-200:]}")
    assert len(image_digest(runtime, "justicar-test")) == 64
    with pytest.raises(CouldNotStart):
        connect(f"{runtime}:justicar-test")
    left = subprocess.run([runtime, "ps", "-aq", "--filter", "name=justicar-"], capture_output=True, check=True)
    assert left.stdout == b""
