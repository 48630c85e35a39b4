"""Whens in which several seats let something go by. Each says what; none passes over a decision of another kind."""

from __future__ import annotations

from conformance.steps.expect import Expectation
from conformance.steps.passing import AT_MOST, let_go
from conformance.steps.step_actions import do
from conformance.steps.vtes.words import when
from conformance.steps.world import World

PHASES = ("unlock", "master", "minion", "influence", "discard")
ACTION = ("as-played", "as-announced", "no-block", "blocks-declined", "before-success", "after-resolution")
"""The windows of an action while no block attempt is under way."""
BLOCK, COMBAT = ["block"], ["combat"]


@when("everyone passes", "everyone passes")
def everyone_passes(world: World) -> None:
    """Everybody who is asked passes until the window that is open now is over. A phase is ended by name instead."""
    pending = world.pending
    if pending is None:
        world.fail("nothing is open: the game is over")
    if pending.window in PHASES:
        world.fail(f"a phase is open: end it by name, with '{pending.seat} ends the {pending.window} phase'")
    let_go(world, (pending.window,), f"the window {pending.window!r}", asked={"windows": (), "phases": PHASES})


@when("everyone passes until {seat}'s {phase} phase", "everyone passes until Alexis's unlock phase")
def everyone_passes_until(world: World, seat: str, phase: str) -> None:
    """Everybody who is asked passes, phases included, until that player decides in that phase. At least one passes."""
    until = {"seat": seat, "window": phase}
    with world.script.ask("pass", {"choice": {"do": "pass"}}, until=until):
        pass_until(world, seat, phase)


def pass_until(world: World, seat: str, phase: str) -> None:
    """The same."""
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
    """Whoever is asked as a card is played lets it pass; and it is no fault if nobody is asked."""
    with world.script.ask("pass", {"choice": {"do": "pass"}}, windows=("as-played",), least=0):
        if world.pending is not None and world.pending.window == "as-played":
            let_go(world, ("as-played",), "a card that is being played")


@when("nobody blocks", "nobody blocks", needs=BLOCK)
def nobody_blocks(world: World) -> None:
    """Everybody who may still block declines, and nobody plays anything before that. It ends where blocks are declined:
    with the decisions after that, or with the action resolved."""
    passed = let_go(world, ("as-played", "as-announced", "no-block"), "blocking", asked={"through": "no-block"})
    if "no-block" not in passed:
        world.fail("nobody is asked to block: leave the step out, or give somebody a minion that could")


@when("nobody responds", "nobody responds", needs=BLOCK)
def nobody_responds(world: World) -> None:
    """Nobody blocks, and nobody plays anything more: the action is resolved and over."""
    let_go(world, ACTION, "the action")
    world.state(Expectation(comparison="is not asked", value={"windows": ["block-attempt"]}))
    if (pending := world.pending) is not None and pending.window == "block-attempt":
        world.fail("a block attempt has begun, although nobody declared one")


# fmt: off
when("neither maneuvers", "neither maneuvers",
     "Neither combatant plays anything before range, or maneuvers any further.",
     do(let_go, ("before-range", "range"), "maneuvers"), needs=COMBAT)
when("nobody prevents damage", "nobody prevents damage",
     "Nobody who is asked prevents any of the damage.", do(let_go, ("prevent",), "preventing damage"), needs=COMBAT)
when("neither takes additional strikes", "neither takes additional strikes",
     "Neither combatant gains any further strike in this round.",
     do(let_go, ("additional-strikes",), "additional strikes"), needs=COMBAT)
when("neither presses", "neither presses",
     "Neither combatant presses.", do(let_go, ("press",), "presses"), needs=COMBAT)
# fmt: on
