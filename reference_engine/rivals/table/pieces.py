"""The records that the table is made of."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.record import FlatRecord

HAVEN, STREETS, TORPOR, ATTACHED, BESIDE = "haven", "streets", "torpor", "attached", "beside"
"""Where a card in play lies. `BESIDE`: with its player's Haven, where Ongoing cards and Conspiracies are."""

PLACES = {place: number for number, place in enumerate((HAVEN, STREETS, TORPOR, BESIDE))}
"""Where cards lie that lie on no other, in the order in which a position lists them."""

Tokens = tuple[int, ...]
"""Points of Blood or Prestige by colour: a number for each seat, and after these, of Blood, one for the tokens of no
player's colour, which Monsters have. A row that is too short has none of the colours that are missing. Rulebook, 'Blood
and Prestige Color'."""


class Heap(msgspec.Struct, frozen=True):
    """Where tokens lie: in a player's personal supply, on a card as its Blood or its Prestige, else in general ones."""

    seat: Seat = NOBODY
    card: CardId = NO_CARD
    blood: bool = False


GENERAL_SUPPLY = Heap()


class Lasting(msgspec.Struct, frozen=True):
    """More or less of something until the turn ends: for a card, or for the characters of all foes of a player."""

    word: str
    """What: `intel`, `shield`."""
    amount: int
    card: CardId = NO_CARD
    foes_of: Seat = NOBODY


class InPlay(FlatRecord):
    """A card in play. `owner` is NOBODY for a card of the city deck, and `controller` for one that nobody controls."""

    id: CardId
    name: str
    owner: Seat = NOBODY
    controller: Seat = NOBODY
    place: str = HAVEN
    party: int = 0
    """In The Streets: which of its controller's parties it is in."""
    host: CardId = NO_CARD
    attached: tuple[CardId, ...] = ()
    exhausted: bool = False
    face_down: bool = False
    blood: Tokens = ()
    prestige: Tokens = ()
    leader: bool = False
    """Whether it bears its owner's Leader token."""
    influence_side: bool = False
    """Whether that token shows '+1 Influence'."""
    no_influence: bool = False
    fear: int = 0
    minus_bp: int = 0
    agenda: int = 0
    token: Seat = NOBODY
    """Of an Ongoing Event: whose token lies on it."""
    tagged: Seat = NOBODY
    """Of a Monster: who has tagged it."""
    disciplines: tuple[str, ...] = ()
    """Disciplines that '+' tokens give it."""
    done: bool = False
    """Of a Monster: whether what its text does the first time has been done."""
    calmed: bool = False
    """Of a Monster: whether it attacks nobody in the End Phase of this turn."""
    used: tuple[str, ...] = ()
    """The abilities of the card that have been used in the turn: their texts, or their own names."""

    shown: tuple[Seat, ...] = ()
    """Of a face-down card: the other players whom its controller has shown it."""
    contributors: tuple[Seat, ...] = ()
    """Of a face-down card: who has put Prestige on it."""
    asked: tuple[Seat, ...] = ()
    """Of a face-down card: who has added Prestige, or had the chance to, in the turn."""

    @property
    def is_active(self) -> bool:
        """Of a character: not in torpor. Rulebook, 'Key Game Terms'."""
        return self.place in (HAVEN, STREETS)


def prestige_on(card: InPlay, seat: Seat) -> int:
    """How much Prestige of a player's colour lies on a card; of nobody's there is none."""
    return card.prestige[seat] if 0 <= seat < len(card.prestige) else 0


class Player(FlatRecord):
    """A player: supplies, decks, hand and piles. An ordered pile has its top first."""

    name: str
    faction: str = ""
    prestige: Tokens = ()
    """The personal supply."""
    agenda: int = 0
    """What lies on the Agenda card."""
    agenda_card: str = ""
    agenda_up: bool = False
    agenda_exhausted: bool = False
    haven_card: str = ""
    haven_up: bool = False
    haven_exhausted: bool = False
    leader: str = ""
    """During set-up: the character that is chosen as Leader."""
    kept_out: tuple[str, ...] = ()
    """During set-up: the Leader lost to another player, until the first hand has been drawn."""
    token_turned: bool = False
    """Of a Leader token without a bearer: whether it shows '+1 Influence'."""
    used: tuple[str, ...] = ()
    """What has been used in the turn of the abilities of Agenda and Haven."""
    rival: Seat = NOBODY
    hand: tuple[str, ...] = ()
    library: tuple[str, ...] = ()
    """The part of the Library of which the order is known; below it lies `unordered_library`. So with the others."""
    unordered_library: tuple[str, ...] = ()
    faction_deck: tuple[str, ...] = ()
    unordered_faction_deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    burned: tuple[str, ...] = ()
    had_turn: bool = False
    """Whether the first turn has begun."""
    out: bool = False
    """Knocked out."""
