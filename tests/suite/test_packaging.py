"""What a user installs is what lies in the checkout, and works without it."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
import tomli
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name as canonical

from conformance.games import words
from conformance.protocol import json_schemas

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomli.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]


def run(*arguments: str, cwd: Path, path: Path | None = None) -> str:
    """What a Python prints that is started elsewhere, with `path` before all that is installed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHON"))}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run([sys.executable, *arguments], cwd=cwd, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds what `pip install .` would put into site-packages."""
    folder = tmp_path_factory.mktemp("wheel")
    run("-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder), cwd=ROOT)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def files(root: Path) -> set[str]:
    """The files of the four packages below a folder, without what Python leaves behind."""
    return {
        path.relative_to(root).as_posix()
        for package in PACKAGES
        for path in (root / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_hook_of_a_build_imports_nothing_that_a_build_does_not_require(tmp_path: Path) -> None:
    """`pip install .` builds where nothing is but the build requirements; `installed` is built where everything is."""
    required = {canonical(Requirement(each).name) for each in PROJECT["build-system"]["requires"]}
    of_module = importlib.metadata.packages_distributions()
    missing = [
        name for name, of in of_module.items() if name not in PACKAGES and required.isdisjoint(map(canonical, of))
    ]
    without = f"import sys; sys.modules.update(dict.fromkeys({missing}))"
    hook = "from conformance.games import words; from conformance.protocol.json_schemas import build; build(words())"
    run("-c", f"{without}; {hook}", cwd=tmp_path, path=ROOT)


def test_the_wheel_holds_every_file_of_the_packages(installed: Path) -> None:
    published = {name for name in files(installed) if name.startswith("conformance/protocol/schemas/")}
    assert files(installed) - published == files(ROOT)
    assert {Path(name).stem for name in published} == set(json_schemas.build(words()))
    data = {"scenarios/rules/vtes_rulings.toml", "scenarios/rules/readings/vtes.toml"}
    assert data | {"conformance/catalogue.py"} <= files(installed)


def test_nothing_else_is_installed(installed: Path) -> None:
    assert {path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")} == set(PACKAGES)


def test_licence_and_notice_travel(installed: Path) -> None:
    (information,) = installed.glob("*.dist-info")
    assert {path.name for path in (information / "licenses").iterdir()} == {"LICENSE", "NOTICE"}


def test_the_installed_catalogue_is_whole(installed: Path, tmp_path: Path) -> None:
    modules = "conformance.catalogue as rules, conformance.interpretations as interpretations"
    script = f"import {modules}; print(rules.__file__, len(rules.load()), len(interpretations.load()))"
    file, number, readings = run("-c", script, cwd=tmp_path, path=installed).split()
    assert file == str(installed / "conformance" / "catalogue.py")
    assert int(number) >= 2639
    assert int(readings) >= 276


def test_the_installed_command_certifies_the_reference_engine(installed: Path, tmp_path: Path) -> None:
    out = run("-m", "conformance", "certify", "--game", "vtes", cwd=tmp_path, path=installed)
    assert "vtes" in out.lower()


def test_the_installed_features_run_under_pytest(installed: Path, tmp_path: Path) -> None:
    """The scenarios themselves ran in the checkout; here it counts that they are found, without it."""
    collect = (
        "-m",
        "pytest",
        "-q",
        "--collect-only",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "--pyargs",
        "features",
    )
    there = {line for line in run(*collect, cwd=tmp_path, path=installed).splitlines() if "::" in line}
    here = (ROOT / "features").rglob("*.feature")
    assert len(there) >= sum(path.read_text(encoding="utf-8").count("@id:") for path in here) > 0


def test_the_version_is_told_in_one_place_only() -> None:
    assert importlib.metadata.version("justicar") == PROJECT["project"]["version"]
    assert f"## {PROJECT['project']['version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_dependency_has_bounds_and_a_reason() -> None:
    reasons = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    extras = PROJECT["project"]["optional-dependencies"]
    for requirement in [*PROJECT["project"]["dependencies"], *extras["dev"]]:
        name, _, bounds = requirement.partition(">=")
        assert ",<" in bounds, f"{requirement} has no lower and upper bound"
        assert name in reasons, f"docs/decisions.md gives no reason for {name}"


def test_the_locked_versions_are_within_the_ranges_and_none_is_missing() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    locked = {canonical(line.partition("==")[0]): line.partition("==")[2] for line in lines if not line.startswith("#")}
    extras = PROJECT["project"]["optional-dependencies"]
    for wanted in [*PROJECT["project"]["dependencies"], *extras["dev"]]:
        requirement = Requirement(wanted)
        assert requirement.specifier.contains(locked[canonical(requirement.name)]), wanted


def test_the_lowest_versions_are_those_of_the_ranges() -> None:
    lowest = run(str(ROOT / ".ci" / "lowest.py"), cwd=ROOT).splitlines()
    extras = PROJECT["project"]["optional-dependencies"]
    for line, wanted in zip(lowest, [*PROJECT["project"]["dependencies"], *extras["dev"]], strict=True):
        assert line.replace("==", ">=") == wanted.partition(",")[0]
