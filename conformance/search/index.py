"""The index: SQLite's full-text search over the rules, stored in the user's cache folder.

Each language has an index. Its name contains a digest of the data and of this package's code, so it is rebuilt if
either changes.
"""

from __future__ import annotations

import hashlib
import os
import re
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

import features
from conformance.search.synonyms import bare, lexicon, read, split, stored
from conformance.translation import FOLDER, _, current
from conformance.user_cache import evict, folder
from scenarios import ROOT

KEPT: Final = 3
"""Number of indexes to keep, for example of a checkout and of an installed distribution."""

_TABLES: Final = """
create table answers (id integer primary key, rule text unique, game text, edition text, weight real, answer blob);
create virtual table rules using fts5(cards, name, queries, summary, place, reading, tokenize = "TOKENIZER");
create virtual table shown using fts5(checks, titles, steps, tokenize = "TOKENIZER");
create table phrases (id integer, words text);
create table cards (name text, official text, game text, number text, built integer);
create index by_name on cards (name);
create index by_number on cards (number);
create table words (word text primary key, bare text, rules integer);
create index by_bare on words (bare);
"""


def digest() -> str:
    """Return the SHA-256 of everything that an index is built from."""
    made = hashlib.sha256(sqlite3.sqlite_version.encode())
    files = [
        *(FOLDER / current().code).rglob("*.po"),
        *ROOT.rglob("*.toml"),
        *ROOT.rglob("*.tsv"),
        *features.ROOT.rglob("*.feature"),
    ]
    for path in (*sorted(files), *sorted(Path(__file__).parent.glob("*.py"))):
        made.update(path.name.encode())
        made.update(path.read_bytes())
    return made.hexdigest()


def opened(progress: Callable[[str], None] = lambda _: None) -> sqlite3.Connection:
    """Open the index, and build it first if there is none that fits.

    `progress` is called with a message before a build. If the cache folder is not writable, the index is built in
    memory.
    """
    path = folder() / f"ask-{current().code}-{digest()[:24]}.sqlite"
    if (kept := _kept(path)) is not None:
        return kept
    progress(_("building the search index (only once, until the rules change)"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix="making-", dir=path.parent)
        os.close(descriptor)
    except OSError:
        return made(sqlite3.connect(":memory:"))
    try:
        made(sqlite3.connect(name)).close()
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)
    evict("ask-*.sqlite", KEPT)
    return sqlite3.connect(path)


def _kept(path: Path) -> sqlite3.Connection | None:
    """Return the index in that file, or None if it is missing or damaged."""
    if not path.is_file():
        return None
    try:
        index = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
        index.execute("select count(*) from words").fetchone()
    except sqlite3.DatabaseError:
        return None
    return index


def made(index: sqlite3.Connection) -> sqlite3.Connection:
    """Fill an empty database with the index."""
    from conformance.search import documents

    known = lexicon()
    index.executescript(_TABLES.replace("TOKENIZER", "unicode61" if known.stemmed else "porter unicode61"))
    words: Counter[str] = Counter()
    for number, entry in enumerate(documents.rules(), 1):
        answer = entry.answer
        name = " ".join(answer.id.split(".")[1:]).replace("-", " ")
        found = [read(text) for text in (entry.cards, name, entry.queries, answer.summary, answer.place, entry.reading)]
        shown = [read(text) for text in (entry.checks, entry.titles, entry.steps)]
        row = (number, answer.id, answer.game, answer.edition, entry.weight, msgspec.json.encode(answer))
        index.execute("insert into answers values (?, ?, ?, ?, ?, ?)", row)
        index.execute(
            "insert into rules (rowid, cards, name, queries, summary, place, reading) values (?, ?, ?, ?, ?, ?, ?)",
            (number, *map(stored, found)),
        )
        index.execute(
            "insert into shown (rowid, checks, titles, steps) values (?, ?, ?, ?)", (number, *map(stored, shown))
        )
        phrases = [read(phrase) for phrase in (*re.split(" / |, ", entry.queries), *entry.questions) if phrase]
        index.executemany("insert into phrases values (?, ?)", [(number, phrase) for phrase in phrases])
        words.update(set(" ".join(found[1:5]).split()))
        words.update(dict.fromkeys(" ".join((found[0], found[5], *shown[:2])).split(), 0))
    for card in documents.cards():
        name = " ".join(split(card.name))
        index.execute("insert into cards values (?,?,?,?,?)", (name, card.official, card.game, card.number, card.built))
        if card.built:
            words.update(dict.fromkeys(name.split(), 0))
    for phrase in (*known.same, *((word,) for word in known.also)):
        words.update(dict.fromkeys(phrase, 0))
    rows = [(word, bare(word), count) for word, count in words.items()]
    index.executemany("insert into words values (?, ?, ?)", rows)
    index.commit()
    return index
