"""The lint finds each error once, at its place, and nothing else."""

from __future__ import annotations

import re
import textwrap
import time
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from conformance.interpretations import Interpretation
from conformance.runner.available_steps import listing
from conformance.runner.cases import load_cases
from conformance.runner.id_ledger import meaning
from conformance.runner.id_ledger import update as update_ids
from conformance.runner.lint import LintFault, Questions, lint, update
from conformance.steps.registry import Vocabulary
from conformance.steps.world import World
from tests.conformance.runner.toy_game import TOY

RULES = {"toy.gift.moves": ("a",), "toy.gift.held": (), "toy.ask": (), "toy.win": (), "toy.turn.own": ()}

GOOD = """\
# Toy rules, "Gifts"
Feature: Gifts

  @id:TOY-0001 @toy.gift.moves @needs:asking
  Scenario: One
    Given Ann has 1 coin
    Then Ann has 1 coin

  @id:TOY-0002 @toy.gift.moves
  Scenario Outline: Two of <n>
    Given Ann has <n> coins
    Then Ann has <n> coins

    Examples:
      | n |
      | 1 |
      | 2 |
"""


def small() -> Vocabulary:
    """Return a vocabulary whose every step the good feature uses."""
    vocabulary = Vocabulary("toy")

    @vocabulary.given("{seat} has {n} coin(s)", example="Ann has 3 coins")
    @vocabulary.then("{seat} has {n} coin(s)", example="Ann has 3 coins")
    def _(world: World, seat: str, n: int) -> None: ...

    return vocabulary


def write(root: Path, text: str, name: str = "toy/a.feature") -> Path:
    path = root / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    return path


