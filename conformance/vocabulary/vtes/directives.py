"""Whens that simply happen, without anybody's choice: for engines with the feature `arrange`. Prefer real play."""

from __future__ import annotations

from conformance.vocabulary.vtes.words import Damage, when
from conformance.vocabulary.world import World

ARRANGE = ("arrange",)


@when("{minion} is dealt {damage}", example="Ryan is dealt 2 damage and 1 aggravated damage", needs=ARRANGE)
def _(world: World, minion: str, damage: Damage) -> None:
    """Damage at one instant. It can still be prevented where somebody can prevent it."""
    world.arrange({"do": "inflict", "minion": minion, "normal": damage.normal, "aggravated": damage.aggravated})


@when("{seat} loses {n} pool", example="Steve loses 30 pool", needs=ARRANGE)
def _(world: World, seat: str, n: int) -> None:
    """Pool is burned; more than there is means all of it."""
    world.arrange({"do": "burn-pool", "seat": seat, "amount": n})


@when("{seat} loses all pool", example="Steve loses all pool", needs=ARRANGE)
def _(world: World, seat: str) -> None:
    """All pool is burned."""
    world.arrange({"do": "burn-pool", "seat": seat, "amount": world.seat_after(seat)["pool"]})


@when("{players:seats} lose all pool together", example="Steve and Scott lose all pool together", needs=ARRANGE)
def _(world: World, players: list[str]) -> None:
    """All pool of several players is burned at the same instant."""
    amounts = {player: world.seat_after(player)["pool"] for player in players}
    world.arrange({"do": "burn-pool-together", "amounts": amounts})


@when("{minion} enters combat with {opposing:minion}", example="Colette enters combat with Ayelech", needs=ARRANGE)
def _(world: World, minion: str, opposing: str) -> None:
    """Combat begins as after a block; the one named first counts as acting."""
    world.arrange({"do": "enter-combat", "minion": minion, "opposing": opposing})


@when("{n} blood is added to {minion}", example="2 blood is added to Nassir", needs=ARRANGE)
def _(world: World, n: int, minion: str) -> None:
    """Blood from the bank."""
    world.arrange({"do": "add-blood", "minion": minion, "amount": n})


@when("{seat} draws {n} card(s)", example="Sarah draws 2 cards", needs=ARRANGE)
def _(world: World, seat: str, n: int) -> None:
    """Cards from the library into the hand."""
    world.arrange({"do": "draw", "seat": seat, "amount": n})
