"""Write templates, and update and merge the files of languages. All are PO files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from conformance.potgen.checks import faults
from conformance.potgen.message import Message
from conformance.potgen.messages import templates
from conformance.translation import FOLDER

POT: Final = FOLDER / "templates"
_NO_DATE: Final = datetime(2025, 1, 1, tzinfo=UTC)
"""Date in the header of every template. A real one would change the files without a change of texts."""
_HEADER: Final = """\
# Texts of Justicar to translate: {title}.
# Made by `python -m conformance.potgen`; docs/how-to/translate.md explains how to translate.
#"""


def write_templates() -> list[Path]:
    """Write the template files whose texts changed, and return them. Files without a template are removed."""
    written: list[Path] = []
    names = set[Path]()
    for template in templates():
        path = POT / f"{template.name}.pot"
        names.add(path)
        made = catalog(template.messages, template.title)
        if not path.exists() or texts(read(path)) != texts(made):
            write(path, made)
            written.append(path)
    for path in set(POT.rglob("*.pot")) - names:
        path.unlink()
    return written


def catalog(messages: Iterable[Message], title: str) -> Catalog:
    """Return messages as a template."""
    made = Catalog(
        project="Justicar",
        header_comment=_HEADER.format(title=title),
        fuzzy=False,
        creation_date=_NO_DATE,
        msgid_bugs_address="",
        copyright_holder="",
    )
    for each in messages:
        text = each.text if each.plural is None else (each.text, each.plural)
        made.add(
            text,
            locations=[(each.file, 0)],
            auto_comments=[each.comment] if each.comment else [],
            context=each.context,
        )
    return made


def languages() -> list[str]:
    """Return the languages that have a folder."""
    return sorted(
        path.name for path in FOLDER.iterdir() if path.is_dir() and path.name not in ("templates", "__pycache__")
    )


def update(language: str) -> Iterator[str]:
    """Bring the files of a language up to date with the templates, and yield a line about each.

    A translation whose English text changed is kept as an obsolete entry and not used: the new text is empty until
    someone translates it.
    """
    folder = FOLDER / language
    for pot in sorted(POT.rglob("*.pot")):
        path = folder / pot.relative_to(POT).with_suffix(".po")
        template = read(pot)
        found = read(path, language) if path.exists() else Catalog(locale=language, project="Justicar", fuzzy=False)
        found.update(template, no_fuzzy_matching=True, update_header_comment=True, update_creation_date=False)
        found.fuzzy = False
        write(path, found)
        yield f"{path.relative_to(FOLDER)}: {done(found)} of {len(found)} translated"


def merge(language: str, files: Iterable[Path]) -> Iterator[str]:
    """Copy translations into the files of a language, and yield a line about each file.

    They come from PO files, or from JSON objects that map a text of a rule or interpretation to its translation. Texts
    that no template has are left out and reported. A translation in a later file replaces an earlier one.
    """
    given: dict[tuple[str | None, str], object] = {}
    for path in files:
        given |= {key: text for key, text in _given(path, language).items() if any(forms(text))}
    used = set[tuple[str | None, str]]()
    for pot in sorted(POT.rglob("*.pot")):
        path = FOLDER / language / pot.relative_to(POT).with_suffix(".po")
        found = read(path, language)
        for message in found:
            exact = _key(message)
            of_any_rule = (None, exact[1]) if "." in (exact[0] or "") else exact
            if message.id and (key := exact if exact in given else of_any_rule) in given:
                message.string = given[key]  # type: ignore[assignment]  # one form, or one for each plural
                used.add(key)
        write(path, found)
        yield f"{path.relative_to(FOLDER)}: {done(found)} of {len(found)} translated"
        yield from wrong(found)
    for context, text in given.keys() - used:
        yield f"not in any template: {context or ''} {text!r}"


def _given(path: Path, language: str) -> dict[tuple[str | None, str], object]:
    if path.suffix == ".json":
        return {
            (None, text): said for text, said in msgspec.json.decode(path.read_bytes(), type=dict[str, str]).items()
        }
    return entries(read(path, language))


def wrong(found: Catalog) -> Iterator[str]:
    """Yield a line for each fault of a translation."""
    for message in found:
        context, text = _key(message)
        for form in forms(message.string) if text else ():
            for fault in faults(context, text, form, found.num_plurals) if form else ():
                yield f"{context or ''} {text!r}: {fault}"


def read(path: Path, language: str | None = None) -> Catalog:
    """Return a PO file."""
    with path.open("rb") as file:
        return read_po(file, locale=language)


def write(path: Path, found: Catalog) -> None:
    """Write a PO file: one line for each text, files without line numbers."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = BytesIO()
    write_po(content, found, width=0, include_lineno=False)
    path.write_bytes(content.getvalue())


def texts(found: Catalog) -> list[tuple[str | None, object]]:
    """Return the texts of a file in its order, each with its context."""
    return [(message.context, message.id) for message in found if message.id]


def entries(found: Catalog) -> dict[tuple[str | None, str], object]:
    """Return context and text → translation."""
    return {_key(message): message.string or "" for message in found if message.id}


def done(found: Catalog) -> int:
    """Return the number of translated texts."""
    return sum(bool(message.id) and all(forms(message.string)) for message in found)


def _key(message: object) -> tuple[str | None, str]:
    text = message.id  # type: ignore[attr-defined]
    return message.context, text if isinstance(text, str) else text[0]  # type: ignore[attr-defined]


def forms(text: object) -> tuple[str, ...]:
    """Return a translation as a tuple of its plural forms: one, unless the text has a number."""
    return (text or "",) if text is None or isinstance(text, str) else tuple(text)  # type: ignore[arg-type]
