"""Positions of Vampire: The Eternal Struggle, as far as their shape goes. docs/protocol.md says what they mean.

Whether the cards exist and the state is possible is for the engine to judge.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from conformance.protocol.vtes import CARD, COUNT, LEVEL, SEAT, WORD

HiddenOrCard = Annotated[str, Meta(min_length=1, description="A card by its printed name; `?` where it is hidden.")]


class CardInPlay(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card in play or in the uncontrolled region. What is left out has its default."""

    card: HiddenOrCard
    locked: bool = False
    blood: COUNT | None = None
    """Of a vampire; by default the capacity, or 0 in the uncontrolled region."""
    life: COUNT | None = None
    """Of an ally or a retainer."""
    attached: list[CardInPlay] = []
    owner: SEAT | None = None
    controller: SEAT | None = None
    counters: COUNT = 0
    level: LEVEL | None = None
    sect: WORD | None = None
    clan: WORD | None = None
    title: WORD | None = None
    used: list[WORD] = []
    recruited: bool = False


class SeatPosition(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One Methuselah and all that lies before them. The top of a pile comes first."""

    name: SEAT
    pool: COUNT = 30
    victory_points: COUNT = 0
    ousted: bool = False
    hand: list[HiddenOrCard] = []
    library: list[HiddenOrCard] = []
    unordered_library: list[HiddenOrCard] = []
    crypt: list[HiddenOrCard] = []
    unordered_crypt: list[HiddenOrCard] = []
    ash_heap: list[CARD] = []
    removed: list[HiddenOrCard] = []
    ready: list[CardInPlay] = []
    torpor: list[CardInPlay] = []
    uncontrolled: list[CardInPlay] = []
    in_play: list[CardInPlay] = []


class Turn(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose turn it is, and where in it the game stands."""

    number: Annotated[int, Meta(ge=1)] = 10
    seat: SEAT | None = None
    phase: Literal["unlock", "master", "minion", "influence", "discard"] = "minion"


class Position(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game at the beginning of a phase. The seats sit clockwise: the prey of each is the next."""

    seats: Annotated[list[SeatPosition], Meta(min_length=2, max_length=5)]
    game: Literal["vtes"] = "vtes"
    edition: WORD | None = None
    edge: SEAT | None = None
    turn: Turn = field(default_factory=Turn)
