"""Words of cards that speak of clans and traits of minions, of Red List minions, and of new vampires."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import course, mandatory
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.actions.hunting import Hunt
from reference_engine.vtes.cards.words.actions.action_effects import EnterCombat
from reference_engine.vtes.cards.words.actions.in_play_actions import Who
from reference_engine.vtes.cards.words.in_play.placing import PutInPlay
from reference_engine.vtes.cards.words.playing.effects import (
    ONCE_EACH_TURN,
    STEALTH_NOT_NEEDED,
    ForOwnUncontrolled,
    Intercept,
    Stealth,
    more_stealth,
)
from reference_engine.vtes.cards.words.playing.modes import NOT_BLEEDING
from reference_engine.vtes.control import contests, regions
from reference_engine.vtes.declarations.declaring import OUT_OF_PLAY
from reference_engine.vtes.declarations.language import (
    ACTION_WINDOWS,
    Ability,
    CardInUse,
    Condition,
    Effect,
    LockingAbility,
    Targets,
)
from reference_engine.vtes.legacy import circles
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table import events, traits
from reference_engine.vtes.table.choices import Play, Use
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from reference_engine.vtes.turn.minion_phase import MinionPhase

UNTITLED = Refusal("vtes.card.req.text-requirements-count", "the card requires a titled vampire")
NOT_DIRECTED = Refusal("vtes.golden-rule.cards-override-rules", "the card is used against directed actions only")
NOT_ACTING = Refusal("vtes.golden-rule.cards-override-rules", "no minion that the card may help is acting")
NOT_HUNTED = Refusal("vtes.golden-rule.cards-override-rules", "the vampire has not just hunted successfully")
TOO_LITTLE_BLOOD = Refusal("vtes.card.cost.own-resources-only", "the vampire has less blood than that costs")


# When a card may be played, and by whom it may be used.


def bled_by_one_without(trait: str) -> Condition:
    """Only usable by the Methuselah who is bled, by a vampire without a trait."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Bleed) or frame.target_seat != seat:
            return NOT_BLEEDING
        acting = game.cards[frame.minion]
        game.cite((traits.DEFINITION,))
        return None if acting.facts.is_vampire and not traits.has(acting, trait) else traits.BARRED_BY_TRAIT

    return condition


def against_a_directed_action(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Only usable during a directed action."""
    return None if isinstance(frame, Action) and frame.directed_at(game) else NOT_DIRECTED


def titled_without(trait: str) -> Condition:
    """Requires a titled vampire without a trait."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        minion = game.cards[choice.minion]
        if not titles.title(game, minion):
            return UNTITLED
        return traits.BARRED_BY_TRAIT if traits.has(minion, trait) else None

    return condition


def bearer_with(trait: str) -> Who:
    """The minion that a card lies on, while it has a trait."""

    def who(game: Table, card: InPlay, minion: InPlay) -> bool:
        if minion.id != card.host or not traits.has(minion, trait):
            return False
        game.cite((traits.DEFINITION, traits.REQUIRED.get(trait, traits.DEFINITION)))
        return True

    return who


# What cards do when they are played.


class FightYoungerWithout(EnterCombat):
    """The acting minion enters combat with a younger vampire that lacks a trait."""

    def __init__(self, trait: str) -> None:
        super().__init__(vampires_only=True)
        self.trait = trait

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if (refusal := super().refusal(game, frame, seat, choice)) is not None:
            return refusal
        target = game.cards[choice.target]
        if target.controller == seat or game.capacity(target) >= game.capacity(game.cards[choice.minion]):
            return NOT_ELIGIBLE
        return traits.BARRED_BY_TRAIT if traits.has(target, self.trait) else None


class LoseTrait(Effect):
    """A minion in play loses a trait."""

    rules = (traits.DEFINITION,)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.region in (READY, TORPOR)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if target is None or target.region not in (READY, TORPOR):
            return NOT_ELIGIBLE
        return traits.target_refusal(game, target, trait=self.trait)

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            traits.change(game.cards[play.target], lost=self.trait)


class PutTrophyInPlay(PutInPlay):
    """The trophy is put in play, on no vampire yet."""

    rules = (
        *PutInPlay.rules,
        "vtes.master.trophy.put-in-play-by-master-phase-action",
        "vtes.master.trophy.no-effect-until-on-vampire",
    )


class BurnHelper(Effect):
    """An ally or retainer of the prey is burned."""

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        prey = game.prey(seat)
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.controller == prey and self.fits(card)]

    def fits(self, card: InPlay) -> bool:
        return bool({"ally", "retainer"} & set(card.facts.types)) and card.region not in OUT_OF_PLAY

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        fits = target is not None and self.fits(target) and target.controller == game.prey(seat)
        return None if fits else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            game.burn(game.cards[play.target])


