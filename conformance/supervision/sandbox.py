"""Sandbox for an engine: bubblewrap (`bwrap`) on Linux.

In the sandbox the engine has no network, sees only its own processes, and finds only these files, all read-only: the
programs of the system, the interpreter that its command names, and its own folder. The judge's packages, the home
folder, the signing key, and the reports are not there. The environment has a few harmless variables. The engine can
write only to in-memory folders such as /tmp, which are deleted with the sandbox.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from conformance.protocol.engine import CouldNotStart

PROGRAM = "bwrap"
WRITABLE = ("/tmp", "/var/tmp", "/run")
"""Empty in-memory folders. Other programs keep sockets in the real ones."""
FOLDER_BYTES = 256_000_000
"""Maximum size of each in-memory folder, in bytes."""
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix/store", "/gnu/store")
"""Folders of programs. Read-only."""
SETTINGS = (
    "alternatives", "ca-certificates", "fonts", "group", "hosts", "ld.so.cache", "ld.so.conf", "ld.so.conf.d",
    "locale.alias", "localtime", "mime.types", "nsswitch.conf", "os-release", "passwd", "pki", "ssl/certs",
    "ssl/openssl.cnf",
)  # fmt: skip
"""Files of /etc that programs need. The others may hold secrets."""
VARIABLES = ("PATH", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "JAVA_HOME", "DOTNET_ROOT")
"""Environment variables that the engine gets."""
HOME = "/tmp"
PARTS = ("bin", "conf", "lib", "lib32", "lib64", "libexec", "pyvenv.cfg", "release")
"""Parts of its own folder that an installed interpreter needs."""
JUDGE = ("conformance", "reference_engine", "features", "scenarios", "justicar")
"""Packages of the judge. An engine must not find the reference engine or the scenarios."""
BESIDE = (".git", "build", "dist", "tests")
"""Folders of a checkout of the judge that hold the same, in another form."""


class Exposure(NamedTuple):
    """Files that an engine sees, and those hidden from it."""

    shown: tuple[str, ...] = ()
    """Files and folders that are the engine. If there are none, the working folder and the paths in the command."""
    hidden: tuple[str, ...] = ()
    """Files and folders to hide even inside a visible one, such as the signing key and the reports."""


WORKING_FOLDER = Exposure()
"""An engine that is its working folder, with nothing hidden in it."""


def sandboxed(
    command: Sequence[str],
    folder: str,
    needed: Iterable[str] = (),
    exposure: Exposure = WORKING_FOLDER,
    imported: str = "",
) -> list[str]:
    """Return the command that runs `command` in a sandbox, with `folder` as working folder.

    `needed` lists further paths that it reads. `imported` names the module of a Python engine, which also needs the
    judge's harness. Raises `CouldNotStart` if the working folder is the home folder or contains it.
    """
    own = exposure.shown or (folder, *(word for word in command[1:] if word.startswith("/")))
    if not exposure.shown and Path(folder) in (home := Path.home(), *home.parents):
        raise CouldNotStart(
            f"a sandbox would show all of {folder} to the engine; change to the engine's folder, or name it with "
            "--artifact"
        )
    visible = [*_program(command[0], folder), *needed, *own]
    words = ["--unshare-all", "--die-with-parent", "--cap-drop", "ALL"]
    for name in SYSTEM:
        words += _as_here(name)
    for name in SETTINGS:
        words += ["--ro-bind-try", f"/etc/{name}", f"/etc/{name}"]
    words += ["--dev", "/dev", "--proc", "/proc"]
    for name in WRITABLE:
        words += ["--size", str(FOLDER_BYTES), "--tmpfs", name]
    words += ["--ro-bind-try", "/run/current-system", "/run/current-system", "--dir", folder]
    shown = _outermost(path for path in visible if not path.startswith(tuple(f"{name}/" for name in SYSTEM)))
    for path in shown:
        words += ["--ro-bind", path, path]
    for each in (*_judge(imported), *(Path(name).absolute() for name in exposure.hidden)):
        if _seen(each, shown):
            words += _empty(each)
    words += ["--remount-ro", "/"]
    return [PROGRAM, *words, "--chdir", folder, "--", *command]


def environment(base: Mapping[str, str], *further: str) -> dict[str, str]:
    """Return the variables that a sandboxed engine gets."""
    return {name: base[name] for name in (*VARIABLES, *further) if name in base} | {"HOME": HOME, "TMPDIR": HOME}


def _empty(path: Path) -> list[str]:
    """Return the words that put an empty folder or file in the place of one that is visible."""
    if path.is_dir():
        return ["--size", "4096", "--tmpfs", str(path), "--remount-ro", str(path)]
    return ["--ro-bind", os.devnull, str(path)]


def _as_here(name: str) -> list[str]:
    path = Path(name)
    if path.is_symlink():
        return ["--symlink", str(path.readlink()), name]
    return ["--ro-bind", name, name] if path.is_dir() else []


def _program(program: str, folder: str) -> Iterator[str]:
    """Yield the program itself and, for an interpreter outside the system's folders, what is installed with it."""
    found = shutil.which(program) if "/" not in program else str(Path(folder, program))
    if found is None:
        return
    yield found
    for path in {Path(found).absolute(), Path(found).resolve()}:
        yield str(path)
        if path.parent.name == "bin" and (path.parents[1] / "lib").is_dir():
            yield from (str(path.parents[1] / part) for part in PARTS if (path.parents[1] / part).exists())


def _judge(imported: str) -> Iterator[Path]:
    """Yield the folders that hold the judge. A Python engine needs the harness, but not the engine to compare with."""
    top = imported.partition(":")[0].partition(".")[0]
    for root in {Path(__file__).parents[2], *(Path(path).absolute() for path in sys.path)}:  # it may be there twice
        for name in JUDGE:
            if name != top and not (imported and name in ("conformance", "scenarios", "justicar")):
                yield root / name
        if (root / "reference_engine").is_dir() and root.name != "justicar":  # a checkout; the wheel has one package
            yield from (root / name for name in BESIDE if name != top)
    if not imported:
        spec = importlib.util.find_spec("msgspec")  # a package of the judge's installation that is in no checkout
        if spec is not None and spec.origin is not None:
            yield Path(spec.origin).parents[1]


def _seen(path: Path, shown: Iterable[str]) -> bool:
    """Return whether a path is there in the sandbox."""
    if not path.exists():
        return False
    return any(path.is_relative_to(each) for each in (*shown, *SYSTEM))


def _outermost(paths: Iterable[str]) -> list[str]:
    """Return the existing paths without those inside another one."""
    found = {
        Path(path) for path in paths if path.startswith("/") and ".." not in Path(path).parts and Path(path).exists()
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
            sandboxed(["true"], "/usr"), stdin=subprocess.DEVNULL, capture_output=True, timeout=10, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"bubblewrap fails to run ({error})"
    if tried.returncode:
        output = tried.stderr.decode("utf-8", "replace").strip() or f"exit status {tried.returncode}"
        return f"bubblewrap fails to run ({output})"
    return None
