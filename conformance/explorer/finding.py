"""Searching without a server: what `conformance.asking` looks through, cut down to what a browser can hold.

The script of the pages (templates/explorer.js) ranks by it in the same manner, with the same words of players; it
leaves out the steps of scenarios, and cards by parts of their names.
"""

from __future__ import annotations

import re

from conformance.asking import contents, search
from conformance.asking.words import bare, lexicon, read
from conformance.table.table import JsonObject


def index() -> JsonObject:
    """`rules`: id, game, weight, what it says, and the words of each column, without their endings; `phrases`: the
    number of a rule and what it is asked for with; and the words of players, as `conformance.asking.words` has them."""
    rules, phrases = [], []
    for number, entry in enumerate(contents.rules()):
        answer = entry.answer
        name = " ".join(answer.id.split(".")[1:]).replace("-", " ")
        columns = (entry.cards, name, entry.asked, answer.summary, answer.place, entry.reading, entry.titles)
        rules.append([answer.id, answer.game, entry.weight, answer.summary, [_bare(text) for text in columns]])
        asked = (*re.split(" / |, ", entry.asked), *entry.questions)
        phrases += [[number, _bare(phrase)] for phrase in asked if phrase]
    known = lexicon()
    weights = [float(each) for each in search.IN_RULES.split(",")]
    return {
        "rules": rules,
        "phrases": phrases,
        "columns": [*weights, search.SHOWN * float(search.IN_SHOWN.split(",")[1])],
        "also_weighs": search.ALSO,
        "phrase_weighs": search.PHRASE,
        "others_weigh": search.OTHER_GAMES,
        "stop": sorted(known.stop),
        "same": {" ".join(phrase): bare(word) for phrase, word in known.same.items()},
        "also": {word: [_bare(each) for each in more] for word, more in known.also.items()},
        "codes": dict(known.codes),
    }


def _bare(text: str) -> str:
    return " ".join(bare(word) for word in read(text).split())
