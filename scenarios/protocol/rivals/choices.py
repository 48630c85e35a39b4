"""What a seat may do, one record a verb.

Cards out of play are in these records by their printed names.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from scenarios.protocol.declarations import NO_CARD, NOBODY, WORD, CardId, Choice, Count, OnWire, Seat
from scenarios.protocol.rivals.kinds import CARD, Attribute, CardName, Characters, Deck, Reward


class ChooseLeader(Choice, frozen=True, tag="choose-leader"):
    """Takes a character of the Faction deck."""

    WINDOWS: ClassVar = "leader another-leader"

    character: CardName


class Bid(Choice, frozen=True, tag="bid"):
    """Bids so much Prestige."""

    WINDOWS: ClassVar = "bid"

    amount: Count


class DrawCard(Choice, frozen=True, tag="draw-card"):
    """Draws a card: an Action in `action`."""

    WINDOWS: ClassVar = "action draw-from"

    deck: Deck


class Recruit(Choice, frozen=True, tag="recruit"):
    """Recruits a character from hand."""

    WINDOWS: ClassVar = "action recruit"

    character: CardName


class Move(Choice, frozen=True, tag="move"):
    """Moves from the Haven to The Streets, as one party."""

    WINDOWS: ClassVar = "action"

    characters: Characters

    def __post_init__(self) -> None:
        if len(self.characters) > 1:
            force_setattr(self, "characters", tuple(sorted(self.characters)))


class Regroup(Choice, frozen=True, tag="regroup"):
    """In The Streets: joins the party of `other`, or forms a party of its own."""

    WINDOWS: ClassVar = "action"

    character: CardId
    other: CardId = NO_CARD


class Investigate(Choice, frozen=True, tag="investigate"):
    """Hunters exhaust to place 1 Prestige each."""

    WINDOWS: ClassVar = "action"

    characters: Characters
    target: CardId

    def __post_init__(self) -> None:
        if len(self.characters) > 1:
            force_setattr(self, "characters", tuple(sorted(self.characters)))


class Attack(Choice, frozen=True, tag="attack"):
    """Attacks; in `monster-attack`, `character` is the Monster."""

    WINDOWS: ClassVar = "action claim-attack monster-attack"

    character: CardId
    target: CardId


class Claim(Choice, frozen=True, tag="claim"):
    """Claims the title of Prince of the City."""

    WINDOWS: ClassVar = "action"

    character: CardId


class Discard(Choice, frozen=True, tag="discard"):
    """Discards cards of the hand for Intel."""

    WINDOWS: ClassVar = "intel discard burn look"

    cards: Annotated[tuple[str, ...], OnWire(Annotated[list[CARD], Meta(min_length=1)])]

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            force_setattr(self, "cards", tuple(sorted(self.cards)))


class AnnounceType(Choice, frozen=True, tag="attack-type"):
    """Announces the type of the attack."""

    WINDOWS: ClassVar = "attack-type"

    type: Attribute


class Block(Choice, frozen=True, tag="block"):
    """This character becomes the target."""

    WINDOWS: ClassVar = "block"

    character: CardId


class RemoveBlood(Choice, frozen=True, tag="remove-blood"):
    """Blood of this player's colour goes next."""

    WINDOWS: ClassVar = "blood-colour"

    player: Seat


class RemovePrestige(Choice, frozen=True, tag="remove-prestige"):
    """Prestige of this player's colour goes next."""

    WINDOWS: ClassVar = "prestige-colour"

    player: Seat


class TakeReward(Choice, frozen=True, tag="reward"):
    """Burns the Mortal to mend or for Prestige, or attaches it."""

    WINDOWS: ClassVar = "reward"

    reward: Reward


class Burn(Choice, frozen=True, tag="burn"):
    """Burns a card attached to one's own character."""

    WINDOWS: ClassVar = "make-room"

    card: CardId


class TakeOff(Choice, frozen=True, tag="detach"):
    """Detaches a card of one's own from one's own character; it is burned."""

    WINDOWS: ClassVar = "action"

    card: CardId


class Mend(Choice, frozen=True, tag="mend"):
    """Discards a card of the hand for 1 Blood."""

    WINDOWS: ClassVar = "mend"

    character: CardId
    card: CardName


class PlayCard(Choice, frozen=True, tag="play"):
    """Plays a Library card: an Action card by a character, an Unhosted Action card, or in an attack an Attack or
    Reaction card, face down unless told otherwise."""

    WINDOWS: ClassVar = "action attack-card reaction"

    card: CardName
    character: CardId = NO_CARD
    face_up: bool = False


