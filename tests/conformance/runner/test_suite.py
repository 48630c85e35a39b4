"""The digest of the suite follows names and contents, and nothing else."""

from __future__ import annotations

from pathlib import Path

from conformance.runner.suite import digest, version


def made(root: Path, feature: bytes = b"Feature: a\n", name: str = "a.feature", rule: bytes = b"x = 1\n") -> str:
    for folder in ("features/toy", "data/rules", "data/cards"):
        (root / folder).mkdir(parents=True)
    (root / "features/toy" / name).write_bytes(feature)
    (root / "features/toy/notes.txt").write_bytes(root.name.encode())
    (root / "data/rules/r.toml").write_bytes(rule)
    (root / "data/cards/c.toml").write_bytes(b"y = 2\n")
    return digest(root / "features", root / "data")


def test_digest(tmp_path: Path) -> None:
    first = made(tmp_path / "1")
    assert len(first) == 64
    assert made(tmp_path / "2") == first
    assert made(tmp_path / "3", feature=b"Feature: a\r\n") == first
    changed = {
        made(tmp_path / "4", feature=b"Feature: b\n"),
        made(tmp_path / "5", name="b.feature"),
        made(tmp_path / "6", rule=b"x = 2\n"),
    }
    assert len(changed | {first}) == 4


def test_version_is_told() -> None:
    assert version()
