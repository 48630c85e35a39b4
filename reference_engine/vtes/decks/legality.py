"""Deck legality. V5 'Deck Construction', basic and advanced, and the glossary on 'Group'."""

from __future__ import annotations

from collections import Counter

import msgspec

from reference_engine.kernel.deck_lists import DeckFault, unread
from reference_engine.vtes.decks.lists import Deck, DeckLine
from reference_engine.vtes.table.edition import V5, Edition

ANY = "ANY"
PARTS = ("crypt", "library")
READY_MADE = (12, 77)
"""Sizes of crypt and library in each ready-made deck."""
LEAST_BY_PLAYERS, MORE_FOR_EACH = 40, 10
"""Minimum library size and additional cards per player, by the older rulebook."""


class Limits(msgspec.Struct, frozen=True):
    """Deck sizes that an edition requires, in cards."""

    crypt: int
    library: int
    library_most: int | None
    """Maximum size; None if it depends on an unknown number of players."""
    too_small: str
    too_large: str
    """Rules on library size."""


def limits_of(edition: Edition, players: int | None = None) -> Limits:
    """Return an edition's deck limits, for a number of players if known."""
    if edition.library_size == "60-to-90":
        return Limits(12, 60, 90, "vtes.deck.library-minimum-60", "vtes.deck.library-maximum-90")
    most = None if players is None else LEAST_BY_PLAYERS + MORE_FOR_EACH * players
    minimum, maximum = "vtes.classic.deck.library-minimum-40", "vtes.classic.deck.library-maximum-by-table-size"
    return Limits(12, LEAST_BY_PLAYERS, most, minimum, maximum)


def players_for(deck: Deck) -> int:
    """Return the minimum number of players for this library, in editions whose limit depends on the players."""
    return max(-(-(deck.size("library") - LEAST_BY_PLAYERS) // MORE_FOR_EACH), 2)


FIFTH_EDITION = limits_of(V5)


def faults(deck: Deck, limits: Limits = FIFTH_EDITION) -> list[DeckFault]:
    """Return every fault of a deck; empty if it is legal."""
    return [*unread(deck.troubles), *strangers(deck), *sizes(deck, limits), *grouping(deck)]


def applied(deck: Deck, limits: Limits = FIFTH_EDITION) -> set[str]:
    """Return the rules by which a deck is judged: those for every deck, and those that apply to this one."""
    crypt, library = deck.size("crypt"), deck.size("library")
    cards = Counter(line.card for part in PARTS for line in deck.part(part) for _ in range(line.copies))
    held = {card for card in cards if card is not None}
    always = {"vtes.deck.crypt-minimum-12", "vtes.decks.crypt-holds-vampires", limits.too_small}
    used = {
        limits.too_large: limits.library_most is not None,
        "vtes.deck.crypt-no-maximum": crypt > limits.crypt,
        "vtes.deck.copies-unlimited": any(copies > 1 for copies in cards.values()),
        "vtes.deck.group-number": bool(groups(deck)),
        "vtes.deck.group-single-or-consecutive": bool(groups(deck)),
        "vtes.glossary.group.any-is-unrestricted": any(card.group == ANY for card in held),
        "vtes.components.preconstructed-deck-size": (crypt, library) == READY_MADE,
        "vtes.components.decks-customisable": (crypt, library) != READY_MADE,
    }
    return always | {rule for rule, holds in used.items() if holds}


def groups(deck: Deck) -> list[int]:
    """Return the groups of the crypt, in order. Cards of group ANY do not count."""
    return sorted({int(line.card.group) for line in _vampires(deck) if line.card and line.card.group != ANY})


def _vampires(deck: Deck) -> list[DeckLine]:
    return [line for line in deck.crypt if line.card is not None and line.card.part == "crypt"]


def strangers(deck: Deck) -> list[DeckFault]:
    """Return faults for cards in the wrong part: crypt cards belong in the crypt, library cards in the library."""
    rule = "vtes.decks.crypt-holds-vampires"
    return [
        DeckFault(
            f"{line.card.part}-card-in-{part}",
            f"{line.card.full_name} is a {line.card.type} card and belongs in the {line.card.part}",
            rule,
            line.where,
            line.card.full_name,
        )
        for part in PARTS
        for line in deck.part(part)
        if line.card is not None and line.card.part != part
    ]


def sizes(deck: Deck, limits: Limits) -> list[DeckFault]:
    """Return faults of size: too few cards in a part, or too many in the library. Copies do not matter."""
    crypt, library = deck.size("crypt"), deck.size("library")
    found = []
    if crypt < limits.crypt:
        found.append(_too_small("crypt", crypt, limits.crypt, "vtes.deck.crypt-minimum-12"))
    if library < limits.library:
        found.append(_too_small("library", library, limits.library, limits.too_small))
    if limits.library_most is not None and library > limits.library_most:
        over = library - limits.library_most
        message = f"{library} cards in the library, {over} more than the maximum of {limits.library_most}"
        found.append(DeckFault("library-too-large", message, limits.too_large))
    return found


def _too_small(part: str, size: int, least: int, rule: str) -> DeckFault:
    message = f"{size} card{'s' * (size != 1)} in the {part}, {least - size} fewer than the minimum of {least}"
    return DeckFault(f"{part}-too-small", message, rule)


def grouping(deck: Deck) -> list[DeckFault]:
    """Return a fault unless the crypt has one group or two consecutive ones. Group ANY does not count."""
    found = groups(deck)
    if not found or found[-1] - found[0] <= 1:
        return []
    examples = []
    for group in found:
        names = [line.card.name for line in _vampires(deck) if line.card and line.card.group == str(group)]
        examples.append(f"{group} ({names[0]}{' and others' * (len(set(names)) > 1)})")
    message = f"the crypt has groups {', '.join(examples)}; it may have one group, or two consecutive ones"
    return [DeckFault("groups-apart", message, "vtes.deck.group-single-or-consecutive")]
