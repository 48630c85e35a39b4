"""The language of texts for people: English as written in the code, or a translation from PO files.

Each language has a folder in `scenarios/translations/`. A text without a translation appears in English. Wire words,
ids of rules, scenario titles, and the sentences of scenarios are always English.
"""

from __future__ import annotations

import gettext as gnu
import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from conformance import user_cache
from scenarios import ROOT

FOLDER: Final = ROOT / "translations"
ENGLISH: Final = "en"
VARIABLE: Final = "JUSTICAR_LANG"
"""Environment variable with the language of commands without `--lang`."""

# Contexts of texts in the files of a game. Texts of rules and interpretations have the id as context.
SENTENCE: Final = "event"
STATE: Final = "fact"
PROMPT: Final = "prompt"
REASON: Final = "reason"
EDITION: Final = "edition"
FIELD: Final = "field"
CARD: Final = "card name"
"""Context of card names, for languages that have a file with them."""
SCRIPT: Final = "script"
"""Context of the texts of page scripts."""
COUNTER: Final = "counter"

_NO_FIELDS: Final = {SENTENCE, STATE, PROMPT, REASON, EDITION, SCRIPT, COUNTER}
_HOLE: Final = re.compile(r"\{(\w+)\}")


class UnknownLanguage(LookupError):
    """There is no such language. The message lists those that there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no language is called {name!r}; the languages are {', '.join(languages())}")


class Language:
    """A language: its code, and its translations."""

    def __init__(self, code: str, texts: gnu.NullTranslations | None = None) -> None:
        self.code = code
        self._texts = texts or gnu.NullTranslations()

    def text(self, text: str, context: str | None = None) -> str:
        """Return the translation of a text, or the text itself."""
        if not text:
            return text
        return self._texts.gettext(text) if context is None else self._texts.pgettext(context, text)

    def counted(self, one: str, many: str, number: int) -> str:
        """Return the form of a text for a number."""
        return self._texts.ngettext(one, many, number)

    def form(self, number: int) -> int:
        """Return which plural form a number takes, counted from 0."""
        return int(getattr(self._texts, "plural", _english_form)(number))

    def reason(self, reason: str) -> str:
        """Return the translation of a reason, recognized by its template. An unknown reason is returned as it is."""
        if (text := self.text(reason, REASON)) != reason:
            return text
        for template, translated in self._reasons:
            if found := template.fullmatch(reason):
                return translated.format_map(found.groupdict())
        return reason

    @property
    def plural_rule(self) -> str:
        """The rule that maps a number `n` to its plural form, as an expression of C or JavaScript."""
        found = re.search(r"plural=([^;]+)", self._texts.info().get("plural-forms", ""))
        return found[1] if found else "n != 1"

    def of_scripts(self) -> dict[str, str | list[str]]:
        """Return the translated texts of page scripts; those with a number as a list of forms."""
        found: dict[str, str | list[str]] = {}
        for (context, key), text in self._catalog.items():
            if context != SCRIPT:
                continue
            if isinstance(key, tuple):
                found[key[0]] = [text] if key[1] == 0 else [*found.get(key[0], []), text]
            else:
                found[key] = text
        return found

    def words(self) -> dict[str, dict[str, str]]:
        """Return the translated words of the wire, by field."""
        found: dict[str, dict[str, str]] = {}
        for (context, key), text in self._catalog.items():
            if context and context.isidentifier() and context not in _NO_FIELDS and isinstance(key, str):
                found.setdefault(context, {})[key] = text
        return found

    @cached_property
    def _catalog(self) -> dict[tuple[str, Any], str]:
        """Translations by context and English text; texts with a number by text and number of the form."""
        found: dict[tuple[str, Any], str] = {}
        catalog: Mapping[Any, str] = getattr(self._texts, "_catalog", {})  # gettext has no other access to all texts
        for key, text in catalog.items():
            whole, *form = key if isinstance(key, tuple) else (key,)
            context, apart, plain = whole.rpartition("\x04")
            found[context if apart else "", (plain, *form) if form else plain] = text
        return found

    @cached_property
    def _reasons(self) -> list[tuple[re.Pattern[str], str]]:
        """Templates of reasons with holes, those with most fixed text first, and their translations."""
        found = [(key, text) for (context, key), text in self._catalog.items() if context == REASON]
        found = [(template, text) for template, text in found if _HOLE.search(template)]
        found.sort(key=lambda each: -len(_HOLE.sub("", each[0])))
        return [(_pattern(template), text) for template, text in found]


def _english_form(number: int) -> int:
    return int(number != 1)


def _pattern(template: str) -> re.Pattern[str]:
    parts = _HOLE.split(template)
    return re.compile("".join(f"(?P<{part}>.*?)" if at % 2 else re.escape(part) for at, part in enumerate(parts)))


_IN_ENGLISH: Final = Language(ENGLISH)
_CURRENT: ContextVar[Language] = ContextVar("language")


def current() -> Language:
    """Return the language of texts at present."""
    return _CURRENT.get(_IN_ENGLISH)


def speak(code: str) -> None:
    """Choose the language of all texts from now on, for this thread. Raises UnknownLanguage."""
    _CURRENT.set(language(code))


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Choose the language of texts within a block. Raises UnknownLanguage."""
    before = _CURRENT.set(language(code))
    try:
        yield
    finally:
        _CURRENT.reset(before)


