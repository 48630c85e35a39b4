"""Pages in the current language: the template environment, and the texts of the scripts."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

import msgspec
from jinja2 import Environment

from conformance.translation import EDITION, ENGLISH, current, grouped, languages, translated
from conformance.verdict.reports.html import environment_of

HERE: Final[ContextVar[str]] = ContextVar("path of the page", default="")
"""Path of the page that a request asks for, without its language. The links to other languages need it."""


def translating(package: str) -> Environment:
    """Return an environment for the templates of a package, in the language that is current when a page is made."""
    found = environment_of(package)
    found.policies["ext.i18n.trimmed"] = True
    found.add_extension("jinja2.ext.i18n")
    found.install_gettext_callables(  # type: ignore[attr-defined]  # the extension adds it
        lambda text: current().text(text),
        lambda one, many, number: current().counted(one, many, number),
        newstyle=True,
    )
    found.globals |= {"language": lambda: current().code, "languages": languages, "here": HERE.get}
    found.filters |= {"grouped": grouped, "native": native, "edition": lambda text: translated(text, EDITION)}
    return found


def native(code: str) -> str:
    """Return the name of a language in that language."""
    if code == ENGLISH:
        return "English"
    from babel import Locale

    return str(Locale.parse(code).get_display_name(code)).capitalize()


def script_texts() -> bytes:
    """Return texts.js: the texts of the scripts, the rule for plurals, and the words of the wire."""
    texts, words = current().of_scripts(), current().words()
    return (
        f"export const texts = {msgspec.json.encode(texts).decode()}\n"
        f"export const words = {msgspec.json.encode(words).decode()}\n"
        f"export const forms = (n) => Number({current().plural_rule})\n"
    ).encode()
