"""Choices of a seat, one record for each verb.

Cards, Clans, and Locations are given by their printed names. `owner` is a card's seat if it is not the acting seat.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec.structs import force_setattr

from scenarios.wire_types.declarations import NOBODY, Choice, Count, OnWire, Seat
from scenarios.wire_types.vendetta.field_types import PLACE_OF_CARD, CardName, Clan, Face, Location


class ChooseClan(Choice, frozen=True, tag="choose-clan"):
    """Take a Clan sheet."""

    WINDOWS: ClassVar = "choose-clan"

    clan: Clan


class ChooseRelic(Choice, frozen=True, tag="choose-relic"):
    """Take a Relic."""

    WINDOWS: ClassVar = "choose-relic"

    relic: CardName


class Keep(Choice, frozen=True, tag="keep"):
    """Keep these of the drawn Clan cards. The others go under the deck in the order drawn.

    `discard` is a card from hand given up for this effect, with Roberta Urbani.
    """

    WINDOWS: ClassVar = "hand-building"

    cards: tuple[CardName, ...]
    discard: CardName = ""

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Play(Choice, frozen=True, tag="play"):
    """Play a card from hand."""

    WINDOWS: ClassVar = "planning"

    card: CardName
    location: Location
    face: Face


class PlayBlood(Choice, frozen=True, tag="play-blood"):
    """Play Blood at the Location of the card just played.

    `amount` (0 to 3) comes from the Pool; flipped Diablerie tokens add Blood from the Bank. At least one of the two is
    required. You may repeat this up to the limits.
    """

    WINDOWS: ClassVar = "after-card"

    amount: Count
    diablerie: Count = 0


class DrainCard(Choice, frozen=True, tag="drain"):
    """Drain a card of your Alliance."""

    WINDOWS: ClassVar = "planning after-card"

    card: CardName


class Look(Choice, frozen=True, tag="look"):
    """Spend Blood to look at a face-down card (Ambrus Maropis). `place` is the card's place on that Position."""

    WINDOWS: ClassVar = "planning after-card withdraw"

    seat: Seat
    location: Location
    place: Annotated[int, OnWire(PLACE_OF_CARD)]


class Stay(Choice, frozen=True, tag="stay"):
    """Put the Stay token down."""

    WINDOWS: ClassVar = "withdraw"


class Withdraw(Choice, frozen=True, tag="withdraw"):
    """Put the Withdraw token down."""

    WINDOWS: ClassVar = "withdraw"


class Resolve(Choice, frozen=True, tag="resolve"):
    """Resolve this card on your Position next. This is a decision only if several cards could be next."""

    WINDOWS: ClassVar = "resolve"

    card: CardName
    owner: Seat = NOBODY


class Bid(Choice, frozen=True, tag="bid"):
    """Bid this much Blood."""

    WINDOWS: ClassVar = "bid"

    amount: Count


class Use(Choice, frozen=True, tag="use"):
    """Use an effect, with the fields that it needs (listed below)."""

    WINDOWS: ClassVar = "effect resolution planning after-card"

    card: CardName
    owner: Seat = NOBODY
    option: Annotated[str, OnWire(Literal["move", "spend", "turn-down"])] = ""
    amount: Count = 0
    location: Location = ""
    target_seat: Seat = NOBODY
    cards: tuple[CardName, ...] = ()

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Answer(Choice, frozen=True, tag="answer"):
    """Respond to another player's card (listed below). `target` is your own card."""

    WINDOWS: ClassVar = "answer"

    card: CardName
    option: Annotated[str, OnWire(Literal["skip", "blood", "move-blood", "influence", "reveal", "leave", "turn-down"])]
    owner: Seat = NOBODY
    target: CardName = ""


class Draw(Choice, frozen=True, tag="draw"):
    """Chance: this card or Clan is drawn."""

    WINDOWS: ClassVar = "clan-sheet location-card relic ally clan-card frenzy"

    card: CardName


class BeFirst(Choice, frozen=True, tag="seat"):
    """Chance: this player is first."""

    WINDOWS: ClassVar = "first-player"

    player: Seat


STAY, WITHDRAW = Stay(), Withdraw()
