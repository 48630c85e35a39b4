"""The JavaScript example engine, line by line: every method, every error, and its rules."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomli

ENGINE = Path(__file__).parents[3] / "examples" / "engines" / "ousting.mjs"
NODE = shutil.which("node")

if NODE is None:
    pytest.skip("Node is not installed: the example engine in JavaScript cannot run", allow_module_level=True)
if not ENGINE.exists():
    pytest.skip("the examples are not part of this distribution", allow_module_level=True)

JsonObject = dict[str, Any]

TABLE = ("Justine", "Lisa", "Richard", "Scott", "Steve")


class RefusedError(Exception):
    """Error response of the engine."""

    def __init__(self, error: JsonObject) -> None:
        super().__init__(error["message"])
        self.code: int = error["code"]
        self.data: JsonObject = error.get("data", {})


class Driver:
    """Process of the engine, with one method for each protocol method."""

    def __init__(self) -> None:
        assert NODE is not None
        self.process = subprocess.Popen(
            [NODE, str(ENGINE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.count = 0

    def say(self, line: str) -> JsonObject:
        """Send one raw line and read one line back."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer: JsonObject = json.loads(self.process.stdout.readline())
        assert answer["jsonrpc"] == "2.0"
        return answer

    def ask(self, method: str, **params: Any) -> Any:
        self.count += 1
        request = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}
        answer = self.say(json.dumps(request, ensure_ascii=False))
        assert answer["id"] == self.count
        if "error" in answer:
            raise RefusedError(answer["error"])
        return answer["result"]

    def setup(self, seats: list[JsonObject], **position: Any) -> JsonObject:
        answer: JsonObject = self.ask("setup", game="vtes", edition="v5", position={"seats": seats, **position})
        return answer

    def sit(self, *names: str, **position: Any) -> JsonObject:
        """Set up a table of Methuselahs with 10 pool each."""
        return self.setup([{"name": name, "pool": 10} for name in names], **position)

    def choose(self, seat: str, do: str, **fields: Any) -> JsonObject:
        answer: JsonObject = self.ask("choose", seat=seat, choice={"do": do, **fields})
        return answer

    def burn(self, **amounts: int) -> JsonObject:
        """Burn pool of several seats at once."""
        answer: JsonObject = self.ask("arrange", directive={"do": "burn-pool-together", "amounts": amounts})
        return answer

    def oust(self, name: str) -> JsonObject:
        answer: JsonObject = self.ask("arrange", directive={"do": "burn-pool", "seat": name, "amount": 100})
        return answer

    def observe(self, seat: str | None = None) -> JsonObject:
        position: JsonObject = self.ask("observe", seat=seat)["position"]
        return position

    def each(self, key: str) -> list[Any]:
        """Return one value of every seat, clockwise."""
        return [seat[key] for seat in self.observe()["seats"]]


def without_results(position: JsonObject) -> JsonObject:
    """Return an observation without the keys that only observations have."""
    left = {"transfers", "master_actions", "discard_actions"}
    return {
        **position,
        "turn": {key: value for key, value in position["turn"].items() if key not in left},
        "seats": [
            {key: value for key, value in seat.items() if key not in ("prey", "predator")} for seat in position["seats"]
        ],
    }


def names(turnpoint: JsonObject) -> list[str]:
    return [event["event"] for event in turnpoint["events"]]


@pytest.fixture(scope="module")
def engine() -> Iterator[Driver]:
    """Yield one process for all tests, as in a whole run."""
    driver = Driver()
    yield driver
    driver.process.kill()
    driver.process.wait()


def refusal(driver: Driver, method: str, **params: Any) -> RefusedError:
    with pytest.raises(RefusedError) as caught:
        driver.ask(method, **params)
    return caught.value


# The wire


def test_engine_describes_itself(engine: Driver) -> None:
    description = engine.ask("initialize", protocol=1, harness={"name": "test", "version": "0"})
    assert (description["protocol"], description["name"], description["language"]) == (1, "Ousting", "JavaScript")
    assert description["games"] == {
        "vtes": {
            "editions": ["v5", "web", "v5-2024", "classic"],
            "level": "play",
            "features": ["arrange", "ending", "unlock"],
            "cards": [],
        }
    }


def test_engine_ends_after_shutdown() -> None:
    engine = Driver()
    assert engine.ask("shutdown") is None
    assert engine.process.wait(timeout=10) == 0


def test_engine_ends_with_its_input() -> None:
    engine = Driver()
    assert engine.process.stdin is not None
    engine.process.stdin.close()
    assert engine.process.wait(timeout=10) == 0