def look(root: Path, vocabulary: Vocabulary | None = None) -> list[LintFault]:
    """Run the lint with the toy's own rules and features."""
    return lint(root, rules=RULES, games={"toy": replace(TOY, steps=lambda: vocabulary or small())})


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a folder with one good feature, whose ids are recorded."""
    write(tmp_path, GOOD)
    update(tmp_path)
    return tmp_path


def test_good_feature_has_no_error(root: Path) -> None:
    assert look(root) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("Scenario: One", "Scenario One", "syntax", 5),
        ("@id:TOY-0001 ", "", "id-missing", 5),
        ("@id:TOY-0001 ", "@id:TOY-0001 @id:TOY-0003 ", "id-twice", 5),
        ("@id:TOY-0001 ", "@id:TOY-0002 ", "id-twice", 10),
        ("@id:TOY-0001 ", "@id:toy-1 ", "id-form", 5),
        ("@id:TOY-0001 ", "@id:BOY-0001 ", "id-form", 5),
        ("@id:TOY-0001 ", "@id:TOY-0009 ", "id-changed", 5),
        ("Scenario: One", "Scenario: Another", "id-retitled", 5),
        ("      | 1 |\n", "      | 7 |\n", "id-redefined", 16),
        ("    Then Ann has 1 coin\n", "    Then Ann has 2 coins\n", "id-redefined", 5),
        ("    Then Ann has 1 coin\n", "    Then Ann has 1 coin\n    Then Ann has 1 coin\n", "id-redefined", 5),
        ("@toy.gift.moves @needs:asking", "@toy.gift.moves", "id-redefined", 5),
        ("@toy.gift.moves @needs", "@deprecated:soon @toy.gift.moves @needs", "deprecated-form", 5),
        ("      | 2 |\n", "      | 2 |\n      | 3 |\n", "id-unrecorded", 18),
        ("      | 2 |\n", "", "id-removed", 6),
        ("Feature: Gifts", "@id:TOY-0004\nFeature: Gifts", "id-misplaced", 2),
        ("@toy.gift.moves @needs", "@toy.gift.movs @needs", "rule-unknown", 5),
        ("@toy.gift.moves @needs", "@toy.gift.moves @checks:b @needs", "check-unknown", 5),
        ("@toy.gift.moves @needs", "@toy.gift.held @checks:a @needs", "check-unknown", 5),
        ("@toy.gift.moves @needs", "@checks:a @toy.gift.moves @needs", "check-misplaced", 5),
        ("@toy.gift.moves @needs", "@needs", "rule-missing", 5),
        ("@needs:asking", "@needs:flying", "needs-unknown", 5),
        ("@needs:asking", "@need:asking", "tag-unknown", 5),
        ("    Then Ann has 1 coin\n", "    And Ann has 1 coin\n", "proves-nothing", 5),
        ("    Then Ann has 1 coin\n", "    Then Ann is rich\n", "step-unmatched", 7),
        ("    Then Ann has 1 coin\n", "    Then Ann has 1 coin\n      | a |\n", "step-argument", 7),
        ("Scenario: One", "Scenario: Two of <n>", "title-twice", 10),
        ("Scenario: One", "Scenario:", "title-missing", 5),
        ("Scenario: One", "Scenario: Nor does the other", "title-incomplete", 5),
        ("Feature: Gifts", "Feature:", "title-missing", 2),
        ('# Toy rules, "Gifts"\n', "\n", "place-missing", 2),
        ("    Then Ann has 1", "\tThen Ann has 1", "tab", 7),
        ("      | 1 |\n      | 2 |\n", "", "outline-empty", 10),
        ("Then Ann has <n>", "Then Ann has <m>", "outline-column", 10),
        ("| n |\n      | 1 |\n      | 2 |", "| n | m |\n      | 1 | 1 |\n      | 2 | 2 |", "outline-column", 10),
    ],
)  # fmt: skip
def test_each_error_is_found_at_its_place(old: str, new: str, code: str, line: int, root: Path) -> None:
    assert GOOD.count(old) >= 1
    write(root, GOOD.replace(old, new, 1))
    found = [(fault.code, fault.line) for fault in look(root)]
    assert (code, line) in found
    assert len(found) <= 4
    assert all(fault.message and fault.remedy for fault in look(root))


def test_errors_name_file_line_and_remedy(root: Path) -> None:
    write(root, GOOD.replace("@toy.gift.moves @needs", "@toy.gift.movs @needs"))
    update(root)
    [fault] = look(root)
    assert str(fault) == (
        "toy/a.feature:5: rule-unknown: no rule has the id toy.gift.movs (is it toy.gift.moves?); "
        "look it up in scenarios/rules"
    )


def test_feature_without_scenarios_is_an_error(root: Path) -> None:
    write(root, "# Place\nFeature: Empty\n", "toy/b.feature")
    assert [(fault.uri, fault.code) for fault in look(root)] == [("toy/b.feature", "feature-empty")]


@pytest.mark.parametrize("name", ["toy/b-c.feature", "toy/B.feature", "toy/of cards/b.feature"])
def test_file_name_must_be_lowercase(name: str, root: Path) -> None:
    write(root, GOOD, name)
    assert ("file-name", name) in {(fault.code, fault.uri) for fault in look(root)}


def test_game_without_vocabulary_is_an_error(root: Path) -> None:
    write(root, GOOD.replace("TOY", "CHESS"), "chess/a.feature")
    assert "vocabulary-missing" in {fault.code for fault in look(root) if fault.uri.startswith("chess/")}


def test_ambiguous_and_unused_steps_are_errors(root: Path) -> None:
    vocabulary = small()

    @vocabulary.then("{minion} has {n} coins", example="Ann has 2 coins")
    def _(world: World, minion: str, n: int) -> None: ...

    @vocabulary.when("{seat} sleeps", example="Ann sleeps", needs=("dreams",))
    def _(world: World, seat: str) -> None: ...

    codes = [(fault.code, fault.line) for fault in look(root, vocabulary) if fault.uri == "toy/a.feature"]
    assert set(codes) == {("step-ambiguous", 12)}
    others = {fault.code for fault in look(root, vocabulary) if fault.uri != "toy/a.feature"}
    assert others == {"step-example", "step-unused", "needs-unknown"}
    unused = [fault.message for fault in look(root, vocabulary) if fault.code == "step-unused"]
    assert "no feature uses When '{seat} sleeps'" in unused


def test_scenario_after_a_background_needs_its_own_keyword(root: Path) -> None:
    background = "Feature: Gifts\n\n  Background:\n    Given Ann has 2 coins\n"
    write(root, GOOD.replace("Feature: Gifts\n", background).replace("Given Ann has 1", "And Ann has 1"))
    update(root)
    assert [(fault.code, fault.line) for fault in look(root)] == [("step-first", 9)]


def test_table_rows_are_read_like_steps(root: Path) -> None:
    vocabulary = small()

    @vocabulary.then("all of these:", example="all of these:", rows="then")
    def _(world: World, table: list[list[str]]) -> None: ...

    write(root, GOOD.replace("    Then Ann has 1 coin\n", "    Then all of these:\n      | Ann has 1 coin |\n"))
    update(root)
    assert [fault.code for fault in look(root, vocabulary)] == []
    write(root, GOOD.replace("    Then Ann has 1 coin\n", "    Then all of these:\n      | Ann is rich |\n"))
    update(root)
    assert [(fault.code, fault.line) for fault in look(root, vocabulary)] == [("row-unmatched", 7)]


def test_toy_features_have_only_their_known_errors() -> None:
    here = Path(__file__).parent / "features"
    faults = lint(here, rules=RULES | {"toy.of": ()}, games={"toy": TOY})
    codes = {fault.code for fault in faults}
    assert codes == {
        "id-unrecorded", "title-twice", "needs-unknown", "step-unmatched", "step-argument", "proves-nothing",
        "step-unused",
    }  # fmt: skip
    assert [fault.message for fault in faults if fault.code == "step-unused"] == [
        "no feature uses When '{seat} ends the turn'"
    ]


# -- readings ------------------------------------------------------------------------------------------------------


def asked(root: Path, *readings: Interpretation, outside: Collection[str] = ()) -> list[str]:
    """Return the errors if the rule of both scenarios leaves a question open."""
    questions = Questions({"toy.gift.moves"}, readings, outside)
    return [
        str(fault) for fault in lint(root, rules=RULES, games={"toy": replace(TOY, steps=small)}, questions=questions)
    ]


def taken(*scenarios: str, provisional: bool | str = False) -> Interpretation:
    return Interpretation(
        rules=("toy.gift.moves",), question="Whose?", reading="Hers", why="so", provisional=provisional,
        scenarios=scenarios, file="readings/toy.toml", line=7,
    )  # fmt: skip


def test_open_question_of_a_tagged_rule_must_be_decided(root: Path) -> None:
    assert asked(root) == [
        f"toy/a.feature:{line}: reading-missing: toy.gift.moves leaves a question open that no interpretation decides; "
        "decide it in scenarios/rules/readings/toy.toml"
        for line in (5, 10)
    ]
    assert asked(root, taken()) == []


def test_provisional_scenario_needs_an_interpretation(root: Path) -> None:
    write(root, GOOD.replace("@id:TOY-0002 ", "@id:TOY-0002 @provisional "))
    update(root)
    unnamed = (
        "toy/a.feature:10: reading-unnamed: TOY-0002 is provisional, but no provisional interpretation names it; "
        "add it to the interpretation that it relies on, in scenarios/rules/readings/toy.toml"
    )
    assert asked(root, taken()) == [unnamed]
    assert asked(root, taken("TOY-0002")) == [unnamed]
    assert asked(root, taken("TOY-0002", provisional="the way back")) == []


def test_scenario_of_uncertain_interpretation_is_provisional(root: Path) -> None:
    [fault] = asked(root, taken("TOY-0001", provisional=True))
    assert fault == (
        "toy/a.feature:5: provisional-missing: TOY-0001 relies on an uncertain interpretation: 'Whose?'; "
        "tag it @provisional, or remove it from that interpretation"
    )


def test_certain_rule_needs_a_deciding_scenario(root: Path) -> None:
    text = GOOD
    for number in (1, 2):
        text = text.replace(f"@id:TOY-000{number} ", f"@id:TOY-000{number} @provisional ")
    write(root, text)
    update(root)
    elsewhere = taken("TOY-0001", "TOY-0002", provisional=True)
    elsewhere = structs.replace(elsewhere, rules=("toy.other",))
    [fault] = asked(root, taken(), elsewhere)
    assert fault == (
        "toy/a.feature:5: rule-undecided: only provisional scenarios prove toy.gift.moves, but no provisional "
        "interpretation names it; add a scenario that decides, or name the rule in the uncertain interpretation"
    )
    assert asked(root, taken("TOY-0001", "TOY-0002", provisional=True)) == []


def test_rule_outside_the_text_needs_an_interpretation(root: Path) -> None:
    faults = asked(root, taken(provisional=True), outside={"toy.gift.moves"})
    assert faults == [
        f"toy/a.feature:{line}: outside-the-text: {scenario} decides certificates, but toy.gift.moves relies on "
        "something outside the text; tag it @provisional, or settle the rule with an interpretation in "
        "scenarios/rules/readings/toy.toml"
        for line, scenario in ((5, "TOY-0001"), (10, "TOY-0002"))
    ]
    assert asked(root, taken(), outside={"toy.gift.moves"}) == []
    assert asked(root, taken(provisional="the way back"), outside={"toy.gift.moves"}) == []


def test_interpretation_names_existing_scenarios(root: Path) -> None:
    assert asked(root, taken("TOY-0001", "TOY-0009")) == [
        "readings/toy.toml:7: reading-scenario: no scenario has the id TOY-0009; correct the id, or remove it"
    ]


# -- the ledger of ids ---------------------------------------------------------------------------------------------


def test_ledger_keeps_ids_in_order(root: Path) -> None:
    lines = [line for line in (root / "ids.txt").read_text().splitlines() if not line.startswith("#")]
    of = {case.id: meaning(case) for case in load_cases(root=root)}
    assert lines == [
        f"TOY-0001 {of['TOY-0001']} one",
        f"TOY-0002/1 {of['TOY-0002/1']} two-of-1 | 1",
        f"TOY-0002/2 {of['TOY-0002/2']} two-of-2 | 2",
    ]
    write(root, GOOD.replace("TOY-0001", "TOY-0000").replace("One", "Zero"), "toy/0.feature")
    cases = [case for case in load_cases(root=root) if case.id == "TOY-0000"]
    assert update_ids(cases, root).added == ["TOY-0000"]
    assert (root / "ids.txt").read_text().splitlines()[3] == f"TOY-0000 {meaning(cases[0])} zero"


def test_update_follows_titles_and_removes_nothing(root: Path) -> None:
    write(root, GOOD.replace("Scenario: One", "Scenario: First").replace("      | 2 |\n", ""))
    changes = update(root)
    assert (changes.added, changes.retitled, changes.redefined) == ([], ["TOY-0001"], [])
    assert [fault.code for fault in look(root)] == ["id-removed"]
    before = (root / "ids.txt").read_bytes()
    assert update(root).retitled == []
    assert (root / "ids.txt").read_bytes() == before


def test_retired_id_stays_and_is_never_reused(root: Path) -> None:
    ledger = root / "ids.txt"
    retired = "TOY-0002/2 retired: it said nothing new"
    ledger.write_text(re.sub("^TOY-0002/2 .*", retired, ledger.read_text(), flags=re.MULTILINE))
    write(root, GOOD.replace("      | 2 |\n", ""))
    assert look(root) == []
    write(root, GOOD)
    assert [fault.code for fault in look(root)] == ["id-retired"]
    assert update(root).added == []
    assert retired in ledger.read_text().splitlines()


def test_changed_demand_names_the_remedy(root: Path) -> None:
    write(root, GOOD.replace("    Then Ann has 1 coin\n", "    Then Ann has 2 coins\n"))
    [fault] = look(root)
    assert (fault.code, fault.uri, fault.line) == ("id-redefined", "toy/a.feature", 5)
    assert fault.message == "TOY-0001 demands something different since it was added to ids.txt"
    for said in ("give it a new id", "deprecate the old", "CHANGELOG.md", "`justicar lint --update`"):
        assert said in fault.remedy
    changes = update(root)
    assert (changes.added, changes.retitled, changes.redefined) == ([], [], ["TOY-0001"])
    assert look(root) == []


def test_title_and_place_are_not_the_meaning(root: Path) -> None:
    reworded = GOOD.replace("Feature: Gifts", "Feature: All gifts").replace('"Gifts"', '"Giving"')
    write(root, reworded.replace("    Then Ann has 1 coin\n", "    # a comment\n\n    Then Ann has 1 coin\n"))
    assert look(root) == []


def test_ledger_line_without_a_hash_is_reported(root: Path) -> None:
    ledger = root / "ids.txt"
    ledger.write_text(re.sub(r"^TOY-0001 \w+", "TOY-0001", ledger.read_text(), flags=re.MULTILINE))
    assert [fault.code for fault in look(root)] == ["id-redefined"]
    update(root)
    assert look(root) == []


def test_deprecated_scenario_names_its_version(root: Path) -> None:
    write(root, GOOD.replace("@id:TOY-0001 ", "@id:TOY-0001 @deprecated:0.2.0 "))
    assert [fault.code for fault in look(root)] == ["id-redefined"]
    update(root)
    assert look(root) == []
    assert load_cases(root=root)[0].deprecated == "0.2.0"


def test_errors_in_the_ledger_are_reported(root: Path) -> None:
    ledger = root / "ids.txt"
    ledger.write_text(ledger.read_text() + "TOY-0001 again\nTOY-0077\n")
    faults = [(fault.uri, fault.line, fault.code) for fault in look(root)]
    assert faults == [("ids.txt", 7, "ids-file"), ("ids.txt", 8, "ids-file")]


# -- the list of steps, and speed ----------------------------------------------------------------------------------


def test_list_of_steps_counts_their_uses(root: Path) -> None:
    given, then = listing(small(), load_cases(root=root))
    assert (given.kind, given.pattern, given.uses) == ("given", "{seat} has {n} coin(s)", 3)
    assert (then.kind, then.uses, then.takes) == ("then", 3, "")


def test_a_thousand_scenarios_are_linted_quickly(tmp_path: Path) -> None:
    scenario = """
  @id:TOY-{0:04} @toy.gift.moves
  Scenario: Number {0}
    Given Ann has {0} coins
    And Bob has {0} coins
    And Cat{0} has 3 coins
    Then Ann has {0} coins
    And Cat{0} has {0} coins
