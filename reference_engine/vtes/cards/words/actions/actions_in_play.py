"""Actions that cards in play describe: a minion's own text, or a card through which others act.

V5 'Action Card (or Card in Play)'.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import bleeding, mandatory, performers, slaves
from reference_engine.vtes.actions.action_kind import COPY_LIMIT, OWN_TEXT_LIMIT
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.card_actions import InPlayAction
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.hunting import Hunt
from reference_engine.vtes.card_dsl.language import ActionAbility, Effect
from reference_engine.vtes.cards.words.actions.outcomes import AnotherVampire, BurnTarget, EnterCombat
from reference_engine.vtes.playing import targets
from reference_engine.vtes.playing.requirements import TOO_LITTLE_BLOOD, TOO_LITTLE_POOL
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.state import TORPOR, InPlay, Table
from reference_engine.vtes.turn.minion_phase import MinionPhase
from scenarios.wire_types.vtes.choices import Play, Use

OWN_ACTION_TWICE = Refusal(
    OWN_TEXT_LIMIT,
    "the minion has already performed this action this turn",
)
SAME_COPY_TWICE = Refusal(
    COPY_LIMIT,
    "the minion has already performed this action with this card this turn",
)
NOT_FOR_IT = Refusal(
    "vtes.golden-rule.cards-override-rules", "the card's text does not let this minion perform the action"
)


Who = Callable[[Table, InPlay, InPlay], bool]
"""Returns whether a card in play lets a minion act, given the game, the card and the minion."""


def any_minion(game: Table, card: InPlay, minion: InPlay) -> bool:
    """Any minion, of any Methuselah."""
    return True


def any_vampire(game: Table, card: InPlay, minion: InPlay) -> bool:
    return minion.facts.is_vampire


def bearer(game: Table, card: InPlay, minion: InPlay) -> bool:
    """The minion that has the card on it."""
    return minion.id == card.host


def all_but_bearer(game: Table, card: InPlay, minion: InPlay) -> bool:
    """Any minion without the card on it."""
    return minion.id != card.host


def itself(game: Table, card: InPlay, minion: InPlay) -> bool:
    """The minion whose own text describes the action."""
    return minion.id == card.id


class ActionInPlay(ActionAbility):
    """An action that a card in play describes.

    `name` distinguishes it from others of the same card; `who` decides which minions may perform it.
    """

    windows = frozenset({"minion"})

    def __init__(
        self, *effects: Effect, who: Who = any_minion, stealth: int = 0, name: str = "", blood: int = 0
    ) -> None:
        self.effects, self.who, self.stealth, self.name, self.blood = effects, who, stealth, name, blood

    def user(self, game: Table, card: InPlay) -> Seat:
        return game.active

    def stealth_of(self, game: Table, minion: InPlay | None) -> int:
        return self.stealth

    def performers(self, game: Table, card: InPlay) -> list[InPlay]:
        """Return the minions that might perform it now."""
        return [minion for minion in game.minions(game.active) if not minion.locked and self.who(game, card, minion)]

    def named(self, card: InPlay, minion: CardId) -> CardId:
        """Return how the choice names the acting minion, which needs no name for its own text."""
        return NO_CARD if minion == card.id else minion

    def aims(self, game: Table, frame: Frame, card: InPlay, minion: CardId) -> Iterable[tuple[CardId, Seat]]:
        """Yield the targets that the choice may name."""
        for effect in self.effects:
            for target, target_seat, _ in effect.targets(game, frame, game.active, minion):
                yield target, target_seat

    def target(self, card: InPlay, choice: Use) -> CardId:
        """Return the target of the action: the choice's, unless the text leaves no choice."""
        return choice.target

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        for minion in self.performers(game, card):
            for target, target_seat in self.aims(game, frame, card, minion.id):
                yield Use(card.id, self.name, target, target_seat, minion=self.named(card, minion.id))

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, MinionPhase):
            return performers.ANOTHER_ACTION if game.within(Action) is not None else performers.NOT_YOUR_TURN
        minion = game.cards.get(choice.minion or card.id)
        if (refusal := performers.performing_refusal(game, frame.seat, minion, self.act(card))) is not None:
            return refusal
        assert minion is not None
        if minion.region == TORPOR:
            return performers.ONLY_LEAVE_TORPOR
        return self.demands(game, frame, card, minion, choice)

    def act(self, card: InPlay) -> mandatory.Duty:
        """Return the duty that the action fulfills if an action is mandatory."""
        return mandatory.Duty("", card.id, self.name)

    def demands(self, game: Table, frame: Frame, card: InPlay, minion: InPlay, choice: Use) -> Refusal | None:
        """Return why the text or its limits forbid the action, or None."""
        if not self.who(game, card, minion):
            return NOT_FOR_IT
        if mandatory.has_performed(game, minion.id, self.name, card.id):
            return OWN_ACTION_TWICE if minion.id == card.id else SAME_COPY_TWICE
        aimed = Play(card.card, minion.id, "", self.target(card, choice), choice.target_seat)
        if (refusal := targets.shield_refusal(game, game.active, game.cards.get(aimed.target))) is not None:
            return refusal
        if game.seats[game.active].pool < targets.dearer(game, "action", game.active, aimed.target):
            return TOO_LITTLE_POOL
        if minion.counters < self.blood:
            return TOO_LITTLE_BLOOD
        for effect in self.effects:
            if (refusal := effect.refusal(game, frame, game.active, aimed)) is not None:
                return refusal
        return slaves.slave_refusal(game, game.active, minion, aimed)

    def is_possible(self, game: Table, card: InPlay, minion: InPlay) -> bool:
        """Return whether a minion could perform it now, ignoring mandatory actions."""
        frame = game.within(MinionPhase)
        return frame is not None and any(
            self.demands(game, frame, card, minion, use) is None
            for use in self.choices(game, frame, card)
            if (use.minion or card.id) == minion.id
        )

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.call(
            InPlayAction(
                minion=choice.minion or card.id,
                seat=game.active,
                means=card.id,
                text=card.card,
                effect=self.name,
                target=self.target(card, choice),
                target_seat=choice.target_seat,
            )
        )


