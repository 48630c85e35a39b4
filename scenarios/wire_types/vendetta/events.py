"""Events of the game.

Events are public: a hidden card is `HIDDEN`. For a card on a Position, `seat` is the player whose Position it is.
`owner` is the player whose Clan card it is, if that is another player.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from scenarios.wire_types.declarations import NOBODY, Count, Event, OnWire, Seat, SeatOrNobody
from scenarios.wire_types.vendetta.field_types import (
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
    """A Planning turn began. `number` counts this player's Planning turns from 1."""

    OPTIONAL: ClassVar = True

    seat: Seat
    number: Count


class AmbitionTaken(Event, frozen=True, tag="ambition-taken"):
    """A player took the Ambition token."""

    seat: Seat


class ClanSheetLaidOut(Event, frozen=True, tag="clan-sheet-laid-out"):
    """A Clan sheet was laid out face up."""

    clan: Clan


class ClanChosen(Event, frozen=True, tag="clan-chosen"):
    """A player took a Clan sheet."""

    seat: Seat
    clan: Clan


class RelicLaidOut(Event, frozen=True, tag="relic-laid-out"):
    """A Relic was laid out face up."""

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
    """An Ally was placed at a Location."""

    location: Location
    card: CardName


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """Clan cards were drawn to choose from."""

    OPTIONAL: ClassVar = True

    seat: Seat
    amount: Count


class CardsKept(Event, frozen=True, tag="cards-kept"):
    """This many of the drawn cards joined the hand."""

    seat: Seat
    amount: Count


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """An effect added a Clan card to the hand."""

    seat: Seat


class CardShuffledIn(Event, frozen=True, tag="card-shuffled-in"):
    """A card from hand was shuffled into the Clan deck."""

    seat: Seat


class BloodGained(Event, frozen=True, tag="blood-gained"):
    """Blood moved from the Bank to a Pool."""

    seat: Seat
    amount: Count


class BloodLost(Event, frozen=True, tag="blood-lost"):
    """An effect moved Blood from a Pool to the Bank."""

    seat: Seat
    amount: Count


class BloodSpent(Event, frozen=True, tag="blood-spent"):
    """A cost moved Blood from a Pool to the Bank."""

    seat: Seat
    amount: Count


class BloodStolen(Event, frozen=True, tag="blood-stolen"):
    """Blood moved from the Pool of `target` to that of `seat`."""

    seat: Seat
    target_seat: Seat
    amount: Count


class BloodPlayed(Event, frozen=True, tag="blood-played"):
    """Blood was placed on a Position."""

    seat: Seat
    location: Location
    amount: Count
    source: Annotated[str, OnWire(Literal["pool", "bank"])]


class BloodReturned(Event, frozen=True, tag="blood-returned"):
    """Blood moved from a Position to its owner's Pool."""

    seat: Seat
    location: Location
    amount: Count


class BloodTaken(Event, frozen=True, tag="blood-taken"):
    """Blood moved from the Position of `target` to the Pool of `seat`."""

    seat: Seat
    target_seat: Seat
    location: Location
    amount: Count


class BloodMoved(Event, frozen=True, tag="blood-moved"):
    """Blood moved from one Position to another."""

    seat: Seat
    location: Location
    amount: Count
    target_seat: Seat
    to: Location


class BloodDiscarded(Event, frozen=True, tag="blood-discarded"):
    """Blood moved from a Position to the Bank."""

    seat: Seat
    location: Location
    amount: Count


class InfluenceGained(Event, frozen=True, tag="influence-gained"):
    """A player gained Influence from the Bank."""

    seat: Seat
    amount: Count


class InfluenceLost(Event, frozen=True, tag="influence-lost"):
    """A player lost Influence to the Bank."""

    seat: Seat
    amount: Count


class InfluenceGiven(Event, frozen=True, tag="influence-given"):
    """`seat` gave Influence to `target`."""

    seat: Seat
    target_seat: Seat
    amount: Count


class DiablerieTaken(Event, frozen=True, tag="diablerie-taken"):
    """Diablerie tokens were added to a Pool."""

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
    """A card returned to its owner's hand."""

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
    """A Drained card returned to the Alliance."""

    seat: Seat
    card: CardName


class AllyRemoved(Event, frozen=True, tag="ally-removed"):
    """An Ally that nobody won left the game."""

    location: Location
    card: CardName


class FrenzyEntered(Event, frozen=True, tag="frenzy"):
    """A player entered Frenzy. Null means that no player caused it."""

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
    """A player made a bid."""

    seat: Seat


class TokenRevealed(Event, frozen=True, tag="token-revealed"):
    """A token was revealed."""

    seat: Seat
    token: Side


class BidRevealed(Event, frozen=True, tag="bid-revealed"):
    """A bid was revealed."""

    seat: Seat
    amount: Count


class Withdrew(Event, frozen=True, tag="withdrew"):
    """A player Withdrew from a Location."""

    seat: Seat
    location: Location


class EffectApplied(Event, frozen=True, tag="effect-applied"):
    """A card took effect. `location` is given for a card at a Location."""

    OPTIONAL: ClassVar = True

    seat: Seat
    card: CardName
    location: Annotated[str, OnWire(LOCATION | None)] = ""
    owner: SeatOrNobody = NOBODY


class PowerChanged(Event, frozen=True, tag="power-changed"):
    """The Power of a card changed."""

    OPTIONAL: ClassVar = True

    seat: Seat
    card: CardOrHidden
    location: Location
    power: Count
    owner: SeatOrNobody = NOBODY


class ConflictRanked(Event, frozen=True, tag="conflict-ranked"):
    """The players in a conflict with their total Power, winner first."""

    location: Location
    ranking: tuple[Seat, ...]
    powers: tuple[Count, ...]


class ConflictWon(Event, frozen=True, tag="conflict-won"):
    """A player won the conflict at a Location."""

    OPTIONAL: ClassVar = True

    seat: Seat
    location: Location


class LocationResolved(Event, frozen=True, tag="location-resolved"):
    """A Location was resolved."""

    OPTIONAL: ClassVar = True

    location: Location


class OutOfGame(Event, frozen=True, tag="out-of-game"):
    """A player left the game. These tokens of the Pool went back to the box."""

    seat: Seat
    blood: Count
    influence: Count
    diablerie: Count
    diablerie_face_down: Count


class Scored(Event, frozen=True, tag="scored"):
    """A player's final Influence was scored."""

    OPTIONAL: ClassVar = True

    seat: Seat
    influence: int


class GameOver(Event, frozen=True, tag="game-over"):
    """The game ended."""

    OPTIONAL: ClassVar = True

    winner: Seat
