"""Sentences for events, written as data: one for each kind of event of a game.

A sentence names the fields of its event in braces:

- `{seat}` is the field's value;
- `{phase:-}` shows hyphens as spaces;
- `{amount:+}` is a number with its sign;
- `{votes:#vote}` counts: "1 vote", "2 votes". A translation lists all forms: `{votes:#voix/voix}`;
- `{passed?passes:fails}` chooses by a yes-or-no field;
- `{card:counter}` is the name of the counters on a card, such as "life".

Brackets hold an optional part, left out if one of its fields is missing, null, false or an empty list: `[ on {host}]`,
or `[{seat} takes|Nobody takes]` with an alternative. An event may have several sentences: the first whose fields are
all there and not 0 is used, otherwise the last.

A sentence is spoken in the current language (`conformance.translation`), if that has a translation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from conformance.translation import COUNTER, FIELD, SENTENCE, _, card_name, current, translated, word

_UNSPOKEN = ("event", "rules")
OPTIONAL_PART = re.compile(r"\[([^\[\]|]*)(?:\|([^\[\]]*))?\]")
FIELD_IN_BRACES = re.compile(r"\{(\w+)(?:\?([^:}]*):([^}]*)|:([^}]+))?\}")

Sentence = str | tuple[str, ...]


class EventSentences(Mapping[str, Sentence]):
    """The sentences of a game, by event name."""

    def __init__(
        self,
        sentences: Mapping[str, Sentence],
        names: Mapping[str, Mapping[str, str]] | None = None,
        counter: Callable[[str], str] = lambda card: "counters",
    ) -> None:
        """Create the sentences.

        `names` maps a field to its values on the wire and their names for people. `counter` returns the name of the
        counters on a card.
        """
        self._sentences = dict(sentences)
        self._names = {field: dict(values) for field, values in (names or {}).items()}
        self._counter = counter

    @property
    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Field → its values on the wire and their names for people."""
        return self._names

    def __getitem__(self, event: str) -> Sentence:
        return self._sentences[event]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sentences)

    def __len__(self) -> int:
        return len(self._sentences)

    def say(self, event: Mapping[str, Any]) -> str:
        """Return an event as a sentence. Never raises, whatever the engine sent.

        Fields that the sentence does not mention follow in parentheses. An event unknown to the game is shown by its
        name and fields.
        """
        name = str(event.get("event", "?"))
        sentences = self._sentences.get(name, name.replace("-", " "))
        if isinstance(sentences, str):
            sentences = (sentences,)
        fitting = (each for each in sentences if all(event.get(found[1]) for found in FIELD_IN_BRACES.finditer(each)))
        sentence = translated(next(fitting, sentences[-1]), SENTENCE)
        spoken = {found[1] for each in sentences for found in FIELD_IN_BRACES.finditer(each)}
        more = ", ".join(
            f"{translated(key.replace('_', ' '), FIELD)} {in_words(value, key)}"
            for key, value in event.items()
            if key not in spoken and key not in _UNSPOKEN and value is not None
        )
        chosen = OPTIONAL_PART.sub(lambda found: found[1] if _has(event, found[1]) else found[2] or "", sentence)
        said = FIELD_IN_BRACES.sub(lambda found: self._field(event, *found.groups()), chosen)
        if name in self._sentences:
            said = said[:1].upper() + said[1:]
        return f"{said} ({more})" if more else said

    def _field(self, event: Mapping[str, Any], field: str, yes: str | None, no: str | None, form: str | None) -> str:
        value = event.get(field)
        if form == "counter":
            return translated(self._counter(str(value)), COUNTER)
        named = self._names.get(field, {}).get(value, value) if isinstance(value, str) else value
        return _field(field, named, yes, no, form)


def in_words(value: Any, field: str = "") -> str:
    """Return the value of a field as people say it."""
    if value is None:
        return _("nobody")
    if value == "?":
        return _("a hidden card")
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, Mapping):
        return ", ".join(f"{translated(key, FIELD)} {in_words(each, key)}" for key, each in value.items())
    if isinstance(value, list):
        words = [in_words(each, field) for each in value]
        if len(words) > 1:
            return _("{several} and {last}", several=", ".join(words[:-1]), last=words[-1])
        return words[0] if words else _("none")
    plain = str(value)
    said = word(plain, field) if field else plain
    return said if said != plain else card_name(plain)


def _has(event: Mapping[str, Any], text: str) -> bool:
    values = [event.get(found[1]) for found in FIELD_IN_BRACES.finditer(text)]
    return all(value is not None and value is not False and value != [] for value in values)


def _field(field: str, value: Any, yes: str | None, no: str | None, form: str | None) -> str:
    if yes is not None and no is not None:
        return yes if value else no
    if form == "-" and isinstance(value, str):
        return translated(value.replace("-", " "), field)
    said = in_words(value, field)
    if form == "-":
        return said.replace("-", " ")
    if form == "+":
        return f"+{said}" if isinstance(value, int) and value >= 0 else said.replace("-", "−")
    if form and form.startswith("#"):
        one, *others = form[1:].split("/")
        forms = [one, *(others or [f"{one}s"])]
        return f"{said} {forms[min(current().form(value), len(forms) - 1)] if isinstance(value, int) else forms[-1]}"
    return said
