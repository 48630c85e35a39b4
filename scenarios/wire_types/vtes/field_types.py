"""Kinds of values on the wire, and types of fields that hold them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from scenarios.wire_types.declarations import SEAT, OnWire, named_problem

CARD = Annotated[
    str,
    Meta(min_length=1, title="card", description="A card by its printed name; `Name#2` for its second copy in play."),
    named_problem("unknown-card"),
]
PLACE = Annotated[str, Meta(min_length=1, title="seat or card", description="A seat, or a card in play.")]
LEVEL = Annotated[Literal["basic", "superior"], named_problem("unknown-level")]
SIDE = Literal["for", "against"]
RANGE = Literal["close", "long"]
POINTS = dict[SEAT, Annotated[int, Meta(ge=1)]]

Level = Annotated[str, OnWire(LEVEL)]
Range = Annotated[str, OnWire(RANGE)]
Side = Annotated[str, OnWire(SIDE)]
