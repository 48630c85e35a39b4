"""Strikes as cards declare them. V5 'Strike Effects'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId
from reference_engine.vtes.table.facts import facts


class Strike(msgspec.Struct, frozen=True):
    """A strike as it was chosen. Damage of a hand strike is the strength at resolution plus `damage`."""

    name: str
    hand: bool = False
    damage: int = 0
    aggravated: bool = False
    ranged: bool = False
    dodge: bool = False
    combat_ends: bool = False
    unlocks: bool = False
    """The striker is unlocked before combat ends by it."""
    steal_blood: int = 0
    takes: str = ""
    """What it does with a piece of the opposing minion's equipment: `burn`, `steal`, or nothing."""
    takes_weapon: bool = False
    """Whether that has to be a weapon."""
    first: bool = False
    most: int = 0
    """The damage beyond which it inflicts none; 0: no such limit."""
    weapon: CardId = NO_CARD
    """The card in play that it is made with; gone, it strikes no more."""
    weapon_card: Card = Card(0)
    """What is printed on that card."""
    retainer: CardId = NO_CARD
    """The opposing minion's retainer that it is aimed at, instead of the minion."""

    def is_melee(self) -> bool:
        """Whether it is made with a melee weapon."""
        return bool(self.weapon_card) and "melee weapon" in facts()[self.weapon_card].subtypes

    @property
    def defensive(self) -> bool:
        return self.dodge or self.combat_ends

    def works_at(self, range_: str) -> bool:
        """Whether it reaches. V5 'Resolve Strike': close range only, unless ranged, R damage or defensive."""
        return range_ == "close" or self.ranged or self.defensive


HAND_STRIKE = Strike("hands", hand=True)
