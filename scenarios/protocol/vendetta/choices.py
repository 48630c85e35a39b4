"""What a seat may do, one record a verb.

Cards, Clans and Locations are in these records by their printed names. `owner` is a card's seat where it is not the one
that acts.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec.structs import force_setattr

from scenarios.protocol.declarations import NOBODY, Choice, Count, OnWire, Seat
from scenarios.protocol.vendetta.kinds import PLACE_OF_CARD, CardName, Clan, Face, Location


class ChooseClan(Choice, frozen=True, tag="choose-clan"):
    """Takes a Clan sheet."""

    WINDOWS: ClassVar = "choose-clan"

    clan: Clan


class ChooseRelic(Choice, frozen=True, tag="choose-relic"):
    """Takes a Relic."""

    WINDOWS: ClassVar = "choose-relic"

    relic: CardName


class Keep(Choice, frozen=True, tag="keep"):
    """Keeps these of the drawn Clan cards; the others go under the deck in the order drawn. `discard`: a card of the
    hand that is given up for it, with Roberta Urbani."""

    WINDOWS: ClassVar = "hand-building"

    cards: tuple[CardName, ...]
    discard: CardName = ""

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Play(Choice, frozen=True, tag="play"):
    """Plays a card of the hand."""

    WINDOWS: ClassVar = "planning"

    card: CardName
    location: Location
    face: Face


class PlayBlood(Choice, frozen=True, tag="play-blood"):
    """Plays Blood at the Location of the card just played: `amount` from the Pool (0 to 3), and from the Bank for so
    many Diablerie tokens flipped; at least one of the two. It may be repeated up to the limits."""

    WINDOWS: ClassVar = "after-card"

    amount: Count
    diablerie: Count = 0


class DrainCard(Choice, frozen=True, tag="drain"):
    """Drains a card of the Alliance."""

    WINDOWS: ClassVar = "planning after-card"

    card: CardName


class Look(Choice, frozen=True, tag="look"):
    """Spends Blood to look at a face-down card: Ambrus Maropis. `place`: which card of that Position."""

    WINDOWS: ClassVar = "planning after-card withdraw"

    seat: Seat
    location: Location
    place: Annotated[int, OnWire(PLACE_OF_CARD)]


class Stay(Choice, frozen=True, tag="stay"):
    """Puts the Stay token down."""

    WINDOWS: ClassVar = "withdraw"


class Withdraw(Choice, frozen=True, tag="withdraw"):
    """Puts the Withdraw token down."""

    WINDOWS: ClassVar = "withdraw"


class Resolve(Choice, frozen=True, tag="resolve"):
    """This card on one's own Position takes effect next; asked only where several could be."""

    WINDOWS: ClassVar = "resolve"

    card: CardName
    owner: Seat = NOBODY


class Bid(Choice, frozen=True, tag="bid"):
    """Bids so much Blood."""

    WINDOWS: ClassVar = "bid"

    amount: Count


class Use(Choice, frozen=True, tag="use"):
    """Uses an effect, with the fields that it needs, below."""

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
    """Answers another's card, below. `target`: one's own card."""

    WINDOWS: ClassVar = "answer"

    card: CardName
    option: Annotated[str, OnWire(Literal["skip", "blood", "move-blood", "influence", "reveal", "leave", "turn-down"])]
    owner: Seat = NOBODY
    target: CardName = ""


class Draw(Choice, frozen=True, tag="draw"):
    """Chance: this card, or Clan, is drawn."""

    WINDOWS: ClassVar = "clan-sheet location-card relic ally clan-card frenzy"

    card: CardName


class BeFirst(Choice, frozen=True, tag="seat"):
    """Chance: this player is the first."""

    WINDOWS: ClassVar = "first-player"

    player: Seat


STAY, WITHDRAW = Stay(), Withdraw()
