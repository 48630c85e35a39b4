"""The world by itself, before the toy engine: building, deciding, asserting."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conformance.adapters import Unsupported, connect
from conformance.protocol.engine import Engine
from conformance.vocabulary.world import ScenarioFault, StepFailure, World
from tests.conformance.runner.helpers import spec

GIFT = {"do": "give", "to": "Bob", "coins": 1}


@pytest.fixture
def engine() -> Iterator[Engine]:
    engine = connect(spec())
    yield engine
    engine.close()


@pytest.fixture
def world(engine: Engine) -> World:
    """Ann with 3 coins before Bob with 2; nothing sent yet."""
    world = World(engine, "toy", "one")
    world.add_seat("Ann", coins=3)
    world.add_seat("Bob", coins=2)
    return world


def test_the_position_is_sent_once_at_the_first_need(world: World, engine: Engine) -> None:
    world.begin("given")
    world.put("Ann", "cards", "Penny")
    engine.transcript()
    world.begin("when")
    world.choose("Ann", GIFT)
    world.begin("then")
    assert world.seat_after("Ann") == {"name": "Ann", "coins": 2, "cards": ["Penny"]}
    sent = [entry["text"] for entry in engine.transcript() if entry["direction"] == "sent"]
    assert [next(m for m in ("setup", "choose", "observe") if f'"{m}"' in text) for text in sent] == [
        "setup", "observe", "choose", "observe",
    ]  # fmt: skip


def test_an_observation_is_asked_once_between_requests(world: World, engine: Engine) -> None:
    first = world.after()
    assert world.after() is first
    world.choose("Ann", GIFT)
    assert world.after() is not first
    assert world.seen_by("Bob")["seats"][1]["coins"] == 3


def test_building_has_faults_of_its_own(world: World) -> None:
    with pytest.raises(ScenarioFault, match="Ann already sits"):
        world.add_seat("Ann")
    with pytest.raises(ScenarioFault, match="no Cat at the table: there are Ann, Bob"):
        world.put("Cat", "cards", "Penny")
    world.begin("then")
    with pytest.raises(ScenarioFault, match="already played"):
        world.building("Ann")


def test_before_is_the_state_before_the_run_of_whens(world: World) -> None:
    world.begin("when")
    world.choose("Ann", GIFT)
    world.begin("when")
    world.choose("Ann", GIFT)
    world.begin("then")
    assert world.seat_before("Ann")["coins"] == 3
    assert len(world.events) == 2
    world.begin("when")
    world.choose("Ann", GIFT)
    assert world.seat_before("Ann")["coins"] == 1
    assert len(world.events) == 1


def test_events_by_name_and_fields(world: World) -> None:
    world.begin("when")
    world.choose("Ann", GIFT)
    assert world.expect_event("coins-given", target="Bob")["amount"] == 1
    assert world.happened("coins-given", target="Ann") == []
    world.expect_no_event("coins-given", target="Ann")
    with pytest.raises(StepFailure, match="coins-given did not happen"):
        world.expect_event("coins-given", target="Ann")
    with pytest.raises(StepFailure, match="coins-given happened"):
        world.expect_no_event("coins-given")


def test_comparisons_say_what_differs(world: World) -> None:
    world.expect("x", 1, 1)
    world.expect_same("x", [{"a": 1}, {"b": 2}], [{"b": 2}, {"a": 1}])
    with pytest.raises(StepFailure, match="the pool: expected 2, found 1"):
        world.expect("the pool", 1, 2)
    with pytest.raises(StepFailure, match=r"the hand: missing \['b'\], unexpected \['c'\]"):
        world.expect_same("the hand", ["a", "c"], ["a", "b"])
    with pytest.raises(StepFailure, match="missing"):
        world.expect_same("as often", ["a"], ["a", "a"])


def test_whose_decision_is_open(world: World) -> None:
    assert world.expect_pending("Ann", "turn").seat == "Ann"
    with pytest.raises(StepFailure, match="it is for Ann to decide"):
        world.expect_pending("Bob")
    with pytest.raises(StepFailure) as failure:
        world.expect_pending("Ann", "answer", "bid")
    assert failure.value.expected == {"seat": "Ann", "window": "answer or bid"}


def test_a_mention_holds_only_until_something_happens(world: World) -> None:
    world.choose("Ann", {"do": "ask", "of": "Bob"})
    world.expect_pending("Bob")
    world.finish()
    world.choose("Bob", {"do": "pass"})
    world.choose("Ann", {"do": "ask", "of": "Bob"})
    with pytest.raises(StepFailure, match="left open"):
        world.finish()


def test_a_refusal_keeps_the_mention(world: World) -> None:
    world.choose("Ann", {"do": "ask", "of": "Bob"})
    world.expect_pending("Bob")
    assert world.refused("Ann", GIFT).rule == "toy.gift.held"
    world.finish()


def test_a_seat_that_the_engine_forgets_is_its_failure(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world.engine, "observe", lambda seat: {"seats": [{"name": "Ann"}]})
    with pytest.raises(StepFailure, match="the engine's position has no seat Bob"):
        world.seat_after("Bob")
    with pytest.raises(ScenarioFault, match="no Cat at the table"):
        world.seat_after("Cat")


def test_options_need_an_engine_that_lists_them() -> None:
    plain = connect(spec("Plain"))
    world = World(plain, "toy", "one")
    world.add_seat("Ann", coins=1)
    with pytest.raises(Unsupported, match="options"):
        world.options()
    plain.close()


def test_a_refused_position_is_told_by_its_problem(engine: Engine) -> None:
    world = World(engine, "toy", "one")
    world.add_seat("Ann", coins=-1)
    world.begin("then")
    with pytest.raises(StepFailure, match="refuses the position: negative"):
        world.finish()
    assert world.position_refused().problem == "negative"
    world.finish()
    accepted = World(engine, "toy", "one")
    accepted.add_seat("Ann", coins=1)
    with pytest.raises(StepFailure, match="the engine accepts the position"):
        accepted.position_refused()
