"""Thens: turn, phase, and step; attacks; the end of the game."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.rivals.words import then
from conformance.steps.world import World

ATTACKS, ENDING = ["attacks"], ["ending"]


@then("it is {seat}'s {step}", "it is Bruno's Draw Step")
def is_step(world: World, seat: str, step: dict[str, str]) -> None:
    """The turn and its step; another player may decide. An unreported step is not compared, only the phase."""
    world.must_sit(seat)
    world.expect(expect.fit("turn", {"seat": seat, "phase": step["phase"]}))
    if "step" in step:
        expect_step(world, step["step"])


def expect_step(world: World, step: str) -> None:
    """Expect this step of the phase, if the engine reports it."""
    world.expect(expect.be("turn/step", step, default=step))


# fmt: off
then("it is turn {n} of the game", "it is turn 5 of the game",
     "The number of the turn, counting the turns of all players.", expect.be("turn/number", "{n}"))
then("{seat} has {n} Action(s) left", "Ana has 1 Action left",
     "Actions left in that player's turn.", expect.fit("turn", {"seat": "{seat}", "actions": "{n}"}))
then("the attack fails", "the attack fails",
     "An attack since the When did not match the target's Secrecy.", expect.happen("attack-failed"), needs=ATTACKS)
then("{card} takes {n} damage", "Hope takes 2 damage",
     "The total since the When after reductions, which may be 0.",
     expect.add_up("damage to {card}", {"event": "damage-dealt", "target": "{card}"}, {"amount": "{n}"}))
then("{card} is defeated", "Hope is defeated", "Since the When.", expect.happen("defeated", card="{card}"))
then("{card} is defeated by {seat}", "Hope is defeated by Ana",
     "Since the When, because of that player's effect.", expect.happen("defeated", card="{card}", by="{seat}"))
then("{card} is not defeated", "Hope is not defeated",
     "Not since the When. State what does happen too.", expect.not_happen("defeated", card="{card}"))
then("{card} is defeated by nobody", "Hope is defeated by nobody",
     "Since the When, without a player's effect.", expect.happen("defeated", card="{card}", by=None))
then("{seat} is knocked out by {other:seat}", "Bruno is knocked out by Ana",
     "Since the When, because of that player's effect.", expect.happen("knocked-out", seat="{seat}", by="{other}"),
     needs=ENDING)
then("{seat} is knocked out by nobody", "Bruno is knocked out by nobody",
     "Since the When, without a player's effect.", expect.happen("knocked-out", seat="{seat}", by=None), needs=ENDING)
then("{seat} wins the game", "Ana wins the game",
     "The game is over.", expect.be("outcome/winner", "{seat}", what="the winner"), needs=ENDING)
then("the game goes on", "the game goes on",
     "A player has a decision, and there is no outcome.", expect.be("outcome", None))
# fmt: on


@then("set-up has come to the {setup_step}", "set-up has come to the draw of Rival tokens", needs=["setup"])
def set_up_has_come_to(world: World, setup_step: str) -> None:
    """Set-up is at this step. If an engine does not report it, only the phase is compared."""
    world.expect(expect.be("turn/phase", "setup"))
    expect_step(world, setup_step)
