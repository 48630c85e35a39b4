"""Kinds of values on the wire, and types of fields that hold them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from scenarios.wire_types.declarations import CARD_OR_HIDDEN, CardId, OnWire, named_problem

CARD = Annotated[
    str, Meta(min_length=1, title="card", description="A card by its printed name."), named_problem("unknown-card")
]
IN_PLAY = Annotated[
    str,
    Meta(min_length=1, title="card", description="A card in play; its kind if face down: `Monster`."),
]
FACTION = Annotated[Literal["vampire", "hunter"], Meta(title="faction"), named_problem("unknown-faction")]
PHASE = Annotated[Literal["setup", "beginning", "action", "end"], Meta(title="phase"), named_problem("unknown-phase")]
STEP = Annotated[
    Literal[
        "city-deck", "leaders", "player-order", "reveal-leaders", "reveal-havens", "rivals", "starting-hand",
        "ready-and-return", "mending", "antagonists", "draw",
    ],
    Meta(title="step"),
    named_problem("unknown-step"),
]  # fmt: skip
DECK = Literal["library", "faction"]
ATTRIBUTE = Literal["Ranged", "Physical", "Social", "Mental"]
REWARD = Literal["mend", "prestige", "attach"]

Attribute = Annotated[str, OnWire(ATTRIBUTE)]
CardName = Annotated[str, OnWire(CARD)]
CardOrHidden = Annotated[str, OnWire(CARD_OR_HIDDEN)]
Characters = Annotated[tuple[CardId, ...], OnWire(Annotated[list[IN_PLAY], Meta(min_length=1)])]
Deck = Annotated[str, OnWire(DECK)]
Phase = Annotated[str, OnWire(PHASE)]
Reward = Annotated[str, OnWire(REWARD)]
