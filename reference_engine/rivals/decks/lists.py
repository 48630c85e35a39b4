"""Deck lists: our TOML format, and plain text with one card per line. The name of a card determines its part."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from reference_engine.kernel import deck_lists
from reference_engine.kernel.deck_lists import (
    NAME_OF_DECK,
    Trouble,
    UnreadableDeck,
    bad_number_of_copies,
    check_keys,
    counted,
    entries,
    is_number_of_copies,
    no_card,
    plain,
    toml_in,
)
from reference_engine.rivals.decks.card_lookup import PARTS, elsewhere, find, near, unknown
from reference_engine.rivals.table.card_facts import DeckCard

_KEYS = ("game", "name", *PARTS)
_REMARK = re.compile(r"(#|//|--|;).*|[\s=*_~-]*")
_PART = re.compile(r"\W*(agenda|haven|faction|library)(?: deck| cards?)?\W*(?:\d+[^:]*)?(?::\s*(.*))?", re.IGNORECASE)
_SIGN_OF_TOML = rf"^\s*(game|{'|'.join(PARTS)})\s*="

DeckLine = deck_lists.DeckLine[DeckCard]


class Deck(msgspec.Struct):
    """An Agenda card, a Haven card, a Faction deck, and a Library. Rulebook, 'Set-Up'."""

    name: str = ""
    parts: dict[str, list[DeckLine]] = msgspec.field(default_factory=lambda: {part: [] for part in PARTS})
    troubles: list[Trouble] = []

    def size(self, part: str) -> int:
        """Return the number of cards in a part."""
        return sum(line.copies for line in self.parts[part])

    def names(self, part: str) -> list[str]:
        """Return the names of the cards in a part, with repetitions."""
        return [line.card.name for line in self.parts[part] if line.card for _ in range(line.copies)]

    def add(self, copies: object, name: str, where: str, meant: str = "library") -> None:
        """Add copies of a card to its part; an unknown card goes to the part named by the list."""
        if not is_number_of_copies(copies):
            self.troubles.append(bad_number_of_copies(copies, where, name))
            return
        assert isinstance(copies, int)
        if found := find(name):
            part, card = found
            self.parts[part].append(DeckLine(copies, where, card))
            return
        # Count the card in its intended part, so that one typo is not reported as two faults.
        like = find(names[0]) if (names := near(name)) else None
        self.troubles.append(unknown(name, where))
        self.parts[like[0] if like else meant].append(DeckLine(copies, where))


def read_deck(text: str) -> Deck:
    """Read a deck list in any known format. Raises UnreadableDeck if it contains no card."""
    text = text.removeprefix("\ufeff")
    data = toml_in(text, _SIGN_OF_TOML)
    deck = _from_lines(text) if data is None else _from_toml(data)
    if not (any(deck.parts.values()) or deck.troubles):
        raise UnreadableDeck("there is no card in it; write one card per line, as in `3x Shotgun`")
    return deck


def deck_on_the_wire(data: dict[str, Any]) -> Deck:
    """Return a deck in the format of the protocol. Raises InvalidPosition if it has other parts."""
    deck = Deck()
    for part, where, copies, name in entries(data, PARTS):
        found = find(name)
        if found is not None and found[0] == part:
            deck.parts[part].append(DeckLine(copies, where, found[1]))
            continue
        wrong = f"{name} belongs in the part {found[0]!r} of a deck, not in {part!r}" if found else ""
        trouble = Trouble("wrong-part", wrong, where) if found else unknown(name, where)
        deck.troubles.append(msgspec.structs.replace(trouble, card=name))
        deck.parts[part].append(DeckLine(copies, where))
    return deck


def _from_toml(data: dict[str, Any]) -> Deck:
    """Return a deck from TOML.

    `agenda` and `haven` are names, `faction` is a list of names, and `library` is a list of tables with copies and
    name.
    """
    check_keys(data, _KEYS, "rivals")
    deck = Deck(name=str(data.get("name", "")))
    for part in PARTS:
        entries = data.get(part, [])
        if isinstance(entries, str):
            entries = [entries]
        if not isinstance(entries, list):
            raise UnreadableDeck(f"{part} must be a name, or a list of names or of {{ copies = 3, name = 'Shotgun' }}")
        for place, entry in enumerate(entries):
            where = f"{part}[{place}]"
            if isinstance(entry, str):
                entry = {"name": entry}
            if isinstance(entry, dict) and isinstance(entry.get("name"), str) and set(entry) <= {"copies", "name"}:
                deck.add(entry.get("copies", 1), entry["name"], where, part)
            else:
                deck.troubles.append(
                    Trouble("unreadable-line", "a card is a name, or a table of copies and name", where)
                )
    return deck


def _from_lines(text: str) -> Deck:
    """Return a deck from lines with one card each.

    A heading may name a part, with its card after a colon: `Agenda: Martyrdom`.
    """
    deck, part = Deck(), "library"
    for number, raw in enumerate(text.splitlines(), 1):
        line, where = raw.strip(), f"line {number}"
        if _REMARK.fullmatch(line):
            continue
        if title := NAME_OF_DECK.fullmatch(line):
            deck.name = deck.name or title[1]
            continue
        if (heading := _PART.fullmatch(line)) and not find(line):
            part, line = heading[1].lower(), (heading[2] or "").strip()
            if not line or _REMARK.fullmatch(line):
                continue
        if found := counted(line, find):
            deck.add(found[0], found[1], where, part)
        elif find(line) or plain(line) in elsewhere():
            deck.add(1, line, where, part)
        else:
            deck.troubles.append(no_card(line, "3x Shotgun", near(line), where))
    return deck
