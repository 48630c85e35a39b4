"""What can happen in the game.

Events are public: a card that not everybody may know is `HIDDEN`. `seat` beside a card on a Position is whose Position
it is; `owner` is whose Clan card it is, where that is another seat.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from scenarios.protocol.declarations import NOBODY, Count, Event, OnWire, Seat, SeatOrNobody
from scenarios.protocol.vendetta.kinds import (
    LOCATION,
    PLACE_OF_CARD,
    CardName,
    CardOrHidden,
    Clan,
    Face,
    Location,
    Phase,
    Side,
    Step,
)


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round began."""

    OPTIONAL: ClassVar = True

    round: Count


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """A phase of the round began."""

    OPTIONAL: ClassVar = True

    round: Count
    phase: Phase


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A Planning turn began: the first, second … of this player."""

    OPTIONAL: ClassVar = True

    seat: Seat
    number: Count


class AmbitionTaken(Event, frozen=True, tag="ambition-taken"):
    """The Ambition token has a new holder."""

    seat: Seat


class ClanSheetLaidOut(Event, frozen=True, tag="clan-sheet-laid-out"):
    """A Clan sheet lies face up."""

    clan: Clan


class ClanChosen(Event, frozen=True, tag="clan-chosen"):
    """A player took a Clan sheet."""

    seat: Seat
    clan: Clan


class RelicLaidOut(Event, frozen=True, tag="relic-laid-out"):
    """A Relic lies face up."""

    relic: CardName


class RelicChosen(Event, frozen=True, tag="relic-chosen"):
    """A player took a Relic."""

    seat: Seat
    relic: CardName


class RelicUsed(Event, frozen=True, tag="relic-used"):
    """A Relic was used and turned face down."""

    seat: Seat
    relic: CardName


class LocationCardPlaced(Event, frozen=True, tag="location-card-placed"):
    """A Location card was placed."""

    location: Location
    card: CardName


class AllyPlaced(Event, frozen=True, tag="ally-placed"):
    """An Ally came to a Location."""

    location: Location
    card: CardName


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """Clan cards were drawn to choose from."""

    OPTIONAL: ClassVar = True

    seat: Seat
    amount: Count


class CardsKept(Event, frozen=True, tag="cards-kept"):
    """Of them so many joined the hand."""

    seat: Seat
    amount: Count


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """An effect brought a Clan card into the hand."""

    seat: Seat


class CardShuffledIn(Event, frozen=True, tag="card-shuffled-in"):
    """A card of the hand was shuffled into the Clan deck."""

    seat: Seat


class BloodGained(Event, frozen=True, tag="blood-gained"):
    """From the Bank into the Pool."""

    seat: Seat
    amount: Count


class BloodLost(Event, frozen=True, tag="blood-lost"):
    """From the Pool to the Bank, by an effect."""

    seat: Seat
    amount: Count


class BloodSpent(Event, frozen=True, tag="blood-spent"):
    """From the Pool to the Bank, as a cost."""

    seat: Seat
    amount: Count


class BloodStolen(Event, frozen=True, tag="blood-stolen"):
    """From the Pool of `target` into that of `seat`."""

    seat: Seat
    target_seat: Seat
    amount: Count


class BloodPlayed(Event, frozen=True, tag="blood-played"):
    """Blood came on a Position."""

    seat: Seat
    location: Location
    amount: Count
    source: Annotated[str, OnWire(Literal["pool", "bank"])]


class BloodReturned(Event, frozen=True, tag="blood-returned"):
    """From a Position into its owner's Pool."""

    seat: Seat
    location: Location
    amount: Count


class BloodTaken(Event, frozen=True, tag="blood-taken"):
    """From the Position of `target` into the Pool of `seat`."""

    seat: Seat
    target_seat: Seat
    location: Location
    amount: Count


class BloodMoved(Event, frozen=True, tag="blood-moved"):
    """From Position to Position."""

    seat: Seat
    location: Location
    amount: Count
    target_seat: Seat
    to: Location


class BloodDiscarded(Event, frozen=True, tag="blood-discarded"):
    """From a Position to the Bank."""

    seat: Seat
    location: Location
    amount: Count


class InfluenceGained(Event, frozen=True, tag="influence-gained"):
    """From the Bank."""

    seat: Seat
    amount: Count


class InfluenceLost(Event, frozen=True, tag="influence-lost"):
    """To the Bank."""

    seat: Seat
    amount: Count


class InfluenceGiven(Event, frozen=True, tag="influence-given"):
    """From `seat` to `target`."""

    seat: Seat
    target_seat: Seat
    amount: Count


class DiablerieTaken(Event, frozen=True, tag="diablerie-taken"):
    """Diablerie tokens came into a Pool."""

    seat: Seat
    amount: Count


