"""The rules of our English: phrasings that readers stumble over, each with what to do instead."""

from __future__ import annotations

import re
from collections.abc import Iterator

from conformance.runner.lint import INCOMPLETE_TITLE

LONGEST = 32
"""Maximum number of words in a sentence of the docs or the catalogue."""

PHRASES = {
    r"\b(?:is|are|was|were|be|been) told\b": "say who reports, shows or lists it",
    r"\btells? (?:of|each|which|what|how)\b": "say reports, shows or lists",
    r"\bstands? (?:in|with|beside|below|above|there|here|by|for itself)\b": "say is, is in, or is next to",
    r"\b(?:nothing|all|most|some|each|half|one|none|which|much) of (?:it|them|these|those|that)\b": "say none or all",
    r"\b(?:[Ww]hoever|[Ww]hosoever|who would rather|who only)\b": "say anyone who, or address the reader",
    r"\b(?:comes? of|come to it|came of|become of)\b": "say result or outcome",
    r"\b(?:as good as|in the middle|by itself alone|ere|thereof|therein|so that nothing|all the same)\b": "be plain",
    r"(?:^|\. )What \w+ (?:is|are|has|have|does|says|can|may|must|should)\b": "start with the subject",
    r"\b(?:is|are|was) lacking\b": "say missing",
    r"\d %": "close up the percent sign",
}
OPENER = re.compile(
    r"(?:Of|What|Who|Whom|Whose|Whether|That|So many|So much|How|Where|When|By|From|The same|Those|As|If|Such)\b"
)


def lapses(kind: str, text: str) -> Iterator[str]:
    """Yield what is wrong with a text of this kind, and what to do."""
    if kind in ("docstring", "help") and OPENER.match(text):
        yield f"opens with {text.split()[0]!r}: name the thing, or say what the function does"
    if kind == "title":
        if INCOMPLETE_TITLE.match(text):
            yield f"opens with {text.split()[0]!r}: write a whole sentence that makes sense in a list of failures"
        return
    for pattern, remedy in PHRASES.items():
        if found := re.search(pattern, text):
            yield f"{found[0].strip('. ')!r}: {remedy}"
    if kind in ("doc", "catalogue"):
        for sentence in re.split(r"(?<=[.!?:;]) ", text):
            if (words := len(sentence.split())) > LONGEST:
                yield f"a sentence of {words} words, more than {LONGEST}: split it ({sentence[:60]}…)"
