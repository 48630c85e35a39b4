"""The world with the toy engine: when the position is sent, what is remembered, and what is left open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conformance.adapters import Unsupported, connect
from conformance.protocol.engine import Engine
from conformance.steps import expect
from conformance.steps.step_actions import choose_in
from conformance.steps.world import ScenarioFault, StepFailure, World
from tests.conformance.runner.helpers import spec

GIFT = {"do": "give", "to": "Bob", "coins": 1}


@pytest.fixture
def engine() -> Iterator[Engine]:
    engine = connect(spec())
    yield engine
    engine.close()


@pytest.fixture
def world(engine: Engine) -> World:
    """Return a world in which Ann has 3 coins and Bob 2, with nothing sent yet."""
    world = World(engine, "toy", "one")
    world.building.add_seat("Ann", coins=3)
    world.building.add_seat("Bob", coins=2)
    return world


def coins(world: World, seat: str = "Ann") -> int:
    found: int = world.places.read(world.after(), ("seats", seat, "coins"))
    return found


def test_position_is_sent_once_when_first_needed(world: World, engine: Engine) -> None:
    world.begin("given")
    world.building.add(("seats", "Ann", "cards"), ["Penny"])
    engine.transcript()
    world.begin("when")
    world.choose("Ann", GIFT)
    world.begin("then")
    assert world.after()["seats"][0] == {"name": "Ann", "coins": 2, "cards": ["Penny"]}
    sent = [entry["text"] for entry in engine.transcript() if entry["direction"] == "sent"]
    assert [next(m for m in ("setup", "choose", "observe") if f'"{m}"' in text) for text in sent] == [
        "setup", "observe", "choose", "observe",
    ]  # fmt: skip


def test_observation_is_requested_once_between_choices(world: World, engine: Engine) -> None:
    first = world.after()
    assert world.after() is first
    world.choose("Ann", GIFT)
    assert world.after() is not first
    assert world.seen_by("Bob")["seats"][1]["coins"] == 3


def test_position_cannot_change_after_play_starts(world: World) -> None:
    world.begin("then")
    with pytest.raises(ScenarioFault, match="the game has begun"):
        world.building.put(("seats", "Ann", "coins"), 5)
    with pytest.raises(ScenarioFault, match="the game has begun"):
        world.begin("given")


def test_before_is_the_state_before_the_whens(world: World) -> None:
    world.begin("when")
    world.choose("Ann", GIFT)
    world.begin("when")
    world.choose("Ann", GIFT)
    world.begin("then")
    assert world.before["seats"][0]["coins"] == 3
    assert len(world.events) == 2
    world.begin("when")
    world.choose("Ann", GIFT)
    assert world.before["seats"][0]["coins"] == 1
    assert len(world.events) == 1


def test_statements_are_remembered_until_the_next_step(world: World) -> None:
    world.begin("then")
    world.expect(expect.be("seats/Ann/coins", 3))
    with pytest.raises(StepFailure):
        world.expect(expect.be("seats/Bob/coins", 3))
    world.expect_pending("Ann", "turn")
    assert [(each.comparison, each.path, each.value) for each in world.stated] == [
        ("is", ("seats", "Ann", "coins"), 3),
        ("is", ("seats", "Bob", "coins"), 3),
        ("is asked", (), {"seat": "Ann", "windows": ["turn"]}),
    ]
    world.begin("then")
    assert world.stated == []


def test_missing_value_is_described(world: World) -> None:
    for path, message in {
        "seats/Ann/hats": "the engine does not report the hats of Ann: there is no 'hats' in 'Ann'",
        "seats/Cat/coins": "the engine does not report the coins of Cat: there is no 'Cat' among the seats",
        "combat/round": r"there is no combat now; Ann decides now \(turn\)",
        "outcome/winner": r"there is no outcome now; Ann decides now \(turn\)",
    }.items():
        with pytest.raises(StepFailure, match=message):
            world.expect(expect.be(path, 1))
    world.expect(expect.be("seats/Ann/hats", 0, default=0))
    with pytest.raises(StepFailure, match="there is no combat now"):
        world.expect(expect.be("combat/round", 0, default=0))


def test_open_decision_belongs_to_a_seat(world: World) -> None:
    assert world.expect_pending("Ann", "turn").seat == "Ann"
    with pytest.raises(StepFailure, match="not now: Ann decides"):
        world.expect_pending("Bob")
    with pytest.raises(StepFailure) as failure:
        world.expect_pending("Ann", "answer", "bid")
    assert failure.value.expected == {"seat": "Ann", "window": "answer or bid"}


def test_choice_names_its_decision_windows(world: World) -> None:
    with pytest.raises(StepFailure, match="Ann is not being asked in the window 'answer' or 'bid'"):
        choose_in(world, "Ann", GIFT, ["answer", "bid"])
    choose_in(world, "Ann", GIFT, ["answer", "turn"])
    assert coins(world) == 2


def test_mention_lasts_until_something_happens(world: World) -> None:
    world.choose("Ann", {"do": "ask", "of": "Bob"})
    world.expect_pending("Bob")
    world.finish()
    world.choose("Bob", {"do": "pass"})
    world.choose("Ann", {"do": "ask", "of": "Bob"})
    with pytest.raises(StepFailure, match="left open"):
        world.finish()


def test_refusal_keeps_the_mention(world: World) -> None:
    world.choose("Ann", {"do": "ask", "of": "Bob"})
    world.expect_pending("Bob")
    assert world.refused("Ann", GIFT).rule == "toy.gift.held"
    world.finish()


def test_options_need_an_engine_that_lists_them() -> None:
    plain = connect(spec("Plain"))
    world = World(plain, "toy", "one")
    world.building.add_seat("Ann", coins=1)
    with pytest.raises(Unsupported, match="options"):
        world.options()
    plain.close()


def test_refused_position_is_identified_by_its_problem(engine: Engine) -> None:
    world = World(engine, "toy", "one")
    world.building.add_seat("Ann", coins=-1)
    world.begin("then")
    with pytest.raises(StepFailure, match="refuses the position: negative"):
        world.finish()
    world.expect(expect.be("problem", "negative"))
    world.finish()
    accepted = World(engine, "toy", "one")
    accepted.building.add_seat("Ann", coins=1)
    with pytest.raises(StepFailure, match="the problem: expected 'negative', found None"):
        accepted.expect(expect.be("problem", "negative"))
