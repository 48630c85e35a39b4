"""Reader for deck lists: our TOML, `4x Name` lists, tournament archives, tab-separated lists."""

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
from reference_engine.vtes.decks.card_lookup import agree, find, find_number, known
from reference_engine.vtes.decks.index import Printed, near

_TYPES = (
    "action|action modifier|all(?:y|ie)|combat|conviction|equipment|event|master|political action|power|reaction"
    "|retainer"
)
_PART = re.compile(r"\W*(crypt|library)(?: cards)?\s*(?:[:(\[{=*-].*|\d.*)?", re.IGNORECASE)
_TYPE = re.compile(rf"\W*(?:{_TYPES})s?(?:\s*/\s*(?:{_TYPES})s?)*(?: cards?)?\W*(?:[(\[:]?\s*\d+.*)?", re.IGNORECASE)
_REMARK = re.compile(r"(#(?!\d{6})|//|--|;).*|[\s=*_~-]*")
_ABOUT = re.compile(
    r"(?:author|created by|comments?|date|description|event|format|link|place|players?|source|url)\s*:.*", re.I
)
_GROUP_LAST = re.compile(r":(\d|ANY)\s*$", re.IGNORECASE)
_NUMBERED = re.compile(r"\d{6}")
_SIGN_OF_TOML = r"^\s*(\[*(crypt|library)\]*\s*=\s*[\[{]|\[\[?(crypt|library)\]\]?\s*$)"
_KEYS = ("game", "name", "crypt", "library")

DeckLine = deck_lists.DeckLine[Printed]


class Deck(msgspec.Struct):
    """A crypt and a library. V5 'Decks'. `notes` are oddities that no rule forbids."""

    name: str = ""
    crypt: list[DeckLine] = []
    library: list[DeckLine] = []
    troubles: list[Trouble] = []
    notes: list[str] = []

    def part(self, name: str) -> list[DeckLine]:
        """Return the lines of the crypt or the library."""
        return self.crypt if name == "crypt" else self.library

    def size(self, name: str) -> int:
        """Return the number of cards in a part."""
        return sum(line.copies for line in self.part(name))

    def seat(self, player: str) -> dict[str, Any]:
        """Return the seat of a player with this deck, shuffled, in a position of the phase `setup`."""
        names = {
            part: [line.card.name for line in self.part(part) if line.card for _ in range(line.copies)]
            for part in ("crypt", "library")
        }
        return {"name": player, "unordered_crypt": names["crypt"], "unordered_library": names["library"]}


def read_deck(text: str) -> Deck:
    """Read a deck list in any known format.

    Raises UnreadableDeck if it contains no card.
    """
    text = text.removeprefix("\ufeff")
    data = toml_in(text, _SIGN_OF_TOML)
    deck = _Lists(text).read() if data is None else _from_toml(data)
    if not (deck.crypt or deck.library or deck.troubles):
        raise UnreadableDeck("there is no card in it; write one card per line, as in `4x Blood Doll`")
    return deck


# -- protocol ---------------------------------------------------------------------------------------------------------


def deck_on_the_wire(data: dict[str, Any]) -> Deck:
    """Read a deck in the protocol's form.

    Raises InvalidPosition if it has other parts.
    """
    deck = Deck()
    for part, where, copies, name in entries(data, ("crypt", "library")):
        found = find(name, where, part=part)
        if isinstance(found, Trouble):
            deck.troubles.append(msgspec.structs.replace(found, card=name))
        deck.part(part).append(DeckLine(copies, where, None if isinstance(found, Trouble) else found))
    return deck


# -- TOML -------------------------------------------------------------------------------------------------------------


def _from_toml(data: dict[str, Any]) -> Deck:
    """Read a deck from TOML data.

    `crypt` and `library` are lists of tables with `copies` and a `name`, an `id`, or both.
    """
    check_keys(data, _KEYS, "vtes")
    deck = Deck(name=str(data.get("name", "")))
    for part in ("crypt", "library"):
        entries = data.get(part, [])
        if not isinstance(entries, list):
            raise UnreadableDeck(f"{part} must be a list of tables such as {{ copies = 4, name = 'Blood Doll' }}")
        for place, entry in enumerate(entries):
            found = _entry(entry, f"{part}[{place}]")
            if isinstance(found, Trouble):
                deck.troubles.append(found)
                copies = entry.get("copies", 1) if isinstance(entry, dict) else 1
                found = DeckLine(copies if is_number_of_copies(copies) else 1, found.where)
            deck.part(part).append(found)
    return deck