@pytest.mark.parametrize(
    ("line", "code", "number"),
    [
        ("{", -32700, None),
        ("[]", -32600, None),
        ('{"jsonrpc": "2.0", "method": "initialize"}', -32600, None),
        ('{"jsonrpc": "2.0", "id": 7, "method": "fold"}', -32601, 7),
        ('{"jsonrpc": "2.0", "id": 7, "method": "constructor"}', -32601, 7),
        ('{"jsonrpc": "2.0", "id": 7, "method": "choose", "params": {"seat": "Lisa"}}', -32602, 7),
        ('{"jsonrpc": "2.0", "id": 7, "method": "arrange", "params": {}}', -32602, 7),
    ],
)
def test_bad_request_does_not_stop_the_engine(engine: Driver, line: str, code: int, number: int | None) -> None:
    answer = engine.say(line)
    assert (answer["error"]["code"], answer["id"]) == (code, number)
    assert engine.ask("initialize")["protocol"] == 1


def test_no_game_before_the_first_setup() -> None:
    engine = Driver()
    assert refusal(engine, "observe").code == -32602
    assert refusal(engine, "choose", seat="Ann", choice={"do": "pass"}).code == -32602
    engine.ask("shutdown")
    engine.process.wait(timeout=10)


def test_names_in_any_script_survive(engine: Driver) -> None:
    engine.sit("Žofie", "李\u2028小", "Søren")
    assert engine.each("name") == ["Žofie", "李\u2028小", "Søren"]


# Positions


def test_missing_fields_have_defaults(engine: Driver) -> None:
    turnpoint = engine.setup([{"name": "Lisa"}, {"name": "Scott", "ousted": True}, {"name": "Steve"}])
    assert turnpoint == {
        "pending": {"seat": "Lisa", "window": "minion", "optional": True}, "events": [], "outcome": None,
    }  # fmt: skip
    position = engine.observe()
    assert (position["game"], position["edition"], position["edge"]) == ("vtes", "v5", None)
    assert without_results(position)["turn"] == {"number": 10, "seat": "Lisa", "phase": "minion"}
    assert engine.each("pool") == [30, 0, 30]
    assert engine.each("victory_points") == [0, 0, 0]
    assert engine.each("hand") == engine.each("ready") == [[], [], []]


def test_observed_position_can_be_set_up(engine: Driver) -> None:
    engine.sit(*TABLE, edge="Lisa", turn={"number": 3, "seat": "Scott", "phase": "unlock"})
    engine.oust("Steve")
    before = engine.observe()
    engine.sit("Ann", "Ben")
    engine.ask("setup", game="vtes", edition="v5", position=without_results(before))
    assert engine.observe() == before == engine.observe("Lisa")


@pytest.mark.parametrize(
    ("seats", "position", "problem", "where"),
    [
        ([{"name": "A"}], {}, "too-few-seats", "seats"),
        ([{"name": name} for name in "ABCDEF"], {}, "too-many-seats", "seats"),
        ([{"name": "A"}, {"name": "B"}, {"name": "A"}], {}, "duplicate-seat", "seats[2].name"),
        ([{"name": "A"}, {"pool": 3}], {}, "missing-key", "seats[1].name"),
        ([{"name": "A"}, {"name": 3}], {}, "wrong-type", "seats[1].name"),
        ([{"name": "A"}, "B"], {}, "wrong-type", "seats[1]"),
        ([{"name": "A", "pool": -1}, {"name": "B"}], {}, "negative-counter", "seats[0].pool"),
        ([{"name": "A", "pool": 1.5}, {"name": "B"}], {}, "wrong-type", "seats[0].pool"),
        ([{"name": "A", "pool": 0}, {"name": "B"}], {}, "pool-without-counters", "seats[0].pool"),
        ([{"name": "A", "pool": 2, "ousted": True}, {"name": "B"}], {}, "ousted-with-pool", "seats[0].pool"),
        ([{"name": "A", "ousted": "no"}, {"name": "B"}], {}, "wrong-type", "seats[0].ousted"),
        ([{"name": "A", "ready": {}}, {"name": "B"}], {}, "wrong-type", "seats[0].ready"),
        ([{"name": "A", "score": 2}, {"name": "B"}], {}, "unknown-key", "seats[0].score"),
        ([{"name": "A"}, {"name": "B"}], {"bank": 3}, "unknown-key", "bank"),
        ([{"name": "A"}, {"name": "B"}], {"edge": "C"}, "unknown-seat", "edge"),
        ([{"name": "A"}, {"name": "B"}], {"turn": {"seat": "C"}}, "unknown-seat", "turn.seat"),
        ([{"name": "A"}, {"name": "B"}, {"name": "C", "ousted": True}], {"edge": "C"}, "unknown-seat", "edge"),
        ([{"name": "A", "ousted": True}, {"name": "B"}, {"name": "C"}], {}, "unknown-seat", "turn.seat"),
        ([{"name": "A"}, {"name": "B", "ousted": True}], {}, "too-few-seats", "seats"),
        ([{"name": "A"}, {"name": "B"}], {"turn": {"phase": "dusk"}}, "unknown-phase", "turn.phase"),
        ([{"name": "A"}, {"name": "B"}], {"game": "rivals"}, "unknown-game", "game"),
        ([{"name": "A"}, {"name": "B"}], {"edition": "v6"}, "unknown-edition", "edition"),
        ([{"name": "A"}, {"name": "B"}], {"edition": "classic"}, "unknown-edition", "edition"),
    ],
)
def test_position_fault_is_named(
    engine: Driver, seats: list[JsonObject], position: JsonObject, problem: str, where: str
) -> None:
    engine.sit("Ann", "Ben")
    with pytest.raises(RefusedError) as caught:
        engine.setup(seats, **position)
    assert caught.value.code == -32003
    assert (caught.value.data["problem"], caught.value.data["where"]) == (problem, where)
    assert caught.value.data["detail"]
    assert engine.each("name") == ["Ann", "Ben"], "a refused position leaves the game as it was"


