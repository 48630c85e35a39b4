"""The shape of positions and observations of Vampire: The Eternal Struggle.

docs/reference/protocol-vtes.md explains them. The engine judges whether the cards exist and the state is possible.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from scenarios.protocol.declarations import (
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
from scenarios.protocol.observed import observed
from scenarios.protocol.vtes.kinds import CARD, LEVEL, PLACE, POINTS, RANGE

PHASE = Annotated[
    Literal["setup", "unlock", "master", "minion", "influence", "discard"], named_problem("unknown-phase")
]
REGION = Annotated[Literal["ready", "torpor", "in_play"], named_problem("wrong-region")]


class CardInPlay(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card in play or in the uncontrolled region. What is left out has its default."""

    card: CARD_OR_HIDDEN
    locked: bool = False
    blood: COUNT | None = None
    """Of a vampire; by default the capacity, or 0 in the uncontrolled region."""
    life: COUNT | None = None
    """Of an ally or a retainer."""
    attached: list[CardInPlay] = []
    owner: SEAT | None = None
    controller: SEAT | None = None
    base: CARD | None = None
    """Of an advanced vampire: the base card that it has merged with, and that lies beneath it."""
    base_owner: SEAT | None = None
    """Who owns the base card; by default the owner."""
    counters: COUNT = 0
    level: LEVEL | None = None
    sect: WORD | None = None
    clan: WORD | None = None
    title: WORD | None = None
    city: WORD | None = None
    title_clan: WORD | None = None
    """Of a title that each clan has once: which clan's it is."""
    title_contested: bool = False
    used: list[WORD] = []
    recruited: bool = False
    marked: bool = False
    """Of a Red List minion: for this turn."""
    traits: list[WORD] | None = None
    """Of a minion, all that it has; by default the printed ones."""
    against: SEAT | None = None
    """Of a card on a minion that waits for something about one Methuselah: whom."""
    returns_to: REGION | None = None
    """Of a card in the region `contested`: where it was. By default ready for a minion, else in play."""
    contested: bool = False
    """Of an attached card that is contested for itself."""


class SeatPosition(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One Methuselah and all that lies before them. The top of a pile comes first."""

    name: NAME_OF_SEAT
    pool: Annotated[COUNT, Meta(extra_json_schema={"default": 30})] = field(default_factory=left_out)
    """Of one that is ousted, 0 by default."""
    victory_points: COUNT = 0
    ousted: bool = False
    withdrawing: bool = False
    """A withdrawal has been announced and has not failed so far."""
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
    """Whose turn it is, and where in it the game stands. In the phase `setup` the game is still to be dealt."""

    number: Annotated[int, Meta(ge=1), named_problem("unknown-turn")] = 10
    seat: SEAT | None = None
    phase: PHASE = "minion"


class Position(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game at the beginning of a phase. The seats sit clockwise: the prey of each is the next."""

    seats: Annotated[list[SeatPosition], Meta(min_length=2, max_length=5)]
    game: Annotated[Literal["vtes"], named_problem("unknown-game")] = "vtes"
    edition: NAME_OF_EDITION | None = None
    edge: SEAT | None = None
    turn: Turn = field(default_factory=Turn)
    events_played: list[CARD] = []
    """Event cards that have been played in this game; those in play need not be named."""


# ---- What `observe` returns: every key of a position, and what it adds. An engine may tell more.


class ObservedCard(CardInPlay, kw_only=True, forbid_unknown_fields=False, omit_defaults=True):
    """A card in play or in the uncontrolled region as it is now. What is left out has its default."""

    attached: list[ObservedCard] = []  # type: ignore[assignment]  # cards such as this
    traits: list[WORD] | UnsetType = UNSET  # type: ignore[assignment]  # left out, but never null
    capacity: COUNT | None = None
    wounded: bool = False
    disciplines: list[WORD] | UnsetType = UNSET


_CARDS = dict.fromkeys(("ready", "torpor", "uncontrolled", "in_play", "contested"), list[ObservedCard])
ObservedSeat: Any = observed(
    "ObservedSeat",
    SeatPosition,
    "A Methuselah; `prey` and `predator` are null once it is ousted, or the game over.",
    {**_CARDS, "pool": COUNT, "prey": SEAT | None, "predator": SEAT | None},
    lacks="contested withdrawing",
)
ObservedTurn: Any = observed(
    "ObservedTurn",
    Turn,
    "The turn, with what is left in the phase that uses it.",
    {"seat": SEAT, "transfers": COUNT, "master_actions": COUNT, "discard_actions": COUNT},
)


class Cost(Struct, kw_only=True):
    """What an action costs."""

    blood: COUNT
    pool: COUNT


class ObservedAction(Struct, kw_only=True):
    """The action that is under way. Only while its minion is on the table has it stealth and a cost."""

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
    """The combat that is under way."""

    acting: CARD
    opposing: CARD
    round: Annotated[int, Meta(ge=1)]
    range: RANGE


class Terms(Struct, kw_only=True):
    """What has been chosen for a referendum, as far as its card asks for it."""

    clan: WORD | None = None
    target: PLACE | None = None
    points: POINTS | None = None


class ObservedReferendum(Struct, kw_only=True, rename={"votes_for": "for"}):
    """The referendum that is under way; a blood hunt has a diablerist instead of a card."""

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
    "A game as a seat may see it; action, combat and referendum only while there is one.",
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
