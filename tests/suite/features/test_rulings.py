"""Test that a scenario of every testable ruling and answer makes the engine cite it.

Scenarios of neighboring cases, in which the ruling does not apply, need not cite it.
"""

from __future__ import annotations

from collections import defaultdict

from conformance import catalogue
from tests.suite.features.traced_run import traced_run

APPLIED = {"ruling", "faq"}
"""Kinds of catalogue entries that apply rules to a case, and that a card or a step follows."""


def test_a_scenario_of_each_ruling_cites_it() -> None:
    rules, tagging = catalogue.load(), defaultdict[str, list[str]](list)
    cited = set[str]()
    for traced in traced_run().values():
        for rule in traced.case.rules:
            if rules[rule].kind in APPLIED:
                tagging[rule].append(traced.case.id)
                if traced.began and rule in traced.cited:
                    cited.add(rule)
    assert {rule: cases for rule, cases in tagging.items() if rule not in cited} == {}
