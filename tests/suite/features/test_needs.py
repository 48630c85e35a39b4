"""A scenario needs each feature of which it uses anything, and is tagged with none that it does not use. So with cards.

What it uses is what the reference engine is told and tells in it: keys of the position, choices, directives, windows,
events, rules. An engine without the feature is never asked for any of it.
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
from conformance.steps.card_names import entries
from conformance.steps.registry import Kind, Match
from reference_engine.engine import GAMES
from tests.suite.features.traced_run import current, traced_run


def needs(case: Case) -> set[str]:
    """The features that it says it needs, by tags and by steps."""
    return set(features_of(case, matches(case))) - set(LEVELS)


def matches(case: Case) -> list[Match]:
    """What its steps say."""
    return list(understood(case, games.find(case.game).vocabulary))


LOOKED_UP = {"seat", "controller"}
"""Keys by which Whens find out who decides. Who tells none of them has them by the seat that a card lies before."""


@pytest.mark.parametrize("game", GAMES)
def test_what_a_scenario_uses_it_needs(game: str) -> None:
    unnamed = {each.case.id: more for each in current(game) if (more := sorted(each.features - needs(each.case)))}
    assert unnamed == {}, "tag the scenario @needs:FEATURE, or write it without"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_scenario_is_tagged_to_need_it_uses(game: str) -> None:
    tagged, used = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for each in current(game):
        outline = each.case.id.partition("/")[0]  # what one row uses, all are tagged with
        tagged[outline].update(need for need in each.case.needs if need not in LEVELS)
        used[outline] |= each.features
    superfluous = {name: more for name in tagged if (more := sorted(tagged[name] - used[name]))}
    assert superfluous == {}, "remove the tag @needs:FEATURE"


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_that_a_scenario_uses_its_steps_name(game: str) -> None:
    known = {card["name"] for _, card in entries(game) if not card.get("unknown")}
    unnamed = {}
    for each in current(game):
        named = {card for match in matches(each.case) for card in match.cards}
        if more := sorted(each.cards & known - named):
            unnamed[each.case.id] = more
    assert unnamed == {}, "an engine that does not know the card would be asked for it: name it in a step"


@pytest.mark.parametrize("game", games.GAMES, ids=lambda game: game.name)
def test_the_keys_that_a_scenario_speaks_of_are_known_before_it_is_played(game: GameDescriptor) -> None:
    assert game.words is not None
    keys = keys_of(game.words) - LOOKED_UP
    run = current(game.name)
    unforeseen = {each.case.id: more for each in run if (more := each.keys & keys - each.foreseen.keys)}
    assert unforeseen == {}, "state what a step looks at before it looks (`World.state`), or look by `World.expect`"
    assert {key for each in run for key in each.keys} & keys


@pytest.mark.parametrize("game", GAMES)
def test_who_sits_there_and_what_chance_decides_is_known_before_it_is_played(game: str) -> None:
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
def test_steps_need_what_they_speak_of(kind: Kind, text: str, needed: set[str]) -> None:
    assert set(games.find("vtes").vocabulary.resolve(kind, text).needs) == needed


def test_rows_need_what_they_speak_of() -> None:
    assert "draining" in needs(traced_run()["VEND-0650"].case)  # only a row names it


@pytest.mark.parametrize("name", GAMES)
def test_what_belongs_to_a_feature_is_a_word_of_the_game(name: str) -> None:
    words = games.find(name).words
    assert words is not None
    schema = str(msgspec.json.schema(words.position))
    for feature in words.features.values():
        assert set(feature.windows) <= set(words.windows)
        assert set(feature.choices) <= set(words.choices)
        assert set(feature.directives) <= set(words.directives)
        assert set(feature.events) <= set(words.events)
        assert [key for key in feature.keys if f"'{key.partition('=')[0]}'" not in schema] == []
