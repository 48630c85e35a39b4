"""Events in words: a sentence for each kind of event of a game, written as data.

A sentence has its event's fields in braces: `{seat}`; `{phase:-}` for a word whose hyphens are spaces; `{amount:+}` for
a number with its sign; `{votes:#vote}` for so many votes; `{passed?passes:fails}` for either. What stands in brackets
is left out where one of its fields is missing, null, false or an empty list: `[ on {host}]`, or said otherwise:
`[{seat} takes|Nobody takes]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

_UNTOLD = ("event", "rules")
_OPTIONAL = re.compile(r"\[([^\[\]|]*)(?:\|([^\[\]]*))?\]")
_FIELD = re.compile(r"\{(\w+)(?:\?([^:}]*):([^}]*)|:([^}]+))?\}")


class EventSentences(Mapping[str, str]):
    """The sentences of a game, by the names of its events."""

    def __init__(self, sentences: Mapping[str, str], names: Mapping[str, Mapping[str, str]] | None = None) -> None:
        """`names`: what people call a value of a field that the wire calls otherwise, by field and value."""
        self._sentences = dict(sentences)
        self._names = {field: dict(values) for field, values in (names or {}).items()}

    def __getitem__(self, event: str) -> str:
        return self._sentences[event]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sentences)

    def __len__(self) -> int:
        return len(self._sentences)

    def say(self, event: Mapping[str, Any]) -> str:
        """An event in a sentence. Fields of which the sentence does not speak follow it; an event that the game does
        not know is told by its name and its fields. Whatever an engine writes is told, and nothing raises."""
        name = str(event.get("event", "?"))
        sentence = self._sentences.get(name, name.replace("-", " "))
        spoken = {found[1] for found in _FIELD.finditer(sentence)}
        more = ", ".join(
            f"{key.replace('_', ' ')} {in_words(value)}"
            for key, value in event.items()
            if key not in spoken and key not in _UNTOLD and value is not None
        )
        chosen = _OPTIONAL.sub(lambda found: found[1] if _has(event, found[1]) else found[2] or "", sentence)
        said = _FIELD.sub(lambda found: _field(self._named(event, found[1]), *found.groups()[1:]), chosen)
        return f"{said} ({more})" if more else said

    def _named(self, event: Mapping[str, Any], field: str) -> Any:
        value = event.get(field)
        return self._names.get(field, {}).get(value, value) if isinstance(value, str) else value


def in_words(value: Any) -> str:
    """A field of an event as people say it."""
    if value is None:
        return "nobody"
    if value == "?":
        return "a hidden card"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {in_words(each)}" for key, each in value.items())
    if isinstance(value, list):
        told = [in_words(each) for each in value]
        return " and ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told) or "none"
    return str(value)


def _has(event: Mapping[str, Any], text: str) -> bool:
    values = [event.get(found[1]) for found in _FIELD.finditer(text)]
    return all(value is not None and value is not False and value != [] for value in values)


def _field(value: Any, yes: str | None, no: str | None, form: str | None) -> str:
    if yes is not None and no is not None:
        return yes if value else no
    said = in_words(value)
    if form == "-":
        return said.replace("-", " ")
    if form == "+":
        return f"+{said}" if isinstance(value, int) and value >= 0 else said.replace("-", "−")
    if form and form.startswith("#"):
        return f"{said} {form[1:]}{'' if value == 1 else 's'}"
    return said
