"""Languages: lookup, plural forms, reasons by template, narration, and the fallback to English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from conformance import catalogue, interpretations, translation, user_cache
from conformance.cli import main
from conformance.game_tree.view import sight
from conformance.games import find
from conformance.protocol.engine import IllegalChoice, InvalidPosition
from conformance.steps.narration import EventSentences, in_words
from conformance.translation import UnknownLanguage, _, current, grouped, languages, ngettext, speaking

TOY = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"

msgid "See {place}"
msgstr "Voir {place}"

msgid "{n} rule"
msgid_plural "{n} rules"
msgstr[0] "{n} règle"
msgstr[1] "{n} règles"

#, fuzzy
msgid "doubtful"
msgstr "douteux"

msgctxt "reason"
msgid "that takes {cost}"
msgstr "il faut {cost}"

msgctxt "reason"
msgid "{name} has {kind}, not {other}"
msgstr "{other}, pas {kind}, pour {name}"

msgctxt "event"
msgid "{seat} casts {votes:#vote}[ on {target}]"
msgstr "[Sur {target}, ]{votes:#voix/voix} : {seat}"

msgctxt "event"
msgid "{seat} draws {cards:#card} in {phase:-}"
msgstr "{phase:-} : {seat} pioche {cards:#carte/cartes}"

msgctxt "phase"
msgid "hand building"
msgstr "constitution"

msgctxt "card name"
msgid "Vessel"
msgstr "Réceptacle"

msgctxt "field"
msgid "amount"
msgstr "quantité"

#~ msgid "old text"
#~ msgstr "ancien texte"
"""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(user_cache, "folder", lambda: tmp_path / "cache")
    return tmp_path / "cache"


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A language `xx` with a few texts, and the file that holds them."""
    folder = tmp_path / "translations"
    (folder / "xx").mkdir(parents=True)
    (folder / "xx" / "all.po").write_text(TOY, encoding="utf-8")
    monkeypatch.setattr(translation, "FOLDER", folder)
    translation.language.cache_clear()
    yield folder / "xx" / "all.po"
    translation.language.cache_clear()


@pytest.fixture
def in_toy(toy: Path) -> Iterator[None]:
    with speaking("xx"):
        yield


def test_english_is_the_default() -> None:
    assert current().code == "en"
    assert _("See {place}", place="A") == "See A"
    assert ngettext("{n} rule", "{n} rules", 1) == "1 rule"
    assert current().reason("that takes 3") == "that takes 3"
    assert grouped(7883) == "7,883"


@pytest.mark.usefixtures("in_toy")
def test_text_is_translated_and_others_stay_english() -> None:
    assert _("See {place}", place="A") == "Voir A"
    assert [_("doubtful"), _("old text"), _("See {places}", places="A")] == ["doubtful", "old text", "See A"]


@pytest.mark.usefixtures("in_toy")
def test_number_chooses_the_plural_form_of_the_language() -> None:
    assert [ngettext("{n} rule", "{n} rules", n) for n in (0, 1, 2)] == ["0 règle", "1 règle", "2 règles"]


@pytest.mark.usefixtures("in_toy")
def test_reason_is_recognized_by_its_template() -> None:
    assert current().reason("that takes 3") == "il faut 3"
    assert current().reason("'A' has life, not blood") == "blood, pas life, pour 'A'"
    assert current().reason("the engine has a reason of its own") == "the engine has a reason of its own"


@pytest.mark.usefixtures("in_toy")
def test_engine_errors_are_shown_in_the_language() -> None:
    assert str(IllegalChoice("that takes 3")) == "il faut 3"
    assert str(InvalidPosition("p", "w", "that takes 3")) == "p at w: il faut 3"


@pytest.mark.usefixtures("in_toy")
def test_sentence_has_the_order_forms_and_words_of_the_language() -> None:
    words = EventSentences(
        {"cast": "{seat} casts {votes:#vote}[ on {target}]", "draw": "{seat} draws {cards:#card} in {phase:-}"}
    )
    assert words.say({"event": "cast", "seat": "Tom", "votes": 0}) == "0 voix : Tom"
    assert words.say({"event": "cast", "seat": "Tom", "votes": 2, "target": "A"}) == "Sur A, 2 voix : Tom"
    drawn = {"event": "draw", "seat": "Tom", "cards": 2, "phase": "hand-building", "amount": 1}
    assert words.say(drawn) == "Constitution : Tom pioche 2 cartes (quantité 1)"
    assert words.say(drawn | {"phase": "planning", "cards": 1, "amount": None}) == "Planning : Tom pioche 1 carte"


@pytest.mark.usefixtures("in_toy")
def test_card_has_its_name_in_sentences_and_on_the_table() -> None:
    words = EventSentences({"drawn": "{seat} draws {card}"})
    assert words.say({"event": "drawn", "seat": "Tom", "card": "Vessel#2"}) == "Tom draws Réceptacle#2"
    tom = {"name": "Tom", "hand": ["Vessel"], "ready": [{"card": "Anson"}]}
    hand, ready = sight("vtes", {"edition": "v5", "seats": [tom]}).seats[0].regions
    assert [hand.tiles[0].label, hand.tiles[0].name, ready.tiles[0].label] == ["Réceptacle", "Vessel", "Anson"]


def test_language_ends_with_its_block(toy: Path) -> None:
    with speaking("xx"):
        assert current().code == "xx"
    assert current().code == "en"


def test_unknown_language_is_an_error_that_lists_all(toy: Path) -> None:
    with (
        pytest.raises(UnknownLanguage, match=r"^no language is called 'zz'; the languages are en, xx$"),
        speaking("zz"),
    ):
        pass


def test_changed_file_is_compiled_again(toy: Path, cache: Path) -> None:
    with speaking("xx"):
        assert _("See {place}", place="A") == "Voir A"
    toy.write_text(TOY.replace("Voir", "Regarder"), encoding="utf-8")
    translation.language.cache_clear()
    with speaking("xx"):
        assert _("See {place}", place="A") == "Regarder A"
    assert len(list(cache.glob("texts-xx-*.mo"))) == 2


def test_compiled_texts_are_read_from_the_cache(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    translation.language("xx")
    translation.language.cache_clear()
    monkeypatch.setattr(translation, "compile_texts", None)  # it would fail
    assert translation.language("xx").text("See {place}") == "Voir {place}"


# -- French ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def french() -> Iterator[None]:
    with speaking("fr"):
        yield


def test_french_is_a_language() -> None:
    assert languages()[:1] == ("en",)
    assert "fr" in languages()


@pytest.mark.usefixtures("french")
def test_french_narration_prompts_and_views() -> None:
    vtes = find("vtes").vocabulary
    assert vtes.narration.say({"event": "pool-burned", "seat": "Tom", "amount": 2}) == "Tom brûle 2 points de réserve"
    assert vtes.narration.say({"event": "phase-began", "seat": "Tom", "phase": "unlock"}).endswith("redressement")
    assert vtes.prompt("strike") == "choisir une frappe"
    assert in_words(["A", "B", None]) == "A, B et personne"
    tom = {"name": "Tom", "pool": 30, "ready": [{"card": "Anson", "blood": 3, "capacity": 8, "locked": True}]}
    seat = sight("vtes", {"edition": "v5", "seats": [tom]}).seats[0]
    assert seat.facts == {"réserve": "30"}
    assert seat.regions[0].tiles[0].notes == ("sang\u00a0: 3 sur 8", "incliné")
    assert grouped(7883) == "7\u202f883"


@pytest.mark.usefixtures("french")
def test_french_reasons() -> None:
    assert current().reason("another player decides now") == "un autre joueur décide maintenant"
    assert current().reason("you have too few transfers left; that takes 4").endswith("il en faut 4")


@pytest.mark.usefixtures("french")
def test_catalogue_and_interpretations_keep_ids_and_change_texts() -> None:
    rule = "rivals.knockout.last-active-character"
    assert catalogue.localized()[rule].summary.startswith("Un joueur est éliminé")
    assert catalogue.load()[rule].summary.startswith("A player is")
    assert list(catalogue.localized()) == list(catalogue.load())
    assert [each.id for each in interpretations.localized()] == [each.id for each in interpretations.load()]
    assert [each.certain for each in interpretations.localized()] == [each.certain for each in interpretations.load()]


def test_command_takes_its_language_from_the_option_or_the_environment() -> None:
    rule = ["rule", "rivals.knockout.last-active"]
    said = "Un joueur est éliminé"
    assert said in CliRunner().invoke(main, [*rule, "--lang", "fr"]).stdout
    assert said in CliRunner().invoke(main, rule, env={"JUSTICAR_LANG": "fr"}).stdout
    assert said not in CliRunner().invoke(main, rule).stdout
    assert current().code == "en"


@pytest.mark.parametrize("command", [["ask", "bleed"], ["try"], ["explore"], ["rule", "vtes"], ["site", "x"]])
def test_unknown_language_of_a_command_is_wrong_usage(command: list[str]) -> None:
    ended = CliRunner().invoke(main, [*command, "--lang", "zz"])
    assert ended.exit_code == 2
    assert "no language is called 'zz'; the languages are en, fr" in ended.stderr
