"""Faulty engines of Rivals decks: how many cards they hold, how often, and for whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from reference_engine.kernel.deck_lists import DeckFault
from reference_engine.rivals.decks import Deck, legality
from reference_engine.rivals.table.card_facts import (
    AGENDAS,
    BOTH,
    CHARACTERS,
    HAVENS,
    HUNTER,
    LIBRARY,
    VAMPIRE,
    DeckCard,
)
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


def overlook(change: Changes, check: str, *codes: str) -> None:
    """Report no faults with these codes."""

    def checked(right: Right, deck: Deck) -> list[DeckFault]:
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
    def sizes(right: Right, deck: Deck) -> list[DeckFault]:
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
    def sides(right: Right, deck: Deck) -> list[DeckFault]:
        clans = {CHARACTERS[name].clan for name in deck.names("faction")}
        return [*right(deck), *([DeckFault("factions-mixed", "")] if len(clans) > 1 else [])]

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


def spared(change: Changes, check: str, spares: Callable[[Deck, DeckFault], bool]) -> None:
    """Report no faults that `spares` accepts."""

    def checked(right: Right, deck: Deck) -> list[DeckFault]:
        return [fault for fault in right(deck) if not spares(deck, fault)]

    change.replace(legality, check, checked)


def of_hunters(change: Changes, check: str, code: str) -> None:
    """Accept this fault in a deck of Hunters."""
    spared(change, check, lambda deck, fault: fault.code == code and legality.faction(deck) == HUNTER)


def for_one_side(change: Changes, cards: Mapping[str, DeckCard], side: str) -> None:
    """Allow cards with both letters for one side only."""
    pools = {name: side if name in cards and pool == BOTH else pool for name, pool in legality.POOLS.items()}
    change.set(legality, "POOLS", pools)


@wrong("vampires may have an Agenda card of the Hunters", breaks="rivals.deck.library.h-only-hunters")
def _(change: Changes) -> None:
    spared(change, "sides", lambda deck, fault: fault.code == "hunter-card" and fault.card in AGENDAS)


@wrong("vampires may have a Haven card of the Hunters", breaks="rivals.deck.library.h-only-hunters")
def _(change: Changes) -> None:
    spared(change, "sides", lambda deck, fault: fault.code == "hunter-card" and fault.card in HAVENS)


@wrong("Hunters may have an Agenda card without an H", breaks="rivals.deck.library.untagged-vampire-only")
def _(change: Changes) -> None:
    spared(change, "sides", lambda deck, fault: fault.code == "no-hunter-card" and fault.card in AGENDAS)


@wrong("Hunters may have a Haven card without an H", breaks="rivals.deck.library.untagged-vampire-only")
def _(change: Changes) -> None:
    spared(change, "sides", lambda deck, fault: fault.code == "no-hunter-card" and fault.card in HAVENS)


@wrong("an Agenda card with both letters is for vampires alone", breaks="rivals.deck.library.hv-for-both")
def _(change: Changes) -> None:
    for_one_side(change, AGENDAS, VAMPIRE)


@wrong("an Agenda card with both letters is for Hunters alone", breaks="rivals.deck.library.hv-for-both")
def _(change: Changes) -> None:
    for_one_side(change, AGENDAS, HUNTER)


@wrong("a Haven card with both letters is for vampires alone", breaks="rivals.deck.library.hv-for-both")
def _(change: Changes) -> None:
    for_one_side(change, HAVENS, VAMPIRE)


@wrong("a Haven card with both letters is for Hunters alone", breaks="rivals.deck.library.hv-for-both")
def _(change: Changes) -> None:
    for_one_side(change, HAVENS, HUNTER)


@wrong("a Library of Hunters may have fewer than forty cards", breaks="rivals.setup.library.size-40-60")
def _(change: Changes) -> None:
    of_hunters(change, "sizes", "library-too-small")


@wrong("a Library of Hunters may have more than sixty cards", breaks="rivals.setup.library.size-40-60")
def _(change: Changes) -> None:
    of_hunters(change, "sizes", "library-too-large")


@wrong("a Faction deck of Hunters may have six or eight cards", breaks="rivals.setup.faction.exactly-seven")
def _(change: Changes) -> None:
    of_hunters(change, "sizes", "faction-not-seven")


@wrong("a Hunter may be in a Faction deck twice", breaks="rivals.setup.faction.no-duplicates")
def _(change: Changes) -> None:
    of_hunters(change, "too_often", "duplicate-character")


@wrong("Hunters need no Agenda card", breaks="rivals.setup.agenda.one-face-down")
def _(change: Changes) -> None:
    of_hunters(change, "sizes", "not-one-agenda")


@wrong("Hunters need no Haven card", breaks="rivals.setup.haven.one-face-down")
def _(change: Changes) -> None:
    of_hunters(change, "sizes", "not-one-haven")


@wrong("Agenda and Haven count among the forty cards of a Library", breaks="rivals.setup.library.size-40-60")
def _(change: Changes) -> None:
    spared(change, "sizes", lambda deck, fault: fault.code == "library-too-small" and deck.size("library") >= 38)


@wrong("a card of a clan is in no deck without a character of it", breaks="rivals.deck.library.untagged-vampire-only")
def _(change: Changes) -> None:
    def sides(right: Right, deck: Deck) -> list[DeckFault]:
        clans = {CHARACTERS[name].clan for name in deck.names("faction")} | {""}
        unusable = [name for name in set(deck.names("library")) if LIBRARY[name].clan not in clans]
        return [*right(deck), *(DeckFault("hunter-card", "", card=name) for name in unusable)]

    change.replace(legality, "sides", sides)