"""
    for part in range(10):
        text = "# Place\nFeature: Many\n" + "".join(scenario.format(100 * part + n) for n in range(100))
        write(tmp_path, text, f"toy/{part}.feature")
    update(tmp_path)
    began = time.process_time()
    assert look(tmp_path) == []
    assert time.process_time() - began < 2


def test_order_of_chapters_must_match_the_files(root: Path) -> None:
    write(root, GOOD.replace("TOY-000", "TOY-001"), "toy/b.feature")
    (root / "order.toml").write_text('toy = ["b", "c"]\n')
    found = [(fault.code, fault.message) for fault in look(root) if fault.uri == "order.toml"]
    assert found == [
        ("order-missing", "the chapter 'a' of toy is not listed"),
        ("order-unknown", "toy has no chapter 'c'"),
    ]


def test_features_are_read_in_the_order_of_chapters(root: Path) -> None:
    (root / "toy" / "deep").mkdir()
    for number, name in enumerate(("toy/b.feature", "toy/deep/z.feature", "toy/deep/y.feature", "other/x.feature"), 1):
        write(root, GOOD.replace("TOY-000", f"TOY-0{number}0"), name)
    (root / "order.toml").write_text('toy = ["deep", "b"]\n')
    names = list(dict.fromkeys(case.uri for case in load_cases(root=root)))
    assert names == ["toy/deep/y.feature", "toy/deep/z.feature", "toy/b.feature", "toy/a.feature", "other/x.feature"]
