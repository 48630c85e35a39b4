"""Thens: what players and the Bank have, compared with before the When or as it is now."""

from __future__ import annotations

from itertools import product

from conformance.vocabulary.looking import number, told
from conformance.vocabulary.vendetta.looking import POOL, change, expect_told, was
from conformance.vocabulary.vendetta.words import then
from conformance.vocabulary.world import ScenarioFault, World

_BANK = {kind: POOL[kind] for kind in ("blood", "influence", "diablerie")}


@then("{players:seats} gains/gain {pool}", example="Louis gains 3 Blood and 1 Influence")
def _(world: World, players: list[str], pool: dict[str, int]) -> None:
    """The Pool of each has exactly so many more than before, whatever went on between; of the tokens that are named."""
    for seat, (kind, amount) in product(players, pool.items()):
        world.expect(f"{POOL[kind]} gained by {seat}", change(world, seat, kind), amount)


@then("{players:seats} loses/lose {pool}", example="Louis and Claudia lose 2 Blood")
def _(world: World, players: list[str], pool: dict[str, int]) -> None:
    """The Pool of each has exactly so many fewer than before, wherever they went; of the tokens that are named."""
    for seat, (kind, amount) in product(players, pool.items()):
        world.expect(f"{POOL[kind]} lost by {seat}", -change(world, seat, kind), amount)


@then("{seat}'s Pool stays the same", example="Claudia's Pool stays the same")
def _(world: World, seat: str) -> None:
    """Blood, Influence and Diablerie tokens, compared with before."""
    found = {what: change(world, seat, kind) for kind, what in POOL.items()}
    world.expect(f"what changed in the Pool of {seat}", {what: n for what, n in found.items() if n}, {})


@then("nobody's Pool changes", example="nobody's Pool changes")
def _(world: World) -> None:
    """The same for everybody."""
    found = {(seat, what): change(world, seat, kind) for seat in world.seats for kind, what in POOL.items()}
    changes = [f"{seat}: {n:+} {what}" for (seat, what), n in found.items() if n]
    world.expect("what changed in the Pools", changes, [])


@then("{players:seats} has/have {pool}", example="Louis has 3 Blood and 1 face-down Diablerie token")
def _(world: World, players: list[str], pool: dict[str, int]) -> None:
    """Now, each in the Pool; of the tokens that are named."""
    for seat, (kind, amount) in product(players, pool.items()):
        expect_told(world, world.seat_after(seat), kind, f"the {POOL[kind]} of {seat}", amount)


@then("{seat} spends {n} Blood", example="Louis spends 1 Blood")
def _(world: World, seat: str, n: int) -> None:
    """Since the When, all in all: paid from the Pool as a price."""
    world.expect(f"Blood spent by {seat}", sum(e["amount"] for e in world.happened("blood-spent", seat=seat)), n)


@then("{seat} steals {n} Blood from {target:seat}", example="Louis steals 1 Blood from Claudia")
def _(world: World, seat: str, n: int, target: str) -> None:
    """Since the When, all in all."""
    stolen = world.happened("blood-stolen", seat=seat, target=target)
    world.expect(f"Blood stolen by {seat} from {target}", sum(e["amount"] for e in stolen), n)


def bank(world: World, kind: str) -> int:
    """The tokens of a kind in the Bank now."""
    entry = told(world, world.after(), "bank", "the Bank")
    return number(world, f"the {_BANK[kind]} in the Bank", entry.get(kind))


def bank_change(world: World, kind: str) -> int:
    """How many tokens of a kind the Bank has more than before."""
    if not world.played:
        raise ScenarioFault("what the Bank had is not known before the first When: say what it holds now")
    return bank(world, kind) - int(told(world, world.before, "bank", "the Bank")[kind])


@then("the Bank holds {pool}", example="the Bank holds 46 Blood")
def _(world: World, pool: dict[str, int]) -> None:
    """Now: the tokens that are nowhere else. Diablerie tokens have no side there."""
    for kind, amount in pool.items():
        world.expect(f"the {POOL[kind]} in the Bank", bank(world, kind), amount)


@then("the Bank gains {pool}", example="the Bank gains 1 Blood")
def _(world: World, pool: dict[str, int]) -> None:
    """It has exactly so many more than before the When."""
    for kind, amount in pool.items():
        world.expect(f"{POOL[kind]} gained by the Bank", bank_change(world, kind), amount)


@then("the Bank loses {pool}", example="the Bank loses 2 Blood")
def _(world: World, pool: dict[str, int]) -> None:
    """It has exactly so many fewer than before the When."""
    for kind, amount in pool.items():
        world.expect(f"{POOL[kind]} lost by the Bank", -bank_change(world, kind), amount)


@then("the Bank stays the same", example="the Bank stays the same")
def _(world: World) -> None:
    """Compared with before the When."""
    found = {what: bank_change(world, kind) for kind, what in _BANK.items()}
    world.expect("what changed in the Bank", {what: n for what, n in found.items() if n}, {})


@then("{seat}'s score is {n}", example="Louis's score is 7")
def _(world: World, seat: str, n: int) -> None:
    """The Influence of the player if the game ended now."""
    expect_told(world, world.seat_after(seat), "score", f"the score of {seat}", n)


@then("{seat}'s score drops by {n}", example="Louis's score drops by 1")
def _(world: World, seat: str, n: int) -> None:
    """Compared with before the When."""
    if not world.played:
        raise ScenarioFault("what the score was is not known before the first When: say what it is")
    now = number(world, f"the score of {seat}", world.seat_after(seat).get("score"))
    world.expect(f"the drop of the score of {seat}", int(was(world, seat)["score"]) - now, n)
