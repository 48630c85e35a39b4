"""What is written out of the code for people to read: sections of pages in docs/.

`python -m conformance.pages` makes them anew; a test fails where one is out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from conformance import games
from conformance.pages import cards, steps, words
from conformance.pages.page import DOCS, Page

Section = Callable[[], Iterable[str]]


def pages() -> list[Page]:
    """Every page that has sections made from the code."""
    found: dict[str, dict[str, Section]] = {}
    for game in games.GAMES:
        if game.words is not None and game.words_page:
            made = words.sections(game.words)
            found.setdefault(game.words_page, {}).update({f"{game.name} {about}": each for about, each in made.items()})
        if game.steps is not None and game.steps_page:
            found.setdefault(game.steps_page, {})[f"{game.name} steps"] = partial(steps.steps, game.vocabulary)
    for name in cards.TELLING:
        found[f"cards-{name}.md"] = {f"{name} cards": partial(cards.cards, name)}
    return [Page(DOCS / file, sections) for file, sections in found.items()]
