"""What can happen in the game. A card that not everybody may know is `HIDDEN`."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.events import Event


class FirstPlayer(Event, frozen=True, tag="first-player"):
    seat: Seat


class LeaderRevealed(Event, frozen=True, tag="leader-revealed"):
    seat: Seat
    character: str


class BidMade(Event, frozen=True, tag="bid-made"):
    seat: Seat
    amount: int


class LeaderLost(Event, frozen=True, tag="leader-lost"):
    """Another player has bid more for that Leader."""

    seat: Seat
    character: str


class HavenRevealed(Event, frozen=True, tag="haven-revealed"):
    seat: Seat
    haven: str


class RivalDrawn(Event, frozen=True, tag="rival-drawn"):
    seat: Seat
    rival: Seat


class RivalsTraded(Event, frozen=True, tag="rivals-traded"):
    seat: Seat
    target_seat: Seat


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    seat: Seat
    deck: str


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    seat: Seat
    card: str


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat
    turn: int


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    seat: Seat
    phase: str


class CityCardPlaced(Event, frozen=True, tag="city-card-placed"):
    card: str


class CityDeckShuffled(Event, frozen=True, tag="city-deck-shuffled"):
    cards: int


class CardBurned(Event, frozen=True, tag="card-burned"):
    card: str
    owner: Seat


class CardReadied(Event, frozen=True, tag="card-readied"):
    card: CardId


class AgendaExhausted(Event, frozen=True, tag="agenda-exhausted"):
    """A player's Agenda card."""

    seat: Seat


class HavenExhausted(Event, frozen=True, tag="haven-exhausted"):
    """A player's Haven card."""

    seat: Seat


class CardExhausted(Event, frozen=True, tag="card-exhausted"):
    card: CardId


class Returned(Event, frozen=True, tag="returned-to-haven"):
    character: CardId


class Moved(Event, frozen=True, tag="moved-to-streets"):
    seat: Seat
    characters: tuple[CardId, ...]


class Regrouped(Event, frozen=True, tag="regrouped"):
    character: CardId
    party: tuple[CardId, ...]
    """The others that are in its party now."""


class Recruited(Event, frozen=True, tag="recruited"):
    seat: Seat
    character: CardId


class ActionSpent(Event, frozen=True, tag="action-spent"):
    """`left`: Actions, whichever was spent."""

    seat: Seat
    left: int
    unhosted: bool = False


class PrestigeSpent(Event, frozen=True, tag="prestige-spent"):
    seat: Seat
    amount: int


class PrestigeLost(Event, frozen=True, tag="prestige-lost"):
    seat: Seat
    amount: int


class PrestigeGained(Event, frozen=True, tag="prestige-gained"):
    seat: Seat
    amount: int


class AgendaGained(Event, frozen=True, tag="agenda-gained"):
    seat: Seat
    amount: int


class BloodPlaced(Event, frozen=True, tag="blood-placed"):
    """Prestige became a character's Blood."""

    character: CardId
    amount: int


class BloodLost(Event, frozen=True, tag="blood-lost"):
    character: CardId
    amount: int


class BloodStolen(Event, frozen=True, tag="blood-stolen"):
    """From `target` onto `card`."""

    card: CardId
    target: CardId
    amount: int


class BloodGiven(Event, frozen=True, tag="blood-given"):
    """It came from the general supply, without being mended."""

    character: CardId
    amount: int


class Mended(Event, frozen=True, tag="mended"):
    character: CardId
    amount: int


class MonsterPlaced(Event, frozen=True, tag="monster-placed"):
    """Face down, in The Streets."""

    monster: CardId


class MonsterRevealed(Event, frozen=True, tag="monster-revealed"):
    """Face up from now on."""

    card: str


class MonsterTagged(Event, frozen=True, tag="monster-tagged"):
    seat: Seat
    monster: CardId


class Investigated(Event, frozen=True, tag="investigated"):
    seat: Seat
    characters: tuple[CardId, ...]
    target: CardId


class PrestigePlaced(Event, frozen=True, tag="prestige-placed"):
    """From a player's general supply onto a card of somebody else."""

    card: CardId
    seat: Seat
    amount: int


class PrestigeTakenBack(Event, frozen=True, tag="prestige-taken-back"):
    """From a card that somebody else has tagged into the player's personal supply."""

    card: CardId
    seat: Seat
    amount: int


class PrestigeRemoved(Event, frozen=True, tag="prestige-removed"):
    """From a card to a player's general supply."""

    card: CardId
    seat: Seat
    amount: int


class PrestigeStolen(Event, frozen=True, tag="prestige-stolen"):
    """From the personal supply of `target` into that of `seat`."""

    seat: Seat
    target_seat: Seat
    amount: int


class LeaderTokenTurned(Event, frozen=True, tag="leader-token-turned"):
    """It shows '+1 Influence' now."""

    character: CardId


class Claimed(Event, frozen=True, tag="claim-announced"):
    """A vampire is to be Prince of the City."""

    claimant: CardId


class AttackDeclared(Event, frozen=True, tag="attack-declared"):
    attacker: CardId
    target: CardId


class IntelGained(Event, frozen=True, tag="intel-gained"):
    attacker: CardId
    amount: int


class AttackFailed(Event, frozen=True, tag="attack-failed"):
    """The target's Secrecy has not been matched; the Action is not spent."""

    attacker: CardId


