"""Effects on block attempts and blockers. V5 'Resolve Block Attempts', 'Who May Attempt to Block'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import blocks, course_of_action
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl import in_force
from reference_engine.vtes.card_dsl.language import CardInUse, Effect
from reference_engine.vtes.card_dsl.static_abilities import StaticAbility
from reference_engine.vtes.cards.words.actions.for_the_action import ForTheAction
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import more_intercept
from reference_engine.vtes.cards.words.actions.waking import NO_WAKE
from reference_engine.vtes.cards.words.playing.limits import NOT_LOCKED
from reference_engine.vtes.combat.gains import PREVENT, Gained
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE, AimedEffect
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import READY, InPlay, Table
from scenarios.wire_types.vtes.choices import Play

NOBODY_BLOCKS = Refusal("vtes.glossary.blocking-minion-during-attempt-and-after", "no minion is attempting to block")
NOT_AS_ANNOUNCED = Refusal(
    "vtes.action.announce.as-announced-cards-first", "this can be used only as the action is announced"
)
TOO_LITTLE_TO_BLOCK = Refusal("vtes.card.cost.blood-needs-enough-blood", "the vampire has too little blood for this")


class FailAttempt(Effect):
    """Makes the block attempt fail, and stops the minion from attempting to block this action again."""

    windows = frozenset({"block-attempt"})
    elsewhere = NOBODY_BLOCKS
    rules = ("vtes.glossary.blocking-minion-during-attempt-and-after",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if isinstance(frame, Action) and frame.state == "block-attempt" else NOBODY_BLOCKS

    def apply(self, game: Table, play: CardInUse) -> None:
        action = course_of_action.under_way(game)
        game.modify("cannot block", action.blocker, 1, "action", play.card)
        action.goto(Action.compare)


class NoVampireBlocks(ForTheAction):
    """Stops vampires from blocking the action; their current attempt fails."""

    def __init__(self) -> None:
        super().__init__("unblockable by vampires")


class LockFailedBlockers(ForTheAction):
    """Locks any minion that fails to block from now on, when the action resolves."""

    def __init__(self) -> None:
        super().__init__("locks failed blockers")


class EndIfBlocked(ForTheAction):
    """Locks a successful blocker and ends the action before the block is resolved."""

    def __init__(self) -> None:
        super().__init__("ends if blocked")


class KeepFromBlocking(AimedEffect):
    """Stops a vampire chosen at the announcement from blocking the action."""

    windows = frozenset({"as-announced"})
    elsewhere = NOT_AS_ANNOUNCED
    rules = ("vtes.action.announce.as-announced-cards-first",)

    def __init__(self, younger: bool = False) -> None:
        self.younger = younger

    def fits(self, game: Table, seat: Seat, card: InPlay) -> bool:
        return card.region == READY and card.facts.is_vampire

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Action) or frame.state != "announced":
            return NOT_AS_ANNOUNCED
        if (refusal := super().refusal(game, frame, seat, choice)) is not None:
            return refusal
        younger = game.capacity(game.cards[choice.target]) < game.capacity(game.cards[choice.minion])
        return NOT_ELIGIBLE if self.younger and not younger else None

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify("cannot block", play.target, 1, "action", play.card)


class BlockAtOnce(Effect):
    """Lets a locked minion burn blood to unlock and attempt to block, with intercept even if it is not needed.

    During an attempt, only the minion that is already blocking can be chosen.
    """

    windows = frozenset({"no-block", "block-attempt"})
    while_played = NO_WAKE
    rules = ("vtes.glossary.wake.unlocking-reaction-is-no-wake", "vtes.action.course.a.usable-effects-or-declare-block")

    def __init__(self, intercept: int, blood: int) -> None:
        self.intercept, self.blood = intercept, blood

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        minion = game.cards[choice.minion]
        if not minion.locked:
            return NOT_LOCKED
        if minion.counters < self.blood:
            return TOO_LITTLE_TO_BLOCK
        action = course_of_action.under_way(game)
        if action.state == "block-attempt" and minion.id == action.blocker:
            return None
        return blocks.refusal(game, action, seat, minion, unlocked=True)

    def apply(self, game: Table, play: CardInUse) -> None:
        action, minion = course_of_action.under_way(game), game.cards[play.minion]
        game.burn_blood(minion, self.blood)
        game.unlock(minion)
        more_intercept(game, minion.id, self.intercept, play.card)
        if action.state == "block-attempt":
            game.cite(("vtes.action.course.b.current-blocker-may-be-forced-to-block",))
            return
        action.blocker = minion.id
        action.goto(Action.attempt)


class IfThisBlocks(Effect):
    """Gives the minion a maneuver in combat if it blocks the action, or prevention of 1 damage in the first round."""

    def __init__(self, what: str) -> None:
        self.what = what

    def apply(self, game: Table, play: CardInUse) -> None:
        lasting = "round" if self.what == PREVENT else "combat"
        course_of_action.under_way(game).if_blocks += (Gained(self.what, play.minion, play.card, lasting=lasting),)


class BloodForBlocking(StaticAbility):
    """Gives the vampire blood before combat, once a turn, when it blocks a titled vampire or a political action."""

    topic = in_force.BLOCKED

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def blocked(self, game: Table, card: InPlay, action: Action) -> None:
        acting = game.cards.get(action.minion)
        titled = acting is not None and bool(titles.title(game, acting))
        if (titled or action.KIND == "political") and not game.spent(card, "turn:block"):
            game.spend(card, "turn:block")
            game.add_blood(game.cards[card.host], self.amount)
