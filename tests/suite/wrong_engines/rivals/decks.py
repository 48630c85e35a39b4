"""Wrong about decks of Rivals: how many cards they hold, how often, and for whom."""

from __future__ import annotations

from reference_engine.kernel.deck_lists import Fault
from reference_engine.rivals.decks import Deck, legality
from reference_engine.rivals.table.facts import BOTH, CHARACTERS, HUNTER, VAMPIRE
from tests.suite.wrong_engines.wrong import Changes, Right, wrong


def overlook(change: Changes, check: str, *codes: str) -> None:
    """Faults of these names are not told."""

    def checked(right: Right, deck: Deck) -> list[Fault]:
        return [fault for fault in right(deck) if fault.code not in codes]

    change.replace(legality, check, checked)


@wrong("a deck may have no Agenda card, or two", breaks="rivals.setup.agenda.one-face-down")
def _(change: Changes) -> None:
    overlook(change, "sizes", "not-one-agenda")


@wrong("a deck may have no Haven card, or two", breaks="rivals.setup.haven.one-face-down")
def _(change: Changes) -> None:
    overlook(change, "sizes", "not-one-haven")


@wrong("eight characters may be in a Faction deck", breaks="rivals.setup.faction.exactly-seven")
def _(change: Changes) -> None:
    def sizes(right: Right, deck: Deck) -> list[Fault]:
        return [each for each in right(deck) if each.code != "faction-not-seven" or deck.size("faction") < 7]

    change.replace(legality, "sizes", sizes)


@wrong("a character may be in a Faction deck twice", breaks="rivals.setup.faction.no-duplicates")
def _(change: Changes) -> None:
    overlook(change, "too_often", "duplicate-character")


@wrong("thirty-nine cards are a Library", breaks="rivals.setup.library.size-40-60")
def _(change: Changes) -> None:
    change.set(legality, "LIBRARY_LEAST", 39)


@wrong("sixty-one cards are a Library", breaks="rivals.setup.library.size-40-60")
def _(change: Changes) -> None:
    change.set(legality, "LIBRARY_MOST", 61)


@wrong("four of a card may be in a Library", breaks="rivals.setup.library.max-three-copies")
def _(change: Changes) -> None:
    change.set(legality, "MOST_COPIES_IN_LIBRARY", 4)


@wrong("vampires and Hunters may be in one Faction deck", breaks="rivals.deck.faction.one-faction-only")
def _(change: Changes) -> None:
    overlook(change, "sides", "factions-mixed")


@wrong("a Faction deck is of one clan or creed", breaks="rivals.deck.faction.any-clans")
def _(change: Changes) -> None:
    def sides(right: Right, deck: Deck) -> list[Fault]:
        clans = {CHARACTERS[name].clan for name in deck.names("faction")}
        return [*right(deck), *([Fault("factions-mixed", "")] if len(clans) > 1 else [])]

    change.replace(legality, "sides", sides)


@wrong("cards without an H may be in a deck of Hunters", breaks="rivals.deck.library.untagged-vampire-only")
def _(change: Changes) -> None:
    overlook(change, "sides", "no-hunter-card")


@wrong("cards with an H alone may be in a deck of vampires", breaks="rivals.deck.library.h-only-hunters")
def _(change: Changes) -> None:
    overlook(change, "sides", "hunter-card")


@wrong("cards with both letters are for vampires alone", breaks="rivals.deck.library.hunter-needs-h")
def _(change: Changes) -> None:
    pools = {name: VAMPIRE if pool == BOTH else pool for name, pool in legality.POOLS.items()}
    change.set(legality, "POOLS", pools)


@wrong("cards with both letters are for Hunters alone", breaks="rivals.deck.library.hv-for-both")
def _(change: Changes) -> None:
    pools = {name: HUNTER if pool == BOTH else pool for name, pool in legality.POOLS.items()}
    change.set(legality, "POOLS", pools)
