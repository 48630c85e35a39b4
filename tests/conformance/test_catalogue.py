"""The rule catalogue: faults are reported by name, and no rule of the project is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance import catalogue
from conformance.catalogue import CatalogueError, load
from conformance.games.vendetta import VendettaRule
from conformance.games.vtes import VtesRuling
from scenarios.ruling_references import references

VENDETTA = """
[[rule]]
id = "{id}"
where = "Setup"
line = {line}
kind = "{kind}"
summary = "Something is so."
{more}
"""


def vendetta(rule_id: str = "vendetta.setup.example", line: int = 3, kind: str = "rule", more: str = "") -> str:
    return VENDETTA.format(id=rule_id, line=line, kind=kind, more=more)


def edition(rule_id: str) -> str:
    return (
        f'[[rule]]\nid = "{rule_id}"\nwhere = "Overview"\nline = 1\nsummary = "So."\n'
        'relation = "same"\nv5 = "same"\nv5_lines = [1]\neffect = "none"\n'
    )


def ruling(rule_id: str) -> str:
    return (
        f'[[rule]]\nid = "{rule_id}"\nwhere = "FAQ"\nline = 1\nsummary = "So."\n'
        'kind = "faq"\ntier = "basic"\nrule = "Bleed (500)"\n'
    )


def faults(folder: Path, **files: str) -> list[str]:
    """Return the faults of a catalogue with these files."""
    for stem, text in files.items():
        (folder / f"{stem}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueError) as refused:
        load(folder=folder)
    return str(refused.value).splitlines()


def test_no_rule_is_lost() -> None:
    """Ids are permanent, so the numbers can only grow."""
    rules = load()
    found = {stem: len(entries) for stem, entries in rules.files().items()}
    least = {
        "vtes_turn_and_actions": 480,
        "vtes_combat_to_discard": 234,
        "vtes_ending_sects_glossary": 232,
        "vtes_rulings": 220,
        "vtes_published": 290,
        "vtes_classic": 170,
        "vtes_web": 74,
        "vtes_v5_2024": 166,
        "vendetta": 255,
        "rivals": 982,
    }
    assert found.keys() == least.keys()
    assert [stem for stem, number in found.items() if number < least[stem]] == []
    assert len(rules) == sum(found.values())


def test_every_reference_is_cited_by_a_ruling() -> None:
    cited = {key for rule in load("vtes").values() for key in getattr(rule, "references", ())}
    assert sorted(references().keys() - cited) == []


def test_one_game_loads_only_its_own_files() -> None:
    rules = load("vendetta")
    assert set(rules.files()) == {"vendetta"}
    assert rules.games == {"vendetta"}


def test_unknown_game_error_lists_the_games() -> None:
    with pytest.raises(CatalogueError, match="'bridge'; the games are vtes, vendetta, rivals"):
        load("bridge")


def test_rule_has_fields_and_place() -> None:
    rules = load("vtes")
    rule = rules["vtes.combat.starts-when-action-blocked"]
    assert (rule.line, rule.kind, rule.tier, rule.testable) == (909, "rule", "basic", True)
    assert list(rule.checks) == ["a", "b", "c"]
    assert rules.place(rule) == rules.place(rule.id)
    assert rules.place(rule) == 'VTES fifth edition rulebook, "Minion Phase > Combat", line 909 of its text'
    assert rules.place("vtes.classic.overview.player-count") == 'VTES classic rulebook, "Overview", line 3 of its text'


def test_rule_outside_the_text_names_its_source() -> None:
    rules = load("vendetta")
    rule = rules["vendetta.glossary.deployed"]
    assert isinstance(rule, VendettaRule)
    assert rule.external
    assert rules.place(rule) == 'Vendetta rulebook, "Card glossary, page 24" (after rulebook lines 489, 527)'


def test_rulings_leave_answers_to_the_interpretations() -> None:
    rulings = [rule for rule in load("vtes").values() if isinstance(rule, VtesRuling)]
    questions = [rule.question for rule in rulings if rule.question]
    assert "May fewer than 4 points of Kine Resources Contested be assigned?" in questions
    assert [question for question in questions if not question.endswith(("?", "."))] == []
    assert [question for question in questions if "Recommended:" in question] == []


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ('v5_rules = ["vtes.faq.none"]', "vtes.web.so: refers to vtes.faq.none, which does not exist"),
        (
            'v5_rules = ["vtes.faq.flavour"]',
            "same as vtes.faq.flavour, which no scenario can prove; name other rules",
        ),
        ('v5_rules = ["vtes.faq.a"]\nchecks.a = "So."', "an entry that is the same rule shares the checks of"),
    ],
)
def test_same_rule_must_be_testable(more: str, message: str, tmp_path: Path) -> None:
    rulings = ruling("vtes.faq.a") + ruling("vtes.faq.flavour") + "testable = false\n"
    (fault,) = faults(tmp_path, vtes_rulings=rulings, vtes_web=edition("vtes.web.so") + more + "\n")
    assert message in fault


@pytest.mark.parametrize(
    ("again", "message"),
    [
        ("vtes.faq.none", "vtes.faq.a: refers to vtes.faq.none, which does not exist"),
        ("vtes.faq.a", "restates vtes.faq.a, which comes later"),
        ("vtes.faq.late", "restates vtes.faq.late, which comes later"),
    ],
)
def test_restated_rule_must_come_first(again: str, message: str, tmp_path: Path) -> None:
    late = ruling("vtes.faq.late").replace("line = ", "line = 9")
    (fault,) = faults(tmp_path, vtes_rulings=ruling("vtes.faq.a") + f'restates = ["{again}"]\n' + late)
    assert message in fault


def test_restated_rules_know_each_other() -> None:
    rules = load("vtes")
    once, twice = "vtes.event.each-once-per-game", "vtes.discard-phase.event-once-per-game"
    assert [rule.id for rule in rules.again(once)] == [twice]
    assert [rule.id for rule in rules.again(twice)] == [once]
    assert rules.again("vtes.edge.none") == []


def test_testable_is_true_by_default(tmp_path: Path) -> None:
    (tmp_path / "vendetta.toml").write_text(
        vendetta() + vendetta("vendetta.setup.flavour", more="testable = false"), encoding="utf-8"
    )
    rules = load(folder=tmp_path)
    assert rules["vendetta.setup.example"].testable
    assert not rules["vendetta.setup.flavour"].testable


def test_misspelled_id_finds_similar_ids() -> None:
    rules = load("vtes")
    assert rules.near("vtes.combat.start-when-action-blocked")[0] == "vtes.combat.starts-when-action-blocked"
    assert rules.near("nothing.like-it") == []


def test_id_in_two_files_is_rejected(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, vtes_rulings=ruling("vtes.web.twice"), vtes_web=edition("vtes.web.twice"))
    assert fault.startswith("duplicate id vtes.web.twice, in both vtes_rulings.toml and vtes_web.toml")


def test_duplicate_id_in_a_file_is_rejected(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, vendetta=vendetta() + vendetta())
    assert fault.startswith("duplicate id vendetta.setup.example, twice in vendetta.toml")


def test_unknown_field_error_lists_the_fields(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, vendetta=vendetta(more='tier = "basic"'))
    assert fault.startswith("vendetta.toml: vendetta.setup.example: unknown field tier; allowed are cards, confidence,")
    assert "file" not in fault.partition("allowed")[2]


def test_field_of_another_family_is_unknown(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, vtes_web=edition("vtes.web.kind") + 'kind = "rule"\n')
    assert "vtes.web.kind: unknown field kind" in fault


def test_missing_fields_are_listed(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, vendetta='[[rule]]\nid = "vendetta.setup.bare"\nwhere = "Setup"\n')
    assert fault == "vendetta.toml: vendetta.setup.bare: the field line, summary, kind is missing"


def test_rule_without_id_is_named_by_number(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, vendetta=vendetta() + '[[rule]]\nwhere = "X"\nline = 1\nkind = "rule"\nsummary = "S"\n')
    assert fault == "vendetta.toml: rule number 2: the field id is missing"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (vendetta("rivals.setup.example"), "the id must begin with its game, vendetta."),
        (vendetta("vendetta.Setup"), "an id has small letters"),
        (vendetta("vendetta.setup..example"), "an id has small letters"),
        (vendetta(line=0), "line is 0; lines count from 1"),
        (vendetta(kind="flavour"), "Invalid enum value 'flavour' - at `$.kind`"),
        (vendetta(more='testable = "yes"'), "Expected `bool`, got `str` - at `$.testable`"),
        (vendetta(more="[surprise]\nx = 1"), "only [[rule]] tables are allowed here, not surprise"),
        ("[rule]\nx = 1", "only [[rule]] tables are allowed here, not a single [rule]"),
        ("[[rule]\n", "is not valid TOML: "),
    ],
)
def test_faulty_entry_is_rejected(tmp_path: Path, text: str, complaint: str) -> None:
    (fault,) = faults(tmp_path, vendetta=text)
    assert fault.startswith("vendetta.toml: ")
    assert complaint in fault


def test_all_faults_are_reported_at_once(tmp_path: Path) -> None:
    message = faults(
        tmp_path, vendetta=vendetta("rivals.a") + vendetta(more="x = 1"), rivals='[[rule]]\nid = "rivals.b"'
    )
    assert [fault.split(": ")[1] for fault in message] == ["rivals.a", "vendetta.setup.example", "rivals.b"]


def test_file_of_no_game_is_rejected(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, vendetta=vendetta(), poker="")
    assert fault.startswith("poker.toml: no game uses this file")


def test_ruling_must_apply_an_existing_rule(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, vtes_rulings=ruling("vtes.ruling.a") + 'applies = "vtes.ruling.b"\n')
    assert fault == "vtes_rulings.toml: vtes.ruling.a: refers to vtes.ruling.b, which does not exist"


def test_empty_folder_is_an_incomplete_installation(tmp_path: Path) -> None:
    assert "incomplete" in faults(tmp_path)[0]


def test_catalogue_is_read_once() -> None:
    assert load("vtes") is load("vtes")


def test_catalogue_lists_its_games() -> None:
    assert catalogue.games() == ["vtes", "vendetta", "rivals"]


def test_published_ruling_names_author_day_and_link() -> None:
    rules = load("vtes")
    rule = rules["vtes.published.anarch-troublemaker.may-lock-already-locked"]
    place = 'Published rulings on VTES, "Anarch Troublemaker" (Pascal Bertrand, 31 October 2012)'
    assert rules.place(rule) == place
    assert [source.link.partition("#")[2] for source in rule.sources] == ["40179"]
