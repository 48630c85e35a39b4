"""Thens: hands, decks, and piles, and who sees them."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.paths import Path
from conformance.steps.rivals.view import whereabouts
from conformance.steps.rivals.words import then, vocabulary
from conformance.steps.visibility_steps import expect_hidden_from_all, seeing_steps
from conformance.steps.world import World

# fmt: off
then("{players:seats} holds/hold {cards}", "Ana holds Shotgun and Lucky",
     "Exactly these cards are in the hand of each, in any order.", expect.hold("seats/{players}/hand", "{cards}"))
then("{players:seats} holds/hold nothing", "Ana holds nothing", "The hand of each is empty.",
     expect.hold("seats/{players}/hand", []))
then("{players:seats} holds/hold {n} card(s)", "Ana holds 6 cards",
     "The number of cards in the hand of each.",
     expect.count("seats/{players}/hand", "{n}", what="cards in the hand of {players}"))
# fmt: on


def lying(pile: str) -> Path:
    """Return the path to the cards of a pile, those of known order first."""
    return ((pile, f"unordered_{pile}"),)


@then("{seat}'s {pile} holds {cards}", "Ana's discard pile holds Shotgun and Awe")
def pile_holds(world: World, seat: str, pile: str, cards: list[str]) -> None:
    """Exactly these cards, in any order."""
    world.must_sit(seat)
    world.expect(expect.hold(("seats", seat, *lying(pile)), cards, what=f"the {pile} of {seat}"))


@then("{seat}'s {pile} holds {n} card(s)", "Ana's Faction deck holds 4 cards")
def pile_counts(world: World, seat: str, pile: str, n: int) -> None:
    """The number of cards in known and unknown order."""
    world.must_sit(seat)
    world.expect(expect.count(("seats", seat, *lying(pile)), n, what=f"cards in the {pile} of {seat}"))


@then("{seat}'s {pile} is empty", "Ana's discard pile is empty")
def pile_is_empty(world: World, seat: str, pile: str) -> None:
    """It holds no cards."""
    pile_holds(world, seat, pile, [])


@then("the {city_pile} holds/hold {cards}", "the city burned pile holds Carnival")
def city_pile_holds(world: World, city_pile: str, cards: list[str]) -> None:
    """Exactly these cards, in any order."""
    world.expect(expect.hold(lying(city_pile), cards, what=f"the {city_pile}"))


@then("the {city_pile} holds/hold {n} card(s)", "the city deck holds 23 cards")
def city_pile_counts(world: World, city_pile: str, n: int) -> None:
    """The number of cards in known and unknown order."""
    world.expect(expect.count(lying(city_pile), n, what=f"the number of cards in {city_pile}"))


@then("the {city_pile} is/are empty", "the city discard pile is empty")
def city_pile_is_empty(world: World, city_pile: str) -> None:
    """It holds no cards."""
    city_pile_holds(world, city_pile, [])


@then("{card} is in {seat}'s {pile}", "Hope is in Ana's burned pile")
def lies_in(world: World, card: str, seat: str, pile: str) -> None:
    """It is among the cards there, and not in play."""
    world.must_sit(seat)
    must_lie_only_there(world, card, ("seats", seat, *lying(pile)), f"the {pile} of {seat}")


@then("{card} is in the {city_pile}", "Maid is in the city burned pile")
def lies_in_city_pile(world: World, card: str, city_pile: str) -> None:
    """It is among the cards there, and not in play."""
    must_lie_only_there(world, card, lying(city_pile), f"the {city_pile}")


def must_lie_only_there(world: World, card: str, path: Path, what: str) -> None:
    there, nowhere_else = expect.have(path, card, what=what), expect.lack("cards", card.removesuffix("#1"), what="play")
    world.state(there)
    world.state(nowhere_else)
    cards = world.found(there)
    if card not in cards or nowhere_else.value in world.found(nowhere_else):
        world.fail(f"{card} is {whereabouts(world.after(), card)}", expected=what, actual=cards)


def within(lot: str) -> Path:
    """Return the path to one of a player's piles. For a deck, it leads to all its cards, in known and unknown order."""
    return lying(lot) if lot in ("library", "faction_deck", "hand") else (lot,)


@then("nobody sees the {city_pile}", "nobody sees the city deck")
def nobody_sees_the_pile(world: World, city_pile: str) -> None:
    """Everybody sees the number of cards, but none of the cards."""
    expect_hidden_from_all(world, lying(city_pile), "it")


seeing_steps(
    vocabulary, within,
    sees="Ana sees Ana's hand", hidden="Bruno does not see Ana's hand", alone="only Ana sees Ana's Agenda card",
    all_see="everybody sees Ana's Haven card", none="nobody sees Ana's Library",
)  # fmt: skip
