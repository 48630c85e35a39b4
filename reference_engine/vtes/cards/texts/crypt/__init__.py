"""Vampires whose cards say more than a title and Disciplines. V5 'Crypt Cards'.

They stand on the words, like all texts.
"""

from reference_engine.vtes.cards.texts.crypt import (
    titled_vampires,
    vampires,
)

__all__ = [
    "titled_vampires",
    "vampires",
]
