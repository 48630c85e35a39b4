"""Positions of Vampire: The Masquerade – Vendetta: the input of `setup`, and the output of `observe`."""

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
    filled_in,
    left_out,
    named_problem,
)
from scenarios.wire_types.observed import observed
from scenarios.wire_types.vendetta.field_types import CARD, CLAN, LOCATION, PHASE, SIDE, STEP

ROUND = Annotated[int, Meta(ge=1, le=3), named_problem("unknown-round")]
VARIANT = Annotated[Literal["location-cards", "relics"], named_problem("unknown-variant")]
HIDDEN = Literal["?"]


class DeployedCard(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Clan card on a Position. Omitted keys have their defaults."""

    card: CARD
    face_down: bool = False
    owner: SEAT | None = None
    seen_by: list[SEAT] = []


class PositionAtLocation(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player's Position at one Location."""

    location: LOCATION
    blood: COUNT = 0
    cards: list[DeployedCard] = []


class SeatPosition(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player and all their cards and tokens. Piles list the top card first."""

    name: NAME_OF_SEAT
    clan: CLAN | None = None
    blood: Annotated[COUNT, Meta(extra_json_schema={"default": 6})] = field(default_factory=left_out)
    """Default: 0 for a player who is out of the game. The same holds for `influence`."""
    influence: Annotated[COUNT, Meta(extra_json_schema={"default": 3})] = field(default_factory=left_out)
    diablerie: COUNT = 0
    diablerie_face_down: COUNT = 0
    hand: list[CARD] = []
    clan_deck: list[CARD] = []
    unordered_clan_deck: list[CARD] = []
    clan_deck_bottom: list[CARD] = []
    alliance: list[CARD] = []
    drained: list[CARD] = []
    relic: CARD | None = None
    relic_used: bool = False
    out: bool = False
    positions: list[PositionAtLocation] = []

    def __post_init__(self) -> None:
        self.blood = filled_in(self.blood, 0 if self.out else 6)
        self.influence = filled_in(self.influence, 0 if self.out else 3)


class LocationPosition(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Location: the Ally available there, and a Location card."""

    location: LOCATION
    ally: CARD | None = None
    card: CARD | None = None


class Turn(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The player whose Planning turn it is, and the number of that turn."""

    number: Annotated[int, Meta(ge=1), named_problem("unknown-turn")] = 1
    seat: SEAT | None = None


STOP_PHASE = Annotated[
    Literal["feed", "location-setup", "hand-building", "planning", "resolution"], named_problem("unknown-phase")
]
STOP_STEP = Annotated[
    Literal["withdraw", "revelation", "preparation", "conflict", "aftermath", "resolved"],
    named_problem("unknown-step"),
]
FIRST_STEP = Annotated[Literal["withdraw", "revelation", "preparation", "conflict"], named_problem("unknown-step")]


class Stop(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Place where the game has paused: at a phase, at the beginning of a Location's step, or after its resolution."""

    phase: STOP_PHASE | None = None
    location: LOCATION | None = None
    step: STOP_STEP | None = None


class Position(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game at the beginning of a phase, a Planning turn, or a step. The seats sit clockwise."""

    seats: Annotated[list[SeatPosition], Meta(min_length=3, max_length=5)]
    game: Annotated[Literal["vendetta"], named_problem("unknown-game")] = "vendetta"
    edition: NAME_OF_EDITION | None = None
    variants: list[VARIANT] = []
    round: ROUND = 1
    phase: PHASE = "planning"
    ambition: SEAT | None = None
    turn: Turn | UnsetType = UNSET
    """Omitted if the phase `planning` begins."""
    location: LOCATION | None = None
    step: FIRST_STEP | None = None
    stop: Stop | None = None
    locations: list[LocationPosition] = []
    ally_deck: list[CARD] = []
    unordered_ally_deck: list[CARD] = []
    victims: COUNT | None = None
    removed: list[CARD] = []


# ---- Output of `observe`: every key of a position, plus additional keys. An engine may report more.

ObservedCard: Any = observed(
    "ObservedCard",
    DeployedCard,
    "A card on a Position, in its current state.",
    {"card": CARD_OR_HIDDEN, "power": COUNT},
    lacks="owner",
)
ObservedPosition: Any = observed(
    "ObservedPosition",
    PositionAtLocation,
    "A player's Position at one Location, with its current total Power.",
    {"cards": list[ObservedCard], "power": COUNT},
)
_PILES = dict.fromkeys(("hand", "clan_deck", "unordered_clan_deck", "clan_deck_bottom"), list[CARD_OR_HIDDEN])
ObservedSeat: Any = observed(
    "ObservedSeat",
    SeatPosition,
    'A player; what the viewer may not see is "?".',
    {
        **_PILES,
        "blood": COUNT,
        "influence": COUNT,
        "positions": list[ObservedPosition],
        "score": int,
        "looking_at": list[CARD_OR_HIDDEN],
        "token": SIDE | HIDDEN | None,
        "bid": COUNT | HIDDEN | None,
    },
)
ObservedLocation: Any = observed("ObservedLocation", LocationPosition, "A Location.")
ObservedTurn: Any = observed("ObservedTurn", Turn, "Whose Planning turn it is, and which.", {"seat": SEAT})


ObservedStop: Any = observed(
    "ObservedStop",
    Stop,
    "Place where the game has paused.",
    {"phase?": STOP_PHASE | None, "location?": LOCATION | None, "step?": STOP_STEP | None},
)


class Bank(Struct, kw_only=True):
    """Tokens that no player has."""

    blood: COUNT
    influence: COUNT
    diablerie: COUNT


class Conflict(Struct, kw_only=True):
    """The Location being resolved."""

    location: LOCATION
    step: STEP
    withdrawn: list[SEAT]
    ranking: list[SEAT]
    winner: SEAT | None = None


Observation: Any = observed(
    "Observation",
    Position,
    "A game as visible to a seat.",
    {
        "game": Literal["vendetta"],
        "edition": WORD,
        "ambition": SEAT,
        "locations": list[ObservedLocation],
        "ally_deck": list[CARD_OR_HIDDEN],
        "unordered_ally_deck": list[CARD_OR_HIDDEN],
        "victims": COUNT,
        "seats": list[ObservedSeat],
        "turn_order": list[SEAT],
        "bank": Bank,
        "planning_turns": COUNT,
        "turn?": ObservedTurn | None,
        "location?": LOCATION | None,
        "step?": STEP | None,
        "stop?": ObservedStop | None,
        "clan_sheets?": list[CLAN] | None,
        "relics?": list[CARD] | None,
        "conflict?": Conflict | None,
        "continuation?": dict[str, Any] | None,
    },
)
