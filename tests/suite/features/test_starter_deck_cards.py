"""Test that passing scenarios play every card of the five starter decks, at each of its levels.

The same is true of cards that the rulebook mentions in its rulings and that no starter deck has.
"""

from __future__ import annotations

from collections import defaultdict

import pytest

from conformance.verdict.results import Verdict
from reference_engine.kernel import Card
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, is_implemented
from reference_engine.vtes.decks.starters import STARTERS, starter
from reference_engine.vtes.table.card_facts import facts, ids_by_name
from tests.suite.features.traced_run import current, traced_run

DECKS = [starter(name) for name in STARTERS]
NAMED = ("Amaranth", "Into Thin Air", "Minion Tap", "Torn Signpost")
"""Cards of the rulebook that are in no starter deck."""
IN_DECKS = {Card(line.card.id) for deck in DECKS for line in deck.library if line.card}
LIBRARY = sorted(IN_DECKS | {ids_by_name()[name] for name in NAMED})
CRYPT = sorted({Card(line.card.id) for deck in DECKS for line in deck.crypt if line.card})


@pytest.fixture(scope="module")
def played() -> dict[str, set[str]]:
    """Levels at which passing scenarios play each card."""
    found: dict[str, set[str]] = defaultdict(set)
    for traced in traced_run().values():
        if traced.case.game == "vtes" and traced.verdict is Verdict.PASSED:
            for choice in traced.plays:
                found[choice["card"]].update({choice.get("level", ""), choice.get("mode", "")})
    return found


def test_all_cards_of_the_five_decks_are_implemented() -> None:
    assert (len(LIBRARY), len(CRYPT)) == (96, 45)
    assert [facts()[card].name for card in LIBRARY + CRYPT if not is_implemented(card)] == []


@pytest.mark.parametrize("card", LIBRARY, ids=[facts()[card].name for card in LIBRARY])
def test_a_library_card_is_played_at_every_level(card: Card, played: dict[str, set[str]]) -> None:
    levels = set(BEHAVIOUR[card].modes)
    assert levels
    assert levels - played[facts()[card].name] == set()


@pytest.mark.parametrize("card", CRYPT, ids=[facts()[card].name for card in CRYPT])
def test_a_vampire_takes_part_in_a_scenario(card: Card) -> None:
    name = facts()[card].name
    assert any(name in step.text for each in current("vtes") for step in each.case.steps)
