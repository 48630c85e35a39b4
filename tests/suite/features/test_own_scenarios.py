"""Every rule that is proved has a scenario of its own, by whose verdict it can be told from others.

A published ruling applies rules to a card: the scenario of such a rule may show it, and is still that rule's own.
"""

from __future__ import annotations

import pytest

from conformance.catalogue import load
from conformance.games import GAMES
from tests.cases import suite_cases

MOST = 3
"""A scenario of a rule's own tags it first, and so many rules at most."""
APPLIES_OTHERS = "vtes_published"
"""The file of entries that need no scenario of their own."""


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_rule_that_is_proved_has_a_scenario_of_its_own(game: str) -> None:
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
