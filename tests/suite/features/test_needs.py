"""A scenario needs each feature of which it uses anything, and is tagged with none that it does not use. So with cards.

What it uses is what the reference engine is told and tells in it: keys of the position, choices, directives, windows,
events, rules. An engine without the feature is never asked for any of it.
"""

from __future__ import annotations

from collections import defaultdict

import msgspec
import pytest

from conformance import games
from conformance.adapters import connect
from conformance.campaign.uses import Uses
from conformance.runner.cases import Case, load_cases
from conformance.runner.direct import run_case
from conformance.runner.execute import LEVELS, needs_of, understood
from conformance.verdict.results import Verdict
from conformance.vocabulary.cards import entries
from conformance.vocabulary.registry import Kind, Match
from reference_engine.engine import GAMES
from tests.honest.layers import Honest, JsonObject, named_in, offered


class Watching(Honest):
    """The reference engine; notes which features are used."""

    used: set[str]
    cards: set[str]
    uses: Uses

    def setup(self, params: JsonObject) -> JsonObject:
        self.uses = Uses(params["game"])
        self.cards.update(named_in(params["position"]))
        self.used.update(self.uses.of_position(params["position"]))
        return super().setup(params)

    def choose(self, params: JsonObject) -> JsonObject:
        self.used.update(self.uses.of_choice(params["choice"]))
        self.cards.update(named_in(params["choice"]))
        try:
            return super().choose(params)
        except Exception as error:
            self.used.update(self.uses.of_rule(getattr(error, "data", {}).get("rule") or ""))
            raise

    def arrange(self, params: JsonObject) -> JsonObject:
        self.used.update(self.uses.of_directive(params["directive"]))
        self.cards.update(named_in(params["directive"]))
        return super().arrange(params)

    def deck(self, params: JsonObject) -> JsonObject:
        self.used.update(Uses(params["game"]).of_method("deck"))
        self.cards.update(named_in(params["deck"]))
        return super().deck(params)

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        self.used.update(self.uses.of_turnpoint(turnpoint))
        return turnpoint


def used_by(cases: list[Case]) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """The features that each scenario uses, and the texts in what is asked of the engine, names of cards among them."""
    watching = Watching()
    features: dict[str, set[str]] = {}
    cards: dict[str, set[str]] = {}
    engine = connect(offered("Watching", lambda: watching))
    for case in cases:
        watching.used = features[case.id] = set()
        watching.cards = cards[case.id] = set()
        for rule in case.rules:
            watching.used.update(Uses(case.game).of_rule(rule))
        assert run_case(case, engine).verdict is Verdict.PASSED
    return features, cards


def needs(case: Case) -> set[str]:
    """The features that it says it needs, by tags and by steps."""
    return set(needs_of(case, matches(case))) - set(LEVELS)


def matches(case: Case) -> list[Match]:
    """What its steps say."""
    return list(understood(case, games.find(case.game).vocabulary))


CASES = load_cases()
USED, CARDS = used_by(CASES)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_scenario_uses_it_needs(game: str) -> None:
    unnamed = {case.id: more for case in CASES if case.game == game and (more := sorted(USED[case.id] - needs(case)))}
    assert unnamed == {}, "tag the scenario @needs:FEATURE, or write it without"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_scenario_is_tagged_to_need_it_uses(game: str) -> None:
    tagged, used = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for case in CASES:
        if case.game == game:
            outline = case.id.partition("/")[0]  # what one row uses, all are tagged with
            tagged[outline].update(need for need in case.needs if need not in LEVELS)
            used[outline] |= USED[case.id]
    superfluous = {name: more for name in tagged if (more := sorted(tagged[name] - used[name]))}
    assert superfluous == {}, "remove the tag @needs:FEATURE"


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_that_a_scenario_uses_its_steps_name(game: str) -> None:
    known = {card["name"] for _, card in entries(game) if not card.get("unknown")}
    unnamed = {}
    for case in CASES:
        if case.game == game:
            named = {card for match in matches(case) for card in match.cards}
            if more := sorted(CARDS[case.id] & known - named):
                unnamed[case.id] = more
    assert unnamed == {}, "an engine that does not know the card would be asked for it: name it in a step"


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
    [case] = [case for case in CASES if case.id == "VEND-0650"]
    assert "draining" in needs(case)  # only a row names it


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
