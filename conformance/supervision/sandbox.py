"""Sandbox for an engine: bubblewrap (`bwrap`) on Linux.

In the sandbox the engine has no network and sees only its own processes. It can write only to in-memory folders such as
/tmp, which are deleted with the sandbox. It can still read every file that the user can read.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

PROGRAM = "bwrap"
HIDDEN = ("/tmp", "/var/tmp", "/run")
"""Folders replaced by empty ones, because other programs keep sockets there."""
FOLDER_BYTES = 256_000_000
"""Maximum size of each hidden folder, in bytes."""


def sandboxed(command: Sequence[str], folder: str, needed: Iterable[str] = ()) -> list[str]:
    """Return the command that runs `command` in a sandbox, with `folder` as working folder.

    `needed` lists further paths that it reads. These, the working folder and paths in the command stay visible even
    inside a
    hidden folder.
    """
    hidden = [word for name in HIDDEN for word in ("--size", str(FOLDER_BYTES), "--tmpfs", name)]
    shown = [word for path in _in_hidden([folder, *command, *needed]) for word in ("--ro-bind", path, path)]
    apart = ["--unshare-all", "--die-with-parent", "--cap-drop", "ALL"]
    files = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", *hidden]
    nixos = ["--ro-bind-try", "/run/current-system", "/run/current-system"]
    return [PROGRAM, *apart, *files, *nixos, *shown, "--chdir", folder, "--", *command]


def _in_hidden(paths: Iterable[str]) -> list[str]:
    """Return the existing paths below a hidden folder, without those inside another returned path."""
    found = {
        Path(path)
        for path in paths
        if any(path.startswith(f"{name}/") for name in HIDDEN) and ".." not in Path(path).parts and Path(path).exists()
    }
    return sorted(str(path) for path in found if not found & set(path.parents))


def why_not() -> str | None:
    """Return the reason why there is no sandbox on this system, or None if there is one."""
    if sys.platform != "linux":
        return "bubblewrap needs Linux"
    if shutil.which(PROGRAM) is None:
        return f"bubblewrap is not installed (no program `{PROGRAM}`)"
    try:
        tried = subprocess.run(
            sandboxed(["true"], "/"), stdin=subprocess.DEVNULL, capture_output=True, timeout=10, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"bubblewrap fails to run ({error})"
    if tried.returncode:
        output = tried.stderr.decode("utf-8", "replace").strip() or f"exit status {tried.returncode}"
        return f"bubblewrap fails to run ({output})"
    return None
