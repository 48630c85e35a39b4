"""Effects that raise or lower stealth and intercept. V5 'Stealth and Intercept'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import course_of_action
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.language import ACTION_WINDOWS, Ability, CardInUse, Effect, LockingAbility
from reference_engine.vtes.card_dsl.static_abilities import Bonus
from reference_engine.vtes.card_dsl.usable_cards import GRANTED
from reference_engine.vtes.cards.words.actions.for_the_action import ForTheAction
from reference_engine.vtes.cards.words.actions.occasions import NOT_UNDIRECTED
from reference_engine.vtes.playing import as_vampire
from reference_engine.vtes.playing.requirements import TOO_LITTLE_BLOOD
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.state import READY, InPlay, Table
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Play, Use

STEALTH_NOT_NEEDED = Refusal("vtes.action.stealth.added-only-when-needed", "stealth is not needed now")
INTERCEPT_NOT_NEEDED = Refusal("vtes.action.intercept.added-only-when-needed", "intercept is not needed now")
NOT_THE_BLOCKER = Refusal("vtes.action.intercept.added-only-when-needed", "only the blocking minion can add intercept")
NO_BLOOD_TO_BURN = Refusal("vtes.card.cost.blood-needs-enough-blood", "the vampire has no blood to burn")
NO_HELP_WANTED = Refusal("vtes.golden-rule.cards-override-rules", "no minion that this card can help is acting")
TOO_LITTLE_TO_BURN = Refusal("vtes.card.cost.own-resources-only", "the vampire has too little blood for this")
UNQUALIFIED = Refusal(
    "vtes.glossary.bearer.qualified-bearer-only-may-use", "the bearer does not meet the card's requirement"
)
ONCE_AN_ACTION = Refusal("vtes.wording.during-x-do-y-once-per-x", "this has already been used during the action")
NOT_BLOCKING = Refusal("vtes.action.intercept.added-only-when-needed", "the bearer is not attempting to block")


def more_stealth(game: Table, amount: int, source: Card) -> None:
    """Increase the stealth of the acting minion until the action ends."""
    action = course_of_action.under_way(game)
    game.modify("stealth", action.minion, amount, "action", source)
    game.emit(events.StealthChanged(action.minion, amount, action.stealth(game)))


def more_intercept(game: Table, minion: CardId, amount: int, source: Card) -> None:
    """Increase the intercept of a minion until the action ends."""
    game.modify("intercept", minion, amount, "action", source)
    game.emit(events.InterceptChanged(minion, amount, course_of_action.under_way(game).intercept(game, minion)))


class Stealth(Effect):
    """Gives the acting minion stealth when it is needed. V5 'Stealth and Intercept'."""

    windows = frozenset({"block-attempt"})
    elsewhere = STEALTH_NOT_NEEDED
    rules = (
        "vtes.action.stealth.added-only-when-needed",
        "vtes.action.stealth-intercept.last-for-the-action",
        "vtes.faq.stealth.raised-only-by-modifiers-or-similar",
    )

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
    """Gives the blocking minion intercept when it is needed.

    V5 'Stealth and Intercept'. `if_titled`: the amount for a minion with a title.
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


class LessInterceptOfLesser(Effect):
    """Lowers the intercept of allies and younger vampires during the action. No stealth is added."""

    rules = (
        "vtes.action.stealth-intercept.last-for-the-action",
        "vtes.modifier.acting-minion-any-time-before-resolution",
    )

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, play: CardInUse) -> None:
        capacity = game.capacity(game.cards[play.minion])
        for minion in list(game.cards.values()):
            if minion.region != READY or minion.id == play.minion:
                continue
            if not minion.facts.is_vampire or game.capacity(minion) < capacity:
                game.modify("intercept", minion.id, -self.amount, "action", play.card)


class LowerIntercept(Ability):
    """Lets the acting vampire burn 1 blood, once per action, to lower the intercept of an ally or a younger vampire."""

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
        action = course_of_action.under_way(game)
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
    """Lets the acting vampire lower a minion's intercept once."""

    def __init__(self) -> None:
        super().__init__(LowerIntercept.name)


