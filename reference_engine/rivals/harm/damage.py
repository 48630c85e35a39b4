"""Damage, whatever its source. Rulebook, 'Damage', 'Aggravated Damage', 'Mortals'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.harm.defeat import defeat
from reference_engine.rivals.table import events
from reference_engine.rivals.table.facts import ATTRIBUTES, CITY, RANGED
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table

ARMOUR = {RANGED: "Physical"}
"""The attribute that lowers damage received of a type, where it is not the one of its name."""


def attribute(game: Table, card: InPlay, kind: str) -> int:
    """A character's attribute; 0 for a type that has none, and of a Mortal."""
    if card.name in CITY or kind not in ATTRIBUTES:
        return 0
    return int(getattr(game.printed(card), kind.lower()))


def protection(game: Table, card: InPlay, kind: str) -> int:
    """By how much a card's attributes lower damage of a type. Rulebook, 'Normal Damage'."""
    if card.name in CITY:
        game.cite(("rivals.mortal.no-defences",))
        return 0
    game.cite(("rivals.attack.s9.matching-attribute-reduces",))
    return attribute(game, card, ARMOUR.get(kind, kind))


def deal(
    game: Table, card: InPlay, amount: int, kind: str, by: Seat, source: InPlay | None, aggravated: bool = False
) -> bool:
    """Have a character or a Mortal take what is left of damage; whether it is defeated."""
    game.emit(events.DamageDealt(card.id, amount, kind), "rivals.attack.s10.remaining-is-final")
    if card.name in CITY:
        game.cite(("rivals.attack.s10.mortal-all-or-nothing",))
        return amount >= CITY[card.name].blood
    if lost := game.remove_blood(card, amount):
        rules = "rivals.attack.s10.character-loses-blood", "rivals.damage.own-colour-first"
        game.emit(events.BloodLost(card.id, lost), *rules)
    if game.blood(card):
        return False
    defeat(game, card, by, aggravated and amount > 0, source)
    return True
