"""What minions can do, and may not, by their own text, outside combat. V5 'Crypt Cards', 'Allies'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.cards.words.in_play.abilities import ONCE_PER_PERIOD
from reference_engine.vtes.cards.words.in_play.phase_actions import NOT_READY
from reference_engine.vtes.cards.words.playing.effects import NOT_LOCKED
from reference_engine.vtes.cards.words.playing.modes import NOT_BLEEDING
from reference_engine.vtes.cards.words.politics.votes import NOT_SUCH_A_CARD
from reference_engine.vtes.control import regions
from reference_engine.vtes.declarations.declaring import CARDS_NOT_USED, OUT_OF_PLAY
from reference_engine.vtes.declarations.language import ACTION_WINDOWS, Ability, CardInUse, Condition, Effect, Targets
from reference_engine.vtes.declarations.unasked import Standing
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.playing.requirements import TOO_LITTLE_BLOOD
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table import events, piles
from reference_engine.vtes.table.choices import Play, Use
from reference_engine.vtes.table.facts import facts
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from reference_engine.vtes.turn.minion_phase import MinionPhase

ONCE_IN_THIS_ACTION = Refusal(
    "vtes.wording.during-x-do-y-once-per-x", "the minion has done so already during this action"
)
NO_BLOOD = Refusal("vtes.card.cost.blood-needs-enough-blood", "the vampire has too little blood for it")
NOT_OLDER = Refusal("vtes.crypt.older-means-larger-capacity", "the target has no larger capacity")

OWN_MINION_PHASE = Refusal("vtes.wording.during-x-do-y-once-per-x", "this is used in one's own minion phase")
TOO_FEW_IN_PLAY = Refusal("vtes.golden-rule.cards-override-rules", "too few of the cards that it asks for are in play")


class BleedMore(Ability):
    """Once in each of its bleeds, the minion bleeds for more: it burns blood for it, or its player discards a card."""

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
            return NO_BLOOD
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


class OncePerUnlockPhase(Ability):
    """Once in its controller's unlock phase, something is done to a vampire."""

    windows = frozenset({"unlock"})
    only_ready = False
    """Whether the minion has to be ready for it."""

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [
            Use(card.id, self.name, other.id)
            for other in game.cards.values()
            if other.region in (READY, TORPOR) and other.facts.is_vampire
        ]

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if self.only_ready and card.region != READY:
            return NOT_READY
        if game.spent(card, "turn:unlock"):
            return ONCE_PER_PERIOD
        target = game.cards.get(choice.target)
        if target is None or target.region not in (READY, TORPOR) or not target.facts.is_vampire:
            return NOT_ELIGIBLE
        return self.unfit(game, card, target)

    def unfit(self, game: Table, card: InPlay, target: InPlay) -> Refusal | None:
        """Why it cannot be done to that vampire, or None."""
        raise NotImplementedError

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "turn:unlock")
        game.cite(("vtes.wording.during-x-do-y-once-per-x",))
        self.do(game, game.cards[choice.target])

    def do(self, game: Table, target: InPlay) -> None:
        raise NotImplementedError


class BloodForOlder(OncePerUnlockPhase):
    """While the minion is ready: blood from the bank for a ready vampire with a larger capacity."""

    only_ready = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def unfit(self, game: Table, card: InPlay, target: InPlay) -> Refusal | None:
        if target.region != READY:
            return NOT_ELIGIBLE
        game.cite((NOT_OLDER.rule,))
        return None if game.capacity(target) > game.capacity(card) else NOT_OLDER

    def do(self, game: Table, target: InPlay) -> None:
        game.add_blood(target, self.amount)


class LockOfSect(OncePerUnlockPhase):
    """A vampire of a sect, of no more than a capacity, is locked."""

    def __init__(self, sect: str, most: int) -> None:
        self.sect, self.most = sect, most

    def unfit(self, game: Table, card: InPlay, target: InPlay) -> Refusal | None:
        fits = game.sect(target) == self.sect and game.capacity(target) <= self.most and not target.locked
        return None if fits else NOT_ELIGIBLE

    def do(self, game: Table, target: InPlay) -> None:
        game.lock(target)


class NoCardsOf(Standing):
    """The minion cannot use cards that ask for a Discipline."""

    topic = CARDS_NOT_USED

    def __init__(self, discipline: str) -> None:
        self.discipline = discipline


class UnlockForBlood(Ability):
    """Once in one's minion phase, blood is burned to unlock the minion."""

    windows = frozenset({"minion"})
    elsewhere = OWN_MINION_PHASE
    name = "unlock"

    def __init__(self, blood: int) -> None:
        self.blood = blood

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, MinionPhase) or frame.seat != card.controller or game.spent(card, "turn:unlock"):
            return OWN_MINION_PHASE
        if not card.locked:
            return NOT_LOCKED
        return None if card.counters >= self.blood else TOO_LITTLE_BLOOD

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "turn:unlock")
        game.burn_blood(card, self.blood)
        game.unlock(card)


class MakeOwnReady(Effect):
    """A vampire in torpor of one's own becomes ready."""

    rules = ("vtes.rescue.no-longer-wounded",)

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.controlled(seat, TORPOR)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        fits = target is not None and target.region == TORPOR and target.controller == seat
        return None if fits else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        target = game.cards.get(play.target)
        if target is not None and target.region == TORPOR and target.controller == play.seat:
            regions.to_ready(game, target)


def in_play_at_least(amount: int, subtype: str) -> Condition:
    """Only with so many cards of a subtype in play."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        there = [card for card in game.cards.values() if card.region not in OUT_OF_PLAY]
        found = sum(subtype in card.facts.subtypes for card in there)
        return None if found >= amount else TOO_FEW_IN_PLAY

    return condition
