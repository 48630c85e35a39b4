"""Thens: hands, decks, Alliances, Clans and Relics, and who sees what."""

from __future__ import annotations

from collections import Counter
from typing import Any

from conformance.vocabulary.looking import told
from conformance.vocabulary.moves import JsonObject
from conformance.vocabulary.vendetta.looking import expect_told, was
from conformance.vocabulary.vendetta.words import then
from conformance.vocabulary.world import World


@then("{players:seats} holds/hold {cards}", example="Louis holds Hunt, Ready and Challenge")
def _(world: World, players: list[str], cards: list[str]) -> None:
    """Exactly these cards are in the hand of each, in whatever order."""
    for seat in players:
        world.expect_same(
            f"the hand of {seat}", told(world, world.seat_after(seat), "hand", f"the hand of {seat}"), cards
        )


@then("{seat} holds nothing", example="Louis holds nothing")
def _(world: World, seat: str) -> None:
    """The hand is empty."""
    world.expect_same(f"the hand of {seat}", told(world, world.seat_after(seat), "hand", f"the hand of {seat}"), [])


@then("{players:seats} holds/hold {n} card(s)", example="Louis holds 3 cards")
def _(world: World, players: list[str], n: int) -> None:
    """The number of cards in the hand of each."""
    for seat in players:
        hand = told(world, world.seat_after(seat), "hand", f"the hand of {seat}")
        world.expect(f"cards in the hand of {seat}", len(hand), n)


def clan_deck(entry: JsonObject) -> list[str]:
    """All cards of a Clan deck, those of known order first."""
    parts = ("clan_deck", "unordered_clan_deck", "clan_deck_bottom")
    return [str(card) for part in parts for card in entry.get(part, [])]


@then("{seat}'s Clan deck holds {cards}", example="Louis's Clan deck holds Challenge and Earthshock")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Exactly these cards, in whatever order."""
    world.expect_same(f"the Clan deck of {seat}", clan_deck(world.seat_after(seat)), cards)


@then("{seat}'s Clan deck holds {n} card(s)", example="Louis's Clan deck holds 6 cards")
def _(world: World, seat: str, n: int) -> None:
    """The number of cards, wherever in it."""
    world.expect(f"cards in the Clan deck of {seat}", len(clan_deck(world.seat_after(seat))), n)


@then("{cards} lies/lie under {seat}'s Clan deck", example="Earthshock lies under Louis's Clan deck")
def _(world: World, cards: list[str], seat: str) -> None:
    """Exactly these cards were put under it; the last is the lowest."""
    expect_told(world, world.seat_after(seat), "clan_deck_bottom", f"what lies under the Clan deck of {seat}", cards)


@then("{seat} has drawn {cards}", example="Louis has drawn Challenge and Earthshock")
def _(world: World, seat: str, cards: list[str]) -> None:
    """The Clan cards of which the player is about to keep some."""
    found = told(world, world.seat_after(seat), "looking_at", f"what {seat} has drawn")
    world.expect_same(f"what {seat} has drawn", found, cards)


@then("{seat}'s Alliance holds {cards}", example="Louis's Alliance holds Victim and Talley")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Exactly these cards, none of them Drained."""
    found = told(world, world.seat_after(seat), "alliance", f"the Alliance of {seat}")
    world.expect_same(f"the Alliance of {seat}", found, cards)


@then("{seat}'s Alliance is empty", example="Louis's Alliance is empty")
def _(world: World, seat: str) -> None:
    """No card that is not Drained."""
    world.expect_same(
        f"the Alliance of {seat}", told(world, world.seat_after(seat), "alliance", f"the Alliance of {seat}"), []
    )


