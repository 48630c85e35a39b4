"""What minions can do by their own text, outside combat. V5 'Crypt Cards', 'Wording templates'."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from reference_engine.kernel import Card
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes import events
from reference_engine.vtes.basic_actions import Bleed
from reference_engine.vtes.cards.abilities import ONCE_PER_PERIOD
from reference_engine.vtes.cards.effects import NOT_ELIGIBLE
from reference_engine.vtes.cards.language import ACTION_WINDOWS, Ability
from reference_engine.vtes.cards.modes import NOT_BLEEDING
from reference_engine.vtes.cards.phase_actions import NOT_READY
from reference_engine.vtes.cards.votes import NOT_SUCH_A_CARD
from reference_engine.vtes.choices import Use
from reference_engine.vtes.facts import facts
from reference_engine.vtes.play import RefillHand
from reference_engine.vtes.table import READY, TORPOR, InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes

ONCE_IN_THIS_ACTION = Refusal(
    "vtes.wording.during-x-do-y-once-per-x", "the minion has done so already during this action"
)
NO_BLOOD = Refusal("vtes.card.cost.blood-needs-enough-blood", "the vampire has too little blood for it")
NOT_OLDER = Refusal("vtes.crypt.older-means-larger-capacity", "the target has no larger capacity")


class BleedMore(Ability):
    """Once in each of its bleeds, the minion bleeds for more: it burns blood for it, or its player discards a card."""

    windows = ACTION_WINDOWS

    def __init__(self, amount: int, blood: int = 0, discard: str = "") -> None:
        self.amount, self.blood, self.discipline = amount, blood, discard

    def choices(self, game: Vtes, frame: Frame, card: InPlay) -> Iterable[Use]:
        if not self.discipline:
            return [Use(card.id, self.name)]
        hand = game.seats[card.controller].hand
        return [Use(card.id, self.name, target_=discarded) for discarded in dict.fromkeys(hand)]

    def refusal(self, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Bleed) or frame.minion != card.id:
            return NOT_BLEEDING
        if any(modifier.stat == "bleed" and modifier.source == card.card for modifier in game.modifiers):
            return ONCE_IN_THIS_ACTION
        if card.counters < self.blood:
            return NO_BLOOD
        if not self.discipline:
            return None
        fits = choice.target_ != Card(0) and self.discipline in facts()[choice.target_].disciplines
        return None if fits and choice.target_ in game.seats[card.controller].hand else NOT_SUCH_A_CARD

    def apply(self, game: Vtes, card: InPlay, choice: Use) -> None:
        action = game.within(Bleed)
        assert action is not None
        game.cite(("vtes.wording.during-x-do-y-once-per-x",))
        game.burn_blood(card, self.blood)
        game.modify("bleed", card.id, self.amount, "action", card.card)
        game.emit(events.BleedChanged(card.id, self.amount, game.bleed(action)))
        if self.discipline:
            game.cite(("vtes.card.cost.minion-may-use-controllers-resources",))
            game.discard(card.controller, choice.target_)
            game.call(RefillHand(seat=card.controller))


class OncePerUnlockPhase(Ability):
    """Once in its controller's unlock phase, something is done to a vampire."""

    windows = frozenset({"unlock"})
    only_ready = False
    """Whether the minion has to be ready for it."""

    def choices(self, game: Vtes, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [
            Use(card.id, self.name, other.id)
            for other in game.cards.values()
            if other.region in (READY, TORPOR) and other.facts.is_vampire
        ]

    def refusal(self, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if self.only_ready and card.region != READY:
            return NOT_READY
        if game.spent(card, "turn:unlock"):
            return ONCE_PER_PERIOD
        target = game.cards.get(choice.target)
        if target is None or target.region not in (READY, TORPOR) or not target.facts.is_vampire:
            return NOT_ELIGIBLE
        return self.unfit(game, card, target)

    def unfit(self, game: Vtes, card: InPlay, target: InPlay) -> Refusal | None:
        """Why it cannot be done to that vampire, or None."""
        raise NotImplementedError

    def apply(self, game: Vtes, card: InPlay, choice: Use) -> None:
        game.spend(card, "turn:unlock")
        game.cite(("vtes.wording.during-x-do-y-once-per-x",))
        self.do(game, game.cards[choice.target])

    def do(self, game: Vtes, target: InPlay) -> None:
        raise NotImplementedError


class BloodForOlder(OncePerUnlockPhase):
    """While the minion is ready: blood from the bank for a ready vampire with a larger capacity."""

    only_ready = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def unfit(self, game: Vtes, card: InPlay, target: InPlay) -> Refusal | None:
        if target.region != READY:
            return NOT_ELIGIBLE
        game.cite((NOT_OLDER.rule,))
        return None if game.capacity(target) > game.capacity(card) else NOT_OLDER

    def do(self, game: Vtes, target: InPlay) -> None:
        game.add_blood(target, self.amount)


class LockOfSect(OncePerUnlockPhase):
    """A vampire of a sect, of no more than a capacity, is locked."""

    def __init__(self, sect: str, most: int) -> None:
        self.sect, self.most = sect, most

    def unfit(self, game: Vtes, card: InPlay, target: InPlay) -> Refusal | None:
        fits = game.sect(target) == self.sect and game.capacity(target) <= self.most and not target.locked
        return None if fits else NOT_ELIGIBLE

    def do(self, game: Vtes, target: InPlay) -> None:
        game.lock(target)
