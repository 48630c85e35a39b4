"""Lookup of the card that a line of a deck list means."""

from __future__ import annotations

import re

from reference_engine.kernel import Card
from reference_engine.kernel.deck_lists import Trouble, nearest, plain
from reference_engine.vtes.decks.index import Printed, by_name, index, near

_NUMBER = re.compile(r"#?([12]\d{5})")
_ADVANCED = re.compile(r"\s*[(\[]\s*adv(?:anced)?\s*[)\]]", re.IGNORECASE)
_GROUP = re.compile(r"\s*[(\[]\s*(?:g|group\s*)(\d+|any)\s*[)\]]", re.IGNORECASE)


def known(text: str) -> list[Printed]:
    """Return the cards with a name, ignoring group and advancement in the text."""
    return by_name().get(plain(text)) or by_name().get(plain(_GROUP.sub("", _ADVANCED.sub("", text))), [])


def find(text: str, where: str, group: str = "", part: str = "") -> Printed | Trouble:
    """Return the card that a name or a number means.

    `group` and `part` are further details from the line; they decide only between cards with the same name.
    """
    if number := _NUMBER.fullmatch(text.strip()):
        return find_number(int(number[1]), where)
    name, advanced = _ADVANCED.subn("", text)
    if said := _GROUP.search(name):
        group, name = said[1].upper(), _GROUP.sub("", name)
    bearers = known(text)
    if not bearers:
        like = nearest(near(name), "; no card has a similar name")
        return Trouble("unknown-card", f"no card is called {text.strip()!r}{like}", where)
    found = [card for card in bearers if card.part == part] or bearers
    if group and any(card.group for card in found):
        of_group = [card for card in found if card.group == group]
        if not of_group:
            others = ", ".join(sorted({card.group for card in found}))
            return Trouble("unknown-card", f"there is no {name.strip()!r} of group {group}; try {others}", where)
        found = of_group
    if any(card.advanced for card in found) or advanced:
        of_kind = [card for card in found if card.advanced is bool(advanced)]
        if not of_kind:
            return Trouble("unknown-card", f"there is no advanced {name.strip()!r}; leave out (ADV)", where)
        found = of_kind
    if len(found) > 1:
        meant = " or ".join(f"{card.full_name} [{card.id}]" for card in found)
        return Trouble(
            "ambiguous-card", f"{name.strip()!r} may be {meant}; write one of these names, or the number", where
        )
    return found[0]


def find_number(number: int, where: str) -> Printed | Trouble:
    """Return the card with an official number."""
    card = index().get(Card(number))
    return card or Trouble("unknown-card", f"no card has the number {number}; check the number, or use the name", where)


def agree(card: Printed, name: str) -> bool:
    """Return whether the card has this name."""
    return card in known(name)
