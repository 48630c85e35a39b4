"""Events of the game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from scenarios.wire_types.declarations import (
    COUNT,
    NO_CARD,
    NOBODY,
    WORD,
    Card,
    CardId,
    Count,
    Event,
    OnWire,
    Seat,
    SeatOrNobody,
    Share,
)
from scenarios.wire_types.vtes.field_types import CARD, LEVEL, PLACE, POINTS, Range, Side


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A turn began."""

    OPTIONAL: ClassVar = True

    seat: Seat


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """A phase of the turn began."""

    OPTIONAL: ClassVar = True

    seat: Seat
    phase: str


class Locked(Event, frozen=True, tag="locked"):
    """A card was locked."""

    card: CardId


class Unlocked(Event, frozen=True, tag="unlocked"):
    """A card was unlocked."""

    card: CardId


class PoolBurned(Event, frozen=True, tag="pool-burned"):
    """Pool moved to the blood bank."""

    seat: Seat
    amount: Count


class PoolGained(Event, frozen=True, tag="pool-gained"):
    """Pool moved from the blood bank to a player."""

    seat: Seat
    amount: Count


class BloodBurned(Event, frozen=True, tag="blood-burned"):
    """Blood moved to the blood bank. For an ally or retainer, this is life."""

    card: CardId
    amount: Count


class BloodGained(Event, frozen=True, tag="blood-gained"):
    """Blood moved from the blood bank to a card. For an ally or retainer, this is life."""

    card: CardId
    amount: Count


class BloodDrained(Event, frozen=True, tag="blood-drained"):
    """Blood over capacity drained to the blood bank. An engine may instead report only the blood that stays."""

    OPTIONAL: ClassVar = True

    card: CardId
    amount: Count


class BloodMoved(Event, frozen=True, tag="blood-moved"):
    """Counters moved between seats or cards."""

    amount: Count
    source: Annotated[CardId, OnWire(PLACE, optional=False)] = NO_CARD
    source_seat: Seat = NOBODY
    target: Annotated[CardId, OnWire(PLACE, optional=False)] = NO_CARD
    target_seat: Seat = NOBODY


class EdgeTaken(Event, frozen=True, tag="edge-taken"):
    """The Edge changed hands. Null means that it returned to the centre."""

    seat: SeatOrNobody


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A card was played."""

    seat: Seat
    card: Card
    minion: Annotated[CardId, OnWire(CARD | None)] = NO_CARD
    level: Annotated[str, OnWire(LEVEL | None)] = ""
    target: Annotated[CardId, OnWire(PLACE | None)] = NO_CARD
    target_seat: Seat = NOBODY


class CardCancelled(Event, frozen=True, tag="card-cancelled"):
    """A card that `seat` was playing was cancelled."""

    seat: Seat
    card: Card


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A library card was drawn."""

    KNOWN_TO: ClassVar = {"card": "seat"}

    seat: Seat
    card: Card


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """A card was discarded."""

    seat: Seat
    card: Card


class CryptCardDrawn(Event, frozen=True, tag="crypt-card-drawn"):
    """A crypt card was drawn."""

    KNOWN_TO: ClassVar = {"card": "seat"}

    seat: Seat
    card: Card


class CardBurned(Event, frozen=True, tag="card-burned"):
    """A card moved to the ash heap of `seat`."""

    card: Card
    seat: Seat
    """Owner, whose ash heap gets the card."""


class CardRemoved(Event, frozen=True, tag="card-removed"):
    """A card of `seat` left the game."""

    card: Card
    seat: Seat


class CardPutInPlay(Event, frozen=True, tag="card-put-in-play"):
    """A card came into play, on `host` if there is one."""

    card: CardId
    seat: Seat
    host: Annotated[CardId, OnWire(CARD | None)] = NO_CARD


class Marked(Event, frozen=True, tag="marked"):
    """A Red List minion was marked for the turn."""

    seat: Seat
    card: CardId


class Contested(Event, frozen=True, tag="contested"):
    """A unique card went out of play for a contest."""

    card: CardId


class ContestWon(Event, frozen=True, tag="contest-won"):
    """The last copy of a contested card came back into play."""

    card: CardId


class TitleContested(Event, frozen=True, tag="title-contested"):
    """A vampire's title became contested."""

    card: CardId


