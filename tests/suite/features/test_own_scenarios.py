"""Every rule that is proved has a scenario of its own, by whose verdict it can be told from others."""

from __future__ import annotations

import pytest

from conformance.catalogue import load
from conformance.games import GAMES
from conformance.runner.cases import load_cases

MOST = 3
"""A scenario of a rule's own tags it first, and so many rules at most."""


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_rule_that_is_proved_has_a_scenario_of_its_own(game: str) -> None:
    cases = [case for case in load_cases(game=game) if not case.deprecated]
    proved = {rule for case in cases for rule in case.rules}
    own = {case.rules[0] for case in cases if 0 < len(case.rules) <= MOST}
    without = [rule.id for rule in load(game).values() if rule.testable and rule.id in proved - own]
    assert without == [], f"tag it first in a scenario that is about {MOST} rules at most"
