"""The records that the table is made of."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.record import FlatRecord

NOWHERE = -1
"""No Location."""


class Deployed(msgspec.Struct, frozen=True):
    """A Clan card on a Position. `card` is its printed number."""

    card: str
    face_down: bool = False
    seen_by: tuple[Seat, ...] = ()
    """Who has looked at it while it lies face down, its owner apart."""
    drew: bool = False
    """Whether its effect has drawn a card this round, which it asks back at the round's end."""


class Spot(msgspec.Struct, frozen=True):
    """A player's Position at one Location: Deployed cards in the order in which they came, and Deployed Blood."""

    blood: int = 0
    cards: tuple[Deployed, ...] = ()

    @property
    def holds_anything(self) -> bool:
        return self.blood > 0 or bool(self.cards)


EMPTY = Spot()


class Player(FlatRecord):
    """A player: the Pool, the Alliance, the Clan cards and the Positions. An ordered pile has its top first."""

    name: str
    clan: str = ""
    blood: int = 0
    influence: int = 0
    diablerie: int = 0
    diablerie_face_down: int = 0
    hand: tuple[str, ...] = ()
    clan_deck: tuple[str, ...] = ()
    """The part of the deck of which the order is known; below it lie `unordered_clan_deck` and `clan_deck_bottom`."""
    unordered_clan_deck: tuple[str, ...] = ()
    clan_deck_bottom: tuple[str, ...] = ()
    """What the player has put under the deck; the last is the lowest."""
    alliance: tuple[str, ...] = ()
    drained: tuple[str, ...] = ()
    relic: str = ""
    relic_used: bool = False
    out: bool = False
    spots: tuple[Spot, ...] = ()

    @property
    def tokens(self) -> int:
        """All Diablerie tokens, whichever side is up."""
        return self.diablerie + self.diablerie_face_down


class Place(msgspec.Struct, frozen=True):
    """A Location: the Ally there to be won, and a Location card in that variant."""

    ally: str = ""
    card: str = ""


class Change(msgspec.Struct, frozen=True):
    """What a card's effect has changed at the Location that is being resolved, until it has been.

    `kind`: of a card's Power `zero`, `halve`, `add`; of a seat's Position `double-blood`, `hidden-power`; and
    `immune`, a seat that the effects of a card do not touch.
    """

    kind: str
    card: str = ""
    seat: Seat = NOBODY
    amount: int = 0
