"""Whens in which several seats pass. Each names the decision, and no other kind is passed."""

from __future__ import annotations

from conformance.steps.expect import Expectation
from conformance.steps.passing import AT_MOST, let_go
from conformance.steps.step_actions import do
from conformance.steps.vtes.words import when
from conformance.steps.world import World

PHASES = ("unlock", "master", "minion", "influence", "discard")
ACTION = ("as-played", "as-announced", "no-block", "blocks-declined", "before-success", "after-resolution")
"""Windows of an action while no block attempt is in progress."""
BLOCK, COMBAT = ["block"], ["combat"]


@when("everyone passes", "everyone passes")
def everyone_passes(world: World) -> None:
    """Everybody who has a decision passes until the present window closes. End a phase by name instead."""
    pending = world.pending
    if pending is None:
        world.fail("nobody has a decision: the game is over")
    if pending.window in PHASES:
        world.fail(f"a phase is open; end it by name, with '{pending.seat} ends the {pending.window} phase'")
    let_go(world, (pending.window,), f"the window {pending.window!r}", request_fields={"windows": (), "phases": PHASES})


@when("everyone passes until {seat}'s {phase} phase", "everyone passes until Alexis's unlock phase")
def everyone_passes_until(world: World, seat: str, phase: str) -> None:
    """Everybody who has a decision passes, even in phases, until that player decides in that phase.

    At least one passes.
    """
    until = {"seat": seat, "window": phase}
    with world.script.ask("pass", {"choice": {"do": "pass"}}, until=until):
        pass_until(world, seat, phase)


def pass_until(world: World, seat: str, phase: str) -> None:
    """Pass for every seat until `seat` decides in that phase."""
    for _ in range(AT_MOST):
        pending = world.pending
        if pending is None:
            world.fail("the game is over before that")
        if not pending.optional:
            world.fail(
                f"{pending.seat} must decide in the window {pending.window!r} and cannot pass", actual=pending.window
            )
        world.choose(pending.seat, {"do": "pass"})
        pending = world.pending
        if pending is not None and pending.window == phase and pending.seat == seat:
            return
    world.fail(f"after {AT_MOST} passes {seat} does not decide in the {phase} phase")


@when("nobody cancels the card", "nobody cancels the card")
def nobody_cancels(world: World) -> None:
    """Everybody who could cancel the card passes. It is no fault if nobody could."""
    with world.script.ask("pass", {"choice": {"do": "pass"}}, windows=("as-played",), least=0):
        if world.pending is not None and world.pending.window == "as-played":
            let_go(world, ("as-played",), "a card that is being played")


@when("nobody blocks", "nobody blocks", needs=BLOCK)
def nobody_blocks(world: World) -> None:
    """Everybody who may still block declines, and nobody plays anything before that.

    It ends when blocks are declined: at the decisions after that, or with the action resolved.
    """
    passed = let_go(
        world, ("as-played", "as-announced", "no-block"), "blocking", request_fields={"through": "no-block"}
    )
    if "no-block" not in passed:
        world.fail("nobody is asked to block; remove the step, or give someone a minion that could block")


@when("nobody responds", "nobody responds", needs=BLOCK)
def nobody_responds(world: World) -> None:
    """Nobody blocks, and nobody plays anything more, so the action resolves and ends."""
    let_go(world, ACTION, "the action")
    world.state(Expectation(comparison="is not asked", value={"windows": ["block-attempt"]}))
    if (pending := world.pending) is not None and pending.window == "block-attempt":
        world.fail("a block attempt has begun, although nobody declared one")


# fmt: off
when("neither maneuvers", "neither maneuvers",
     "Neither combatant plays anything before range is determined, nor maneuvers.",
     do(let_go, ("before-range", "range"), "maneuvers"), needs=COMBAT)
when("nobody prevents damage", "nobody prevents damage",
     "Nobody prevents any damage.", do(let_go, ("prevent",), "preventing damage"), needs=COMBAT)
when("neither takes additional strikes", "neither takes additional strikes",
     "Neither combatant gains another additional strike in this round.",
     do(let_go, ("additional-strikes",), "additional strikes"), needs=COMBAT)
when("neither presses", "neither presses",
     "Neither combatant presses.", do(let_go, ("press",), "presses"), needs=COMBAT)
# fmt: on
