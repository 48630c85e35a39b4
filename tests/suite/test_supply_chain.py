"""Everything that is installed or run from elsewhere is pinned, and a build gives the same bytes again."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import tomli
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomli.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKED = ("runtime", "build", "ci", "release")
WORKFLOWS = [ROOT / "action.yml", *(ROOT / ".github").rglob("*.yml"), *(ROOT / "examples").rglob("*.yml")]


def locked(name: str) -> dict[str, tuple[str, int]]:
    """Return package → version and number of hashes, from a file of requirements."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", "")
    found: dict[str, tuple[str, int]] = {}
    for line in filter(None, text.splitlines()):
        match = re.fullmatch(r"(\S+)==([^\s;]+)(?: ; [^-]*)?((?:\s+--hash=sha256:[0-9a-f]{64})+)\s*", line)
        assert match, f"{name}.txt: not pinned with hashes: {line[:80]}"
        found[canonicalize_name(match[1])] = (match[2], match[3].count("--hash"))
    return found


def named(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(each).name) for each in requirements}


@pytest.mark.parametrize("name", LOCKED)
def test_every_locked_version_is_the_one_of_the_constraints(name: str) -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = dict(line.split("==") for line in lines if "==" in line)
    versions: dict[str, str] = {canonicalize_name(package): version for package, version in pins.items()}
    differing = {
        package: (version, versions[package])
        for package, (version, _) in locked(name).items()
        if package in versions and versions[package] != version
    }
    assert differing == {}, "run requirements/lock"


def test_everything_that_is_needed_is_locked() -> None:
    project, build = PROJECT["project"], named(PROJECT["build-system"]["requires"])
    extras = project["optional-dependencies"]
    assert named(project["dependencies"]) <= locked("runtime").keys()
    assert build | {"editables"} <= locked("build").keys()
    wanted = named([each for extra in ("dev", "docs", "explore", "sign", "campaign") for each in extras[extra]])
    assert wanted | build | named(project["dependencies"]) <= locked("ci").keys()
    assert build | {"cyclonedx-bom"} <= locked("release").keys()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_by_commit(path: Path) -> None:
    used = re.findall(r"uses: (\S+)(.*)", path.read_text(encoding="utf-8"))
    loose = [
        name
        for name, comment in used
        if not name.startswith("OWNER/") and not (re.search(r"@[0-9a-f]{40}$", name) and re.match(r" # v\d", comment))
    ]
    assert loose == []


@pytest.mark.parametrize(
    "path", [ROOT / "action.yml", ROOT / ".github/workflows/release.yml"], ids=lambda path: path.name
)
def test_installations_in_workflows_need_hashes(path: Path) -> None:
    lines = [
        line for line in path.read_text(encoding="utf-8").splitlines() if re.search(r"pip install|install\[@\]", line)
    ]
    bare = [
        line for line in lines if "--require-hashes" not in line and "--no-deps" not in line and "install=(" not in line
    ]
    assert lines
    assert bare == []


def test_ci_installs_by_hash() -> None:
    assert "HASHED=requirements/ci.txt" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    command = ["make", "-n", "VENV=none", "HASHED=requirements/ci.txt", "style"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "--require-hashes --requirement requirements/ci.txt" in shown
    assert "--no-deps --no-build-isolation --editable ." in shown


def built(source: Path, folder: Path) -> dict[str, str]:
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1790000000", "PYTHONHASHSEED": str(len(folder.name))}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--target", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=source, env=environment, check=True, capture_output=True)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


def test_two_builds_give_the_same_bytes(tmp_path: Path) -> None:
    first = built(ROOT, tmp_path / "one")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no git checkout")
    for name in reversed(listed.stdout.splitlines()):  # other times, other rights, in another order, at another place
        if (ROOT / name).exists():
            (copy := tmp_path / "elsewhere" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, copy)
            copy.chmod(0o600 | (ROOT / name).stat().st_mode & 0o100)
    assert built(tmp_path / "elsewhere", tmp_path / "another") == first
    assert len(first) == 2
