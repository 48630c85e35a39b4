"""Map players' words to the words of the rules, by language.

English words are in `scenarios/words.toml`. Other languages have a `words.toml` next to their translations, which also
lists the endings of words; a language without one has neither.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from conformance.translation import ENGLISH, FOLDER, current
from scenarios import ROOT

FILE: Final = ROOT / "words.toml"
QUERIES: Final = ROOT / "asked.toml"
"""Phrases with which players ask, by the rule that answers them."""

_WORD: Final = re.compile(r"[A-Za-z0-9]+(?:['’][A-Za-z]+)*")
_APOSTROPHE: Final = re.compile(r"'s$|'")
_ENDINGS: Final = ("ing", "ed", "es", "s")
"""Endings of English words, in the order in which they are tried."""


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
    endings: tuple[str, ...]
    """Endings that do not matter, in the order in which they are tried."""
    elides: bool
    """True if an apostrophe is between two words, as in French."""
    stemmed: bool
    """True if the index holds words without endings. For English, the database removes them."""


def lexicon() -> Lexicon:
    """Return players' words in the current language."""
    return _lexicon(current().code)


@cache
def _lexicon(language: str) -> Lexicon:
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    if language != ENGLISH:
        own = FOLDER / language / "words.toml"
        empty = {"stop": "", "same": {}, "also": {}, "codes": data["codes"], "endings": "", "elides": False}
        data = empty | (tomllib.loads(own.read_text(encoding="utf-8")) if own.exists() else {})
    endings = tuple(data["endings"].split()) if "endings" in data else _ENDINGS
    elides, stemmed = data.get("elides", False), language != ENGLISH

    def stems(phrase: str) -> tuple[str, ...]:
        return tuple(bare(each, endings) for each in split(phrase, elides))

    same = {stems(phrase): word for word, phrases in data["same"].items() for phrase in (word, *phrases)}
    longest: dict[str, int] = {}
    for phrase in same:
        longest[phrase[0]] = max(len(phrase), longest.get(phrase[0], 0))
    stop = frozenset(split(data["stop"], elides))
    read = Lexicon(stop, same, longest, {}, data["codes"], endings, elides, stemmed)
    also = {
        bare(word, endings): tuple(" ".join(joined(split(each, elides), read)) for each in more)
        for word, more in data["also"].items()
    }
    return read._replace(also=also)


def split(text: str, elides: bool | None = None) -> list[str]:
    """Return the words of a text in lowercase, without accents and apostrophes.

    `elides` is the lexicon's, by default that of the current language.
    """
    words = [word.lower() for word in _words(text, lexicon().elides if elides is None else elides)]
    return [_APOSTROPHE.sub("", word) if "'" in word else word for word in words]


def _words(text: str, elides: bool) -> list[str]:
    """Return the words of a text without accents."""
    if elides:
        text = re.sub("['’]", " ", text)
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text.replace("’", "'")).encode("ascii", "ignore").decode()
    return _WORD.findall(text)


def stored(text: str) -> str:
    """Return words as the index holds them."""
    known = lexicon()
    return " ".join(bare(word, known.endings) for word in text.split()) if known.stemmed else text


def bare(word: str, endings: tuple[str, ...] | None = None) -> str:
    """Return a word without its ending, enough to recognize its other forms.

    `endings` are the lexicon's, by default those of the current language.
    """
    return _bare(word, lexicon().endings if endings is None else endings)


@lru_cache(maxsize=1 << 15)
def _bare(word: str, endings: tuple[str, ...]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            stem = word.removesuffix(ending)
            return stem[:-1] if len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in "ls" else stem.rstrip("e")
    return word.rstrip("e") if len(word) > 3 else word


def joined(words: list[str], known: Lexicon) -> list[str]:
    """Replace phrases with the words that represent them, the longest phrase first."""
    found: list[str] = []
    at = 0
    bares = [bare(word, known.endings) for word in words]
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
    for word in _words(text, known.elides):
        code = word.lower()
        if code in known.codes and (code not in known.stop or word.isupper()):
            words += split(known.codes[code])
        else:
            words += split(word)
    return [word for word in joined(words, known) if word not in known.stop]