class AttackTypeAnnounced(Event, frozen=True, tag="attack-type-announced"):
    attacker: CardId
    type: str


class Blocked(Event, frozen=True, tag="blocked"):
    character: CardId
    attacker: CardId


class CardPlaced(Event, frozen=True, tag="card-placed"):
    """An Attack or Reaction card, beside the character who plays it; nobody but its player knows it face down."""

    character: CardId
    card: str
    kind: str
    """Attack or Reaction."""


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    character: CardId
    card: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    """An Action card, by the acting character, or an Unhosted Action card, by no character."""

    seat: Seat
    card: str
    character: CardId = NO_CARD


class StaysInPlay(Event, frozen=True, tag="stays-in-play"):
    """An Ongoing card, beside its player's Haven."""

    card: CardId


class AttackUndone(Event, frozen=True, tag="attack-undone"):
    """All that has happened since the beginning of Step 3."""

    attacker: CardId


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    seat: Seat
    text: str
    """The card that has the ability."""


class TargetChosen(Event, frozen=True, tag="target-chosen"):
    text: str
    target: CardId


class TargetChanged(Event, frozen=True, tag="target-changed"):
    """Of an attack."""

    target: CardId


class TokenPlaced(Event, frozen=True, tag="token-placed"):
    """`token`: no-influence, fear or minus-bp."""

    card: CardId
    token: str


class AgendaLost(Event, frozen=True, tag="agenda-lost"):
    seat: Seat
    amount: int


class ActionGained(Event, frozen=True, tag="action-gained"):
    seat: Seat
    unhosted: bool = False


class DisciplineGained(Event, frozen=True, tag="discipline-gained"):
    """By a '+' token."""

    character: CardId
    discipline: str


class LeaderTokenMoved(Event, frozen=True, tag="leader-token-moved"):
    character: CardId


class DamageDealt(Event, frozen=True, tag="damage-dealt"):
    """What is left of damage after all that lowers it."""

    target: CardId
    amount: int
    type: str = ""
    """Empty: of no type."""


class Defeated(Event, frozen=True, tag="defeated"):
    """`by`: whose effect it was."""

    card: CardId
    by: Seat


class EnteredTorpor(Event, frozen=True, tag="entered-torpor"):
    character: CardId


class Attached(Event, frozen=True, tag="attached"):
    card: CardId
    host: CardId


class ConflictBegan(Event, frozen=True, tag="influence-conflict-began"):
    """A player puts the question of a card to all."""

    seat: Seat
    card: str


class InfluenceExerted(Event, frozen=True, tag="influence-exerted"):
    character: CardId
    amount: int


class ModifierLaid(Event, frozen=True, tag="modifier-laid"):
    """An Influence Modifier, face down."""

    seat: Seat


class FistHeldOut(Event, frozen=True, tag="fist-held-out"):
    """How much Prestige is in it is nobody else's to know."""

    seat: Seat


class Declared(Event, frozen=True, tag="declared"):
    """`influence`: the open total, without what is secret."""

    seat: Seat
    answer: str
    influence: int


class FistOpened(Event, frozen=True, tag="fist-opened"):
    seat: Seat
    amount: int


class ModifierRevealed(Event, frozen=True, tag="modifier-revealed"):
    """`influence`: what it adds."""

    seat: Seat
    card: str
    influence: int


class ConflictDecided(Event, frozen=True, tag="influence-conflict-decided"):
    """The totals of both sides, and which has won."""

    card: str
    yes: int
    no: int
    answer: str


class PrestigeReturned(Event, frozen=True, tag="prestige-returned"):
    """From the fist into the personal supply, for the side has lost."""

    seat: Seat
    amount: int


class AgendaRevealed(Event, frozen=True, tag="agenda-revealed"):
    seat: Seat
    agenda: str


class TopRevealed(Event, frozen=True, tag="top-revealed"):
    """The top card of a player's Library."""

    seat: Seat
    card: str


class SetFree(Event, frozen=True, tag="returned-to-streets"):
    """A card of the city that was attached."""

    card: CardId


class ShuffledBack(Event, frozen=True, tag="shuffled-back"):
    """Of a player, from the discard pile into the Library; of nobody, into the city deck, having come too early."""

    card: str
    seat: Seat = NOBODY


class HavenTurned(Event, frozen=True, tag="haven-turned"):
    """Up or down."""

    seat: Seat
    up: bool


class MeetingCalled(Event, frozen=True, tag="meeting-called"):
    character: CardId
    target_seat: Seat


class PlacedFaceDown(Event, frozen=True, tag="placed-face-down"):
    """A card from hand, with its player's Haven."""

    seat: Seat
    card: CardId


class Contributed(Event, frozen=True, tag="contributed"):
    """Prestige of a player's personal supply onto a face-down card."""

    seat: Seat
    card: CardId
    amount: int


class CardShown(Event, frozen=True, tag="card-shown"):
    """A face-down card, to one player alone."""

    seat: Seat
    card: CardId
    target_seat: Seat


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """What lay face down; it takes effect."""

    seat: Seat
    card: CardId


class KnockedOut(Event, frozen=True, tag="knocked-out"):
    seat: Seat
    by: Seat


class GameOver(Event, frozen=True, tag="game-over"):
    winner: Seat
