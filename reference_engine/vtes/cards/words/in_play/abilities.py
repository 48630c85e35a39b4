"""What cards in play let their controllers do outside combat. V5 'Locations', 'Wording templates'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.cards.words.playing.effects import STEALTH_NOT_NEEDED, Stealth, more_stealth
from reference_engine.vtes.declarations.language import ACTION_WINDOWS, Ability, LockingAbility
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table import traits
from reference_engine.vtes.table.choices import Play, Use
from reference_engine.vtes.table.state import READY, InPlay, Table

ONCE_PER_PERIOD = Refusal(
    "vtes.wording.during-x-do-y-once-per-x", "the card has been used for this already in this phase"
)
IN_ITS_PHASE = Refusal(
    "vtes.wording.during-x-do-y-once-per-x", "the card is used in another phase, of its user's own turn"
)
NOTHING_TO_MOVE = Refusal("vtes.counter.one-kind-three-names", "there is no counter to move")
ONE_HUNTING_GROUND = Refusal(
    "vtes.golden-rule.cards-override-rules", "the vampire has gained blood from a hunting ground this turn"
)
NOT_DIRECTED_HERE = Refusal("vtes.golden-rule.cards-override-rules", "no action is directed at the card's controller")
IS_BLOCKING = Refusal("vtes.golden-rule.cards-override-rules", "the minion is blocking")
NOT_UNDIRECTED = Refusal("vtes.golden-rule.cards-override-rules", "the seat is not announcing an undirected action")


class MoveBlood(Ability):
    """During a phase of the controller of the vampire it is on, 1 blood between that vampire and the pool, once."""

    elsewhere = IN_ITS_PHASE

    TO_POOL, TO_VAMPIRE = "to-pool", "to-vampire"

    def __init__(self, phase: str, effect: str) -> None:
        self.windows = frozenset({phase})
        self.phase = phase
        self.name = effect

    def user(self, game: Table, card: InPlay) -> Seat:
        return game.cards[card.host].controller

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        host = game.cards[card.host]
        if host.controller != game.active:
            return IN_ITS_PHASE
        if game.spent(card, f"turn:{self.phase}"):
            return ONCE_PER_PERIOD
        available = host.counters if self.name == self.TO_POOL else game.seats[host.controller].pool
        return None if available > 0 else NOTHING_TO_MOVE

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, f"turn:{self.phase}")
        game.cite(("vtes.wording.during-x-do-y-once-per-x",))
        host = game.cards[card.host]
        if self.name == self.TO_POOL:
            game.move_blood(1, host, host.controller)
        else:
            game.move_blood(1, host.controller, host)


class HuntingGround(Ability):
    """In the unlock phase a ready vampire of one's own gains 1 blood, from one hunting ground a turn."""

    windows = frozenset({"unlock"})
    elsewhere = IN_ITS_PHASE

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [Use(card.id, "", minion.id) for minion in game.minions(card.controller) if minion.facts.is_vampire]

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        vampire = game.cards.get(choice.target)
        if (
            vampire is None
            or vampire.controller != card.controller
            or vampire.region != READY
            or not vampire.facts.is_vampire
        ):
            return NOT_ELIGIBLE
        if card.controller != game.active:
            return IN_ITS_PHASE
        if game.spent(card, "turn:unlock"):
            return ONCE_PER_PERIOD
        return ONE_HUNTING_GROUND if game.spent(vampire, "turn:hunting ground") else None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        vampire = game.cards[choice.target]
        game.spend(card, "turn:unlock")
        game.spend(vampire, "turn:hunting ground")
        game.cite(("vtes.wording.during-x-do-y-once-per-x",))
        game.add_blood(vampire, 1)


class UnlockByBurning(Ability):
    """During an action directed at its controller or their card, the card is burned to unlock a ready minion."""

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


class LockForStealth(LockingAbility):
    """The card locks to give an acting minion of one's own, of a clan, more stealth when it is needed."""

    windows = Stealth.windows
    rules = Stealth.rules

    def __init__(self, amount: int, clan: str) -> None:
        self.amount, self.clan = amount, clan

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [Use(card.id, "", frame.minion)] if isinstance(frame, Action) else ()

    def further_refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Action) or choice.target != frame.minion or frame.seat != card.controller:
            return STEALTH_NOT_NEEDED
        if (refusal := traits.target_refusal(game, game.cards[frame.minion], self.clan)) is not None:
            return refusal
        return Stealth(self.amount).refusal(game, frame, card.controller, Play(card.card))

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        game.cite(self.rules)
        more_stealth(game, self.amount, card.card)


class LockAsAnnounced(LockingAbility):
    """The card locks as a vampire of one's own announces an undirected action, for stealth before it is needed."""

    windows = frozenset({"as-announced"})

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def further_refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Action) or frame.seat != card.controller or frame.directed_at(game):
            return NOT_UNDIRECTED
        return None if game.cards[frame.minion].facts.is_vampire else NOT_ELIGIBLE

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        game.cite(("vtes.action.announce.as-announced-cards-first",))
        more_stealth(game, self.amount, card.card)
