"""What is written out of the code for people to read: sections of pages in docs/.

`python -m conformance.docgen` makes them anew; a test fails where one is out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from conformance import games
from conformance.docgen import card_tables, step_tables, wire_tables
from conformance.docgen.page import DOCS, Page

Section = Callable[[], Iterable[str]]


def pages() -> list[Page]:
    """Every page that has sections made from the code."""
    found: dict[str, dict[str, Section]] = {}
    for game in games.GAMES:
        if game.words is not None and game.words_page:
            made = wire_tables.sections(game.words)
            found.setdefault(game.words_page, {}).update({f"{game.name} {about}": each for about, each in made.items()})
        if game.steps is not None and game.steps_page:
            found.setdefault(game.steps_page, {})[f"{game.name} steps"] = partial(step_tables.steps, game.vocabulary)
    for name in (game.name for game in games.GAMES if game.cards is not None):
        found[f"reference/cards-{name}.md"] = {f"{name} cards": partial(card_tables.cards, name)}
    return [Page(DOCS / file, sections) for file, sections in found.items()]