class BringOutOfCircle(ForOwnUncontrolled):
    """A unique vampire of a clan moves from the uncontrolled to the ready region, one of its circle being ready."""

    rules = ("vtes.legacy.trait.circle.blood-brother-has-circle",)

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = self.aimed_at(game, seat, choice)
        if target is None:
            return NOT_ELIGIBLE
        if (refusal := traits.target_refusal(game, target, clan=self.clan)) is not None:
            return refusal
        if not contests.is_unique(target) or contests.copies(game, target):
            return NOT_ELIGIBLE
        kin = [minion for minion in game.minions(seat) if traits.of_clan(game, minion, self.clan)]
        return None if any(circles.same_circle(game, minion, target) for minion in kin) else no_kin(target)

    def apply(self, game: Table, play: CardInUse) -> None:
        regions.bring_out(game, game.cards[play.target])


def no_kin(vampire: InPlay) -> Refusal:
    """Why nobody is of the circle of a vampire."""
    word = "blood-brother-has-circle" if circles.of(vampire) else "undesignated-is-own-circle"
    return Refusal(f"vtes.legacy.trait.circle.{word}", "no ready vampire of the seat is of the circle of that vampire")


class BecomeVampire(Effect):
    """The card is put in play, a vampire of the acting one's clan and sect that has to hunt this turn."""

    rules = ("vtes.card.play.into-play-on-resolution", "vtes.glossary.sect.new-vampire-takes-creators-sect")

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return traits.CANNOT_CREATE if traits.has(game.cards[choice.minion], traits.STERILE) else None

    def apply(self, game: Table, play: CardInUse) -> None:
        creator = game.cards[play.minion]
        placed = game.put_in_play(play.card, play.seat, play.seat, READY)
        placed.clan, placed.sect = game.clan(creator), game.sect(creator)
        game.spend(placed, mandatory.HAS_TO_HUNT)
        course.under_way(game).card = Card(0)


# What cards in play may be used for.


class LockForBleed(LockingAbility):
    """The card locks during a bleed of another minion of one's own, of a clan or with a trait, for a larger one."""

    windows = ACTION_WINDOWS

    def __init__(self, amount: int, clan: str = "", trait: str = "") -> None:
        self.amount, self.clan, self.trait = amount, clan, trait

    def further_refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Bleed) or frame.seat != card.controller or frame.minion == card.id:
            return NOT_ACTING
        return traits.target_refusal(game, game.cards[frame.minion], self.clan, self.trait)

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        action = course.under_way(game)
        assert isinstance(action, Bleed)
        game.modify("bleed", action.minion, self.amount, "action", card.card)
        game.emit(events.BleedChanged(action.minion, self.amount, action.amount(game)))


class LockForIntercept(LockingAbility):
    """The card locks to give a blocking minion of one's own, of a clan, more intercept when it is needed."""

    windows = Intercept.windows
    rules = Intercept.rules

    def __init__(self, amount: int, clan: str) -> None:
        self.amount, self.clan = amount, clan

    def further_refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        blocker = game.cards.get(frame.blocker) if isinstance(frame, Action) else None
        if blocker is None or blocker.controller != card.controller:
            return NOT_ACTING
        if (refusal := traits.target_refusal(game, blocker, self.clan)) is not None:
            return refusal
        return Intercept(self.amount).refusal(game, frame, card.controller, Play(card.card, blocker.id))

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        game.cite(self.rules)
        action = course.under_way(game)
        game.modify("intercept", action.blocker, self.amount, "action", card.card)
        total = action.intercept(game, action.blocker)
        game.emit(events.InterceptChanged(action.blocker, self.amount, total))


class BurnBloodForStealth(Ability):
    """The acting vampire burns blood for more stealth when it is needed."""

    windows = Stealth.windows
    rules = Stealth.rules

    def __init__(self, amount: int, blood: int) -> None:
        self.amount, self.blood = amount, blood

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Action) or frame.minion != card.id:
            return STEALTH_NOT_NEEDED
        if card.counters < self.blood:
            return TOO_LITTLE_BLOOD
        return Stealth(self.amount).refusal(game, frame, card.controller, Play(card.card))

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.burn_blood(card, self.blood)
        game.cite(self.rules)
        more_stealth(game, self.amount, card.card)


class BurnBloodToUnlock(Ability):
    """In its controller's minion phase the minion burns blood to unlock."""

    windows = frozenset({"minion"})
    rules = ("vtes.unlock.restores-card", "vtes.minion-phase.unlocked-minion-may-act-again")

    def __init__(self, blood: int) -> None:
        self.blood = blood

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, MinionPhase) or frame.seat != card.controller or not card.locked:
            return NOT_ELIGIBLE
        return None if card.counters >= self.blood else TOO_LITTLE_BLOOD

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.cite(self.rules)
        game.burn_blood(card, self.blood)
        game.unlock(card)


class UnlockAfterHunt(Ability):
    """Once each turn the vampire unlocks after it has hunted successfully."""

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
