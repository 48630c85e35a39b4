"""Action modifiers and reactions, and rules on when each can be played.

V5 'Action modifier cards', 'Reaction cards'.
"""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.action_kind import Played
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.language import ACTION_WINDOWS, WRONG_WINDOW, CardInUse, Mode
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from reference_engine.vtes.torpor.diablerie import BloodHunt
from scenarios.wire_types.vtes.choices import Play

NO_ACTION = Refusal("vtes.modifier.acting-minion-any-time-before-resolution", "no action is under way")
NOT_ACTING = Refusal(
    "vtes.modifier.acting-minion-any-time-before-resolution", "only the acting minion can play this card"
)
OTHER_MINION_ONLY = Refusal(
    "vtes.modifier.other-minions-cards-same-controller-only",
    "only another ready minion of the acting player can play this card",
)
MODIFIER_TWICE = Refusal(
    "vtes.modifier.same-card-once-per-action-per-minion", "the minion has already played this card during this action"
)
MODIFIER_AT_OTHER_LEVEL = Refusal(
    "vtes.modifier.other-level-counts-as-same-card",
    "the minion has already played this card at its other level during this action",
)
REACTION_TWICE = Refusal(
    "vtes.reaction.same-card-once-per-action-per-minion", "the minion has already played this card during this action"
)
REACTION_AT_OTHER_LEVEL = Refusal(
    "vtes.reaction.other-level-counts-as-same-card",
    "the minion has already played this card at its other level during this action",
)
NO_ACTION_TO_REACT_TO = Refusal("vtes.reaction.only-to-another-methuselahs-action", "no action is under way")
OWN_ACTION = Refusal("vtes.reaction.only-to-another-methuselahs-action", "you cannot react to your own minion's action")
REACTING_LOCKED = Refusal("vtes.reaction.needs-ready-unlocked-minion", "the reacting minion is locked")
REACTING_IN_TORPOR = Refusal("vtes.torpor.cannot-play-reactions", "a vampire in torpor cannot react")
REACTING_NOT_READY = Refusal("vtes.reaction.needs-ready-unlocked-minion", "the reacting minion is not ready")
NOT_IN_BLOOD_HUNT = Refusal(
    "vtes.blood-hunt.no-modifiers-no-reactions", "a blood hunt is not an action, so it cannot be modified"
)
ONLY_COMBAT_CARDS = Refusal(
    "vtes.combat.only-combat-cards-as-minion-cards", "only combat cards can be played during combat"
)
AS_ANNOUNCED_FIRST = Refusal(
    "vtes.action.announce.as-announced-cards-first", "only cards played as the action is announced can be used now"
)
OWN_TURN = Refusal("vtes.golden-rule.cards-override-rules", "this card cannot be played in your own turn")


def action_around(game: Table, frame: Frame) -> Action | None:
    """Return the action in which a card is played, even while another card is being played in it."""
    if isinstance(frame, Action):
        return frame
    return game.within(Action) if isinstance(frame, Playing) and game.within(Round) is None else None


