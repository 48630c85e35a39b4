"""What a command reads and writes: files that anybody may have made, bounded, with errors that name the file and the
remedy."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import tomli

from conformance.commands import NotWritten, Refused
from conformance.verdict.reports.writer import write_atomically

MOST_BYTES = 32_000_000
"""A longer file is taken for something else: the longest records of games have some megabytes."""


def read_beyond(path: Path, most: int) -> bytes:
    """The bytes of a file, or of standard input for `-`: one more than `most` of a longer one. Raises Refused."""
    try:
        if str(path) == "-":
            return sys.stdin.buffer.read(most + 1)
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError as problem:
        raise Refused(f"{path}: cannot be read ({problem.strerror}); check the path") from problem


def read_text(path: Path) -> str:
    """What a file says, or standard input for `-`. Raises Refused."""
    read = read_beyond(path, MOST_BYTES)
    if len(read) > MOST_BYTES:
        raise Refused(f"{path}: has more than {MOST_BYTES:,} bytes; that is no file of this kind")
    try:
        return read.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Refused(f"{path}: is not UTF-8 text (byte {problem.start}); save it as UTF-8") from problem


def read_object(path: Path) -> dict[str, Any]:
    """An object, written as TOML or as JSON. Raises Refused."""
    text = read_text(path)
    try:
        value = json.loads(text) if text.lstrip().startswith("{") else tomli.loads(text)
    except (json.JSONDecodeError, tomli.TOMLDecodeError) as problem:
        raise Refused(f"{path}: is neither TOML nor a JSON object: {problem}") from problem
    except RecursionError as problem:
        raise Refused(f"{path}: its brackets are nested too deeply to be read") from problem
    found: dict[str, Any] = value
    return found


def write(path: Path, content: Iterable[bytes], remedy: str = "name another file") -> None:
    """Write a file, whole or not at all. Raises NotWritten."""
    try:
        write_atomically(path.absolute(), content)
    except OSError as problem:
        raise NotWritten(f"cannot write {path} ({problem.strerror}); {remedy}") from problem


def write_json(path: Path, value: Any) -> None:
    """Write a value as JSON that a person can read as well. Raises NotWritten."""
    write(path, [msgspec.json.format(msgspec.json.encode(value), indent=1), b"\n"])
