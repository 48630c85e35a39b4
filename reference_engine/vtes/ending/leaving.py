"""What is under way when a Methuselah leaves the game, and cannot go on. V5 'Ending the Game'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.combat.course import Combat
from reference_engine.vtes.playing.play import PlayCard
from reference_engine.vtes.turn.turn import Turn

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes


def lay_down_unresolved(game: Vtes, frame: Frame) -> None:
    """Put the card that a procedure has set aside, and is not going to resolve, in the ash heap."""
    if isinstance(frame, Action):
        set_aside = bool(frame.card) and not frame.stays and frame.pc > Action.PLACE["show_card"]
    elif isinstance(frame, PlayCard):
        set_aside = not frame.stays and PlayCard.PLACE["announce"] < frame.pc <= PlayCard.PLACE["lay_down"]
    else:
        return
    if set_aside:
        game.to_ash_heap(frame.seat, frame.card)


def after_ousting(game: Vtes, left: tuple[Seat, ...]) -> None:
    """Drop what cannot go on without those who have left the game."""
    if game.active in left:
        turn = game.within(Turn)
        if turn is not None:
            game.unwind_to(turn)
            turn.goto(Turn.end_of_turn)
            game.modifiers = [change for change in game.modifiers if change.until == "game"]
        return
    action = game.within(Action)
    if action is None:
        return
    if game.within(Combat) is not None and not (game.is_ready(action.minion) and game.is_ready(action.blocker)):
        return
    if action.target_seat in left and not action.successful:
        game.unwind_to(action)
        action.goto(Action.end_of_action)
