"""Internals of pytest-bdd that the front end needs still exist; a failure shows what broke."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import pytest
import pytest_bdd.feature
import pytest_bdd.parser
from pytest_bdd import given, parsers, scenario

from justicar import pytest_bdd_internals as inside

VERSION = metadata.version("pytest-bdd")
MEND = f"in pytest-bdd {VERSION}; mend justicar/pytest_bdd_internals.py"

FEATURE = """
Feature: Gifts

  Scenario: Same name
    Given a

  Rule: One
    Scenario: Same name
      Given a

    Scenario Outline: Many <n>
      Given <n>

      @slow
      Examples:
        | n |
        | 1 |
        | 2 |
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.feature"
    path.write_text(FEATURE)
    return path


def test_parser_reads_through_the_replaced_method() -> None:
    assert hasattr(pytest_bdd.parser.FeatureParser, "_parse_feature_file"), (
        "FeatureParser no longer reads a file in `_parse_feature_file`, so scenarios with the same name cannot be "
        f"distinguished {MEND}"
    )


def test_scenarios_with_the_same_name_are_distinguished(path: Path) -> None:
    assert inside.adopt(path) == {4: "Same name (line 4)", 8: "Same name (line 8)", 11: "Many <n>"}, (
        f"a parsed feature no longer lists its scenarios by name, with `line_number` {MEND}"
    )


def test_features_already_read_are_found(path: Path) -> None:
    inside.adopt(path)
    found = pytest_bdd.feature.get_feature(str(path.parent), path.name)
    assert "Same name (line 4)" in found.scenarios, (
        f"features that were read are no longer looked up in `pytest_bdd.feature.features` by their path {MEND}"
    )
    examples = [each for template in found.scenarios.values() for each in template.examples]
    assert [each.tags for each in examples] == [set()], f"tags of Examples are kept elsewhere {MEND}"


def test_steps_are_in_their_module_under_a_known_prefix() -> None:
    @given(parsers.re("(?s)(?P<text>.*)"))
    def _(text: str) -> None: ...

    assert inside.steps_in(locals()), f"steps no longer leave a `pytestbdd_…` fixture where they are defined {MEND}"


def test_outline_row_is_a_parameter_of_its_test(path: Path) -> None:
    inside.adopt(path)

    @scenario(str(path), "Many <n>", features_base_dir=str(path.parent))
    def many() -> None: ...

    rows = [mark.args for mark in getattr(many, "pytestmark", []) if mark.name == "parametrize"]
    assert [(name, len(list(values))) for name, values, *_ in rows] == [(inside.ROW, 2)], (
        f"an outline's row is no longer the parameter {inside.ROW!r} of its test {MEND}"
    )
