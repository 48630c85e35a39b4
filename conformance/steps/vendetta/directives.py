"""Whens that happen without a choice, for engines with the feature `arrange`. Prefer real play."""

from __future__ import annotations

from conformance.steps.step_actions import arrange
from conformance.steps.vendetta.words import when
from conformance.steps.world import ScenarioFault, World

ARRANGE = ["arrange"]

# fmt: off
when("{seat} loses {n} Blood{cause}", "Louis loses 3 Blood through Claudia at Location 1",
     "An effect that makes the player Lose Blood; the step may name its player and its Location.",
     arrange("lose-blood", "{cause}", seat="{seat}", amount="{n}"), needs=ARRANGE)
when("{seat} loses {n} Influence", "Louis loses 2 Influence",
     "Influence goes to the Bank, at most what the player has.", arrange("lose-influence", seat="{seat}", amount="{n}"),
     needs=ARRANGE)
when("{seat} acquires {card}", "Louis acquires Talley",
     "A Victim, or an Ally that is nowhere on the table, joins the Alliance, and its effect follows.",
     arrange("acquire", seat="{seat}", card="{card}"), needs=ARRANGE)
when("{seat}'s {card} is drained", "Louis's Talley is drained",
     "A card of the Alliance is Drained without a choice.", arrange("drain", seat="{seat}", card="{card}"),
     needs=ARRANGE)
when("{seat} takes the Ambition token", "Claudia takes the Ambition token",
     "The Ambition token passes to the player.", arrange("take-ambition", seat="{seat}"), needs=ARRANGE)
when("{n} Blood is put on {seat}'s Position at {location}", "2 Blood is put on Louis's Position at Location 1",
     "Blood from the Bank.", arrange("play-blood", seat="{seat}", location="{location}", amount="{n}"), needs=ARRANGE)
# fmt: on


@when(
    "{players:seats} lose {n} Blood together{cause}",
    "Louis and Armand lose 3 Blood together through Claudia",
    needs=ARRANGE,
)
def lose_together(world: World, players: list[str], n: int, cause: dict[str, str]) -> None:
    """One effect makes several players each lose that much Blood."""
    world.arrange({"do": "lose-blood-together", "amounts": dict.fromkeys(players, n), **cause})


@when(
    "{seat} steals {n} Blood from {target:seat}{cause}",
    "Claudia steals 3 Blood from Louis at Location 1",
    needs=ARRANGE,
)
def steals(world: World, seat: str, n: int, target: str, cause: dict[str, str]) -> None:
    """An effect with which the first player steals Blood."""
    if "causer" in cause:
        raise ScenarioFault("the stealing player is the cause; remove 'through ...'")
    world.arrange({"do": "steal-blood", "seat": seat, "target": target, "amount": n, **cause})


_TAKEN = {"blood": "gain-blood", "influence": "gain-influence", "diablerie": "take-diablerie"}


@when("{seat} gains {pool}", "Louis gains 2 Influence", needs=ARRANGE)
def gains(world: World, seat: str, pool: dict[str, int]) -> None:
    """Tokens from the Bank, one kind after the other. Diablerie tokens come face up."""
    for kind, amount in pool.items():
        if kind not in _TAKEN:
            raise ScenarioFault("Diablerie tokens come face up; write '1 Diablerie token'")
        world.arrange({"do": _TAKEN[kind], "seat": seat, "amount": amount})
