"""Master cards. V5 'Master Cards'.

The package depends on the effects in `cards.words`, like all declarations.
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