def test_older_edition_allows_any_number_of_seats(engine: Driver) -> None:
    six = [{"name": name} for name in "ABCDEF"]
    engine.ask("setup", game="vtes", edition="classic", position={"seats": six})
    position = engine.ask("observe")["position"]
    assert (position["edition"], len(position["seats"])) == ("classic", 6)


def test_position_without_seats_is_refused(engine: Driver) -> None:
    assert refusal(engine, "setup", game="vtes", edition="v5", position={}).data["problem"] == "missing-key"
    assert refusal(engine, "setup", game="vtes", edition="v5").data["problem"] == "wrong-type"


@pytest.mark.parametrize(
    ("game", "edition", "seat", "expected"),
    [
        ("rivals", "v5", {}, {"what": "game", "name": "rivals"}),
        ("vtes", "first", {}, {"what": "edition", "name": "first"}),
        ("vtes", "v5", {"ready": [{"card": "Belinde", "blood": 2}]}, {"what": "card", "name": "Belinde"}),
        ("vtes", "v5", {"hand": ["Bonding"]}, {"what": "card", "name": "Bonding"}),
    ],
)
def test_unknown_features_are_unsupported(
    engine: Driver, game: str, edition: str, seat: JsonObject, expected: JsonObject
) -> None:
    seats = [{"name": "Ann"}, {"name": "Ben"} | seat]
    refused = refusal(engine, "setup", game=game, edition=edition, position={"seats": seats})
    assert (refused.code, refused.data) == (-32002, expected)


def test_unknown_directive_is_unsupported(engine: Driver) -> None:
    engine.sit("Ann", "Ben")
    refused = refusal(engine, "arrange", directive={"do": "inflict", "minion": "Belinde", "normal": 1})
    assert (refused.code, refused.data["what"]) == (-32002, "feature")
    for amount in (-1, 1.5, "two", None):
        directive = {"do": "burn-pool", "seat": "Ann", "amount": amount}
        assert refusal(engine, "arrange", directive=directive).code == -32602
    assert refusal(engine, "arrange", directive={"do": "burn-pool", "seat": "Cid", "amount": 1}).code == -32602
    together = {"do": "burn-pool-together", "amounts": {"Ann": 3, "Cid": 1}}
    assert refusal(engine, "arrange", directive=together).code == -32602
    assert engine.each("pool") == [10, 10], "a refused directive changes nothing"


# Turns and the Edge


def test_phases_skip_ousted_seats(engine: Driver) -> None:
    engine.setup(
        [{"name": "Ann"}, {"name": "Ben", "ousted": True}, {"name": "Cid"}], turn={"seat": "Ann", "phase": "unlock"}
    )
    walked = []
    for _ in range(10):
        position = engine.observe()
        walked.append((position["turn"]["seat"], position["turn"]["phase"], position["turn"]["number"]))
        engine.choose(position["turn"]["seat"], "pass")
    phases = ("unlock", "master", "minion", "influence", "discard")
    assert walked == [("Ann", phase, 10) for phase in phases] + [("Cid", phase, 11) for phase in phases]
    turn = engine.observe()["turn"]
    assert (turn["number"], turn["seat"], turn["phase"]) == (12, "Ann", "unlock")


