"""Test that every proved rule has its own scenario, whose verdict distinguishes it from other rules.

A published ruling applies rules to a card. Its scenario may prove such a rule, too.
"""

from __future__ import annotations

import pytest

from conformance.catalogue import load
from conformance.games import GAMES
from tests.cases import suite_cases

MOST = 3
"""Maximum number of rules of a rule's own scenario, which tags that rule first."""
APPLIES_OTHERS = "vtes_published"
"""File of entries that need no scenario of their own."""


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_proved_rule_has_its_own_scenario(game: str) -> None:
    catalogue = load(game)
    tagged = [
        [rule for rule in case.rules if catalogue[rule].file != APPLIES_OTHERS]
        for case in suite_cases(game)
        if not case.deprecated
    ]
    proved = {rule for rules in tagged for rule in rules}
    own = {rules[0] for rules in tagged if 0 < len(rules) <= MOST}
    without = [rule.id for rule in catalogue.values() if rule.testable and rule.id in proved - own]
    assert without == [], f"tag it first in a scenario that is about {MOST} rules at most"
