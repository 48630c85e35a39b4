"""Choices of a seat, one record for each verb.

Cards out of play are given by their printed names.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from scenarios.wire_types.declarations import NO_CARD, NOBODY, WORD, CardId, Choice, Count, OnWire, Seat
from scenarios.wire_types.rivals.field_types import CARD, Attribute, CardName, Characters, Deck, Reward


class ChooseLeader(Choice, frozen=True, tag="choose-leader"):
    """Take a character from the Faction deck."""

    WINDOWS: ClassVar = "leader another-leader"

    character: CardName


class Bid(Choice, frozen=True, tag="bid"):
    """Bid this much Prestige."""

    WINDOWS: ClassVar = "bid"

    amount: Count


class DrawCard(Choice, frozen=True, tag="draw-card"):
    """Draw a card. In `action`, this takes an Action."""

    WINDOWS: ClassVar = "action draw-from"

    deck: Deck


class Recruit(Choice, frozen=True, tag="recruit"):
    """Recruit a character from hand."""

    WINDOWS: ClassVar = "action recruit"

    character: CardName


class Move(Choice, frozen=True, tag="move"):
    """Move from the Haven to The Streets as one party."""

    WINDOWS: ClassVar = "action"

    characters: Characters

    def __post_init__(self) -> None:
        if len(self.characters) > 1:
            force_setattr(self, "characters", tuple(sorted(self.characters)))


class Regroup(Choice, frozen=True, tag="regroup"):
    """In The Streets, join the party of `other` or form a new party."""

    WINDOWS: ClassVar = "action"

    character: CardId
    other: CardId = NO_CARD


class Investigate(Choice, frozen=True, tag="investigate"):
    """Exhaust Hunters to place 1 Prestige each."""

    WINDOWS: ClassVar = "action"

    characters: Characters
    target: CardId

    def __post_init__(self) -> None:
        if len(self.characters) > 1:
            force_setattr(self, "characters", tuple(sorted(self.characters)))


class Attack(Choice, frozen=True, tag="attack"):
    """Attack. In `monster-attack`, `character` is the Monster."""

    WINDOWS: ClassVar = "action claim-attack monster-attack"

    character: CardId
    target: CardId


class Claim(Choice, frozen=True, tag="claim"):
    """Claim the title of Prince of the City."""

    WINDOWS: ClassVar = "action"

    character: CardId


class Discard(Choice, frozen=True, tag="discard"):
    """Choose cards to discard or burn, for Intel in `intel`, otherwise for an effect."""

    WINDOWS: ClassVar = "intel discard burn look"

    cards: Annotated[tuple[str, ...], OnWire(Annotated[list[CARD], Meta(min_length=1)])]

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            force_setattr(self, "cards", tuple(sorted(self.cards)))


class AnnounceType(Choice, frozen=True, tag="attack-type"):
    """Announce the type of the attack."""

    WINDOWS: ClassVar = "attack-type"

    type: Attribute


class Block(Choice, frozen=True, tag="block"):
    """Block: this character becomes the target."""

    WINDOWS: ClassVar = "block"

    character: CardId


class RemoveBlood(Choice, frozen=True, tag="remove-blood"):
    """Remove Blood of this player's colour next."""

    WINDOWS: ClassVar = "blood-colour"

    player: Seat


class RemovePrestige(Choice, frozen=True, tag="remove-prestige"):
    """Remove Prestige of this player's colour next."""

    WINDOWS: ClassVar = "prestige-colour"

    player: Seat


class TakeReward(Choice, frozen=True, tag="reward"):
    """Burn the Mortal to mend or gain Prestige, or attach it."""

    WINDOWS: ClassVar = "reward"

    reward: Reward


class Burn(Choice, frozen=True, tag="burn"):
    """Burn a card attached to one of your characters."""

    WINDOWS: ClassVar = "make-room"

    card: CardId


class TakeOff(Choice, frozen=True, tag="detach"):
    """Detach and burn one of your cards from one of your characters."""

    WINDOWS: ClassVar = "action"

    card: CardId


class Mend(Choice, frozen=True, tag="mend"):
    """Discard a card from hand to mend 1 Blood."""

    WINDOWS: ClassVar = "mend"

    character: CardId
    card: CardName


class PlayCard(Choice, frozen=True, tag="play"):
    """Play a Library card: an Action card with a character, an Unhosted Action card, or an Attack or Reaction card.

    In an attack, cards are played face down by default.
    """

    WINDOWS: ClassVar = "action attack-card reaction"

    card: CardName
    character: CardId = NO_CARD
    face_up: bool = False


