"""Damage, whatever its source. Rulebook, 'Damage', 'Aggravated Damage', 'Mortals'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.harm.defeat import defeat, defeat_monster
from reference_engine.rivals.harm.losing import lose_blood
from reference_engine.rivals.table import events
from reference_engine.rivals.table.facts import ATTRIBUTES, CITY, MONSTERS, RANGED
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


def unmitigated(game: Table, source: InPlay, target: InPlay, kind: str) -> int:
    """What a card's attribute deals to another of a type, less the attributes of that one."""
    return max(attribute(game, source, kind) - protection(game, target, kind), 0)


def deal(
    game: Table,
    card: InPlay,
    amount: int,
    kind: str,
    by: Seat,
    source: InPlay | None,
    aggravated: bool = False,
    superficial: bool = False,
) -> bool:
    """Have a character or a Mortal take what is left of damage; whether it is defeated."""
    game.emit(events.DamageDealt(card.id, amount, kind), "rivals.attack.s10.remaining-is-final")
    if card.name in CITY:
        game.cite(("rivals.attack.s10.mortal-all-or-nothing",))
        return amount >= CITY[card.name].blood
    most = amount
    if superficial:
        game.cite(("rivals.superficial.cannot-take-last-token",))
        most = min(amount, game.blood(card) - 1)
    lose_blood(game, card, most, "rivals.attack.s10.character-loses-blood")
    if game.blood(card):
        return False
    if card.name in MONSTERS:
        defeat_monster(game, card, by)
    else:
        defeat(game, card, by, aggravated and amount > 0, source)
    return True
