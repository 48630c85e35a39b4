"""Thens: places of cards in play, tokens and cards on them, and what characters lost and gained."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.rivals.view import bare
from conformance.steps.rivals.words import then
from conformance.steps.world import World

HUNTERS, COLOURS, INFLUENCE = ["hunters"], ["colours"], ["influence"]
BLOOD = "cards/{cards}/blood"


def exhausted(value: bool) -> expect.Expectation:
    """Expect that cards are exhausted, or ready."""
    return expect.be("cards/{cards}/exhausted", value, what="whether {cards} is exhausted")


# fmt: off
then("{cards} is/are in {seat}'s Haven{state}", "Lucky is in Ana's Haven with 2 Blood and exhausted",
     "In that player's Haven; Blood and exhaustion are compared if the step names them.",
     expect.fit("cards/{cards}", {"place": "haven", "controller": "{seat}", "**": "{state}"}, what="{cards}"))
then("{cards} is/are in The Streets{state}", "Lucky is in The Streets and exhausted",
     "In The Streets, under any controller.",
     expect.fit("cards/{cards}", {"place": "streets", "**": "{state}"}, what="{cards}"))
then("{cards} is/are in torpor{state}", "Hope is in torpor with 1 Blood",
     "In torpor, under any controller.",
     expect.fit("cards/{cards}", {"place": "torpor", "**": "{state}"}, what="{cards}"),
     needs=["torpor"])
then("{cards} is/are exhausted", "Lucky is exhausted", "Each card is exhausted.", exhausted(True))
then("{cards} is/are ready", "Lucky is ready", "No card of these is exhausted.", exhausted(False))
then("{cards} has/have {n} Blood", "Hope has 4 Blood", "Each has this much now.", expect.be(BLOOD, "{n}"))
then("{cards} loses/lose {n} Blood", "Hope loses 2 Blood",
     "Each has exactly this much less than before the When, whatever happened in between.",
     expect.fall(BLOOD, "{n}", what="Blood lost by {cards}"))
then("{cards} gains/gain {n} Blood", "Hope gains 1 Blood",
     "Each has exactly this much more than before the When.", expect.grow(BLOOD, "{n}", what="Blood gained by {cards}"))
then("{cards} keeps/keep all Blood", "Hope keeps all Blood", "Each has as much as before the When.", expect.stay(BLOOD))
then("{n} of {card}'s Blood is/are {seat}'s", "2 of Hope's Blood are Bruno's",
     "This much of it has the color of that player, who does not control the card.",
     expect.be("cards/{card}/foreign_blood/{seat}", "{n}", what="Blood of {seat}'s colour on {card}", default=0),
     needs=COLOURS)
then("{card}'s Blood Potency is {n}", "Hope's Blood Potency is 4", "Now.",
     expect.be("cards/{card}/blood_potency", "{n}"))
then("{seat} controls {cards}", "Ana controls Lucky", "The player controls these cards in play.",
     expect.be("cards/{cards}/controller", "{seat}", what="the controller of {cards}"))
then("{bearer:card} bears nothing", "Lucky bears nothing", "No card is attached to it.",
     expect.hold("cards/{bearer}/attached/*/card", [], what="what {bearer} bears"))
then("{card} is a Leader", "Lucky is a Leader", "It has its player's Leader token.",
     expect.be("cards/{card}/leader", True, what="whether {card} is a Leader"))
then("{card} is no Leader", "Hope is no Leader", "It has no Leader token.",
     expect.be("cards/{card}/leader", False, what="whether {card} is a Leader"))
then("{card}'s Leader token shows +1 Influence", "Lucky's Leader token shows +1 Influence", "Now.",
     expect.be("cards/{card}/influence_side", True, what="what {card}'s Leader token shows"))
then("{card}'s Leader token shows +1 Secrecy", "Pregador's Leader token shows +1 Secrecy", "Now.",
     expect.fit("cards/{card}", {"leader": True, "influence_side": False}, what="{card}'s Leader token"), needs=HUNTERS)
then("{n} Prestige of {seat} lies on {card}", "2 Prestige of Ana lies on Monster",
     "Prestige of that player's color on the card now, which may be 0.",
     expect.be("cards/{card}/prestige/{seat}", "{n}", what="Prestige of {seat} on {card}", default=0))
then("{n} Agenda lies/lie on {card}", "2 Agenda lie on Hope", "Agenda on the card now, which belongs to no player.",
     expect.be("cards/{card}/agenda", "{n}"))
then("{card} has {n} {counter}", "Hope has 1 Fear token", "Tokens on it now.",
     expect.be("cards/{card}/{counter}", "{n}"))
then("{cards} has/have No Influence", "Hope has No Influence", "It has that token now.",
     expect.be("cards/{cards}/no_influence", True, what="whether {cards} has No Influence"), needs=INFLUENCE)
then("{cards} does/do not have No Influence", "Hope does not have No Influence", "It has no such token now.",
     expect.be("cards/{cards}/no_influence", False, what="whether {cards} has No Influence"))
then("{card} bears {seat}'s token", "Open Season bears Ana's token", "An Ongoing Event, now.",
     expect.be("cards/{card}/token", "{seat}", what="whose token lies on {card}"))
then("{card} bears nobody's token", "Corruption bears nobody's token", "An Ongoing Event, now.",
     expect.be("cards/{card}/token", None, what="whose token lies on {card}"))
# fmt: on


@then("{bearer:card} bears {cards}", "Lucky bears Vagrant")
def bears(world: World, bearer: str, cards: list[str]) -> None:
    """Exactly these cards are attached to it."""
    names = [bare(card) for card in cards]
    world.expect(expect.hold(("cards", bearer, "attached", "*", "card"), names, what=f"what {bearer} bears"))


@then("{cards} is/are a party of {seat}", "Lucky and Hope are a party of Ana")
def are_a_party(world: World, cards: list[str], seat: str) -> None:
    """They are in The Streets together, and no other character is with them."""
    world.must_sit(seat)
    for card in cards:
        world.expect(expect.fit(("cards", card), {"place": "streets", "controller": seat}))
    world.expect(expect.be_together("cards", [["place", "controller", "party"], cards], what=f"the party of {seat}"))
