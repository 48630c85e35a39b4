"""Faulty engines for rulings on the course of actions: early ends, failed blocks, and the burning of cards in play."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import mandatory
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import WRONG_WINDOW
from reference_engine.vtes.cards.words.actions.blocking import BlockAtOnce, NoVampireBlocks
from reference_engine.vtes.cards.words.actions.for_the_action import EndBlockedAction
from reference_engine.vtes.cards.words.actions.outcomes import BurnTarget
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import costs, hands
from scenarios.wire_types.vtes.choices import Play
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("the blocker of an action that was ended is locked", breaks="vtes.ruling.change-of-target.blocker-not-locked")
def _(change: Changes) -> None:
    def apply(right: Right, self: EndBlockedAction, game: Vtes, play: Any) -> None:
        right(self, game, play)
        action = game.within(Action)
        assert action is not None
        game.lock(game.cards[action.blocker])

    change.replace(EndBlockedAction, "apply", apply)


@wrong(
    "who woke up to block is unlocked by the end of the action",
    breaks="vtes.ruling.change-of-target.woken-blocker-stays-locked",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: EndBlockedAction, game: Vtes, play: Any) -> None:
        right(self, game, play)
        action = game.within(Action)
        assert action is not None
        game.unlock(game.cards[action.blocker])

    change.replace(EndBlockedAction, "apply", apply)


@wrong(
    "a mandatory action that was ended is done for this turn",
    breaks=(
        "vtes.ruling.change-of-target.mandatory-action-leaves-stuck",
        "vtes.published.change-of-target.mandatory-action-leaves-stuck",
    ),
)
def _(change: Changes) -> None:
    def duties(right: Right, game: Vtes, minion: Any) -> Any:
        return () if mandatory.noted(game, minion, "hunt") else right(game, minion)

    change.replace(mandatory, "duties", duties)


@wrong(
    "the vampire whose action was ended stays locked",
    breaks="vtes.ruling.change-of-target.stuck-vampire-unlocked-but-cannot-act",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: EndBlockedAction, game: Vtes, play: Any) -> None:
        right(self, game, play)
        game.lock(game.cards[play.minion])

    change.replace(EndBlockedAction, "apply", apply)


@wrong(
    "a blocked mirror walk is fought over",
    breaks=(
        "vtes.ruling.mirror-walk.locks-blocker-before-ending",
        "vtes.published.action-ended-by-an-effect.nothing-more-is-played",
    ),
)
def _(change: Changes) -> None:
    def end_early(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if game.modified("ends if blocked", self.minion):
            self.goto(Action.fight)

    change.replace(Action, "end_early", end_early)


@wrong(
    "a card that waits for its replacement leaves the hand as large as ever",
    breaks=(
        "vtes.ruling.mirror-walk.unreplaced-card-lowers-hand-size",
        "vtes.published.dreams-of-the-sphinx.unreplaced-cards-count",
    ),
)
def _(change: Changes) -> None:
    def hand_size(right: Right, game: Vtes, seat: Seat) -> int:
        return int(right(game, seat)) + len(game.seats[seat].awaited)

    change.replace(hands, "hand_size", hand_size)


@wrong(
    "who fails to block is locked at once",
    breaks=(
        "vtes.ruling.faceless-night.failed-blocker-may-still-react",
        "vtes.published.faceless-night.failed-blocker-reacts-until-resolution",
    ),
)
def _(change: Changes) -> None:
    def compare(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        self.lock_the_doomed(game)

    change.replace(Action, "compare", compare)


@wrong("a block in the end saves who failed before", breaks="vtes.ruling.faceless-night.locks-only-at-resolution")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        self.doomed = ()
        right(self, game)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("who failed before the night fell is locked as well", breaks="vtes.ruling.faceless-night.not-retroactive")
def _(change: Changes) -> None:
    def compare(right: Right, self: Action, game: Vtes) -> None:
        if not self.would_block(game):
            self.doomed += (self.blocker,)
        right(self, game)

    def lock_the_doomed(right: Right, self: Action, game: Vtes) -> None:
        if game.modified("locks failed blockers", self.minion):
            right(self, game)

    change.replace(Action, "compare", compare)
    change.replace(Action, "lock_the_doomed", lock_the_doomed)


def only_in(change: Changes, state: str) -> None:
    def refusal(right: Right, self: Any, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        elsewhere = isinstance(frame, Action) and frame.state != state
        return WRONG_WINDOW if elsewhere else right(self, game, frame, seat, choice)

    change.replace(NoVampireBlocks, "refusal", refusal)


@wrong("nobody dares the dawn before somebody blocks", breaks="vtes.ruling.daring-the-dawn.before-block-attempt")
def _(change: Changes) -> None:
    only_in(change, "block-attempt")


@wrong("the dawn is dared too late once somebody blocks", breaks="vtes.ruling.daring-the-dawn.during-block-attempt")
def _(change: Changes) -> None:
    only_in(change, "no-block")


@wrong(
    "a prince invokes the domain although no vampire can block",
    breaks=(
        "vtes.ruling.daring-the-dawn.early-play-denies-second-tradition",
        "vtes.published.forces-block-attempt.not-by-who-cannot-block",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BlockAtOnce, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        kept, game.modifiers = game.modifiers, [m for m in game.modifiers if m.stat != "unblockable by vampires"]
        try:
            return right(self, game, frame, seat, choice)
        finally:
            game.modifiers = kept

    change.replace(BlockAtOnce, "refusal", refusal)


@wrong("the first Creeping Sabotage costs 1 blood", breaks="vtes.ruling.creeping-sabotage.first-copy-free")
def _(change: Changes) -> None:
    def blood_cost(right: Right, game: Vtes, choice: Play) -> int:
        return max(int(right(game, choice)), 1 if BEHAVIOUR[choice.card].cost_x is not None else 0)

    change.replace(costs, "blood_cost", blood_cost)


@wrong(
    "to burn a card on a minion is to act against whoever controls the minion",
    breaks="vtes.ruling.haven-uncovered.burn-action-directed-at-its-player",
)
def _(change: Changes) -> None:
    def directed_at(right: Right, self: Acting, game: Vtes) -> tuple[Seat, ...]:
        target = game.cards.get(self.target)
        if target is None or not target.host:
            found: tuple[Seat, ...] = right(self, game)
            return found
        controller = game.cards[target.host].controller
        return (controller,) if controller != self.seat else ()

    change.replace(Acting, "directed_at", directed_at)


@wrong(
    "to burn a card on a minion of one's own is directed at nobody",
    breaks="vtes.ruling.pentex-subversion.burn-action-directed-at-its-player",
)
def _(change: Changes) -> None:
    def directed_at(right: Right, self: Acting, game: Vtes) -> tuple[Seat, ...]:
        target = game.cards.get(self.target)
        own = target is not None and target.host and game.cards[target.host].controller == self.seat
        found: tuple[Seat, ...] = () if own else right(self, game)
        return found

    change.replace(Acting, "directed_at", directed_at)


@wrong(
    "the counters of a Wasserschloss Anif that is burned go to its player",
    breaks="vtes.ruling.wasserschloss-anif-austria.counters-lost-when-burned",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: BurnTarget, game: Vtes, play: Any) -> None:
        target = game.cards[play.target]
        game.move_blood(target.counters, target, target.controller)
        right(self, game, play)

    change.replace(BurnTarget, "apply", apply)