class TitleYielded(Event, frozen=True, tag="title-yielded"):
    """A vampire lost a title, which was contested or useless."""

    OPTIONAL: ClassVar = True

    card: CardId


class TitleLost(Event, frozen=True, tag="title-lost"):
    """A vampire lost its title on gaining another."""

    OPTIONAL: ClassVar = True

    card: CardId


class TitleGained(Event, frozen=True, tag="title-gained"):
    """A vampire gained a title."""

    card: CardId
    title: str


class TitleWon(Event, frozen=True, tag="title-won"):
    """A vampire won a contested title."""

    card: CardId


class CardMoved(Event, frozen=True, tag="card-moved"):
    """A card was put on another card, `host`."""

    card: CardId
    host: CardId


class ActionAnnounced(Event, frozen=True, tag="action-announced"):
    """An action was announced."""

    action: str
    minion: CardId
    stealth: int
    directed: bool
    target: Annotated[CardId, OnWire(PLACE | None)] = NO_CARD
    target_seat: Seat = NOBODY


class ControlChanged(Event, frozen=True, tag="control-changed"):
    """`seat` gained control of a card in play."""

    card: CardId
    seat: Seat


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    """A hidden card was shown to everybody."""

    seat: Seat
    card: Card


class Shuffled(Event, frozen=True, tag="shuffled"):
    """A pile was shuffled. Its order is now unknown."""

    seat: Seat
    pile: Annotated[str, OnWire(Literal["library", "crypt"])]


class TargetChanged(Event, frozen=True, tag="target-changed"):
    """The target of an action changed."""

    target_seat: Seat


class BlockAttempted(Event, frozen=True, tag="block-attempted"):
    """A minion tries to block."""

    OPTIONAL: ClassVar = True

    minion: CardId


class BlockFailed(Event, frozen=True, tag="block-failed"):
    """A block attempt failed."""

    minion: CardId


class ActionBlocked(Event, frozen=True, tag="action-blocked"):
    """A block attempt succeeded."""

    minion: CardId


class BlocksDeclined(Event, frozen=True, tag="blocks-declined"):
    """Every Methuselah declined to block further."""

    OPTIONAL: ClassVar = True


class StealthChanged(Event, frozen=True, tag="stealth-changed"):
    """Stealth changed by `amount`."""

    OPTIONAL: ClassVar = True

    minion: CardId
    amount: int
    total: int


class InterceptChanged(Event, frozen=True, tag="intercept-changed"):
    """Intercept changed by `amount`."""

    OPTIONAL: ClassVar = True

    minion: CardId
    amount: int
    total: int


class BleedChanged(Event, frozen=True, tag="bleed-changed"):
    """The bleed amount changed by `amount`."""

    OPTIONAL: ClassVar = True

    minion: CardId
    amount: int
    total: int


class ActionResolved(Event, frozen=True, tag="action-resolved"):
    """An action ended."""

    minion: CardId
    successful: bool


class CombatBegan(Event, frozen=True, tag="combat-began"):
    """A combat began."""

    acting: CardId
    opposing: CardId


