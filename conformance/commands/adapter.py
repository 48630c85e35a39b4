"""`justicar new-adapter`: create an adapter from a template, in one of several languages."""

from __future__ import annotations

import shutil
from pathlib import Path

from conformance.commands import OK, NotWritten, Refused
from conformance.verdict.reports.console import Printer
from conformance.verdict.toml_tables import nearest

TEMPLATES = Path(__file__).parent.parent / "templates"
TOOLS = {"python": "justicar", "typescript": "node", "java": "a JDK", "rust": "cargo"}
"""Language → what its template needs to run."""


def new_adapter(*, language: str, folder: Path) -> int:
    """Copy the template of a language into a new or empty folder, and name the next step."""
    chosen = language.lower()
    if chosen not in TOOLS:
        raise Refused(f"no template for {language!r}; {nearest(chosen, TOOLS) or 'choose one of ' + ', '.join(TOOLS)}")
    try:
        if folder.exists() and any(folder.iterdir()):
            raise Refused(f"{folder} is not empty; name a new folder")
        shutil.copytree(TEMPLATES / chosen, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    except OSError as problem:
        raise NotWritten(f"cannot write to {folder} ({problem.strerror}); check the path") from problem
    printer = Printer()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        printer.say(str(path))
    printer.say(f"Requires {TOOLS[chosen]}. Next: cd {folder} && make first")
    return OK
