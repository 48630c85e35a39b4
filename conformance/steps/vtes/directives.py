"""Whens that happen without a choice, for engines with the feature `arrange`. Prefer real play."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.step_actions import arrange
from conformance.steps.vtes.words import when
from conformance.steps.world import World

ARRANGE = ["arrange"]

# fmt: off
when("{minion} is dealt {damage}", "Ryan is dealt 2 damage and 1 aggravated damage",
     "Damage inflicted at one time. It can still be prevented.",
     arrange("inflict", "{damage}", minion="{minion}"), needs=ARRANGE)
when("{seat} loses {n} pool", "Steve loses 30 pool",
     "The player burns this much pool, or all of it if that is less.",
     arrange("burn-pool", seat="{seat}", amount="{n}"),
     needs=ARRANGE)
when("{minion} enters combat with {opposing:minion}", "Colette enters combat with Ayelech",
     "Combat begins as after a block; the minion named first is the acting minion.",
     arrange("enter-combat", minion="{minion}", opposing="{opposing}"), needs=ARRANGE)
when("{n} blood is added to {minion}", "2 blood is added to Nassir",
     "Blood from the bank.", arrange("add-blood", minion="{minion}", amount="{n}"), needs=ARRANGE)
when("{seat} draws {n} card(s)", "Sarah draws 2 cards",
     "Cards from the library into the hand.", arrange("draw", seat="{seat}", amount="{n}"), needs=ARRANGE)
when("{minion}'s {adjusted} changes by {number}", "Belinde's stealth changes by -1",
     "Until the current action ends. Stealth and bleed are the acting minion's; intercept is another minion's.",
     arrange("adjust", what="{adjusted}", minion="{minion}", amount="{number}"), needs=["adjust"])
# fmt: on


def pool(world: World, seat: str) -> int:
    """Return a player's present pool."""
    return int(world.found(expect.be(("seats", seat, "pool"), 0)))


@when("{seat} loses all pool", "Steve loses all pool", needs=ARRANGE)
def loses_all_pool(world: World, seat: str) -> None:
    """The player burns all their pool."""
    world.must_sit(seat)
    directive = {"do": "burn-pool", "seat": seat, "amount": pool(world, seat)}
    world.arrange(directive, {"amount": {"at": ["seats", seat, "pool"]}})


@when("{players:seats} lose all pool together", "Steve and Scott lose all pool together", needs=ARRANGE)
def lose_all_pool(world: World, players: list[str]) -> None:
    """Several players burn all their pool at the same time."""
    world.must_sit(players)
    amounts = {player: pool(world, player) for player in players}
    paths = {player: {"at": ["seats", player, "pool"]} for player in players}
    world.arrange({"do": "burn-pool-together", "amounts": amounts}, {"amounts": paths})
