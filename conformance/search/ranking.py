"""Rank rules for a question: by the cards that it names, and by how rare its words are and where they occur."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec
from rapidfuzz import fuzz, process

from conformance.games import DEFAULT
from conformance.search.answer_model import Answer
from conformance.search.synonyms import bare, lexicon, query_words, split, stored

IN_RULES: Final = "4.0, 3.0, 3.0, 2.0, 0.8, 0.8"
"""Weights of a word in cards, name, queries, summary, place, reading."""
IN_SHOWN: Final = "1.0, 2.0, 0.5"
"""Weights of a word in checks, titles, steps."""
SHOWN: Final = 0.3
"""Weight of these columns relative to the rule itself."""
ALSO: Final = 0.6
"""Weight of a related word relative to the word in the question."""
TOGETHER: Final = 0.5
"""Weight of two words that are near each other in both rule and question."""
PHRASE: Final = 12.0
"""Weight of a question that matches a known phrase for a rule."""
CARD: Final = 9.0
"""Weight of a ruling about a card that the question names."""
OTHER_GAMES: Final = 0.7
"""Weight of rules of games other than VTES if the question names no game: most questions are about VTES."""
NEAR: Final = 82
"""Minimum similarity, in percent, for an unknown word to be read as a known one."""
NICKNAME: Final = 3
"""Maximum number of rules with a word for it to count as a card's nickname."""


class Named(NamedTuple):
    """A card that the question names."""

    name: str
    game: str
    built: bool


class Found(NamedTuple):
    """The result of a search."""

    results: list[tuple[Answer, float]]
    cards: list[Named]
    read_as: dict[str, str]
    """Misspelled word → word that it was read as."""


