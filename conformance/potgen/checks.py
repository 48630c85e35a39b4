"""Checks of translations: their holes and optional parts must be those of the English text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from conformance.steps.narration import FIELD_IN_BRACES, OPTIONAL_PART
from conformance.translation import SENTENCE, STATE

_HOLE: Final = re.compile(r"\{(\w+)(?:!\w)?\}|%\((\w+)\)s")


def faults(context: str | None, text: str, translation: str, plurals: int = 1) -> Iterator[str]:
    """Yield what is wrong with a translation, in a few words each. `plurals` is how many forms a count needs."""
    if context in (SENTENCE, STATE):
        yield from _sentence_faults(text, translation, plurals)
    elif missing := _holes(text) ^ _holes(translation):
        yield f"these holes are in only one of the two texts: {', '.join(sorted(missing))}"


def _holes(text: str) -> set[str]:
    return {brace or percent for brace, percent in _HOLE.findall(text)}


def _sentence_faults(text: str, translation: str, plurals: int) -> Iterator[str]:
    rest = FIELD_IN_BRACES.sub("", OPTIONAL_PART.sub("", translation))
    if set(rest) & set("[]{}"):
        yield "a bracket or brace has no partner"
    if missing := _fields(text) ^ _fields(translation):
        yield f"these fields are in only one of the two sentences: {', '.join(sorted(missing))}"
    if _optional(text) != _optional(translation):
        yield "the optional parts, in square brackets, do not have the same fields"
    for field, _yes, _no, form in FIELD_IN_BRACES.findall(translation):
        if form.startswith("#") and len(form[1:].split("/")) != plurals:
            yield f"{{{field}:{form}}} needs {plurals} forms with slashes between, as in {{{field}:#one/many}}"


def _fields(text: str) -> set[str]:
    """Return the fields of a sentence, each with its form. A translation may count where English needs not."""
    found = set()
    for each in FIELD_IN_BRACES.finditer(text):
        field, yes, _no, form = each.groups()
        counts = form is None or form.startswith("#")
        found.add(f"{field}{'' if yes is None else '?'}{'' if counts else form}")
    return found


def _optional(text: str) -> Counter[tuple[str, ...]]:
    """Return the optional parts of a sentence, each by its fields."""
    return Counter(
        tuple(sorted({found[0] for found in FIELD_IN_BRACES.findall(part)})) for part, _ in OPTIONAL_PART.findall(text)
    )
