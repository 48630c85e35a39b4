"""Choices of a seat, one record for each verb."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from scenarios.wire_types.declarations import (
    NO_CARD,
    NOBODY,
    SEAT,
    WORD,
    Card,
    CardId,
    Choice,
    Count,
    OnWire,
    Seat,
    Share,
)
from scenarios.wire_types.vtes.field_types import CARD, PLACE, POINTS, Level, Side

HANDS = CardId(-1)
"""The hand strike, as a strike's source."""

EDGE = CardId(-2)
"""The Edge, as a vote's source."""


class GainFromEdge(Choice, frozen=True, tag="gain-from-edge"):
    """Gain 1 pool as the holder of the Edge."""

    WINDOWS: ClassVar = "unlock"


class ContestCard(Choice, frozen=True, tag="contest"):
    """Pay 1 pool for a contested card, or 1 blood for a contested title.

    There is no `pass` while a contest is waiting.
    """

    WINDOWS: ClassVar = "unlock"

    card: CardId


class YieldCard(Choice, frozen=True, tag="yield"):
    """Yield a contested card, which is burned, or a contested title."""

    WINDOWS: ClassVar = "unlock"

    card: CardId


class Withdraw(Choice, frozen=True, tag="withdraw"):
    """Announce a withdrawal from the game."""

    WINDOWS: ClassVar = "unlock"


class PayToUnlock(Choice, frozen=True, tag="pay-to-unlock"):
    """Burn 1 pool to unlock an Infernal minion."""

    WINDOWS: ClassVar = "unlock"

    minion: CardId


class Mark(Choice, frozen=True, tag="mark"):
    """Mark a Red List minion in play for the turn, as a master phase action."""

    WINDOWS: ClassVar = "master"

    minion: CardId


class Use(Choice, frozen=True, tag="use"):
    """Use the effect of a card in play.

    `effect` names the effect if there are several: `to-pool` or `to-vampire` for `Vessel`, a weapon's `maneuver`,
    damage to `prevent` or `prevent-gun`. `other` is a second card that the text refers to. In an unlock phase, use
    required effects in any order; there is no `pass` while one is waiting. In `minion`, this is also an action
    described on a card in play, such as `burn` or `enter-combat`. `minion` performs it; omit it for the card's own
    action. During an action, this is also an effect granted to the acting minion, such as `lower-intercept`; `card` is
    then that minion. In combat, this is also an optional `maneuver` or `press` from a card played earlier; `card` is
    that card. Omit anything that the text determines.
    """

    card: Annotated[CardId, OnWire(CARD, optional=False)] = NO_CARD
    effect: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    target_: Card = Card(0)
    """A card from hand, for an effect that discards it."""
    minion: CardId = NO_CARD
    """Minion performing the action that another card in play describes."""
    other: CardId = NO_CARD
    """A second card in play that the text refers to."""
    card_: Card = Card(0)
    """A card played earlier in this combat that gave its minion an optional maneuver or press."""


class Play(Choice, frozen=True, tag="play"):
    """Play a card from hand.

    `minion` plays it (omitted for master cards). `level` is for a card with Disciplines. `target` is a seat, card, or
    vampire in its text; `from` is the seat whose ash heap it is in. `other` is a second card in play to choose. `mode`
    is for a card that offers a choice (`maneuver`, `press`, the name of a clan), or to distinguish effects of one level
    with the same Disciplines (`block`, `cancel`); a strike card played for its maneuver has `maneuver`. `x` is the
    value of X in the cost or text, or another number that you choose (an amount of blood or pool); the default is 0.
    `discipline` distinguishes effects of that level that require different Disciplines: their codes, separated by a
    space (`cel`, `dom for`).
    """

    card: Card
    minion: CardId = NO_CARD
    level: Level = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    mode: str = ""
    x: Count = 0
    """Value of X, if the cost or text of the card has one."""
    target_: Card = Card(0)
    """A target that is not in play. Only cards in an ash heap can be targeted this way."""
    from_: Seat = NOBODY
    """Seat whose ash heap the target is in."""
    other: CardId = NO_CARD
    """A second card in play that the text refers to."""
    discipline: str = ""
    """Disciplines required by the chosen effect, if the level has several."""


class BleedSomebody(Choice, frozen=True, tag="bleed"):
    """Take the bleed action."""

    WINDOWS: ClassVar = "minion"

    minion: CardId
    target: Seat


class HuntForBlood(Choice, frozen=True, tag="hunt"):
    """Take the hunt action."""

    WINDOWS: ClassVar = "minion"

    minion: CardId


class EquipFrom(Choice, frozen=True, tag="equip"):
    """Take equipment from another minion of the same controller."""

    WINDOWS: ClassVar = "minion"

    minion: CardId
    from_: CardId
    equipment: Annotated[tuple[CardId, ...], OnWire(Annotated[list[CARD], Meta(min_length=1)])]


class LeaveTheTorpor(Choice, frozen=True, tag="leave-torpor"):
    """Leave torpor with this vampire, as its action."""

    WINDOWS: ClassVar = "minion"

    minion: CardId


class RescueSomebody(Choice, frozen=True, tag="rescue"):
    """Bring a vampire out of torpor; the two share the cost.

    In `target`, this burns blood for a vampire that an effect has left in torpor.
    """

    WINDOWS: ClassVar = "minion target"

    minion: CardId
    vampire: CardId
    paid_by_vampire: Annotated[int, OnWire(Annotated[int, Meta(ge=0, le=2)])]


