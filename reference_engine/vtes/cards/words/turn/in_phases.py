"""Uses of cards in play during a phase of their users. V5 'Locations', 'Wording templates'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import IS_LOCKED, Ability
from reference_engine.vtes.cards.words.playing.for_a_price import ANY_TIME
from reference_engine.vtes.cards.words.playing.limits import IN_ITS_PHASE, NOT_LOCKED, ONCE_PER_PERIOD
from reference_engine.vtes.cards.words.turn.phase_actions import USER_NOT_READY
from reference_engine.vtes.playing import as_vampire
from reference_engine.vtes.playing.requirements import TOO_LITTLE_BLOOD
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from reference_engine.vtes.turn.minion_phase import MinionPhase
from reference_engine.vtes.turn.turns import PHASES
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.vtes.choices import Use

NOTHING_TO_MOVE = Refusal("vtes.counter.one-kind-three-names", "there is no blood or pool to move")
ONE_HUNTING_GROUND = Refusal(
    "vtes.golden-rule.cards-override-rules", "the vampire has already gained blood from a hunting ground this turn"
)
NOT_OLDER = Refusal("vtes.crypt.older-means-larger-capacity", "the target is not older")
OWN_MINION_PHASE = Refusal("vtes.wording.during-x-do-y-once-per-x", "this can be used only in your own minion phase")
NOT_NOW = Refusal(
    "vtes.golden-rule.cards-override-rules", "this can be used only in another phase, or it has already been used"
)


class MoveBlood(Ability):
    """Moves 1 blood between the card's vampire and its controller's pool, once in a phase of that controller."""

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
    """Gives a ready vampire of the user 1 blood in the unlock phase, from one hunting ground a turn."""

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


class GiveBloodToCard(Ability):
    """Moves 1 blood from a vampire of a clan to the card, once in the controller's master phase."""

    windows = frozenset({"master"})
    elsewhere = IN_ITS_PHASE

    def __init__(self, name: str, clan: str) -> None:
        self.name, self.clan = name, clan

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [Use(card.id, self.name, giver.id) for giver in game.controlled(card.controller, READY, TORPOR)]

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if card.controller != game.active:
            return IN_ITS_PHASE
        if game.spent(card, "turn:given"):
            return ONCE_PER_PERIOD
        giver = game.cards.get(choice.target)
        if giver is None or giver.controller != card.controller or giver.region not in (READY, TORPOR):
            return NOT_ELIGIBLE
        if not giver.facts.is_vampire or game.clan(giver) != self.clan:
            return NOT_ELIGIBLE
        return None if giver.counters else NOTHING_TO_MOVE

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "turn:given")
        game.cite(("vtes.wording.during-x-do-y-once-per-x",))
        game.move_blood(1, game.cards[choice.target], card)


class OncePerUnlockPhase(Ability):
    """An effect on a vampire, once in the unlock phase of the card's controller."""

    windows = frozenset({"unlock"})
    only_ready = False
    """True if the minion must be ready."""

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [
            Use(card.id, self.name, other.id)
            for other in game.cards.values()
            if other.region in (READY, TORPOR) and other.facts.is_vampire
        ]

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if self.only_ready and card.region != READY:
            return USER_NOT_READY
        if game.spent(card, "turn:unlock"):
            return ONCE_PER_PERIOD
        target = game.cards.get(choice.target)
        if target is None or target.region not in (READY, TORPOR) or not target.facts.is_vampire:
            return NOT_ELIGIBLE
        return self.unfit(game, card, target)

    def unfit(self, game: Table, card: InPlay, target: InPlay) -> Refusal | None:
        """Return why that vampire cannot be chosen, or None."""
        raise NotImplementedError

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "turn:unlock")
        game.cite(("vtes.wording.during-x-do-y-once-per-x",))
        self.do(game, game.cards[choice.target])

    def do(self, game: Table, target: InPlay) -> None:
        raise NotImplementedError


class BloodForOlder(OncePerUnlockPhase):
    """Gives a ready vampire with a larger capacity blood from the bank, while the minion is ready."""

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
    """Locks a vampire of a sect, up to a capacity."""

    def __init__(self, sect: str, most: int) -> None:
        self.sect, self.most = sect, most

    def unfit(self, game: Table, card: InPlay, target: InPlay) -> Refusal | None:
        fits = game.sect(target) == self.sect and game.capacity(target) <= self.most and not target.locked
        return None if fits else NOT_ELIGIBLE

    def do(self, game: Table, target: InPlay) -> None:
        game.lock(target)


class InOwnMinionPhase(Ability):
    """Used in any window of the user's own minion phase, during an action as well as between two."""

    windows = ANY_TIME - {*PHASES, "as-announced"} | {"minion"}
    elsewhere = OWN_MINION_PHASE

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        phase = game.within(MinionPhase)
        if phase is None or phase.seat != self.user(game, card):
            return OWN_MINION_PHASE
        return self.further_refusal(game, card)

    def further_refusal(self, game: Table, card: InPlay) -> Refusal | None:
        """Return any other reason against the use in that phase, or None."""
        raise NotImplementedError


class UnlockForBlood(InOwnMinionPhase):
    """Unlocks the minion for blood, once in its controller's minion phase."""

    rules = ("vtes.unlock.restores-card", "vtes.minion-phase.unlocked-minion-may-act-again")

    def __init__(self, blood: int, name: str = "") -> None:
        self.blood, self.name = blood, name

    def further_refusal(self, game: Table, card: InPlay) -> Refusal | None:
        if game.spent(card, "turn:unlock"):
            return ONCE_PER_PERIOD
        if not card.locked:
            return NOT_LOCKED
        return None if card.counters >= self.blood else TOO_LITTLE_BLOOD

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "turn:unlock")
        game.cite(self.rules)
        game.burn_blood(card, self.blood)
        game.unlock(card)


class LockToUnlockBearer(InOwnMinionPhase):
    """Locks the card in its user's minion phase to unlock the vampire that it is on."""

    def user(self, game: Table, card: InPlay) -> Seat:
        return game.cards[card.host].controller

    def further_refusal(self, game: Table, card: InPlay) -> Refusal | None:
        if card.locked:
            return IS_LOCKED
        return None if game.cards[card.host].facts.is_vampire else as_vampire.NOT_FROM_PLAY

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.lock(card)
        game.unlock(game.cards[card.host])


class BurnToFill(Ability):
    """Burns the card in its user's unlock phase to fill the ready vampire that it is on with blood."""

    windows = frozenset({"unlock"})

    def user(self, game: Table, card: InPlay) -> Seat:
        return game.cards[card.host].controller

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        vampire = game.cards[card.host]
        if not isinstance(frame, UnlockPhase) or frame.seat != vampire.controller:
            return NOT_NOW
        return None if game.is_ready(vampire.id) and vampire.facts.is_vampire else NOT_ELIGIBLE

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        vampire = game.cards[card.host]
        game.burn(card)
        game.add_blood(vampire, game.capacity(vampire) - vampire.counters)
