"""A scenario needs each feature of which it uses anything, and is tagged with none that it does not use. So with cards.

What it uses is what the reference engine is told and tells in it: keys of the position, choices, directives, windows,
events, rules. An engine without the feature is never asked for any of it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from conformance import games
from conformance.adapters import connect
from conformance.fuzzing.comparison import named_in
from conformance.fuzzing.feature_usage import Uses
from conformance.games import GameDescriptor
from conformance.protocol.engine import Engine
from conformance.protocol.untracked import keys_of
from conformance.runner.cases import Case, load_cases
from conformance.runner.execute import CaseRun
from conformance.runner.needs import LEVELS, features_of, rehearsed, understood
from conformance.steps.cards import entries
from conformance.steps.dry_run import DryRun, keys_in, speaks_of_chance, spoken_of, words_of
from conformance.steps.expect import Expectation
from conformance.steps.registry import Kind, Match
from conformance.steps.world import World
from conformance.verdict.results import Verdict
from reference_engine.engine import GAMES
from tests.conforming_variants.layers import Honest, JsonObject, offered


class Watching(Honest):
    """The reference engine; notes which features are used."""

    used: set[str]
    cards: set[str]
    uses: Uses
    come_to: set[str]
    """Features to which play has come by itself; nothing has been done with them so far."""

    def setup(self, params: JsonObject) -> JsonObject:
        self.uses = Uses(params["game"])
        self.come_to = set()
        self.cards.update(named_in(params["position"]))
        self.used.update(self.uses.of_position(params["position"]))
        return super().setup(params)

    def choose(self, params: JsonObject) -> JsonObject:
        self.used.update(self.come_to, self.uses.of_choice(params["choice"]))
        self.cards.update(named_in(params["choice"]))
        try:
            return super().choose(params)
        except Exception as error:
            self.used.update(self.uses.of_rule(getattr(error, "data", {}).get("rule") or ""))
            raise

    def arrange(self, params: JsonObject) -> JsonObject:
        self.used.update(self.come_to, self.uses.of_directive(params["directive"]))
        self.cards.update(named_in(params["directive"]))
        return super().arrange(params)

    def deck(self, params: JsonObject) -> JsonObject:
        self.used.update(Uses(params["game"]).of_method("deck"))
        self.cards.update(named_in(params["deck"]))
        return super().deck(params)

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        used = set(self.uses.of_turnpoint(turnpoint))
        self.come_to = used.intersection(self.uses.come_to(turnpoint))
        self.used.update(used - self.come_to)
        return turnpoint


class Spoken(NamedTuple):
    """What the steps of a scenario have spoken of, as they were carried out."""

    keys: set[str]
    """Of positions, observations and events: given, or looked at. The names of seats and cards stand among them."""
    seats: int
    chance: bool
    rehearsed: DryRun
    """The same, as it is known without an engine."""


def played(case: Case, engine: Engine) -> Spoken:
    """Plays a scenario."""
    looked_at: set[str] = set()

    def noting(look: Callable[[World, Expectation], Any]) -> Callable[[World, Expectation], Any]:
        def looking(world: World, expected: Expectation) -> Any:
            looked_at.update(words_of(expected.path))
            return look(world, expected)

        return looking

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(World, "found", noting(World.found))
        patch.setattr(World, "found_before", noting(World.found_before))
        run = CaseRun(case, engine)
        while run.stopped is None and len(run.results) < len(case.steps):
            run.perform()
        assert run.finish().verdict is Verdict.PASSED
    world = run.world
    keys = {*looked_at, *keys_in(world.building.position), *spoken_of(world.script)}
    foreseen = rehearsed(case, games.find(case.game).vocabulary, run.edition)
    return Spoken(keys, len(world.seats), speaks_of_chance(world.script), foreseen)


def used_by(cases: list[Case]) -> tuple[dict[str, set[str]], dict[str, set[str]], dict[str, Spoken]]:
    """The features that each scenario uses, the texts in what is asked of the engine, names of cards among them, and
    what its steps speak of."""
    watching = Watching()
    features: dict[str, set[str]] = {}
    cards: dict[str, set[str]] = {}
    spoken: dict[str, Spoken] = {}
    engine = connect(offered("Watching", lambda: watching))
    for case in cases:
        watching.used = features[case.id] = set()
        watching.cards = cards[case.id] = set()
        for rule in case.rules:
            watching.used.update(Uses(case.game).of_rule(rule))
        spoken[case.id] = played(case, engine)
    return features, cards, spoken


def needs(case: Case) -> set[str]:
    """The features that it says it needs, by tags and by steps."""
    return set(features_of(case, matches(case))) - set(LEVELS)


def matches(case: Case) -> list[Match]:
    """What its steps say."""
    return list(understood(case, games.find(case.game).vocabulary))


CASES = [case for case in load_cases() if not case.deprecated]
USED, CARDS, SPOKEN = used_by(CASES)
LOOKED_UP = {"seat", "controller"}
"""Keys by which Whens find out who decides. Who tells none of them has them by the seat that a card lies before."""


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


@pytest.mark.parametrize("game", games.GAMES, ids=lambda game: game.name)
def test_the_keys_that_a_scenario_speaks_of_are_known_before_it_is_played(game: GameDescriptor) -> None:
    assert game.words is not None
    keys = keys_of(game.words) - LOOKED_UP
    spoken = {case.id: SPOKEN[case.id] for case in CASES if case.game == game.name}
    unforeseen = {name: more for name, each in spoken.items() if (more := each.keys & keys - each.rehearsed.keys)}
    assert unforeseen == {}, "state what a step looks at before it looks (`World.state`), or look by `World.expect`"
    assert {key for each in spoken.values() for key in each.keys} & keys


@pytest.mark.parametrize("game", GAMES)
def test_who_sits_there_and_what_chance_decides_is_known_before_it_is_played(game: str) -> None:
    spoken = {case.id: SPOKEN[case.id] for case in CASES if case.game == game}
    assert {name: each.seats for name, each in spoken.items() if each.seats != each.rehearsed.seats} == {}
    assert {name for name, each in spoken.items() if each.chance != each.rehearsed.chance} == set()


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