class DiableriseSomebody(Choice, frozen=True, tag="diablerise"):
    """Drain and burn a vampire in torpor."""

    WINDOWS: ClassVar = "minion diablerie-offer"

    minion: CardId
    vampire: CardId


class TurnAnarch(Choice, frozen=True, tag="become-anarch"):
    """Take the action to become Anarch."""

    WINDOWS: ClassVar = "minion"

    minion: CardId


class AttackMarked(Choice, frozen=True, tag="attack-marked"):
    """Take the action to enter combat with a marked minion."""

    WINDOWS: ClassVar = "minion"

    minion: CardId
    target: CardId


class Substitute(Choice, frozen=True, tag="substitute"):
    """Let a slave fight instead of the blocked minion."""

    WINDOWS: ClassVar = "substitute"

    minion: CardId


class Block(Choice, frozen=True, tag="block"):
    """Attempt to block the action."""

    WINDOWS: ClassVar = "no-block"

    minion: CardId


class ChooseStrike(Choice, frozen=True, tag="strike"):
    """Choose a strike.

    The strike is `hands`, or the name of a weapon, of the minion itself for its printed strike, or of the strike card
    it maneuvered with. `target` is a retainer.
    """

    WINDOWS: ClassVar = "strike"

    minion: CardId
    with_: Annotated[CardId, OnWire(WORD, optional=False)] = NO_CARD
    with__: Card = Card(0)
    """A strike card that the minion played for its maneuver."""
    target: CardId = NO_CARD


class ChooseTarget(Choice, frozen=True, tag="choose-target"):
    """Choose the target of the effect being resolved."""

    WINDOWS: ClassVar = "target"

    target: Annotated[CardId, OnWire(PLACE)]


class Take(Choice, frozen=True, tag="take"):
    """Take a card from a diablerie victim, or a card found by a search. `from` is the pile, for a trophy only."""

    WINDOWS: ClassVar = "take-equipment take-discipline take-trophy search"

    card: Annotated[CardId, OnWire(CARD, optional=False)] = NO_CARD
    card_: Card = Card(0)
    from_: Annotated[str, OnWire(Literal["library", "hand", "ash-heap"])] = ""
    """Pile of a trophy: library, hand, or ash-heap."""


class Put(Choice, frozen=True, tag="put"):
    """Put a stolen card in play on one of the thief's minions."""

    WINDOWS: ClassVar = "target"

    card: CardId
    host: CardId


class SearchInVain(Choice, frozen=True, tag="search-in-vain"):
    """Search the library for a trophy, take none, and shuffle."""

    WINDOWS: ClassVar = "take-trophy"


class Award(Choice, frozen=True, tag="award"):
    """Move a trophy to the vampire that earned it. The trophy is in play, under your control, and on no vampire."""

    WINDOWS: ClassVar = "award-trophy"

    card: CardId


class Vote(Choice, frozen=True, tag="vote"):
    """Cast all remaining votes of a source: a minion, `Edge`, or a card.

    A political action card is the one that called the referendum, or one from hand, which is burned.
    """

    WINDOWS: ClassVar = "polling"

    side: Side
    source: Annotated[CardId, OnWire(WORD, optional=False)] = NO_CARD
    """A card in play, or `EDGE`."""
    source_: Card = Card(0)
    """A political action card: the one that called the referendum, or one from hand, which is burned."""


class CastBallot(Choice, frozen=True, tag="ballot"):
    """Cast all remaining ballots of a minion, which decide the side of the prisci."""

    WINDOWS: ClassVar = "polling"

    side: Side
    source: CardId


class ChooseTerms(Choice, frozen=True, tag="choose-terms"):
    """Set the terms of a referendum: exactly those that the card requires."""

    WINDOWS: ClassVar = "terms"

    clan: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    points: Annotated[tuple[Share, ...], OnWire(POINTS)] = ()
    """Points allocated to each player."""


class Transfer(Choice, frozen=True, tag="transfer"):
    """Move a pool counter to an uncontrolled vampire for one transfer."""

    WINDOWS: ClassVar = "influence"

    vampire: CardId


class TakeBack(Choice, frozen=True, tag="take-back"):
    """Move a blood counter from an uncontrolled vampire back to the pool for two transfers."""

    WINDOWS: ClassVar = "influence"

    vampire: CardId


class DrawCrypt(Choice, frozen=True, tag="draw-crypt"):
    """Draw a crypt card for four transfers and 1 pool."""

    WINDOWS: ClassVar = "influence"


class Merge(Choice, frozen=True, tag="merge"):
    """Merge an uncontrolled vampire with its other version for four transfers and 1 pool.

    You must control the other version.
    """

    WINDOWS: ClassVar = "influence"

    vampire: CardId


class BringOut(Choice, frozen=True, tag="bring-out"):
    """Make an uncontrolled vampire ready. It must have blood equal to its capacity."""

    WINDOWS: ClassVar = "influence emerging"

    vampire: CardId


class Discard(Choice, frozen=True, tag="discard"):
    """Discard a card from hand.

    In `target`, this is a card from any hand that an effect lets you look at.
    """

    WINDOWS: ClassVar = "discard discard-down burn-option target"

    card: Card


class Draw(Choice, frozen=True, tag="draw"):
    """Chance: this card is drawn."""

    WINDOWS: ClassVar = "draw draw-crypt"

    card: Card


class Sit(Choice, frozen=True, tag="seat"):
    """Chance: this player sits down next, or is the first Methuselah."""

    WINDOWS: ClassVar = "seating first-methuselah"

    player: Annotated[str, OnWire(SEAT)]
