"""Strikes as cards declare them. V5 'Strike Effects'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId
from reference_engine.vtes.table.card_facts import facts


class Strike(msgspec.Struct, frozen=True):
    """A chosen strike. A hand strike inflicts the minion's strength at resolution plus `damage`."""

    name: str
    hand: bool = False
    damage: int = 0
    aggravated: bool = False
    ranged: bool = False
    dodge: bool = False
    combat_ends: bool = False
    unlocks: bool = False
    """True if the striker unlocks before the strike ends combat."""
    steal_blood: int = 0
    takes: str = ""
    """Effect on one piece of the opposing minion's equipment: `burn`, `steal`, or empty for none."""
    takes_weapon: bool = False
    """True if that equipment must be a weapon."""
    first: bool = False
    most: int = 0
    """Maximum damage; 0: no limit."""
    weapon: CardId = NO_CARD
    """Card in play that makes the strike. Without it, the strike does nothing."""
    weapon_card: Card = Card(0)
    """Printed card of that weapon."""
    retainer: CardId = NO_CARD
    """Opposing minion's retainer that the strike targets instead of the minion."""

    def is_melee(self) -> bool:
        """Return whether the strike uses a melee weapon."""
        return bool(self.weapon_card) and "melee weapon" in facts()[self.weapon_card].subtypes

    @property
    def defensive(self) -> bool:
        return self.dodge or self.combat_ends

    def works_at(self, range_: str) -> bool:
        """Return whether the strike reaches.

        V5 'Resolve Strike': close range only, unless ranged, R damage or defensive.
        """
        return range_ == "close" or self.ranged or self.defensive


HAND_STRIKE = Strike("hands", hand=True)
