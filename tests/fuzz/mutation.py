"""Mutations of plain data and of texts, mostly small, so that much remains readable."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 99, 1_000_000, 2**31, 2**63 - 1, 2**64, -(2**63), 0.5, -0.0, 1e308,
    "", " ", "?", "chance", "null", "#2", "Zoë#0", "\x00", "\x1b[31m", "a\nb", "\u202e", "\ud7ff", "x" * 3000,
    [], {}, [[]], [None], {"": None}, {"name": "?"}, {"card": "?"},
)  # fmt: skip
"""Unusual values."""

DEEP = 600
"""Depth of nested brackets that is too deep."""

Place = tuple[Any, Any]
"""Container of a value, and its key or index there."""


def mutated(value: Any, chance: Random, times: int, seen: Mapping[str, Sequence[Any]], names: Sequence[str]) -> Any:
    """Return a copy with `times` mutations. `seen` has values by key, `names` those of cards and players."""
    root = [copy.deepcopy(value)]
    for _ in range(times):
        if every := list(places(root)):
            chance.choice(CHANGES)(*chance.choice(every), chance, seen, names)
    return root[0] if root else None


def places(value: Any) -> Iterator[Place]:
    """Yield every place inside a value."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])


def _odd(holder: Any, key: Any, chance: Random, *_: Any) -> None:
    holder[key] = copy.deepcopy(chance.choice(ODD))


def _as_elsewhere(holder: Any, key: Any, chance: Random, seen: Mapping[str, Sequence[Any]], names: Any) -> None:
    """Use a value found under the same key elsewhere."""
    known = seen.get(key) if isinstance(key, str) else None
    holder[key] = copy.deepcopy(chance.choice(known or ODD))


def _further_key(holder: Any, key: Any, chance: Random, seen: Mapping[str, Sequence[Any]], names: Any) -> None:
    into = holder[key] if isinstance(holder[key], dict) else holder
    if isinstance(into, dict) and seen:
        another = chance.choice(list(seen))
        into[another] = copy.deepcopy(chance.choice(seen[another] or ODD))


def _number(holder: Any, key: Any, chance: Random, *_: Any) -> None:
    value = holder[key]
    if isinstance(value, int) and not isinstance(value, bool):
        holder[key] = chance.choice([value + 1, value - 1, -value, value * 10, value + 2, 0])


def _name(holder: Any, key: Any, chance: Random, seen: Any, names: Sequence[str]) -> None:
    value = holder[key]
    if isinstance(value, str) and names:
        odd = (value.upper(), f"{value}#2", f"{value} ", value[:-1], "?")
        holder[key] = chance.choice((*[chance.choice(names) for _ in range(5)], *odd))


def _left_out(holder: Any, key: Any, *_: Any) -> None:
    del holder[key]


def _twice(holder: Any, key: Any, chance: Random, *_: Any) -> None:
    if isinstance(holder, list):
        holder[key:key] = [copy.deepcopy(holder[key]) for _ in range(chance.choice([1, 1, 2, 40]))]


def _in_another_order(holder: Any, key: Any, chance: Random, *_: Any) -> None:
    if isinstance(holder[key], list):
        chance.shuffle(holder[key])


def _from_elsewhere(holder: Any, key: Any, chance: Random, *_: Any) -> None:
    """Use another value from the same container."""
    other = chance.choice(list(places(holder)))
    holder[key] = copy.deepcopy(other[0][other[1]])


def _under_another_key(holder: Any, key: Any, chance: Random, seen: Mapping[str, Sequence[Any]], names: Any) -> None:
    if isinstance(holder, dict):
        holder[chance.choice(list(seen) or ["?"])] = holder.pop(key)


def _deep(holder: Any, key: Any, chance: Random, *others: Any) -> None:
    for _ in range(60 if chance.random() < 0.2 else 2):
        holder[key] = [holder[key]] if chance.random() < 0.5 else {"card": holder[key]}


Change = Callable[[Any, Any, Random, Mapping[str, Sequence[Any]], Sequence[str]], None]

