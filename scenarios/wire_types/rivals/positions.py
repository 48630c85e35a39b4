"""Positions of Vampire: The Masquerade Rivals: the input of `setup`, and the output of `observe`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from scenarios.wire_types.declarations import (
    CARD_OR_HIDDEN,
    COUNT,
    NAME_OF_EDITION,
    NAME_OF_SEAT,
    SEAT,
    WORD,
    named_problem,
)
from scenarios.wire_types.observed import observed
from scenarios.wire_types.rivals.field_types import CARD, FACTION, PHASE, STEP

BEGUN = Annotated[bool, Meta(extra_json_schema={"default": True})]


class CardInPlay(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card in play, with everything on it. Omitted keys have their defaults."""

    card: CARD
    owner: SEAT | None = None
    exhausted: bool = False
    face_down: bool = False
    leader: bool = False
    influence_side: bool | UnsetType = UNSET
    no_influence: bool = False
    party: COUNT | UnsetType = UNSET
    fear: COUNT = 0
    minus_bp: COUNT = 0
    agenda: COUNT = 0
    blood: COUNT | UnsetType = UNSET
    foreign_blood: dict[SEAT, COUNT] = {}
    prestige: dict[SEAT, COUNT] = {}
    token: SEAT | None = None
    tagged: SEAT | None = None
    shown: list[SEAT] = []
    contributors: list[SEAT] = []
    asked: list[SEAT] = []
    disciplines: list[WORD] = []
    calmed: bool = False
    done: bool = False
    used: list[WORD] = []
    attached: list[CardInPlay] = []


