"""Sections of pages in docs/ that are generated from the code.

`python -m conformance.docgen` updates them; a test fails when one is out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from conformance import games
from conformance.docgen import (
    card_choice_tables,
    command_pages,
    coverage_table,
    profile_tables,
    step_tables,
    wire_tables,
)
from conformance.docgen.page import DOCS, Page

Section = Callable[[], Iterable[str]]


def pages() -> list[Page]:
    """Return every page with generated sections."""
    found: dict[str, dict[str, Section]] = {}
    for game in games.GAMES:
        if game.words is not None and game.words_page:
            made = wire_tables.sections(game.words)
            found.setdefault(game.words_page, {}).update({f"{game.name} {about}": each for about, each in made.items()})
        if game.steps is not None and game.steps_page:
            found.setdefault(game.steps_page, {})[f"{game.name} steps"] = partial(step_tables.steps, game.vocabulary)
    for name in (game.name for game in games.GAMES if game.cards is not None):
        found[f"reference/cards-{name}.md"] = {f"{name} cards": partial(card_choice_tables.cards, name)}
    found["../README.md"] = {"coverage": coverage_table.coverage_table}
    found["reference/cli.md"] = {"commands": command_pages.commands}
    found["reference/profiles.md"] = {
        f"{game.name} profiles": partial(profile_tables.profiles, game.name) for game in games.GAMES
    }
    return [Page((DOCS / file).resolve(), sections) for file, sections in found.items()]
