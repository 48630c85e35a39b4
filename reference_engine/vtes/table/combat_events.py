"""What can happen in combat, from its first round to the damage that a minion suffers or escapes."""

from __future__ import annotations

from reference_engine.kernel import CardId
from reference_engine.kernel.events import Event


class CombatBegan(Event, frozen=True, tag="combat-began"):
    acting: CardId
    opposing: CardId


class RoundBegan(Event, frozen=True, tag="round-began"):
    acting: CardId
    opposing: CardId
    round: int


class CombatEnded(Event, frozen=True, tag="combat-ended"):
    acting: CardId
    opposing: CardId
    round: int


class RangeSet(Event, frozen=True, tag="range-set"):
    range: str


class Maneuvered(Event, frozen=True, tag="maneuvered"):
    minion: CardId
    range: str


class Pressed(Event, frozen=True, tag="pressed"):
    minion: CardId
    to: str
    """`continue` or `end`."""


class StrikeChosen(Event, frozen=True, tag="strike-chosen"):
    minion: CardId
    strike: str


class StrikeResolved(Event, frozen=True, tag="strike-resolved"):
    minion: CardId
    strike: str
    effective: bool


class AdditionalStrikesGained(Event, frozen=True, tag="additional-strikes-gained"):
    minion: CardId
    amount: int


class DamageInflicted(Event, frozen=True, tag="damage-inflicted"):
    card: CardId
    normal: int
    aggravated: int


class DamagePrevented(Event, frozen=True, tag="damage-prevented"):
    card: CardId
    normal: int
    aggravated: int


class Mended(Event, frozen=True, tag="mended"):
    card: CardId
    amount: int


class Wounded(Event, frozen=True, tag="wounded"):
    card: CardId


class DestructionPrevented(Event, frozen=True, tag="destruction-prevented"):
    card: CardId
