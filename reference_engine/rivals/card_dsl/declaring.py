"""Registration of card declarations: `declared` registers a class under the name of its card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.rivals.card_dsl.language import (
    BONUSES,
    DEFINING_CARDS,
    LOOKED_FOR,
    ONCE,
    TEXTS,
    TRIGGERS,
    Ability,
    Bonus,
    CardText,
    Part,
    Trigger,
    flat,
    listing,
)
from reference_engine.rivals.table.card_facts import AGENDAS, CHARACTERS, CITY, HAVENS, LIBRARY, MONSTERS

CARDS = {**CHARACTERS, **LIBRARY, **CITY, **MONSTERS, **AGENDAS, **HAVENS}
"""All cards of the set by name."""


def declared(name: str) -> Callable[[type[CardText]], type[CardText]]:
    """Declare the card with this name. Raises ValueError for an unknown card or a second declaration."""

    def declare(declaration: type[CardText]) -> type[CardText]:
        if name not in CARDS:
            raise ValueError(f"{declaration.__name__}: no card is called {name!r}")
        if name in TEXTS:
            raise ValueError(f"{declaration.__name__}: {name!r} is declared twice")
        text = declaration()
        text.name = name
        text.parts = {
            timing: flat(listed(declaration, timing, Part)) for timing in ONCE if hasattr(declaration, timing)
        }
        text.triggers = {timing: triggers(declaration, timing) for timing in TRIGGERS if hasattr(declaration, timing)}
        text.bonuses = {word: listed(declaration, word, Bonus) for word in BONUSES if hasattr(declaration, word)}
        text.used = listed(declaration, "abilities", Ability)
        for number, ability in enumerate(text.used):
            text.parts[f"ability {number}"] = ability.parts
        for timing, found in text.triggers.items():
            for number, trigger in enumerate(found):
                text.parts[f"{timing} {number}"] = trigger.parts
        TEXTS[name] = text
        for word in (*text.triggers, *text.bonuses, *text.parts, *(each for each in LOOKED_FOR if getattr(text, each))):
            DEFINING_CARDS.setdefault(word, set()).add(name)
        return declaration

    return declare


def listed(declaration: type[CardText], word: str, kind: type[Any]) -> tuple[Any, ...]:
    """Return the values of the attribute `word` of a declaration as a tuple.

    Raises ValueError if one is not a `kind`.
    """
    found = listing(getattr(declaration, word))
    if not all(isinstance(item, kind) for item in found):
        raise ValueError(f"{declaration.__name__}.{word}: every item must be a {kind.__name__}")
    return found


def triggers(declaration: type[CardText], timing: str) -> tuple[Trigger, ...]:
    """Return the triggers of a moment. Bare parts form one trigger about the card's own character."""
    found = listing(getattr(declaration, timing))
    if isinstance(found[0], Trigger):
        return listed(declaration, timing, Trigger)
    return (Trigger(*listed(declaration, timing, Part)),)