class OwnAction(ActionInPlay):
    """An action that a minion's own card text describes."""

    def __init__(self, *effects: Effect, stealth: int = 0, name: str = "", blood: int = 0) -> None:
        super().__init__(*effects, who=itself, stealth=stealth, name=name, blood=blood)

    def user(self, game: Table, card: InPlay) -> Seat:
        return card.controller

    def performers(self, game: Table, card: InPlay) -> list[InPlay]:
        return [card]


class OwnHunt(OwnAction):
    """The minion's own hunt, which steals blood from another ready vampire."""

    kind = "hunt"

    def __init__(self) -> None:
        super().__init__(AnotherVampire())

    def act(self, card: InPlay) -> mandatory.Duty:
        return mandatory.HUNT

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.call(Hunt(minion=card.id, seat=card.controller, means=card.id, text=card.card, target=choice.target))


class OwnBleed(OwnAction):
    """The minion's own bleed with `bonus`, only under the condition `when` if given."""

    kind = "bleed"

    def __init__(self, bonus: int, when: Callable[[Table, InPlay], bool] | None = None) -> None:
        super().__init__()
        self.bonus, self.when = bonus, when

    def aims(self, game: Table, frame: Frame, card: InPlay, minion: CardId) -> Iterable[tuple[CardId, Seat]]:
        return ((NO_CARD, NOBODY),)

    def demands(self, game: Table, frame: Frame, card: InPlay, minion: InPlay, choice: Use) -> Refusal | None:
        if game.spent(minion, "turn:bleed"):
            return bleeding.BLED_ALREADY
        if self.when is not None and not self.when(game, minion):
            return NOT_FOR_IT
        return super().demands(game, frame, card, minion, choice)

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        prey = game.prey(card.controller)
        game.call(
            Bleed(
                minion=card.id, seat=card.controller, means=card.id, text=card.card, target_seat=prey, bonus=self.bonus
            )
        )


class BurnByAction(ActionInPlay):
    """Minions can burn the card as an action: directed if another Methuselah controls it."""

    def __init__(
        self,
        who: Who = any_minion,
        stealth: int = 0,
        hurts_at_superior: int = 0,
        clan_stealth: dict[str, int] | None = None,
    ) -> None:
        """Initialize the action.

        `clan_stealth` raises or lowers the stealth of minions of a clan.
        """
        super().__init__(BurnTarget(hurts_at_superior), who=who, stealth=stealth, name="burn")
        self.clan_stealth = clan_stealth or {}

    def stealth_of(self, game: Table, minion: InPlay | None) -> int:
        return self.stealth + (self.clan_stealth.get(game.clan(minion), 0) if minion is not None else 0)

    def aims(self, game: Table, frame: Frame, card: InPlay, minion: CardId) -> Iterable[tuple[CardId, Seat]]:
        return ((NO_CARD, NOBODY),)

    def target(self, card: InPlay, choice: Use) -> CardId:
        return card.id


class TakeByAction(ActionInPlay):
    """Minions can steal the card with an action directed at its controller."""

    def __init__(self, theft: Effect, who: Who = any_vampire, stealth: int = 0) -> None:
        super().__init__(theft, who=who, stealth=stealth, name="steal")

    def aims(self, game: Table, frame: Frame, card: InPlay, minion: CardId) -> Iterable[tuple[CardId, Seat]]:
        return ((NO_CARD, NOBODY),)

    def target(self, card: InPlay, choice: Use) -> CardId:
        return card.id


class FightBearer(ActionInPlay):
    """Minions can enter combat with the bearer of the card as an action."""

    def __init__(self, who: Who = all_but_bearer, stealth: int = 0) -> None:
        super().__init__(EnterCombat(), who=who, stealth=stealth, name="enter-combat")

    def aims(self, game: Table, frame: Frame, card: InPlay, minion: CardId) -> Iterable[tuple[CardId, Seat]]:
        return ((NO_CARD, NOBODY),)

    def target(self, card: InPlay, choice: Use) -> CardId:
        return card.host


def bearer_with(trait: str) -> Who:
    """Return a test for the bearer of the card while it has a trait."""

    def who(game: Table, card: InPlay, minion: InPlay) -> bool:
        if minion.id != card.host or not legacy_traits.has(minion, trait):
            return False
        game.cite((legacy_traits.DEFINITION, legacy_traits.REQUIRED.get(trait, legacy_traits.DEFINITION)))
        return True

    return who
