"""Kinds of values on the wire, and types of fields that hold them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from scenarios.wire_types.declarations import CARD_OR_HIDDEN, OnWire, named_problem

CARD = Annotated[
    str, Meta(min_length=1, title="card", description="A card by its printed name."), named_problem("unknown-card")
]
PLACE_OF_CARD = Annotated[int, Meta(ge=1, description="Place of a card on a Position, counted from 1.")]
LOCATION = Annotated[
    Literal["Location 1", "Location 2", "Location 3", "Prince's Haven"],
    Meta(title="location"),
    named_problem("unknown-location"),
]
CLAN = Annotated[
    Literal["Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue"],
    Meta(title="clan"),
    named_problem("unknown-clan"),
]
FACE = Literal["up", "down"]
SIDE = Literal["stay", "withdraw"]
PHASE = Annotated[
    Literal["setup", "feed", "location-setup", "hand-building", "planning", "resolution"],
    Meta(title="phase"),
    named_problem("unknown-phase"),
]
STEP = Annotated[
    Literal["withdraw", "revelation", "preparation", "conflict", "aftermath"],
    Meta(title="step"),
    named_problem("unknown-step"),
]

CardName = Annotated[str, OnWire(CARD)]
CardOrHidden = Annotated[str, OnWire(CARD_OR_HIDDEN)]
Clan = Annotated[str, OnWire(CLAN)]
Face = Annotated[str, OnWire(FACE)]
Location = Annotated[str, OnWire(LOCATION)]
Phase = Annotated[str, OnWire(PHASE)]
Side = Annotated[str, OnWire(SIDE)]
Step = Annotated[str, OnWire(STEP)]
