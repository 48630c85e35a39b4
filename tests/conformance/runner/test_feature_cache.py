"""Parsed features are cached, and never used for other content or by other code."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import features
from conformance import user_cache
from conformance.runner import cases, feature_cache
from conformance.runner.cases import FeatureFile, load_files

TEXT = """\
Feature: {0}
  @id:VTES-{1}
  Scenario Outline: {0}
    Then <seat> wins

    Examples:
      | seat |
      | Ann  |
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the project's features, reduced to two small files, with their own cache folder."""
    root = tmp_path / "features"
    (root / "vtes").mkdir(parents=True)
    for number, name in enumerate(("one", "two"), 1):
        (root / "vtes" / f"{name}.feature").write_text(TEXT.format(name, f"000{number}"))
    monkeypatch.setattr(features, "ROOT", root)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    forget()
    yield root
    forget()


def forget() -> None:
    """Start as a new process does."""
    cases._cache.cache_clear()
    cases._FILES_READ.clear()


def read(monkeypatch: pytest.MonkeyPatch) -> tuple[list[FeatureFile], list[str]]:
    """Return the features as a new process reads them, and those that it parses."""
    forget()
    parsed: list[str] = []
    parse = cases.read_feature

    def parsing(source: str, uri: str, *rest: object) -> FeatureFile:
        parsed.append(uri)
        return parse(source, uri, *rest)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(cases, "read_feature", parsing)
        files, faults = load_files()
    assert faults == []
    return files, parsed


def contents(files: list[FeatureFile]) -> list[object]:
    return [
        (each.uri, each.path, each.game, each.place, each.cases, each.source, each.parsed.document, each.parsed.pickles)
        for each in files
    ]


BOTH = ["vtes/one.feature", "vtes/two.feature"]


def test_cached_feature_is_not_parsed_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files, parsed = read(monkeypatch)
    again, parsed_again = read(monkeypatch)
    assert (parsed, parsed_again) == (BOTH, [])
    assert contents(again) == contents(files)


def test_only_an_edited_file_is_parsed_and_gets_new_ids(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files, _ = read(monkeypatch)
    (root / "vtes" / "two.feature").write_text(TEXT.format("three", "0003"))
    again, parsed = read(monkeypatch)
    assert parsed == BOTH[1:]
    assert contents(again)[0] == contents(files)[0]
    assert again[1].cases[0].id == "VTES-0003/1"
    assert again[1].parsed.next_id > max(each.parsed.next_id for each in files)
    assert read(monkeypatch)[1] == []


def test_other_content_with_same_name_and_time_is_parsed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read(monkeypatch)
    path = root / "vtes" / "one.feature"
    state = path.stat()
    path.write_text(TEXT.format("six", "0006"))

    os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns))
    assert read(monkeypatch)[1] == BOTH[:1]


@pytest.mark.parametrize("content", [b"", b"\xc1", b"\x81\xa1a\x01"])
def test_damaged_cache_is_rebuilt(root: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    read(monkeypatch)
    (cache,) = user_cache.folder().iterdir()
    cache.write_bytes(content)
    assert read(monkeypatch)[1] == BOTH
    assert read(monkeypatch)[1] == []


def test_damaged_entry_is_rebuilt(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files, _ = read(monkeypatch)
    (path,) = user_cache.folder().iterdir()
    entries = msgspec.msgpack.decode(path.read_bytes(), type=dict[str, feature_cache.Entry])
    damaged = msgspec.structs.replace(entries[BOTH[0]], cases=msgspec.Raw(msgspec.msgpack.encode(["no case"])))
    path.write_bytes(msgspec.msgpack.encode(entries | {BOTH[0]: damaged}))
    again, parsed = read(monkeypatch)
    assert parsed == BOTH[:1]
    assert [file.cases for file in again] == [file.cases for file in files]
    assert read(monkeypatch)[1] == []


def test_other_code_parses_again_and_evicts_old_caches(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for version in range(feature_cache.KEEP + 2):
        with monkeypatch.context() as patch:
            patch.setattr("importlib.metadata.version", lambda _, number=version: str(number))
            assert read(patch)[1] == BOTH
            assert read(patch)[1] == []
    assert len(list(user_cache.folder().iterdir())) == feature_cache.KEEP


def test_unwritable_cache_folder_parses_everything(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/none")
    assert read(monkeypatch)[1] == BOTH
    assert read(monkeypatch)[1] == BOTH


def test_other_folders_have_no_cache(root: Path, tmp_path: Path) -> None:
    own = tmp_path / "own" / "vtes"
    own.mkdir(parents=True)
    (own / "a.feature").write_text(TEXT.format("a", "0009"))
    files, _ = load_files(root=tmp_path / "own")
    assert [case.id for case in files[0].cases] == ["VTES-0009/1"]
    assert not user_cache.folder().exists()
