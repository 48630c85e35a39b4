"""Shared parts of reading deck lists: counts, comparison of names, and fault messages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec
import tomli
from rapidfuzz import fuzz, process

from reference_engine.kernel.decisions import InvalidPosition

MOST_COPIES = 999
"""Maximum number of copies. A greater number is treated as a mistake."""

MOST_LINES = 2_000
"""Maximum number of lines. Even the largest deck lists have only about two hundred."""

C = TypeVar("C")

NAME_OF_DECK = re.compile(r"(?:deck(?: name)?|name)\s*:\s*(\S.*)", re.IGNORECASE)
_COUNT_FIRST = re.compile(r"(\d{1,4})\s*[x×*]\s*(\S.*)|(\d{1,4})\s+(\S.*)", re.IGNORECASE)
_COUNT_LAST = re.compile(r"(.*\S)\s+[x×*]\s*(\d{1,4})", re.IGNORECASE)

# Letters that Unicode normalization does not decompose.
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "đ": "d"} | dict.fromkeys("™'’`", ""))


class UnreadableDeck(Exception):
    """A text that is not a deck list. The message says how to write one."""


class Trouble(msgspec.Struct, frozen=True):
    """A part of a deck list that cannot be read as a card. `where` is a line, or a path in TOML."""

    code: str
    message: str
    where: str
    card: str = ""
    """The name given, if there is one."""


class DeckFault(msgspec.Struct, frozen=True):
    """A reason why a deck is not legal: its name, message, and rule, and the line and card if there is one."""

    code: str
    message: str
    rule: str = ""
    where: str = ""
    card: str = ""


class DeckLine(msgspec.Struct, Generic[C], frozen=True):
    """Copies of one card. `card` is None if the list does not identify it; its copies still count."""

    copies: int
    where: str
    card: C | None = None


def unread(troubles: Iterable[Trouble]) -> list[DeckFault]:
    """Return the faults of a deck list with lines that cannot be read as cards."""
    return [DeckFault(each.code, each.message, where=each.where, card=each.card) for each in troubles]


def judgement(faults: Iterable[DeckFault], applied: Iterable[str]) -> dict[str, Any]:
    """Return a judgement as it goes on the wire. `applied`: the rules used for it."""
    listed = [
        {"fault": fault.code, **{key: said for key in ("card", "rule") if (said := getattr(fault, key))}}
        for fault in faults
    ]
    return {"legal": not listed, "faults": listed, "rules": sorted(applied)}


def entries(deck: dict[str, Any], parts: Collection[str]) -> Iterator[tuple[str, str, int, str]]:
    """Yield part, place, number of copies, and name for each entry of a deck on the wire.

    Raises InvalidPosition.
    """
    for part, held in deck.items():
        if part not in parts:
            message = f"a deck has no part {part!r}; there are {', '.join(parts)}"
            raise InvalidPosition("unknown-key", f"deck.{part}", message)
        for place, entry in enumerate(held):
            yield part, f"deck.{part}[{place}]", entry["count"], entry["card"]


def toml_in(text: str, sign_of_toml: str) -> dict[str, Any] | None:
    """Return a deck in TOML as data, or None for a list with one card per line. Raises UnreadableDeck.

    `sign_of_toml` matches a line that only a TOML deck has, even if the TOML is broken.
    """
    try:
        return tomli.loads(text)
    except tomli.TOMLDecodeError as problem:
        if re.search(sign_of_toml, text, re.MULTILINE):
            raise UnreadableDeck(f"it looks like TOML, but is not valid: {problem}") from problem
        if (lines := text.count("\n")) > MOST_LINES:
            raise UnreadableDeck(f"{lines:,} lines are too many for a deck list; the limit is {MOST_LINES:,}") from None
        return None
    except RecursionError as problem:
        raise UnreadableDeck("its brackets are nested too deeply for a deck") from problem


def check_keys(data: dict[str, Any], keys: Collection[str], game: str) -> None:
    """Reject keys that a TOML deck does not have, and decks for another game. Raises UnreadableDeck."""
    if unknown := sorted(set(data) - set(keys)):
        raise UnreadableDeck(f"the key {unknown[0]!r} means nothing in a deck; known are {', '.join(keys)}")
    if data.get("game", game) != game:
        raise UnreadableDeck(f"it is a deck for {data['game']!r}; only decks for {game!r} can be read")


def plain(name: str) -> str:
    """Normalize a name for comparison: lower case, without accents and punctuation, with the article in front."""
    name = re.sub(r"^(.*\w), the$", r"the \1", name.strip().casefold().replace("(tm)", ""))
    bare = unicodedata.normalize("NFKD", name.translate(_LETTERS))
    return " ".join(re.findall(r"[a-z0-9]+", "".join(each for each in bare if not unicodedata.combining(each))))


NEAREST, LIKE = 3, 70
"""Number of similar names to suggest, and their minimum similarity (0 to 100)."""


def most_like(name: str, known: Iterable[str]) -> list[str]:
    """Return the known names most similar to `name`, most similar first, normalized by `plain`."""
    found = process.extract(plain(name), list(known), scorer=fuzz.ratio, limit=NEAREST, score_cutoff=LIKE)
    return [each for each, *_ in found]


def nearest(names: Collection[str], otherwise: str = "") -> str:
    """Return the end of a message about an unknown name: the most similar known names."""
    return f"; nearest: {', '.join(names)}" if names else otherwise


def no_card(line: str, example: str, names: Collection[str], where: str) -> Trouble:
    """Return the fault of a line that is not a card. `names`: the most similar known names."""
    message = f"{line!r} is not a card; write it as in `{example}`, or begin comments with #"
    return Trouble("unreadable-line", message + nearest(names), where)


def counted(line: str, is_card: Callable[[str], object]) -> tuple[int, str, bool] | None:
    """Return copies and name from `4x Name`, `4 Name`, or `Name x4`, and whether this is certainly a card."""
    if found := _COUNT_FIRST.fullmatch(line):
        copies, rest, sure = (found[1], found[2], True) if found[1] else (found[3], found[4], False)
    elif found := _COUNT_LAST.fullmatch(line):
        copies, rest, sure = found[2], found[1], True
    else:
        return None
    if not sure and is_card(line):
        return None  # a name that begins with a number
    # Archives add other facts about a card after two or more spaces.
    name = rest if is_card(rest) else re.split(r"\s{2,}|\t|\s--\s", rest)[0].strip()
    return int(copies), name, sure


def is_number_of_copies(value: Any) -> bool:
    return type(value) is int and 0 < value <= MOST_COPIES


def bad_number_of_copies(copies: object, where: str, name: str = "") -> Trouble:
    """Return the fault of an invalid number of copies."""
    of = f" of {name!r}" if name else ""
    return Trouble("bad-number-of-copies", f"{copies!r} copies{of}; write a number from 1 to {MOST_COPIES}", where)
