"""Types of positions and observations of Vampire: The Eternal Struggle.

docs/reference/protocol-vtes.md explains them. The engine checks whether the cards exist and the state is possible.
"""

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
from scenarios.wire_types.vtes.field_types import CARD, LEVEL, PLACE, POINTS, RANGE

PHASE = Annotated[
    Literal["setup", "unlock", "master", "minion", "influence", "discard"], named_problem("unknown-phase")
]
REGION = Annotated[Literal["ready", "torpor", "in_play"], named_problem("wrong-region")]


class CardInPlay(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card in play or in the uncontrolled region. Omitted keys have their defaults."""

    card: CARD_OR_HIDDEN
    locked: bool = False
    blood: COUNT | None = None
    """Blood on a vampire. Default: the capacity, or 0 in the uncontrolled region."""
    life: COUNT | None = None
    """Life of an ally or a retainer."""
    attached: list[CardInPlay] = []
    owner: SEAT | None = None
    controller: SEAT | None = None
    base: CARD | None = None
    """Base card under a merged advanced vampire."""
    base_owner: SEAT | None = None
    """Owner of the base card. Default: the owner of this card."""
    counters: COUNT = 0
    level: LEVEL | None = None
    sect: WORD | None = None
    clan: WORD | None = None
    title: WORD | None = None
    city: WORD | None = None
    title_clan: WORD | None = None
    """Clan of a title that each clan has once."""
    title_contested: bool = False
    used: list[WORD] = []
    recruited: bool = False
    marked: bool = False
    """True if this Red List minion is marked for the turn."""
    traits: list[WORD] | None = None
    """All traits of a minion. Default: the printed ones."""
    against: SEAT | None = None
    """Methuselah whose act a card on a minion is waiting for."""
    returns_to: REGION | None = None
    """Region that a card in `contested` came from. Default: `ready` for a minion, otherwise `in_play`."""
    contested: bool = False
    """True if this attached card is itself contested."""


class SeatPosition(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One Methuselah and all their cards. Piles list the top card first."""

    name: NAME_OF_SEAT
    pool: Annotated[COUNT, Meta(extra_json_schema={"default": 30})] = field(default_factory=left_out)
    """Default: 0 if ousted."""
    victory_points: COUNT = 0
    ousted: bool = False
    withdrawing: bool = False
    """True if a withdrawal has been announced and has not failed yet."""
    hand: list[CARD_OR_HIDDEN] = []
    library: list[CARD_OR_HIDDEN] = []
    unordered_library: list[CARD_OR_HIDDEN] = []
    crypt: list[CARD_OR_HIDDEN] = []
    unordered_crypt: list[CARD_OR_HIDDEN] = []
    ash_heap: list[CARD] = []
    removed: list[CARD_OR_HIDDEN] = []
    ready: list[CardInPlay] = []
    torpor: list[CardInPlay] = []
    uncontrolled: list[CardInPlay] = []
    in_play: list[CardInPlay] = []
    contested: list[CardInPlay] = []

    def __post_init__(self) -> None:
        self.pool = filled_in(self.pool, 0 if self.ousted else 30)


class Turn(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The current turn and phase. In the phase `setup`, cards have not been dealt yet."""

    number: Annotated[int, Meta(ge=1), named_problem("unknown-turn")] = 10
    seat: SEAT | None = None
    phase: PHASE = "minion"


class Position(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game at the beginning of a phase. The seats sit clockwise: the next seat is each one's prey."""

    seats: Annotated[list[SeatPosition], Meta(min_length=2, max_length=5)]
    game: Annotated[Literal["vtes"], named_problem("unknown-game")] = "vtes"
    edition: NAME_OF_EDITION | None = None
    edge: SEAT | None = None
    turn: Turn = field(default_factory=Turn)
    events_played: list[CARD] = []
    """Event cards played in this game. Those in play may be omitted."""


# ---- Output of `observe`: every key of a position, plus additional keys. An engine may report more.


class ObservedCard(CardInPlay, kw_only=True, forbid_unknown_fields=False, omit_defaults=True):
    """A card in play or in the uncontrolled region, in its current state. Omitted keys have their defaults."""

    attached: list[ObservedCard] = []  # type: ignore[assignment]  # nested observed cards
    traits: list[WORD] | UnsetType = UNSET  # type: ignore[assignment]  # may be omitted, but never null
    capacity: COUNT | None = None
    wounded: bool = False
    disciplines: list[WORD] | UnsetType = UNSET


_CARDS = dict.fromkeys(("ready", "torpor", "uncontrolled", "in_play", "contested"), list[ObservedCard])
ObservedSeat: Any = observed(
    "ObservedSeat",
    SeatPosition,
    "A Methuselah. `prey` and `predator` are null if it is ousted or the game is over.",
    {**_CARDS, "pool": COUNT, "prey": SEAT | None, "predator": SEAT | None},
    lacks="contested withdrawing",
)
ObservedTurn: Any = observed(
    "ObservedTurn",
    Turn,
    "The current turn, with the transfers and actions left in the phase that uses them.",
    {"seat": SEAT, "transfers": COUNT, "master_actions": COUNT, "discard_actions": COUNT},
)


class Cost(Struct, kw_only=True):
    """Cost of an action."""

    blood: COUNT
    pool: COUNT


class ObservedAction(Struct, kw_only=True):
    """The action in progress. It has stealth and a cost only while its minion is in play."""

    minion: CARD_OR_HIDDEN
    kind: Literal[
        "bleed", "hunt", "equip", "employ", "recruit", "political", "leave-torpor", "rescue", "diablerise",
        "attack-marked", "become-anarch", "card",
    ]  # fmt: skip
    targets: list[PLACE]
    directed: bool
    state: Literal["as-played", "as-announced", "no-block", "block-attempt", "blocks-declined", "combat", "resolving"]
    card: CARD | None = None
    level: LEVEL | None = None
    stealth: int | UnsetType = UNSET
    bleed: int | None = None
    cost: Cost | UnsetType = UNSET
    blocker: CARD | None = None
    intercept: int | None = None


class ObservedCombat(Struct, kw_only=True):
    """The combat in progress."""

    acting: CARD
    opposing: CARD
    round: Annotated[int, Meta(ge=1)]
    range: RANGE


class Terms(Struct, kw_only=True):
    """Terms chosen for a referendum, as required by its card."""

    clan: WORD | None = None
    target: PLACE | None = None
    points: POINTS | None = None


class ObservedReferendum(Struct, kw_only=True, rename={"votes_for": "for"}):
    """The referendum in progress. A blood hunt has a diablerist instead of a card."""

    votes_for: COUNT
    against: COUNT
    ballots_for: COUNT = 0
    ballots_against: COUNT = 0
    card: CARD | None = None
    terms: Terms | None = None
    diablerist: CARD | None = None


Observation: Any = observed(
    "Observation",
    Position,
    "A game as visible to a seat. Omits `action`, `combat`, and `referendum` if there is none.",
    {
        "game": Literal["vtes"],
        "edition": WORD,
        "seats": list[ObservedSeat],
        "turn": ObservedTurn,
        "action?": ObservedAction | None,
        "combat?": ObservedCombat | None,
        "referendum?": ObservedReferendum | None,
        "continuation?": dict[str, Any] | None,
    },
    lacks="edge events_played",
)
