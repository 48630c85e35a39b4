"""The JavaScript example engine, judged by the suite and compared with the reference engine."""

from __future__ import annotations

import random
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import scenarios
from conformance.adapters import EngineSession, IllegalChoice, InvalidPosition, Unsupported, connect
from conformance.protocol.messages import Turnpoint
from conformance.runner.direct import run
from conformance.verdict.certificate import Basis, Certificate, Refusal, judge
from conformance.verdict.profiles import load_profiles
from conformance.verdict.results import Verdict
from scenarios.wire_types.vtes.positions import Observation
from tests.cases import suite_cases

ENGINE = Path(__file__).parents[3] / "examples" / "engines" / "ousting.mjs"
SPEC = f"stdio:node {shlex.quote(str(ENGINE))}"
TABLE = ("Justine", "Lisa", "Richard", "Scott", "Steve")

if shutil.which("node") is None:
    pytest.skip("Node is not installed: the example engine in JavaScript cannot run", allow_module_level=True)
if not ENGINE.exists():
    pytest.skip("the examples are not part of this distribution", allow_module_level=True)

JsonObject = dict[str, Any]


def certified(spec: str) -> Certificate | Refusal:
    """Return the suite's judgement of an engine on the end of a game."""
    profile = load_profiles(scenarios.ROOT / "profiles.toml")["vtes/ending"]
    cases = profile.select(suite_cases("vtes"))
    return judge(profile, cases, run(cases, spec), by=Basis("", ""))


def test_engine_is_certified_for_the_ending() -> None:
    judgement = certified(SPEC)
    assert isinstance(judgement, Certificate), judgement
    assert (judgement.engine, judgement.level, judgement.edition) == ("Ousting", "play", "v5")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("gainPool(game, predator, 6", "gainPool(game, predator, 5"),
        ("if (isIn(predator)) gainPool", "gainPool"),
        ("if (survivor) gainVictoryPoint", "if (false) gainVictoryPoint"),
        ("leaders.length === 1 ?", "leaders.length > 0 ?"),
        ("seats: [...seats].reverse() }, seat)", "seats }, seat)"),
    ],
)
def test_engine_without_a_rule_is_rejected(tmp_path: Path, right: str, wrong: str) -> None:
    source = ENGINE.read_text(encoding="utf-8")
    assert source.count(right) == 1
    mutant = tmp_path / "wrong.mjs"
    mutant.write_text(source.replace(right, wrong), encoding="utf-8")
    judgement = certified(f"stdio:node {shlex.quote(str(mutant))}")
    assert isinstance(judgement, Refusal)
    assert any("failed" in reason for reason in judgement.reasons)


def test_engine_with_a_malformed_event_is_rejected(tmp_path: Path) -> None:
    source, right = ENGINE.read_text(encoding="utf-8"), '"pool-burned", { seat: seat.name, amount: burned }'
    assert source.count(right) == 1
    mutant = tmp_path / "malformed.mjs"
    mutant.write_text(source.replace(right, '"pool-burned", { who: 7, amount: "x" }'), encoding="utf-8")
    [case] = [case for case in suite_cases("vtes") if case.id == "VTES-0500"]
    [result] = run([case], f"stdio:node {shlex.quote(str(mutant))}").cases
    assert result.verdict is Verdict.ERROR
    assert result.reason is not None
    assert '`arrange`: `result.events[0].amount`: expected integer, found "x"' in result.reason


@pytest.fixture
def session() -> Iterator[EngineSession]:
    """Yield the engine over stdio."""
    connected = connect(SPEC)
    yield connected
    connected.close()


