"""Events of the game.

A hidden card is `HIDDEN`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from scenarios.wire_types.declarations import NO_CARD, NOBODY, CardId, Count, Event, OnWire, Seat, SeatOrNobody
from scenarios.wire_types.rivals.field_types import Attribute, CardName, CardOrHidden, Deck, Phase


class FirstPlayer(Event, frozen=True, tag="first-player"):
    """A player became Player 1."""

    seat: Seat


class LeaderRevealed(Event, frozen=True, tag="leader-revealed"):
    """A chosen Leader was turned up."""

    seat: Seat
    character: CardName


class BidMade(Event, frozen=True, tag="bid-made"):
    """A player made a bid."""

    seat: Seat
    amount: Count


class LeaderLost(Event, frozen=True, tag="leader-lost"):
    """Another player bid more for that Leader."""

    seat: Seat
    character: CardName


class HavenRevealed(Event, frozen=True, tag="haven-revealed"):
    """A Haven was turned up."""

    seat: Seat
    haven: CardName


class RivalDrawn(Event, frozen=True, tag="rival-drawn"):
    """A player drew a Rival token and keeps it."""

    seat: Seat
    rival: Seat


class RivalsTraded(Event, frozen=True, tag="rivals-traded"):
    """The last player to draw got their own token and traded it."""

    OPTIONAL: ClassVar = True

    seat: Seat
    target_seat: Seat


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A card was added to a hand."""

    seat: Seat
    deck: Deck


class TopRevealed(Event, frozen=True, tag="top-revealed"):
    """The top card of a player's Library was shown."""

    seat: Seat
    card: CardName


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """A card was put on a discard pile."""

    seat: Seat
    card: CardName


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A turn began. `turn` counts the turns of the game from 1."""

    OPTIONAL: ClassVar = True

    seat: Seat
    turn: Count


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """A phase of a turn began."""

    OPTIONAL: ClassVar = True

    seat: Seat
    phase: Phase


class CityCardPlaced(Event, frozen=True, tag="city-card-placed"):
    """A card from the city deck was turned up in The Streets."""

    card: CardName


class CityDeckShuffled(Event, frozen=True, tag="city-deck-shuffled"):
    """The city discard pile became the city deck."""

    cards: Count


class CardBurned(Event, frozen=True, tag="card-burned"):
    """A card left the game. `owner` is null for the city's cards and Monsters."""

    card: CardName
    owner: SeatOrNobody


class CardReadied(Event, frozen=True, tag="card-readied"):
    """An exhausted card became ready."""

    card: CardId


class CardExhausted(Event, frozen=True, tag="card-exhausted"):
    """A card was exhausted."""

    card: CardId


class Returned(Event, frozen=True, tag="returned-to-haven"):
    """A character returned to the Haven, from The Streets or from torpor."""

    character: CardId


class Moved(Event, frozen=True, tag="moved-to-streets"):
    """Characters went to The Streets as one party."""

    seat: Seat
    characters: tuple[CardId, ...]


class Regrouped(Event, frozen=True, tag="regrouped"):
    """A character joined another party. `party` lists its other members."""

    character: CardId
    party: tuple[CardId, ...]
    """The other members of its new party."""


class Recruited(Event, frozen=True, tag="recruited"):
    """A character was recruited from hand into the Haven."""

    seat: Seat
    character: CardId


class ActionSpent(Event, frozen=True, tag="action-spent"):
    """An Action was spent, or a gained Unhosted Action if `unhosted`. `left` is the number of Actions left."""

    seat: Seat
    left: Count
    unhosted: bool = False


class PrestigeSpent(Event, frozen=True, tag="prestige-spent"):
    """Prestige was paid."""

    seat: Seat
    amount: Count


class PrestigeLost(Event, frozen=True, tag="prestige-lost"):
    """Prestige moved from a personal supply to the general supply."""

    seat: Seat
    amount: Count


class PrestigeGained(Event, frozen=True, tag="prestige-gained"):
    """Prestige was added to a personal supply."""

    seat: Seat
    amount: Count


class AgendaGained(Event, frozen=True, tag="agenda-gained"):
    """Agenda was added to an Agenda card."""

    seat: Seat
    amount: Count


class AgendaLost(Event, frozen=True, tag="agenda-lost"):
    """Agenda moved from an Agenda card to the general supply."""

    seat: Seat
    amount: Count


class AgendaRevealed(Event, frozen=True, tag="agenda-revealed"):
    """An Agenda card was turned up."""

    seat: Seat
    agenda: CardName


class ConflictBegan(Event, frozen=True, tag="influence-conflict-began"):
    """A player started an Influence Conflict over a card."""

    seat: Seat
    card: CardName


