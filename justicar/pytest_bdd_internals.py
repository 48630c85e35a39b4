"""All that the front-end needs of the inside of pytest-bdd, which promises none of it: the rest of `bdd` uses its API.

tests/conformance/runner/test_pytest_bdd_inside.py says which of these broke when a new version of pytest-bdd comes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import feature as known
from pytest_bdd.gherkin_parser import GherkinDocument
from pytest_bdd.gherkin_parser import Scenario as GherkinScenario
from pytest_bdd.parser import FeatureParser

ROW = "_pytest_bdd_example"
"""The parameter that gives a test the row of its outline."""
_STEPS = "pytestbdd_"
"""What the names of the fixtures begin with that the decorators of steps leave in their module."""


def adopt(path: Path) -> dict[int, str]:
    """Puts a feature where pytest-bdd looks for those already read. Returns line → name of each scenario in it.

    The names differ from each other, and tags of Examples are gone, lest they become pytest marks.
    """
    feature = _Parser(str(path.parent), path.name, "utf-8-sig").parse()
    for template in feature.scenarios.values():
        for examples in template.examples:
            examples.tags = set()
    known.features[str(path)] = feature
    return {template.line_number: name for name, template in feature.scenarios.items()}


class _Parser(FeatureParser):
    """pytest-bdd keeps scenarios by name, the last of several namesakes only; here namesakes get their line added."""

    def _parse_feature_file(self) -> GherkinDocument:
        document = super()._parse_feature_file()
        found: list[GherkinScenario] = []
        for child in document.feature.children:
            inner = child.rule.children if child.rule else [child]
            found += [each.scenario for each in inner if each.scenario]
        count = Counter(each.name for each in found)
        for each in found:
            if count[each.name] > 1:
                each.name = f"{each.name} (line {each.location.line})"
        return document


def row_of(request: pytest.FixtureRequest) -> int:
    """Which row of its outline a test is, from 0; 0 where there is no outline."""
    callspec = getattr(request.node, "callspec", None)
    return int(callspec.indices[ROW]) if callspec else 0


def steps_in(module: Mapping[str, Any]) -> dict[str, Any]:
    """The steps that a module defines, as what another module must hold to have them."""
    return {name: value for name, value in module.items() if name.startswith(_STEPS)}
