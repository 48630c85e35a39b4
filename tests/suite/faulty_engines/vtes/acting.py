"""Faulty engines: permitted actions of minions, and how often they may act."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vtes.actions import blocks, mandatory
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.actions.bleeding import WHILE_POOR, Bleed
from reference_engine.vtes.actions.card_actions import CardAction
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.cards.words.actions.action_modes import HuntMode
from reference_engine.vtes.cards.words.actions.bleeds import ONE_INCREASE, BleedIncrease, BleedIncreaseBesideTheLimit
from reference_engine.vtes.cards.words.actions.blocking import BlockAtOnce
from reference_engine.vtes.cards.words.actions.outcomes import EnterCombat
from reference_engine.vtes.game import Vtes
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("the targets of an action are asked counter-clockwise", breaks="vtes.action.block.several-targets-clockwise")
def _(change: Changes) -> None:
    change.replace(CardAction, "directed_at", lambda right, self, game: right(self, game)[::-1])


@wrong(
    "in an action at several players the prey is asked, and then everybody clockwise",
    breaks="vtes.sequencing.order-multi-target-directed-action",
)
def _(change: Changes) -> None:
    def order(right: Right, self: Action, game: Vtes) -> Any:
        if len(self.directed_at(game)) > 1:
            return (self.seat, *game.clockwise(self.seat))
        return right(self, game)

    change.replace(Action, "order", order)


@wrong("a copy in play may be used again after unlocking", breaks="vtes.action.limit.same-copy-in-play-once-per-turn")
def _(change: Changes) -> None:
    change.replace(mandatory, "has_performed", lambda right, game, minion, effect, means: False)


@wrong(
    "a minion's own text may be used again after unlocking",
    breaks=("vtes.action.limit.own-card-text-action-once-per-turn", "vtes.published.special-hunt-action.once-per-turn"),
)
def _(change: Changes) -> None:
    def has_performed(right: Right, game: Vtes, minion: Any, effect: str, means: Any) -> bool:
        return bool(minion != means and right(game, minion, effect, means))

    change.replace(mandatory, "has_performed", has_performed)


@wrong(
    "with two mandatory actions a minion performs the first",
    breaks=("vtes.mandatory.stuck-with-two-different", "vtes.published.lunatic-eruption.two-leave-stuck"),
)
def _(change: Changes) -> None:
    change.replace(mandatory, "duties", lambda right, game, minion: right(game, minion)[:1])


@wrong(
    "who cannot perform a mandatory action is free",
    breaks=("vtes.mandatory.stuck-if-impossible", "vtes.published.elen-kamjian.stuck-after-another-bleed"),
)
def _(change: Changes) -> None:
    def duties(right: Right, game: Vtes, minion: Any) -> Any:
        found = right(game, minion)
        return () if len(found) == 1 and not mandatory.possible(game, minion, found[0]) else found

    change.replace(mandatory, "duties", duties)


@wrong("everybody waits for a minion that is stuck", breaks="vtes.mandatory.stuck-does-not-block-others")
def _(change: Changes) -> None:
    def come_first(right: Right, game: Vtes, seat: Any) -> bool:
        return any(mandatory.duties(game, minion) for minion in game.minions(seat))

    change.replace(mandatory, "come_first", come_first)


@wrong(
    "a blocker is locked although the action has ended",
    breaks="vtes.action.resolve.ended-before-block-resolution-neither",
)
def _(change: Changes) -> None:
    def end_early(right: Right, self: Action, game: Vtes) -> None:
        game.lock(game.cards[self.blocker])
        right(self, game)

    change.replace(Action, "end_early", end_early)


@wrong("failed blockers are locked at once", breaks="vtes.ruling.faceless-night.locks-only-at-resolution")
def _(change: Changes) -> None:
    def compare(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        self.lock_the_doomed(game)

    change.replace(Action, "compare", compare)


@wrong(
    "whoever has failed to block is locked",
    breaks=("vtes.ruling.faceless-night.not-retroactive", "vtes.published.faceless-night.not-for-earlier-failures"),
)
def _(change: Changes) -> None:
    def compare(right: Right, self: Action, game: Vtes) -> None:
        blocker = self.blocker
        right(self, game)
        if self.pc == self.PLACE["open_to_blocks"]:
            self.doomed += (blocker,)

    def lock(right: Right, self: Action, game: Vtes) -> None:
        if game.modified("locks failed blockers", self.minion):
            right(self, game)

    change.replace(Action, "compare", compare)
    change.replace(Action, "lock_the_doomed", lock)


@wrong(
    "an exempt modifier counts against the limit",
    breaks=("vtes.bleed.modifiers-exempt-from-limit", "vtes.published.command-of-the-beast.limited-before-or-after"),
)
def _(change: Changes) -> None:
    change.replace(
        BleedIncreaseBesideTheLimit,
        "refusal",
        lambda right, self, game, frame, seat, choice: BleedIncrease.refusal(self, game, frame, seat, choice),
    )


@wrong(
    "a modifier that adds nothing yet is the one increase",
    breaks=(
        "vtes.ruling.foreshadowing-destruction.other-limited-allowed-while-inactive",
        "vtes.published.foreshadowing-destruction.not-counted-at-ten-pool",
        "vtes.published.foreshadowing-destruction.lost-bonus-leaves-room",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Any, game: Vtes, frame: Any, seat: Any, choice: Any) -> Any:
        if any(modifier.stat == WHILE_POOR for modifier in game.modifiers):
            return ONE_INCREASE
        return right(self, game, frame, seat, choice)

    change.replace(BleedIncrease, "refusal", refusal)


@wrong("any number of modifiers increases a bleed", breaks="vtes.ruling.aire-of-elation.one-bleed-increase-per-action")
def _(change: Changes) -> None:
    change.replace(BleedIncrease, "refusal", lambda right, self, game, frame, seat, choice: None)


@wrong("a copy that waits for somebody else counts as well", breaks="vtes.ruling.spying-mission.copies-add-up")
def _(change: Changes) -> None:
    change.replace(Vtes, "aimed_at", lambda right, self, card: Seat(1) if right(self, card) >= 0 else right(self, card))


@wrong(
    "a bleed that is given up brings the Edge",
    breaks="vtes.ruling.spying-mission.superior-only-when-bleed-would-succeed",
)
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        right(self, game)
        if self.foiled:
            game.take_edge(self.seat)

    change.replace(Bleed, "take_effect", take_effect)


@wrong(
    "in a fight that its action began the acting vampire decides first",
    breaks="vtes.ruling.deep-song.superior-target-counts-as-acting",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: EnterCombat, game: Vtes, play: Any) -> None:
        acts, self.target_acts = self.target_acts, False
        right(self, game, play)
        self.target_acts = acts

    change.replace(EnterCombat, "apply", apply)


@wrong(
    "during an attempt another minion may be made to block",
    breaks="vtes.action.course.b.no-other-minion-may-attempt",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BlockAtOnce, game: Vtes, frame: Any, seat: Any, choice: Any) -> Any:
        why = right(self, game, frame, seat, choice)
        return None if why == blocks.NO_ATTEMPT_NOW else why

    change.replace(BlockAtOnce, "refusal", refusal)


@wrong(
    "who is blocking already is not made to block",
    breaks=(
        "vtes.action.course.b.current-blocker-may-be-forced-to-block",
        "vtes.published.forces-block-attempt.blocker-may-play-it",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BlockAtOnce, game: Vtes, frame: Any, seat: Any, choice: Any) -> Any:
        why = right(self, game, frame, seat, choice)
        return blocks.NO_ATTEMPT_NOW if getattr(frame, "state", "") == "block-attempt" else why

    change.replace(BlockAtOnce, "refusal", refusal)


@wrong("vampires go on with an attempt into the dawn", breaks="vtes.ruling.daring-the-dawn.during-block-attempt")
def _(change: Changes) -> None:
    change.replace(
        Action, "would_block", lambda right, self, game: self.intercept(game, self.blocker) >= self.stealth(game)
    )


@wrong("a hunt with a card does not count as the hunt that is due", breaks="vtes.hunt.by-card-or-basic-action")
def _(change: Changes) -> None:
    change.set(HuntMode, "act", mandatory.FREE)


@wrong("intercept does not fall below 0", breaks="vtes.action.stealth-and-intercept-may-be-modified-below-zero")
def _(change: Changes) -> None:
    change.replace(Acting, "intercept", lambda right, self, game, minion: max(right(self, game, minion), 0))
