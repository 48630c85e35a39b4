"""Campaigns in many processes, and campaigns interrupted at any moment."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from functools import partial
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen

import pytest

from conformance.fuzzing.campaign import Campaign
from conformance.fuzzing.campaign_player import PlayedGame
from conformance.fuzzing.resumable_campaign import FILE, GameEntry, Keeping, ReportedDivergence
from conformance.fuzzing.settings import CampaignSettings
from tests.conformance.fuzzing.fuzzing import fuzz, justicar, wrong_engine


def numbers(folder: Path) -> list[int]:
    """Return the numbers of the saved games."""
    return [json.loads(line)["number"] for line in (folder / FILE).read_text().splitlines()[1:]]


@pytest.fixture
def spread() -> None:
    pytest.importorskip("distributed", reason="distributed, of the extra `campaign`, is not installed")


@pytest.mark.usefixtures("spread")
def test_processes_share_games_and_the_campaign_continues(tmp_path: Path) -> None:
    game = ("--game", "vendetta")
    result, told = fuzz(tmp_path, "reference", *game, "--games", "60", "--workers", "2")
    assert (result.exit_code, told["games"], told["differences"]) == (0, 60, []), result.output
    assert sorted(numbers(tmp_path / "out")) == list(range(1, 61))
    result, more = fuzz(tmp_path, "reference", *game, "--games", "64")
    assert (result.exit_code, more["games"]) == (0, 64), result.output
    assert more["rules_reached"] >= told["rules_reached"]
    assert sorted(numbers(tmp_path / "out")) == list(range(1, 65))


@pytest.mark.usefixtures("spread")
def test_divergence_of_one_process_is_written_once(tmp_path: Path) -> None:
    engine = wrong_engine("rivals")
    result, told = fuzz(tmp_path, engine, "--game", "rivals", "--games", "50", "--workers", "2")
    assert result.exit_code == 1, result.output
    found = [Path(each["feature"]) for each in told["differences"]]
    assert len(set(found)) == len(found)
    assert justicar("case", str(found[0]), "--engine", engine).exit_code == 1
    assert justicar("case", str(found[0])).exit_code == 0
    page = (tmp_path / "out" / "campaign.html").read_text()
    assert found[0].name in page
    assert "When " in page


@pytest.mark.usefixtures("spread")
def test_campaign_ends_after_processes_keep_dying(tmp_path: Path) -> None:
    engine = "inprocess:tests.conformance.fuzzing.breaking:fatal"
    result, told = fuzz(tmp_path, engine, "--game", "vendetta", "--games", "200", "--workers", "1")
    assert (result.exit_code, told["games"]) == (3, 0)
    assert "no game was played: the worker processes died" in result.output
    assert "their worker died twice" in result.output


def test_campaign_needs_an_answering_scheduler(tmp_path: Path, spread: None) -> None:
    result, _ = fuzz(tmp_path, "reference", "--game", "vendetta", "--scheduler", "tcp://127.0.0.1:1")
    assert result.exit_code == 2
    assert "no scheduler answers at tcp://127.0.0.1:1" in result.output


def until_games(folder: Path, number: int, *arguments: str) -> Popen[str]:
    """Start a campaign in a process of its own, and wait until this many games are saved."""
    command = [sys.executable, "-m", "conformance", "fuzz", "--game", "vendetta", "--out", str(folder), *arguments]
    # if these tests run in the background, SIGINT may be ignored, and a child would inherit that
    heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    campaign = Popen(command, stdout=PIPE, stderr=STDOUT, text=True, start_new_session=True, preexec_fn=heeding)
    until = time.monotonic() + 60
    while time.monotonic() < until and not ((folder / FILE).exists() and len(numbers_so_far(folder)) >= number):
        time.sleep(0.01)
    return campaign


@pytest.mark.parametrize(("after", "spread_over"), [(1, ()), (7, ()), (20, ()), (1, ("--workers", "2"))])
def test_killed_campaign_continues_without_loss(
    after: int, spread_over: tuple[str, ...], tmp_path: Path, spread: None
) -> None:
    out = tmp_path / "out"
    with until_games(out, after, "--games", "10000", *spread_over) as campaign:
        campaign.send_signal(signal.SIGKILL)
    before = numbers_so_far(out)
    assert len(before) >= after
    most = max(before) + 3
    result, told = fuzz(tmp_path, "reference", "--game", "vendetta", "--games", str(most), *spread_over)
    assert result.exit_code == 0, result.output
    assert told["games"] == most
    assert numbers(out)[: len(before)] == before
    assert sorted(numbers(out)) == list(range(1, most + 1))


@pytest.mark.parametrize("spread_over", [(), ("--workers", "2")])
def test_interrupted_campaign_reports_what_is_saved(spread_over: tuple[str, ...], tmp_path: Path, spread: None) -> None:
    json_file = tmp_path / "told.json"
    options = ("--games", "10000", "--json", str(json_file), *spread_over)
    with until_games(tmp_path / "out", 5, *options) as campaign:
        os.killpg(campaign.pid, signal.SIGINT)  # as a terminal does: to all processes
        told, _ = campaign.communicate()
    assert campaign.returncode == 130, told
    kept = len(numbers(tmp_path / "out"))
    assert json.loads(json_file.read_text())["games"] == kept
    assert f"{kept} games, " in told
    assert "repeat the command with --out" in told
    assert "Traceback" not in told


def numbers_so_far(folder: Path) -> list[int]:
    """Return the numbers of the games that were saved completely."""
    whole = (folder / FILE).read_bytes().rpartition(b"\n")[0].splitlines()[1:]
    return [json.loads(line)["number"] for line in whole]


def test_shared_divergence_is_reported_once_and_counted_twice(tmp_path: Path) -> None:
    def game(number: int, name: str, again: str = "") -> PlayedGame:
        told = ReportedDivergence(
            feature=f"{name}.feature", rules=["vendetta.goal"], expected=1, actual=2, game="vendetta",
            manner=("state", "planning", "blood"), last="play", choices=1,
        )  # fmt: skip
        line = GameEntry(number=number, game="vendetta", seconds=0.0, difference=None if again else told, again=again)
        return PlayedGame(line=line, scenario="Feature: found", record="{}")

    campaign = Campaign(CampaignSettings(spec="reference", games={"vendetta": "base"}), tmp_path)
    with campaign:
        assert campaign.take(game(1, "first")) is not None
        assert campaign.take(game(2, "second")) is None
        assert campaign.take(game(3, "second", again="second")) is None
    assert [(told.name, told.times) for told in campaign.divergences] == [("first", 3)]


def test_interrupt_waits_until_a_game_is_saved_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Keeping.keep

    def keep_and_interrupt(self: Keeping, line: GameEntry) -> None:
        keep(self, line)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Keeping, "keep", keep_and_interrupt)
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        campaign = Campaign(CampaignSettings(spec="reference", games={"vendetta": "base"}), tmp_path)
        with campaign, pytest.raises(KeyboardInterrupt):
            campaign.take(PlayedGame(line=GameEntry(number=1, game="vendetta", seconds=0.0)))
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, heeded)
    assert numbers(tmp_path) == [1]
    assert campaign.games == 1
