"""`justicar ask`, with the project's own rules: what it tells, what it keeps, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from conformance import interpretations
from conformance.catalogue import load
from conformance.cli import main
from conformance.search import documents, index
from conformance.search.synonyms import asked, read
from tests.cases import suite_cases


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def in_that_cache(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    monkeypatch.setattr(index, "folder", lambda: cache)


def ask(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["ask", *arguments])


def found(*arguments: str) -> list[str]:
    results = json.loads(ask(*arguments, "--json").stdout)["results"]
    return [result["rule"] for result in results]


def test_the_answer_is_the_rule_its_place_and_scenarios_that_show_it() -> None:
    told = ask("how many transfers a turn").stdout
    rule = load()["vtes.influence.four-transfers-default"]
    assert told.startswith(rule.summary)
    assert load().place(rule) in told
    assert "shown by:\n  VTES-" in told
    assert f"next: justicar rule {rule.id}, justicar case VTES-" in told


def test_a_machine_is_told_rules_scores_and_scenarios_best_first() -> None:
    results = json.loads(ask("steal", "blood", "--json").stdout)["results"]
    scores = [result["score"] for result in results]
    assert scores == sorted(scores, reverse=True)
    assert {case for result in results for case in result["scenarios"]} <= {case.id for case in suite_cases()}
    assert all(set(result) == {"rule", "score", "scenarios"} for result in results)


def test_what_the_books_do_not_settle_is_told_with_both_readings() -> None:
    told = ask("Does a recruited ally come locked or unlocked?").stdout
    [reading] = [each for each in interpretations.load() if each.id == "vtes.recruit.success-puts-ally-in-ready-region"]
    assert f"The books do not settle this: {reading.question}" in told
    assert f"taken here: {reading.reading}" in told
    assert f"the other reading: {reading.otherwise}" in told


def test_a_certain_reading_is_told_as_such() -> None:
    told = ask("what is it to be older, equal capacities").stdout
    assert "The books do not settle this" not in told
    assert "(certain: " in told


def test_notes_for_who_writes_scenarios_are_not_told() -> None:
    answers = [entry.answer for entry in documents.rules()]
    assert [answer.id for answer in answers if "Recommended:" in answer.undecided] == []


@pytest.mark.parametrize("name", ["Deflection", "deflecton", "100518"])
def test_a_card_is_known_by_name_by_a_slip_and_by_its_number(name: str) -> None:
    assert found(name)[0].startswith("vtes.ruling.deflection.")


def test_part_of_a_name_is_enough() -> None:
    assert found("Govern")[0].startswith("vtes.ruling.govern-the-unaligned.")


def test_a_card_that_is_not_built_is_named_as_such() -> None:
    told = ask("Ashur Tablets")
    assert "Ashur Tablets is a card, and not built here" in told.stdout
    assert told.exit_code == 1


def test_words_of_older_editions_and_of_players_are_read_as_those_of_the_rules() -> None:
    assert read("tapped in the graveyard") == read("locked in the ash heap")
    assert asked("FOR and dom") == ["fortitude", "dominate"]
    assert asked("for Dominate") == ["dominate"]


def test_only_one_game_or_edition_is_looked_through_where_one_is_named() -> None:
    assert {rule.partition(".")[0] for rule in found("diablerie", "--game", "vendetta")} == {"vendetta"}
    assert {rule.partition(".")[0] for rule in found("torpor", "in", "Rivals")} == {"rivals"}
    assert all(rule.startswith("vtes.classic.") for rule in found("torpor", "--edition", "vtes/classic"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--game", "chess"], "no game is called 'chess'; there are vtes, vendetta, rivals"),
        (["--edition", "v9"], "no edition is called 'v9'; there are vtes/v5"),
        (["--game", "rivals", "--edition", "vtes/v5"], "is of another game than --game rivals"),
    ],
)
def test_a_game_or_edition_that_there_is_not(arguments: list[str], complaint: str) -> None:
    result = ask("bleed", *arguments)
    assert result.exit_code == 2
    assert complaint in " ".join(result.stderr.split())


def test_where_nothing_is_found_the_exit_code_says_so() -> None:
    result = ask("qqxyzzy", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (1, {"results": []})


def test_the_index_is_made_once_and_again_when_the_data_change(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(index, "folder", lambda: tmp_path)
    told: list[str] = []
    for _ in range(2):
        index.opened(told.append).close()
    assert len(told) == len(list(tmp_path.iterdir())) == 1
    monkeypatch.setattr(index, "digest", lambda: "of other data, and longer than what names a file")
    index.opened(told.append).close()
    assert len(told) == 2


def test_a_damaged_index_is_made_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(index, "folder", lambda: tmp_path)
    index.opened().close()
    [file] = tmp_path.iterdir()
    file.write_bytes(b"nothing of the kind")
    told: list[str] = []
    assert index.opened(told.append).execute("select count(*) from answers").fetchone() == (len(load()),)
    assert len(told) == 1


def test_without_a_folder_to_write_in_it_is_made_in_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(index, "folder", lambda: tmp_path / "file" / "within")
    assert index.opened().execute("select count(*) from answers").fetchone() == (len(load()),)


def test_every_phrase_stands_with_a_rule_that_exists() -> None:
    assert [rule for rule in documents.asked() if rule not in load()] == []


def test_every_uncertain_reading_has_another_beside_it_and_no_certain_one_has() -> None:
    wrong = [
        each.id for each in interpretations.load() if bool(each.provisional or each.toggles) != bool(each.otherwise)
    ]
    assert wrong == []