class Use(Choice, frozen=True, tag="use"):
    """Uses an ability of a card in play, or of one's Haven or Agenda card, which `ability` names."""

    card: CardId = NO_CARD
    ability: str = ""
    """Which, where a card has several, or bears another's text."""


class ChooseTarget(Choice, frozen=True, tag="choose-target"):
    """A card in play, or a player."""

    WINDOWS: ClassVar = "target retarget attach ignore marksman driven-out open-season strike"

    target: Annotated[CardId, OnWire(WORD)] = NO_CARD
    target_seat: Seat = NOBODY


class AttachFromHand(Choice, frozen=True, tag="attach"):
    """Attaches a card of the hand, face down."""

    WINDOWS: ClassVar = "attach-from-hand"

    card: CardName


class ShuffleBack(Choice, frozen=True, tag="shuffle-back"):
    """A card of this player's discard pile goes into their Library."""

    WINDOWS: ClassVar = "shuffle-back"

    player: Seat
    card: CardName


class ChooseOption(Choice, frozen=True, tag="choose"):
    """One of the ways in which an effect can be carried out."""

    option: str


class Pay(Choice, frozen=True, tag="pay"):
    """Prestige; so much of it from the character with which it deals."""

    WINDOWS: ClassVar = "pay"

    amount: Count
    from_character: Count = 0


class Resolve(Choice, frozen=True, tag="resolve"):
    """This text takes effect next; `from`: the card in play that bears it."""

    WINDOWS: ClassVar = "resolve"

    card: CardName
    from_: CardId = NO_CARD
    """The card in play that bears the text."""


class Mitigate(Choice, frozen=True, tag="mitigate"):
    """So much of what reduces damage goes against Aggravated damage."""

    WINDOWS: ClassVar = "mitigation"

    aggravated: Count


class Exert(Choice, frozen=True, tag="exert"):
    """Exerts all the Influence of a character of one's own."""

    WINDOWS: ClassVar = "influence"

    character: CardId


class LayModifier(Choice, frozen=True, tag="lay-modifier"):
    """Lays an Influence Modifier of the hand face down."""

    WINDOWS: ClassVar = "influence"

    card: CardName


class HoldOut(Choice, frozen=True, tag="hold-out"):
    """Holds out a closed fist with so much Prestige in it."""

    WINDOWS: ClassVar = "influence"

    amount: Count


class Declare(Choice, frozen=True, tag="declare"):
    """Says YES or NO to what is asked."""

    WINDOWS: ClassVar = "influence"

    answer: Annotated[str, OnWire(Literal["yes", "no"])]


class RevealAgenda(Choice, frozen=True, tag="reveal-agenda"):
    """Turns one's Agenda card up."""

    WINDOWS: ClassVar = "action agenda"


class Meet(Choice, frozen=True, tag="meet"):
    """Calls the Meeting at Pão de Açúcar about a player; this vampire exhausts."""

    WINDOWS: ClassVar = "action"

    character: CardId
    player: Seat


class Place(Choice, frozen=True, tag="place"):
    """Places a Conspiracy of the hand face down, by a character."""

    WINDOWS: ClassVar = "action face-down"

    card: CardName
    character: CardId = NO_CARD


class Show(Choice, frozen=True, tag="show"):
    """Shows a face-down card to a player, who may contribute."""

    WINDOWS: ClassVar = "action"

    card: CardId
    player: Seat


class Invite(Choice, frozen=True, tag="invite"):
    """Lets a player contribute who has seen the card before."""

    WINDOWS: ClassVar = "action"

    card: CardId
    player: Seat


class Contribute(Choice, frozen=True, tag="contribute"):
    """Puts 1 Prestige on a face-down card."""

    WINDOWS: ClassVar = "action contribute"

    card: CardId


class Reveal(Choice, frozen=True, tag="reveal"):
    """Turns a face-down card up, which takes effect."""

    WINDOWS: ClassVar = "action"

    card: CardId


class Draw(Choice, frozen=True, tag="draw"):
    """Chance: this card is drawn."""

    WINDOWS: ClassVar = "event monster city-card deck-card random-discard retainer random-card"

    card: CardName


class BeFirst(Choice, frozen=True, tag="seat"):
    """Chance: this player is Player 1, or is the Rival whose token is drawn."""

    WINDOWS: ClassVar = "first-player rival-token"

    player: Seat
