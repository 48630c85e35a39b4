"""Descriptor of the toy game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Literal

import msgspec
import pytest

from conformance import games
from conformance.catalogue_entries import Family, Rule
from conformance.games import GameDescriptor
from conformance.protocol.features import Feature, Features
from conformance.protocol.wire_vocabulary import Shape, Words, WordTable
from scenarios.editions import without_toggles
from tests.conformance.runner.toy_vocabulary import vocabulary

COINS = Annotated[int, msgspec.Meta(ge=0)]


class ToySeat(msgspec.Struct, forbid_unknown_fields=True):
    """A player and the coins."""

    name: str
    coins: COINS
    cards: list[str] = []


class ToyPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The seats, and whose turn it is."""

    seats: list[ToySeat]
    game: Literal["toy"] = "toy"
    edition: str = "one"
    turn: dict[str, str] = {}


TOY = GameDescriptor(
    name="toy",
    title="The toy game",
    prefix="TOY-",
    book=without_toggles(("one", "two")),
    rules={"toy": Family("Toy rulebook", Rule)},
    words=Words(
        version=1,
        features=Features(asking=Feature(about="asking for coins"), arrange=Feature(about="directives")),
        windows={"turn": "one's turn", "answer": "somebody asks for a coin"},
        choices=WordTable(
            "do",
            Shape("give", "Gives coins away.", {"to": str, "coins": COINS}, where="turn"),
            Shape("ask", "Asks for a coin.", {"of": str}, where="turn"),
            Shape("end", "Ends the turn.", where="turn"),
            Shape("yes", "Gives the coin that is asked for.", where="answer"),
            Shape("pass", "Does not.", where="answer"),
        ),
        directives=WordTable("do", Shape("burn", "Coins vanish.", {"seat": str, "coins": COINS})),
        events=WordTable(
            "event",
            Shape("coins-given", "Coins changed hands.", {"source": str, "target": str, "amount": COINS}),
            open_ended=True,
            always={"rules?": list[str]},
        ),
        problems={"negative": "fewer coins than none"},
        position=ToyPosition,
        observation=ToyPosition,
    ),
    steps=lambda: vocabulary,
)


@contextmanager
def joined() -> Iterator[None]:
    """Add the toy game to the known games inside the `with` block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "GAMES", (*games.GAMES, TOY))
        yield
