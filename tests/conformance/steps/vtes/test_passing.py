"""Steps in which players pass, for every seat that is asked and no longer than the step says."""

from __future__ import annotations

import pytest

from conformance.protocol.messages import Turnpoint
from conformance.steps.passing import AT_MOST
from conformance.steps.world import StepFailure
from tests.conformance.steps.scripted import asks, over
from tests.conformance.steps.vtes.stage import Play

PHASE = asks("Sarah", "minion")
BLOCK = [asks("Sarah", "no-block"), asks("Alexis", "no-block"), asks("Ines", "no-block")]
AFTER = [asks("Sarah", "blocks-declined"), asks("Alexis", "blocks-declined")]


def passes(*script: Turnpoint, step: str) -> list[str]:
    """Return the seats that passed in a step, which must use up the script."""
    play = Play(*script).when(step)
    assert play.engine.script == []
    assert all(choice == {"do": "pass"} for _, choice in play.engine.sent)
    return [seat for seat, _ in play.engine.sent]


@pytest.mark.parametrize(
    ("step", "script", "who"),
    [
        ("everyone passes", [*BLOCK, PHASE], ["Sarah", "Alexis", "Ines"]),
        ("everyone passes", [*BLOCK, AFTER[0]], ["Sarah", "Alexis", "Ines"]),
        ("everyone passes", [asks("Alexis", "block-attempt"), asks("Sarah", "strike", optional=False)], ["Alexis"]),
        ("everyone passes", [asks("Alexis", "block-attempt"), over("Sarah")], ["Alexis"]),
        ("nobody cancels the card", [asks("Alexis", "as-played"), asks("Tom", "as-played"), PHASE], ["Alexis", "Tom"]),
        ("nobody cancels the card", [PHASE], []),
        ("nobody blocks", [asks("Alexis", "as-announced"), *BLOCK, AFTER[0]], ["Alexis", "Sarah", "Alexis", "Ines"]),
        ("nobody blocks", [BLOCK[1], PHASE], ["Alexis"]),
        ("nobody responds", [*BLOCK, *AFTER, PHASE], ["Sarah", "Alexis", "Ines", "Sarah", "Alexis"]),
        ("nobody responds", [AFTER[1], asks("Sarah", "polling")], ["Alexis"]),
        (
            "neither maneuvers",
            [asks("Sarah", "before-range"), asks("Alexis", "range"), asks("Sarah", "strike")],
            ["Sarah", "Alexis"],
        ),
        ("nobody prevents damage", [asks("Sarah", "prevent"), asks("Alexis", "prevent"), PHASE], ["Sarah", "Alexis"]),
        ("neither takes additional strikes", [asks("Sarah", "additional-strikes"), PHASE], ["Sarah"]),
        ("neither presses", [asks("Sarah", "press"), asks("Alexis", "press"), PHASE], ["Sarah", "Alexis"]),
        (
            "everyone passes until Alexis's unlock phase",
            [PHASE, asks("Sarah", "influence"), asks("Sarah", "discard"), asks("Alexis", "unlock")],
            ["Sarah"] * 3,
        ),
        (
            "everyone passes until Sarah's minion phase",
            [PHASE, asks("Sarah", "influence"), asks("Alexis", "minion"), PHASE],
            ["Sarah", "Sarah", "Alexis"],
        ),
    ],
)  # fmt: skip
def test_asked_seats_pass(step: str, script: list[Turnpoint], who: list[str]) -> None:
    assert passes(*script, step=step) == who


@pytest.mark.parametrize(
    ("step", "script", "message"),
    [
        ("everyone passes", [PHASE], "Sarah ends the minion phase"),
        ("everyone passes", [asks("Sarah", "strike", optional=False)], "must decide in the window 'strike'"),
        ("everyone passes", [over(None)], "the game is over"),
        ("nobody blocks", [PHASE], "nobody is asked about blocking"),
        ("nobody blocks", [asks("Alexis", "as-announced"), PHASE], "nobody is asked to block"),
        ("nobody blocks", [AFTER[0]], "nobody is asked about blocking"),
        ("nobody responds", [PHASE], "nobody is asked about the action"),
        ("nobody responds", [asks("Alexis", "block-attempt")], "nobody is asked about the action"),
        ("nobody responds", [BLOCK[0], asks("Alexis", "block-attempt")], "a block attempt has begun"),
        ("neither maneuvers", [asks("Sarah", "strike", optional=False)], "nobody is asked about maneuvers"),
        ("nobody prevents damage", [PHASE], "nobody is asked about preventing damage"),
        ("neither takes additional strikes", [PHASE], "nobody is asked about additional strikes"),
        ("neither presses", [PHASE], "nobody is asked about presses"),
        ("everyone passes", [asks("Sarah", "range")] * (AT_MOST + 1), f"after {AT_MOST} passes"),
        ("everyone passes until Alexis's unlock phase", [PHASE] * (AT_MOST + 1), f"after {AT_MOST} passes"),
        ("everyone passes until Alexis's unlock phase", [PHASE, over("Sarah")], "the game is over before that"),
        (
            "everyone passes until Alexis's unlock phase",
            [PHASE, asks("Sarah", "discard-down", optional=False)],
            "must decide in the window 'discard-down'",
        ),
    ],
)
def test_passing_fails_at_another_kind_of_decision(step: str, script: list[Turnpoint], message: str) -> None:
    with pytest.raises(StepFailure, match=message):
        Play(*script).when(step)
