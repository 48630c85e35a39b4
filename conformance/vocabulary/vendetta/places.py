"""Thens: Positions with their cards, Blood and Power; what lies at the Locations; the common decks."""

from __future__ import annotations

from conformance.vocabulary.looking import told
from conformance.vocabulary.moves import JsonObject
from conformance.vocabulary.vendetta.looking import deployed, expect_told, lies, meant, place, spot, was
from conformance.vocabulary.vendetta.words import HAVEN, Lying, Owned, then
from conformance.vocabulary.world import World


def expect_lying(world: World, who: str, position: JsonObject, seat: str, lying: list[Lying], location: str) -> None:
    """Asserts what lies on a Position, as a position tells it."""
    entry: JsonObject = next((one for one in position.get("seats", []) if one.get("name") == seat), {})
    blood, cards = lies(spot(entry, location), seat)
    wanted_blood, wanted = meant(lying, seat)
    world.expect_same(f"{who}: the cards of {seat} at {location}", cards, wanted)
    world.expect(f"{who}: the Blood of {seat} at {location}", blood, wanted_blood)


@then(
    "{seat} has {lying} at {location}", example="Louis has Challenge face up, Hunt face down and 3 Blood at Location 1"
)
def _(world: World, seat: str, lying: list[Lying], location: str) -> None:
    """Exactly this lies on the Position now, the cards in whatever order. What is not said is not there."""
    expect_lying(world, "now", world.after(), seat, lying, location)


@then("{seat} has nothing at {location}", example="Louis has nothing at Location 1")
def _(world: World, seat: str, location: str) -> None:
    """Neither card nor Blood lies on the Position now."""
    expect_lying(world, "now", world.after(), seat, [], location)


@then(
    "{viewer:seat} sees {lying} of {seat} at {location}",
    example="Claudia sees an unknown card and 3 Blood of Louis at Location 1",
)
def _(world: World, viewer: str, lying: list[Lying], seat: str, location: str) -> None:
    """Exactly this is what the player is shown of the Position. A card that lies face down and is known: `Hunt face
    down`; one that is not: `an unknown card`."""
    expect_lying(world, f"what {viewer} sees", world.seen_by(viewer), seat, lying, location)


@then("{seat}'s Blood at {location} grows by {n}", example="Louis's Blood at Location 1 grows by 2")
def _(world: World, seat: str, location: str, n: int) -> None:
    """Deployed Blood, compared with before."""
    before, now = spot(was(world, seat), location), spot(world.seat_after(seat), location)
    world.expect(f"the growth of the Blood of {seat} at {location}", now.get("blood", 0) - before.get("blood", 0), n)


@then("{seat}'s Blood at {location} shrinks by {n}", example="Louis's Blood at Location 1 shrinks by 2")
def _(world: World, seat: str, location: str, n: int) -> None:
    """Deployed Blood, compared with before."""
    before, now = spot(was(world, seat), location), spot(world.seat_after(seat), location)
    world.expect(f"the loss of Blood of {seat} at {location}", before.get("blood", 0) - now.get("blood", 0), n)


@then("{seat}'s Power at {location} is {n}", example="Louis's Power at Location 1 is 7")
def _(world: World, seat: str, location: str, n: int) -> None:
    """The total on the Position now; face-down cards have none."""
    on = spot(world.seat_after(seat), location)
    expect_told(world, on, "power", f"the Power of {seat} at {location}", n)


@then("the Power of {which} on {seat}'s Position at {location} is {n}",
      example="the Power of Hunt on Louis's Position at Location 1 is 4")  # fmt: skip
def _(world: World, which: Owned, seat: str, location: str, n: int) -> None:
    """Of that card, as it stands now."""
    card = deployed(world, seat, which.owner, which.card, location)
    expect_told(world, card, "power", f"the Power of {which.card} at {location}", n)


@then(
    "the Locations in play are {locations}",
    example="the Locations in play are Location 1, Location 2 and the Prince's Haven",
)
def _(world: World, locations: list[str]) -> None:
    """In the order in which they are resolved."""
    found = [entry.get("location") for entry in told(world, world.after(), "locations", "the Locations")]
    world.expect("the Locations in play", found, locations)


@then("{card} is the Ally at {location}", example="Marcel is the Ally at Location 1")
def _(world: World, card: str, location: str) -> None:
    """Now."""
    world.expect(f"the Ally at {location}", place(world, location).get("ally"), card)


@then("there is no Ally at {location}", example="there is no Ally at Location 1")
def _(world: World, location: str) -> None:
    """Now."""
    world.expect(f"the Ally at {location}", place(world, location).get("ally"), None)


@then("there is an Ally at each Location", example="there is an Ally at each Location")
def _(world: World) -> None:
    """Another one at each Location in play."""
    found = [entry.get("ally") for entry in told(world, world.after(), "locations", "the Locations")]
    if not all(found) or len(set(found)) < len(found):
        world.fail("not every Location has an Ally of its own", expected="an Ally each", actual=found)


@then("{card} is the Location card at {location}", example="Succubus Club is the Location card at Location 1",
      needs=("location-cards",))  # fmt: skip
def _(world: World, card: str, location: str) -> None:
    """Now."""
    world.expect(f"the Location card at {location}", place(world, location).get("card"), card)


@then("there is no Location card at the Prince's Haven", example="there is no Location card at the Prince's Haven",
      needs=("location-cards",))  # fmt: skip
def _(world: World) -> None:
    """Now."""
    world.expect(f"the Location card at {HAVEN}", place(world, HAVEN).get("card"), None)


@then("the Ally deck holds {n} card(s)", example="the Ally deck holds 26 cards")
def _(world: World, n: int) -> None:
    """Of known and unknown order."""
    found = [*told(world, world.after(), "ally_deck", "the Ally deck"), *world.after().get("unordered_ally_deck", [])]
    world.expect("cards in the Ally deck", len(found), n)


@then("the Victim deck holds {n} card(s)", example="the Victim deck holds 31 cards")
def _(world: World, n: int) -> None:
    """Now."""
    expect_told(world, world.after(), "victims", "the number of cards in the Victim deck", n)


@then("{card} is out of the game", example="Talley is out of the game")
def _(world: World, card: str) -> None:
    """An Ally or a Victim that has left the game."""
    removed = told(world, world.after(), "removed", "what has left the game")
    if card not in removed:
        world.fail(f"{card} has not left the game", expected=card, actual=removed)
