"""Faulty engines: bleeds that are passed on and come back, and what was played meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions import occasions
from reference_engine.vtes.cards.words.actions.bleeds import NOT_ANOTHER, Redirect
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import InterceptWhileBled
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.state import InPlay, Table
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

FOR_THE_ACTION = "vtes.action.course.effects-last-for-the-action"
STEALTH_LASTS = "vtes.action.stealth-intercept.last-for-the-action"
TEXT = "vtes.golden-rule.cards-override-rules"


@wrong(
    "A minion that is awake sleeps again once the bleed is redirected", breaks="vtes.glossary.wake.lasts-for-the-action"
)
def _(change: Changes) -> None:
    def forget(action: Action, game: Vtes) -> None:
        action.awake = ()

    on_redirection(change, forget)


@wrong(
    "After a redirection a minion plays the same reaction again",
    breaks="vtes.reaction.same-card-once-per-action-per-minion",
)
def _(change: Changes) -> None:
    def forget(action: Action, game: Vtes) -> None:
        action.played = tuple(played for played in action.played if played.minion == action.minion)

    on_redirection(change, forget)


@wrong(
    "After a redirection the acting minion plays the same modifier again",
    breaks="vtes.modifier.same-card-once-per-action-per-minion",
)
def _(change: Changes) -> None:
    def forget(action: Action, game: Vtes) -> None:
        action.played = tuple(played for played in action.played if played.minion != action.minion)

    on_redirection(change, forget)


@wrong("A bleed that is redirected is no longer reduced", breaks=FOR_THE_ACTION)
def _(change: Changes) -> None:
    on_redirection(change, lambda action, game: drop(game, "bleed", below=0))


@wrong(
    "A bleed that is redirected may be increased by a second modifier",
    breaks="vtes.bleed.only-one-increasing-modifier",
)
def _(change: Changes) -> None:
    def forget(action: Action, game: Vtes) -> None:
        game.modifiers = [
            msgspec.structs.replace(each, source=action.card or Card(100845)) if each.stat == "bleed" else each
            for each in game.modifiers
        ]

    on_redirection(change, forget)


@wrong("A bleed that is redirected has lost its stealth", breaks=STEALTH_LASTS)
def _(change: Changes) -> None:
    on_redirection(change, lambda action, game: drop(game, "stealth"))


@wrong("Intercept is gone once the bleed is redirected", breaks=STEALTH_LASTS)
def _(change: Changes) -> None:
    on_redirection(change, lambda action, game: drop(game, "intercept"))


@wrong("A minion that cannot block may block once the bleed comes back", breaks=FOR_THE_ACTION)
def _(change: Changes) -> None:
    on_redirection(change, lambda action, game: drop(game, "cannot block"))


@wrong(
    "A redirection forgets who has failed to block",
    breaks="vtes.ruling.faceless-night.locks-only-at-resolution",
)
def _(change: Changes) -> None:
    def forget(action: Action, game: Vtes) -> None:
        action.doomed = ()

    on_redirection(change, forget)


@wrong(
    "What waits for a bleed counts against the Methuselah whom the bleed was announced at",
    breaks="vtes.bleed.target-burns-pool-equal-to-amount",
)
def _(change: Changes) -> None:
    def with_what_waited(right: Right, self: Bleed, game: Vtes, amount: int) -> int:
        now, self.target_seat = self.target_seat, first_target(game, self)
        try:
            more: int = right(self, game, amount)
        finally:
            self.target_seat = now
        return more

    note_first_target(change)
    change.replace(Bleed, "with_what_waited", with_what_waited)


@wrong(
    "A Guardian Angel does not watch for a bleed that was redirected at its Methuselah",
    breaks="vtes.action.block.target-change-reopens",
)
def _(change: Changes) -> None:
    def applies(right: Right, self: InterceptWhileBled, game: Vtes, source: InPlay, minion: InPlay) -> bool:
        action = game.within(Bleed)
        return right(self, game, source, minion) and first_target(game, action) == source.controller

    note_first_target(change)
    change.replace(InterceptWhileBled, "applies", applies)


@wrong("Whoever was bled first still answers once the bleed is redirected", breaks=TEXT)
def _(change: Changes) -> None:
    def still(game: Vtes, frame: Frame, seat: Seat, choice: Any) -> Refusal | None:
        found = occasions.while_being_bled(game, frame, seat, choice)
        first = isinstance(frame, Bleed) and first_target(game, frame) == seat
        return None if found is occasions.NOT_BLED and first else found

    note_first_target(change)
    for behaviour in BEHAVIOUR.values():
        for mode in behaviour.modes.values():
            if mode.when is occasions.while_being_bled:
                change.set(mode, "when", still)


@wrong(
    "A bleed that is redirected does not count as the minion's bleed of the turn",
    breaks="vtes.bleed.once-per-turn-per-minion",
)
def _(change: Changes) -> None:
    def forget(action: Action, game: Vtes) -> None:
        minion = game.cards[action.minion]
        minion.used = tuple(limit for limit in minion.used if limit != "turn:bleed")

    on_redirection(change, forget)


@wrong("A bleed is redirected at the very Methuselah who is bled", breaks=TEXT)
def _(change: Changes) -> None:
    def targets(right: Right, self: Redirect, game: Vtes, frame: Frame, seat: Seat, minion: CardId) -> Any:
        return [*right(self, game, frame, seat, minion), (NO_CARD, seat, "")]

    def refusal(right: Right, self: Redirect, game: Vtes, frame: Frame, seat: Seat, choice: Any) -> Refusal | None:
        found: Refusal | None = right(self, game, frame, seat, choice)
        return None if found is NOT_ANOTHER and choice.target_seat == seat else found

    change.replace(Redirect, "targets", targets)
    change.replace(Redirect, "refusal", refusal)


def on_redirection(change: Changes, forget: Callable[[Action, Vtes], None]) -> None:
    """Forget something when an action is redirected."""

    def redirect(right: Right, self: Action, game: Vtes, seat: Seat) -> None:
        forget(self, game)
        right(self, game, seat)

    change.replace(Action, "redirect", redirect)


def drop(game: Table, stat: str, below: int = 1000) -> None:
    """Drop the changes of a number that are smaller than `below`."""
    game.modifiers = [each for each in game.modifiers if each.stat != stat or each.amount >= below]


def note_first_target(change: Changes) -> None:
    """Record the first target of each action."""

    def announce(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        game.modify("first target", self.minion, 0, "action", Card(0), seat=self.target_seat)

    change.replace(Action, "announce", announce)


def first_target(game: Table, action: Bleed | None) -> Seat:
    """Return the first target of the current bleed."""
    assert action is not None
    return next(each.seat for each in game.modifiers if each.stat == "first target" and each.subject == action.minion)
