"""Open files of a run: never through a link, and a folder for one run at a time."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from io import FileIO
from pathlib import Path

with contextlib.suppress(ImportError):  # only POSIX systems have it
    import fcntl

_SAFE = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)


class NotOurs(OSError):
    """A file that a run would not have written: a link, a folder, or a device."""


class InUse(OSError):
    """A folder that another run writes into."""


def appending(path: Path, *, new: bool = False) -> FileIO:
    """Open a file to append to it. With `new`, replace what is there. Raises NotOurs and OSError."""
    if new:
        path.unlink(missing_ok=True)
    create = os.O_CREAT | (os.O_EXCL if new else 0)
    return FileIO(_opened(path, os.O_RDWR | os.O_APPEND | create), "ab")


def content(path: Path) -> bytes:
    """Return the content of a file. Raises NotOurs and OSError."""
    with FileIO(_opened(path, os.O_RDONLY), "rb") as file:
        return file.readall()


def _opened(path: Path, flags: int) -> int:
    try:
        descriptor = os.open(path, flags | _SAFE, 0o666)
    except OSError as problem:
        if problem.errno in (errno.ELOOP, errno.EMLINK):
            raise NotOurs(problem.errno, "it is a symbolic link; remove it", str(path)) from None
        raise
    found = os.fstat(descriptor)
    if not stat.S_ISREG(found.st_mode) or found.st_nlink > 1:
        os.close(descriptor)
        raise NotOurs(errno.EINVAL, "it is a link or no regular file; remove it", str(path))
    return descriptor


class FolderLock:
    """The exclusive use of a folder, until it is closed or the process ends."""

    def __init__(self, folder: Path) -> None:
        """Lock the folder. Raises InUse. On a system or disk without locks, two runs are not noticed."""
        self._descriptor: int | None = None
        if os.name != "posix":
            return
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0))
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise InUse(errno.EAGAIN, "another run writes into it", str(folder)) from None
        except OSError:
            os.close(descriptor)
            return
        self._descriptor = descriptor

    def close(self) -> None:
        """Release the folder. Can be called more than once."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
