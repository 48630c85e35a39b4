"""Test that a scenario declares exactly the features that it uses, and names the cards that it uses.

A scenario uses what passes between it and the reference engine: keys of the position, choices, directives, windows,
events, rules. An engine without a feature then never meets any of these.
"""

from __future__ import annotations

from collections import defaultdict

import msgspec
import pytest

from conformance import games
from conformance.games import GameDescriptor
from conformance.protocol.untracked import keys_of
from conformance.runner.cases import Case
from conformance.runner.needs import LEVELS, features_of, understood
from conformance.steps.card_data import entries
from conformance.steps.registry import Kind, Match
from reference_engine.engine import GAMES
from tests.suite.features.traced_run import current, traced_run


def needs(case: Case) -> set[str]:
    """Return the features that a scenario needs according to its tags and steps."""
    return set(features_of(case, matches(case))) - set(LEVELS)


def matches(case: Case) -> list[Match]:
    """Return the matches of its steps."""
    return list(understood(case, games.find(case.game).vocabulary))


LOOKED_UP = {"seat", "controller"}
"""Keys that When steps look up to find out who decides. Without them, the seat in front of which a card lies counts."""


@pytest.mark.parametrize("game", GAMES)
def test_a_scenario_declares_the_features_that_it_uses(game: str) -> None:
    unnamed = {each.case.id: more for each in current(game) if (more := sorted(each.features - needs(each.case)))}
    assert unnamed == {}, "tag the scenario @needs:FEATURE, or write it without"


@pytest.mark.parametrize("game", GAMES)
def test_a_scenario_uses_the_features_that_it_declares(game: str) -> None:
    tagged, used = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for each in current(game):
        outline = each.case.id.partition("/")[0]  # if one row uses it, all rows are tagged
        tagged[outline].update(need for need in each.case.needs if need not in LEVELS)
        used[outline] |= each.features
    superfluous = {name: more for name in tagged if (more := sorted(tagged[name] - used[name]))}
    assert superfluous == {}, "remove the tag @needs:FEATURE"


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_name_the_cards_that_a_scenario_uses(game: str) -> None:
    known = {card["name"] for _, card in entries(game) if not card.get("unknown")}
    unnamed = {}
    for each in current(game):
        named = {card for match in matches(each.case) for card in match.cards}
        if more := sorted(each.cards & known - named):
            unnamed[each.case.id] = more
    assert unnamed == {}, "an engine that does not know the card would be asked for it: name it in a step"


@pytest.mark.parametrize("game", games.GAMES, ids=lambda game: game.name)
def test_a_dry_run_finds_the_keys_of_a_scenario(game: GameDescriptor) -> None:
    assert game.words is not None
    keys = keys_of(game.words) - LOOKED_UP
    run = current(game.name)
    unforeseen = {each.case.id: more for each in run if (more := each.keys & keys - each.foreseen.keys)}
    assert unforeseen == {}, "state what a step looks at before it looks (`World.state`), or look by `World.expect`"
    assert {key for each in run for key in each.keys} & keys


@pytest.mark.parametrize("game", GAMES)
def test_a_dry_run_finds_the_seats_and_chance_of_a_scenario(game: str) -> None:
    run = current(game)
    assert {each.case.id: each.seats for each in run if each.seats != each.foreseen.seats} == {}
    assert {each.case.id for each in run if each.chance != each.foreseen.chance} == set()


@pytest.mark.parametrize(
    ("kind", "text", "needed"),
    [
        ("when", "Belinde bleeds Alexis", {"bleed"}),
        ("then", "Belinde cannot bleed Alexis because vtes.bleed.is-directed", {"bleed"}),
        ("then", "Sarah may play Dreams of the Sphinx", {"master", "options"}),
        ("when", "Sarah ends the influence phase", set()),
        ("then", "it is for Alexis to choose a strike", {"combat"}),
    ],
)
def test_steps_need_the_features_that_they_mention(kind: Kind, text: str, needed: set[str]) -> None:
    assert set(games.find("vtes").vocabulary.resolve(kind, text).needs) == needed


def test_rows_need_the_features_that_they_mention() -> None:
    assert "draining" in needs(traced_run()["VEND-0650"].case)  # only a row names it


@pytest.mark.parametrize("name", GAMES)
def test_features_contain_words_of_the_game_only(name: str) -> None:
    words = games.find(name).words
    assert words is not None
    schema = str(msgspec.json.schema(words.position))
    for feature in words.features.values():
        assert set(feature.windows) <= set(words.windows)
        assert set(feature.choices) <= set(words.choices)
        assert set(feature.directives) <= set(words.directives)
        assert set(feature.events) <= set(words.events)
        assert [key for key in feature.keys if f"'{key.partition('=')[0]}'" not in schema] == []
