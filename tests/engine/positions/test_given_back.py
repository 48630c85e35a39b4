"""A complete observation can be used to restore its game; an altered one is refused."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_engine.engine import ReferenceEngine
from reference_engine.kernel.decisions import InvalidPosition
from tests.engine.battery.subjects import Subject, subjects
from tests.fuzz.mutation import places

SUBJECTS = {subject.rules.NAME: subject for subject in subjects()}
ANYTHING = st.one_of(st.none(), st.booleans(), st.integers(-2, 99), st.text(max_size=4), st.just([]), st.just({}))


def midway(subject: Subject, chance: Random) -> tuple[ReferenceEngine, dict[str, Any]]:
    """Return an engine after some random decisions, and its complete observation."""
    engine = ReferenceEngine()
    position = subject.middle(chance, chance.choice(subject.players))
    edition = subject.rules.EDITIONS.default
    turnpoint = engine.setup({"game": subject.rules.NAME, "edition": edition, "position": position})
    for _ in range(chance.randrange(12)):
        if turnpoint["pending"] is None:
            break
        turnpoint = engine.choose(
            {"seat": turnpoint["pending"]["seat"], "choice": chance.choice(turnpoint["pending"]["options"])}
        )
    return engine, engine.observe({"seat": None})["position"]


def give_back(position: dict[str, Any]) -> ReferenceEngine:
    """Return a new engine set up with another engine's observation."""
    engine = ReferenceEngine()
    engine.setup({"game": position["game"], "edition": position["edition"], "position": position})
    return engine


def decision(engine: ReferenceEngine) -> dict[str, Any] | None:
    """Return the open decision with its options sorted."""
    pending: dict[str, Any] | None = engine.current().turnpoint()["pending"]
    return pending and {**pending, "options": sorted(map(str, pending["options"]))}


@pytest.mark.parametrize("name", SUBJECTS)
@given(st.randoms(use_true_random=False))
def test_complete_observation_restores_the_game(name: str, chance: Random) -> None:
    engine, observation = midway(SUBJECTS[name], chance)
    twin = give_back(observation)
    assert twin.observe({"seat": None})["position"] == observation
    assert decision(twin) == decision(engine)


@pytest.mark.parametrize("name", SUBJECTS)
@given(st.randoms(use_true_random=False), ANYTHING)
def test_altered_observation_is_refused(name: str, chance: Random, instead: Any) -> None:
    _, observation = midway(SUBJECTS[name], chance)
    altered = copy.deepcopy(observation)
    holder, key = chance.choice([(holder, key) for holder, key in places(altered) if key not in ("game", "edition")])
    holder[key] = instead
    if repr(altered) == repr(observation):
        return
    with pytest.raises(InvalidPosition) as refused:
        ReferenceEngine().setup({"game": observation["game"], "edition": observation["edition"], "position": altered})
    assert refused.value.problem == "altered-continuation"
