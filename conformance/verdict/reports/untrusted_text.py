"""Make untrusted text from an engine safe to show, and limit its size."""

from __future__ import annotations

import json
import re
from typing import Any

TEXT_LIMIT = 20_000
"""Maximum length of one text in a report, in characters."""
ITEM_LIMIT = 500
"""Maximum number of items of a list, or keys of an object, in a report."""
DEPTH_LIMIT = 12
"""Maximum depth of nesting in a report."""

# Control characters except tab and newline, line separators, lone surrogates, the two noncharacters that XML forbids,
# and every character that has no width: bidirectional marks, joiners, fillers, variation selectors, and tags.
_UNSAFE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_COMMAND = re.compile(r"^(\s*):(?=:)|(##)(?=[a-z]*\[)", re.IGNORECASE | re.MULTILINE)
"""The beginning of a command for a CI server: `::` at the start of a line, and `##[` or `##vso[` anywhere."""


def shorten(text: str, limit: int = TEXT_LIMIT) -> str:
    """Keep the beginning and end of a long text, and say how much is left out."""
    if len(text) <= limit:
        return text
    head = limit * 2 // 3
    tail = limit - head
    return f"{text[:head]}\n… {len(text) - limit:,} characters left out …\n{text[-tail:]}"


def printable(text: str, limit: int = TEXT_LIMIT) -> str:
    """Escape every character that could disturb a terminal, an XML file, or a reader."""
    return _UNSAFE.sub(lambda found: _escape(found.group()), shorten(text, limit))


def printable_json(text: str) -> str:
    """Escape such characters within JSON, except line ends, without changing its meaning or length limit."""
    return _UNSAFE.sub(lambda found: _in_json(found.group()), text)


def without_commands(text: str) -> str:
    """Break up every command for a CI server, so that a console shows it and obeys none."""
    return _COMMAND.sub(lambda found: f"{found[1]}: " if found[2] is None else "## ", text)


def one_line(text: str, limit: int = 300) -> str:
    """Return the text on a single line, escaped."""
    return " ".join(printable(text, limit).split())


def in_markdown(text: str, limit: int = 200) -> str:
    """Return the text on a single line, with Markdown markup escaped."""
    return "".join(f"\\{letter}" if letter in "\\`*_{}[]<>|#!" else letter for letter in one_line(text, limit))


def source(uri: str, line: int) -> str:
    """Return the place of a scenario or step.

    Paths in the suite start with `features/`; a user's own features have their whole path.
    """
    return one_line(f"{uri if uri.startswith('/') else f'features/{uri}'}:{line}")


def value_text(value: Any, limit: int = TEXT_LIMIT) -> str:
    """Format any JSON value for a reader: texts as they are, everything else as compact JSON."""
    if isinstance(value, str):
        return printable(value, limit)
    return printable(json.dumps(bounded(value), ensure_ascii=False, default=str), limit)


def bounded(value: Any, depth: int = DEPTH_LIMIT) -> Any:
    """Cut a JSON value to the limits, mark what is left out, and make it fit for UTF-8."""
    if isinstance(value, str):
        return shorten(value).encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, dict):
        if depth == 0:
            return f"… {len(value)} keys left out …"
        kept = {str(bounded(str(key))): bounded(item, depth - 1) for key, item in list(value.items())[:ITEM_LIMIT]}
        if len(value) > ITEM_LIMIT:
            kept["…"] = f"{len(value) - ITEM_LIMIT:,} keys left out"
        return kept
    if isinstance(value, (list, tuple)):
        if depth == 0:
            return f"… {len(value)} items left out …"
        items = [bounded(item, depth - 1) for item in value[:ITEM_LIMIT]]
        if len(value) > ITEM_LIMIT:
            items.append(f"… {len(value) - ITEM_LIMIT:,} items left out …")
        return items
    if isinstance(value, float) and value - value != 0:  # JSON has neither infinities nor NaN
        return str(value)
    return value


def _escape(character: str) -> str:
    code = ord(character)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _in_json(character: str) -> str:
    units = character.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))
