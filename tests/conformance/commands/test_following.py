"""`justicar replay`: an engine plays a record, and the first difference is reported with its line."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from conformance.cli import main
from reference_engine import ReferenceEngine
from reference_engine.engine import annotate

POSITION = {
    "game": "vtes",
    "edition": "v5",
    "seats": [
        {"name": "Sarah", "ready": [{"card": "Sully"}], "hand": ["Bonding"]},
        {"name": "Alexis", "ready": [{"card": "Ayelech"}]},
    ],
}
CHOICES = [
    ("Sarah", {"do": "bleed", "minion": "Sully", "target": "Alexis"}),
    ("Sarah", {"do": "play", "card": "Bonding", "minion": "Sully", "level": "basic"}),
    ("Alexis", {"do": "pass"}),
    ("Sarah", {"do": "pass"}),
]


def test_record_of_another_edition_is_rejected(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_text(json.dumps({"record": 1, "game": "vtes", "edition": "v5", "position": POSITION}) + "\n", "utf-8")
    for edition in ("v5", "vtes/v5", "v5+impulse_order=prey-predator-rest"):
        assert CliRunner().invoke(main, ["replay", str(path), "--edition", edition]).exit_code == 0
    for edition, output in (
        ("classic", "line 1: the record is for vtes/v5, but --edition is classic; leave out --edition"),
        ("rivals/v5", "the record is for vtes/v5, but --edition is rivals/v5"),
        ("clasic", "no edition is called 'clasic'; did you mean classic?"),
    ):
        for more in ([], ["--annotate"]):
            result = CliRunner().invoke(main, ["replay", str(path), "--edition", edition, *more])
            assert result.exit_code == 2
            assert output in " ".join(result.stderr.split())


def converted(tmp_path: Path, entries: list[dict[str, Any]], edition: str, *more: str) -> Result:
    path = tmp_path / "record.jsonl"
    path.write_text("".join(f"{json.dumps(entry)}\n" for entry in entries), "utf-8")
    return CliRunner().invoke(main, ["replay", str(path), "--edition", edition, "--convert", *more])


def test_record_converts_to_another_edition_and_back(tmp_path: Path) -> None:
    entries = lines()
    there = converted(tmp_path, entries, "vtes/classic")
    assert there.exit_code == 0, there.output
    made = [json.loads(line) for line in there.stdout.splitlines()]
    assert (made[0]["edition"], made[0]["position"]["edition"]) == ("classic", "classic")
    assert [(each["seat"], each["choice"]) for each in made[1:]] == CHOICES
    assert made != entries
    assert "all 4 choices are legal in classic" in there.stderr
    back = converted(tmp_path, made, "v5")
    assert [json.loads(line) for line in back.stdout.splitlines()] == entries


def test_converted_record_ends_at_an_illegal_choice(tmp_path: Path) -> None:
    seat = {"name": "Sarah", "pool": 10, "uncontrolled": [{"card": "Ryan", "blood": 4}]}
    position = POSITION | {"turn": {"seat": "Sarah", "phase": "influence"}, "seats": [seat, {"name": "Alexis"}]}
    entries: list[dict[str, Any]] = [
        {"record": 1, "game": "vtes", "edition": "v5", "position": position},
        {"seat": "Sarah", "choice": {"do": "bring-out", "vampire": "Ryan"}},
        {"seat": "Sarah", "choice": {"do": "pass"}},
    ]
    found = converted(tmp_path, entries, "classic")
    assert found.exit_code == 1
    assert len(found.stdout.splitlines()) == 1
    output = found.stderr.splitlines()
    assert output[0].startswith("record.jsonl, line 1, after choice 0: the set-up: choices differ")
    assert 'line 2, after choice 1: Sarah chose {"do": "bring-out", "vampire": "Ryan"}: choice is illegal' in output[3]
    assert output[-1] == "cut off: 0 of 2 choices are legal in classic"


def test_wrong_conversion_is_wrong_usage(tmp_path: Path) -> None:
    for edition, more, output in (
        ("rivals/hunters-and-hunted", (), "line 1: the record is of vtes, but --edition names another game"),
        ("clasic", (), "no edition is called 'clasic'; did you mean classic?"),
        ("classic", ("--annotate",), "annotate the converted record"),
    ):
        found = converted(tmp_path, lines(), edition, *more)
        assert found.exit_code == 2
        assert output in " ".join(found.stderr.split())
    found = CliRunner().invoke(main, ["replay", str(tmp_path / "record.jsonl"), "--convert"])
    assert (found.exit_code, "name the edition" in found.stderr) == (2, True)


def lines() -> list[dict[str, Any]]:
    """Return the annotated record of a bleed."""
    entries: list[dict[str, Any]] = [{"record": 1, "game": "vtes", "edition": "v5", "position": POSITION}]
    entries += [{"seat": seat, "choice": choice} for seat, choice in CHOICES]
    return [json.loads(line) for line in annotate("\n".join(map(json.dumps, entries))).splitlines()]


def asking_more() -> ReferenceEngine:
    """Return an engine that also asks seats that can only pass."""

    class Asking(ReferenceEngine):
        waiting: dict[str, Any] | None = None

        def choose(self, params: dict[str, Any]) -> dict[str, Any]:
            if self.waiting is not None:
                held, self.waiting = self.waiting, None
                return held
            self.waiting = super().choose(params)
            pending = {"seat": "Alexis", "window": "no-block", "optional": True, "forced": True}
            pending["options"] = [{"do": "pass"}]
            events, self.waiting = self.waiting["events"], self.waiting | {"events": []}
            return {"pending": pending, "events": events, "outcome": None}

    return Asking()


def without_a_window() -> ReferenceEngine:
    """Return an engine whose decisions have no window."""

    class Windowless(ReferenceEngine):
        def choose(self, params: dict[str, Any]) -> dict[str, Any]:
            output = super().choose(params)
            del output["pending"]["window"]
            return output

    return Windowless()


def broken() -> ReferenceEngine:
    """Return an engine that crashes at the second choice."""

    class Crashing(ReferenceEngine):
        made = 0

        def choose(self, params: dict[str, Any]) -> dict[str, Any]:
            self.made += 1
            if self.made == 2:
                raise ZeroDivisionError
            return super().choose(params)

    return Crashing()


@pytest.fixture
def follow(tmp_path: Path) -> Any:
    def run(entries: list[dict[str, Any]], engine: str = "python:reference_engine:engine") -> Result:
        path = tmp_path / "game.jsonl"
        path.write_text("\n".join(json.dumps(entry) for entry in entries))
        return CliRunner().invoke(main, ["replay", str(path), "--engine", engine])

    return run


def test_engine_that_plays_the_record_the_same(follow: Any) -> None:
    compared = sum(len(entry["events"]) for entry in lines())
    for engine in ("python:reference_engine:engine", f"stdio:{shlex.quote(sys.executable)} -m conformance serve"):
        result = follow(lines(), engine)
        assert (result.exit_code, result.stdout) == (
            0,
            f"justicar-reference plays the record the same: 4 choices and {compared} events compared\n",
        )


def test_reference_replay_shows_choices_and_events(follow: Any) -> None:
    result = follow(lines(), "reference")
    assert result.exit_code == 0
    headings = [line for line in result.stdout.splitlines() if line[:5].strip()]
    assert headings == [
        "    2  Sully bleeds Alexis",
        "    3  Sully plays Bonding at basic",
        "    4  Alexis declines to block",
        "    5  Sarah ends the minion phase",
        "Sarah to act: spend transfers or end the influence phase.",
    ]
    assert "Alexis burns 2 pool" in result.stdout
    assert "vtes.bleed.target-burns-pool-equal-to-amount" in result.stdout


def test_illegal_choice_shows_rule_and_legal_choices(follow: Any) -> None:
    for engine in ("reference", "python:reference_engine:engine"):
        result = follow(changed(1, choice={"do": "bleed", "minion": "Ayelech", "target": "Alexis"}), engine)
        assert result.exit_code == 1
        assert "line 2 (Sarah: " in result.stdout
        assert "  choice: Sarah: bleed: minion Ayelech, target Alexis\n" in result.stdout
        assert "  rule: vtes." in result.stdout
        assert "  legal: Sarah ends the minion phase; Sully bleeds Alexis; Sully hunts" in result.stdout


def test_refused_position_is_reported_with_its_line(follow: Any) -> None:
    entries = lines()[:1]
    entries[0]["position"] = POSITION | {"turn": {"phase": "dusk"}}
    result = follow(entries, "reference")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "game.jsonl: line 1: unknown-phase at turn.phase" in " ".join(result.stderr.split())


def test_record_without_events_checks_choices_only(follow: Any) -> None:
    bare = [{key: value for key, value in entry.items() if key != "events"} for entry in lines()]
    assert "4 choices and 0 events compared" in follow(bare).stdout


def test_forced_passes_are_not_choices(follow: Any) -> None:
    assert follow(lines(), f"inprocess:{__name__}:asking_more").exit_code == 0


def test_malformed_answer_is_a_protocol_error(follow: Any) -> None:
    result = follow(lines(), f"inprocess:{__name__}:without_a_window")
    assert (result.exit_code, result.stdout) == (
        1,
        "protocol error: `choose`: `result.pending`: object missing required field `window`\n",
    )


def test_fields_beyond_the_protocol_are_ignored(follow: Any) -> None:
    entries = lines()
    for event in entries[1]["events"]:
        event |= {"mood": "grim", "rules": []}
    entries[1]["events"].append({"event": "thunder"})
    assert follow(entries).exit_code == 0


def changed(line: int, **fields: Any) -> list[dict[str, Any]]:
    entries = lines()
    entries[line] |= fields
    return entries


@pytest.mark.parametrize(
    ("entries", "output"),
    [
        (changed(3, seat="Sarah"), ["line 4 (Sarah: ", "another decision is open", "Alexis decides (no-b"]),
        (changed(1, choice={"do": "hunt", "minion": "Ayelech"}), ["line 2 (Sarah: ", "the choice is refused"]),
        (
            changed(3, events=[{"event": "pool-burned", "seat": "Alexis", "amount": 7}]),
            ["line 4 (Alexis: ", "event 1 differs", "record: ", "amount 7", "engine: ", "blocks-declined"],
        ),
        (changed(2, events=[]), ["line 3 (", "event 1 differs", "record: nothing"]),
        ([*lines(), *lines()[1:2]], ["line 6 (Sarah: ", "the choice is refused"]),
    ],
)
def test_first_difference_is_reported_with_its_line(follow: Any, entries: Any, output: list[str]) -> None:
    result = follow(entries)
    assert result.exit_code == 1, result.output
    for words in output:
        assert words in result.stdout


def test_crashed_engine_is_reported(follow: Any) -> None:
    result = follow(lines(), f"inprocess:{__name__}:broken")
    assert result.exit_code == 1
    assert "the engine failed: crashed" in result.stdout


@pytest.mark.parametrize(
    ("entries", "output"),
    [
        ([], "line 1: the record is empty; it needs a header"),
        ([{"record": 1, "game": "vtes"}], "line 1 needs `game` and `position`"),
        ([{"record": 1, "game": "chess", "edition": "v5", "position": {}}], "a `game` (vtes, vendetta"),
        (changed(2, seat=7), "line 3 needs `seat` and `choice`"),
        (changed(2, choice={"minion": "Ayelech"}), "line 3: the choice needs a text `do`"),
        (changed(2, choice={"do": 7}), "line 3: the choice needs a text `do`"),
        (changed(2, events={}), "line 3: `events` must be a list"),
    ],
)
def test_invalid_record_is_rejected_with_its_line(follow: Any, entries: Any, output: str) -> None:
    result = follow(entries)
    assert result.exit_code == 2
    assert output in result.stderr


def test_annotate_prints_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(json.dumps(entry) for entry in lines()))
    result = CliRunner().invoke(main, ["replay", str(path), "--annotate"])
    assert [json.loads(line) for line in result.stdout.splitlines()] == lines()
