"""What a seat may do, one record a verb. Cards out of play are in these records by their printed names."""

from __future__ import annotations

from msgspec.structs import force_setattr

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Choice, Pass


class ChooseLeader(Choice, frozen=True, tag="choose-leader"):
    character: str


class Bid(Choice, frozen=True, tag="bid"):
    """Prestige for a Leader whom others want as well."""

    amount: int


class DrawCard(Choice, frozen=True, tag="draw-card"):
    """From which deck: `library` or `faction`."""

    deck: str


class Recruit(Choice, frozen=True, tag="recruit"):
    character: str


class Move(Choice, frozen=True, tag="move"):
    """From the Haven to The Streets, as one party. The order of `characters` means nothing."""

    characters: tuple[CardId, ...]

    def __post_init__(self) -> None:
        if len(self.characters) > 1:
            force_setattr(self, "characters", tuple(sorted(self.characters)))


class Regroup(Choice, frozen=True, tag="regroup"):
    """In The Streets: joins the party of another character, or, with none named, forms a party of its own."""

    character: CardId
    other: CardId = NO_CARD


class Investigate(Choice, frozen=True, tag="investigate"):
    """As much Prestige as there are `characters`, whose order means nothing, onto the target."""

    characters: tuple[CardId, ...]
    target: CardId

    def __post_init__(self) -> None:
        if len(self.characters) > 1:
            force_setattr(self, "characters", tuple(sorted(self.characters)))


class Claim(Choice, frozen=True, tag="claim"):
    """The title of Prince of the City, for a vampire."""

    character: CardId


class Burn(Choice, frozen=True, tag="burn"):
    """A card attached to one's own character, for what the window is about."""

    card: CardId


class Attack(Choice, frozen=True, tag="attack"):
    character: CardId
    target: CardId


class Discard(Choice, frozen=True, tag="discard"):
    """Cards from hand, for what the window is about. Their order means nothing."""

    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            force_setattr(self, "cards", tuple(sorted(self.cards)))


class PlayCard(Choice, frozen=True, tag="play"):
    """A Library card from hand: an Action card by a character, an Unhosted Action card, or, in an attack, an Attack or
    Reaction card, face down unless told otherwise."""

    card: str
    character: CardId = NO_CARD
    face_up: bool = False


class Use(Choice, frozen=True, tag="use"):
    """An ability, for its cost: of that card, or of one's Haven or Agenda card, which `ability` names."""

    card: CardId = NO_CARD
    ability: str = ""
    """Which, where a card has several, or bears another's text."""


class ChooseTarget(Choice, frozen=True, tag="choose-target"):
    """What an effect that is being resolved is aimed at: a card in play, or a player."""

    target: CardId = NO_CARD
    target_seat: Seat = NOBODY


class ChooseOption(Choice, frozen=True, tag="choose"):
    """One of the ways in which an effect can be carried out."""

    option: str


class AttachFromHand(Choice, frozen=True, tag="attach"):
    """A card from hand, to what the window is about."""

    card: str


class ShuffleBack(Choice, frozen=True, tag="shuffle-back"):
    """A card of a player's discard pile, into their Library."""

    player: Seat
    card: str


class Pay(Choice, frozen=True, tag="pay"):
    """Prestige for what the window is about; so much of it from the character with which it deals."""

    amount: int
    from_character: int = 0


class Resolve(Choice, frozen=True, tag="resolve"):
    """Which of several texts that are set off at once takes effect next."""

    card: str
    from_: CardId = NO_CARD
    """The card in play that bears the text."""


class Mitigate(Choice, frozen=True, tag="mitigate"):
    """How much of what reduces damage goes against the Aggravated part of it."""

    aggravated: int


class AnnounceType(Choice, frozen=True, tag="attack-type"):
    type: str


class Block(Choice, frozen=True, tag="block"):
    character: CardId


class RemoveBlood(Choice, frozen=True, tag="remove-blood"):
    """Of whose colour the Blood is that goes next, where none of the controller's is left."""

    player: Seat


class RemovePrestige(Choice, frozen=True, tag="remove-prestige"):
    """The same of the Prestige that a player spends, places or loses."""

    player: Seat


class TakeReward(Choice, frozen=True, tag="reward"):
    """What a defeated Mortal gives: `mend`, `prestige` or `attach`."""

    reward: str


class Mend(Choice, frozen=True, tag="mend"):
    """A card from hand for 1 Blood."""

    character: CardId
    card: str


class Exert(Choice, frozen=True, tag="exert"):
    """All the Influence of a character of one's own."""

    character: CardId


class LayModifier(Choice, frozen=True, tag="lay-modifier"):
    """An Influence Modifier from hand, face down."""

    card: str


class HoldOut(Choice, frozen=True, tag="hold-out"):
    """A closed fist with so much Prestige of one's personal supply in it, perhaps none."""

    amount: int


class Declare(Choice, frozen=True, tag="declare"):
    """`yes` or `no`, to what a Scheme asks."""

    answer: str


class TakeOff(Choice, frozen=True, tag="detach"):
    """A card that one controls, from a character of one's own, for nothing: it is burned."""

    card: CardId


class RevealAgenda(Choice, frozen=True, tag="reveal-agenda"):
    """One's own Agenda card is turned up."""


class Meet(Choice, frozen=True, tag="meet"):
    """The Action of the Meeting at Pão de Açúcar: who exhausts for it, and which player it is about."""

    character: CardId
    player: Seat


class Place(Choice, frozen=True, tag="place"):
    """A Conspiracy from hand, face down, by a character, or by a card that says so."""

    card: str
    character: CardId = NO_CARD


class Show(Choice, frozen=True, tag="show"):
    """A face-down card of one's own, to a player, who may contribute at once."""

    card: CardId
    player: Seat


class Invite(Choice, frozen=True, tag="invite"):
    """Permission to contribute, for a player who has seen the card in an earlier turn and contributed nothing."""

    card: CardId
    player: Seat


class Contribute(Choice, frozen=True, tag="contribute"):
    """1 Prestige onto a face-down card."""

    card: CardId


class Reveal(Choice, frozen=True, tag="reveal"):
    """A face-down card of one's own, which takes effect."""

    card: CardId


class Draw(Choice, frozen=True, tag="draw"):
    """What chance draws, or sets aside: a card."""

    card: str


class BeFirst(Choice, frozen=True, tag="seat"):
    """Whom chance makes Player 1, or whose Rival token it has drawn."""

    player: Seat


VERBS: dict[str, type[Choice]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Pass, ChooseLeader, Bid, DrawCard, Recruit, Move, Regroup, Investigate, Claim, Burn, Attack, Discard,
        PlayCard, Use, AttachFromHand, ShuffleBack, ChooseTarget, ChooseOption, Pay, Resolve, Mitigate, AnnounceType,
        Block, RemoveBlood, RemovePrestige, TakeReward, Mend, Exert, LayModifier, HoldOut, Declare, TakeOff,
        RevealAgenda, Meet, Place, Show, Invite, Contribute, Reveal, Draw, BeFirst,
    )
}  # fmt: skip
"""Every verb of the game with its record."""
