"""What a seat may do, one record a verb."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from scenarios.protocol.declarations import (
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
from scenarios.protocol.vtes.kinds import CARD, PLACE, POINTS, Level, Side

HANDS = CardId(-1)
"""Stands for the hand strike where a strike's source is named."""

EDGE = CardId(-2)
"""Stands for the Edge where a vote's source is named."""


class GainFromEdge(Choice, frozen=True, tag="gain-from-edge"):
    """The holder of the Edge gains 1 pool."""

    WINDOWS: ClassVar = "unlock"


class ContestCard(Choice, frozen=True, tag="contest"):
    """Pays 1 pool for a contested card, or 1 blood for the contested title of a vampire in play. There is no `pass`
    while one waits."""

    WINDOWS: ClassVar = "unlock"

    card: CardId


class YieldCard(Choice, frozen=True, tag="yield"):
    """Lets a contested card be burned instead, or the title go."""

    WINDOWS: ClassVar = "unlock"

    card: CardId


class Withdraw(Choice, frozen=True, tag="withdraw"):
    """Announces a withdrawal from the game."""

    WINDOWS: ClassVar = "unlock"


class PayToUnlock(Choice, frozen=True, tag="pay-to-unlock"):
    """Burns 1 pool to unlock an Infernal minion."""

    WINDOWS: ClassVar = "unlock"

    minion: CardId


class Mark(Choice, frozen=True, tag="mark"):
    """A master phase action: marks a Red List minion in play for the turn."""

    WINDOWS: ClassVar = "master"

    minion: CardId


class Use(Choice, frozen=True, tag="use"):
    """Uses a card in play for its effect: `Vessel` (`effect` `to-pool` or `to-vampire`), a weapon's `maneuver`, what a
    `prevent` or `prevent-gun` prevents. `other`: a second card that its text speaks of. What a card in play demands in
    an unlock phase is used in any order, and there is no `pass` while it waits. In `minion` also an action that a card
    in play describes, performed by `minion` (left out for the card's own): `burn`, `enter-combat`. During an action
    also what an effect has granted the acting minion, which is then the `card`: `lower-intercept`. In combat also the
    optional `maneuver` or `press` that a card played earlier has left its minion: `card` is that card. What the text
    leaves no choice of is not named."""

    card: Annotated[CardId, OnWire(CARD, optional=False)] = NO_CARD
    effect: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    target_: Card = Card(0)
    """A card of the hand, for an effect that discards it."""
    minion: CardId = NO_CARD
    """Who performs the action that another card in play describes."""
    other: CardId = NO_CARD
    """A second card in play that its text speaks of."""
    card_: Card = Card(0)
    """A card played in this combat, which has left its minion a maneuver or a press."""


class Play(Choice, frozen=True, tag="play"):
    """Plays a card from the hand. `minion`: who plays it (not for masters). `level`: for a card with Disciplines.
    `target`: a seat, card or vampire in its text; `from`: the seat in whose ash heap it lies; `other`: a second card in
    play that the text speaks of, where one is chosen. `mode`: where a card offers a choice (`maneuver`, `press`, the
    name of a clan), or to tell effects of one level with the same Disciplines apart (`block`, `cancel`); a strike card
    played for its maneuver has `maneuver`. `x`: what X is, where the cost or the text has one, or another number that
    the player chooses (an amount of blood or pool); default 0. `discipline`: where several effects of that level ask
    for different Disciplines, their codes with a space between (`cel`, `dom for`)."""

    card: Card
    minion: CardId = NO_CARD
    level: Level = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    mode: str = ""
    x: Count = 0
    """What X is, where the cost or the text of the card has one."""
    target_: Card = Card(0)
    """A card that is not in play: only what is in an ash heap can be a target so."""
    from_: Seat = NOBODY
    """Whose ash heap that is."""
    other: CardId = NO_CARD
    """A second card in play that its text speaks of."""
    discipline: str = ""
    """Which of several effects of that level, by the Disciplines that it asks for."""


class BleedSomebody(Choice, frozen=True, tag="bleed"):
    """The bleed action."""

    WINDOWS: ClassVar = "minion"

    minion: CardId
    target: Seat


class HuntForBlood(Choice, frozen=True, tag="hunt"):
    """The hunt action."""

    WINDOWS: ClassVar = "minion"

    minion: CardId


class EquipFrom(Choice, frozen=True, tag="equip"):
    """Takes equipment from another minion of the same controller."""

    WINDOWS: ClassVar = "minion"

    minion: CardId
    from_: CardId
    equipment: Annotated[tuple[CardId, ...], OnWire(Annotated[list[CARD], Meta(min_length=1)])]


class LeaveTheTorpor(Choice, frozen=True, tag="leave-torpor"):
    """A vampire in torpor leaves it by itself."""

    WINDOWS: ClassVar = "minion"

    minion: CardId


class RescueSomebody(Choice, frozen=True, tag="rescue"):
    """Brings a vampire out of torpor; the two of them share the cost. In `target`, blood is burned for a vampire that
    an effect has left in torpor."""

    WINDOWS: ClassVar = "minion target"

    minion: CardId
    vampire: CardId
    paid_by_vampire: Annotated[int, OnWire(Annotated[int, Meta(ge=0, le=2)])]