class Search:
    """A search for one question in an index."""

    def __init__(self, index: sqlite3.Connection, game: str | None = None, edition: str | None = None) -> None:
        self.index, self.game, self.edition = index, game, edition
        self.read_as: dict[str, str] = {}

    def find(self, question: str, limit: int = 10) -> Found:
        """Return the rules that best answer the question, the best first."""
        question = self._of_game(question)
        plain, whole = split(question), query_words(question)
        cards, named = self._cards(plain)
        words = self._spelled([word for word in whole if word not in named])
        if self.read_as and not cards:
            cards, named = self._cards([self.read_as.get(word, word) for word in plain])
        words = [word for word in words if word not in named]
        scores = self._weighed(self._scored(words, [self.read_as.get(word, word) for word in whole]))
        for card in cards:
            for row, score in self._about(card):
                scores[row] = scores.get(row, 0.0) + score
        return Found(self._best(scores, limit), cards, self.read_as)

    def _of_game(self, question: str) -> str:
        """Remove a game's name from the question and restrict the search to that game."""
        for (game,) in self.index.execute("select distinct game from answers").fetchall():
            without = re.sub(rf"\b{game}\b", " ", question, flags=re.IGNORECASE)
            if without != question and without.strip():
                self.game, question = self.game or game, without
        return question

    def _spelled(self, words: Sequence[str]) -> list[str]:
        """Replace unknown words with the most similar known ones."""
        spelled: list[str] = []
        for word in words:
            known = self.index.execute("select 1 from words where word = ? or bare = ?", (word, bare(word))).fetchone()
            if known or len(word) <= 3 or word.isdigit():
                spelled.append(word)
                continue
            every = [str(each) for (each,) in self.index.execute("select word from words order by word")]
            if (near := process.extractOne(word, every, scorer=fuzz.ratio, score_cutoff=NEAR)) is not None:
                self.read_as[word] = near[0]
                spelled += query_words(near[0])
        return spelled

    def _cards(self, plain: Sequence[str]) -> tuple[list[Named], set[str]]:
        """Return the cards named by whole name, number, or a distinctive word, and the words that name them."""
        cards: dict[str, Named] = {}
        used: set[str] = set()
        at = 0
        while at < len(plain):
            for length in range(min(8, len(plain) - at), 0, -1):
                phrase = plain[at : at + length]
                if (card := self._card(" ".join(phrase), alone=length == len(plain))) is not None:
                    cards[card.name] = card
                    used.update(query_words(" ".join(phrase)))
                    at += length
                    break
            else:
                at += 1
        return list(cards.values()), used

    def _card(self, phrase: str, *, alone: bool) -> Named | None:
        of_game = "" if self.game is None else f" and game = '{self.game}'"
        find = f"select official, game, built from cards where {{}}{of_game} order by built desc, length(name) limit 1"
        column = "number" if re.fullmatch(r"[12]\d{5}", phrase) else "name"
        row = self.index.execute(find.format(f"{column} = ?"), (phrase,)).fetchone()
        one_word = " " not in phrase
        common = one_word and (phrase in lexicon().stop or self._in_rules(phrase) > NICKNAME)
        if row is None and one_word and len(phrase) > 4 and not common and not self._says_something(phrase):
            row = self.index.execute(
                find.format("built and (name like ? or name like ?)"), (f"{phrase} %", f"% {phrase}")
            ).fetchone()
        if row is None or (common and not alone) or (not row[2] and one_word and not alone):
            return None
        return Named(row[0], row[1], bool(row[2]))

    def _in_rules(self, word: str) -> int:
        row = self.index.execute("select rules from words where word = ?", (word,)).fetchone()
        return int(row[0]) if row else 0

    def _says_something(self, word: str) -> bool:
        known = lexicon()
        return (bare(word),) in known.same or bare(word) in known.also

    def _about(self, card: Named) -> Iterator[tuple[int, float]]:
        """Yield rules that mention a card: its own rulings, then rules whose scenarios use it."""
        phrase = _phrase(" ".join(split(card.name)))
        for row, score in self._rows("rules", IN_RULES, f"{{cards name}} : {phrase}"):
            yield row, CARD + score
        for row, score in self._rows("shown", IN_SHOWN, phrase):
            yield row, SHOWN * score

    def _scored(self, words: Sequence[str], whole: Sequence[str]) -> dict[int, float]:
        scores: dict[int, float] = {}
        met: dict[int, float] = {}
        wanted = 0.0
        for word in dict.fromkeys(words):
            here = self._word(word)
            top = max(here.values(), default=0.0)
            wanted += top
            for row, score in here.items():
                scores[row] = scores.get(row, 0.0) + score
                met[row] = met.get(row, 0.0) + min(score * 2, top)
        for one, next_one in pairwise(whole):
            for row, score in self._rows("rules", IN_RULES, f'NEAR("{stored(one)}" "{stored(next_one)}", 4)'):
                scores[row] = scores.get(row, 0.0) + TOGETHER * score
        for row, score in self._alike(whole):
            scores[row] = scores.get(row, 0.0) + PHRASE * score
        return {row: score * (0.4 + 0.6 * met.get(row, 0.0) / (wanted or 1.0)) for row, score in scores.items()}

    def _alike(self, words: Sequence[str]) -> Iterator[tuple[int, float]]:
        """Yield row → similarity, from 0 to 1, of the question and the rule's most similar phrase."""
        mine = {bare(word) for word in words}
        stop = lexicon().stop
        best: dict[int, float] = {}
        for row, phrase in self.index.execute("select id, words from phrases"):
            theirs = {bare(word) for word in phrase.split() if word not in stop}
            if (both := len(mine & theirs)) > 1 or (both and len(theirs) == 1):
                best[row] = max(best.get(row, 0.0), (2 * both / (len(mine) + len(theirs))) ** 2)
        yield from best.items()

    def _word(self, word: str) -> dict[int, float]:
        """Return row → score of one word, the best over the word and its related words."""
        best: dict[int, float] = {}
        for weight, each in ((1.0, word), *((ALSO, also) for also in lexicon().also.get(bare(word), ()))):
            here: dict[int, float] = {}
            for table, weights, share in (("rules", IN_RULES, 1.0), ("shown", IN_SHOWN, SHOWN)):
                for row, score in self._rows(table, weights, _phrase(each)):
                    here[row] = here.get(row, 0.0) + weight * share * score
            for row, score in here.items():
                best[row] = max(best.get(row, 0.0), score)
        return best

    def _rows(self, table: str, weights: str, match: str) -> list[tuple[int, float]]:
        of_game = "" if self.game is None else " and rowid in (select id from answers where game = :game)"
        query = f"select rowid, -bm25({table}, {weights}) from {table} where {table} match :match{of_game}"
        return self.index.execute(query, {"match": match, "game": self.game}).fetchall()

    def _weighed(self, scores: dict[int, float]) -> dict[int, float]:
        """Weight scores by each rule's prior. If no game is named, the default game counts most."""
        weighed: dict[int, float] = {}
        for row, weight, game in self.index.execute("select id, weight, game from answers"):
            if row in scores:
                weighed[row] = scores[row] * weight * (1.0 if self.game or game == DEFAULT else OTHER_GAMES)
        return weighed

    def _best(self, scores: dict[int, float], limit: int) -> list[tuple[Answer, float]]:
        results: list[tuple[Answer, float]] = []
        for row in sorted(scores, key=lambda row: (-scores[row], row)):
            edition, answer = self.index.execute("select edition, answer from answers where id = ?", (row,)).fetchone()
            if self.edition in (None, edition):
                results.append((msgspec.json.decode(answer, type=Answer), round(scores[row], 3)))
            if len(results) == limit:
                break
        return results


def _phrase(words: str) -> str:
    return '"' + stored(words.replace('"', " ")) + '"'
