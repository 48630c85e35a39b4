"""Players' words, read as the words of the rules (scenarios/words.toml)."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from scenarios import ROOT

FILE: Final = ROOT / "words.toml"
ASKED: Final = ROOT / "asked.toml"
"""What players ask, by the rule that answers it."""

_WORD: Final = re.compile(r"[A-Za-z0-9]+(?:['’][A-Za-z]+)*")
_ENDINGS: Final = ("ing", "ed", "es", "s")
_LONGEST: Final = 4
"""Words of the longest phrase that is read as one word."""


class Lexicon(NamedTuple):
    """The data, ready to be looked up."""

    stop: frozenset[str]
    same: Mapping[tuple[str, ...], str]
    """Words without endings → the word that stands for them."""
    also: Mapping[str, tuple[str, ...]]
    """Word without its ending → what is looked for as well, each as it stands in the index."""
    codes: Mapping[str, str]
    """Code of a Discipline → its name."""


@cache
def lexicon() -> Lexicon:
    """The words of players, as the data have them."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    same: dict[tuple[str, ...], str] = {}
    for word, phrases in data["same"].items():
        for phrase in (word, *phrases):
            same[tuple(map(bare, split(phrase)))] = word
    read = Lexicon(frozenset(data["stop"].split()), same, {}, data["codes"])
    also = {
        bare(word): tuple(" ".join(joined(split(each), read)) for each in more) for word, more in data["also"].items()
    }
    return read._replace(also=also)


def split(text: str) -> list[str]:
    """The words of a text, without accents and apostrophes, in small letters."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode() if not text.isascii() else text
    return [re.sub(r"'s$|'", "", word.lower()) for word in _WORD.findall(plain)]


def bare(word: str) -> str:
    """A word without its ending: enough to see that two are forms of one."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            stem = word.removesuffix(ending)
            return stem[:-1] if len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in "ls" else stem.rstrip("e")
    return word.rstrip("e") if len(word) > 3 else word


def joined(words: list[str], known: Lexicon) -> list[str]:
    """The words, with each phrase that one word stands for replaced by it; the longest phrase first."""
    found: list[str] = []
    at = 0
    bares = [bare(word) for word in words]
    while at < len(words):
        for length in range(min(_LONGEST, len(words) - at), 0, -1):
            if word := known.same.get(tuple(bares[at : at + length])):
                found.append(word)
                at += length
                break
        else:
            found.append(words[at])
            at += 1
    return found


def read(text: str) -> str:
    """A text as it is put into the index."""
    return " ".join(joined(split(text), lexicon()))


def asked(text: str) -> list[str]:
    """A question as words of the index, in order, without those that say nothing."""
    known = lexicon()
    words: list[str] = []
    for word in _WORD.findall(text):
        code = word.lower()
        if code in known.codes and (code not in known.stop or word.isupper()):
            words += split(known.codes[code])
        else:
            words += split(word)
    return [word for word in joined(words, known) if word not in known.stop]
