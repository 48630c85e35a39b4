"""Map players' words to the words of the rules (scenarios/words.toml)."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from scenarios import ROOT

FILE: Final = ROOT / "words.toml"
QUERIES: Final = ROOT / "asked.toml"
"""Phrases with which players ask, by the rule that answers them."""

_WORD: Final = re.compile(r"[A-Za-z0-9]+(?:['’][A-Za-z]+)*")
_APOSTROPHE: Final = re.compile(r"'s$|'")
_ENDINGS: Final = ("ing", "ed", "es", "s")


class Lexicon(NamedTuple):
    """Lookup tables for players' words."""

    stop: frozenset[str]
    same: Mapping[tuple[str, ...], str]
    """Stems → word that represents them."""
    longest: Mapping[str, int]
    """First stem of a phrase → number of words in the longest phrase that begins with it."""
    also: Mapping[str, tuple[str, ...]]
    """Stem → related words to search for, as in the index."""
    codes: Mapping[str, str]
    """Discipline code → name."""


@cache
def lexicon() -> Lexicon:
    """Load players' words."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    same: dict[tuple[str, ...], str] = {}
    for word, phrases in data["same"].items():
        for phrase in (word, *phrases):
            same[tuple(map(bare, split(phrase)))] = word
    longest: dict[str, int] = {}
    for stems in same:
        longest[stems[0]] = max(len(stems), longest.get(stems[0], 0))
    read = Lexicon(frozenset(data["stop"].split()), same, longest, {}, data["codes"])
    also = {
        bare(word): tuple(" ".join(joined(split(each), read)) for each in more) for word, more in data["also"].items()
    }
    return read._replace(also=also)


def split(text: str) -> list[str]:
    """Return the words of a text in lowercase, without accents and apostrophes."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode() if not text.isascii() else text
    words = [word.lower() for word in _WORD.findall(plain)]
    return [_APOSTROPHE.sub("", word) if "'" in word else word for word in words]


@lru_cache(maxsize=1 << 15)
def bare(word: str) -> str:
    """Return a word without its ending, enough to recognize its other forms."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            stem = word.removesuffix(ending)
            return stem[:-1] if len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in "ls" else stem.rstrip("e")
    return word.rstrip("e") if len(word) > 3 else word


def joined(words: list[str], known: Lexicon) -> list[str]:
    """Replace phrases with the words that represent them, the longest phrase first."""
    found: list[str] = []
    at = 0
    bares = [bare(word) for word in words]
    while at < len(words):
        for length in range(min(known.longest.get(bares[at], 0), len(words) - at), 0, -1):
            if word := known.same.get(tuple(bares[at : at + length])):
                found.append(word)
                at += length
                break
        else:
            found.append(words[at])
            at += 1
    return found


def read(text: str) -> str:
    """Return a text in the form in which the index stores it."""
    return " ".join(joined(split(text), lexicon()))


def query_words(text: str) -> list[str]:
    """Return the words of a question as in the index, in order, without stop words."""
    known = lexicon()
    words: list[str] = []
    for word in _WORD.findall(text):
        code = word.lower()
        if code in known.codes and (code not in known.stop or word.isupper()):
            words += split(known.codes[code])
        else:
            words += split(word)
    return [word for word in joined(words, known) if word not in known.stop]
