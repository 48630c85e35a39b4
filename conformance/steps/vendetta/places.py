"""Thens: cards, Blood, and Power on Positions; cards at the Locations; the common decks."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.vendetta.words import HAVEN, Lying, Owned, then
from conformance.steps.world import World

BLOOD = "seats/{seat}/positions/{location}/blood"
LOCATION_CARDS = ["location-cards"]

# fmt: off
then("{seat}'s Blood at {location} grows by {n}", "Louis's Blood at Location 1 grows by 2",
     "The Deployed Blood has grown by this much since before the When.",
     expect.grow(BLOOD, "{n}", what="the growth of the Blood of {seat} at {location}", default=0))
then("{seat}'s Blood at {location} shrinks by {n}", "Louis's Blood at Location 1 shrinks by 2",
     "The Deployed Blood has shrunk by this much since before the When.",
     expect.fall(BLOOD, "{n}", what="the loss of Blood of {seat} at {location}", default=0))
then("{seat}'s Power at {location} is {n}", "Louis's Power at Location 1 is 7",
     "The total on the Position now. Face-down cards have no Power.",
     expect.be("seats/{seat}/positions/{location}/power", "{n}", what="the Power of {seat} at {location}"))
then("the Locations in play are {locations}", "the Locations in play are Location 1, Location 2 and the Prince's Haven",
     "Exactly these, in the order in which they are resolved.",
     expect.be("locations/*/location", "{locations}", what="the Locations in play"))
then("{card} is the Ally at {location}", "Marcel is the Ally at Location 1",
     "Now.", expect.be("locations/{location}/ally", "{card}", what="the Ally at {location}"))
then("there is no Ally at {location}", "there is no Ally at Location 1",
     "Now.", expect.be("locations/{location}/ally", None, what="the Ally at {location}"))
then("{card} is the Location card at {location}", "Succubus Club is the Location card at Location 1",
     "Now.", expect.be("locations/{location}/card", "{card}", what="the Location card at {location}"),
     needs=LOCATION_CARDS)
then("there is no Location card at the Prince's Haven", "there is no Location card at the Prince's Haven",
     "Now.", expect.be(f"locations/{HAVEN}/card", None, what=f"the Location card at {HAVEN}"), needs=LOCATION_CARDS)
then("the Victim deck holds {n} card(s)", "the Victim deck holds 31 cards",
     "Now.", expect.be("victims", "{n}", what="the number of cards in the Victim deck"))
then("{card} is out of the game", "Talley is out of the game",
     "An Ally or a Victim that has left the game.", expect.have("removed", "{card}", what="what has left the game"))
# fmt: on


def expect_lying(world: World, viewer: str | None, seat: str, lying: list[Lying], location: str) -> None:
    """Expect exactly these things on a Position, as `viewer` sees it or in full."""
    world.must_sit(seat, *([viewer] if viewer else []))
    who, path = (f"what {viewer} sees" if viewer else "now"), ("seats", seat, "positions", location)
    cards = [
        {"card": item.card, "owner": item.owner or seat, "face_down": item.face_down} for item in lying if item.card
    ]
    whose, defaults = f"of {seat} at {location}", {"card": "?", "owner": seat, "face_down": False}
    world.expect(expect.lie((*path, "cards"), cards, defaults, what=f"{who}: the cards {whose}", viewer=viewer))
    blood = sum(item.amount for item in lying)
    world.expect(expect.be((*path, "blood"), blood, what=f"{who}: the Blood {whose}", viewer=viewer, default=0))


@then("{seat} has {lying} at {location}", "Louis has Challenge face up, Hunt face down and 3 Blood at Location 1")
def has_there(world: World, seat: str, lying: list[Lying], location: str) -> None:
    """Exactly these things are on the Position now, the cards in any order."""
    expect_lying(world, None, seat, lying, location)


@then("{seat} has nothing at {location}", "Louis has nothing at Location 1")
def has_nothing_there(world: World, seat: str, location: str) -> None:
    """Neither card nor Blood is on the Position now."""
    expect_lying(world, None, seat, [], location)


@then(
    "{viewer:seat} sees {lying} of {seat} at {location}",
    "Claudia sees an unknown card and 3 Blood of Louis at Location 1",
)
def sees_there(world: World, viewer: str, lying: list[Lying], seat: str, location: str) -> None:
    """The player sees exactly these things on the Position.

    A face-down card that the player knows is `Hunt face down`; one that they do not know is `an unknown card`.
    """
    expect_lying(world, viewer, seat, lying, location)


@then(
    "the Power of {which} on {seat}'s Position at {location} is {n}",
    "the Power of Hunt on Louis's Position at Location 1 is 4",
)
def power_is(world: World, which: Owned, seat: str, location: str, n: int) -> None:
    """The Power of that card now."""
    world.must_sit(seat)
    owner = which.owner or seat
    card = {"card": [which.card], "owner": [owner, *([None] if owner == seat else [])]}
    path = ("seats", seat, "positions", location, "cards", card, "power")
    world.expect(expect.be(path, n, what=f"the Power of {which.card} at {location}"))


@then("there is an Ally at each Location", "there is an Ally at each Location")
def is_an_ally_everywhere(world: World) -> None:
    """Each Location in play has a different Ally."""
    world.expect(expect.be_different("locations/*/ally", what="the Allies"))
