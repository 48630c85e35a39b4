"""Whens that simply happen, without anybody's choice: for engines with the feature `arrange`. Prefer real play."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.vendetta.words import when
from conformance.vocabulary.world import ScenarioFault, World

ARRANGE = ("arrange",)


@when("{seat} loses {n} Blood{cause}", example="Louis loses 3 Blood through Claudia at Location 1", needs=ARRANGE)
def _(world: World, seat: str, n: int, cause: dict[str, str]) -> None:
    """An effect by which the player Loses Blood; whose it is, and where, as far as it is said."""
    world.arrange({"do": "lose-blood", "seat": seat, "amount": n, **cause})


@when(
    "{players:seats} lose {n} Blood together{cause}",
    example="Louis and Armand lose 3 Blood together through Claudia",
    needs=ARRANGE,
)
def _(world: World, players: list[str], n: int, cause: dict[str, str]) -> None:
    """One effect that several suffer, each by that amount."""
    world.arrange({"do": "lose-blood-together", "amounts": dict.fromkeys(players, n), **cause})


@when(
    "{seat} steals {n} Blood from {target:seat}{cause}",
    example="Claudia steals 3 Blood from Louis at Location 1",
    needs=ARRANGE,
)
def _(world: World, seat: str, n: int, target: str, cause: dict[str, str]) -> None:
    """An effect by which the first Steals Blood."""
    if "causer" in cause:
        raise ScenarioFault("whoever steals is the cause: leave out 'through ...'")
    world.arrange({"do": "steal-blood", "seat": seat, "target": target, "amount": n, **cause})


_TAKEN = {"blood": "gain-blood", "influence": "gain-influence", "diablerie": "take-diablerie"}


@when("{seat} gains {pool}", example="Louis gains 2 Influence", needs=ARRANGE)
def _(world: World, seat: str, pool: dict[str, int]) -> None:
    """From the Bank, one kind of token after the other. Diablerie tokens come face up."""
    for kind, amount in pool.items():
        if kind not in _TAKEN:
            raise ScenarioFault("Diablerie tokens come face up: say '1 Diablerie token'")
        world.arrange({"do": _TAKEN[kind], "seat": seat, "amount": amount})


@when("{seat} loses {n} Influence", example="Louis loses 2 Influence", needs=ARRANGE)
def _(world: World, seat: str, n: int) -> None:
    """To the Bank, at most what is there."""
    world.arrange({"do": "lose-influence", "seat": seat, "amount": n})


@when("{seat} acquires {card}", example="Louis acquires Talley", needs=ARRANGE)
def _(world: World, seat: str, card: str) -> None:
    """An Ally that is nowhere at the table, or a Victim, joins the Alliance, and what it does then follows."""
    world.arrange({"do": "acquire", "seat": seat, "card": card})


@when("{seat}'s {card} is drained", example="Louis's Talley is drained", needs=ARRANGE)
def _(world: World, seat: str, card: str) -> None:
    """A card of the Alliance is Drained without anybody's choice."""
    world.arrange({"do": "drain", "seat": seat, "card": card})


@when("{seat} takes the Ambition token", example="Claudia takes the Ambition token", needs=ARRANGE)
def _(world: World, seat: str) -> None:
    """The token passes."""
    world.arrange({"do": "take-ambition", "seat": seat})


@when("{n} Blood is put on {seat}'s Position at {location}", example="2 Blood is put on Louis's Position at Location 1",
      needs=ARRANGE)  # fmt: skip
def _(world: World, n: int, seat: str, location: str) -> None:
    """Blood from the Bank."""
    directive: dict[str, Any] = {"do": "play-blood", "seat": seat, "location": location, "amount": n}
    world.arrange(directive)