class LockForStealth(LockingAbility):
    """Locks to give the controller's acting minion of a clan stealth when it is needed."""

    windows = Stealth.windows
    rules = Stealth.rules

    def __init__(self, amount: int, clan: str) -> None:
        self.amount, self.clan = amount, clan

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [Use(card.id, "", frame.minion)] if isinstance(frame, Action) else ()

    def further_refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Action) or choice.target != frame.minion or frame.seat != card.controller:
            return STEALTH_NOT_NEEDED
        if (refusal := legacy_traits.target_refusal(game, game.cards[frame.minion], self.clan)) is not None:
            return refusal
        return Stealth(self.amount).refusal(game, frame, card.controller, Play(card.card))

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        game.cite(self.rules)
        more_stealth(game, self.amount, card.card)


class LockAsAnnounced(LockingAbility):
    """Locks when the controller's vampire announces an undirected action, to give stealth before it is needed."""

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


class LockForIntercept(LockingAbility):
    """Locks to give the controller's blocking minion of a clan intercept when it is needed."""

    windows = Intercept.windows
    rules = Intercept.rules

    def __init__(self, amount: int, clan: str) -> None:
        self.amount, self.clan = amount, clan

    def further_refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        blocker = game.cards.get(frame.blocker) if isinstance(frame, Action) else None
        if blocker is None or blocker.controller != card.controller:
            return NO_HELP_WANTED
        if (refusal := legacy_traits.target_refusal(game, blocker, self.clan)) is not None:
            return refusal
        return Intercept(self.amount).refusal(game, frame, card.controller, Play(card.card, blocker.id))

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        game.cite(self.rules)
        action = course_of_action.under_way(game)
        game.modify("intercept", action.blocker, self.amount, "action", card.card)
        total = action.intercept(game, action.blocker)
        game.emit(events.InterceptChanged(action.blocker, self.amount, total))


class BurnBloodForStealth(Ability):
    """Lets the acting vampire burn blood for stealth when it is needed."""

    windows = Stealth.windows
    rules = Stealth.rules

    def __init__(self, amount: int, blood: int) -> None:
        self.amount, self.blood = amount, blood

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Action) or frame.minion != card.id:
            return STEALTH_NOT_NEEDED
        if card.counters < self.blood:
            return TOO_LITTLE_TO_BURN
        return Stealth(self.amount).refusal(game, frame, card.controller, Play(card.card))

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.burn_blood(card, self.blood)
        game.cite(self.rules)
        more_stealth(game, self.amount, card.card)


class InterceptForBlood(Ability):
    """Lets a bearer with a Discipline burn blood for intercept when it is needed, once per action."""

    windows = frozenset({"block-attempt"})
    elsewhere = INTERCEPT_NOT_NEEDED

    def __init__(self, amount: int, blood: int, code: str, level: int) -> None:
        self.amount, self.blood, self.code, self.level = amount, blood, code, level

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        bearer = game.cards[card.host]
        if game.discipline(bearer, self.code) < self.level:
            return UNQUALIFIED
        if not isinstance(frame, Action) or frame.state != "block-attempt" or frame.blocker != bearer.id:
            return NOT_BLOCKING
        if game.spent(card, "action:intercept"):
            return ONCE_AN_ACTION
        if bearer.counters < self.blood:
            return TOO_LITTLE_BLOOD
        return None if frame.stealth(game) > frame.intercept(game, bearer.id) else INTERCEPT_NOT_NEEDED

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        action = game.within(Action)
        assert action is not None
        game.spend(card, "action:intercept")
        game.cite((ONCE_AN_ACTION.rule, UNQUALIFIED.rule, NOT_BLOCKING.rule))
        game.burn_blood(game.cards[card.host], self.blood)
        game.modify("intercept", card.host, self.amount, "action", card.card)
        total = action.intercept(game, card.host)
        game.emit(events.InterceptChanged(card.host, self.amount, total))


class InterceptWhileBled(Bonus):
    """Gives the bearer intercept during bleeds against the card's controller."""

    def __init__(self, amount: int) -> None:
        super().__init__("intercept", amount)

    def applies(self, game: Table, source: InPlay, minion: InPlay) -> bool:
        action = game.within(Action)
        return isinstance(action, Bleed) and action.target_seat == source.controller
