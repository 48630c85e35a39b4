"""Write the reports of a run into a directory, each file atomically."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from conformance.supervision.own_files import FolderLock, InUse
from conformance.supervision.parent_watch import end_with_parent
from conformance.user_cache import write_atomically
from conformance.verdict.reports.report import Report

FILES = ("results.json", "certificates.json", "junit.xml", "messages.ndjson", "badge.json", "report.html")
CERTIFICATE = "certificate.json"
"""The certificate to show to others. Written only if a profile is granted."""


class Unwritable(Exception):
    """The report directory cannot be written to. The message names it and the remedy."""


def prepare(directory: Path) -> FolderLock:
    """Create the directory, lock it, and check that it is writable, before a long run is wasted.

    Deletes the reports of an earlier run, so that they are never taken for this run's. The lock ends with the process,
    or when it is closed. Raises `Unwritable`.
    """
    lock = None
    try:
        directory.mkdir(parents=True, exist_ok=True)
        lock = FolderLock(directory)
        with tempfile.TemporaryFile(dir=directory):
            pass
        for name in (*FILES, CERTIFICATE):
            (directory / name).unlink(missing_ok=True)
    except InUse as problem:
        raise Unwritable(f"another run writes into {directory}; wait for its end, or name another") from problem
    except OSError as problem:
        if lock is not None:
            lock.close()
        raise Unwritable(
            f"cannot write reports into {directory} ({problem.strerror}); name a directory that you may write to"
        ) from problem
    return lock


def write_reports(report: Report, directory: Path, *, forking: bool = False) -> list[Path]:
    """Write every report. With `forking`, a forked process writes two in parallel. Raises `Unwritable`."""
    if not forking:
        _write(report, directory, FILES)
    else:
        here = [name for name in FILES if name not in _APART]
        with ProcessPoolExecutor(1, mp_context=get_context("fork"), initializer=_begin, initargs=(report,)) as pool:
            apart = pool.submit(_write_apart, directory)
            _write(report, directory, here)
            apart.result()
    return [directory / name for name in FILES]


_APART = ("messages.ndjson", "results.json")
"""About half of the work, written by the forked process."""
_report: Report | None = None
"""Report to write, in the forked process."""


def _begin(report: Report) -> None:
    global _report
    end_with_parent()
    _report = report


def _write_apart(directory: Path) -> None:
    assert _report is not None
    _write(_report, directory, _APART)


def _write(report: Report, directory: Path, names: Iterable[str]) -> None:
    from conformance.verdict.reports.badge import badge
    from conformance.verdict.reports.cucumber import messages
    from conformance.verdict.reports.html import page
    from conformance.verdict.reports.json_results import certificates, results
    from conformance.verdict.reports.junit import junit

    makers = dict(zip(FILES, (results, certificates, junit, messages, badge, page), strict=True))
    for name in names:
        path = directory / name
        try:
            write_atomically(path, makers[name](report))
        except OSError as problem:
            remedy = "free some space or name another directory"
            raise Unwritable(f"cannot write {path} ({problem.strerror}); {remedy}") from problem
