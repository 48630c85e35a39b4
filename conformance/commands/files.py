"""Bounded file access for commands, with errors that name the file and the remedy."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import tomli

from conformance.commands import NotWritten, Refused
from conformance.user_cache import write_atomically

MOST_BYTES = 32_000_000
"""Maximum size of an input file. The longest game records take a few megabytes."""


def read_beyond(path: Path, most: int) -> bytes:
    """Return up to `most` + 1 bytes of a file, or of standard input for `-`. Raises Refused."""
    try:
        if str(path) == "-":
            return sys.stdin.buffer.read(most + 1)
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError as problem:
        raise Refused(f"cannot read {path} ({problem.strerror}); check the path") from problem


def read_text(path: Path) -> str:
    """Return the text of a file, or of standard input for `-`. Raises Refused."""
    read = read_beyond(path, MOST_BYTES)
    if len(read) > MOST_BYTES:
        raise Refused(f"{path}: too large, more than {MOST_BYTES:,} bytes; check that it is the right file")
    try:
        return read.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Refused(f"{path}: not UTF-8 at byte {problem.start}; save it as UTF-8") from problem


def read_object(path: Path) -> dict[str, Any]:
    """Return an object from a TOML or JSON file. Raises Refused."""
    text = read_text(path)
    try:
        value = json.loads(text) if text.lstrip().startswith("{") else tomli.loads(text)
    except (json.JSONDecodeError, tomli.TOMLDecodeError) as problem:
        raise Refused(f"{path}: neither TOML nor a JSON object: {problem}") from problem
    except RecursionError as problem:
        raise Refused(f"{path}: brackets are nested too deeply") from problem
    found: dict[str, Any] = value
    return found


def write(path: Path, content: Iterable[bytes], remedy: str = "name another file") -> None:
    """Write a file completely or not at all. Raises NotWritten."""
    try:
        write_atomically(path.absolute(), content)
    except OSError as problem:
        raise NotWritten(f"cannot write {path} ({problem.strerror}); {remedy}") from problem


def write_json(path: Path, value: Any) -> None:
    """Write a value as readable JSON. Raises NotWritten."""
    write(path, [msgspec.json.format(msgspec.json.encode(value), indent=1), b"\n"])