class DiablerieFlipped(Event, frozen=True, tag="diablerie-flipped"):
    """Diablerie tokens were turned face down."""

    seat: Seat
    amount: Count


class DiablerieTurnedUp(Event, frozen=True, tag="diablerie-turned-up"):
    """Diablerie tokens were turned face up again."""

    seat: Seat
    amount: Count


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A card was played on the Position of `seat`."""

    seat: Seat
    card: CardOrHidden
    location: Location
    face: Face
    owner: SeatOrNobody = NOBODY


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    """A face-down card was turned up."""

    seat: Seat
    card: CardOrHidden
    location: Location
    owner: SeatOrNobody = NOBODY


class CardTurnedDown(Event, frozen=True, tag="card-turned-down"):
    """A face-up card was turned down."""

    seat: Seat
    card: CardOrHidden
    location: Location
    owner: SeatOrNobody = NOBODY


class CardReturned(Event, frozen=True, tag="card-returned"):
    """A card went back to its owner's hand."""

    seat: Seat
    card: CardOrHidden
    location: Location
    owner: SeatOrNobody = NOBODY


class CardMoved(Event, frozen=True, tag="card-moved"):
    """A card moved to another Position of the same player."""

    seat: Seat
    card: CardOrHidden
    location: Location
    to: Location
    owner: SeatOrNobody = NOBODY


class CardLookedAt(Event, frozen=True, tag="card-looked-at"):
    """A player looked at a face-down card of `target`."""

    seat: Seat
    target_seat: Seat
    location: Location
    place: Annotated[int, OnWire(PLACE_OF_CARD)]


class CardAcquired(Event, frozen=True, tag="card-acquired"):
    """An Ally or a Victim joined an Alliance."""

    seat: Seat
    card: CardName


class CardDrained(Event, frozen=True, tag="card-drained"):
    """A card of an Alliance was Drained."""

    seat: Seat
    card: CardName


class CardRestored(Event, frozen=True, tag="card-restored"):
    """A Drained card is back in the Alliance."""

    seat: Seat
    card: CardName


class AllyRemoved(Event, frozen=True, tag="ally-removed"):
    """An Ally that nobody won left the game."""

    location: Location
    card: CardName


class FrenzyEntered(Event, frozen=True, tag="frenzy"):
    """A player entered Frenzy; null: nobody caused it."""

    seat: Seat
    causer: SeatOrNobody


class StepBegan(Event, frozen=True, tag="step-began"):
    """A step of a Location's resolution began."""

    OPTIONAL: ClassVar = True

    location: Location
    step: Step


class TokenChosen(Event, frozen=True, tag="token-chosen"):
    """A player put a token down."""

    seat: Seat


class BidMade(Event, frozen=True, tag="bid-made"):
    """A player has bid."""

    seat: Seat


class TokenRevealed(Event, frozen=True, tag="token-revealed"):
    """A token was shown."""

    seat: Seat
    token: Side


class BidRevealed(Event, frozen=True, tag="bid-revealed"):
    """A bid was shown."""

    seat: Seat
    amount: Count


class Withdrew(Event, frozen=True, tag="withdrew"):
    """A player Withdrew from a Location."""

    seat: Seat
    location: Location


class EffectApplied(Event, frozen=True, tag="effect-applied"):
    """A card took effect; `location`, of a card that lies at one."""

    OPTIONAL: ClassVar = True

    seat: Seat
    card: CardName
    location: Annotated[str, OnWire(LOCATION | None)] = ""
    owner: SeatOrNobody = NOBODY


class PowerChanged(Event, frozen=True, tag="power-changed"):
    """A card has another Power now."""

    OPTIONAL: ClassVar = True

    seat: Seat
    card: CardOrHidden
    location: Location
    power: Count
    owner: SeatOrNobody = NOBODY


class ConflictRanked(Event, frozen=True, tag="conflict-ranked"):
    """The players of a conflict, the winner first, with their total Power."""

    location: Location
    ranking: tuple[Seat, ...]
    powers: tuple[Count, ...]


class ConflictWon(Event, frozen=True, tag="conflict-won"):
    """A player won the conflict at a Location."""

    OPTIONAL: ClassVar = True

    seat: Seat
    location: Location


class LocationResolved(Event, frozen=True, tag="location-resolved"):
    """A Location is resolved."""

    OPTIONAL: ClassVar = True

    location: Location


class OutOfGame(Event, frozen=True, tag="out-of-game"):
    """A player is out of the game; these tokens of the Pool went back to the box."""

    seat: Seat
    blood: Count
    influence: Count
    diablerie: Count
    diablerie_face_down: Count


class Scored(Event, frozen=True, tag="scored"):
    """The final Influence of a player."""

    OPTIONAL: ClassVar = True

    seat: Seat
    influence: int


class GameOver(Event, frozen=True, tag="game-over"):
    """The game ended."""

    OPTIONAL: ClassVar = True

    winner: Seat
