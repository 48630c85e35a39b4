"""Long work of the tests that runs in many processes continues after being killed, and does nothing twice."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from subprocess import DEVNULL, Popen, run

import click
import msgspec
import pytest

pytest.importorskip("distributed", reason="distributed, of the extra `campaign`, is not installed")

from tests.distributed import Work
from tests.engine.battery import whole_games
from tests.engine.battery.subjects import subjects
from tests.engine.battery.whole_games import Games, Played
from tests.mutants import distributed
from tests.mutants.coverage import Imported
from tests.mutants.distributed import Batch, JudgedChange, judged_by
from tests.mutants.verdicts import Judging, card_changes


def lines(file: Path, kind: type[Played] | type[JudgedChange]) -> list[Played | JudgedChange]:
    """Return the complete lines."""
    whole = file.read_bytes().rpartition(b"\n")[0].splitlines()[1:] if file.exists() else []
    return [msgspec.json.decode(line, type=kind) for line in whole]


def test_whole_games_continue_after_being_killed(tmp_path: Path) -> None:
    out = tmp_path / "games.ndjson"
    command = [sys.executable, "-m", "tests.engine.battery", "--game", "vendetta", "--players", "3", "--workers", "1"]
    command += ["--out", str(out), "--games"]
    with Popen([*command, "100000"], stdout=DEVNULL, stderr=DEVNULL) as killed:
        until = time.monotonic() + 60
        while time.monotonic() < until and not lines(out, Played):
            time.sleep(0.01)
        killed.send_signal(signal.SIGKILL)
    before = lines(out, Played)
    assert before
    asked = len(before) + 15
    again = run([*command, str(asked)], capture_output=True, text=True, check=False)
    assert again.returncode == 0, again.stderr
    assert f"vendetta, 3 players: {asked:,} games" in again.stdout
    after = lines(out, Played)
    assert after[: len(before)] == before
    assert sorted(each.number for each in after if isinstance(each, Played)) == list(range(asked))


def test_faulty_game_is_reported_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    (subject,) = (each for each in subjects() if each.rules.NAME == "vendetta")
    monkeypatch.setattr(type(subject), "most_turns", 1)
    (played,) = whole_games.play(Games("vendetta", 3, (7,)))
    assert (played.key, played.decisions) == (("vendetta", 3, 7), 0)
    assert "the game is still going on in turn 2" in played.fault
    assert "for `justicar replay`" in played.fault


def test_judged_faulty_engines_are_not_judged_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    by = Judging(Imported("vendetta"))
    monkeypatch.setattr(distributed, "judging_of", lambda *_: by)
    distributed._judging.cache_clear()
    changes = [each for each in card_changes("vendetta") if each.name.startswith("cards/vendetta.toml:Bloody Fury")][:3]
    first, *others = changes
    asked: list[Batch] = []

    class Here:
        """Run tasks in this process."""

        def __init__(self, *_: object) -> None: ...

        def close(self) -> None: ...

        def run(self, function, draw, longest):  # type: ignore[no-untyped-def]
            while (task := draw()) is not None:
                asked.append(task)
                yield task, function(task)

    monkeypatch.setattr("tests.distributed.Spread", Here)
    out = tmp_path / "wrong.ndjson"
    with Work("wrong engines", JudgedChange, 1, None, out) as work:
        ((name, finding),) = judged_by(work, "vendetta", None, [first])
    assert (name, finding.refused) == (first.name, True)
    with out.open("ab") as file:
        file.write(b'{"game":"vendetta","edition":null,"chan')  # as a killed process leaves it
    with Work("wrong engines", JudgedChange, 1, None, out) as work:
        found = dict(judged_by(work, "vendetta", None, changes))
    assert found.keys() == {change.name for change in changes}
    assert [name for batch in asked[1:] for name in batch.changes] == [change.name for change in others]
    assert len(lines(out, JudgedChange)) == len(changes)
    distributed._judging.cache_clear()


def test_other_work_does_not_continue_a_file(tmp_path: Path) -> None:
    out = tmp_path / "file.ndjson"
    out.write_text('{"work":"whole random games","code":"another"}\n')
    with pytest.raises(click.UsageError, match="belongs to other work: code differs; choose another file with --out"):
        Work("whole random games", Played, 1, None, out)
    out.write_text("notes")
    with pytest.raises(click.UsageError, match="not a file of such work"):
        Work("whole random games", Played, 1, None, out)
    assert out.read_text() == "notes"
