"""Errors in the TOML files that verdicts depend on, with place and remedy."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from scenarios.toml import NotToml, read_toml


class BadFile(ValueError):
    """An unusable file. The message names the place and the remedy."""


def nearest(name: str, known: Iterable[str], count: int = 3) -> str:
    """Return `did you mean 'a' or 'b'?` for an unknown name, or an empty text if none is close."""
    close = difflib.get_close_matches(name, list(known), n=count, cutoff=0.6)
    return f"did you mean {' or '.join(repr(each) for each in close)}?" if close else ""


def read_tables(path: Path, table: str, keys: Mapping[str, bool]) -> list[tuple[str, dict[str, Any]]]:
    """Read the `[[table]]` entries of a TOML file, each with its place.

    `keys` maps each allowed key to whether it is required. Raises `BadFile`.
    """
    try:
        document, text = read_toml(path)
    except NotToml as problem:
        raise BadFile(str(problem)) from problem
    for key in document:
        if key != table:
            raise BadFile(f"{path}: unknown key {key!r}; the file holds [[{table}]] entries and nothing else")
    entries = document.get(table, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadFile(f"{path}: {table!r} is not a list of tables; write each entry under its own [[{table}]]")
    lines = [number for number, line in enumerate(text.splitlines(), 1) if re.match(rf"\s*\[\[\s*{table}\s*\]\]", line)]
    found = []
    for index, entry in enumerate(entries):
        # A heading inside a multi-line string would shift the line numbers; use the entry's number then.
        place = f"{path}:{lines[index]}" if len(lines) == len(entries) else f"{path}: entry {index + 1}"
        for key in entry:
            if key not in keys:
                hint = nearest(key, keys) or f"an entry has {', '.join(keys)}"
                raise BadFile(f"{place}: unknown key {key!r}; {hint}")
        for key, required in keys.items():
            if required and key not in entry:
                raise BadFile(f"{place}: {key!r} is missing; every [[{table}]] entry needs it")
        found.append((place, entry))
    return found


def text_of(entry: Mapping[str, Any], key: str, place: str) -> str:
    """Return the non-empty text of a key. Raises `BadFile`."""
    value = entry[key]
    if not isinstance(value, str):
        raise BadFile(f'{place}: {key!r} is not text; write {key} = "..."')
    if not value.strip():
        raise BadFile(f"{place}: {key!r} is empty; fill it in")
    return value.strip()


def texts_of(entry: Mapping[str, Any], key: str, place: str) -> tuple[str, ...]:
    """Return a key's list of texts, empty if the key is missing. Raises `BadFile`."""
    value = entry.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) and item.strip() for item in value):
        raise BadFile(f'{place}: {key!r} is not a list of texts; write {key} = ["..."]')
    return tuple(value)
