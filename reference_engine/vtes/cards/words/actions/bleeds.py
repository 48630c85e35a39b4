"""Effects that increase, reduce or redirect bleeds. V5 'Bleed'."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import bleeding, course_of_action
from reference_engine.vtes.actions.bleeding import BESIDE_THE_LIMIT, WHILE_POOR, Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import (
    ACTION_WINDOWS,
    Ability,
    CardInUse,
    Effect,
    LockingAbility,
    Targets,
)
from reference_engine.vtes.cards.words.actions.for_the_action import FOR_THE_ACTION
from reference_engine.vtes.cards.words.actions.occasions import NOT_BLEEDING
from reference_engine.vtes.cards.words.actions.outcomes import put_on
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import NO_HELP_WANTED
from reference_engine.vtes.cards.words.playing.limits import NOT_SUCH_A_CARD
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.table import legacy_traits, piles
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Play, Use

ONE_INCREASE = Refusal(
    "vtes.bleed.only-one-increasing-modifier", "another action modifier has already increased the bleed"
)
TARGET_FIXED = Refusal("vtes.action.course.b.target-cannot-change", "the target cannot change during a block attempt")
BLOCKS_NOT_DECLINED = Refusal(
    "vtes.golden-rule.cards-override-rules", "this can be used only after blocks are declined"
)
NOT_ANOTHER = Refusal(
    "vtes.golden-rule.cards-override-rules", "the new target must be a player other than you and the acting player"
)
NOT_SUCCEEDING = Refusal(
    "vtes.golden-rule.cards-override-rules", "this can be used only when the bleed is about to succeed"
)
ONCE_IN_THIS_ACTION = Refusal(
    "vtes.wording.during-x-do-y-once-per-x", "the minion has already used this during the action"
)
TOO_LITTLE_FOR_BLEED = Refusal("vtes.card.cost.blood-needs-enough-blood", "the vampire has too little blood for this")


class BleedIncrease(Effect):
    """Increases the bleed. Only one limited action modifier may do so. V5 'Bleed'.

    `clan`: one more for a vampire of that clan. `at_most`: only while the target has no more pool than that.
    """

    rules: Sequence[str] = (
        "vtes.bleed.only-one-increasing-modifier",
        "vtes.bleed.limited-reminder",
        "vtes.faq.bleed.increase-not-at-announcement",
        "vtes.faq.bleed.increase-may-wait-until-blocks-declined",
    )

    def __init__(self, amount: int, clan: str = "", at_most: int = 0) -> None:
        self.amount, self.clan, self.at_most = amount, clan, at_most

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Bleed) or (self.at_most and game.seats[frame.target_seat].pool > self.at_most):
            return None
        pool = game.seats[frame.target_seat].pool
        increased = any(
            modifier.stat in ("bleed", WHILE_POOR)
            and modifier.subject == frame.minion
            and modifier.amount > 0
            and (not modifier.limit or pool <= modifier.limit)
            and "action modifier" in BEHAVIOUR[modifier.source].facts.types
            for modifier in game.modifiers
        )
        return ONE_INCREASE if increased else None

    def apply(self, game: Table, play: CardInUse) -> None:
        action = course_of_action.under_way(game)
        assert isinstance(action, Bleed)
        amount = self.amount + (1 if self.clan and game.clan(game.cards[action.minion]) == self.clan else 0)
        before = action.amount(game)
        game.modify(self.stat(), action.minion, amount, "action", play.card, limit=self.at_most)
        game.emit(events.BleedChanged(action.minion, action.amount(game) - before, action.amount(game)))

    def stat(self) -> str:
        return WHILE_POOR if self.at_most else "bleed"


class BleedIncreaseBesideTheLimit(BleedIncrease):
    """Increases the bleed outside the limit of one action modifier."""

    rules = ("vtes.bleed.modifiers-exempt-from-limit",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None

    def stat(self) -> str:
        return BESIDE_THE_LIMIT


class Redirect(Effect):
    """Redirects the bleed to another Methuselah once blocks are declined."""

    windows = frozenset({"blocks-declined"})
    elsewhere = BLOCKS_NOT_DECLINED
    rules = (
        "vtes.action.block.target-change-reopens",
        "vtes.bleed.cards-may-allow-or-force-other-target",
        "vtes.faq.bleed.redirect-only-after-declining-block",
        "vtes.faq.bleed.acting-may-increase-before-redirect",
        "vtes.faq.bleed.redirect-with-or-without-increase",
        "vtes.faq.bleed.new-target-may-block",
        "vtes.faq.bleed.new-target-may-redirect",
        "vtes.faq.bleed.redirected-back-reopens-blocking",
    )

    def __init__(self, lock: bool) -> None:
        self.lock = lock

    def misplaced(self, frame: Frame) -> Refusal | None:
        return TARGET_FIXED if isinstance(frame, Action) and frame.state == "block-attempt" else self.elsewhere

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(NO_CARD, other, "") for other in game.clockwise(seat)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if isinstance(frame, Bleed) and choice.target_seat == frame.seat:
            return bleeding.NEVER_ONESELF
        if not isinstance(frame, Bleed) or choice.target_seat in (NOBODY, frame.target_seat):
            return NOT_ANOTHER
        return NOT_ANOTHER if game.seats[choice.target_seat].ousted else None

    def apply(self, game: Table, play: CardInUse) -> None:
        if self.lock:
            if game.cards[play.minion].locked:
                game.cite(("vtes.glossary.lock-x-then-do-y.usable-by-locked-minion-under-wake",))
            game.lock(game.cards[play.minion])
        course_of_action.under_way(game).redirect(game, play.target_seat)


class ReduceBleed(Effect):
    """Reduces the bleed."""

    rules = (
        *FOR_THE_ACTION,
        "vtes.faq.bleed.reduce-after-announcement",
        "vtes.faq.bleed.reduce-until-resolution",
    )

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, play: CardInUse) -> None:
        action = course_of_action.under_way(game)
        assert isinstance(action, Bleed)
        game.modify("bleed", action.minion, -self.amount, "action", play.card)
        game.emit(events.BleedChanged(action.minion, -self.amount, action.amount(game)))


class SaveForNextBleed(Effect):
    """Stops a bleed that is about to be successful: the card waits on the vampire to increase the next one."""

    puts_on_minion = True
    windows = frozenset({"before-success"})
    elsewhere = NOT_SUCCEEDING
    rules = ("vtes.card.play.into-play-on-resolution",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if isinstance(frame, Bleed) and not frame.foiled and frame.amount(game) >= 1 else NOT_SUCCEEDING

    def apply(self, game: Table, play: CardInUse) -> None:
        action = course_of_action.under_way(game)
        assert isinstance(action, Bleed)
        action.foiled = True
        placed = put_on(game, play, action.minion)
        game.aim(placed, action.target_seat)


class LockForBleed(LockingAbility):
    """Locks during a bleed by another minion of the controller, of a clan or with a trait, to increase it."""

    windows = ACTION_WINDOWS
    elsewhere = NO_HELP_WANTED

    def __init__(self, amount: int, clan: str = "", trait: str = "") -> None:
        self.amount, self.clan, self.trait = amount, clan, trait

    def further_refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Bleed) or frame.seat != card.controller or frame.minion == card.id:
            return NO_HELP_WANTED
        return legacy_traits.target_refusal(game, game.cards[frame.minion], self.clan, self.trait)

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        action = course_of_action.under_way(game)
        assert isinstance(action, Bleed)
        game.modify("bleed", action.minion, self.amount, "action", card.card)
        game.emit(events.BleedChanged(action.minion, self.amount, action.amount(game)))


class BleedMore(Ability):
    """Lets the minion increase each of its bleeds once, by burning blood or discarding a card."""

    windows = ACTION_WINDOWS

    def __init__(self, amount: int, blood: int = 0, discard: str = "") -> None:
        self.amount, self.blood, self.discipline = amount, blood, discard

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        if not self.discipline:
            return [Use(card.id, self.name)]
        hand = game.seats[card.controller].hand
        return [Use(card.id, self.name, target_=discarded) for discarded in dict.fromkeys(hand)]

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Bleed) or frame.minion != card.id:
            return NOT_BLEEDING
        if any(modifier.stat == "bleed" and modifier.source == card.card for modifier in game.modifiers):
            return ONCE_IN_THIS_ACTION
        if card.counters < self.blood:
            return TOO_LITTLE_FOR_BLEED
        if not self.discipline:
            return None
        fits = choice.target_ != Card(0) and self.discipline in facts()[choice.target_].disciplines
        return None if fits and choice.target_ in game.seats[card.controller].hand else NOT_SUCH_A_CARD

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        action = game.within(Bleed)
        assert action is not None
        game.cite(("vtes.wording.during-x-do-y-once-per-x",))
        game.burn_blood(card, self.blood)
        game.modify("bleed", card.id, self.amount, "action", card.card)
        game.emit(events.BleedChanged(card.id, self.amount, action.amount(game)))
        if self.discipline:
            game.cite(("vtes.card.cost.minion-may-use-controllers-resources",))
            piles.discard(game, card.controller, choice.target_)
            game.call(RefillHand(seat=card.controller))
