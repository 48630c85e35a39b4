"""The check of commit subjects finds what it should, and passes without a history."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests import commits
from tests.commits import faults, main


@pytest.mark.parametrize("subject", ["Add tomli to build requirements", "Bring the wheel back", "A" * 72])
def test_good_subject_passes(subject: str) -> None:
    assert list(faults(subject)) == []


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("A" * 73, "it has 73 characters"),
        ("Added tomli", "'added' does not look like an imperative"),
        ("Fixes the wheel", "'fixes' does not look like an imperative"),
        ("Building again", "'building' does not look like an imperative"),
        ("fix the wheel", "it does not start with a capital letter"),
    ],
)
def test_bad_subject_is_reported(subject: str, fault: str) -> None:
    assert [each for each in faults(subject) if each.startswith(fault)]


@pytest.fixture
def commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Make an empty commit with a subject in a new repository, which the check takes for the project."""
    monkeypatch.setattr(commits, "ROOT", tmp_path)
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)

    def make(subject: str) -> None:
        command = ["git", *identity, "commit", "-q", "--allow-empty", "--no-verify", "-m", subject]
        subprocess.run(command, cwd=tmp_path, check=True)

    return make


def test_only_commits_after_the_start_count(commit: Callable[[str], None]) -> None:
    for subject in ("Added something", "Add more", "Fixes it"):
        commit(subject)
    found = CliRunner().invoke(main, ["--since", "HEAD~2"])
    assert found.exit_code == 1
    assert "Fixes it" in found.output
    assert "Added something" not in found.output
    assert CliRunner().invoke(main, ["--since", "HEAD"]).exit_code == 0


def test_unknown_start_passes_with_a_notice(commit: Callable[[str], None]) -> None:
    commit("Added something")
    found = CliRunner().invoke(main)
    assert (found.exit_code, found.output.partition(":")[0]) == (0, "commit subjects not checked")


def test_archive_passes_with_a_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.setattr(commits, "ROOT", tmp_path)
    found = CliRunner().invoke(main)
    assert (found.exit_code, found.output.partition(":")[0]) == (0, "commit subjects not checked")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "git does not run" in CliRunner().invoke(main).output
