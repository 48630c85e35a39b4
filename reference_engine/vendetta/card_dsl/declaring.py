"""Registration of card declarations: a class for each card, under the card's key."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.vendetta.card_dsl.language import TEXTS, TIMINGS, CardText, Part
from reference_engine.vendetta.table.card_facts import ALLIES, CLAN_CARDS, LOCATION_CARD_FACTS, RELIC_FACTS


def declared(key: str) -> Callable[[type[CardText]], type[CardText]]:
    """Declare the card with this key. Raises ValueError for an unknown card or a second declaration."""

    def declare(declaration: type[CardText]) -> type[CardText]:
        if key not in CLAN_CARDS and key not in ALLIES and key not in LOCATION_CARD_FACTS and key not in RELIC_FACTS:
            raise ValueError(f"{declaration.__name__}: no card is {key!r}")
        if key in TEXTS:
            raise ValueError(f"{declaration.__name__}: {key!r} is declared twice")
        text = declaration()
        text.name = CLAN_CARDS[key].name if key in CLAN_CARDS else key
        text.parts = {}
        for timing in TIMINGS:
            parts: Part | tuple[Part, ...] = getattr(declaration, timing, ())
            if parts:
                text.parts[timing] = parts if isinstance(parts, tuple) else (parts,)
        TEXTS[key] = text
        return declaration

    return declare
