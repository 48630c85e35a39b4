"""`justicar perft --engine` counts on both sides, and reports the branch where they diverge."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from conformance.cli import main
from scenarios import ROOT
from tests.conforming_variants.layers import (
    Honest,
    OptionsInAnyOrder,
    PlayOnly,
    Refusal,
    SettlesWhatIsForced,
    offered,
)


class NoHunting(Honest):
    """A faulty engine that lists no hunt of a vampire once another has bled."""

    bled = False

    def setup(self, params: dict[str, Any]) -> dict[str, Any]:
        self.bled = False
        return super().setup(params)

    def choose(self, params: dict[str, Any]) -> dict[str, Any]:
        self.bled = self.bled or params["choice"]["do"] == "bleed"
        turnpoint = super().choose(params)
        if self.bled and (pending := turnpoint["pending"]) is not None:
            pending["options"] = [each for each in pending["options"] if each["do"] != "hunt"]
        return turnpoint


POSITION = {
    "game": "vtes",
    "seats": [{"name": "Sarah", "ready": [{"card": "Sully"}, {"card": "Ashley", "blood": 1}]}, {"name": "Alexis"}],
}


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION))
    return str(path)


def counts(output: str) -> list[list[str]]:
    return [line.split() for line in output.splitlines() if line.strip()[:1].isdigit()]


def test_diverging_branch_is_reported(position: str) -> None:
    engine = offered("NoHunting", NoHunting)
    result = CliRunner().invoke(main, ["perft", position, "--depth", "3", "--engine", engine])
    assert result.exit_code == 1, result.output
    assert "First difference after:" in result.output
    after = result.output.partition("First difference after:")[2]
    assert '"do": "bleed"' in after
    assert '"do": "hunt"' in after


@pytest.mark.parametrize("layer", [OptionsInAnyOrder, SettlesWhatIsForced], ids=lambda layer: layer.__name__)
def test_conforming_variant_counts_like_the_reference(layer: type, position: str) -> None:
    alone = CliRunner().invoke(main, ["perft", position, "--depth", "3"])
    beside = CliRunner().invoke(main, ["perft", position, "--depth", "3", "--engine", offered(layer.__name__, layer)])
    assert (alone.exit_code, beside.exit_code) == (0, 0), beside.output
    assert counts(beside.output) == counts(alone.output)


@pytest.mark.parametrize(
    ("game", "file"),
    [("vtes", "minion-phase.toml"), ("vendetta", "vendetta-round.toml"), ("rivals", "rivals-turn.toml")],
)
def test_published_position_needs_no_file(game: str, file: str) -> None:
    assert (ROOT / "positions" / file).exists()
    result = CliRunner().invoke(main, ["perft", "--depth", "1", "--game", game, "--engine", "reference"])
    assert result.exit_code == 0, result.output
    assert file in result.output


def test_uncountable_position_is_rejected(position: str) -> None:
    without = CliRunner().invoke(main, ["perft", position, "--depth", "1", "--engine", offered("PlayOnly", PlayOnly)])
    assert (without.exit_code, "level play" in without.output) == (2, True)
    chess = CliRunner().invoke(main, ["perft", "--depth", "1", "--game", "chess"])
    assert (chess.exit_code, "chess" in chess.output) == (2, True)


class GivesUp(Honest):
    """Answers `unsupported` after the first choice, with a name that nobody declares."""

    name = "an unknown card"

    def choose(self, params: dict[str, Any]) -> dict[str, Any]:
        raise Refusal("unsupported", "no", {"what": "card", "name": self.name})


class BreaksItsWord(GivesUp):
    """Does so for a card that it declares."""

    name = "Sully"


def test_skipped_positions_do_not_acquit(position: str) -> None:
    engine = offered("GivesUp", GivesUp)
    result = CliRunner().invoke(main, ["perft", position, "--depth", "2", "--engine", engine])
    assert result.exit_code == 5, result.output
    assert "too little compared to tell" in result.output
    assert "the engine answered `unsupported`" in result.output


def test_unkept_declaration_is_a_difference(position: str) -> None:
    engine = offered("BreaksItsWord", BreaksItsWord)
    result = CliRunner().invoke(main, ["perft", position, "--depth", "2", "--engine", engine])
    assert result.exit_code == 1, result.output
    assert "unsupported; expected: it is declared" in result.output
