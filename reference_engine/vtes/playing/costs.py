"""What a card costs to play now. V5 'Requirements for Playing Cards'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.vtes.declarations import standing
from reference_engine.vtes.declarations.declaring import BEHAVIOUR
from reference_engine.vtes.playing import targets
from reference_engine.vtes.table.choices import Play

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes


def blood_cost(game: Vtes, choice: Play) -> int:
    """What a card costs in blood: as printed, with what it says of an X, or who plays it."""
    behaviour = BEHAVIOUR[choice.card]
    if behaviour.cost_x is not None:
        return behaviour.cost_x(game, game.active)
    return behaviour.facts.blood_cost + (choice.x if behaviour.facts.cost_x else 0)


def pool_cost(game: Vtes, choice: Play) -> int:
    """What a card costs in pool: as printed, and more where cards in play say so."""
    printed = BEHAVIOUR[choice.card].facts
    more = targets.dearer(game, "master", game.active, choice.target) if "master" in printed.types else 0
    return printed.pool_cost + more + standing.more_pool(game, printed.name, game.active, choice.target)