class DuringAction(Mode):
    """Base of action modifiers and reactions: a minion plays each card once per action."""

    WINDOWS = ACTION_WINDOWS
    TWICE = MODIFIER_TWICE
    AT_OTHER_LEVEL = MODIFIER_AT_OTHER_LEVEL
    WITHOUT_ACTION = NO_ACTION

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        action = action_around(game, frame)
        if action is None:
            return self.out_of_place(game, frame, seat, choice)
        if (refusal := self.player_refusal(game, action, seat, choice)) is not None:
            return refusal
        return self.repeat_refusal(action, choice) or super().refusal(game, frame, seat, choice)

    def repeat_refusal(self, action: Action, choice: Play) -> Refusal | None:
        """Return why a minion may not play the card again in this action, or None."""
        level = action.level_played(choice.minion, choice.card)
        if level is None:
            return None
        return self.TWICE if level == choice.level else self.AT_OTHER_LEVEL

    def player_refusal(self, game: Table, action: Action, seat: Seat, choice: Play) -> Refusal | None:
        """Return why this minion may not play such a card during this action, or None."""
        raise NotImplementedError

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        if game.within(BloodHunt) is not None:
            return NOT_IN_BLOOD_HUNT
        if game.within(Round) is not None:
            return ONLY_COMBAT_CARDS
        if not isinstance(frame, Action):
            return self.WITHOUT_ACTION if game.within(Action) is None else WRONG_WINDOW
        refusal = self.player_refusal(game, frame, seat, choice) or self.repeat_refusal(frame, choice)
        if refusal is None and frame.state == "announced":
            return AS_ANNOUNCED_FIRST
        return refusal or super().out_of_place(game, frame, seat, choice)

    def played(self, game: Table, play: CardInUse) -> None:
        action = game.within(Action)
        assert action is not None
        if game.cards[play.minion].region == TORPOR:
            game.cite(("vtes.torpor.may-play-modifiers-in-own-action",))
        action.played += (Played(play.minion, play.card, play.level),)
        game.cite((self.TWICE.rule,))
        super().played(game, play)


class Modifier(DuringAction):
    """An action modifier of the acting minion. V5 'Action modifier cards'."""

    KIND = "action modifier"

    def players(self, game: Table, frame: Frame, seat: Seat) -> Iterable[CardId]:
        action = action_around(game, frame)
        return (action.minion,) if action is not None and action.seat == seat and action.minion in game.cards else ()

    def player_refusal(self, game: Table, action: Action, seat: Seat, choice: Play) -> Refusal | None:
        return None if choice.minion == action.minion else NOT_ACTING


class ModifierOfAnother(DuringAction):
    """An action modifier of a ready minion other than the acting one. V5 'Action modifier cards'."""

    KIND = "action modifier"

    def players(self, game: Table, frame: Frame, seat: Seat) -> Iterable[CardId]:
        action = action_around(game, frame)
        return super().players(game, frame, seat) if action is not None and action.seat == seat else ()

    def player_refusal(self, game: Table, action: Action, seat: Seat, choice: Play) -> Refusal | None:
        ready = game.is_ready(choice.minion)
        return None if seat == action.seat and ready and choice.minion != action.minion else OTHER_MINION_ONLY


class Reaction(DuringAction):
    """A reaction to another Methuselah's action. V5 'Reaction cards'."""

    KIND = "reaction"
    TWICE = REACTION_TWICE
    AT_OTHER_LEVEL = REACTION_AT_OTHER_LEVEL
    WITHOUT_ACTION = NO_ACTION_TO_REACT_TO
    BY_LOCKED = False
    """True if only a locked minion may play it."""

    def players(self, game: Table, frame: Frame, seat: Seat) -> Iterable[CardId]:
        action = action_around(game, frame)
        if action is None or action.seat == seat:
            return ()
        return [
            minion.id
            for minion in game.minions(seat)
            if not minion.locked or self.refusal(game, frame, seat, self.unaimed(minion.id)) is not REACTING_LOCKED
        ]

    def player_refusal(self, game: Table, action: Action, seat: Seat, choice: Play) -> Refusal | None:
        if seat == action.seat:
            return OWN_ACTION
        return self.readiness_refusal(game.cards[choice.minion], action.awake)

    def readiness_refusal(self, minion: InPlay, awake: tuple[CardId, ...] = ()) -> Refusal | None:
        """Return why a minion is in no state to react, or None."""
        if minion.region == TORPOR:
            return REACTING_IN_TORPOR
        if minion.region != READY:
            return REACTING_NOT_READY
        return REACTING_LOCKED if minion.locked and minion.id not in awake and not self.BY_LOCKED else None

    def played(self, game: Table, play: CardInUse) -> None:
        super().played(game, play)
        game.cite(("vtes.reaction.does-not-lock-its-player",))


class ReactionOfLocked(Reaction):
    """A reaction that only a locked minion may play."""

    BY_LOCKED = True


class ReactionWithoutAction(Reaction):
    """A reaction played in another player's turn even though there is no action."""

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
