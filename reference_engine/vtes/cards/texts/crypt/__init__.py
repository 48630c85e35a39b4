"""Vampires whose text goes beyond a title and Disciplines. V5 'Crypt Cards'.

The package depends on the effects in `cards.words`, like all declarations.
"""

from reference_engine.vtes.cards.texts.crypt import (
    titled_vampires,
    vampires,
)

__all__ = [
    "titled_vampires",
    "vampires",
]
