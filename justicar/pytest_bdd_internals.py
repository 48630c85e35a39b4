"""Access to internals of pytest-bdd, which are not part of its API. Everything else here uses only its API.

tests/conformance/runner/test_pytest_bdd_inside.py shows what a new version of pytest-bdd breaks.
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
"""Name of the test parameter that holds the row of an outline."""
_STEPS = "pytestbdd_"
"""Prefix of the fixtures that step decorators add to their module."""


def adopt(path: Path) -> dict[int, str]:
    """Add a feature to pytest-bdd's cache. Return line → name of each of its scenarios.

    Names are made unique. Tags of Examples are removed, because pytest-bdd would turn them into marks.
    """
    feature = _Parser(str(path.parent), path.name, "utf-8-sig").parse()
    for template in feature.scenarios.values():
        for examples in template.examples:
            examples.tags = set()
    known.features[str(path)] = feature
    return {template.line_number: name for name, template in feature.scenarios.items()}


class _Parser(FeatureParser):
    """Parser that adds the line to duplicate scenario names, of which pytest-bdd would keep only the last."""

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
    """Return the row of the outline that a test runs, counted from 0, or 0 without an outline."""
    callspec = getattr(request.node, "callspec", None)
    return int(callspec.indices[ROW]) if callspec else 0


def steps_in(module: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fixtures for the steps that a module defines, for use in another module."""
    return {name: value for name, value in module.items() if name.startswith(_STEPS)}