CHANGES: tuple[Change, ...] = (
    _odd, _as_elsewhere, _as_elsewhere, _as_elsewhere, _further_key, _further_key, _number, _number, _name, _name,
    _left_out, _twice, _in_another_order, _from_elsewhere, _under_another_key, _deep,
)  # fmt: skip
"""Mutations of data. Those listed several times are more frequent."""


# ---- Texts.

ODD_TEXT: tuple[bytes, ...] = (
    b"\x00", b"\xff", b"\xef\xbb\xbf", b"\x1b[2J", b"\r", b"\n", b"\t", b"'", b'"', b'"""', b"[", b"]", b"{", b"}",
    b"=", b"#", b"|", b"@", b"<", b">", b"\\", b"\\u0000", b"\xe2\x80\xae", b"\xed\xa0\x80", b"-1", b"0",
    b"99999999999999999999", b"1e999", b"nan", b"null", b"true", b"?",
    b"[" * DEEP, b"{" * DEEP, b"a." * DEEP, b" " * 5000, b"x" * 5000,
)  # fmt: skip

_NUMBER, _QUOTED = re.compile(rb"-?\d+"), re.compile(rb'"[^"\n]*"')


def mutated_text(text: bytes, chance: Random, times: int, others: Sequence[str]) -> bytes:
    """Return a text with `times` mutations. Some use lines of other texts of its kind."""
    for _ in range(times):
        text = chance.choice(TEXT_CHANGES)(text, chance, others)
    return text


def _bytes_changed(text: bytes, chance: Random, others: Any) -> bytes:
    start = chance.randrange(len(text) + 1)
    return text[:start] + chance.choice(ODD_TEXT) + text[start + chance.choice([0, 0, 1, 1, 5]) :]


def _cut(text: bytes, chance: Random, others: Any) -> bytes:
    start = chance.randrange(len(text) + 1)
    return text[:start] if chance.random() < 0.3 else text[:start] + text[start + chance.randrange(40) :]


def _number_changed(text: bytes, chance: Random, others: Any) -> bytes:
    numbers = (b"0", b"-1", b"1", b"3", b"12", b"99", b"1000000", b"%d" % 2**64, b"007", b"0.5")
    return _one_changed(_NUMBER, text, chance, chance.choice(numbers))


def _quoted_changed(text: bytes, chance: Random, others: Any) -> bytes:
    found = _QUOTED.findall(text)
    return _one_changed(_QUOTED, text, chance, chance.choice([*found, b'""', b"7", b"[]", b"{}", b'"?"', b"true"]))


def _one_changed(pattern: re.Pattern[bytes], text: bytes, chance: Random, instead: bytes) -> bytes:
    found = list(pattern.finditer(text))
    if not found:
        return text
    at = chance.choice(found)
    return text[: at.start()] + instead + text[at.end() :]


def _lines_changed(text: bytes, chance: Random, others: Sequence[str]) -> bytes:
    lines = text.splitlines(keepends=True)
    if not lines:
        return text
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines[at:at] = [lines[other]] * chance.choice([1, 1, 2, 50])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines.insert(at, chance.choice(chance.choice(others).splitlines(keepends=True) or [""]).encode())
        case 4:
            lines[at] = chance.choice(chance.choice(others).splitlines(keepends=True) or [""]).encode()
    return b"".join(lines)


def _words_changed(text: bytes, chance: Random, others: Sequence[str]) -> bytes:
    words = text.split(b" ")
    match chance.randrange(3):
        case 0:
            del words[chance.randrange(len(words))]
        case 1:
            words[chance.randrange(len(words))] = chance.choice(words)
        case 2:
            words[chance.randrange(len(words))] = chance.choice(chance.choice(others).split(" ")).encode()
    return b" ".join(words)


TextChange = Callable[[bytes, Random, Sequence[str]], bytes]

TEXT_CHANGES: tuple[TextChange, ...] = (
    _bytes_changed, _cut, _number_changed, _number_changed, _quoted_changed, _quoted_changed, _lines_changed,
    _lines_changed, _words_changed, _words_changed,
)  # fmt: skip
