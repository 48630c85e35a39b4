"""What cards do: the effects that declarations are put together from."""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import bleeding, course
from reference_engine.vtes.actions.bleeding import BESIDE_THE_LIMIT, WHILE_POOR, Bleed
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.declarations.declaring import BEHAVIOUR
from reference_engine.vtes.declarations.language import ACTION_WINDOWS, CardInUse, Effect, Targets
from reference_engine.vtes.playing import as_played, as_vampire, targets
from reference_engine.vtes.playing.as_played import AS_PLAYED
from reference_engine.vtes.playing.targets import NO_TARGET, NOT_ELIGIBLE
from reference_engine.vtes.sects import membership, titles
from reference_engine.vtes.table import events, traits
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import READY, TORPOR, UNCONTROLLED, InPlay, Table

STEALTH_NOT_NEEDED = Refusal("vtes.action.stealth.added-only-when-needed", "stealth is not needed now")
INTERCEPT_NOT_NEEDED = Refusal("vtes.action.intercept.added-only-when-needed", "intercept is not needed now")
NOT_THE_BLOCKER = Refusal("vtes.action.intercept.added-only-when-needed", "only the blocking minion can add intercept")
ONE_INCREASE = Refusal("vtes.bleed.only-one-increasing-modifier", "another action modifier already increases the bleed")
NOT_LOCKED = Refusal("vtes.golden-rule.cards-override-rules", "only a locked minion can use this")
TARGET_FIXED = Refusal("vtes.action.course.b.target-cannot-change", "the target is fixed while a block attempt goes on")
BLOCKS_NOT_DECLINED = Refusal(
    "vtes.golden-rule.cards-override-rules", "the card can be used only after blocks are declined"
)
NOT_ANOTHER = Refusal(
    "vtes.golden-rule.cards-override-rules", "the new target has to be another Methuselah, not the acting one"
)
NOT_YOUNGER = Refusal("vtes.crypt.younger-means-smaller-capacity", "the target's capacity is not the smaller one")
ACTION_NOT_OVER = Refusal(
    "vtes.golden-rule.cards-override-rules", "the card can be used only once the action is resolved"
)
OTHERWISE_ENDED = Refusal(
    "vtes.golden-rule.cards-override-rules", "the action has not ended in the way that the card asks for"
)
ONCE_EACH_TURN = Refusal("vtes.golden-rule.cards-override-rules", "the card allows that once each turn")


def more_stealth(game: Table, amount: int, source: Card) -> None:
    """Add to the stealth of the acting minion until the action ends."""
    action = course.under_way(game)
    game.modify("stealth", action.minion, amount, "action", source)
    game.emit(events.StealthChanged(action.minion, amount, action.stealth(game)))


def more_intercept(game: Table, minion: CardId, amount: int, source: Card) -> None:
    """Add to the intercept of a minion until the action ends."""
    game.modify("intercept", minion, amount, "action", source)
    game.emit(events.InterceptChanged(minion, amount, course.under_way(game).intercept(game, minion)))


class Stealth(Effect):
    """More stealth for the acting minion, when it is needed. V5 'Stealth and Intercept'."""

    windows = frozenset({"block-attempt"})
    elsewhere = STEALTH_NOT_NEEDED
    rules = ("vtes.action.stealth.added-only-when-needed", "vtes.action.stealth-intercept.last-for-the-action")

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Action) or frame.state != "block-attempt":
            return STEALTH_NOT_NEEDED
        return None if frame.intercept(game, frame.blocker) >= frame.stealth(game) else STEALTH_NOT_NEEDED

    def apply(self, game: Table, play: CardInUse) -> None:
        as_vampire.cite_lasting(game, play)
        more_stealth(game, self.amount, play.card)


class Intercept(Effect):
    """More intercept for the blocking minion, when it is needed; `if_titled`: so much more with a title.

    V5 'Stealth and Intercept'.
    """

    windows = frozenset({"block-attempt"})
    elsewhere = INTERCEPT_NOT_NEEDED
    rules = ("vtes.action.intercept.added-only-when-needed", "vtes.action.stealth-intercept.last-for-the-action")

    def __init__(self, amount: int, if_titled: int = 0) -> None:
        self.amount, self.if_titled = amount, if_titled

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Action) or frame.state != "block-attempt":
            return INTERCEPT_NOT_NEEDED
        if choice.minion != frame.blocker:
            return NOT_THE_BLOCKER
        return None if frame.stealth(game) > frame.intercept(game, frame.blocker) else INTERCEPT_NOT_NEEDED

    def apply(self, game: Table, play: CardInUse) -> None:
        as_vampire.cite_lasting(game, play)
        titled = bool(self.if_titled and titles.title(game, game.cards[play.minion]))
        more_intercept(game, play.minion, self.amount + titled * self.if_titled, play.card)


class BleedIncrease(Effect):
    """A larger bleed; limited: only one action modifier may do so. V5 'Bleed'.

    `clan`: one more for a vampire of that clan. `at_most`: only while the target has no more pool than that.
    """

    rules: Sequence[str] = ("vtes.bleed.only-one-increasing-modifier", "vtes.bleed.limited-reminder")

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
        action = course.under_way(game)
        assert isinstance(action, Bleed)
        amount = self.amount + (1 if self.clan and game.clan(game.cards[action.minion]) == self.clan else 0)
        before = action.amount(game)
        game.modify(self.stat(), action.minion, amount, "action", play.card, limit=self.at_most)
        game.emit(events.BleedChanged(action.minion, action.amount(game) - before, action.amount(game)))

    def stat(self) -> str:
        return WHILE_POOR if self.at_most else "bleed"


