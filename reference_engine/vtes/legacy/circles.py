"""Circles of Blood Brothers. V5 'Circle'."""

from __future__ import annotations

from reference_engine.vtes.sects import titles
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.state import InPlay, Table

CIRCLE = " circle"
"""Suffix of circle traits; the prefix is the circle's name."""


def of(minion: InPlay) -> str:
    """Return the circle that a vampire is designated to; empty if it is a circle of its own."""
    return next((trait for trait in legacy_traits.of(minion) if trait.endswith(CIRCLE)), "")


def same_circle(game: Table, one: InPlay, other: InPlay) -> bool:
    """Return whether two different vampires belong to the same circle. V5 'Circle'."""
    game.cite(
        ("vtes.legacy.trait.circle.blood-brother-has-circle",)
        if of(one) and of(other)
        else (
            "vtes.legacy.trait.circle.undesignated-is-own-circle",
            "vtes.published.circle.none-designated-is-its-own",
        )
    )
    if titles.title(game, one) == "inner circle":
        game.cite(("vtes.legacy.trait.circle.inner-circle-is-no-circle",))
    return of(one) != "" and of(one) == of(other)
