"""Thens: hands, decks and piles, and who sees what."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary import must
from conformance.vocabulary.places import JsonObject
from conformance.vocabulary.rivals.view import find, whereabouts
from conformance.vocabulary.rivals.words import then, vocabulary
from conformance.vocabulary.seeing import expect_hidden_from_all, seeing_steps
from conformance.vocabulary.world import World

# fmt: off
then("{players:seats} holds/hold {cards}", "Ana holds Shotgun and Lucky",
     "Exactly these cards are in the hand of each, in whatever order.", must.hold("seats/{players}/hand", "{cards}"))
then("{players:seats} holds/hold nothing", "Ana holds nothing", "The hand of each is empty.",
     must.hold("seats/{players}/hand", []))
then("{players:seats} holds/hold {n} card(s)", "Ana holds 6 cards",
     "The number of cards in the hand of each.",
     must.count("seats/{players}/hand", "{n}", what="cards in the hand of {players}"))
# fmt: on


def lying(holder: JsonObject, pile: str) -> list[str]:
    """The cards of a pile, those of known order first."""
    return [str(card) for key in (pile, f"unordered_{pile}") for card in holder.get(key, [])]


def of_seat(position: JsonObject, seat: str) -> JsonObject:
    entry: JsonObject = next((one for one in position["seats"] if one["name"] == seat), {})
    return entry


@then("{seat}'s {pile} holds {cards}", "Ana's discard pile holds Shotgun and Awe")
def pile_holds(world: World, seat: str, pile: str, cards: list[str]) -> None:
    """Exactly these cards, in whatever order."""
    world.must_sit(seat)
    world.expect(must.hold(("seats", seat, pile), cards), lying(of_seat(world.after(), seat), pile))


@then("{seat}'s {pile} holds {n} card(s)", "Ana's Faction deck holds 4 cards")
def pile_counts(world: World, seat: str, pile: str, n: int) -> None:
    """Of known and unknown order."""
    world.must_sit(seat)
    expected = must.count(("seats", seat, pile), n, what=f"cards in the {pile} of {seat}")
    world.expect(expected, lying(of_seat(world.after(), seat), pile))


@then("{seat}'s {pile} is empty", "Ana's discard pile is empty")
def pile_is_empty(world: World, seat: str, pile: str) -> None:
    """No card lies there."""
    pile_holds(world, seat, pile, [])


@then("the {city_pile} holds/hold {cards}", "the city burned pile holds Carnival")
def city_pile_holds(world: World, city_pile: str, cards: list[str]) -> None:
    """Exactly these cards, in whatever order."""
    world.expect(must.hold((city_pile,), cards), lying(world.after(), city_pile))


@then("the {city_pile} holds/hold {n} card(s)", "the city deck holds 23 cards")
def city_pile_counts(world: World, city_pile: str, n: int) -> None:
    """Of known and unknown order."""
    expected = must.count((city_pile,), n, what=f"the number of cards in {city_pile}")
    world.expect(expected, lying(world.after(), city_pile))


@then("the {city_pile} is/are empty", "the city discard pile is empty")
def city_pile_is_empty(world: World, city_pile: str) -> None:
    """No card lies there."""
    city_pile_holds(world, city_pile, [])


@then("{card} is in {seat}'s {pile}", "Hope is in Ana's burned pile")
def lies_in(world: World, card: str, seat: str, pile: str) -> None:
    """It is among the cards there, and not in play."""
    world.must_sit(seat)
    must_lie_only_there(world, card, ("seats", seat, pile), lying(of_seat(world.after(), seat), pile))


@then("{card} is in the {city_pile}", "Maid is in the city burned pile")
def lies_in_city_pile(world: World, card: str, city_pile: str) -> None:
    """It is among the cards there, and not in play."""
    must_lie_only_there(world, card, (city_pile,), lying(world.after(), city_pile))


def must_lie_only_there(world: World, card: str, path: tuple[str, ...], cards: list[str]) -> None:
    there = must.have(path, card)
    world.stated.append(there)
    if card not in cards or find(world.after(), card) is not None:
        world.fail(f"{card} is {whereabouts(world.after(), card)}", expected=there.name, actual=cards)


def shown(position: JsonObject, owner: str, lot: str) -> Any:
    """A lot as a position tells it; of a deck, all its cards."""
    entry = of_seat(position, owner)
    return lying(entry, lot) if lot in ("library", "faction_deck", "hand") else entry.get(lot)


@then("nobody sees the {city_pile}", "nobody sees the city deck")
def nobody_sees_the_pile(world: World, city_pile: str) -> None:
    """Everybody is told how many cards it has, and of none what it is."""
    expect_hidden_from_all(world, city_pile, "it", lambda position: lying(position, city_pile))


seeing_steps(
    vocabulary, shown,
    sees="Ana sees Ana's hand", hidden="Bruno does not see Ana's hand", alone="only Ana sees Ana's Agenda card",
    all_see="everybody sees Ana's Haven card", none="nobody sees Ana's Library",
)  # fmt: skip
