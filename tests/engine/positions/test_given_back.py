"""What an engine told of everything can be given back, whole; with anything in it altered, it is refused."""

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
    """An engine with a game that has been played at random for some decisions, and what it tells of it."""
    engine = ReferenceEngine()
    position = subject.middle(chance, chance.choice(subject.players))
    edition = subject.rules.EDITIONS.default
    told = engine.setup({"game": subject.rules.NAME, "edition": edition, "position": position})
    for _ in range(chance.randrange(12)):
        if told["pending"] is None:
            break
        told = engine.choose({"seat": told["pending"]["seat"], "choice": chance.choice(told["pending"]["options"])})
    return engine, engine.observe({"seat": None})["position"]


def give_back(position: dict[str, Any]) -> ReferenceEngine:
    """An engine that was given what another told."""
    engine = ReferenceEngine()
    engine.setup({"game": position["game"], "edition": position["edition"], "position": position})
    return engine


def decision(engine: ReferenceEngine) -> dict[str, Any] | None:
    """The open decision, with its options in an order of their own."""
    pending: dict[str, Any] | None = engine.current().turnpoint()["pending"]
    return pending and {**pending, "options": sorted(map(str, pending["options"]))}


@pytest.mark.parametrize("name", SUBJECTS)
@given(st.randoms(use_true_random=False))
def test_an_observation_of_everything_restores_the_game(name: str, chance: Random) -> None:
    engine, told = midway(SUBJECTS[name], chance)
    twin = give_back(told)
    assert twin.observe({"seat": None})["position"] == told
    assert decision(twin) == decision(engine)


@pytest.mark.parametrize("name", SUBJECTS)
@given(st.randoms(use_true_random=False), ANYTHING)
def test_one_that_was_altered_is_refused(name: str, chance: Random, instead: Any) -> None:
    _, told = midway(SUBJECTS[name], chance)
    altered = copy.deepcopy(told)
    holder, key = chance.choice([(holder, key) for holder, key in places(altered) if key not in ("game", "edition")])
    holder[key] = instead
    if repr(altered) == repr(told):
        return
    with pytest.raises(InvalidPosition) as refused:
        ReferenceEngine().setup({"game": told["game"], "edition": told["edition"], "position": altered})
    assert refused.value.problem == "altered-continuation"