def _entry(entry: Any, where: str) -> DeckLine | Trouble:
    if not isinstance(entry, dict) or not {"name", "id"} & set(entry) or set(entry) - {"copies", "id", "name"}:
        return Trouble("unreadable-line", "a card needs a `name`, an `id` or both, and may have `copies`", where)
    copies, number, name = entry.get("copies", 1), entry.get("id"), entry.get("name", "")
    if not is_number_of_copies(copies):
        return bad_number_of_copies(copies, where)
    if not isinstance(name, str) or not isinstance(number, int | None):
        return Trouble("unreadable-line", "`name` must be a string and `id` a number", where)
    found = find(name, where, part=where.partition("[")[0]) if number is None else find_number(number, where)
    if isinstance(found, Trouble):
        return found
    if number is not None and name and not agree(found, name):
        message = f"number {number} is {found.full_name}, not {name!r}; leave out either of them"
        return Trouble("number-and-name-differ", message, where)
    return DeckLine(copies, where, found)


# -- lists ------------------------------------------------------------------------------------------------------------


class _Lists:
    """Reader for text with one card per line.

    Headings `Crypt` and `Library` separate the parts; without them each card goes where it belongs.
    """

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.deck = Deck()
        headings = [found[1].lower() for line in self.lines if (found := _PART.fullmatch(line.strip()))]
        self.part = ""
        if headings and "library" not in headings:
            self.part = "library"  # some programs write the library first, and only the crypt has a heading
        self.preamble = bool(headings)
        self.announced: dict[str, int] = {}

    def read(self) -> Deck:
        for number, raw in enumerate(self.lines, 1):
            line = raw.strip()
            if heading := _PART.fullmatch(line):
                self.preamble, self.part = False, heading[1].lower()
                if stated_number := re.search(r"\d+", line):
                    self.announced[self.part] = int(stated_number[0])
            elif not _REMARK.fullmatch(line):
                self.read_line(line, f"line {number}")
        for part, said in self.announced.items():
            if said != (there := self.deck.size(part)):
                self.deck.notes.append(f"the heading of the {part} says {said} cards, but the list has {there}")
        return self.deck

    def read_line(self, line: str, where: str) -> None:
        if title := NAME_OF_DECK.fullmatch(line):
            self.deck.name = self.deck.name or title[1]
            return
        if _ABOUT.fullmatch(line):
            return
        found = _cells(line) or counted(line, known)
        words = found[1] if found else re.split(r"\s{2,}|\s--\s", line)[0]
        if self.preamble and (found is None or not (found[2] or known(words))):
            return  # Event, place and player in tournament archives.
        if found is None and (_TYPE.fullmatch(line) or _is_header(line)):
            return
        if found is None and not known(words) and not _NUMBERED.fullmatch(words):
            self.deck.troubles.append(no_card(line, "4x Blood Doll", near(words), where))
            return
        copies = found[0] if found else 1
        if not is_number_of_copies(copies):
            self.deck.troubles.append(bad_number_of_copies(copies, where, words))
            return
        group = said[1].upper() if (said := _GROUP_LAST.search(line)) else ""
        self.add(copies, find(words, where, group, self.part), words, where)

    def add(self, copies: int, found: Printed | Trouble, words: str, where: str) -> None:
        if isinstance(found, Printed):
            self.deck.part(self.part or found.part).append(DeckLine(copies, where, found))
            return
        self.deck.troubles.append(found)
        # Count the copies where they were meant to be, so that one slip is not reported as two faults.
        meant = [card for name in (words, *near(words)) for card in known(name)]
        by_number = "crypt" if _NUMBERED.fullmatch(words) and words[0] == "2" else "library"
        part = self.part or (meant[0].part if meant else by_number)
        self.deck.part(part).append(DeckLine(copies, where))


def _cells(line: str) -> tuple[int, str, bool] | None:
    """Return copies and name from a line of tab-separated cells in either order.

    A number of six digits is the card's.
    """
    cells = [cell.strip().strip('"') for cell in line.split("\t")]
    if len(cells) < 2:
        return None
    numbers = [cell.rstrip("xX×") for cell in cells]
    copies = next((int(cell) for cell in numbers if cell.isdecimal() and len(cell) <= 4), None)
    card = next((cell for cell in cells if _NUMBERED.fullmatch(cell)), None)
    name = next((cell for cell, number in zip(cells, numbers, strict=True) if cell and not number.isdecimal()), None)
    words = card or name
    return None if copies is None or words is None else (copies, words, True)


def _is_header(line: str) -> bool:
    """Return whether the line is the header of a table."""
    return "\t" in line and bool({"card", "name", "id", "quantity", "count", "copies"} & set(plain(line).split()))
