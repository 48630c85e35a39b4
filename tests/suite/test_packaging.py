"""Test that the installed distribution is complete, and works without the checkout."""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest
import tomli
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name as canonical

from conformance import catalogue, interpretations
from conformance.games import words
from conformance.protocol import json_schemas
from conformance.runner.digest import as_in_a_checkout
from hatch_build import relocated

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomli.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
BLEED = "vtes.bleed.default-target-prey"
PACKAGES = ("conformance", "features", "reference_engine", "scenarios")
"""Packages of a checkout that are inside `justicar` in the wheel."""


def run(*arguments: str, cwd: Path, path: Path | None = None, python: str = sys.executable) -> str:
    """Return the output of a Python started elsewhere, with `path` before all installed packages."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHON"))}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run([python, *arguments], cwd=cwd, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder with the files that `pip install .` puts into site-packages, built from the sdist."""
    folder = tmp_path_factory.mktemp("wheel")
    run("-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder), cwd=ROOT)
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "sdist", filter="data")
    (unpacked,) = (folder / "sdist").iterdir()
    run("-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder), cwd=unpacked)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.fixture(scope="module")
def fresh_python(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Python with the wheel and its dependencies, but no checkout."""
    folder = tmp_path_factory.mktemp("fresh")
    run("-m", "venv", "--without-pip", str(folder), cwd=folder)
    (packages,) = folder.glob("lib/python*/site-packages")
    # a .pth file's folders are not searched for more .pth files, such as that of an editable installation
    (packages / "justicar.pth").write_text(f"{installed}\n{sysconfig.get_path('purelib')}\n")
    return str(folder / "bin" / "python")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """User's project with packages that have the same names as those of a checkout."""
    for package in PACKAGES:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text('OWNER: str = "the user"\n')
    shutil.copy(ROOT / "tests" / "suite" / "user_project" / "script.py", tmp_path)
    own_test = "import conformance\n\n\ndef test_own() -> None:\n    assert conformance.OWNER\n"
    (tmp_path / "test_own.py").write_text(own_test)
    return tmp_path


def files(root: Path, packages: Iterable[str] = PACKAGES) -> set[str]:
    """Return the files of packages below a folder, without byte code."""
    return {
        path.relative_to(root).as_posix()
        for package in packages
        for path in (root / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_build_hook_needs_the_build_requirements_only(tmp_path: Path) -> None:
    """`pip install .` builds with the build requirements only, while the fixture `installed` builds with everything."""
    required = {canonical(Requirement(each).name) for each in PROJECT["build-system"]["requires"]}
    of_module = importlib.metadata.packages_distributions()
    missing = [
        name for name, of in of_module.items() if name not in PACKAGES and required.isdisjoint(map(canonical, of))
    ]
    without = f"import sys; sys.modules.update(dict.fromkeys({missing}))"
    hook = "from conformance.games import words; from conformance.protocol.json_schemas import build; build(words())"
    run("-c", f"{without}; {hook}", cwd=tmp_path, path=ROOT)


def test_the_sdist_has_every_tracked_file(installed: Path) -> None:
    (unpacked,) = (installed.parent / "sdist").iterdir()
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("this is no git checkout")
    missing = [name for name in listed.stdout.splitlines() if (ROOT / name).exists() and not (unpacked / name).exists()]
    assert missing == []


def test_the_wheel_has_every_file_of_the_packages(installed: Path) -> None:
    there = files(installed / "justicar")
    published = {name for name in there if name.startswith("conformance/protocol/schemas/")}
    assert there - published == files(ROOT)
    assert files(installed, ["justicar"]) - {f"justicar/{name}" for name in there} == files(ROOT, ["justicar"])
    assert {Path(name).stem for name in published} == set(json_schemas.build(words()))
    data = {"scenarios/rules/vtes_rulings.toml", "scenarios/rules/readings/vtes.toml"}
    assert data | {"conformance/catalogue.py"} <= there


def test_only_one_package_is_installed(installed: Path) -> None:
    assert [path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")] == ["justicar"]


@pytest.mark.parametrize(
    ("source", "inside"),
    [
        ("from conformance.games import find\n", "from justicar.conformance.games import find\n"),
        ("def f():\n    from scenarios import ROOT\n", "def f():\n    from justicar.scenarios import ROOT\n"),
        ("import scenarios\n", "from justicar import scenarios\n"),
        ("from scenarios_of import conformance\n", "from scenarios_of import conformance\n"),
    ],
)
def test_imports_are_rewritten_and_restored_for_digests(source: str, inside: str) -> None:
    assert relocated(source, "module.py") == inside
    assert as_in_a_checkout(inside) == source


def test_an_import_that_cannot_be_rewritten_stops_the_build() -> None:
    with pytest.raises(ValueError, match="module.py:1: cannot move the import of conformance.games"):
        relocated("import conformance.games\n", "module.py")


def test_the_wheel_has_license_and_notice(installed: Path) -> None:
    (information,) = installed.glob("*.dist-info")
    assert {path.name for path in (information / "licenses").iterdir()} == {"LICENSE", "NOTICE"}


def test_the_installed_catalogue_is_complete(fresh_python: str, tmp_path: Path) -> None:
    script = (
        "from justicar.conformance import catalogue, interpretations;"
        "print(len(catalogue.load()), len(interpretations.load()))"
    )
    rules, interpretations_ = run("-c", script, cwd=tmp_path, python=fresh_python).split()
    assert int(rules) == len(catalogue.load())
    assert int(interpretations_) == len(interpretations.load())


def test_the_installed_command_works_with_same_named_packages(fresh_python: str, project: Path) -> None:
    output = run(
        "-m", "justicar", "certify", "--game", "vendetta", "--challenge-seed", "1", cwd=project, python=fresh_python
    )
    here = run("-m", "conformance", "certify", "--game", "vendetta", "--challenge-seed", "1", cwd=ROOT)
    assert re.findall("^certified .*", output, re.MULTILINE) == re.findall("^certified .*", here, re.MULTILINE) != []
    assert "passed in" in run("-m", "justicar", "case", "VTES-0001", cwd=project, python=fresh_python)
    assert "reference_engine/vtes/" in run("-m", "justicar", "rule", BLEED, cwd=project, python=fresh_python)


def test_a_user_s_script_works_with_same_named_packages(fresh_python: str, project: Path) -> None:
    owner, not_passed, granted, bleed, refused = run("script.py", cwd=project, python=fresh_python).splitlines()
    assert owner == "the user"
    assert not_passed == "not passed: []"
    assert re.fullmatch("granted: True [0-9a-f]{64}", granted)
    assert bleed == "Wauneka bleeds Alexis -> ['locked']"
    assert refused == "vtes.bleed.never-oneself"


def test_a_user_s_script_has_types(fresh_python: str, project: Path) -> None:
    run("-m", "mypy", "--strict", "--python-executable", fresh_python, "script.py", cwd=project)


def test_a_user_s_tests_run_with_same_named_packages(fresh_python: str, project: Path) -> None:
    assert "1 passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=project, python=fresh_python)


def test_the_installed_features_run_under_pytest(fresh_python: str, project: Path) -> None:
    arguments = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "justicar.features", "-k", "VEND_000")
    assert re.search("^[1-9][0-9]* passed", run(*arguments, cwd=project, python=fresh_python), re.MULTILINE)


def test_the_installed_features_are_all_collected(fresh_python: str, tmp_path: Path) -> None:
    """Only collect them: the scenarios themselves run in the checkout."""
    collect = ("-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", "-p", "no:xdist", "--pyargs")
    output = run(*collect, "justicar.features", cwd=tmp_path, python=fresh_python)
    here = (ROOT / "features").rglob("*.feature")
    found = {line for line in output.splitlines() if "::" in line}
    assert len(found) >= sum(path.read_text(encoding="utf-8").count("@id:") for path in here) > 0


def test_the_version_is_defined_once_and_in_the_changelog() -> None:
    assert importlib.metadata.version("justicar") == PROJECT["project"]["version"]
    assert f"## {PROJECT['project']['version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_dependency_has_bounds_and_a_reason() -> None:
    reasons = (ROOT / "docs" / "explanation" / "decisions.md").read_text(encoding="utf-8")
    extras = PROJECT["project"]["optional-dependencies"]
    for requirement in [*PROJECT["project"]["dependencies"], *extras["dev"]]:
        name, _, bounds = requirement.partition(">=")
        assert ",<" in bounds, f"{requirement} has no lower and upper bound"
        assert name in reasons, f"docs/explanation/decisions.md gives no reason for {name}"


def test_every_locked_version_is_in_its_range() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    locked = {canonical(line.partition("==")[0]): line.partition("==")[2] for line in lines if not line.startswith("#")}
    extras = PROJECT["project"]["optional-dependencies"]
    for wanted in [*PROJECT["project"]["dependencies"], *extras["dev"]]:
        requirement = Requirement(wanted)
        assert requirement.specifier.contains(locked[canonical(requirement.name)]), wanted


def test_the_lowest_versions_match_the_ranges() -> None:
    lowest = run(str(ROOT / ".ci" / "lowest.py"), cwd=ROOT).splitlines()
    extras = PROJECT["project"]["optional-dependencies"]
    for line, wanted in zip(lowest, [*PROJECT["project"]["dependencies"], *extras["dev"]], strict=True):
        assert line.replace("==", ">=") == wanted.partition(",")[0]
