"""Starting points for positions without a continuation: the start of a step, or between two Actions."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel.frames import Frame
from reference_engine.rivals.setup.setup import TableSetUp
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.turn.action_phase import ActionPhase
from reference_engine.rivals.turn.end_phase import EndPhase
from reference_engine.rivals.turn.turns import Turns

Start = Callable[[], list[Frame]]


def in_setup(step: str) -> Start:
    return lambda: [Turns(), TableSetUp(pc=TableSetUp.PLACE[step])]


def in_turn(step: str, *within: Frame) -> Start:
    return lambda: [Turns(pc=Turns.PLACE[step]), *(frame.__copy__() for frame in within)]


STARTS: dict[tuple[str, str], Start] = {
    ("setup", "leaders"): in_setup("choose_leader"),
    ("setup", "player-order"): in_setup("who_is_first"),
    ("setup", "reveal-leaders"): in_setup("reveal_leaders"),
    ("setup", "reveal-havens"): in_setup("reveal_havens"),
    ("setup", "rivals"): in_setup("mix_rival_tokens"),
    ("setup", "starting-hand"): in_setup("draw_hands"),
    ("beginning", "city-deck"): in_turn("begin_turn"),
    ("beginning", "ready-and-return"): in_turn("ready_and_return_step"),
    ("action", ""): in_turn("end_phase", ActionPhase(pc=ActionPhase.PLACE["act"])),
    ("end", "mending"): in_turn("end_phase"),
    ("end", "antagonists"): in_turn("next_player", EndPhase(pc=EndPhase.PLACE["antagonist_step"])),
    ("end", "draw"): in_turn("next_player", EndPhase(pc=EndPhase.PLACE["draw"])),
}
"""Procedures at the start of each step; in an Action Phase, between two Actions."""


def stack_for(game: Table) -> list[Frame]:
    """Return the procedures that resume the game."""
    if (game.phase, game.phase_step) == ("beginning", "city-deck"):
        game.turn -= 1  # it is counted as it begins
    return STARTS[game.phase, game.phase_step]()
