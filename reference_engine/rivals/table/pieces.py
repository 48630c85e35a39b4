"""Records of which the table consists."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.flat_record import FlatRecord

HAVEN, STREETS, TORPOR, ATTACHED, BESIDE = "haven", "streets", "torpor", "attached", "beside"
"""Places of cards in play. `BESIDE`: beside the player's Haven, for Ongoing cards and Conspiracies."""

PLACES = {place: number for number, place in enumerate((HAVEN, STREETS, TORPOR, BESIDE))}
"""Places of unattached cards, in the order of a position."""

Tokens = tuple[int, ...]
"""Points of Blood or Prestige by colour.

The tuple has a number for each seat. Blood has one more for the tokens of no player's colour, which Monsters have.
Missing entries at the end count as 0. Rulebook, 'Blood and Prestige Color'.
"""


class Heap(msgspec.Struct, frozen=True):
    """Location of tokens: a personal supply, the Blood or Prestige on a card, or otherwise a general supply."""

    seat: Seat = NOBODY
    card: CardId = NO_CARD
    blood: bool = False


GENERAL_SUPPLY = Heap()


class Lasting(msgspec.Struct, frozen=True):
    """A change to a value until the end of the turn, for one card or for the characters of all foes of a player."""

    word: str
    """The value: `intel` or `shield`."""
    amount: int
    card: CardId = NO_CARD
    foes_of: Seat = NOBODY


class InPlay(FlatRecord):
    """A card in play. `owner` is NOBODY for a city card, `controller` is NOBODY for an uncontrolled card."""

    id: CardId
    name: str
    owner: Seat = NOBODY
    controller: Seat = NOBODY
    place: str = HAVEN
    party: int = 0
    """Number of the controller's party in The Streets to which the card belongs."""
    host: CardId = NO_CARD
    attached: tuple[CardId, ...] = ()
    exhausted: bool = False
    face_down: bool = False
    blood: Tokens = ()
    prestige: Tokens = ()
    leader: bool = False
    """True if the card bears its owner's Leader token."""
    influence_side: bool = False
    """True if the Leader token shows '+1 Influence'."""
    no_influence: bool = False
    fear: int = 0
    minus_bp: int = 0
    agenda: int = 0
    token: Seat = NOBODY
    """Ongoing Event: owner of the token on it."""
    tagged: Seat = NOBODY
    """Monster: the player who tagged it."""
    disciplines: tuple[str, ...] = ()
    """Disciplines from '+' tokens."""
    done: bool = False
    """Monster: the first-time effect of its text has happened."""
    calmed: bool = False
    """Monster: does not attack in the End Phase of this turn."""
    used: tuple[str, ...] = ()
    """Abilities of the card used this turn, by text or by their own name."""

    shown: tuple[Seat, ...] = ()
    """Face-down card: other players to whom its controller has shown it."""
    contributors: tuple[Seat, ...] = ()
    """Face-down card: players who have put Prestige on it."""
    asked: tuple[Seat, ...] = ()
    """Face-down card: players who have added Prestige this turn or have had the chance to."""

    @property
    def is_active(self) -> bool:
        """Return whether a character is out of torpor. Rulebook, 'Key Game Terms'."""
        return self.place in (HAVEN, STREETS)


def prestige_on(card: InPlay, seat: Seat) -> int:
    """Return the amount of Prestige of a player's colour on a card; 0 for NOBODY."""
    return card.prestige[seat] if 0 <= seat < len(card.prestige) else 0


class Player(FlatRecord):
    """A player's supplies, decks, hand, and piles. Ordered piles start with their top card."""

    name: str
    faction: str = ""
    prestige: Tokens = ()
    """The personal supply."""
    agenda: int = 0
    """Agenda on the Agenda card."""
    agenda_card: str = ""
    agenda_up: bool = False
    agenda_exhausted: bool = False
    haven_card: str = ""
    haven_up: bool = False
    haven_exhausted: bool = False
    leader: str = ""
    """Set-up: the character chosen as Leader."""
    kept_out: tuple[str, ...] = ()
    """Set-up: a Leader lost to another player, kept out until the first hand is drawn."""
    token_turned: bool = False
    """True if a Leader token without a bearer shows '+1 Influence'."""
    used: tuple[str, ...] = ()
    """Abilities of Agenda card and Haven used this turn."""
    rival: Seat = NOBODY
    hand: tuple[str, ...] = ()
    library: tuple[str, ...] = ()
    """The part of the Library with a known order, above `unordered_library`. The other decks work alike."""
    unordered_library: tuple[str, ...] = ()
    faction_deck: tuple[str, ...] = ()
    unordered_faction_deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    burned: tuple[str, ...] = ()
    had_turn: bool = False
    """True if the first turn has begun."""
    out: bool = False
    """True if the player has been knocked out."""