def languages() -> tuple[str, ...]:
    """Return the codes of all languages, English first."""
    return _languages(FOLDER)


@cache
def _languages(folder: Path) -> tuple[str, ...]:
    return (ENGLISH, *sorted(path.name for path in folder.glob("*/") if any(path.glob("*.po"))))


@cache
def language(code: str) -> Language:
    """Return a language. Raises UnknownLanguage."""
    if code == ENGLISH:
        return _IN_ENGLISH
    if code not in languages():
        raise UnknownLanguage(code)
    with BytesIO(_compiled(code)) as compiled:
        return Language(code, gnu.GNUTranslations(compiled))


def _compiled(code: str) -> bytes:
    """Return the texts of a language in the format of gettext's MO files, from the user's cache if it has them."""
    files = sorted((FOLDER / code).rglob("*.po"))
    contents = [file.read_bytes() for file in files]
    digest = hashlib.blake2b(b"\0".join(contents), digest_size=12).hexdigest()
    kept = user_cache.folder() / f"texts-{code}-{digest}.mo"
    with suppress(OSError):
        return kept.read_bytes()
    compiled = compile_texts(code, contents)
    user_cache.save(kept, compiled)
    user_cache.evict(f"texts-{code}-*.mo", keep=3)
    return compiled


def compile_texts(code: str, contents: Iterable[bytes]) -> bytes:
    """Return the texts of PO files in the format of gettext's MO files, without untranslated and doubtful ones."""
    from babel.messages.catalog import Catalog
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    every = Catalog(locale=code, fuzzy=False)
    for content in contents:
        found = read_po(BytesIO(content), locale=code)
        every.mime_headers = found.mime_headers  # they have the rule for plurals
        for message in found:
            if message.id and not message.fuzzy:
                every[message.id] = message
    compiled = BytesIO()
    write_mo(compiled, every)
    return compiled.getvalue()


def word(value: str, field: str) -> str:
    """Return a word of a field as people say it, or the word as it is on the wire if it has no translation."""
    plain = spaced(value)
    said = translated(plain, field)
    return value if said == plain else said


def spaced(value: str) -> str:
    """Return a word of the wire with spaces in place of hyphens and underscores."""
    return value.replace("-", " ").replace("_", " ")


def card_name(name: str) -> str:
    """Return a card's name in the current language, with the number of the copy: `Vessel#2`."""
    printed, mark, copy = name.partition("#")
    return translated(printed, CARD) + mark + copy


def grouped(value: int) -> str:
    """Return a number with separators between thousands."""
    if current().code == ENGLISH:
        return f"{value:,}"
    from babel.numbers import format_decimal

    return format_decimal(value, locale=current().code)


def translated(text: str, context: str | None = None) -> str:
    """Return a text in the current language."""
    return current().text(text, context)


def _(text: str, /, **values: Any) -> str:
    """Return a text in the current language, with values for its named holes."""
    said = current().text(text)
    return said.format(**values) if values else said


def ngettext(one: str, many: str, number: int, /, **values: Any) -> str:
    """Return the form of a text for a number in the current language; `{n}` is the number."""
    return current().counted(one, many, number).format(n=number, **values)
