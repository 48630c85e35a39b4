"""`justicar ask` with the project's own rules: output, index cache and exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from conformance import interpretations
from conformance.catalogue import load
from conformance.cli import main
from conformance.search import documents, index
from conformance.search.synonyms import query_words, read
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


def test_answer_shows_rule_section_and_scenarios() -> None:
    output = ask("how many transfers a turn").stdout
    rule = load()["vtes.influence.four-transfers-default"]
    assert output.startswith(rule.summary)
    assert load().place(rule) in output
    assert "Scenarios:\n  VTES-" in output
    assert f"Next: justicar rule {rule.id}, justicar case VTES-" in output


def test_json_lists_rules_best_first() -> None:
    results = json.loads(ask("steal", "blood", "--json").stdout)["results"]
    scores = [result["score"] for result in results]
    assert scores == sorted(scores, reverse=True)
    assert {case for result in results for case in result["scenarios"]} <= {case.id for case in suite_cases()}
    assert all(set(result) == {"rule", "score", "scenarios"} for result in results)


def test_open_question_shows_both_interpretations() -> None:
    output = ask("Does a recruited ally come locked or unlocked?").stdout
    [reading] = [each for each in interpretations.load() if each.id == "vtes.recruit.success-puts-ally-in-ready-region"]
    assert f"The rulebooks leave this open: {reading.question}" in output
    assert f"Our ruling: {reading.reading}" in output
    assert f"Alternative: {reading.otherwise}" in output


def test_certain_interpretation_is_marked_certain() -> None:
    output = ask("what is it to be older, equal capacities").stdout
    assert "The rulebooks leave this open" not in output
    assert "(certain: " in output


def test_answers_omit_notes_for_authors() -> None:
    answers = [entry.answer for entry in documents.rules()]
    assert [answer.id for answer in answers if "Recommended:" in answer.undecided] == []


@pytest.mark.parametrize("name", ["Deflection", "deflecton", "100518"])
def test_card_is_found_by_name_typo_or_number(name: str) -> None:
    assert found(name)[0].startswith("vtes.ruling.deflection.")


def test_card_is_found_by_part_of_its_name() -> None:
    assert found("Govern")[0].startswith("vtes.ruling.govern-the-unaligned.")


def test_card_without_scenarios_is_reported() -> None:
    output = ask("Ashur Tablets")
    assert "Ashur Tablets is a card that no scenario plays yet" in output.stdout
    assert output.exit_code == 1


def test_synonyms_map_to_rule_words() -> None:
    assert read("tapped in the graveyard") == read("locked in the ash heap")
    assert query_words("FOR and dom") == ["fortitude", "dominate"]
    assert query_words("for Dominate") == ["dominate"]


def test_search_is_limited_to_game_and_edition() -> None:
    assert {rule.partition(".")[0] for rule in found("diablerie", "--game", "vendetta")} == {"vendetta"}
    assert {rule.partition(".")[0] for rule in found("torpor", "in", "Rivals")} == {"rivals"}
    assert all(rule.startswith("vtes.classic.") for rule in found("torpor", "--edition", "vtes/classic"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--game", "chess"], "no game is called 'chess'; the games are vtes, vendetta, rivals"),
        (["--edition", "v9"], "no edition is called 'v9'; the editions are vtes/v5"),
        (["--game", "rivals", "--edition", "vtes/v5"], "--edition vtes/v5 and --game rivals name different games"),
    ],
)
def test_unknown_game_or_edition_is_wrong_usage(arguments: list[str], complaint: str) -> None:
    result = ask("bleed", *arguments)
    assert result.exit_code == 2
    assert complaint in " ".join(result.stderr.split())


def test_no_result_exits_with_1() -> None:
    result = ask("qqxyzzy", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (1, {"results": []})


def test_index_is_rebuilt_when_data_change(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(index, "folder", lambda: tmp_path)
    output: list[str] = []
    for _ in range(2):
        index.opened(output.append).close()
    assert len(output) == len(list(tmp_path.iterdir())) == 1
    monkeypatch.setattr(index, "digest", lambda: "of other data, and longer than what names a file")
    index.opened(output.append).close()
    assert len(output) == 2


def test_damaged_index_is_rebuilt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(index, "folder", lambda: tmp_path)
    index.opened().close()
    [file] = tmp_path.iterdir()
    file.write_bytes(b"nothing of the kind")
    output: list[str] = []
    assert index.opened(output.append).execute("select count(*) from answers").fetchone() == (len(load()),)
    assert len(output) == 1


def test_index_is_in_memory_without_a_cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(index, "folder", lambda: tmp_path / "file" / "within")
    assert index.opened().execute("select count(*) from answers").fetchone() == (len(load()),)


def test_every_phrase_names_an_existing_rule() -> None:
    assert [rule for rule in documents.player_queries() if rule not in load()] == []


def test_only_uncertain_readings_have_an_alternative() -> None:
    wrong = [
        each.id for each in interpretations.load() if bool(each.provisional or each.toggles) != bool(each.otherwise)
    ]
    assert wrong == []
