"""What reactions do and ask for: unlocking, waking once, blocking at once, locking as a price. V5 'Reaction cards'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import blocks, course
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.cards.words.playing.effects import NOT_LOCKED, OTHERWISE_ENDED, UnlockActing, more_intercept
from reference_engine.vtes.cards.words.playing.modes import Reaction, action_around
from reference_engine.vtes.combat.gains import PREVENT, Gained
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.declarations.declaring import BEHAVIOUR
from reference_engine.vtes.declarations.language import ACTION_WINDOWS, CardInUse, Effect, Mode, Targets
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import SLEEPS, Table

NOT_AT_YOU = Refusal(
    "vtes.golden-rule.cards-override-rules", "the action is directed neither at the Methuselah nor at its cards"
)
NOT_THE_PREDATORS = Refusal("vtes.golden-rule.cards-override-rules", "the acting minion is not the predator's")
ONCE_BETWEEN_UNLOCKS = Refusal(
    "vtes.golden-rule.cards-override-rules", "the minion has played this card since its last unlock phase"
)
NO_WAKE = Refusal(
    "vtes.glossary.wake.unlocking-reaction-not-in-as-played-window", "the card unlocks the minion, but wakes it not"
)
HAS_TO_LOCK = Refusal(
    "vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake",
    "the minion is locked and would have to lock",
)
NO_TITLE = Refusal("vtes.card.req.text-requirements-count", "the vampire does not hold a title that the card asks for")
WRONG_SECT = Refusal("vtes.card.req.text-requirements-count", "the minion is not of the sect that the card asks for")
OWN_TURN = Refusal("vtes.golden-rule.cards-override-rules", "the card cannot be played in one's own turn")
TOO_LITTLE_BLOOD = Refusal("vtes.card.cost.blood-needs-enough-blood", "the vampire lacks the blood that it has to burn")


def directed_at_you(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Only usable during an action directed at the Methuselah or one of its cards."""
    action = action_around(game, frame)
    return None if action is not None and seat in action.directed_at(game) else NOT_AT_YOU


def while_predator_acts(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Only usable while a minion of the predator acts."""
    action = action_around(game, frame)
    return None if action is not None and action.seat == game.predator(seat) else NOT_THE_PREDATORS


class Holding(Effect):
    """Only for a vampire with one of these titles."""

    def __init__(self, *titles: str) -> None:
        self.titles = titles

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if titles.title(game, game.cards[choice.minion]) in self.titles else NO_TITLE

    def apply(self, game: Table, play: CardInUse) -> None:
        game.cite((NO_TITLE.rule,))


class UnlockReacting(Effect):
    """The locked reacting minion unlocks. That is no wake. V5 glossary, 'Wake'."""

    windows = ACTION_WINDOWS
    while_played = NO_WAKE
    rules = ("vtes.glossary.wake.unlocking-reaction-is-no-wake", "vtes.unlock.restores-card")

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if game.cards[choice.minion].locked else NOT_LOCKED

    def apply(self, game: Table, play: CardInUse) -> None:
        game.unlock(game.cards[play.minion])


class UnlockBlocker(UnlockReacting):
    """Who has blocked the action unlocks, once it is resolved."""

    windows = UnlockActing.windows
    elsewhere = UnlockActing.elsewhere

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Action) or frame.state != "blocked" or frame.blocker != choice.minion:
            return OTHERWISE_ENDED
        return super().refusal(game, frame, seat, choice)


class BlockAtOnce(Effect):
    """A locked minion burns blood to unlock and attempts to block, with intercept whether it is needed or not.

    While an attempt goes on, only the minion that is blocking already can be made to.
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
            return TOO_LITTLE_BLOOD
        action = course.under_way(game)
        if action.state == "block-attempt" and minion.id == action.blocker:
            return None
        return blocks.refusal(game, action, seat, minion, unlocked=True)

    def apply(self, game: Table, play: CardInUse) -> None:
        action, minion = course.under_way(game), game.cards[play.minion]
        game.burn_blood(minion, self.blood)
        game.unlock(minion)
        more_intercept(game, minion.id, self.intercept, play.card)
        if action.state == "block-attempt":
            game.cite(("vtes.action.course.b.current-blocker-may-be-forced-to-block",))
            return
        action.blocker = minion.id
        action.goto(Action.attempt)


class IfThisBlocks(Effect):
    """If the minion blocks the action it can maneuver once in the combat, or prevent 1 damage in its first round."""

    def __init__(self, what: str) -> None:
        self.what = what

    def apply(self, game: Table, play: CardInUse) -> None:
        lasting = "round" if self.what == PREVENT else "combat"
        course.under_way(game).if_blocks += (Gained(self.what, play.minion, play.card, lasting=lasting),)


class OnceBetweenUnlocks(Effect):
    """A minion plays the card once between two of its unlock phases."""

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        spent = game.spent(game.cards[choice.minion], f"unlock:{BEHAVIOUR[choice.card].facts.name}")
        return ONCE_BETWEEN_UNLOCKS if spent else None

    def played(self, game: Table, play: CardInUse) -> None:
        game.spend(game.cards[play.minion], f"unlock:{BEHAVIOUR[play.card].facts.name}")

    def apply(self, game: Table, play: CardInUse) -> None:
        return None


class AllySleepsOn(Effect):
    """An ally that plays it does not unlock in its next unlock phase."""

    def apply(self, game: Table, play: CardInUse) -> None:
        minion = game.cards[play.minion]
        if not minion.facts.is_vampire:
            game.spend(minion, SLEEPS)


class LockWithAnother(Effect):
    """A minion and another unlocked ready one of its controller, both of a sect, lock for what the card does."""

    def __init__(self, sect: str) -> None:
        self.sect = sect

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(other.id, NOBODY, "") for other in game.minions(seat) if other.id != minion]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        minion, other = game.cards[choice.minion], game.cards.get(choice.target)
        if game.sect(minion) != self.sect:
            return WRONG_SECT
        if minion.locked:
            return HAS_TO_LOCK
        if other is None or other.id == minion.id or other.controller != seat or not game.is_ready(other.id):
            return NOT_ELIGIBLE
        return None if game.sect(other) == self.sect and not other.locked else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        for minion in (play.minion, play.target):
            if minion in game.cards:
                game.lock(game.cards[minion])


class ReactionWithoutAction(Reaction):
    """A reaction that is played even though there is no action, in the turn of another."""

    def players(self, game: Table, frame: Frame, seat: Seat) -> Iterable[CardId]:
        return [minion.id for minion in game.minions(seat)] if seat != game.active else ()

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if seat == game.active:
            return OWN_TURN
        if action_around(game, frame) is not None or game.within(Round) is not None:
            return super().refusal(game, frame, seat, choice)
        return self.readiness_refusal(game.cards[choice.minion]) or Mode.refusal(self, game, frame, seat, choice)

    def played(self, game: Table, play: CardInUse) -> None:
        if game.within(Action) is None:
            Mode.played(self, game, play)
        else:
            super().played(game, play)
