"""Writes the reports of a run into a directory, each file whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from conformance.verdict.reports.report import Report

FILES = ("results.json", "certificates.json", "junit.xml", "messages.ndjson", "badge.json", "report.html")


class Unwritable(Exception):
    """The directory for the reports cannot be written to. The message names it and the remedy."""


def prepare(directory: Path) -> None:
    """Make the directory and try it out, so that a long run is not wasted. Raises `Unwritable`."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            pass
    except OSError as problem:
        raise Unwritable(
            f"cannot write reports into {directory} ({problem.strerror}); name a directory that you may write to"
        ) from problem


def write_reports(report: Report, directory: Path) -> list[Path]:
    """Write every report. Raises `Unwritable`."""
    from conformance.verdict.reports.badge import badge
    from conformance.verdict.reports.cucumber import messages
    from conformance.verdict.reports.html import page
    from conformance.verdict.reports.json_results import certificates, results
    from conformance.verdict.reports.junit import junit

    makers = (results, certificates, junit, messages, badge, page)
    written = []
    for name, make in zip(FILES, makers, strict=True):
        path = directory / name
        try:
            write_atomically(path, make(report))
        except OSError as problem:
            remedy = "free some space or name another directory"
            raise Unwritable(f"cannot write {path} ({problem.strerror}); {remedy}") from problem
        written.append(path)
    return written


def write_atomically(path: Path, content: Iterable[bytes]) -> None:
    """Write a file, piece by piece, through a temporary one beside it, so that no reader ever sees half of it."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.writelines(content)
        umask = os.umask(0)
        os.umask(umask)
        Path(name).chmod(0o666 & ~umask)  # mkstemp makes a file that nobody else may read
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
