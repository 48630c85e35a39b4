"""What can happen in the game outside combat. The table in the protocol's document tells of this and of combat."""

from __future__ import annotations

from typing import ClassVar

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.events import Event
from reference_engine.kernel.notation import Share


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    seat: Seat
    phase: str


class Locked(Event, frozen=True, tag="locked"):
    card: CardId


class Unlocked(Event, frozen=True, tag="unlocked"):
    card: CardId


class PoolBurned(Event, frozen=True, tag="pool-burned"):
    seat: Seat
    amount: int


class PoolGained(Event, frozen=True, tag="pool-gained"):
    seat: Seat
    amount: int


class BloodBurned(Event, frozen=True, tag="blood-burned"):
    card: CardId
    amount: int


class BloodGained(Event, frozen=True, tag="blood-gained"):
    card: CardId
    amount: int


class BloodDrained(Event, frozen=True, tag="blood-drained"):
    """Blood beyond the capacity, gone to the bank."""

    card: CardId
    amount: int


class BloodMoved(Event, frozen=True, tag="blood-moved"):
    """Counters from one place to another; a pool is named by its seat."""

    amount: int
    source: CardId = NO_CARD
    source_seat: Seat = NOBODY
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY


class EdgeTaken(Event, frozen=True, tag="edge-taken"):
    """The Edge has a new holder; nobody, where it went back to the centre."""

    seat: Seat


class CardPlayed(Event, frozen=True, tag="card-played"):
    seat: Seat
    card: Card
    minion: CardId = NO_CARD
    level: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY


class CardCancelled(Event, frozen=True, tag="card-cancelled"):
    """A card has no effect, although it has been played."""

    seat: Seat
    card: Card


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    KNOWN_TO: ClassVar = {"card": "seat"}

    seat: Seat
    card: Card


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    seat: Seat
    card: Card


class CryptCardDrawn(Event, frozen=True, tag="crypt-card-drawn"):
    KNOWN_TO: ClassVar = {"card": "seat"}

    seat: Seat
    card: Card


class CardBurned(Event, frozen=True, tag="card-burned"):
    card: Card
    seat: Seat
    """The owner, whose ash heap it goes to."""


class CardRemoved(Event, frozen=True, tag="card-removed"):
    card: Card
    seat: Seat


class CardPutInPlay(Event, frozen=True, tag="card-put-in-play"):
    card: CardId
    seat: Seat
    host: CardId = NO_CARD


class Marked(Event, frozen=True, tag="marked"):
    """A Red List minion is marked for the turn."""

    seat: Seat
    card: CardId


class Contested(Event, frozen=True, tag="contested"):
    """A unique card is out of play, because another copy is or was in play."""

    card: CardId


class ContestWon(Event, frozen=True, tag="contest-won"):
    """The last copy of a contested card is in play again."""

    card: CardId


class TitleContested(Event, frozen=True, tag="title-contested"):
    card: CardId


class TitleYielded(Event, frozen=True, tag="title-yielded"):
    """A vampire has no title any more."""

    card: CardId


class TitleLost(Event, frozen=True, tag="title-lost"):
    """A vampire has lost its title to another one that it gains."""

    card: CardId


class TitleGained(Event, frozen=True, tag="title-gained"):
    """A vampire has been given a title."""

    card: CardId
    title: str


class TitleWon(Event, frozen=True, tag="title-won"):
    """A title is not contested any more, and its vampire has it."""

    card: CardId


class CardMoved(Event, frozen=True, tag="card-moved"):
    card: CardId
    host: CardId


class ControlChanged(Event, frozen=True, tag="control-changed"):
    """A card in play has another controller."""

    card: CardId
    seat: Seat


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    """A card that was hidden is shown to everybody."""

    seat: Seat
    card: Card


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The order of a library or a crypt is unknown from now on."""

    seat: Seat
    pile: str


class ActionAnnounced(Event, frozen=True, tag="action-announced"):
    action: str
    minion: CardId
    stealth: int
    directed: bool
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY


class TargetChanged(Event, frozen=True, tag="target-changed"):
    target_seat: Seat


class BlockAttempted(Event, frozen=True, tag="block-attempted"):
    minion: CardId


class BlockFailed(Event, frozen=True, tag="block-failed"):
    minion: CardId


class ActionBlocked(Event, frozen=True, tag="action-blocked"):
    minion: CardId


class BlocksDeclined(Event, frozen=True, tag="blocks-declined"):
    pass


class StealthChanged(Event, frozen=True, tag="stealth-changed"):
    minion: CardId
    amount: int
    total: int


class InterceptChanged(Event, frozen=True, tag="intercept-changed"):
    minion: CardId
    amount: int
    total: int


class BleedChanged(Event, frozen=True, tag="bleed-changed"):
    minion: CardId
    amount: int
    total: int


class ActionResolved(Event, frozen=True, tag="action-resolved"):
    minion: CardId
    successful: bool


class ToTorpor(Event, frozen=True, tag="to-torpor"):
    card: CardId


class ToReady(Event, frozen=True, tag="to-ready"):
    card: CardId


class Merged(Event, frozen=True, tag="merged"):
    """The two versions of a vampire have become one card."""

    card: CardId


class Diablerised(Event, frozen=True, tag="diablerised"):
    victim: CardId
    diablerist: CardId


class SectChanged(Event, frozen=True, tag="sect-changed"):
    card: CardId
    sect: str


class ClanChanged(Event, frozen=True, tag="clan-changed"):
    card: CardId
    clan: str


class ReferendumCalled(Event, frozen=True, tag="referendum-called"):
    referendum: str
    seat: Seat = NOBODY


class VoteCast(Event, frozen=True, tag="vote-cast"):
    seat: Seat
    side: str
    votes: int
    source: CardId = NO_CARD
    source_: Card = Card(0)
    """The political action card that gives the vote, where one does."""


class BallotCast(Event, frozen=True, tag="ballot-cast"):
    seat: Seat
    side: str
    ballots: int
    source: CardId


class BlockShifted(Event, frozen=True, tag="block-shifted"):
    """The votes of the prisci are on another side, or on none (`abstain`)."""

    side: str


class Abstained(Event, frozen=True, tag="abstained"):
    """The votes and ballots that a vampire has cast are cancelled, and it casts no more."""

    card: CardId


class TermsChosen(Event, frozen=True, tag="terms-chosen"):
    seat: Seat
    clan: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    points: tuple[Share, ...] = ()


class ReferendumResolved(Event, frozen=True, tag="referendum-resolved"):
    passed: bool
    votes_for: int
    votes_against: int


class WithdrawalAnnounced(Event, frozen=True, tag="withdrawal-announced"):
    seat: Seat


class WithdrawalFailed(Event, frozen=True, tag="withdrawal-failed"):
    seat: Seat


class Withdrew(Event, frozen=True, tag="withdrew"):
    """A withdrawal has succeeded."""

    seat: Seat


class Ousted(Event, frozen=True, tag="ousted"):
    seat: Seat


class VictoryPoint(Event, frozen=True, tag="victory-point"):
    seat: Seat
    amount: int


class GameOver(Event, frozen=True, tag="game-over"):
    """The game has ended; nobody wins where several share the most victory points."""

    winner: Seat
