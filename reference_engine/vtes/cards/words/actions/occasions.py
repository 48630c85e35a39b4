"""Conditions on the action: bleeds, directed actions, actions of the predator. V5 'Types of Actions'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import Condition
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import action_around
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.vtes.choices import Play

NOT_BLEEDING = Refusal("vtes.golden-rule.cards-override-rules", "this can be used only during a bleed")
NOT_BLED = Refusal("vtes.golden-rule.cards-override-rules", "this can be used only by the player being bled")
NOT_TOGETHER = Refusal(
    "vtes.golden-rule.cards-override-rules", "this card cannot be played in the same action as a card already played"
)
NOT_AT_YOU = Refusal("vtes.golden-rule.cards-override-rules", "the action is not directed at you or your cards")
NOT_THE_PREDATORS = Refusal("vtes.golden-rule.cards-override-rules", "the acting minion is not your predator's")
NOT_DIRECTED = Refusal("vtes.golden-rule.cards-override-rules", "this can be used only against a directed action")
NOT_UNDIRECTED = Refusal("vtes.golden-rule.cards-override-rules", "you are not announcing an undirected action")


def during_a_bleed(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Only usable during a bleed action."""
    return None if isinstance(frame, Bleed) else NOT_BLEEDING


def while_being_bled(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Only usable by the Methuselah at whom a bleed is directed."""
    if not isinstance(frame, Bleed):
        return NOT_BLEEDING
    return None if frame.target_seat == seat else NOT_BLED


def not_with(name: str) -> Condition:
    """Return the condition that no card of that name has been played in the action."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        excluded = isinstance(frame, Action) and any(
            BEHAVIOUR[played.card].facts.name == name for played in frame.played
        )
        return NOT_TOGETHER if excluded else None

    return condition


def directed_at_you(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Only usable during an action directed at the Methuselah or one of its cards."""
    action = action_around(game, frame)
    return None if action is not None and seat in action.directed_at(game) else NOT_AT_YOU


def while_predator_acts(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Only usable while a minion of the predator acts."""
    action = action_around(game, frame)
    return None if action is not None and action.seat == game.predator(seat) else NOT_THE_PREDATORS


def against_a_directed_action(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Only usable during a directed action."""
    return None if isinstance(frame, Action) and frame.directed_at(game) else NOT_DIRECTED


def bled_by_one_without(trait: str) -> Condition:
    """Return the condition that a vampire without a trait is bleeding the Methuselah."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Bleed) or frame.target_seat != seat:
            return NOT_BLEEDING
        acting = game.cards[frame.minion]
        game.cite((legacy_traits.DEFINITION,))
        return (
            None if acting.facts.is_vampire and not legacy_traits.has(acting, trait) else legacy_traits.BARRED_BY_TRAIT
        )

    return condition