class BleedIncreaseBesideTheLimit(BleedIncrease):
    """A larger bleed that does not count against the limit, neither its own nor others'."""

    rules = ("vtes.bleed.modifiers-exempt-from-limit",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None

    def stat(self) -> str:
        return BESIDE_THE_LIMIT


class Redirect(Effect):
    """The bleed goes to another Methuselah, once blocks are declined."""

    windows = frozenset({"blocks-declined"})
    elsewhere = BLOCKS_NOT_DECLINED
    rules = ("vtes.action.block.target-change-reopens", "vtes.bleed.cards-may-allow-or-force-other-target")

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
        course.under_way(game).redirect(game, play.target_seat)


class Wake(Effect):
    """The locked minion may react and block as though unlocked until the action ends. V5 glossary, 'Wake'."""

    windows = ACTION_WINDOWS | {AS_PLAYED}
    rules = (
        "vtes.glossary.wake.may-attempt-to-block",
        "vtes.glossary.wake.may-play-reactions",
        "vtes.glossary.wake.lasts-for-the-action",
    )

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if game.cards[choice.minion].locked else NOT_LOCKED

    def apply(self, game: Table, play: CardInUse) -> None:
        course.under_way(game).awake += (play.minion,)
        if as_played.played_last(game) is not None:
            game.cite(("vtes.card.as-played.wake-effects-allowed", "vtes.glossary.wake.usable-in-as-played-window"))


class StealBlood(Effect):
    """Blood or life of a minion goes to the acting minion: as much of it as there is. V5 glossary, 'Target'."""

    rules = (
        "vtes.glossary.target.is-methuselah-or-card",
        "vtes.glossary.target.counters-only-via-their-holder",
        "vtes.glossary.target.amount-need-not-be-available",
        "vtes.minion.vampires-and-allies",
    )

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.facts.is_minion]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if (refusal := targets.refusal(game, choice)) is not None:
            return refusal
        assert target is not None
        return None if target.facts.is_minion and target.id != choice.minion else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            victim = game.cards[play.target]
            if victim.region == TORPOR:
                game.cite(("vtes.target.torpor-vampires-eligible",))
            game.move_blood(self.amount, victim, game.cards[play.minion])
            game.lose_last_life(victim)


class ForOwnUncontrolled(Effect):
    """Something for a vampire in one's own uncontrolled region, by the text of a card that names one there."""

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.controlled(seat, UNCONTROLLED)]

    def aimed_at(self, game: Table, seat: Seat, choice: Play) -> InPlay | None:
        """The vampire, or None where the choice means nothing of the kind."""
        target = game.cards.get(choice.target)
        own = target is not None and target.controller == seat and target.region == UNCONTROLLED
        return target if own else None


class AddBlood(Effect):
    """Blood from the bank for a vampire: a ready one, or one in one's own uncontrolled region.

    Where a minion adds it there, the vampire is younger, unless `younger` is false; `clan` and `trait` say which else.
    """

    rules = ("vtes.counter.added-blood-comes-from-bank",)

    def __init__(self, amount: int, to: str, *, clan: str = "", trait: str = "", younger: bool = True) -> None:
        self.amount, self.to = amount, to
        self.clan, self.trait, self.younger = clan, trait, younger

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [
            (card.id, NOBODY, "") for card in game.cards.values() if card.region == self.to and card.facts.is_vampire
        ]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if target is None or target.region != self.to or not target.facts.is_vampire:
            return NO_TARGET
        if self.to == UNCONTROLLED:
            if target.controller != seat:
                return NO_TARGET
            if choice.minion and self.younger:
                game.cite((NOT_YOUNGER.rule,))
                own = as_vampire.capacity(game, game.cards[choice.minion], choice)
                if game.capacity(target) >= own:
                    return NOT_YOUNGER
        return traits.target_refusal(game, target, self.clan, self.trait)

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            game.add_blood(game.cards[play.target], self.amount)


class BecomeSect(Effect):
    """A ready vampire of one's own, where the text says so of one sect only, changes its sect."""

    rules = ("vtes.sect.change-replaces-old-sect", "vtes.legacy.antitribu.sect-change-keeps-clan")

    def __init__(self, sect: str, of: str = "") -> None:
        self.sect, self.of = sect, of

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.minions(seat)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        fits = target is not None and target.region == READY and target.controller == seat and target.facts.is_vampire
        if not fits or target is None or game.sect(target) == self.sect or self.of not in ("", game.sect(target)):
            return NOT_ELIGIBLE
        return None

    def apply(self, game: Table, play: CardInUse) -> None:
        membership.change_sect(game, game.cards[play.target], self.sect)


class UnlockActing(Effect):
    """The acting minion unlocks, once its action is over: a successful one, or a blocked one."""

    windows = frozenset({"after-resolution"})
    elsewhere = ACTION_NOT_OVER
    rules = ("vtes.unlock.restores-card", "vtes.minion-phase.unlocked-minion-may-act-again")

    def __init__(self, after: str, once_each_turn: bool = False) -> None:
        self.after, self.once_each_turn = after, once_each_turn

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if self.once_each_turn and game.spent(game.cards[choice.minion], f"turn:{choice.card}"):
            return ONCE_EACH_TURN
        return None if isinstance(frame, Action) and frame.state == self.after else OTHERWISE_ENDED

    def apply(self, game: Table, play: CardInUse) -> None:
        if self.once_each_turn:
            game.spend(game.cards[play.minion], f"turn:{play.card}")
        game.unlock(game.cards[play.minion])
