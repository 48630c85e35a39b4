"""What cards do to the course of an action: who may block, how it ends, what follows. V5 'Course of an Action'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import course
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.cards.words.actions.action_effects import put_on
from reference_engine.vtes.declarations.language import ACTION_WINDOWS, Ability, CardInUse, Effect, Targets
from reference_engine.vtes.playing.offers import GRANTED
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table import events
from reference_engine.vtes.table.choices import Play, Use
from reference_engine.vtes.table.state import READY, InPlay, Table

NOT_BLOCKED = Refusal(
    "vtes.golden-rule.cards-override-rules", "the card can be used only once the action is blocked, and not resolved"
)
NOT_SUCCEEDING = Refusal(
    "vtes.golden-rule.cards-override-rules", "the card can be used only where the bleed is about to be successful"
)
NOT_AS_ANNOUNCED = Refusal(
    "vtes.action.announce.as-announced-cards-first", "the card can be used only as the action is announced"
)
NO_BLOOD_TO_BURN = Refusal("vtes.card.cost.blood-needs-enough-blood", "the vampire has no blood to burn for it")

FOR_THE_ACTION = ("vtes.action.course.effects-last-for-the-action",)


class ForTheAction(Effect):
    """A change of the acting minion, by its name in the rules' own queries, until the action ends."""

    rules = FOR_THE_ACTION

    def __init__(self, stat: str, amount: int = 1) -> None:
        self.stat, self.amount = stat, amount

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify(self.stat, course.under_way(game).minion, self.amount, "action", play.card)


class NoVampireBlocks(ForTheAction):
    """Vampires cannot block the action; an attempt under way fails."""

    def __init__(self) -> None:
        super().__init__("unblockable by vampires")


class AggravatedAfterwards(ForTheAction):
    """The acting minion takes aggravated damage that cannot be prevented, after the action."""

    def __init__(self, amount: int) -> None:
        super().__init__("aggravated damage afterwards", amount)


class LockFailedBlockers(ForTheAction):
    """Whoever attempts to block from now on, and fails, is locked as the action resolves."""

    def __init__(self) -> None:
        super().__init__("locks failed blockers")


class EndIfBlocked(ForTheAction):
    """If the action is blocked, the blocker is locked and the action ends before the block is resolved."""

    def __init__(self) -> None:
        super().__init__("ends if blocked")


class LowerIntercept(Ability):
    """Once in the action, the acting vampire burns 1 blood for less intercept of an ally or a younger vampire."""

    windows = ACTION_WINDOWS
    name = "lower-intercept"

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [
            Use(card.id, self.name, other.id)
            for other in game.cards.values()
            if other.region == READY and other.controller != card.controller
        ]

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        target = game.cards.get(choice.target)
        if card.counters < 1:
            return NO_BLOOD_TO_BURN
        if target is None or target.region != READY or target.id == card.id:
            return NOT_ELIGIBLE
        older = target.facts.is_vampire and game.capacity(target) >= game.capacity(card)
        return NOT_ELIGIBLE if older else None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        action = course.under_way(game)
        source = next(m.source for m in game.modifiers if m.stat == self.name and m.subject == card.id)
        game.modifiers = [m for m in game.modifiers if m.stat != self.name or m.subject != card.id]
        game.burn_blood(card, 1)
        game.modify("intercept", choice.target, -1, "action", source)
        game.emit(
            events.InterceptChanged(choice.target, -1, action.intercept(game, choice.target)),
            "vtes.action.stealth-and-intercept-may-be-modified-below-zero",
        )


GRANTED[LowerIntercept.name] = LowerIntercept()


class MayLowerIntercept(ForTheAction):
    """The acting vampire may once lower the intercept of somebody."""

    def __init__(self) -> None:
        super().__init__(LowerIntercept.name)


class EndBlockedAction(Effect):
    """The acting minion unlocks and its action ends, blocked and not resolved; it is not performed again this turn."""

    windows = frozenset({"before-block-resolution"})
    elsewhere = NOT_BLOCKED

    def apply(self, game: Table, play: CardInUse) -> None:
        action = course.under_way(game)
        acting = game.cards[action.minion]
        game.unlock(acting)
        game.modify(f"not again {action.KIND}", acting.id, 1, "turn", play.card, about=action.is_about())
        action.end_early(game)


class KeepFromBlocking(Effect):
    """A vampire that is chosen as the action is announced cannot block it."""

    windows = frozenset({"as-announced"})
    elsewhere = NOT_AS_ANNOUNCED
    rules = ("vtes.action.announce.as-announced-cards-first",)

    def __init__(self, younger: bool = False) -> None:
        self.younger = younger

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.region == READY and card.facts.is_vampire]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Action) or frame.state != "announced":
            return NOT_AS_ANNOUNCED
        target = game.cards.get(choice.target)
        if target is None or target.region != READY or not target.facts.is_vampire:
            return NOT_ELIGIBLE
        younger = game.capacity(target) < game.capacity(game.cards[choice.minion])
        return NOT_ELIGIBLE if self.younger and not younger else None

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify("cannot block", play.target, 1, "action", play.card)


class ReduceBleed(Effect):
    """A smaller bleed."""

    rules = FOR_THE_ACTION

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, play: CardInUse) -> None:
        action = course.under_way(game)
        assert isinstance(action, Bleed)
        game.modify("bleed", action.minion, -self.amount, "action", play.card)
        game.emit(events.BleedChanged(action.minion, -self.amount, action.amount(game)))


class SaveForNextBleed(Effect):
    """A bleed that is about to be successful is not: the card waits on the vampire to increase the next one."""

    windows = frozenset({"before-success"})
    elsewhere = NOT_SUCCEEDING
    rules = ("vtes.card.play.into-play-on-resolution",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if isinstance(frame, Bleed) and not frame.foiled and frame.amount(game) >= 1 else NOT_SUCCEEDING

    def apply(self, game: Table, play: CardInUse) -> None:
        action = course.under_way(game)
        assert isinstance(action, Bleed)
        action.foiled = True
        placed = put_on(game, play, action.minion)
        game.aim(placed, action.target_seat)
