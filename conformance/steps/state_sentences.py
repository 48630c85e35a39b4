"""Sentences for the state of a table, written as data: one for each fact of a game, such as the action in progress.

They use the notation of `conformance.steps.narration`, with these differences:

- `{value}` is the fact itself, if it is a word, a number, or a list of words.
- A bracketed part is also left out if one of its fields is 0.
- `action bleed` is the sentence of an action of the kind `bleed`.
- `action.cost` is the sentence of the field `cost` of an action. Semicolons separate the facts of a list.

Of several sentences, the first is used whose fields outside brackets are all there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from conformance.steps.narration import FIELD_IN_BRACES, OPTIONAL_PART, EventSentences, Sentence, in_words
from conformance.translation import FIELD, STATE, translated, word


class StateSentences(EventSentences):
    """The sentences of a game for facts, by the key of the fact."""

    def __init__(
        self,
        sentences: Mapping[str, Sentence],
        names: Mapping[str, Mapping[str, str]] | None = None,
        silent: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        """Create the sentences. `silent` maps a fact to fields that its sentence leaves out, as others imply them."""
        super().__init__(sentences, names)
        self._silent = dict(silent or {})

    def describe(self, key: str, value: Any) -> str | None:
        """Return a fact as a sentence, or None if the game has none for it. Never raises, whatever the engine sent.

        Fields that the sentence does not mention follow in parentheses, unless they are 0, false, or empty.
        """
        if isinstance(value, list) and any(isinstance(each, Mapping) for each in value):
            parts = [self.describe(key, each) for each in value]
            return None if None in parts else "; ".join(str(each) for each in parts)
        fact = dict(value) if isinstance(value, Mapping) else {"value": self._spoken(key, value)}
        named = f"{key} {fact.get('kind')}"
        sentences = self._sentences.get(named if named in self._sentences else key)
        if sentences is None:
            return None
        for field, part in fact.items():
            if (said := self.describe(f"{key}.{field}", part) if part else None) is not None:
                fact[field] = said
        several = (sentences,) if isinstance(sentences, str) else sentences
        sentence = translated(next((each for each in several if self._fits(each, fact)), several[-1]), STATE)
        chosen = OPTIONAL_PART.sub(lambda found: found[1] if _mentions(fact, found[1]) else found[2] or "", sentence)
        spoken = {found[1] for found in FIELD_IN_BRACES.finditer(sentence)} | {*self._silent.get(key, ()), "kind"}
        more = {name: part for name, part in fact.items() if part and name not in spoken}
        rest = [f"{translated(name.replace('_', ' '), FIELD)} {in_words(part, name)}" for name, part in more.items()]
        words = FIELD_IN_BRACES.sub(lambda found: self._field(fact, *found.groups()), chosen)
        return f"{words} ({', '.join(rest)})" if rest else words

    @staticmethod
    def _spoken(key: str, value: Any) -> Any:
        """Return the words of a fact in the current language."""
        if isinstance(value, list):
            return [word(each, key) if isinstance(each, str) else each for each in value]
        return word(value, key) if isinstance(value, str) else value

    @staticmethod
    def _fits(sentence: str, fact: Mapping[str, Any]) -> bool:
        return all(
            fact.get(found[1]) is not None for found in FIELD_IN_BRACES.finditer(OPTIONAL_PART.sub("", sentence))
        )


def _mentions(fact: Mapping[str, Any], part: str) -> bool:
    return all(fact.get(found[1]) for found in FIELD_IN_BRACES.finditer(part))
