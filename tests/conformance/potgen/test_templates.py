"""Templates are up to date, French is complete, and its holes agree with the English."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from conformance.potgen import language_files
from conformance.potgen.checks import faults
from conformance.potgen.language_files import POT, languages, read, texts
from conformance.potgen.message import Message
from conformance.potgen.messages import Template, templates
from conformance.potgen.reasons import reasons
from conformance.translation import FOLDER, REASON, SENTENCE

FILES = [path.relative_to(POT).with_suffix("").as_posix() for path in sorted(POT.rglob("*.pot"))]
UPDATE = "run `python -m conformance.potgen`"


@cache
def current_templates() -> dict[str, Template]:
    return {template.name: template for template in templates()}


@cache
def translations(language: str, name: str) -> Catalog:
    return read(FOLDER / language / f"{name}.po", language)


def test_there_is_a_file_for_each_template() -> None:
    assert sorted(current_templates()) == FILES, UPDATE


@pytest.mark.parametrize("name", FILES)
def test_template_is_up_to_date(name: str) -> None:
    template = current_templates()[name]
    made = texts(language_files.catalog(template.messages, template.title))
    assert texts(read(POT / f"{name}.pot")) == made, UPDATE


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_language_has_every_text_and_no_other(language: str, name: str) -> None:
    assert Counter(texts(translations(language, name))) == Counter(texts(read(POT / f"{name}.pot"))), UPDATE


@pytest.mark.parametrize("name", FILES)
def test_french_is_complete(name: str) -> None:
    untranslated = [
        (message.context, message.id)
        for message in translations("fr", name)
        if message.id and not all(language_files.forms(message.string))
    ]
    assert not untranslated, f"{len(untranslated)} texts of {name} are not translated"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_translation_has_the_holes_of_the_english(language: str, name: str) -> None:
    assert not list(language_files.wrong(translations(language, name)))


@pytest.mark.parametrize("language", languages())
def test_same_word_in_two_games_has_one_translation(language: str) -> None:
    """All files of a language are one dictionary."""
    found: dict[tuple[str | None, str], set[str]] = {}
    for name in FILES:
        for key, said in language_files.entries(translations(language, name)).items():
            found.setdefault(key, set()).add(str(said))
    assert not {key: said for key, said in found.items() if len(said) > 1}


# -- checks of holes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("context", "text", "translation"),
    [
        (REASON, "takes {cost}", "coûte {cost}"),
        (None, "no {game!r}", "pas de « {game} »"),
        (None, "The same on %(names)s", "De même avec %(names)s"),
        (SENTENCE, "{seat} casts {votes:#vote}[ on {target}]", "[Sur {target} : ]{votes:#voix/voix} ({seat})"),
        (SENTENCE, "{seat} burns {amount} pool", "{seat} brûle {amount:#point/points}"),
        (SENTENCE, "{passed?passes:fails}", "{passed?passe:échoue}"),
    ],
)
def test_matching_translation_has_no_fault(context: str | None, text: str, translation: str) -> None:
    assert not list(faults(context, text, translation, plurals=2))


@pytest.mark.parametrize(
    ("context", "text", "translation", "fault"),
    [
        (REASON, "takes {cost}", "coûte {prix}", "holes are in only one of the two texts: cost, prix"),
        (None, "The same on %(names)s", "De même", "only one of the two texts: names"),
        (SENTENCE, "{seat} draws {card}", "{seat} pioche", "only one of the two sentences: card"),
        (SENTENCE, "{a:-}", "{a}", "only one of the two sentences: a, a-"),
        (SENTENCE, "{seat}[ on {target}]", "{seat} sur {target}", "optional parts"),
        (SENTENCE, "{seat}[ on {target}]", "{seat}[ sur {target}", "no partner"),
        (SENTENCE, "{votes:#vote}", "{votes:#voix}", "needs 2 forms"),
    ],
)
def test_fault_of_a_translation_is_named(context: str | None, text: str, translation: str, fault: str) -> None:
    assert any(fault in found for found in faults(context, text, translation, plurals=2))


# -- extraction and merging --------------------------------------------------------------------------------------------


def test_reasons_have_named_holes() -> None:
    assert "you have too few transfers left; that takes {cost}" in reasons("vtes")
    assert "this is possible only in your unlock phase" in reasons("vtes")
    assert "another player decides now" in reasons(None)
    assert "another player decides now" not in reasons("vtes")


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one template of two texts."""
    monkeypatch.setattr(language_files, "FOLDER", tmp_path)
    monkeypatch.setattr(language_files, "POT", tmp_path / "templates")
    template(tmp_path, "a rule", "another rule")
    return tmp_path


def template(folder: Path, *summaries: str) -> None:
    messages = [Message(text, f"game.rule-{at}", "file") for at, text in enumerate(summaries)]
    language_files.write(folder / "templates" / "rules" / "game.pot", language_files.catalog(messages, "test"))


def said(folder: Path) -> dict[str, object]:
    found = read(folder / "xx" / "rules" / "game.po", "fr")
    return {text: string for (_, text), string in language_files.entries(found).items()}


@pytest.fixture
def started(small: Path) -> Path:
    assert list(language_files.update("fr")) == ["fr/rules/game.po: 0 of 2 translated"]
    (small / "fr").rename(small / "xx")
    return small


def test_new_language_has_every_text_without_translation(started: Path) -> None:
    assert said(started) == {"a rule": "", "another rule": ""}


def test_changed_text_loses_its_translation(small: Path) -> None:
    list(language_files.update("fr"))
    path = small / "fr" / "rules" / "game.po"
    path.write_text(path.read_text(encoding="utf-8").replace('"a rule"\nmsgstr ""', '"a rule"\nmsgstr "une règle"'))
    template(small, "a new rule", "another rule")
    assert list(language_files.update("fr")) == ["fr/rules/game.po: 0 of 2 translated"]
    assert '#~ msgstr "une règle"' in path.read_text(encoding="utf-8")


def test_merge_takes_po_and_json_and_reports_unknown_texts(small: Path) -> None:
    list(language_files.update("fr"))
    (small / "a.json").write_text('{"a rule": "une règle", "no such rule": "x"}')
    (small / "b.po").write_text('msgctxt "game.rule-1"\nmsgid "another rule"\nmsgstr "une {autre} règle"\n')
    lines = list(language_files.merge("fr", [small / "a.json", small / "b.po"]))
    assert lines[0] == "fr/rules/game.po: 2 of 2 translated"
    assert "holes are in only one" in lines[1]
    assert lines[2] == "not in any template:  'no such rule'"
