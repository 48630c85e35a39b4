"""What a seat may do, one record a verb. The table in the protocol's document is the same table.

Cards, Clans and Locations are in these records by their printed names. `owner` is a card's seat where it is not the one
that acts.
"""

from __future__ import annotations

from msgspec.structs import force_setattr

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Choice, Pass


class ChooseClan(Choice, frozen=True, tag="choose-clan"):
    clan: str


class ChooseRelic(Choice, frozen=True, tag="choose-relic"):
    relic: str


class Keep(Choice, frozen=True, tag="keep"):
    """Which of the drawn Clan cards join the hand; their order means nothing."""

    cards: tuple[str, ...]
    discard: str = ""

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Play(Choice, frozen=True, tag="play"):
    """Play a card from the hand at a Location; `face` is `up` or `down`."""

    card: str
    location: str
    face: str


class PlayBlood(Choice, frozen=True, tag="play-blood"):
    """Blood from the Pool, and from the Bank for Diablerie tokens, at the Location of the card just played."""

    amount: int
    diablerie: int = 0


class DrainCard(Choice, frozen=True, tag="drain"):
    card: str


class Look(Choice, frozen=True, tag="look"):
    """Look at a face-down card: which one of a Position, counted from 1."""

    seat: Seat
    location: str
    place: int


class Stay(Choice, frozen=True, tag="stay"):
    pass


class Withdraw(Choice, frozen=True, tag="withdraw"):
    pass


class Resolve(Choice, frozen=True, tag="resolve"):
    """Which card takes effect next, of those on one's own Position."""

    card: str
    owner: Seat = NOBODY


class Bid(Choice, frozen=True, tag="bid"):
    amount: int


class Use(Choice, frozen=True, tag="use"):
    """Use an effect, with what it leaves open. The order of `cards` means nothing."""

    card: str
    owner: Seat = NOBODY
    option: str = ""
    amount: int = 0
    location: str = ""
    target_seat: Seat = NOBODY
    cards: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Answer(Choice, frozen=True, tag="answer"):
    """Answer another's card; `target` is one of the cards on one's own Position."""

    card: str
    option: str
    owner: Seat = NOBODY
    target: str = ""


class Draw(Choice, frozen=True, tag="draw"):
    """What chance draws: a card, or a Clan sheet by its Clan."""

    card: str


class BeFirst(Choice, frozen=True, tag="seat"):
    """Whom chance makes the first player."""

    player: Seat


STAY, WITHDRAW = Stay(), Withdraw()

VERBS: dict[str, type[Choice]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Pass,
        ChooseClan,
        ChooseRelic,
        Keep,
        Play,
        PlayBlood,
        DrainCard,
        Look,
        Stay,
        Withdraw,
        Resolve,
        Bid,
        Use,
        Answer,
        Draw,
        BeFirst,
    )
}
"""Every verb of the game with its record."""