class DiableriseSomebody(Choice, frozen=True, tag="diablerise"):
    """Drains and burns a vampire in torpor."""

    WINDOWS: ClassVar = "minion diablerie-offer"

    minion: CardId
    vampire: CardId


class TurnAnarch(Choice, frozen=True, tag="become-anarch"):
    """The action to become Anarch."""

    WINDOWS: ClassVar = "minion"

    minion: CardId


class AttackMarked(Choice, frozen=True, tag="attack-marked"):
    """The action to enter combat with a marked minion."""

    WINDOWS: ClassVar = "minion"

    minion: CardId
    target: CardId


class Substitute(Choice, frozen=True, tag="substitute"):
    """A slave fights in place of the blocked minion."""

    WINDOWS: ClassVar = "substitute"

    minion: CardId


class Block(Choice, frozen=True, tag="block"):
    """Attempts to block the action."""

    WINDOWS: ClassVar = "no-block"

    minion: CardId


class ChooseStrike(Choice, frozen=True, tag="strike"):
    """Chooses a strike: `hands`, or the name of a weapon, of the minion itself for its printed strike, or of the strike
    card that it has maneuvered with. `target`: a retainer."""

    WINDOWS: ClassVar = "strike"

    minion: CardId
    with_: Annotated[CardId, OnWire(WORD, optional=False)] = NO_CARD
    with__: Card = Card(0)
    """A strike card that the minion has played for its maneuver."""
    target: CardId = NO_CARD


class ChooseTarget(Choice, frozen=True, tag="choose-target"):
    """Chooses what an effect that is being resolved is aimed at."""

    WINDOWS: ClassVar = "target"

    target: Annotated[CardId, OnWire(PLACE)]


class Take(Choice, frozen=True, tag="take"):
    """Takes a card: of a diablerie victim, or what a search has found. `from`, of a trophy only: the pile."""

    WINDOWS: ClassVar = "take-equipment take-discipline take-trophy search"

    card: Annotated[CardId, OnWire(CARD, optional=False)] = NO_CARD
    card_: Card = Card(0)
    from_: Annotated[str, OnWire(Literal["library", "hand", "ash-heap"])] = ""
    """Of a trophy, the pile: library, hand or ash-heap."""


class Put(Choice, frozen=True, tag="put"):
    """Puts a card in play on another one: a stolen card on a minion of the thief's."""

    WINDOWS: ClassVar = "target"

    card: CardId
    host: CardId


class SearchInVain(Choice, frozen=True, tag="search-in-vain"):
    """Searches the library for a trophy and shuffles it, and takes none."""

    WINDOWS: ClassVar = "take-trophy"


class Award(Choice, frozen=True, tag="award"):
    """Moves a trophy in play, which the seat controls and which lies on no vampire, to the one that has earned it."""

    WINDOWS: ClassVar = "award-trophy"

    card: CardId


class Vote(Choice, frozen=True, tag="vote"):
    """Casts all votes that a source has and has not cast yet: a minion, `Edge`, or a card. A political action card: the
    one that called the referendum, or one of the hand, which is burned by it."""

    WINDOWS: ClassVar = "polling"

    side: Side
    source: Annotated[CardId, OnWire(WORD, optional=False)] = NO_CARD
    """A card in play, or the `EDGE`."""
    source_: Card = Card(0)
    """A political action card: the one that called the referendum, or one of the hand, which is burned."""


class CastBallot(Choice, frozen=True, tag="ballot"):
    """Casts all ballots that a minion has and has not cast yet, for the side of the prisci."""

    WINDOWS: ClassVar = "polling"

    side: Side
    source: CardId


class ChooseTerms(Choice, frozen=True, tag="choose-terms"):
    """Sets the terms of a referendum: what the card that called it asks for, and nothing else."""

    WINDOWS: ClassVar = "terms"

    clan: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    points: Annotated[tuple[Share, ...], OnWire(POINTS)] = ()
    """How much is allocated to whom."""


class Transfer(Choice, frozen=True, tag="transfer"):
    """One transfer: a pool counter to an uncontrolled vampire."""

    WINDOWS: ClassVar = "influence"

    vampire: CardId


class TakeBack(Choice, frozen=True, tag="take-back"):
    """Two transfers: a blood counter from it back to the pool."""

    WINDOWS: ClassVar = "influence"

    vampire: CardId


class DrawCrypt(Choice, frozen=True, tag="draw-crypt"):
    """Four transfers and 1 pool: a crypt card."""

    WINDOWS: ClassVar = "influence"


class Merge(Choice, frozen=True, tag="merge"):
    """Four transfers and 1 pool: an uncontrolled vampire and its other version, which the seat controls, become one
    card."""

    WINDOWS: ClassVar = "influence"

    vampire: CardId


class BringOut(Choice, frozen=True, tag="bring-out"):
    """An uncontrolled vampire with blood for its capacity becomes ready."""

    WINDOWS: ClassVar = "influence emerging"

    vampire: CardId


class Discard(Choice, frozen=True, tag="discard"):
    """Discards a card from the hand. In `target`: a card of the hand that an effect lets one look at, be it
    another's."""

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
