"""Deck legality. Rulebook, 'Set-Up', steps 3 to 6, 'Custom Decks', and 'Deck Building' of Hunters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from reference_engine.kernel.deck_lists import DeckFault, unread
from reference_engine.rivals.decks.card_lookup import PARTS
from reference_engine.rivals.decks.lists import Deck
from reference_engine.rivals.table.card_facts import AGENDAS, BOTH, CHARACTERS, HAVENS, HUNTER, LIBRARY, VAMPIRE

FACTION_SIZE = 7
LIBRARY_LEAST, LIBRARY_MOST = 40, 60
MOST_COPIES_IN_LIBRARY = 3

EVERY_DECK = {
    "rivals.setup.agenda.one-face-down",
    "rivals.setup.haven.one-face-down",
    "rivals.setup.faction.exactly-seven",
    "rivals.setup.faction.no-duplicates",
    "rivals.setup.library.size-40-60",
    "rivals.setup.library.max-three-copies",
    "rivals.deck.faction.one-faction-only",
}
"""Rules that apply to all decks."""

POOLS = {card.name: card.pool for cards in (AGENDAS, HAVENS, LIBRARY) for card in cards.values()}
"""Deck types that may contain a card, by name."""


def faults(deck: Deck) -> list[DeckFault]:
    """Return all faults of a deck; none if it is legal."""
    return [*unread(deck.troubles), *sizes(deck), *too_often(deck), *sides(deck)]


def applied(deck: Deck) -> set[str]:
    """Return the rules applied to a deck: those for all decks, and those relevant for its contents."""
    side = faction(deck)
    pools = {POOLS[name] for part in PARTS if part != "faction" for name in deck.names(part)}
    used = {
        "rivals.deck.faction.any-clans": len({CHARACTERS[name].clan for name in deck.names("faction")}) > 1,
        "rivals.deck.library.hunter-needs-h": side == HUNTER,
        "rivals.deck.library.untagged-vampire-only": VAMPIRE in pools,
        "rivals.deck.library.h-only-hunters": HUNTER in pools,
        "rivals.deck.library.hv-for-both": BOTH in pools,
    }
    return EVERY_DECK | {rule for rule, holds in used.items() if holds}


def faction(deck: Deck) -> str:
    """Return the faction of a deck, vampire or hunter, based on its characters; empty if mixed or unknown."""
    found = {CHARACTERS[name].faction for name in deck.names("faction")}
    return found.pop() if len(found) == 1 else ""


def sizes(deck: Deck) -> Iterator[DeckFault]:
    for part in ("agenda", "haven"):
        if (there := deck.size(part)) != 1:
            message = f"{_cards(there)} for {part.capitalize()}; a deck has exactly 1"
            yield DeckFault(f"not-one-{part}", message, f"rivals.setup.{part}.one-face-down")
    if (there := deck.size("faction")) != FACTION_SIZE:
        message = f"{_cards(there)} in the Faction deck; it has exactly {FACTION_SIZE}"
        yield DeckFault("faction-not-seven", message, "rivals.setup.faction.exactly-seven")
    rule, there = "rivals.setup.library.size-40-60", deck.size("library")
    if there < LIBRARY_LEAST:
        message = f"{_cards(there)} in the Library, {LIBRARY_LEAST - there} fewer than the {LIBRARY_LEAST} required"
        yield DeckFault("library-too-small", message, rule)
    if there > LIBRARY_MOST:
        message = f"{_cards(there)} in the Library, {there - LIBRARY_MOST} more than the {LIBRARY_MOST} allowed"
        yield DeckFault("library-too-large", message, rule)


def too_often(deck: Deck) -> Iterator[DeckFault]:
    for name, copies in Counter(deck.names("faction")).items():
        if copies > 1:
            message = f"{copies} copies of {name} in the Faction deck; only 1 is allowed"
            yield DeckFault("duplicate-character", message, "rivals.setup.faction.no-duplicates", card=name)
    for name, copies in Counter(deck.names("library")).items():
        if copies > MOST_COPIES_IN_LIBRARY:
            message = f"{copies} copies of {name} in the Library; at most {MOST_COPIES_IN_LIBRARY} are allowed"
            yield DeckFault("too-many-copies", message, "rivals.setup.library.max-three-copies", card=name)


def sides(deck: Deck) -> Iterator[DeckFault]:
    """Yield the faults of mixed factions and of cards with the wrong tag. A mixed deck's Library is not checked."""
    characters = deck.names("faction")
    if {CHARACTERS[name].faction for name in characters} == {VAMPIRE, HUNTER}:
        hunters = [name for name in characters if CHARACTERS[name].faction == HUNTER]
        message = (
            f"vampires and Hunters ({', '.join(dict.fromkeys(hunters))}) in one Faction deck; use only one faction"
        )
        yield DeckFault("factions-mixed", message, "rivals.deck.faction.one-faction-only")
    side = faction(deck)
    for name in dict.fromkeys(name for part in PARTS if part != "faction" for name in deck.names(part)):
        if side and POOLS[name] not in (side, BOTH):
            if side == HUNTER:
                message = f"{name} has no H, so only vampire decks can use it; this is a Hunter deck"
                yield DeckFault("no-hunter-card", message, "rivals.deck.library.untagged-vampire-only", card=name)
            else:
                message = f"{name} has only an H, so only Hunter decks can use it; this is a vampire deck"
                yield DeckFault("hunter-card", message, "rivals.deck.library.h-only-hunters", card=name)


def _cards(number: int) -> str:
    return f"{number} card{'s' * (number != 1)}"