def test_edge_gives_one_pool_in_the_unlock_phase(engine: Driver) -> None:
    engine.sit("Ann", "Ben", edge="Ann", turn={"seat": "Ann", "phase": "unlock"})
    turnpoint = engine.choose("Ann", "gain-from-edge")
    assert turnpoint["pending"] == {"seat": "Ann", "window": "unlock", "optional": True}
    assert [(event["event"], event["seat"], event["amount"]) for event in turnpoint["events"]] == [
        ("pool-gained", "Ann", 1)
    ]
    assert engine.each("pool") == [11, 10]
    again = refusal(engine, "choose", seat="Ann", choice={"do": "gain-from-edge"})
    assert (again.code, again.data["rule"]) == (-32001, "vtes.unlock-phase.edge-may-gain-one-pool")
    for _ in range(10):
        engine.choose(engine.observe()["turn"]["seat"], "pass")
    engine.choose("Ann", "gain-from-edge")
    assert engine.each("pool") == [12, 10]


@pytest.mark.parametrize(("holder", "phase"), [("Ann", "minion"), ("Ben", "unlock"), (None, "unlock")])
def test_edge_gives_nothing_otherwise(engine: Driver, holder: str | None, phase: str) -> None:
    engine.sit("Ann", "Ben", edge=holder, turn={"seat": "Ann", "phase": phase})
    refused = refusal(engine, "choose", seat="Ann", choice={"do": "gain-from-edge"})
    assert (refused.code, refused.data["rule"]) == (-32001, "vtes.unlock-phase.edge-may-gain-one-pool")
    assert refused.data["reason"]
    assert engine.each("pool") == [10, 10]


def test_illegal_choices_are_refused(engine: Driver) -> None:
    engine.sit("Ann", "Ben")
    refused = refusal(engine, "choose", seat="Ben", choice={"do": "pass"})
    assert (refused.code, refused.data["rule"]) == (-32001, "vtes.turn.clockwise")
    refused = refusal(engine, "choose", seat="Ann", choice={"do": "bleed", "minion": "Belinde", "target": "Ben"})
    assert (refused.code, refused.data["rule"]) == (-32001, "vtes.turn.five-phases-in-order")
    assert engine.observe()["turn"]["phase"] == "minion"


# Ousting


def test_seat_is_ousted_with_its_last_pool(engine: Driver) -> None:
    engine.sit("Ann", "Ben", "Cid")
    engine.burn(Ben=9)
    assert (engine.each("pool"), engine.each("ousted")) == ([10, 1, 10], [False, False, False])
    turnpoint = engine.burn(Ben=4)
    assert turnpoint["events"][0] == {"event": "pool-burned", "seat": "Ben", "amount": 1, "rules": []}
    assert (engine.each("pool"), engine.each("ousted")) == ([16, 0, 10], [False, True, False])
    assert engine.burn(Ben=4)["events"] == []


def test_ousting_changes_prey_and_predator(engine: Driver) -> None:
    engine.sit("Ann", "Ben", "Cid", "Dan")
    assert engine.each("prey") == ["Ben", "Cid", "Dan", "Ann"]
    assert engine.each("predator") == ["Dan", "Ann", "Ben", "Cid"]
    engine.oust("Ben")
    assert engine.each("prey") == ["Cid", None, "Dan", "Ann"]
    assert engine.each("predator") == ["Dan", None, "Ann", "Cid"]
    engine.burn(Cid=10, Dan=10)
    assert engine.each("prey") == engine.each("predator") == [None] * 4


@pytest.mark.parametrize(
    ("number", "phase", "left"),
    [
        (1, "influence", {"transfers": 1, "master_actions": 0, "discard_actions": 0}),
        (9, "influence", {"transfers": 4, "master_actions": 0, "discard_actions": 0}),
        (9, "master", {"transfers": 0, "master_actions": 1, "discard_actions": 0}),
        (9, "discard", {"transfers": 0, "master_actions": 0, "discard_actions": 1}),
    ],
)
def test_observation_shows_the_rest_of_a_phase(engine: Driver, number: int, phase: str, left: dict[str, int]) -> None:
    engine.sit("Ann", "Ben", turn={"number": number, "phase": phase})
    turn = engine.observe()["turn"]
    assert {key: turn[key] for key in left} == left