class CombatEnded(Event, frozen=True, tag="combat-ended"):
    """A combat ended."""

    acting: Annotated[CardId, OnWire(CARD, optional=True)]
    opposing: Annotated[CardId, OnWire(CARD, optional=True)]
    round: Annotated[int, OnWire(COUNT, optional=True)]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round of combat began."""

    OPTIONAL: ClassVar = True

    acting: CardId
    opposing: CardId
    round: Count


class RangeSet(Event, frozen=True, tag="range-set"):
    """The range of a round is set."""

    OPTIONAL: ClassVar = True

    range: Range


class Maneuvered(Event, frozen=True, tag="maneuvered"):
    """A maneuver changed the range."""

    OPTIONAL: ClassVar = True

    minion: CardId
    range: Range


class Pressed(Event, frozen=True, tag="pressed"):
    """A press was played."""

    OPTIONAL: ClassVar = True

    minion: CardId
    to: Annotated[str, OnWire(Literal["continue", "end"])]
    """`continue` or `end`."""


class AdditionalStrikesGained(Event, frozen=True, tag="additional-strikes-gained"):
    """A minion gained additional strikes."""

    OPTIONAL: ClassVar = True

    minion: CardId
    amount: Count


class StrikeChosen(Event, frozen=True, tag="strike-chosen"):
    """A strike was chosen."""

    OPTIONAL: ClassVar = True

    minion: CardId
    strike: str


class StrikeResolved(Event, frozen=True, tag="strike-resolved"):
    """A strike was resolved."""

    minion: CardId
    strike: str
    effective: bool


class DamageInflicted(Event, frozen=True, tag="damage-inflicted"):
    """Damage was inflicted."""

    card: CardId
    normal: Count
    aggravated: Count


class DamagePrevented(Event, frozen=True, tag="damage-prevented"):
    """Damage was prevented."""

    card: CardId
    normal: Count
    aggravated: Count


class Mended(Event, frozen=True, tag="mended"):
    """Normal damage was mended."""

    OPTIONAL: ClassVar = True

    card: CardId
    amount: Count


class Wounded(Event, frozen=True, tag="wounded"):
    """A vampire was wounded."""

    OPTIONAL: ClassVar = True

    card: CardId


class DestructionPrevented(Event, frozen=True, tag="destruction-prevented"):
    """Blood was burned instead of the vampire."""

    OPTIONAL: ClassVar = True

    card: CardId


class ToTorpor(Event, frozen=True, tag="to-torpor"):
    """A vampire went to torpor."""

    card: CardId


class ToReady(Event, frozen=True, tag="to-ready"):
    """A vampire became ready."""

    card: CardId


class Merged(Event, frozen=True, tag="merged"):
    """Two versions of a vampire merged into this card. The name is its current one."""

    card: CardId


class SectChanged(Event, frozen=True, tag="sect-changed"):
    """A vampire's sect changed."""

    card: CardId
    sect: str


class ClanChanged(Event, frozen=True, tag="clan-changed"):
    """A vampire's clan changed."""

    card: CardId
    clan: str


class Diablerised(Event, frozen=True, tag="diablerised"):
    """A vampire was diablerised."""

    victim: CardId
    diablerist: CardId


class ReferendumCalled(Event, frozen=True, tag="referendum-called"):
    """A referendum began. `referendum` is its subject."""

    referendum: str
    seat: SeatOrNobody = NOBODY


class TermsChosen(Event, frozen=True, tag="terms-chosen"):
    """The terms of a referendum were set."""

    OPTIONAL: ClassVar = True

    seat: Seat
    clan: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    points: Annotated[tuple[Share, ...], OnWire(POINTS)] = ()


class VoteCast(Event, frozen=True, tag="vote-cast"):
    """Votes were cast."""

    seat: Seat
    side: Side
    votes: Count
    source: Annotated[CardId, OnWire(WORD, optional=False)] = NO_CARD
    source_: Card = Card(0)
    """Political action card that gives the vote, if any."""


class BallotCast(Event, frozen=True, tag="ballot-cast"):
    """Ballots were cast."""

    seat: Seat
    side: Side
    ballots: Count
    source: CardId


class BlockShifted(Event, frozen=True, tag="block-shifted"):
    """The prisci's votes moved to another side."""

    OPTIONAL: ClassVar = True

    side: Annotated[str, OnWire(Literal["for", "against", "abstain"])]


class Abstained(Event, frozen=True, tag="abstained"):
    """A vampire abstained: its votes were cancelled, and it can cast no more."""

    card: CardId


class ReferendumResolved(Event, frozen=True, tag="referendum-resolved"):
    """A referendum was resolved."""

    passed: bool
    votes_for: Count
    votes_against: Count


class WithdrawalAnnounced(Event, frozen=True, tag="withdrawal-announced"):
    """A Methuselah announced a withdrawal."""

    seat: Seat


class WithdrawalFailed(Event, frozen=True, tag="withdrawal-failed"):
    """A withdrawal failed because of a loss."""

    seat: Seat


class Withdrew(Event, frozen=True, tag="withdrew"):
    """A Methuselah withdrew."""

    seat: Seat


class Ousted(Event, frozen=True, tag="ousted"):
    """A Methuselah was ousted."""

    seat: Seat


class VictoryPoint(Event, frozen=True, tag="victory-point"):
    """A Methuselah gained victory points."""

    seat: Seat
    amount: Count


class GameOver(Event, frozen=True, tag="game-over"):
    """The game ended. Null means a tie."""

    OPTIONAL: ClassVar = True

    winner: SeatOrNobody