class InfluenceExerted(Event, frozen=True, tag="influence-exerted"):
    """A character exerted this much Influence."""

    character: CardId
    amount: Count


class ModifierLaid(Event, frozen=True, tag="modifier-laid"):
    """An Influence Modifier was played face down."""

    seat: Seat


class FistHeldOut(Event, frozen=True, tag="fist-held-out"):
    """A player held out a fist."""

    seat: Seat


class Declared(Event, frozen=True, tag="declared"):
    """A player said YES or NO. `influence` is the open total."""

    seat: Seat
    answer: Annotated[str, OnWire(Literal["yes", "no"])]
    influence: Count


class FistOpened(Event, frozen=True, tag="fist-opened"):
    """A fist was opened; it held this much Prestige."""

    seat: Seat
    amount: Count


class ModifierRevealed(Event, frozen=True, tag="modifier-revealed"):
    """An Influence Modifier was turned up. `influence` is the amount it adds."""

    seat: Seat
    card: CardName
    influence: int


class ConflictDecided(Event, frozen=True, tag="influence-conflict-decided"):
    """An Influence Conflict was decided. `yes` and `no` are the totals, `answer` is the winning side."""

    card: CardName
    yes: int
    no: int
    answer: Annotated[str, OnWire(Literal["yes", "no"])]


class PrestigeReturned(Event, frozen=True, tag="prestige-returned"):
    """Prestige moved from a fist back to the personal supply."""

    seat: Seat
    amount: Count


class MeetingCalled(Event, frozen=True, tag="meeting-called"):
    """A vampire called the Meeting at Pão de Açúcar about a player."""

    character: CardId
    target_seat: Seat


class HavenTurned(Event, frozen=True, tag="haven-turned"):
    """A Haven was turned up or down."""

    seat: Seat
    up: bool


class SetFree(Event, frozen=True, tag="returned-to-streets"):
    """An attached city card returned to The Streets."""

    card: CardId


class ShuffledBack(Event, frozen=True, tag="shuffled-back"):
    """A card from a player's discard pile was shuffled into their Library.

    Without `seat`, a city card that was revealed too early was shuffled into the city deck.
    """

    card: CardName
    seat: Seat = NOBODY


class PlacedFaceDown(Event, frozen=True, tag="placed-face-down"):
    """A card from a hand was placed face down."""

    seat: Seat
    card: CardId


class Contributed(Event, frozen=True, tag="contributed"):
    """Prestige moved from a personal supply onto a face-down card."""

    seat: Seat
    card: CardId
    amount: Count


class CardShown(Event, frozen=True, tag="card-shown"):
    """A face-down card was shown to one player."""

    seat: Seat
    card: CardId
    target_seat: Seat


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """A face-down card was turned up and takes effect."""

    seat: Seat
    card: CardId


class PrestigeRemoved(Event, frozen=True, tag="prestige-removed"):
    """Prestige moved from a card to a player's general supply."""

    card: CardId
    seat: Seat
    amount: Count


class PrestigeStolen(Event, frozen=True, tag="prestige-stolen"):
    """Prestige moved from the personal supply of `target` to that of `seat`."""

    seat: Seat
    target_seat: Seat
    amount: Count


class CardPlaced(Event, frozen=True, tag="card-placed"):
    """A character played an Attack or Reaction card; it is placed next to them."""

    character: CardId
    card: CardOrHidden
    kind: str
    """Attack or Reaction."""


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    """An Attack or Reaction card was turned up."""

    character: CardId
    card: CardName


class CardPlayed(Event, frozen=True, tag="card-played"):
    """An Action card was played by `character`."""

    seat: Seat
    card: CardName
    character: CardId = NO_CARD


class StaysInPlay(Event, frozen=True, tag="stays-in-play"):
    """An Ongoing card stays in play beside its player's Haven."""

    OPTIONAL: ClassVar = True

    card: CardId


class AttackUndone(Event, frozen=True, tag="attack-undone"):
    """Everything that happened in an attack since the beginning of Step 3 was undone."""

    OPTIONAL: ClassVar = True

    attacker: CardId


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    """An ability of a card was used."""

    OPTIONAL: ClassVar = True

    seat: Seat
    text: CardName
    """The card that has the ability."""


class TargetChosen(Event, frozen=True, tag="target-chosen"):
    """A target was chosen for the effect of a card."""

    OPTIONAL: ClassVar = True

    text: CardName
    target: CardId


class TargetChanged(Event, frozen=True, tag="target-changed"):
    """The target of an attack changed."""

    target: CardId