def test_five_methuselahs_play_to_the_end(engine: Driver) -> None:
    engine.sit(*TABLE, turn={"seat": "Justine"})
    for fallen, points, pool in (
        ("Steve", [0, 0, 0, 1, 0], [10, 10, 10, 16, 0]),
        ("Scott", [0, 0, 1, 1, 0], [10, 10, 16, 0, 0]),
        ("Lisa", [1, 0, 1, 1, 0], [16, 0, 16, 0, 0]),
    ):
        turnpoint = engine.oust(fallen)
        assert (engine.each("victory_points"), engine.each("pool")) == (points, pool)
        assert turnpoint["outcome"] is None
        assert turnpoint["pending"]["seat"] == "Justine"
    turnpoint = engine.oust("Richard")
    assert turnpoint["pending"] is None
    assert turnpoint["outcome"] == {
        "winner": "Justine",
        "victory_points": {"Justine": 3, "Lisa": 0, "Richard": 1, "Scott": 1, "Steve": 0},
    }
    assert names(turnpoint) == ["pool-burned", "ousted", "victory-point", "pool-gained", "victory-point", "game-over"]
    refused = refusal(engine, "choose", seat="Justine", choice={"do": "pass"})
    assert (refused.code, refused.data["rule"]) == (-32001, "vtes.ending.game-goes-on-until-one-left")
    directive = {"do": "burn-pool", "seat": "Justine", "amount": 1}
    assert refusal(engine, "arrange", directive=directive).code == -32001


def test_seat_ousted_with_its_prey_gets_no_pool(engine: Driver) -> None:
    engine.sit("Ann", "Ben", "Cid", "Dan")
    engine.burn(Ben=10, Cid=10)
    assert engine.each("victory_points") == [1, 1, 0, 0]
    assert engine.each("pool") == [16, 0, 0, 10]


def test_pool_for_the_prey_saves_from_a_later_ousting(engine: Driver) -> None:
    engine.setup([{"name": "Ann", "pool": 5}, {"name": "Ben", "pool": 1}, {"name": "Cid", "pool": 1}])
    engine.oust("Cid")
    engine.burn(Ben=3)
    assert (engine.each("pool"), engine.each("victory_points")) == ([5, 4, 0], [0, 1, 0])


def test_last_two_ousted_together_leave_no_winner(engine: Driver) -> None:
    engine.sit("Ann", "Ben")
    turnpoint = engine.burn(Ann=10, Ben=10)
    assert turnpoint["outcome"] == {"winner": None, "victory_points": {"Ann": 1, "Ben": 1}}
    assert engine.each("pool") == [0, 0]


def test_survivor_may_tie_and_ousted_seat_may_win(engine: Driver) -> None:
    for before, winner in ((2, None), (3, "Cid"), (1, "Ann")):
        engine.setup([{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid", "ousted": True, "victory_points": before}])
        assert engine.oust("Ben")["outcome"]["winner"] == winner


def test_edge_of_an_ousted_seat_is_released(engine: Driver) -> None:
    engine.sit("Ann", "Ben", "Cid", edge="Ben")
    assert "edge-taken" not in names(engine.oust("Cid"))
    engine.sit("Ann", "Ben", "Cid", edge="Ben")
    assert "edge-taken" in names(engine.oust("Ben"))
    assert engine.observe()["edge"] is None


def test_turn_of_an_ousted_seat_ends_at_once(engine: Driver) -> None:
    engine.sit("Ann", "Ben", "Cid", "Dan", turn={"seat": "Ben", "phase": "minion"})
    turnpoint = engine.burn(Ben=10, Cid=10)
    assert turnpoint["pending"] == {"seat": "Dan", "window": "unlock", "optional": True}
    assert names(turnpoint)[-2:] == ["turn-began", "phase-began"]


def test_victory_points_add_up_to_the_seats(engine: Driver) -> None:
    rng = random.Random(1)
    for _ in range(100):
        players = [chr(65 + at) for at in range(rng.randint(2, 5))]
        engine.setup([{"name": name, "pool": rng.randint(1, 4)} for name in players])
        outcome = None
        while outcome is None:
            hit = rng.sample(players, rng.randint(1, len(players)))
            outcome = engine.burn(**{name: rng.randint(0, 6) for name in hit})["outcome"]
        points = outcome["victory_points"]
        assert sum(points.values()) == len(players)
        best = max(points.values())
        assert [name for name in players if points[name] == best] == [outcome["winner"]] or outcome["winner"] is None


def test_cited_rules_are_in_the_catalogue(engine: Driver) -> None:
    known: set[str] = set()
    for path in (ENGINE.parent.parent.parent / "scenarios" / "rules").glob("vtes*.toml"):
        known.update(rule["id"] for rule in tomli.loads(path.read_text(encoding="utf-8")).get("rule", []))
    named = set(re.findall(r'"(vtes\.[a-z0-9.-]+)"', ENGINE.read_text(encoding="utf-8")))
    assert len(named) > 5
    assert named <= known
