"""Master cards. V5 'Master Cards'.

They stand on the words, like all texts.
"""

from reference_engine.vtes.cards.texts.masters import (
    master_cards,
    on_minions,
    unlock_phase_masters,
    used_in_play,
)

__all__ = [
    "master_cards",
    "on_minions",
    "unlock_phase_masters",
    "used_in_play",
]
