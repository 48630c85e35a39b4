"""Interpretations: every open question has one, and faults are reported by name."""

from __future__ import annotations

from pathlib import Path

import pytest
import tomli

from conformance import catalogue
from conformance.catalogue import CatalogueError
from conformance.interpretations import READINGS, Interpretation, load

READ = ("vtes", "vendetta", "rivals")
"""Games whose open questions all have an interpretation."""
TORPOR = "vtes.torpor.cannot-block"


def reading(rules: str = f'["{TORPOR}"]', question: str = "May it block?", more: str = "") -> str:
    return f'[[reading]]\nrules = {rules}\nquestion = "{question}"\nreading = "No"\nwhy = "so it is"\n{more}\n'


def write(folder: Path, text: str, game: str = "vtes") -> Path:
    (folder / f"{game}.toml").write_text(text, encoding="utf-8")
    return folder


def faults(folder: Path) -> list[str]:
    with pytest.raises(CatalogueError) as refused:
        load(folder=folder)
    return str(refused.value).splitlines()


# -- those of the project ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", READ)
def test_every_open_question_has_its_reading(game: str) -> None:
    read = {rule for each in load(game) for rule in each.rules}
    assert {rule.id for rule in catalogue.load(game).values() if rule.question} <= read


@pytest.mark.parametrize(("game", "least"), [("vtes", 236), ("vendetta", 40), ("rivals", 126)])
def test_no_reading_is_lost(game: str, least: int) -> None:
    assert len(load(game)) >= least


@pytest.mark.parametrize("game", READ)
def test_readings_are_in_catalogue_order(game: str) -> None:
    written = tomli.loads((READINGS / f"{game}.toml").read_text(encoding="utf-8"))["reading"]
    assert [each["question"] for each in written] == [each.question for each in load(game)]
    places = {rule: number for number, rule in enumerate(catalogue.load(game))}
    assert all(list(each.rules) == sorted(each.rules, key=places.__getitem__) for each in load(game))


def test_readings_of_all_games_are_joined() -> None:
    assert load() == tuple(each for game in catalogue.games() for each in load(game))
    assert load() is load()


# -- what a reading says ----------------------------------------------------------------------------------------------


def test_reading_has_fields_and_place(tmp_path: Path) -> None:
    more = 'id = "then"\nprovisional = "an ally"\nsource = "a judge"\nscenarios = ["VTES-0001"]'
    first, second = load(folder=write(tmp_path, "# May it?\n\n" + reading() + reading(question="And then?", more=more)))
    assert first == Interpretation(
        rules=(TORPOR,), id=TORPOR, question="May it block?", reading="No", why="so it is", file=first.file, line=3
    )
    assert (second.id, second.source, second.scenarios, second.line) == ("then", "a judge", ("VTES-0001",), 9)
    assert first.file == second.file == "scenarios/rules/readings/vtes.toml"


@pytest.mark.parametrize(
    ("more", "named", "tagging"),
    [
        ("", False, True),
        ('scenarios = ["VTES-0001"]', True, True),
        ('provisional = "an ally"', False, True),
        ("provisional = true", False, False),
    ],
)
def test_scenarios_that_rest_on_a_reading(tmp_path: Path, more: str, named: bool, tagging: bool) -> None:
    [only] = load(folder=write(tmp_path, reading(more=more)))
    assert only.carries("VTES-0001", ()) is named
    assert only.carries("VTES-0002", (TORPOR, "vtes.bleed")) is tagging
    assert not only.carries("VTES-0002", ("vtes.bleed",))


def test_readings_of_one_rule_need_their_own_ids(tmp_path: Path) -> None:
    [fault] = faults(write(tmp_path, reading() + reading(question="And then?")))
    assert fault.endswith(f"And then?: another reading has the id '{TORPOR}'; give this one its own `id`")


@pytest.mark.parametrize(
    ("field", "standing"),
    [
        ("", "certain"),
        ("provisional = false", "certain"),
        ("provisional = true", "provisional"),
        ('provisional = "the way back"', "provisional: the way back"),
    ],
)
def test_standing_of_a_reading(tmp_path: Path, field: str, standing: str) -> None:
    [only] = load(folder=write(tmp_path, reading(more=field)))
    assert only.standing == standing


# -- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (reading('["vtes.torpor.cannot-blok"]'), "no rule has the id 'vtes.torpor.cannot-blok'; did you mean vtes"),
        (reading('["nothing.like.it"]'), "no rule has the id 'nothing.like.it'; `justicar rule PREFIX` lists rules"),
        (reading('["vendetta.frenzy.trigger"]'), "vendetta.frenzy.trigger is not a rule of vtes; move the reading"),
        (reading("[]"), "`rules` is empty; name the rules that leave the question open"),
        (reading(f'["{TORPOR}", "{TORPOR}"]'), "rules has a duplicate; remove it"),
        (reading(more='scenarios = ["VTES-0001", "VTES-0001"]'), "scenarios has a duplicate; remove it"),
        (reading(more='provisional = ""'), "provisional is empty; fill it in or remove it"),
        (reading(more='source = ""'), "source is empty; fill it in or remove it"),
        (reading(more="certain = true"), "unknown field certain; allowed are id, otherwise, provisional, question,"),
        (reading(more="provisional = 1"), "Expected `bool | str`, got `int` - at `$.provisional`"),
        (reading(question="It may block."), "`question` must end with a question mark"),
        (reading().replace('why = "so it is"', ""), "the field why is missing"),
        (reading().replace("so it is", ""), "why is empty; fill it in"),
    ],
)  # fmt: skip
def test_faulty_reading_is_named_by_its_question(tmp_path: Path, text: str, complaint: str) -> None:
    [fault] = faults(write(tmp_path, text))
    question = "It may block." if "It may block." in text else "May it block?"
    assert fault.startswith(f"scenarios/rules/readings/vtes.toml: {question}: {complaint}")


def test_all_faults_of_readings_are_reported_at_once(tmp_path: Path) -> None:
    write(tmp_path, reading("[]") + "[[reading]]\nwhy = 'so'\n" + reading('["vtes.x.y"]', question="And?"))
    assert [fault.split(": ")[1] for fault in faults(tmp_path)] == ["May it block?", "reading number 2", "And?"]


@pytest.mark.parametrize(
    ("game", "text", "complaint"),
    [
        ("poker", "", "poker.toml: no game is called 'poker'; the games are vtes, vendetta, rivals"),
        ("vtes", "[[reading]\n", "vtes.toml: is not valid TOML: "),
        ("vtes", "[reading]\nwhy = 'so'\n", "vtes.toml: only [[reading]] tables are allowed here, not a single"),
        ("vtes", "[[rule]]\nid = 'x'\n", "vtes.toml: only [[reading]] tables are allowed here, not rule"),
    ],
)  # fmt: skip
def test_faulty_file_is_named(tmp_path: Path, game: str, text: str, complaint: str) -> None:
    [fault] = faults(write(tmp_path, text, game))
    assert fault.startswith(f"scenarios/rules/readings/{complaint}")


def test_readings_of_an_unknown_game_are_rejected() -> None:
    with pytest.raises(CatalogueError, match="no game is called 'bridge'"):
        load("bridge")
