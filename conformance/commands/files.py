"""What a command reads: files that anybody may have made, bounded, with errors that name the file and the remedy."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import tomli

from conformance.commands import Refused

MOST_BYTES = 32_000_000
"""A longer file is taken for something else: the longest records of games have some megabytes."""


def read_text(path: Path) -> str:
    """What a file says, or standard input for `-`. Raises Refused."""
    try:
        if str(path) == "-":
            read = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with path.open("rb") as file:
                read = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise Refused(f"{path}: cannot be read ({problem.strerror}); check the path") from problem
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
