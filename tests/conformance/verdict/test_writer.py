"""Reports are written atomically."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from conformance.user_cache import write_atomically
from conformance.verdict.reports import writer
from conformance.verdict.reports.report import quoted
from conformance.verdict.reports.untrusted_text import one_line, printable, shorten
from tests.conformance.verdict.samples import sample


def test_every_report_is_written_and_nothing_else(tmp_path: Path) -> None:
    directory = tmp_path / "new" / "report"
    writer.prepare(directory)
    assert list(directory.iterdir()) == []
    written = writer.write_reports(sample(), directory)
    assert [path.name for path in written] == list(writer.FILES)
    assert sorted(path.name for path in directory.iterdir()) == sorted(writer.FILES)
    assert all(path.stat().st_size > 0 for path in written)


forks = pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="no process can be copied")


@forks
def test_forked_writer_writes_the_same_files(tmp_path: Path) -> None:
    report = sample()
    for forking in (False, True):
        writer.prepare(tmp_path / str(forking))
        writer.write_reports(report, tmp_path / str(forking), forking=forking)
    for name in writer.FILES:
        assert (tmp_path / "False" / name).read_bytes() == (tmp_path / "True" / name).read_bytes()


@forks
def test_failed_write_in_the_forked_process_is_raised(tmp_path: Path) -> None:
    (tmp_path / "messages.ndjson").mkdir()
    with pytest.raises(writer.Unwritable, match=r"messages\.ndjson \(Is a directory\)"):
        writer.write_reports(sample(), tmp_path, forking=True)


def test_unwritable_directory_error_names_the_remedy(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(writer.Unwritable, match=r"cannot write reports into .*file.*name a directory"):
        writer.prepare(tmp_path / "file" / "below")
    with pytest.raises(writer.Unwritable, match="name a directory"):
        writer.prepare(tmp_path / "file")


def test_failed_write_keeps_the_previous_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.json"
    write_atomically(path, [b"former"])

    def refuse(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(writer.Unwritable, match=r"results\.json \(No space left on device\)"):
        writer.write_reports(sample(), tmp_path)
    assert path.read_bytes() == b"former"
    assert [each.name for each in tmp_path.iterdir()] == ["results.json"]


def test_report_permissions_follow_the_umask(tmp_path: Path) -> None:
    write_atomically(tmp_path / "a", [b"x"])
    (tmp_path / "b").write_bytes(b"x")
    assert (tmp_path / "a").stat().st_mode == (tmp_path / "b").stat().st_mode


def test_words_are_quoted_for_a_shell() -> None:
    assert quoted("VTES-0001") == "VTES-0001"
    assert quoted("stdio:node a.js") == "'stdio:node a.js'"
    assert quoted("it's") == '"it\'s"'
    assert quoted("it's $HOME") == "'it'\"'\"'s $HOME'"


def test_texts_are_made_safe_and_short() -> None:
    assert printable("a\x00b\u202ec\nd\te") == "a\\x00b\\u202ec\nd\te"
    assert one_line(" a\n  b ") == "a b"
    assert shorten("x" * 100, 30) == "x" * 20 + "\n… 70 characters left out …\n" + "x" * 10
