"""Records that make up the table."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.flat_record import FlatRecord

NOWHERE = -1
"""No Location."""


class Deployed(msgspec.Struct, frozen=True):
    """A Clan card on a Position. `card` is its printed number."""

    card: str
    face_down: bool = False
    seen_by: tuple[Seat, ...] = ()
    """Players who looked at it while face down, other than its owner."""
    drew: bool = False
    """True if its effect has drawn a card this round, and takes it back at the round's end."""


class Spot(msgspec.Struct, frozen=True):
    """A player's Position at one Location: Deployed cards in the order they were played, and Deployed Blood."""

    blood: int = 0
    cards: tuple[Deployed, ...] = ()

    @property
    def holds_anything(self) -> bool:
        return self.blood > 0 or bool(self.cards)


EMPTY = Spot()


class Player(FlatRecord):
    """A player: the Pool, the Alliance, the Clan cards, and the Positions. Ordered piles list the top card first."""

    name: str
    clan: str = ""
    blood: int = 0
    influence: int = 0
    diablerie: int = 0
    diablerie_face_down: int = 0
    hand: tuple[str, ...] = ()
    clan_deck: tuple[str, ...] = ()
    """Part of the deck whose order is known. Below are `unordered_clan_deck` and `clan_deck_bottom`."""
    unordered_clan_deck: tuple[str, ...] = ()
    clan_deck_bottom: tuple[str, ...] = ()
    """Cards that the player put under the deck, lowest last."""
    alliance: tuple[str, ...] = ()
    drained: tuple[str, ...] = ()
    relic: str = ""
    relic_used: bool = False
    out: bool = False
    spots: tuple[Spot, ...] = ()

    @property
    def tokens(self) -> int:
        """Number of Diablerie tokens, face up and face down."""
        return self.diablerie + self.diablerie_face_down


class Place(msgspec.Struct, frozen=True):
    """A Location: the Ally available there, and a Location card in that variant."""

    ally: str = ""
    card: str = ""


class Change(msgspec.Struct, frozen=True):
    """A change made by a card's effect until the current Location is resolved.

    `kind` is `zero`, `halve`, or `add` for a card's Power; `double-blood` or `hidden-power` for a seat's Position; or
    `immune` for a seat that a card's effects do not affect.
    """

    kind: str
    card: str = ""
    seat: Seat = NOBODY
    amount: int = 0
