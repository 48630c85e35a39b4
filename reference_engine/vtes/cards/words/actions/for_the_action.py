"""Changes that last for an action, and effects that end it early. V5 'Summary of the Course of an Action'."""

from __future__ import annotations

from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.actions import course_of_action, mandatory
from reference_engine.vtes.card_dsl.language import CardInUse, Effect
from reference_engine.vtes.table.state import Table

NOT_JUST_BLOCKED = Refusal(
    "vtes.golden-rule.cards-override-rules",
    "this can be used only after the action is blocked and before it is resolved",
)
FOR_THE_ACTION = ("vtes.action.course.effects-last-for-the-action",)


class ForTheAction(Effect):
    """Changes the acting minion until the action ends, under the name that the rules query."""

    rules = FOR_THE_ACTION

    def __init__(self, stat: str, amount: int = 1) -> None:
        self.stat, self.amount = stat, amount

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify(self.stat, course_of_action.under_way(game).minion, self.amount, "action", play.card)


class AggravatedAfterwards(ForTheAction):
    """Deals the acting minion aggravated damage after the action that cannot be prevented."""

    def __init__(self, amount: int) -> None:
        super().__init__("aggravated damage afterwards", amount)


class EndBlockedAction(Effect):
    """Unlocks the acting minion and ends its blocked action, which cannot be performed again this turn."""

    windows = frozenset({"before-block-resolution"})
    elsewhere = NOT_JUST_BLOCKED

    def apply(self, game: Table, play: CardInUse) -> None:
        action = course_of_action.under_way(game)
        acting = game.cards[action.minion]
        mandatory.end(game, action, play.card)
        game.unlock(acting)
        action.end_early(game)
