"""`justicar ask` in French: words, endings, and an index in that language."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from conformance import catalogue
from conformance.search import documents, index
from conformance.search.answer_model import Answer
from conformance.search.documents import RuleDocument
from conformance.search.ranking import Search
from conformance.search.synonyms import bare, query_words, read, split, stored
from conformance.translation import speaking

SUMMARIES = {
    "vtes.bleed.once": "Même redressé, un serviteur ne peut effectuer qu'une action de morsure par tour.",
    "vtes.hunt.who": "Seul un vampire disponible peut chasser.",
    "vtes.torpor.leave": "Sortir de torpeur coûte 2 points de sang.",
    "vtes.combat.dodge": "L'esquive protège le serviteur et ce qu'il possède.",
    "vtes.block.locked": "Un serviteur incliné ne peut pas bloquer.",
}


@pytest.fixture(autouse=True)
def french() -> Iterator[None]:
    with speaking("fr"):
        yield


@pytest.fixture
def small_index(monkeypatch: pytest.MonkeyPatch) -> sqlite3.Connection:
    """An index of a few rules."""

    def document(rule: str, summary: str) -> RuleDocument:
        answer = Answer(rule, "vtes", "v5", summary, "livre", "rule", (), "", (), ())
        return RuleDocument(answer, "", "", "", (), "", "", "", 1.0)

    monkeypatch.setattr(documents, "rules", lambda: iter([document(*each) for each in SUMMARIES.items()]))
    monkeypatch.setattr(documents, "cards", lambda: iter(()))
    return index.made(sqlite3.connect(":memory:"))


def test_apostrophe_is_between_words() -> None:
    assert split("L'action qu’il bloque") == ["l", "action", "qu", "il", "bloque"]
    with speaking("en"):
        assert split("Anson's minion can't") == ["anson", "minion", "cant"]


@pytest.mark.parametrize(
    "forms",
    [
        ["bloque", "bloqué", "bloquer", "bloquent", "bloquée", "bloquait"],
        ["vampire", "vampires"],
        ["chasse", "chasser", "chassent", "chassé"],
        ["défausse", "défausser", "défaussées"],
    ],
)
def test_forms_of_a_word_have_one_stem(forms: list[str]) -> None:
    assert len({bare(split(form)[0]) for form in forms}) == 1


def test_players_words_are_read_as_words_of_the_rules() -> None:
    assert query_words("Pourquoi un vampire verrouillé ne peut-il pas bleeder ?") == ["vampire", "incliner", "mordre"]
    assert read("tas de cendres") == "tascendres"
    assert read("mord mordre mordent") == "mordre mordre mordre"


def test_index_holds_stems_and_english_does_not() -> None:
    assert stored("bloquer vampires") == "bloqu vampir"
    with speaking("en"):
        assert stored("blocking vampires") == "blocking vampires"


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("Combien de fois par tour peut-on mordre ?", "vtes.bleed.once"),
        ("qui chasse", "vtes.hunt.who"),
        ("comment sort-on de la torpeur", "vtes.torpor.leave"),
        ("est-ce que l'esquive protège l'équipement", "vtes.combat.dodge"),
        ("un serviteur engagé peut-il bloquer", "vtes.block.locked"),
        ("torpeurr", "vtes.torpor.leave"),
    ],
)
def test_question_finds_the_rule(small_index: sqlite3.Connection, question: str, rule: str) -> None:
    results = Search(small_index).find(question).results
    assert results[0][0].id == rule
    assert results[0][0].summary == SUMMARIES[rule]


def test_misspelled_word_is_shown_as_a_whole_word(small_index: sqlite3.Connection) -> None:
    assert Search(small_index).find("chaser").read_as == {"chaser": "chasser"}


def test_each_language_has_its_index() -> None:
    digest = index.digest()
    with speaking("en"):
        assert index.digest() != digest


def test_accents_do_not_matter() -> None:
    assert query_words("Égalité et équipement d’un allié") == ["egalite", "equipement", "allie"]


def test_questions_of_players_lead_to_rules_that_exist() -> None:
    assert documents.player_queries()
    assert not documents.player_queries().keys() - catalogue.load().keys()
