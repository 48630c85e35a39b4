"""Building blocks of every game's declarations: names on the table, kinds of values, events, and choices.

A record's fields have the types that an engine works with. On the wire, a `Seat` is a player's name, and a `CardId` or
`Card` is a card's name. Fields that need more detail carry an `OnWire` annotation.

Fields called `target_seat` or `target_` are written as `target`, as is the field `target` itself. Each of these fields
holds one kind of target. A field that has its default value is omitted.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Annotated, Any, ClassVar, NewType, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

T = TypeVar("T")

Seat = NewType("Seat", int)
"""A player, by place at the table, counted clockwise from 0."""

CardId = NewType("CardId", int)
"""One card on the table, for as long as it is in play. Never 0: 0 means none."""

Card = NewType("Card", int)
"""A printed card, by its official number.

Used where copies are interchangeable: in hands, decks, and heaps. 0: none.
"""

CHANCE = Seat(-1)
"""The seat that decides every random outcome."""

NOBODY = Seat(-2)
"""No seat."""

NO_CARD = CardId(0)
"""No card on the table."""

HIDDEN = "?"
"""A card whose identity is hidden from a seat."""


def named_problem(problem: str) -> Meta:
    """Name the problem of a position in which a value of this kind is out of range. The default is `wrong-type`."""
    return Meta(extra={"problem": problem})


SEAT = Annotated[str, Meta(min_length=1, title="seat", description="A player's name."), named_problem("unknown-seat")]
CARD_OR_HIDDEN = Annotated[
    str,
    Meta(min_length=1, title="card", description="A card by its printed name, or `?` if hidden."),
    named_problem("unknown-card"),
]
WORD = Annotated[str, Meta(min_length=1)]
COUNT = Annotated[int, Meta(ge=0), named_problem("negative-counter")]
NAME_OF_SEAT = Annotated[SEAT, named_problem("unusable-name")]
NAME_OF_EDITION = Annotated[WORD, named_problem("unknown-edition")]


def left_out() -> Any:
    """Return the default of a key whose default depends on other keys.

    `__post_init__` replaces it using `filled_in`.
    """
    return UNSET


def filled_in(value: T | UnsetType, default: T) -> T:
    """Return `value`, or `default` if the key was left out."""
    return default if isinstance(value, UnsetType) else value


class OnWire:
    """Type of a field on the wire, for fields whose Python type does not determine it."""

    def __init__(self, kind: Any, *, optional: bool | None = None) -> None:
        """Store the msgspec type `kind`. Without `optional`, the field may be omitted if it has a default."""
        self.kind, self.optional = kind, optional


Count = Annotated[int, OnWire(COUNT)]
SeatOrNobody = Annotated[Seat, OnWire(SEAT | None)]


class Share(Struct, frozen=True):
    """Amount that one player gets. A tuple of shares is in seat order."""

    seat: Seat
    amount: int


class Event(Struct, frozen=True, tag_field="event", omit_defaults=False):
    """Something that happened."""

    OPTIONAL: ClassVar[bool] = False
    """True if an engine may omit all events of this kind."""
    KNOWN_TO: ClassVar[Mapping[str, str]] = {}
    """Field that only one seat knows → the field that names this seat."""


class Choice(Struct, frozen=True, gc=False, tag_field="do"):
    """A decision made by a seat. The tag is the verb."""

    WINDOWS: ClassVar[str] = ""
    """Windows in which the choice is available, separated by spaces. Empty: this depends on the cards."""


class Pass(Choice, frozen=True, tag="pass"):
    """Do nothing; in a phase, end it."""


PASS = Pass()


def declared(module: ModuleType) -> list[type[Event] | type[Choice]]:
    """Return the events and choices that a module declares, in order."""
    kinds = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Event | Choice)]
    return [each for each in kinds if each.__module__ == module.__name__]


def verbs(module: ModuleType) -> dict[str, type[Choice]]:
    """Return every verb of a game with its record: `pass`, and the verbs that the module declares."""
    choices = [each for each in declared(module) if issubclass(each, Choice)]
    return {"pass": Pass} | {str(each.__struct_config__.tag): each for each in choices}
