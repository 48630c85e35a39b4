"""Positions of Vampire: The Masquerade – Vendetta: what `setup` takes, and what `observe` returns."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from conformance.protocol.word_tables import observed
from scenarios.protocol.declarations import CARD_OR_HIDDEN, COUNT, SEAT, WORD
from scenarios.protocol.vendetta.kinds import CARD, CLAN, LOCATION, PHASE, SIDE, STEP

ROUND = Annotated[int, Meta(ge=1, le=3)]
VARIANT = Literal["location-cards", "relics"]
HIDDEN = Literal["?"]


class DeployedCard(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Clan card on a Position. What is left out has its default."""

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
    """One player and all that lies before them. The top of a pile comes first."""

    name: SEAT
    clan: CLAN | None = None
    blood: COUNT = 6
    influence: COUNT = 3
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


class LocationPosition(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Location: the Ally to be won there, and a Location card."""

    location: LOCATION
    ally: CARD | None = None
    card: CARD | None = None


class Turn(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which of each player's Planning turns it is, and whose."""

    number: Annotated[int, Meta(ge=1)] = 1
    seat: SEAT | None = None


STOP_PHASE = Literal["feed", "location-setup", "hand-building", "planning", "resolution"]
STOP_STEP = Literal["withdraw", "revelation", "preparation", "conflict", "aftermath", "resolved"]


class Stop(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the game rests: at a phase, or at a Location as a step begins there or once it is resolved."""

    phase: STOP_PHASE | None = None
    location: LOCATION | None = None
    step: STOP_STEP | None = None


class Position(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game at the beginning of a phase, of a Planning turn or of a step. The seats sit clockwise."""

    seats: Annotated[list[SeatPosition], Meta(min_length=3, max_length=5)]
    game: Literal["vendetta"] = "vendetta"
    edition: WORD | None = None
    variants: list[VARIANT] = []
    round: ROUND = 1
    phase: PHASE = "planning"
    ambition: SEAT | None = None
    turn: Turn = field(default_factory=Turn)
    location: LOCATION | None = None
    step: Literal["withdraw", "revelation", "preparation", "conflict"] | None = None
    stop: Stop | None = None
    locations: list[LocationPosition] = []
    ally_deck: list[CARD] = []
    unordered_ally_deck: list[CARD] = []
    victims: COUNT | None = None
    removed: list[CARD] = []


# ---- What `observe` returns: every key of a position, and what it adds. An engine may tell more.

ObservedCard: Any = observed(
    "ObservedCard",
    DeployedCard,
    "A card on a Position as it is now.",
    {"card": CARD_OR_HIDDEN, "power": COUNT},
    lacks="owner",
)
ObservedPosition: Any = observed(
    "ObservedPosition",
    PositionAtLocation,
    "A player's Position at one Location, with its total Power as it stands.",
    {"cards": list[ObservedCard], "power": COUNT},
)
_PILES = dict.fromkeys(("hand", "clan_deck", "unordered_clan_deck", "clan_deck_bottom"), list[CARD_OR_HIDDEN])
ObservedSeat: Any = observed(
    "ObservedSeat",
    SeatPosition,
    'A player; what the viewer may not see is "?".',
    {
        **_PILES,
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
    "Where the game rests.",
    {"phase?": STOP_PHASE | None, "location?": LOCATION | None, "step?": STOP_STEP | None},
)


class Bank(Struct, kw_only=True):
    """The tokens that are with nobody."""

    blood: COUNT
    influence: COUNT
    diablerie: COUNT


class Conflict(Struct, kw_only=True):
    """The Location that is being resolved."""

    location: LOCATION
    step: STEP
    withdrawn: list[SEAT]
    ranking: list[SEAT]
    winner: SEAT | None = None


Observation: Any = observed(
    "Observation",
    Position,
    "A game as a seat may see it.",
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
