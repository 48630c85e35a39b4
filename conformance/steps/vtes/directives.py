"""Whens that simply happen, without anybody's choice: for engines with the feature `arrange`. Prefer real play."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.step_actions import arrange
from conformance.steps.vtes.words import when
from conformance.steps.world import World

ARRANGE = ["arrange"]

# fmt: off
when("{minion} is dealt {damage}", "Ryan is dealt 2 damage and 1 aggravated damage",
     "Damage at one instant. It can still be prevented where somebody can prevent it.",
     arrange("inflict", "{damage}", minion="{minion}"), needs=ARRANGE)
when("{seat} loses {n} pool", "Steve loses 30 pool",
     "Pool is burned; more than there is means all of it.", arrange("burn-pool", seat="{seat}", amount="{n}"),
     needs=ARRANGE)
when("{minion} enters combat with {opposing:minion}", "Colette enters combat with Ayelech",
     "Combat begins as after a block; the one named first counts as acting.",
     arrange("enter-combat", minion="{minion}", opposing="{opposing}"), needs=ARRANGE)
when("{n} blood is added to {minion}", "2 blood is added to Nassir",
     "Blood from the bank.", arrange("add-blood", minion="{minion}", amount="{n}"), needs=ARRANGE)
when("{seat} draws {n} card(s)", "Sarah draws 2 cards",
     "Cards from the library into the hand.", arrange("draw", seat="{seat}", amount="{n}"), needs=ARRANGE)
when("{minion}'s {adjusted} changes by {number}", "Belinde's stealth changes by -1",
     "Until the action under way ends. The stealth and the bleed are the acting minion's, the intercept another's.",
     arrange("adjust", what="{adjusted}", minion="{minion}", amount="{number}"), needs=["adjust"])
# fmt: on


def pool(world: World, seat: str) -> int:
    """The pool of a player now."""
    return int(world.found(expect.be(("seats", seat, "pool"), 0)))


@when("{seat} loses all pool", "Steve loses all pool", needs=ARRANGE)
def loses_all_pool(world: World, seat: str) -> None:
    """All pool is burned."""
    world.must_sit(seat)
    directive = {"do": "burn-pool", "seat": seat, "amount": pool(world, seat)}
    world.arrange(directive, {"amount": {"at": ["seats", seat, "pool"]}})


@when("{players:seats} lose all pool together", "Steve and Scott lose all pool together", needs=ARRANGE)
def lose_all_pool(world: World, players: list[str]) -> None:
    """All pool of several players is burned at the same instant."""
    world.must_sit(players)
    amounts = {player: pool(world, player) for player in players}
    told = {player: {"at": ["seats", player, "pool"]} for player in players}
    world.arrange({"do": "burn-pool-together", "amounts": amounts}, {"amounts": told})
