"""Master cards. V5 'Master Cards'.

They stand on the words, like all texts.
"""

from reference_engine.vtes.cards.texts.masters import (
    master_cards,
    on_minions,
    schemes,
    used_in_play,
)

__all__ = [
    "master_cards",
    "on_minions",
    "schemes",
    "used_in_play",
]
