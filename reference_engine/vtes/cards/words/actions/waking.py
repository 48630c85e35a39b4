"""Effects that wake or unlock minions because of an action, and their costs. V5 glossary, 'Wake'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import course_of_action
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.hunting import Hunt
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import (
    ACTION_WINDOWS,
    Ability,
    CardInUse,
    Effect,
    LockingAbility,
    Targets,
)
from reference_engine.vtes.cards.words.actions.occasions import NOT_UNDIRECTED
from reference_engine.vtes.cards.words.playing.limits import NOT_LOCKED, ONCE_EACH_TURN
from reference_engine.vtes.playing import card_being_played
from reference_engine.vtes.playing.card_being_played import AS_PLAYED
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.state import READY, SLEEPS, InPlay, Table
from scenarios.wire_types.vtes.choices import Play, Use

ACTION_NOT_OVER = Refusal("vtes.golden-rule.cards-override-rules", "this can be used only after the action is resolved")
OTHERWISE_ENDED = Refusal(
    "vtes.golden-rule.cards-override-rules", "the action did not end in the way that the card requires"
)
ONCE_BETWEEN_UNLOCKS = Refusal(
    "vtes.golden-rule.cards-override-rules", "the minion has already played this card since its last unlock phase"
)
NO_WAKE = Refusal(
    "vtes.glossary.wake.unlocking-reaction-not-in-as-played-window", "this card unlocks the minion but does not wake it"
)
HAS_TO_LOCK = Refusal(
    "vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake",
    "the minion is already locked",
)
WRONG_SECT = Refusal("vtes.card.req.text-requirements-count", "the minion does not belong to the required sect")
NOT_DIRECTED_HERE = Refusal("vtes.golden-rule.cards-override-rules", "no action is directed at you or your cards")
IS_BLOCKING = Refusal("vtes.golden-rule.cards-override-rules", "the minion is blocking")
NOT_HUNTED = Refusal("vtes.golden-rule.cards-override-rules", "the vampire has not just completed a successful hunt")


class Wake(Effect):
    """Lets the locked minion react and block as though unlocked until the action ends. V5 glossary, 'Wake'."""

    windows = ACTION_WINDOWS | {AS_PLAYED, "after-resolution"}
    rules = (
        "vtes.glossary.wake.may-attempt-to-block",
        "vtes.glossary.wake.may-play-reactions",
        "vtes.glossary.wake.lasts-for-the-action",
    )

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if game.cards[choice.minion].locked else NOT_LOCKED

    def apply(self, game: Table, play: CardInUse) -> None:
        course_of_action.under_way(game).awake += (play.minion,)
        if card_being_played.played_last(game) is not None:
            game.cite(("vtes.card.as-played.wake-effects-allowed", "vtes.glossary.wake.usable-in-as-played-window"))


class UnlockActing(Effect):
    """Unlocks the acting minion once its action is over, successful or blocked."""

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


class UnlockReacting(Effect):
    """Unlocks the locked reacting minion, which is not a wake. V5 glossary, 'Wake'."""

    windows = ACTION_WINDOWS
    while_played = NO_WAKE
    rules = ("vtes.glossary.wake.unlocking-reaction-is-no-wake", "vtes.unlock.restores-card")

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if game.cards[choice.minion].locked else NOT_LOCKED

    def apply(self, game: Table, play: CardInUse) -> None:
        game.unlock(game.cards[play.minion])


class UnlockBlocker(UnlockReacting):
    """Unlocks the minion that blocked the action, once it is resolved."""

    windows = UnlockActing.windows
    elsewhere = UnlockActing.elsewhere

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Action) or frame.state != "blocked" or frame.blocker != choice.minion:
            return OTHERWISE_ENDED
        return super().refusal(game, frame, seat, choice)


class OnceBetweenUnlocks(Effect):
    """Limits a minion to playing the card once between two of its unlock phases."""

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        spent = game.spent(game.cards[choice.minion], f"unlock:{BEHAVIOUR[choice.card].facts.name}")
        return ONCE_BETWEEN_UNLOCKS if spent else None

    def played(self, game: Table, play: CardInUse) -> None:
        game.spend(game.cards[play.minion], f"unlock:{BEHAVIOUR[play.card].facts.name}")

    def apply(self, game: Table, play: CardInUse) -> None:
        return None


class AllySleepsOn(Effect):
    """Stops an ally that plays it from unlocking in its next unlock phase."""

    def apply(self, game: Table, play: CardInUse) -> None:
        minion = game.cards[play.minion]
        if not minion.facts.is_vampire:
            game.spend(minion, SLEEPS)


class LockWithAnother(Effect):
    """Locks the minion and another unlocked ready one of its controller, both of a sect, for the card's effect."""

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


class UnlockByBurning(Ability):
    """Burns the card during an action directed at its controller or their card, to unlock a ready minion."""

    windows = ACTION_WINDOWS

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [Use(card.id, "", minion.id) for minion in game.minions(card.controller) if minion.id != card.id]

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Action) or card.controller not in frame.directed_at(game):
            return NOT_DIRECTED_HERE
        if frame.state == "block-attempt" and frame.blocker == card.id:
            return IS_BLOCKING
        target = game.cards.get(choice.target)
        fits = target is not None and target.controller == card.controller and target.region == READY
        return None if fits and choice.target != card.id else NOT_ELIGIBLE

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.burn(card)
        game.unlock(game.cards[choice.target])


class UnlockAfterHunt(Ability):
    """Unlocks the vampire after a successful hunt, once each turn."""

    windows = frozenset({"after-resolution"})
    rules = ("vtes.unlock.restores-card", "vtes.minion-phase.unlocked-minion-may-act-again")

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Hunt) or frame.minion != card.id or not frame.successful:
            return NOT_HUNTED
        return ONCE_EACH_TURN if game.spent(card, "turn:unlock after hunt") else None

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        return (Use(card.id),) if card.locked else ()

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "turn:unlock after hunt")
        game.cite(self.rules)
        game.unlock(card)


class LockToUnlockActing(LockingAbility):
    """Locks when a minion of a clan announces an undirected action; if that succeeds, the minion unlocks."""

    windows = frozenset({"as-announced"})

    def __init__(self, name: str, clan: str) -> None:
        self.name, self.clan = name, clan

    def further_refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Action) or frame.directed_at(game) or frame.minion not in game.cards:
            return NOT_UNDIRECTED
        return None if game.clan(game.cards[frame.minion]) == self.clan else NOT_ELIGIBLE

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        action = game.within(Action)
        assert action is not None
        game.cite(("vtes.action.announce.as-announced-cards-first",))
        action.unlocks_clans += (self.clan,)
