"""Thens: Monsters and face-down cards."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.rivals.words import then
from conformance.steps.world import World

HUNTERS = ["hunters"]

# fmt: off
then("{cards} lies/lie face down", "Monster lies face down",
     "In play. Face-down Monsters are called `Monster`, `Monster#2`, and so on, in their order in The Streets.",
     expect.be("cards/{cards}/face_down", True, what="whether {cards} lies face down"))
then("{cards} lies/lie face up", "Ghost lies face up",
     "In play.", expect.be("cards/{cards}/face_down", False, what="whether {cards} lies face down"))
then("{seat} has tagged {cards}", "Ana has tagged Werewolf", "Now.",
     expect.be("cards/{cards}/tagged", "{seat}", what="who has tagged {cards}"), needs=HUNTERS)
then("nobody has tagged {cards}", "nobody has tagged Werewolf", "Now.",
     expect.be("cards/{cards}/tagged", None, what="who has tagged {cards}"), needs=HUNTERS)
# fmt: on


@then("{seat} sees {card} to be {printed:card}", "Ana sees Monster to be Ghost")
def sees_it(world: World, seat: str, card: str, printed: str) -> None:
    """The player sees the card's name although it is face down."""
    world.must_sit(seat)
    world.expect(expect.be(("cards", card, "card"), printed, what=f"what {seat} sees of {card}", viewer=seat))


@then("{players:seats} does/do not see what {card} is", "Bruno does not see what Monster is")
def do_not_see_it(world: World, players: list[str], card: str) -> None:
    """The card is face down, and the players do not see its name."""
    world.must_sit(players)
    for seat in players:
        world.expect(expect.be(("cards", card, "card"), "?", what=f"what {seat} sees of {card}", viewer=seat))


@then("{n} card(s) lies/lie in The Streets", "3 cards lie in The Streets")
def so_many_lie(world: World, n: int) -> None:
    """The number of city cards and Monsters that nobody controls."""
    world.expect(expect.count("streets", n, what="the cards in The Streets"))


@then("no event names {card}", "no event names Ghost")
def no_event_names(world: World, card: str) -> None:
    """No event since the When names the card, so nobody learns of it. State what does happen too."""
    world.expect(expect.not_be_named(card))
