"""A sandbox for an engine: bubblewrap (`bwrap`), where Linux has it.

In it the engine has no network, sees no process but its own, and can write nowhere but to folders in memory that are
gone with it: /tmp among them. It can still read what who runs the harness may read.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

PROGRAM = "bwrap"
HIDDEN = ("/tmp", "/var/tmp", "/run")
"""Folders of which it gets its own, empty: others leave their sockets there."""
FOLDER_BYTES = 256_000_000
"""How much each of those may hold."""


def sandboxed(command: Sequence[str], folder: str, needed: Iterable[str] = ()) -> list[str]:
    """The command that runs a command in a sandbox, in a working folder.

    `needed`: paths that it reads. They, the working folder and the paths in the command are there even where they lie
    in a folder that is hidden.
    """
    hidden = [word for name in HIDDEN for word in ("--size", str(FOLDER_BYTES), "--tmpfs", name)]
    shown = [word for path in _in_hidden([folder, *command, *needed]) for word in ("--ro-bind", path, path)]
    apart = ["--unshare-all", "--die-with-parent", "--cap-drop", "ALL"]
    files = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", *hidden]
    nixos = ["--ro-bind-try", "/run/current-system", "/run/current-system"]
    return [PROGRAM, *apart, *files, *nixos, *shown, "--chdir", folder, "--", *command]


def _in_hidden(paths: Iterable[str]) -> list[str]:
    """Those that exist below a hidden folder, without what lies in another of them: with that it is there already."""
    found = {
        Path(path)
        for path in paths
        if any(path.startswith(f"{name}/") for name in HIDDEN) and ".." not in Path(path).parts and Path(path).exists()
    }
    return sorted(str(path) for path in found if not found & set(path.parents))


def why_not() -> str | None:
    """Why there can be no sandbox here; None where there can."""
    if sys.platform != "linux":
        return "there is no bubblewrap for this system"
    if shutil.which(PROGRAM) is None:
        return f"bubblewrap is not installed (there is no program `{PROGRAM}`)"
    try:
        tried = subprocess.run(
            sandboxed(["true"], "/"), stdin=subprocess.DEVNULL, capture_output=True, timeout=10, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"bubblewrap does not run here ({error})"
    if tried.returncode:
        said = tried.stderr.decode("utf-8", "replace").strip() or f"exit status {tried.returncode}"
        return f"bubblewrap does not run here ({said})"
    return None
