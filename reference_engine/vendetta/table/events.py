"""What can happen in the game. The table in the protocol's document is the same table.

Events are public: a card that not everybody may know is `HIDDEN`. `seat` beside a card on a Position is whose Position
it is; `owner` is whose Clan card it is, where that is another seat.
"""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.events import Event


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    round: int
    phase: str


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat
    number: int


class AmbitionTaken(Event, frozen=True, tag="ambition-taken"):
    seat: Seat


class ClanSheetLaidOut(Event, frozen=True, tag="clan-sheet-laid-out"):
    clan: str


class ClanChosen(Event, frozen=True, tag="clan-chosen"):
    seat: Seat
    clan: str


class RelicLaidOut(Event, frozen=True, tag="relic-laid-out"):
    relic: str


class RelicChosen(Event, frozen=True, tag="relic-chosen"):
    seat: Seat
    relic: str


class RelicUsed(Event, frozen=True, tag="relic-used"):
    seat: Seat
    relic: str


class LocationCardPlaced(Event, frozen=True, tag="location-card-placed"):
    location: str
    card: str


class AllyPlaced(Event, frozen=True, tag="ally-placed"):
    location: str
    card: str


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    seat: Seat
    amount: int


class CardsKept(Event, frozen=True, tag="cards-kept"):
    seat: Seat
    amount: int


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A Clan card came into the hand by an effect."""

    seat: Seat


class CardShuffledIn(Event, frozen=True, tag="card-shuffled-in"):
    seat: Seat


class BloodGained(Event, frozen=True, tag="blood-gained"):
    seat: Seat
    amount: int


class BloodLost(Event, frozen=True, tag="blood-lost"):
    seat: Seat
    amount: int


class BloodSpent(Event, frozen=True, tag="blood-spent"):
    seat: Seat
    amount: int


class BloodStolen(Event, frozen=True, tag="blood-stolen"):
    seat: Seat
    target_seat: Seat
    amount: int


class BloodPlayed(Event, frozen=True, tag="blood-played"):
    """Blood came on a Position; `source` is `pool` or `bank`."""

    seat: Seat
    location: str
    amount: int
    source: str


class BloodReturned(Event, frozen=True, tag="blood-returned"):
    seat: Seat
    location: str
    amount: int


class BloodTaken(Event, frozen=True, tag="blood-taken"):
    """Blood from the Position of `target` into the Pool of `seat`."""

    seat: Seat
    target_seat: Seat
    location: str
    amount: int


class BloodMoved(Event, frozen=True, tag="blood-moved"):
    """Blood from one Position to another: of `target`, at the Location `to`."""

    seat: Seat
    location: str
    amount: int
    target_seat: Seat
    to: str


class BloodDiscarded(Event, frozen=True, tag="blood-discarded"):
    seat: Seat
    location: str
    amount: int


class InfluenceGained(Event, frozen=True, tag="influence-gained"):
    seat: Seat
    amount: int


class InfluenceLost(Event, frozen=True, tag="influence-lost"):
    seat: Seat
    amount: int


class InfluenceGiven(Event, frozen=True, tag="influence-given"):
    seat: Seat
    target_seat: Seat
    amount: int


class DiablerieTaken(Event, frozen=True, tag="diablerie-taken"):
    seat: Seat
    amount: int


class DiablerieFlipped(Event, frozen=True, tag="diablerie-flipped"):
    seat: Seat
    amount: int


class DiablerieTurnedUp(Event, frozen=True, tag="diablerie-turned-up"):
    seat: Seat
    amount: int


class CardPlayed(Event, frozen=True, tag="card-played"):
    seat: Seat
    card: str
    location: str
    face: str
    owner: Seat = NOBODY


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    seat: Seat
    card: str
    location: str
    owner: Seat = NOBODY


class CardTurnedDown(Event, frozen=True, tag="card-turned-down"):
    seat: Seat
    card: str
    location: str
    owner: Seat = NOBODY


class CardReturned(Event, frozen=True, tag="card-returned"):
    seat: Seat
    card: str
    location: str
    owner: Seat = NOBODY


class CardMoved(Event, frozen=True, tag="card-moved"):
    seat: Seat
    card: str
    location: str
    to: str
    owner: Seat = NOBODY


class CardLookedAt(Event, frozen=True, tag="card-looked-at"):
    seat: Seat
    target_seat: Seat
    location: str
    place: int


class CardAcquired(Event, frozen=True, tag="card-acquired"):
    seat: Seat
    card: str


class CardDrained(Event, frozen=True, tag="card-drained"):
    seat: Seat
    card: str


class CardRestored(Event, frozen=True, tag="card-restored"):
    seat: Seat
    card: str


class AllyRemoved(Event, frozen=True, tag="ally-removed"):
    location: str
    card: str


class FrenzyEntered(Event, frozen=True, tag="frenzy"):
    seat: Seat
    causer: Seat


class StepBegan(Event, frozen=True, tag="step-began"):
    location: str
    step: str


class TokenChosen(Event, frozen=True, tag="token-chosen"):
    seat: Seat


class TokenRevealed(Event, frozen=True, tag="token-revealed"):
    seat: Seat
    token: str


class BidMade(Event, frozen=True, tag="bid-made"):
    seat: Seat


class BidRevealed(Event, frozen=True, tag="bid-revealed"):
    seat: Seat
    amount: int


class Withdrew(Event, frozen=True, tag="withdrew"):
    seat: Seat
    location: str


class EffectApplied(Event, frozen=True, tag="effect-applied"):
    seat: Seat
    card: str
    location: str = ""
    owner: Seat = NOBODY


class PowerChanged(Event, frozen=True, tag="power-changed"):
    """A card's Power is another now."""

    seat: Seat
    card: str
    location: str
    power: int
    owner: Seat = NOBODY


class ConflictRanked(Event, frozen=True, tag="conflict-ranked"):
    """The seats by total Power, the highest first, with that Power."""

    location: str
    ranking: tuple[Seat, ...]
    powers: tuple[int, ...]


class ConflictWon(Event, frozen=True, tag="conflict-won"):
    seat: Seat
    location: str


class LocationResolved(Event, frozen=True, tag="location-resolved"):
    location: str


class OutOfGame(Event, frozen=True, tag="out-of-game"):
    """A player is out; the tokens in the Pool go back to the box."""

    seat: Seat
    blood: int
    influence: int
    diablerie: int
    diablerie_face_down: int


class Scored(Event, frozen=True, tag="scored"):
    seat: Seat
    influence: int


class GameOver(Event, frozen=True, tag="game-over"):
    winner: Seat
