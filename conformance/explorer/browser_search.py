"""Search without a server: the data of `conformance.search`, reduced to what a browser can hold.

The pages' script (templates/explorer.js) ranks in the same way, with the same players' words. It leaves out the steps
of scenarios, and partial card names.
"""

from __future__ import annotations

import re

from conformance.game_tree.tree import JsonObject
from conformance.games import DEFAULT
from conformance.search import documents, ranking
from conformance.search.synonyms import bare, lexicon, read


def index() -> JsonObject:
    """Return the search data: rules, phrases that lead to a rule, and players' words.

    It is in the current language.
    A rule has its id, game, weight, statement, and the stemmed words of each column; a phrase has the number of its
    rule.
    """
    rules, phrases = [], []
    for number, entry in enumerate(documents.rules()):
        answer = entry.answer
        name = " ".join(answer.id.split(".")[1:]).replace("-", " ")
        columns = (entry.cards, name, entry.queries, answer.summary, answer.place, entry.reading, entry.titles)
        rules.append([answer.id, answer.game, entry.weight, answer.summary, [_bare(text) for text in columns]])
        player_phrases = (*re.split(" / |, ", entry.queries), *entry.questions)
        phrases += [[number, _bare(phrase)] for phrase in player_phrases if phrase]
    known = lexicon()
    weights = [float(each) for each in ranking.IN_RULES.split(",")]
    return {
        "rules": rules,
        "phrases": phrases,
        "columns": [*weights, ranking.SHOWN * float(ranking.IN_SHOWN.split(",")[1])],
        "also_weighs": ranking.ALSO,
        "phrase_weighs": ranking.PHRASE,
        "default_game": DEFAULT,
        "others_weigh": ranking.OTHER_GAMES,
        "stop": sorted(known.stop),
        "same": {" ".join(phrase): bare(word) for phrase, word in known.same.items()},
        "also": {word: [_bare(each) for each in more] for word, more in known.also.items()},
        "codes": dict(known.codes),
        "endings": known.endings,
        "elides": known.elides,
    }


def _bare(text: str) -> str:
    return " ".join(bare(word) for word in read(text).split())
