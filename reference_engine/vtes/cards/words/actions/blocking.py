"""What cards do to block attempts. V5 'Resolve Block Attempts', glossary 'Blocking Minion'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import course
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.declarations.language import CardInUse, Effect
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import Table

NOBODY_BLOCKS = Refusal("vtes.glossary.blocking-minion-during-attempt-and-after", "no minion is attempting to block")


class FailAttempt(Effect):
    """The block attempt fails, and the blocking minion cannot attempt to block this action again."""

    windows = frozenset({"block-attempt"})
    elsewhere = NOBODY_BLOCKS
    rules = ("vtes.glossary.blocking-minion-during-attempt-and-after",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if isinstance(frame, Action) and frame.state == "block-attempt" else NOBODY_BLOCKS

    def apply(self, game: Table, play: CardInUse) -> None:
        action = course.under_way(game)
        game.modify("cannot block", action.blocker, 1, "action", play.card)
        action.goto(Action.compare)
