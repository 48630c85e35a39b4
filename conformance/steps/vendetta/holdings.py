"""Thens: hands, decks, Alliances, Clans, and Relics, and who sees them."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.paths import Path
from conformance.steps.vendetta.words import then, vocabulary
from conformance.steps.visibility_steps import expect_hidden_from_all, seeing_steps
from conformance.steps.world import World

RELICS = ["relics"]
HAND, ALLIANCE, DRAINED = "seats/{seat}/hand", "seats/{seat}/alliance", "seats/{seat}/drained"

# fmt: off
then("{players:seats} holds/hold {cards}", "Louis holds Hunt, Ready and Challenge",
     "Exactly these cards are in the hand of each, in any order.", expect.hold("seats/{players}/hand", "{cards}"))
then("{seat} holds nothing", "Louis holds nothing", "The hand is empty.", expect.hold(HAND, []))
then("{players:seats} holds/hold {n} card(s)", "Louis holds 3 cards",
     "The number of cards in the hand of each.",
     expect.count("seats/{players}/hand", "{n}", what="cards in the hand of {players}"))
then("{cards} lies/lie under {seat}'s Clan deck", "Earthshock lies under Louis's Clan deck",
     "Exactly these cards were put under it, with the last one lowest.",
     expect.be("seats/{seat}/clan_deck_bottom", "{cards}", what="what lies under the Clan deck of {seat}"))
then("{seat} has drawn {cards}", "Louis has drawn Challenge and Earthshock",
     "The Clan cards among which the player chooses what to keep.",
     expect.hold("seats/{seat}/looking_at", "{cards}", what="what {seat} has drawn"))
then("{seat}'s Alliance holds {cards}", "Louis's Alliance holds Victim and Talley",
     "Exactly these cards, without the Drained ones.", expect.hold(ALLIANCE, "{cards}"))
then("{seat}'s Alliance is empty", "Louis's Alliance is empty", "No card that is not Drained.",
     expect.hold(ALLIANCE, []))
then("{seat} acquires {cards}", "Louis acquires Talley",
     "Exactly these cards have joined the Alliance since before the When.",
     expect.gain(ALLIANCE, "{cards}", what="what {seat} acquires"))
then("{seat} acquires nothing", "Louis acquires nothing",
     "No card has joined the Alliance since before the When.",
     expect.gain(ALLIANCE, [], what="what {seat} acquires"))
then("{seat} has Drained {cards}", "Louis has Drained Victim",
     "Exactly these cards are Drained now.", expect.hold(DRAINED, "{cards}", what="the Drained cards of {seat}"))
then("{seat} has Drained nothing", "Louis has Drained nothing",
     "No card is Drained now.", expect.hold(DRAINED, [], what="the Drained cards of {seat}"))
then("{seat}'s Clan is {clan}", "Louis's Clan is Brujah", "The Clan chosen in set-up.",
     expect.be("seats/{seat}/clan", "{clan}"))
then("{seat} owns {card}", "Louis owns Relic: return a drained card",
     "The player's Relic.", expect.be("seats/{seat}/relic", "{card}"), needs=RELICS)
then("{seat} has used the Relic", "Louis has used the Relic",
     "The Relic is face down.", expect.be("seats/{seat}/relic_used", True, what="whether {seat} has used the Relic"),
     needs=RELICS)
# fmt: on


CLAN_DECK = ("clan_deck", "unordered_clan_deck", "clan_deck_bottom")
"""All cards of a Clan deck, those of known order first."""


@then("{seat}'s Clan deck holds {cards}", "Louis's Clan deck holds Challenge and Earthshock")
def clan_deck_holds(world: World, seat: str, cards: list[str]) -> None:
    """Exactly these cards, in any order."""
    world.must_sit(seat)
    world.expect(expect.hold(("seats", seat, CLAN_DECK), cards, what=f"the Clan deck of {seat}"))


@then("{seat}'s Clan deck holds {n} card(s)", "Louis's Clan deck holds 6 cards")
def clan_deck_counts(world: World, seat: str, n: int) -> None:
    """The number of cards anywhere in it."""
    world.must_sit(seat)
    world.expect(expect.count(("seats", seat, CLAN_DECK), n, what=f"cards in the Clan deck of {seat}"))


# -- who sees what ----------------------------------------------------------------------------------------------------


def within(lot: str) -> Path:
    """Return the path to a player's lot: a list of names, or a secret choice."""
    return (("clan_deck", "unordered_clan_deck"),) if lot == "clan_deck" else (lot,)


ALLY_DECK = ("ally_deck", "unordered_ally_deck")
"""The Ally deck, cards of known order first."""


@then("the Ally deck holds {n} card(s)", "the Ally deck holds 26 cards")
def ally_deck_counts(world: World, n: int) -> None:
    """The number of cards in known and unknown order."""
    world.expect(expect.count((ALLY_DECK,), n, what="cards in the Ally deck"))


@then("nobody sees the Ally deck", "nobody sees the Ally deck")
def nobody_sees_the_ally_deck(world: World) -> None:
    """Everybody sees the number of cards, but none of the cards."""
    expect_hidden_from_all(world, (ALLY_DECK,), "the Ally deck")


@then("no event names {card}", "no event names Challenge")
def no_event_names(world: World, card: str) -> None:
    """No event since the When names the card, so nobody learns of it. State what does happen too."""
    world.expect(expect.not_be_named(card))


seeing_steps(
    vocabulary, within,
    sees="Louis sees Louis's token", hidden="Claudia does not see Louis's token", alone="only Louis sees Louis's token",
)  # fmt: skip