@then("{seat} acquires {cards}", example="Louis acquires Talley")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Exactly these cards have come into the Alliance, compared with before."""
    now = told(world, world.seat_after(seat), "alliance", f"the Alliance of {seat}")
    gained = Counter(now) - Counter(was(world, seat)["alliance"])
    world.expect_same(f"what {seat} acquires", gained.elements(), cards)


@then("{seat} acquires nothing", example="Louis acquires nothing")
def _(world: World, seat: str) -> None:
    """No card has come into the Alliance, compared with before."""
    now = told(world, world.seat_after(seat), "alliance", f"the Alliance of {seat}")
    world.expect_same(f"what {seat} acquires", (Counter(now) - Counter(was(world, seat)["alliance"])).elements(), [])


@then("{seat} has Drained {cards}", example="Louis has Drained Victim")
def _(world: World, seat: str, cards: list[str]) -> None:
    """Exactly these cards are Drained now."""
    found = told(world, world.seat_after(seat), "drained", f"the Drained cards of {seat}")
    world.expect_same(f"the Drained cards of {seat}", found, cards)


@then("{seat} has Drained nothing", example="Louis has Drained nothing")
def _(world: World, seat: str) -> None:
    """No card is Drained now."""
    found = told(world, world.seat_after(seat), "drained", f"the Drained cards of {seat}")
    world.expect_same(f"the Drained cards of {seat}", found, [])


@then("{seat}'s Clan is {clan}", example="Louis's Clan is Brujah")
def _(world: World, seat: str, clan: str) -> None:
    """Chosen in set-up."""
    expect_told(world, world.seat_after(seat), "clan", f"the Clan of {seat}", clan)


@then("{seat} owns {card}", example="Louis owns Relic: return a drained card", needs=("relics",))
def _(world: World, seat: str, card: str) -> None:
    """The player's Relic."""
    expect_told(world, world.seat_after(seat), "relic", f"the Relic of {seat}", card)


@then("{seat} has used the Relic", example="Louis has used the Relic", needs=("relics",))
def _(world: World, seat: str) -> None:
    """It lies face down."""
    expect_told(world, world.seat_after(seat), "relic_used", f"whether {seat} has used the Relic", True)


# -- who sees what --------------------------------------------------------------------------------------------------


def shown(world: World, position: JsonObject, owner: str, lot: str) -> Any:
    """What a position tells of a lot of a player: a list of names, or what was chosen in secret."""
    entry: JsonObject = next((one for one in position.get("seats", []) if one.get("name") == owner), {})
    found = told(world, entry, lot, f"that of {owner}")
    return [*found, *entry.get("unordered_clan_deck", [])] if lot == "clan_deck" else found


def expect_seen(world: World, seat: str, owner: str, lot: str, seen: bool) -> None:
    """Asserts that a player is told all of a lot that there is, or of none of it what it is."""
    there = shown(world, world.after(), owner, lot)
    if not there and there != 0:
        world.fail(f"there is nothing to see or to hide: {owner} has none", actual=there)
    if "?" in (there if isinstance(there, list) else [there]):
        world.fail(f"the observation of everything hides what {owner} has", actual=there)
    hidden = ["?"] * len(there) if isinstance(there, list) else "?"
    world.expect(f"what {seat} sees", shown(world, world.seen_by(seat), owner, lot), there if seen else hidden)


@then("{seat} sees {owner:seat}'s {lot}", example="Louis sees Louis's token")
def _(world: World, seat: str, owner: str, lot: str) -> None:
    """The player is told all of it, and there is something to be told."""
    expect_seen(world, seat, owner, lot, True)


@then("{seat} does not see {owner:seat}'s {lot}", example="Claudia does not see Louis's token")
def _(world: World, seat: str, owner: str, lot: str) -> None:
    """The player is told that it is there (of cards: how many), and of none what it is."""
    expect_seen(world, seat, owner, lot, False)


@then("only {owner:seat} sees {seat}'s {lot}", example="only Louis sees Louis's token")
def _(world: World, owner: str, seat: str, lot: str) -> None:
    """The one named first is told all of it, and everybody else nothing of it."""
    for one in world.seats:
        expect_seen(world, one, seat, lot, one == owner)


def ally_deck(world: World, position: JsonObject) -> list[str]:
    """The Ally deck as a position tells it, cards of known order first."""
    return [*told(world, position, "ally_deck", "the Ally deck"), *position.get("unordered_ally_deck", [])]


@then("nobody sees the Ally deck", example="nobody sees the Ally deck")
def _(world: World) -> None:
    """Everybody is told how many cards it has, and of none what it is."""
    there = ally_deck(world, world.after())
    if not there or "?" in there:
        world.fail("there is nothing to hide: the Ally deck is empty, or not told at all", actual=there)
    for seat in world.seats:
        world.expect(f"what {seat} sees of the Ally deck", ally_deck(world, world.seen_by(seat)), ["?"] * len(there))


@then("no event names {card}", example="no event names Challenge")
def _(world: World, card: str) -> None:
    """Since the When. Events are public, so nobody learns of the card. Also say what does happen."""
    found = [event for event in world.events if card in map(str, _leaves(event))]
    world.expect(f"events that name {card}", found, [])


def _leaves(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [leaf for one in value.values() for leaf in _leaves(one)]
    if isinstance(value, list):
        return [leaf for one in value for leaf in _leaves(one)]
    return [value]