def test_all_events_are_in_the_protocol_tables(session: EngineSession) -> None:
    seats = [{"name": name, "pool": 3} for name in TABLE]
    position = {"seats": seats, "edge": "Justine", "turn": {"phase": "unlock"}}
    events = session.setup("vtes", "v5", position).events
    events += session.choose("Justine", {"do": "gain-from-edge"}).events
    for phase in ("master", "minion", "influence", "discard", "unlock"):
        turnpoint = session.choose("Justine", {"do": "pass"})
        events += turnpoint.events
        assert turnpoint.pending is not None
        assert turnpoint.pending.window == phase
        assert not turnpoint.pending.forced
        msgspec.convert(session.observe(), Observation, strict=True)
    events += session.arrange({"do": "burn-pool-together", "amounts": {"Justine": 9, "Steve": 9}}).events
    events += session.arrange({"do": "burn-pool", "seat": "Lisa", "amount": 9}).events
    ended = session.arrange({"do": "burn-pool", "seat": "Scott", "amount": 99})
    events += ended.events
    assert ended.outcome is not None
    msgspec.convert(session.observe(), Observation, strict=True)
    assert {event["event"] for event in events} == {
        "pool-gained", "phase-began", "turn-began", "pool-burned", "ousted", "edge-taken", "victory-point", "game-over",
    }  # fmt: skip
    with pytest.raises(IllegalChoice) as illegal:
        session.choose("Richard", {"do": "pass"})
    assert illegal.value.rule == "vtes.ending.game-goes-on-until-one-left"
    with pytest.raises(Unsupported):
        session.setup("vtes", "v5", {"seats": [{"name": "Ann", "hand": ["Bonding"]}, {"name": "Ben"}]})
    with pytest.raises(InvalidPosition):
        session.setup("vtes", "v5", {"seats": []})


def seen(engine: EngineSession) -> JsonObject:
    """Return the part of an observation on which two engines must agree."""
    position = engine.observe()
    position.pop("continuation", None)
    return {"edge": None} | position


def happened(turnpoint: Turnpoint | None) -> list[str]:
    """Return the events as sorted text without rules, which engines may cite differently."""
    events = turnpoint.events if turnpoint else []
    return sorted(str([event.get(key) for key in ("event", "seat", "phase", "amount", "winner")]) for event in events)


def attempt(engine: EngineSession, seat: str | None, what: JsonObject) -> Turnpoint | None:
    """Make a seat's choice, or a directive if `seat` is None. Return None if it is refused."""
    try:
        return engine.arrange(what) if seat is None else engine.choose(seat, what)
    except IllegalChoice:
        return None


@pytest.mark.parametrize("seed", range(4))
def test_engine_plays_like_the_reference(session: EngineSession, seed: int) -> None:
    rng, reference, games_over = random.Random(seed), connect("reference"), 0
    for _ in range(25):
        players = list(TABLE[: rng.randint(2, 5)])
        position = {
            "seats": [{"name": name, "pool": rng.randint(1, 6)} for name in players],
            "turn": {"seat": rng.choice(players), "phase": rng.choice(["unlock", "master", "influence", "discard"])},
            "edge": rng.choice(players),
        }
        one, other = reference.setup("vtes", "v5", position), session.setup("vtes", "v5", position)
        for _ in range(60):
            assert seen(reference) == seen(session)
            assert one.outcome == other.outcome
            if one.pending is None:
                games_over += 1
                break
            assert other.pending is not None
            assert (one.pending.seat, one.pending.window) == (other.pending.seat, other.pending.window)
            hit = rng.sample(players, rng.randint(1, len(players)))
            moves: list[tuple[str | None, JsonObject]] = [
                (None, {"do": "burn-pool-together", "amounts": {name: rng.randint(0, 4) for name in hit}}),
                (rng.choice(players), {"do": "gain-from-edge"}),
                (rng.choice(players), {"do": "pass"}),
                (one.pending.seat, {"do": "pass"}),
                (one.pending.seat, {"do": "pass"}),
            ]
            seat, what = rng.choice(moves)
            answers = [attempt(engine, seat, what) for engine in (reference, session)]
            assert happened(answers[0]) == happened(answers[1])
            one, other = answers[0] or one, answers[1] or other
    assert games_over > 10