class SeatPosition(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player and all their cards and tokens. Piles list the top card first."""

    name: NAME_OF_SEAT
    faction: FACTION = "vampire"
    prestige: COUNT = 20
    foreign_prestige: dict[SEAT, COUNT] = {}
    agenda: COUNT = 0
    agenda_card: CARD | None = None
    agenda_up: bool = False
    agenda_exhausted: bool = False
    haven_card: CARD | None = None
    haven_up: BEGUN | UnsetType = UNSET
    """Default: true if the game has begun. The same holds for `had_turn`."""
    haven_exhausted: bool = False
    rival: SEAT | None = None
    chosen_leader: CARD | None = None
    hand: list[CARD] = []
    library: list[CARD] = []
    unordered_library: list[CARD] = []
    faction_deck: list[CARD] = []
    unordered_faction_deck: list[CARD] = []
    discard: list[CARD] = []
    burned: list[CARD] = []
    had_turn: BEGUN | UnsetType = UNSET
    out: bool = False
    token_turned: bool = False
    used: list[WORD] = []
    haven: list[CardInPlay] = []
    streets: list[CardInPlay] = []
    torpor: list[CardInPlay] = []
    beside: list[CardInPlay] = []


class Lasting(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A change that lasts for the turn. It affects one card, or the characters of all of a player's foes."""

    word: Literal["intel", "shield"]
    amount: int
    card: WORD | UnsetType = UNSET
    foes_of: SEAT | UnsetType = UNSET


class Turn(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The current turn: its player, number, and progress."""

    number: COUNT | UnsetType = UNSET
    seat: SEAT | None = None
    phase: PHASE = "action"
    step: STEP | UnsetType = UNSET
    actions: COUNT = 2
    unhosted_actions: COUNT = 0
    spent: COUNT | UnsetType = UNSET
    recruited: COUNT = 0
    retainers: list[WORD] = []
    lasting: list[Lasting] = []
    title_lost: bool = False
    conspiracies_resolved: COUNT = 0


class Stop(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Place where the game has paused: a step begins, in any player's turn or in that of `seat`."""

    phase: PHASE
    step: STEP | UnsetType = UNSET
    seat: SEAT | None = None


class Position(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game at the beginning of a step, or between two Actions. The seats sit clockwise."""

    seats: Annotated[list[SeatPosition], Meta(min_length=2, max_length=4)]
    game: Annotated[Literal["rivals"], named_problem("unknown-game")] = "rivals"
    edition: NAME_OF_EDITION | None = None
    first: SEAT | None = None
    turn: Turn = field(default_factory=Turn)
    stop: Stop | None = None
    streets: list[CardInPlay] = []
    city_deck: list[CARD] = []
    unordered_city_deck: list[CARD] = []
    city_discard: list[CARD] = []
    city_burned: list[CARD] = []
    set_aside: list[CARD] = []
    monster_deck: list[CARD] = []
    unused_monsters: list[CARD] = []
    burned_monsters: list[CARD] = []


# ---- Output of `observe`: every key of a position, plus additional keys. An engine may report more.

_LEFT_OUT = (
    "owner exhausted face_down leader influence_side no_influence party fear minus_bp agenda blood foreign_blood "
    "prestige token tagged shown contributors asked disciplines calmed done used attached"
)


class ObservedAttachment(Struct, kw_only=True):
    """A card attached to another card."""

    card: CARD_OR_HIDDEN
    owner: SEAT | None = None
    exhausted: bool = False
    used: list[WORD] = []
    face_down: bool | None = None
    """True if the card is face down."""


ObservedCard: Any = observed(
    "ObservedCard",
    CardInPlay,
    "A card in play. A character has its current Blood Potency.",
    {"card": CARD_OR_HIDDEN, "attached": list[ObservedAttachment], "blood_potency?": COUNT},
    lacks=_LEFT_OUT,
)
_PILES = dict.fromkeys(
    ("hand", "library", "unordered_library", "faction_deck", "unordered_faction_deck"), list[CARD_OR_HIDDEN]
)
_PLACES = dict.fromkeys(("haven", "streets", "torpor", "beside"), list[ObservedCard])
_FACE_DOWN = dict.fromkeys(("agenda_card", "haven_card", "chosen_leader"), CARD_OR_HIDDEN | None)
ObservedSeat: Any = observed(
    "ObservedSeat",
    SeatPosition,
    'A player; what the viewer may not see is "?".',
    {**_PILES, **_PLACES, **_FACE_DOWN, "haven_up": bool, "had_turn": bool},
    lacks="token_turned used",
)
ObservedLasting: Any = observed("ObservedLasting", Lasting, "A change that lasts for the turn.", lacks="card foes_of")
ObservedTurn: Any = observed(
    "ObservedTurn",
    Turn,
    "The current turn and its progress.",
    {"number": COUNT, "seat": SEAT, "lasting": list[ObservedLasting]},
    lacks="step unhosted_actions spent recruited retainers lasting",
)
ObservedStop: Any = observed("ObservedStop", Stop, "Place where the game has paused.", lacks="step seat")


class InConflict(Struct, kw_only=True):
    """A player's contribution so far. Secret items appear to other players as `?`."""

    name: NAME_OF_SEAT
    influence: int
    fist: COUNT | Literal["?"] | None
    modifier: CARD_OR_HIDDEN | None
    answer: Literal["yes", "no"] | None


class InfluenceConflict(Struct, kw_only=True):
    """The question being decided, and the player who raised it."""

    seat: SEAT
    card: CARD
    players: list[InConflict]


class Attack(Struct, kw_only=True):
    """An attack in progress. A Monster's strike is listed after the attack that it interrupts."""

    attacker: WORD | None = None
    target: WORD | None = None
    type: WORD | None = None
    attack_card: CARD_OR_HIDDEN | None = None
    reaction: CARD_OR_HIDDEN | None = None
    reactor: WORD | None = None


Observation: Any = observed(
    "Observation",
    Position,
    "A game as visible to a seat.",
    {
        "game": Literal["rivals"],
        "edition": WORD,
        "first": SEAT,
        "turn": ObservedTurn,
        "stop?": ObservedStop | None,
        "streets": list[ObservedCard],
        **dict.fromkeys(("city_deck", "unordered_city_deck", "set_aside"), list[CARD_OR_HIDDEN]),
        **dict.fromkeys(("monster_deck", "unused_monsters"), list[CARD_OR_HIDDEN]),
        "seats": list[ObservedSeat],
        "attacks?": list[Attack] | None,
        "influence_conflict?": InfluenceConflict | None,
        "continuation?": dict[str, Any] | None,
    },
)
