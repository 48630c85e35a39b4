"""Thens: what players have, compared with before the When or as it is now."""

from __future__ import annotations

from conformance.vocabulary.looking import number, told
from conformance.vocabulary.vtes.view import JsonObject, seats
from conformance.vocabulary.vtes.words import then
from conformance.vocabulary.world import World


def pool_change(world: World, seat: str) -> int:
    """How much pool a player has gained since before the When; negative where it was burned."""
    return int(world.seat_after(seat)["pool"]) - int(world.seat_before(seat)["pool"])


@then("{seat} burns {n} pool", example="Alexis burns 2 pool")
def _(world: World, seat: str, n: int) -> None:
    """Compared with before the When: the player has exactly so much less."""
    world.expect(f"pool burned by {seat}", -pool_change(world, seat), n)


@then("{seat} gains {n} pool", example="Sarah gains 1 pool")
def _(world: World, seat: str, n: int) -> None:
    """Compared with before the When: the player has exactly so much more."""
    world.expect(f"pool gained by {seat}", pool_change(world, seat), n)


@then("{seat}'s pool stays the same", example="Alexis's pool stays the same")
def _(world: World, seat: str) -> None:
    """Compared with before the When."""
    world.expect(f"change of the pool of {seat}", pool_change(world, seat), 0)


@then("no pool changes", example="no pool changes")
def _(world: World) -> None:
    """Nobody's pool, compared with before the When."""
    changes = {seat: change for seat in world.seats if (change := pool_change(world, seat))}
    world.expect("changes of pool", changes, {})


@then("{seat} has {n} pool", example="Alexis has 28 pool")
def _(world: World, seat: str, n: int) -> None:
    """Now."""
    world.expect(f"the pool of {seat}", number(world, f"the pool of {seat}", world.seat_after(seat).get("pool")), n)


@then("{seat} has the Edge", example="Sarah has the Edge")
def _(world: World, seat: str) -> None:
    """Now."""
    world.expect("who has the Edge", world.after().get("edge"), seat)


@then("nobody has the Edge", example="nobody has the Edge")
def _(world: World) -> None:
    """It lies in the centre."""
    world.expect("who has the Edge", world.after().get("edge"), None)


@then("{seat} has {n} victory point(s)", example="Scott has 1 victory point")
def _(world: World, seat: str, n: int) -> None:
    """Now."""
    world.expect(f"victory points of {seat}", world.seat_after(seat).get("victory_points", 0), n)


@then("{seat} holds {cards}", example="Sarah holds Bonding and Vessel")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Exactly these cards are in the hand, in whatever order."""
    world.expect_same(f"the hand of {seat}", told(world, world.seat_after(seat), "hand", f"the hand of {seat}"), cards)


@then("{seat} holds nothing", example="Sarah holds nothing")
def _(world: World, seat: str) -> None:
    """The hand is empty."""
    world.expect_same(f"the hand of {seat}", told(world, world.seat_after(seat), "hand", f"the hand of {seat}"), [])


@then("{seat} holds {n} card(s)", example="Sarah holds 7 cards")
def _(world: World, seat: str, n: int) -> None:
    """The number of cards in the hand."""
    world.expect(
        f"cards in the hand of {seat}", len(told(world, world.seat_after(seat), "hand", f"the hand of {seat}")), n
    )


@then("{seat}'s {pile} holds {cards}", example="Sarah's ash heap holds Bonding and Vessel")
def _(world: World, seat: str, pile: str, cards: list[str]) -> None:
    """Exactly these cards; a library and a crypt in this order, the top first."""
    found = told(world, world.seat_after(seat), pile, f"the {pile} of {seat}")
    if pile in ("library", "crypt"):
        world.expect(f"the {pile} of {seat}", found, cards)
    else:
        world.expect_same(f"the {pile} of {seat}", found, cards)


@then("{seat}'s {pile} is empty", example="Sarah's ash heap is empty")
def _(world: World, seat: str, pile: str) -> None:
    """No card of known or unknown order is in it."""
    entry = world.seat_after(seat)
    found = [*told(world, entry, pile, f"the {pile} of {seat}"), *entry.get(f"unordered_{pile}", [])]
    world.expect_same(f"the {pile} of {seat}", found, [])


@then("{seat} sees {owner:seat}'s {lot}", example="Sarah sees Sarah's uncontrolled vampires")
def _(world: World, seat: str, owner: str, lot: str) -> None:
    """The player is told each of these cards, and there is one at least."""
    cards = lying(world, world.after(), owner, lot)
    if not cards:
        world.fail(f"there is nothing to see: {owner} has no card there")
    world.expect(f"what {seat} sees", lying(world, world.seen_by(seat), owner, lot), cards)


@then("{seat} does not see {owner:seat}'s {lot}", example="Alexis does not see Sarah's hand")
def _(world: World, seat: str, owner: str, lot: str) -> None:
    """The player is told how many of these cards there are, one at least, and of none what it is."""
    cards = lying(world, world.after(), owner, lot)
    if not cards:
        world.fail(f"there is nothing to hide: {owner} has no card there")
    world.expect(f"what {seat} sees", lying(world, world.seen_by(seat), owner, lot), ["?"] * len(cards))


def lying(world: World, position: JsonObject, owner: str, lot: str) -> list[str]:
    """The names of the cards of a player in a pile or region, as a position tells them."""
    entry = next((one for one in seats(position) if one.get("name") == owner), {})
    found = [*told(world, entry, lot, f"that of {owner}"), *entry.get(f"unordered_{lot}", [])]
    return [str(card["card"]) if isinstance(card, dict) else str(card) for card in found]


@then("it is {seat}'s {phase} phase", example="it is Sarah's minion phase")
def _(world: World, seat: str, phase: str) -> None:
    """Whose turn it is, and which phase; not who decides."""
    turn = world.after().get("turn", {})
    world.expect("the turn", {"seat": turn.get("seat"), "phase": turn.get("phase")}, {"seat": seat, "phase": phase})


@then("{seat} has {n} transfer(s) left", example="Nora has 2 transfers left")
def _(world: World, seat: str, n: int) -> None:
    """In that player's influence phase."""
    left(world, seat, "transfers", n)


@then("{seat} has {n} master phase action(s) left", example="Sarah has 1 master phase action left")
def _(world: World, seat: str, n: int) -> None:
    """In that player's master phase."""
    left(world, seat, "master_actions", n)


@then("{seat} has {n} discard phase action(s) left", example="Sarah has 1 discard phase action left")
def _(world: World, seat: str, n: int) -> None:
    """In that player's discard phase."""
    left(world, seat, "discard_actions", n)


def left(world: World, seat: str, key: str, n: int) -> None:
    """What the player whose turn it is has left in the phase."""
    turn = world.after().get("turn", {})
    world.expect("whose turn it is", turn.get("seat"), seat)
    world.expect(f"{key} left", told(world, turn, key, f"the {key} left"), n)