class Use(Choice, frozen=True, tag="use"):
    """Use the ability of a card in play, of your Haven, or of your Agenda card. `ability` names it."""

    card: CardId = NO_CARD
    ability: str = ""
    """Name of the ability, if a card has several or has the text of another card."""


class ChooseTarget(Choice, frozen=True, tag="choose-target"):
    """Choose a card in play, or a player."""

    WINDOWS: ClassVar = "target retarget attach ignore marksman driven-out open-season strike"

    target: Annotated[CardId, OnWire(WORD)] = NO_CARD
    target_seat: Seat = NOBODY


class AttachFromHand(Choice, frozen=True, tag="attach"):
    """Attach a card from hand, face down."""

    WINDOWS: ClassVar = "attach-from-hand"

    card: CardName


class ShuffleBack(Choice, frozen=True, tag="shuffle-back"):
    """Shuffle a card from this player's discard pile into their Library."""

    WINDOWS: ClassVar = "shuffle-back"

    player: Seat
    card: CardName


class ChooseOption(Choice, frozen=True, tag="choose"):
    """Choose one of the ways to carry out an effect."""

    option: str


class Pay(Choice, frozen=True, tag="pay"):
    """Pay Prestige. `from_character` is the part paid by the character that the effect concerns."""

    WINDOWS: ClassVar = "pay"

    amount: Count
    from_character: Count = 0


class Resolve(Choice, frozen=True, tag="resolve"):
    """Resolve this text next. `from` is the card in play that has it."""

    WINDOWS: ClassVar = "resolve"

    card: CardName
    from_: CardId = NO_CARD
    """The card in play that has the text."""


class Mitigate(Choice, frozen=True, tag="mitigate"):
    """Use this much damage reduction against Aggravated damage."""

    WINDOWS: ClassVar = "mitigation"

    aggravated: Count


class Exert(Choice, frozen=True, tag="exert"):
    """Exert all the Influence of one of your characters."""

    WINDOWS: ClassVar = "influence"

    character: CardId


class LayModifier(Choice, frozen=True, tag="lay-modifier"):
    """Play an Influence Modifier from hand, face down."""

    WINDOWS: ClassVar = "influence"

    card: CardName


class HoldOut(Choice, frozen=True, tag="hold-out"):
    """Hold out a closed fist with this much Prestige in it."""

    WINDOWS: ClassVar = "influence"

    amount: Count


class Declare(Choice, frozen=True, tag="declare"):
    """Answer the question with YES or NO."""

    WINDOWS: ClassVar = "influence"

    answer: Annotated[str, OnWire(Literal["yes", "no"])]


class RevealAgenda(Choice, frozen=True, tag="reveal-agenda"):
    """Turn your Agenda card face up."""

    WINDOWS: ClassVar = "action agenda"


class Meet(Choice, frozen=True, tag="meet"):
    """Call the Meeting at Pão de Açúcar about a player; this vampire exhausts."""

    WINDOWS: ClassVar = "action"

    character: CardId
    player: Seat


class Place(Choice, frozen=True, tag="place"):
    """Place a Conspiracy from hand face down, using a character."""

    WINDOWS: ClassVar = "action face-down"

    card: CardName
    character: CardId = NO_CARD


class Show(Choice, frozen=True, tag="show"):
    """Show a face-down card to a player, who may contribute."""

    WINDOWS: ClassVar = "action"

    card: CardId
    player: Seat


class Invite(Choice, frozen=True, tag="invite"):
    """Invite a player who has already seen the card to contribute."""

    WINDOWS: ClassVar = "action"

    card: CardId
    player: Seat


class Contribute(Choice, frozen=True, tag="contribute"):
    """Put 1 Prestige on a face-down card."""

    WINDOWS: ClassVar = "action contribute"

    card: CardId


class Reveal(Choice, frozen=True, tag="reveal"):
    """Turn a face-down card up; it takes effect."""

    WINDOWS: ClassVar = "action"

    card: CardId


class Draw(Choice, frozen=True, tag="draw"):
    """Chance: this card is drawn."""

    WINDOWS: ClassVar = "event monster city-card deck-card random-discard retainer random-card"

    card: CardName


class BeFirst(Choice, frozen=True, tag="seat"):
    """Chance: this player is Player 1, or the Rival whose token is drawn."""

    WINDOWS: ClassVar = "first-player rival-token"

    player: Seat
