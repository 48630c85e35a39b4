"""Faulty engines for decks: how many cards they hold, of which groups, and what lies where."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel.deck_lists import DeckFault
from reference_engine.vtes.decks import STARTERS, Deck, Limits, legality, report, starter
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


def limit(change: Changes, **otherwise: int) -> None:
    """Change the deck sizes of the fifth edition."""

    def limits_of(right: Right, edition: Any, players: int | None = None) -> Limits:
        limits: Limits = right(edition, players)
        return msgspec.structs.replace(limits, **otherwise) if limits.library == 60 else limits

    change.replace(report, "limits_of", limits_of)


@wrong("eleven crypt cards are enough", breaks="vtes.deck.crypt-minimum-12")
def _(change: Changes) -> None:
    limit(change, crypt=11)


@wrong("crypt cards beyond twelve count as library cards", breaks="vtes.deck.crypt-no-maximum")
def _(change: Changes) -> None:
    def size(right: Right, self: Deck, part: str) -> int:
        beyond = max(right(self, "crypt") - 12, 0)
        number: int = right(self, part)
        return number + beyond if part == "library" else number

    change.replace(Deck, "size", size)


@wrong("fifty-nine library cards are enough", breaks="vtes.deck.library-minimum-60")
def _(change: Changes) -> None:
    limit(change, library=59)


@wrong("ninety-one library cards are not too many", breaks="vtes.deck.library-maximum-90")
def _(change: Changes) -> None:
    limit(change, library_most=91)


@wrong("a library has seventy-five cards at the most", breaks="vtes.components.preconstructed-deck-size")
def _(change: Changes) -> None:
    limit(change, library_most=75)


@wrong("By the older book forty library cards are too few", breaks="vtes.classic.deck.library-minimum-40")
def _(change: Changes) -> None:
    def limits_of(right: Right, edition: Any, players: int | None = None) -> Limits:
        limits: Limits = right(edition, players)
        return msgspec.structs.replace(limits, library=60)

    change.replace(report, "limits_of", limits_of)


@wrong("By the older book every table is one of five", breaks="vtes.classic.deck.library-maximum-by-table-size")
def _(change: Changes) -> None:
    change.replace(report, "limits_of", lambda right, edition, players=None: right(edition, 5))


@wrong("of no card there are more than sixty-five", breaks="vtes.deck.copies-unlimited")
def _(change: Changes) -> None:
    def sizes(right: Right, deck: Deck, limits: Limits) -> list[DeckFault]:
        too_often = any(line.copies > 65 for line in deck.library)
        return [*right(deck, limits), *([DeckFault("library-too-large", "")] if too_often else [])]

    change.replace(legality, "sizes", sizes)


@wrong("a vampire may lie in the library, and a library card in the crypt", breaks="vtes.decks.crypt-holds-vampires")
def _(change: Changes) -> None:
    change.replace(legality, "strangers", lambda right, deck: [])


@wrong("the library cards of the ready-made decks alone are known", breaks="vtes.components.decks-customisable")
def _(change: Changes) -> None:
    known = {line.card for name in STARTERS for line in starter(name).library}

    def strangers(right: Right, deck: Deck) -> list[DeckFault]:
        cards = {line.card for line in deck.library if line.card is not None}
        return [*right(deck), *(DeckFault("unknown-card", "", card=card.full_name) for card in cards - known)]

    change.replace(legality, "strangers", strangers)


@wrong("no vampire has a group", breaks="vtes.deck.group-number")
def _(change: Changes) -> None:
    change.replace(legality, "groups", lambda right, deck: [])


@wrong("three groups that follow one another may be together", breaks="vtes.deck.group-single-or-consecutive")
def _(change: Changes) -> None:
    def grouping(right: Right, deck: Deck) -> Any:
        found = legality.groups(deck)
        return [] if len(found) == 3 and found[-1] - found[0] == 2 else right(deck)

    change.replace(legality, "grouping", grouping)


@wrong("group ANY is a group below all others", breaks="vtes.glossary.group.any-is-unrestricted")
def _(change: Changes) -> None:
    def grouping(right: Right, deck: Deck) -> Any:
        anywhere = any(line.card and line.card.group == legality.ANY for line in deck.crypt)
        return [DeckFault("groups-apart", "")] if anywhere and legality.groups(deck) else right(deck)

    change.replace(legality, "grouping", grouping)


@wrong("group ANY lies between two groups that are apart", breaks="vtes.glossary.group.any-is-unrestricted")
def _(change: Changes) -> None:
    def grouping(right: Right, deck: Deck) -> Any:
        return [] if any(line.card and line.card.group == legality.ANY for line in deck.crypt) else right(deck)

    change.replace(legality, "grouping", grouping)
