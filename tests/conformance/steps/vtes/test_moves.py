"""Moves peculiar to VTES: typing mistakes, transfers, phases, open choices, and chance."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.steps.registry import Ambiguous, Unmatched
from conformance.steps.world import ScenarioFault, StepFailure
from tests.conformance.steps.scripted import asks, refuses
from tests.conformance.steps.vtes.moves import SEEN
from tests.conformance.steps.vtes.stage import Play

JsonObject = dict[str, Any]
RULE = "vtes.action.block.prey-before-predator"


@pytest.mark.parametrize("move", ["bleed", "hunts", "attempt a block"])
def test_refusal_of_an_unknown_move_matches_no_step(move: str) -> None:
    with pytest.raises((Unmatched, Ambiguous)):
        Play.game.vocabulary.resolve("then", f"Belinde cannot {move} because vtes.bleed.once")


def test_refusal_fails_for_a_missing_minion() -> None:
    with pytest.raises(StepFailure, match="Colette is not on the table"):
        Play(asks("Sarah", "minion"), refuses(), shown=SEEN).then(f"Colette cannot hunt because {RULE}")


def test_several_transfers_are_separate_choices() -> None:
    play = Play(*[asks("Sarah", "influence")] * 3, shown=SEEN).when("Sarah moves 2 pool to Alexa Draper")
    assert play.engine.sent == [("Sarah", {"do": "transfer", "vampire": "Alexa Draper"})] * 2


def test_declining_to_block_passes_only_while_blocks_are_open() -> None:
    with pytest.raises(StepFailure, match="not being asked in the window 'no-block'"):
        Play(asks("Alexis", "blocks-declined"), shown=SEEN).when("Alexis declines to block")


def test_phase_ends_only_in_its_own_window() -> None:
    play = Play(asks("Sarah", "minion"), asks("Sarah", "influence"), shown=SEEN).when("Sarah ends the minion phase")
    assert play.engine.sent == [("Sarah", {"do": "pass"})]
    with pytest.raises(StepFailure, match="not being asked in the window 'master'"):
        Play(asks("Sarah", "minion"), shown=SEEN).when("Sarah ends the master phase")


CHOICES = [
    {"do": "pass"},
    {"do": "hunt", "minion": "Belinde"},
    {"do": "bleed", "minion": "Belinde", "target": "Alexis"},
]
EXACTLY = "exactly these choices are open to Sarah:"


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        (["Ayelech attempts to block"], "is a choice of Alexis"),
        (["Belinde", "hunts"], "one sentence"),
        (["everyone passes"], "not the choice of one player"),
    ],
)
def test_row_must_be_one_sentence_of_that_player(row: list[str], fault: str) -> None:
    with pytest.raises(ScenarioFault, match=fault):
        Play(asks("Sarah", "minion", *CHOICES), shown=SEEN).step("then", EXACTLY, [row])


def test_chance_steps_name_the_outcome() -> None:
    play = Play(
        asks("chance", "draw", optional=False), asks("chance", "seating", optional=False),
        asks("chance", "first-methuselah", optional=False), asks("Sarah", "minion"),
    )  # fmt: skip
    play.when("chance draws Vessel", "chance seats Alexis", "chance makes Sarah the first Methuselah")
    assert play.engine.sent == [
        ("chance", {"do": "draw", "card": "Vessel"}),
        ("chance", {"do": "seat", "player": "Alexis"}),
        ("chance", {"do": "seat", "player": "Sarah"}),
    ]


def test_chance_seats_nobody_when_choosing_the_first_player() -> None:
    for text, window in (("seats Alexis", "first-methuselah"), ("makes Alexis the first Methuselah", "seating")):
        with pytest.raises(StepFailure):
            Play(asks("chance", window, optional=False)).when(f"chance {text}")
