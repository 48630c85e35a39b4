"""Reading feature files into cases: ids, tags, places, steps, and unreadable files."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from conformance.runner.cases import FeatureError, load_cases, read_feature
from tests.conformance.runner.helpers import ROOT, toy_cases

TEXT = """\
# Book, "Chapter"
@toy.all
Feature: Title

  Background:
    Given a

  @id:TOY-0001 @toy.one.two @needs:asking @needs:options @edition:one @provisional @example
  Scenario: First
    When b
      | x | y |
      | 1 | 2 |
    And c
    But d
    Then e
      \"\"\"
      text
      \"\"\"

  # Book, "Section"
  @toy.of-the-rule
  Rule: A rule

    Background:
      Given f

    @id:TOY-0002
    Scenario Outline: Row <n>
      Then <n> is <m>

      Examples:
        | n | m |
        | 1 | 2 |

      @id:TOY-0003 @toy.more
      Examples:
        | n | m |
        | 5 | 6 |
        | 7 | 8 |

      Examples:
        | n | m |
        | 3 | 4 |

    # Book, "Line"
    Scenario: Without id
      Then g
"""


def test_scenarios_and_rows_have_permanent_ids() -> None:
    cases = read_feature(TEXT, "toy/a.feature", "toy").cases
    ids = ["TOY-0001", "TOY-0002/1", "TOY-0003/1", "TOY-0003/2", "TOY-0002/2", "toy/a.feature:46"]
    assert [case.id for case in cases] == ids
    assert [case.permanent for case in cases] == [True] * 5 + [False]
    assert [case.title for case in cases] == ["First", "Row 1", "Row 5", "Row 7", "Row 3", "Without id"]
    assert [case.row for case in cases] == [None, ("1", "2"), ("5", "6"), ("7", "8"), ("3", "4"), None]
    assert {case.scenario_line for case in cases[1:5]} == {28}


def test_tags_are_sorted_into_fields() -> None:
    first, row, other, *_ = read_feature(TEXT, "toy/a.feature", "toy").cases
    assert first.rules == ("toy.all", "toy.one.two")
    assert first.needs == ("asking", "options")
    assert first.editions == ("one",)
    assert first.provisional
    assert "example" in first.tags
    assert row.rules == ("toy.all", "toy.of-the-rule")
    assert other.rules == ("toy.all", "toy.of-the-rule", "toy.more")
    assert not row.provisional


def test_check_keys_belong_to_the_rule_before_them() -> None:
    text = "Feature: F\n  @id:TOY-0001 @toy.one @checks:a,c @toy.two @needs:x @checks:b\n  Scenario: S\n    Given a\n"
    [case] = read_feature(text, "toy/a.feature", "toy").cases
    assert case.rules == ("toy.one", "toy.two")
    assert case.checks == ("toy.one#a", "toy.one#c", "#b")
    assert case.tags == ("id:TOY-0001", "toy.one", "toy.two", "needs:x")


def test_steps_have_background_table_and_docstring() -> None:
    first, row, *_ = read_feature(TEXT, "toy/a.feature", "toy").cases
    steps = [(step.keyword, step.kind, step.text, step.line) for step in first.steps]
    assert steps == [
        ("Given", "given", "a", 6),
        ("When", "when", "b", 10),
        ("And", "when", "c", 13),
        ("But", "when", "d", 14),
        ("Then", "then", "e", 15),
    ]
    assert first.steps[1].table == [["x", "y"], ["1", "2"]]
    assert first.steps[4].docstring == "text"
    assert [step.text for step in row.steps] == ["a", "f", "1 is 2"]


def test_nearest_comment_is_the_place() -> None:
    file = read_feature(TEXT, "toy/a.feature", "toy")
    assert file.place == 'Book, "Chapter"'
    assert file.cases[0].place == 'Book, "Chapter"'
    assert file.cases[1].place == 'Book, "Section"'
    assert file.cases[-1].place == 'Book, "Line"'
    assert file.cases[-1].rule == "A rule"


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("", ":1", "this file has no Feature"),
        ("Feature: a\n  Scenario: b\n    Given x\n    nonsense\n", ":4", "'nonsense' is not allowed here; allowed"),
        ("Feature: a\n  Scenario: b\n    Given x\n      | 1 | 2 |\n      | 3 |\n", ":5", "inconsistent cell count"),
        ("Feature: a\n  Scenario: b\n    * x\n", ":3", "'*' does not say which kind of step this is"),
        ("Feature: a\n  Scenario: b\n    And x\n", ":3", "'And' does not say which kind of step this is"),
        ("#language: zz\nFeature: a\n", ":1", "Language not supported"),
    ],
)  # fmt: skip
def test_errors_name_file_and_line(text: str, place: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "bad.feature").write_text(text)
    with pytest.raises(FeatureError) as error:
        load_cases(root=tmp_path)
    assert f"toy/bad.feature{place}: " in str(error.value)
    assert message in str(error.value)


def test_every_bad_file_is_reported_at_once(tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "a.feature").write_bytes(b"Feature: a\n  Scenario: \xff\n")
    (tmp_path / "toy" / "b.feature").write_text("Feature\n")
    (tmp_path / "lost.feature").write_text("Feature: c\n")
    with pytest.raises(FeatureError) as error:
        load_cases(root=tmp_path)
    assert {(fault.uri, fault.line) for fault in error.value.faults} == {
        ("toy/a.feature", 2),
        ("toy/b.feature", 1),
        ("lost.feature", 1),
    }


def test_files_and_games_can_be_chosen(tmp_path: Path) -> None:
    one = load_cases([ROOT / "toy" / "asking.feature"], root=ROOT)
    assert {case.uri for case in one} == {"toy/asking.feature"}
    assert len(load_cases([ROOT / "toy", ROOT / "toy" / "asking.feature"], root=ROOT)) == len(toy_cases())
    assert load_cases(game="chess", root=ROOT) == []
    assert load_cases(game="toy", root=ROOT) == toy_cases()
    elsewhere = tmp_path / "mine.feature"
    elsewhere.write_text(textwrap.dedent(TEXT))
    assert {case.game for case in load_cases([elsewhere], game="toy", root=ROOT)} == {"toy"}
    with pytest.raises(FeatureError, match="the game of this file is unknown"):
        load_cases([elsewhere], root=ROOT)
    with pytest.raises(FeatureError, match="there is no such file"):
        load_cases([tmp_path / "nowhere"], root=ROOT)