class TokenPlaced(Event, frozen=True, tag="token-placed"):
    """A token was placed on a card."""

    card: CardId
    token: Annotated[str, OnWire(Literal["no-influence", "fear", "minus-bp"])]


class ActionGained(Event, frozen=True, tag="action-gained"):
    """A player gained an Action, or an Unhosted Action."""

    seat: Seat
    unhosted: bool = False


class DisciplineGained(Event, frozen=True, tag="discipline-gained"):
    """A '+' token gave a character a Discipline."""

    character: CardId
    discipline: str


class LeaderTokenMoved(Event, frozen=True, tag="leader-token-moved"):
    """A Leader token moved to another character."""

    character: CardId


class AgendaExhausted(Event, frozen=True, tag="agenda-exhausted"):
    """An Agenda card was exhausted."""

    seat: Seat


class HavenExhausted(Event, frozen=True, tag="haven-exhausted"):
    """A Haven card was exhausted."""

    seat: Seat


class BloodPlaced(Event, frozen=True, tag="blood-placed"):
    """The controller's Prestige became a character's Blood."""

    character: CardId
    amount: Count


class BloodLost(Event, frozen=True, tag="blood-lost"):
    """A character or a Monster lost Blood."""

    character: CardId
    amount: Count


class BloodStolen(Event, frozen=True, tag="blood-stolen"):
    """Blood moved from the target onto a card."""

    card: CardId
    target: CardId
    amount: Count


class BloodGiven(Event, frozen=True, tag="blood-given"):
    """A card gained Blood from the general supply without mending."""

    character: CardId
    amount: Count


class Mended(Event, frozen=True, tag="mended"):
    """A character mended."""

    character: CardId
    amount: Count


class MonsterPlaced(Event, frozen=True, tag="monster-placed"):
    """A Monster was placed face down in The Streets."""

    monster: CardId


class MonsterRevealed(Event, frozen=True, tag="monster-revealed"):
    """A Monster was turned up."""

    card: CardName


class MonsterTagged(Event, frozen=True, tag="monster-tagged"):
    """A player tagged a Monster."""

    seat: Seat
    monster: CardId


class Investigated(Event, frozen=True, tag="investigated"):
    """Hunters Investigated."""

    seat: Seat
    characters: tuple[CardId, ...]
    target: CardId


class PrestigePlaced(Event, frozen=True, tag="prestige-placed"):
    """A player's Prestige was placed on a card controlled by someone else."""

    card: CardId
    seat: Seat
    amount: Count


class PrestigeTakenBack(Event, frozen=True, tag="prestige-taken-back"):
    """Prestige moved from a tagged Monster to a personal supply."""

    card: CardId
    seat: Seat
    amount: Count


class LeaderTokenTurned(Event, frozen=True, tag="leader-token-turned"):
    """A Leader token was turned to its '+1 Influence' side."""

    character: CardId


class Claimed(Event, frozen=True, tag="claim-announced"):
    """A vampire claimed the title of Prince of the City."""

    claimant: CardId


class AttackDeclared(Event, frozen=True, tag="attack-declared"):
    """An attack was declared."""

    attacker: CardId
    target: CardId


class IntelGained(Event, frozen=True, tag="intel-gained"):
    """An attacker gained Intel."""

    OPTIONAL: ClassVar = True

    attacker: CardId
    amount: Count


class AttackFailed(Event, frozen=True, tag="attack-failed"):
    """The target's Secrecy was not matched."""

    attacker: CardId


class AttackTypeAnnounced(Event, frozen=True, tag="attack-type-announced"):
    """The type of an attack was announced."""

    attacker: CardId
    type: Attribute


class Blocked(Event, frozen=True, tag="blocked"):
    """A character Blocked and became the target."""

    character: CardId
    attacker: CardId


class DamageDealt(Event, frozen=True, tag="damage-dealt"):
    """Damage was dealt, after all reductions. Some damage has no type."""

    target: CardId
    amount: Count
    type: Attribute = ""
    """Empty if the damage has no type."""


class Defeated(Event, frozen=True, tag="defeated"):
    """A card was defeated. `by` is the player whose effect defeated it."""

    card: CardId
    by: SeatOrNobody


class EnteredTorpor(Event, frozen=True, tag="entered-torpor"):
    """A character entered torpor."""

    character: CardId


class Attached(Event, frozen=True, tag="attached"):
    """A card was attached to another."""

    card: CardId
    host: CardId


class KnockedOut(Event, frozen=True, tag="knocked-out"):
    """A player was knocked out. `by` is the player whose effect did it."""

    seat: Seat
    by: SeatOrNobody


class GameOver(Event, frozen=True, tag="game-over"):
    """The game ended."""

    OPTIONAL: ClassVar = True

    winner: Seat
