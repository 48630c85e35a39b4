"""`justicar try` as a judge types it: a case of each game, and every kind of line that fails."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

import scenarios
from conformance.cli import main
from conformance.commands.line_input import Prompt
from tests.conformance.commands import dying_engine

PATIENCE_SECONDS = 20
"""Time limit for terminal output, in seconds."""
CASE = """Feature: At our table
  Scenario: Who may block?
    Given Sarah, Alexis and Ines sit clockwise
    And Sarah's Wauneka is ready and unlocked
    And Sarah holds Bonding
    And Alexis's Ayelech and Ines's Colette are ready and unlocked
    And Alexis's Belinde is ready and locked
    When Wauneka bleeds Alexis
"""


@pytest.fixture
def case(tmp_path: Path) -> Path:
    path = tmp_path / "own.feature"
    path.write_text(CASE, encoding="utf-8")
    return path


def justicar(*arguments: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(main, [str(each) for each in arguments], input=typed)


def output_of(result: Result) -> str:
    """Return the output on one line."""
    return " ".join(result.output.split())


def test_case_is_played_and_saved(case: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.feature"
    result = justicar("try", case, typed=f"why block with Belinde\n2\nback\n1\nbranches\nsave {kept}\nquit\n")
    assert result.exit_code == 0
    text = output_of(result)
    for part in (
        "Alexis to act: play a card, attempt to block, or decline.",
        "1 Alexis declines to block 2 Ayelech attempts to block",
        "“Belinde attempts to block” is not legal: ",
        "vtes.minion-phase.others-ready-unlocked-minions-may-block",
        "▸ Ayelech attempts to block",
        "Wauneka enters combat with Ayelech",
        "▸ Alexis declines to block",
        "Alexis burns 1 pool",
        "vtes.bleed.target-burns-pool-equal-to-amount",
        "2 from 1 with: Ayelech attempts to block ● 3 from 1 with: Alexis declines to block",
    ):
        assert part in text
    assert "Scenario: Who may block?" in kept.read_text(encoding="utf-8")
    again = justicar("case", kept)
    assert again.exit_code == 0, again.output
    assert "When Wauneka bleeds Alexis" in again.output
    assert "And Alexis declines to block" in again.output
    assert "And it is for Sarah to decide in the minion phase" in again.output


def test_vendetta_table_is_described_line_by_line(tmp_path: Path) -> None:
    kept = tmp_path / "kept.feature"
    typed = [
        "Louis (Brujah), Claudia (Tremere) and Armand (Ventrue) sit clockwise",
        "Given Louis holds Challenge and Hunt",
        "And Louis has 1 Blood",
        "Louis holds Earthshock",
        "back",
        "look",
        "begin",
        "Louis plays Challenge face down at Location 2",
        f"save {kept}",
    ]
    result = justicar("try", "--game", "vendetta", typed="\n".join(typed))
    assert result.exit_code == 0
    assert "Louis clan Brujah 1 blood" in output_of(result)
    assert "hand (2) Challenge, Hunt" in output_of(result)
    assert "▸ Louis plays Challenge face down at Location 2" in output_of(result)
    assert "Earthshock" not in kept.read_text(encoding="utf-8")
    assert justicar("case", kept).exit_code == 0


def test_rivals_position_is_saved_in_all_formats(tmp_path: Path) -> None:
    files = [tmp_path / f"kept.{kind}" for kind in ("feature", "jsonl", "json")]
    saves = "".join(f"save {file}\n" for file in files)
    begun = scenarios.ROOT / "positions/rivals-attack.toml"
    result = justicar("try", begun, typed=f"Jorge Guerrero attacks Lucky\nAna discards Awe for Intel\n{saves}")
    assert result.exit_code == 0
    assert justicar("case", files[0]).exit_code == 0
    assert justicar("replay", files[1]).exit_code == 0
    for file in files[1:]:
        again = justicar("try", file, typed="choices\n")
        assert again.exit_code == 0
        open_then = output_of(result).rpartition(" to act: ")[2].partition("try>")[0].strip()
        assert output_of(again).endswith(open_then)
    assert "Awe" not in output_of(justicar("try", files[1], "--at", "2", typed="line\n")).partition("try> line")[2]


def test_seat_sees_only_its_own_hand(case: Path) -> None:
    result = justicar("try", case, "--seat", "Alexis", typed="look Sarah\n")
    assert result.exit_code == 0
    mine, hers = output_of(result).split("seen by Sarah")
    assert "hand (1) ?" in mine
    assert "Bonding" not in mine
    assert "hand (1) Bonding" in hers
    result_of_ines = justicar("try", case, "--seat", "Ines", typed="")
    assert "Ayelech attempts to block" not in result_of_ines.output
    assert "no player called Tom: the players are Sarah, Alexis, Ines" in output_of(
        justicar("try", case, "--seat", "Tom")
    )


def test_suite_scenario_opens_at_a_step() -> None:
    result = justicar("try", "VTES-0301", "--at", "1", typed="")
    assert result.exit_code == 0
    assert "node 0" in result.output


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("9", "no choice 9: choose 1 to 2"),
        ("Wauneka dances", "no When step of 'vtes' matches 'Wauneka dances'"),
        ("ayelech attempt to block", "Did you mean 2, 'Ayelech attempts to block'?"),
        ("Wauneka hunts", "“Wauneka hunts” is not legal: "),
        ("go 99", "no node 99: the nodes are 0 to 1"),
        ("go there", "'there' is not a number"),
        ("back 7", "cannot go back 7: only 1 so far"),
        ("forward", "cannot go forward: no choice was made here yet"),
        ("begin", "the game has already started"),
        ("look Nobody", "no player called Nobody: the players are Sarah, Alexis, Ines"),
        ("rule vtes.nothing", "no rule has the id 'vtes.nothing'"),
        ("save kept.txt", "name the file: NAME.feature (a scenario)"),
        ("save /nowhere/kept.json", "cannot write /nowhere/kept.json"),
        ("why", "name a choice, as in"),
        ("why xyzzy", "no choice matches 'xyzzy'"),
    ],
)
def test_failed_line_says_why_and_changes_nothing(case: Path, line: str, message: str) -> None:
    result = justicar("try", case, typed=f"{line}\nline\n")
    assert message in output_of(result)
    assert "●" in result.output.splitlines()[-1]
    assert "Wauneka bleeds Alexis" in result.output.splitlines()[-1]
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("source", "content", "message"),
    [
        ("none.feature", None, "no such file"),
        ("none.json", None, "cannot read"),
        ("two.feature", CASE + "  Scenario: Another\n    When Sarah passes\n", "has 2 scenarios; choose one of"),
        ("odd.feature", CASE.replace("bleeds", "bites"), "line 8, When Wauneka bites Alexis: no When step of 'vtes'"),
        ("bad.json", '{"game": "vtes", "seats": 7}', "wrong-type at seats"),
        ("bad.json", '{"game": "chess", "seats": []}', "no game is called 'chess'"),
        ("bad.json", '{"format": 1, "start": {}}', "that is no table of Justicar: "),
        ("bad.jsonl", '{"game": "vtes"}', "line 1 needs `game` and `position`"),
        ("VTES-9999999", None, "no scenario has the id 'VTES-9999999'"),
    ],
)
def test_source_that_cannot_be_opened_is_wrong_usage(
    tmp_path: Path, source: str, content: str | None, message: str
) -> None:
    path = tmp_path / source
    if content is not None:
        path.write_text(content, encoding="utf-8")
    result = justicar("try", path if path.suffix else source)
    assert result.exit_code == 2
    assert message in output_of(result)


def test_unplayable_record_names_its_line(tmp_path: Path) -> None:
    record = tmp_path / "odd.jsonl"
    position = {"seats": [{"name": "Sarah", "ready": [{"card": "Wauneka"}]}, {"name": "Alexis"}]}
    head = {"record": 1, "game": "vtes", "edition": "v5", "position": position}
    odd = {"seat": "Sarah", "choice": {"do": "hunt", "minion": "Colette"}}
    record.write_text("".join(json.dumps(entry) + "\n" for entry in (head, odd)), encoding="utf-8")
    assert "line 2: Sarah cannot choose that: " in output_of(justicar("try", record))


def test_crashed_engine_restarts_at_the_same_node(case: Path) -> None:
    result = justicar("try", case, "--engine", f"python:{dying_engine.__name__}:make", typed="2\n1\n")
    assert "the engine failed: " in output_of(result)
    assert "restarted at node 1" in output_of(result)
    assert "Alexis burns" in output_of(result)


def test_prompt_completes_lines_and_names() -> None:
    prompt = Prompt(
        Console(), lambda: ["Wauneka bleeds Alexis", "why"], lambda: ["Wauneka", "Wake with Evening's Freshness"]
    )
    assert prompt.completions("w") == [("Wauneka bleeds Alexis", 1), ("why", 1)]
    assert prompt.completions("why wa") == [("Wauneka", 2), ("Wake with Evening's Freshness", 2)]
    assert prompt.completions("play Wake with Ev") == [("Wake with Evening's Freshness", 12)]


def test_table_is_shared_as_link_and_file(case: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    told_once = justicar("try", case, "--seat", "Alexis", typed=f"2\nlink\nlink {kept}\nlink kept.txt\n")
    assert "the file name must end in .json" in output_of(told_once)
    address = next(word for word in told_once.output.split() if word.startswith("a") and len(word) > 100)
    line = output_of(justicar("try", case, typed="2\nline\n")).rpartition("line ")[2]
    for source in (address, f"http://127.0.0.1:8000/table#t={address}", str(kept)):
        again = justicar("try", source, typed="line\n")
        assert again.exit_code == 0, again.output
        assert "Ayelech attempts to block" in output_of(again).rpartition("line")[2]
        assert "Bonding" not in again.output
    assert "Ayelech attempts to block" in line
    bent = justicar("try", address[:-9])
    assert bent.exit_code == 2
    assert "the link is cut off" in output_of(bent)


def test_terminal_completes_choices(case: Path) -> None:
    """On a real terminal, Tab completes a choice and end-of-file leaves."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "conformance", "try", str(case)]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "PROMPT_TOOLKIT_NO_CPR": "1"}
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    try:
        seen = until(ours, b"try>")
        os.write(ours, b"Ayel")
        seen += until(ours, b"attempts to block")
        os.write(ours, b"\t\r")
        seen += until(ours, b"enters combat") + until(ours, b"try>")
        os.write(ours, b"\x04")
        until(ours, None)
        assert process.wait(PATIENCE_SECONDS) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert "Alexis to act: " in seen.decode()


def until(terminal: int, wanted: bytes | None) -> bytes:
    """Read terminal output up to `wanted`, or to its end if `wanted` is None."""
    seen = b""
    while wanted is None or wanted not in seen:
        ready, _, _ = select.select([terminal], [], [], PATIENCE_SECONDS)
        assert ready, seen.decode(errors="replace")
        try:
            seen += os.read(terminal, 65_536)
        except OSError:  # the process closed the terminal
            assert wanted is None, seen.decode(errors="replace")
            return seen
    return seen
