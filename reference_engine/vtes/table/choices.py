"""What a seat may do, one record a verb. The table in the protocol's document is the same table."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Choice, Pass
from reference_engine.kernel.notation import Share

HANDS = CardId(-1)
"""Stands for the hand strike where a strike's source is named."""

EDGE = CardId(-2)
"""Stands for the Edge where a vote's source is named."""


class GainFromEdge(Choice, frozen=True, tag="gain-from-edge"):
    """Gain 1 pool for holding the Edge."""


class Withdraw(Choice, frozen=True, tag="withdraw"):
    """Announce a withdrawal from the game."""


class ContestCard(Choice, frozen=True, tag="contest"):
    """Pay for a contested card."""

    card: CardId


class YieldCard(Choice, frozen=True, tag="yield"):
    """Yield a contested card."""

    card: CardId


class PayToUnlock(Choice, frozen=True, tag="pay-to-unlock"):
    """Burn 1 pool to unlock an Infernal minion."""

    minion: CardId


class Mark(Choice, frozen=True, tag="mark"):
    """Mark a Red List minion for the turn."""

    minion: CardId


class Use(Choice, frozen=True, tag="use"):
    """Use a card in play for one of its effects, or what a card played before has given."""

    card: CardId = NO_CARD
    effect: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    target_: Card = Card(0)
    """A card of the hand, for an effect that discards it."""
    minion: CardId = NO_CARD
    """Who performs the action that another card in play describes."""
    other: CardId = NO_CARD
    """A second card in play that its text speaks of."""
    card_: Card = Card(0)
    """A card played in this combat, which has left its minion a maneuver or a press."""


class Play(Choice, frozen=True, tag="play"):
    """Play a card from the hand."""

    card: Card
    minion: CardId = NO_CARD
    level: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    mode: str = ""
    x: int = 0
    """What X is, where the cost or the text of the card has one."""
    target_: Card = Card(0)
    """A card that is not in play: only what is in an ash heap can be a target so."""
    from_: Seat = NOBODY
    """Whose ash heap that is."""
    other: CardId = NO_CARD
    """A second card in play that its text speaks of."""
    discipline: str = ""
    """Which of several effects of that level, by the Disciplines that it asks for."""


class BleedSomebody(Choice, frozen=True, tag="bleed"):
    minion: CardId
    target: Seat


class HuntForBlood(Choice, frozen=True, tag="hunt"):
    minion: CardId


class EquipFrom(Choice, frozen=True, tag="equip"):
    """Take equipment from another of one's minions."""

    minion: CardId
    from_: CardId
    equipment: tuple[CardId, ...]


class LeaveTheTorpor(Choice, frozen=True, tag="leave-torpor"):
    minion: CardId


class RescueSomebody(Choice, frozen=True, tag="rescue"):
    minion: CardId
    vampire: CardId
    paid_by_vampire: int


class DiableriseSomebody(Choice, frozen=True, tag="diablerise"):
    minion: CardId
    vampire: CardId


class TurnAnarch(Choice, frozen=True, tag="become-anarch"):
    minion: CardId


class AttackMarked(Choice, frozen=True, tag="attack-marked"):
    """Enter combat with a marked minion."""

    minion: CardId
    target: CardId


class Block(Choice, frozen=True, tag="block"):
    minion: CardId


class Substitute(Choice, frozen=True, tag="substitute"):
    """Lock a slave, which fights the blocking minion in place of the acting one."""

    minion: CardId


class ChooseStrike(Choice, frozen=True, tag="strike"):
    """Choose a strike that plays no card from the hand: with `HANDS`, a weapon, or the minion's own printed strike."""

    minion: CardId
    with_: CardId = NO_CARD
    with__: Card = Card(0)
    """A strike card that the minion has played for its maneuver."""
    target: CardId = NO_CARD


class ChooseTarget(Choice, frozen=True, tag="choose-target"):
    """Choose what an effect that is being resolved is aimed at."""

    target: CardId


class Take(Choice, frozen=True, tag="take"):
    """Take a card: equipment of a diablerie's victim, or a card from one's own piles."""

    card: CardId = NO_CARD
    card_: Card = Card(0)
    from_: str = ""
    """Of a trophy, the pile: library, hand or ash-heap."""


class SearchInVain(Choice, frozen=True, tag="search-in-vain"):
    """Search one's library and take nothing."""


class Award(Choice, frozen=True, tag="award"):
    """Move a trophy in play to the vampire that has earned it."""

    card: CardId


class Put(Choice, frozen=True, tag="put"):
    """Put a card in play on another one, where an effect asks for it."""

    card: CardId
    host: CardId


class Vote(Choice, frozen=True, tag="vote"):
    """Cast all votes of one source; `side` is `for` or `against`."""

    side: str
    source: CardId = NO_CARD
    """A card in play, or the `EDGE`."""
    source_: Card = Card(0)
    """A political action card: the one that called the referendum, or one of the hand, which is burned."""


class CastBallot(Choice, frozen=True, tag="ballot"):
    """Cast all ballots of one source, for the side that the prisci take; `side` is `for` or `against`."""

    side: str
    source: CardId


class ChooseTerms(Choice, frozen=True, tag="choose-terms"):
    """Set the terms of a referendum. What the card does not ask for is left out."""

    clan: str = ""
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    points: tuple[Share, ...] = ()
    """How much is allocated to whom."""


class Transfer(Choice, frozen=True, tag="transfer"):
    vampire: CardId


class TakeBack(Choice, frozen=True, tag="take-back"):
    vampire: CardId


class DrawCrypt(Choice, frozen=True, tag="draw-crypt"):
    pass


class Merge(Choice, frozen=True, tag="merge"):
    """Merge an uncontrolled vampire with its other version, which one controls."""

    vampire: CardId


class BringOut(Choice, frozen=True, tag="bring-out"):
    vampire: CardId


class Discard(Choice, frozen=True, tag="discard"):
    card: Card


class Draw(Choice, frozen=True, tag="draw"):
    """What chance draws from an unordered pile."""

    card: Card


class Sit(Choice, frozen=True, tag="seat"):
    """Whom chance seats next, or makes the first Methuselah."""

    player: str


VERBS: dict[str, type[Choice]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Pass, GainFromEdge, ContestCard, YieldCard, Withdraw, Use, Play, BleedSomebody, HuntForBlood, EquipFrom,
        LeaveTheTorpor, RescueSomebody, DiableriseSomebody, TurnAnarch, Block, ChooseStrike, ChooseTarget, Take, Vote,
        CastBallot,
        Transfer, TakeBack, DrawCrypt, Merge, BringOut, Discard, Draw, Sit, ChooseTerms, PayToUnlock, Mark,
        AttackMarked, Substitute, SearchInVain, Award, Put,
    )
}  # fmt: skip
"""Every verb of the game with its record."""
