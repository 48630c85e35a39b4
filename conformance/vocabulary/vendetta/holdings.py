"""Thens: hands, decks, Alliances, Clans and Relics, and who sees what."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary import must
from conformance.vocabulary.places import JsonObject
from conformance.vocabulary.seeing import expect_hidden_from_all, seeing_steps
from conformance.vocabulary.vendetta.words import then, vocabulary
from conformance.vocabulary.world import World

RELICS = ["relics"]
HAND, ALLIANCE, DRAINED = "seats/{seat}/hand", "seats/{seat}/alliance", "seats/{seat}/drained"

# fmt: off
then("{players:seats} holds/hold {cards}", "Louis holds Hunt, Ready and Challenge",
     "Exactly these cards are in the hand of each, in whatever order.", must.hold("seats/{players}/hand", "{cards}"))
then("{seat} holds nothing", "Louis holds nothing", "The hand is empty.", must.hold(HAND, []))
then("{players:seats} holds/hold {n} card(s)", "Louis holds 3 cards",
     "The number of cards in the hand of each.",
     must.count("seats/{players}/hand", "{n}", what="cards in the hand of {players}"))
then("{cards} lies/lie under {seat}'s Clan deck", "Earthshock lies under Louis's Clan deck",
     "Exactly these cards were put under it; the last is the lowest.",
     must.be("seats/{seat}/clan_deck_bottom", "{cards}", what="what lies under the Clan deck of {seat}"))
then("{seat} has drawn {cards}", "Louis has drawn Challenge and Earthshock",
     "The Clan cards of which the player is about to keep some.",
     must.hold("seats/{seat}/looking_at", "{cards}", what="what {seat} has drawn"))
then("{seat}'s Alliance holds {cards}", "Louis's Alliance holds Victim and Talley",
     "Exactly these cards, none of them Drained.", must.hold(ALLIANCE, "{cards}"))
then("{seat}'s Alliance is empty", "Louis's Alliance is empty", "No card that is not Drained.", must.hold(ALLIANCE, []))
then("{seat} acquires {cards}", "Louis acquires Talley",
     "Exactly these cards have come into the Alliance, compared with before.",
     must.gain(ALLIANCE, "{cards}", what="what {seat} acquires"))
then("{seat} acquires nothing", "Louis acquires nothing",
     "No card has come into the Alliance, compared with before.", must.gain(ALLIANCE, [], what="what {seat} acquires"))
then("{seat} has Drained {cards}", "Louis has Drained Victim",
     "Exactly these cards are Drained now.", must.hold(DRAINED, "{cards}", what="the Drained cards of {seat}"))
then("{seat} has Drained nothing", "Louis has Drained nothing",
     "No card is Drained now.", must.hold(DRAINED, [], what="the Drained cards of {seat}"))
then("{seat}'s Clan is {clan}", "Louis's Clan is Brujah", "Chosen in set-up.", must.be("seats/{seat}/clan", "{clan}"))
then("{seat} owns {card}", "Louis owns Relic: return a drained card",
     "The player's Relic.", must.be("seats/{seat}/relic", "{card}"), needs=RELICS)
then("{seat} has used the Relic", "Louis has used the Relic",
     "It lies face down.", must.be("seats/{seat}/relic_used", True, what="whether {seat} has used the Relic"),
     needs=RELICS)
# fmt: on


def clan_deck(world: World, seat: str) -> list[str]:
    """All cards of a Clan deck, those of known order first."""
    world.must_sit(seat)
    entry = world.found(must.be(("seats", seat), {}, what=f"what {seat} has"))
    parts = ("clan_deck", "unordered_clan_deck", "clan_deck_bottom")
    return [str(card) for part in parts for card in entry.get(part, [])]


@then("{seat}'s Clan deck holds {cards}", "Louis's Clan deck holds Challenge and Earthshock")
def clan_deck_holds(world: World, seat: str, cards: list[str]) -> None:
    """Exactly these cards, in whatever order."""
    what = f"the Clan deck of {seat}"
    world.expect(must.hold(("seats", seat, "clan_deck"), cards, what=what), clan_deck(world, seat))


@then("{seat}'s Clan deck holds {n} card(s)", "Louis's Clan deck holds 6 cards")
def clan_deck_counts(world: World, seat: str, n: int) -> None:
    """The number of cards, wherever in it."""
    what = f"cards in the Clan deck of {seat}"
    world.expect(must.count(("seats", seat, "clan_deck"), n, what=what), clan_deck(world, seat))


# -- who sees what ----------------------------------------------------------------------------------------------------


def shown(position: JsonObject, owner: str, lot: str) -> Any:
    """What a position tells of a lot of a player: a list of names, or what was chosen in secret."""
    entry: JsonObject = next((one for one in position.get("seats", []) if one.get("name") == owner), {})
    return [*entry[lot], *entry.get("unordered_clan_deck", [])] if lot == "clan_deck" else entry.get(lot)


def ally_deck(position: JsonObject) -> list[str]:
    """The Ally deck as a position tells it, cards of known order first."""
    return [*position["ally_deck"], *position["unordered_ally_deck"]]


@then("the Ally deck holds {n} card(s)", "the Ally deck holds 26 cards")
def ally_deck_counts(world: World, n: int) -> None:
    """Of known and unknown order."""
    world.expect(must.count("ally_deck", n, what="cards in the Ally deck"), ally_deck(world.after()))


@then("nobody sees the Ally deck", "nobody sees the Ally deck")
def nobody_sees_the_ally_deck(world: World) -> None:
    """Everybody is told how many cards it has, and of none what it is."""
    expect_hidden_from_all(world, "ally_deck", "the Ally deck", ally_deck)


@then("no event names {card}", "no event names Challenge")
def no_event_names(world: World, card: str) -> None:
    """Since the When. Events are public, so nobody learns of the card. Also say what does happen."""
    naming = [event for event in world.events if card in map(str, leaves(event))]
    world.expect(must.be("events", [], what=f"events that name {card}"), naming)


def leaves(value: Any) -> list[Any]:
    """Whatever stands anywhere in a value."""
    if isinstance(value, dict | list):
        return [leaf for one in (value.values() if isinstance(value, dict) else value) for leaf in leaves(one)]
    return [value]


seeing_steps(
    vocabulary, shown,
    sees="Louis sees Louis's token", hidden="Claudia does not see Louis's token", alone="only Louis sees Louis's token",
)  # fmt: skip
