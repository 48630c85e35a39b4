"""Sessions and records: choices in, events out, and replays of what was recorded."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import Decision, IllegalChoice
from reference_engine.kernel.game_records import BadRecord, annotate, dump, replay
from reference_engine.kernel.session import Session, draw
from tests.engine.kernel.pebbles import PebbleRules, Take, Win

RULES = PebbleRules()


def session(seed: int | None = None, **position: Any) -> Session:
    return Session(RULES, RULES.start(position, "one"), seed)


def take(number: int) -> dict[str, Any]:
    return {"do": "take", "number": number}


class TestSessions:
    def test_turnpoint_has_decision_events_and_outcome(self) -> None:
        played = session(heap=2)
        options = [{"do": "pass"}, take(1), take(2)]
        assert played.turnpoint() == {
            "pending": {"seat": "Ann", "window": "take", "optional": True, "options": options},
            "events": [],
            "outcome": None,
        }
        played.choose("Ann", take(2))
        roll = [{"do": "win", "points": 1}, {"do": "win", "points": 3}]
        assert played.turnpoint() == {
            "pending": {"seat": "chance", "window": "roll", "optional": False, "options": roll},
            "events": [{"event": "taken", "seat": "Ann", "number": 2, "rules": ["pebbles.take.leaves-the-heap"]}],
            "outcome": None,
        }
        played.choose("chance", {"do": "win", "points": 3})
        assert played.turnpoint()["pending"] is None
        assert played.turnpoint()["outcome"] == {"winner": None, "victory_points": {"Ann": 3, "Bob": 0}}

    def test_seeded_chance_is_recorded_with_its_events(self) -> None:
        played = session(seed=1, heap=2)
        played.choose("Ann", take(2))
        assert [seat for seat, _ in played.record] == ["Ann", "chance"]
        assert [event["event"] for event in played.events] == ["taken", "won"]

    def test_seat_sees_events_without_secrets_of_others(self) -> None:
        played = session(seed=1, heap=2)
        played.choose("Ann", take(2))
        taken, won = played.events
        assert played.events_seen_by(Seat(0)) == [taken, won]
        assert played.events_seen_by(Seat(1)) == [taken, won | {"points": "?"}]
        with pytest.raises(IllegalChoice):
            played.choose("Bob", take(1))
        assert played.events_seen_by(Seat(1)) == [taken, won | {"points": "?"}]

    def test_outcome_depends_only_on_the_seed(self) -> None:
        def outcome(seed: int) -> Any:
            played = session(seed, heap=1)
            played.choose("Ann", take(1))
            return played.record[-1]

        assert outcome(5) == outcome(5)
        assert len({repr(outcome(seed)) for seed in range(20)}) == 2

    @pytest.mark.parametrize(
        ("seat", "choice", "reason"),
        [
            ("Zoe", take(1), "no player at this table is called 'Zoe'"),
            ("Ann", {"do": "jump"}, "there is no choice called 'jump'; known choices: pass, take, win"),
            ("Ann", {}, "there is no choice called None"),
            ("Ann", {"do": "take"}, "take: number: missing"),
            ("Ann", {"do": "take", "number": "two"}, "take: number: 'two' does not fit here"),
            ("Ann", {"do": "take", "number": 1, "hand": "left"}, "take: hand: unknown field; known fields: number"),
            ("Bob", take(1), "another player decides now"),
            ("Ann", take(4), "more than 3 pebbles"),
        ],
    )
    def test_refused_choice_has_a_reason_and_no_record(self, seat: str, choice: dict[str, Any], reason: str) -> None:
        played = session()
        before = played.turnpoint()
        with pytest.raises(IllegalChoice, match=reason):
            played.choose(seat, choice)
        assert played.record == []
        assert played.turnpoint() == before

    def test_directive_reports_events_and_keeps_the_decision(self) -> None:
        played = session(heaps=2)
        played.arrange({"do": "fill"})
        assert [event["event"] for event in played.events] == ["filled"]
        assert played.turnpoint()["pending"]["seat"] == "Ann"

    def test_citations_are_collected_on_request(self) -> None:
        traced = Session(RULES, RULES.start({}, "one"), trace=True)
        traced.choose("Ann", take(1))
        assert traced.cited == {"pebbles.take.one-to-three", "pebbles.take.leaves-the-heap", "pebbles.turn.passes"}
        assert session().cited == set()


class TestChance:
    def test_outcomes_are_as_frequent_as_their_weights(self) -> None:
        decision = Decision(CHANCE, "roll", [Win(1), Win(3)], [2, 1])
        chance = Random(0)
        drawn = Counter(draw(decision, chance) for _ in range(6000))
        assert drawn[Win(1)] == pytest.approx(4000, abs=150)

    def test_outcomes_without_weights_are_equally_likely(self) -> None:
        decision = Decision(CHANCE, "roll", [Take(1), Take(2), Take(3)])
        chance = Random(0)
        drawn = Counter(draw(decision, chance) for _ in range(6000))
        assert all(number == pytest.approx(2000, abs=150) for number in drawn.values())
        assert len(drawn) == 3

    def test_outcomes_of_weight_zero_are_never_drawn(self) -> None:
        decision = Decision(CHANCE, "roll", [Win(1), Win(3)], [0, 5])
        assert {draw(decision, Random(seed)) for seed in range(100)} == {Win(3)}


START = {"game": "pebbles", "edition": "one", "heap": 2}
GAMES: dict[str, Any] = {"pebbles": RULES}


def record(*lines: str, head: str | None = None) -> str:
    header = {"record": 1, "game": "pebbles", "edition": "one", "position": START}
    return "\n".join([json.dumps(header) if head is None else head, *lines])


ANN_TAKES = '{"seat": "Ann", "choice": {"do": "take", "number": 1}}'


class TestRecords:
    def test_record_replays_to_the_same_state_and_events(self) -> None:
        played = session(seed=3, heap=2)
        events = []
        for seat, number in (("Ann", 1), ("Bob", 1)):
            played.choose(seat, take(number))
            events += played.events
        again, same = replay(dump(played, START), GAMES)
        assert same == events
        assert again.record == played.record
        assert again.turnpoint()["outcome"] == played.turnpoint()["outcome"]

    def test_record_has_one_choice_per_line_in_plain_unicode(self) -> None:
        played = session(players=["Änne", "Bob"])
        played.choose("Änne", take(1))
        assert dump(played, START).splitlines()[1] == '{"seat": "Änne", "choice": {"do": "take", "number": 1}}'

    def test_empty_lines_are_skipped_but_counted(self) -> None:
        again, _ = replay(record("", ANN_TAKES, ""), GAMES)
        assert len(again.record) == 1
        with pytest.raises(BadRecord, match=r"^line 4: "):
            replay(record("", ANN_TAKES, ANN_TAKES), GAMES)

    def test_replay_checks_annotated_events(self) -> None:
        noted = annotate(record(ANN_TAKES), GAMES)
        events_of_lines = [json.loads(line)["events"] for line in noted.splitlines()]
        _, events = replay(noted, GAMES)
        assert events_of_lines[0] + events_of_lines[1] == events
        assert events_of_lines[1]
        for place, line in enumerate(noted.splitlines(), 1):
            entry = json.loads(line)
            for wrong in ([{"event": "rain"}, *entry["events"]], [*entry["events"], {"event": "rain"}]):
                lines = noted.splitlines()
                lines[place - 1] = json.dumps(entry | {"events": wrong})
                with pytest.raises(BadRecord, match=f"^line {place}: event .* was .*rain.*, but is now "):
                    replay("\n".join(lines), GAMES)

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            (
                record('{"seat": "Ann", "choice": {"do": "take", "number": 1}, "events": 7}'),
                "line 2: `events` must be a list",
            ),
            ("", "line 1: the record is empty; it must begin with a header"),
            (record(head="{"), r"line 1: not JSON \(.* at column 2\)"),
            (record(head="[]"), "line 1: expected an object"),
            (record(head="{}"), "line 1: the header needs `record` 1, a known `game`, and a `position`"),
            (record(head=json.dumps({"record": 2, "game": "pebbles", "position": START})), "line 1: the header needs"),
            (record(head=json.dumps({"record": 1, "game": "chess", "position": START})), "line 1: the header needs"),
            (record(head=json.dumps({"record": 1, "game": "pebbles"})), "line 1: the header needs"),
            (record("Ann takes 1"), "line 2: not JSON"),
            (record('"Ann"'), "line 2: expected an object"),
            (record(ANN_TAKES, '{"seat": "Bob"}'), "line 3: a choice needs `seat`, a name, and `choice`, an object"),
            (record('{"seat": 1, "choice": {"do": "pass"}}'), "line 2: a choice needs `seat`"),
            (record('{"seat": "Ann", "choice": {"do": "fly"}}'), "line 2: there is no choice called 'fly'"),
            (
                record('{"seat": "Bob", "choice": {"do": "pass"}}'),
                "line 2: another player decides now",
            ),
            (
                record(ANN_TAKES, '{"seat": "Bob", "choice": {"do": "take", "number": 4}}'),
                "line 3: nobody may take more",
            ),
        ],
    )
    def test_error_for_a_bad_record_names_the_line(self, text: str, message: str) -> None:
        with pytest.raises(BadRecord, match=f"^{message}"):
            replay(text, GAMES)

    def test_error_for_a_bad_position_names_the_line(self) -> None:
        head = json.dumps({"record": 1, "game": "pebbles", "position": {"heap": 0}})
        with pytest.raises(BadRecord, match="^line 1: empty-heap at heap"):
            replay(record(head=head), GAMES)
