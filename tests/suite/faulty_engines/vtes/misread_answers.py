"""Faulty engines: answers to questions on bleeds, hunts and stealth."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NO_CARD, NOBODY, Card, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import blocks, hunting
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.hunting import Hunt
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions.action_modes import ActionMode
from reference_engine.vtes.cards.words.actions.bleeds import BLOCKS_NOT_DECLINED, BleedIncrease, Redirect, ReduceBleed
from reference_engine.vtes.cards.words.actions.blocking import KeepFromBlocking
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import LockForStealth
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.state import InPlay
from reference_engine.vtes.turn import minion_phase
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes.choices import HuntForBlood, Play
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in, ways_with

WRONGLY = Refusal("vtes.golden-rule.cards-override-rules", "so says a wrong engine")


@wrong("a bleed is increased as it is announced", breaks="vtes.faq.bleed.increase-not-at-announcement")
def _(change: Changes) -> None:
    play_also_in(change, "as-announced", *ways_with(BleedIncrease))


@wrong(
    "what is used as an action is announced may come later",
    breaks=(
        "vtes.faq.bleed.as-announced-effects-first",
        "vtes.published.as-announced.before-other-modifiers",
    ),
)
def _(change: Changes) -> None:
    change.replace(KeepFromBlocking, "refusal", lambda right, self, game, frame, seat, choice: None)
    play_also_in(change, "no-block", *ways_with(KeepFromBlocking))


def not_after_declining(change: Changes, effect: type) -> None:
    def refusal(right: Right, self: Any, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        late = isinstance(frame, Action) and frame.state == "blocks-declined"
        return WRONGLY if late else right(self, game, frame, seat, choice)

    change.replace(effect, "refusal", refusal)


@wrong(
    "a bleed is increased before blocks are declined or not at all",
    breaks=("vtes.faq.bleed.increase-may-wait-until-blocks-declined", "vtes.action.bleed-after-decline-example"),
)
def _(change: Changes) -> None:
    not_after_declining(change, BleedIncrease)


@wrong("a bleed is reduced as it is announced", breaks="vtes.faq.bleed.reduce-after-announcement")
def _(change: Changes) -> None:
    play_also_in(change, "as-announced", *ways_with(ReduceBleed))


@wrong("a bleed is not reduced once blocks are declined", breaks="vtes.faq.bleed.reduce-until-resolution")
def _(change: Changes) -> None:
    not_after_declining(change, ReduceBleed)


@wrong(
    "a bleed is redirected instead of declining to block",
    breaks=(
        "vtes.faq.bleed.redirect-only-after-declining-block",
        "vtes.published.change-the-target-of-a-bleed.only-after-declining",
    ),
)
def _(change: Changes) -> None:
    play_also_in(change, "no-block", *ways_with(Redirect))


@wrong(
    "the target redirects before the acting player can increase",
    breaks="vtes.faq.bleed.acting-may-increase-before-redirect",
)
def _(change: Changes) -> None:
    def order(right: Right, self: Action, game: Vtes) -> tuple[Seat, ...]:
        found: tuple[Seat, ...] = right(self, game)
        return (*found[1:], found[0]) if self.state == "blocks-declined" else found

    change.replace(Action, "order", order)


@wrong(
    "a bleed that has not been increased cannot be redirected",
    breaks="vtes.faq.bleed.redirect-with-or-without-increase",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Redirect, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        small = isinstance(frame, Bleed) and frame.amount(game) <= 1
        return BLOCKS_NOT_DECLINED if small else right(self, game, frame, seat, choice)

    change.replace(Redirect, "refusal", refusal)


@wrong("after a redirection nobody blocks any more", breaks="vtes.faq.bleed.new-target-may-block")
def _(change: Changes) -> None:
    def redirect(right: Right, self: Action, game: Vtes, seat: Seat) -> None:
        right(self, game, seat)
        self.goto(Action.decline)

    change.replace(Action, "redirect", redirect)


@wrong("a bleed is redirected once", breaks="vtes.faq.bleed.new-target-may-redirect")
def _(change: Changes) -> None:
    def refusal(right: Right, self: Redirect, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        before = isinstance(frame, Action) and any(
            isinstance(effect, Redirect)
            for played in frame.played
            for way in BEHAVIOUR[played.card].modes.values()
            for effect in way.effects
        )
        return WRONGLY if before else right(self, game, frame, seat, choice)

    change.replace(Redirect, "refusal", refusal)


@wrong(
    "who has declined an action once does not block it when it comes back",
    breaks="vtes.faq.bleed.redirected-back-reopens-blocking",
)
def _(change: Changes) -> None:
    had_declined = "had declined"

    def redirect(right: Right, self: Action, game: Vtes, seat: Seat) -> None:
        game.modify(had_declined, NO_CARD, 1, "action", Card(0), seat=self.target_seat)
        right(self, game, seat)

    def block_refusal(right: Right, self: Action, game: Vtes, seat: Seat, minion: InPlay) -> Refusal | None:
        before = any(change.stat == had_declined and change.seat == seat for change in game.modifiers)
        found: Refusal | None = right(self, game, seat, minion)
        return found or (blocks.HAS_DECLINED if before else None)

    change.replace(Action, "redirect", redirect)
    change.replace(Action, "block_refusal", block_refusal)


@wrong(
    "an action that bleeds for nothing has not succeeded", breaks="vtes.faq.bleed.zero-bleed-action-still-successful"
)
def _(change: Changes) -> None:
    def succeed(right: Right, self: Bleed, game: Vtes) -> None:
        if self.amount(game) >= 1:
            right(self, game)
        else:
            self.state = "failed"
            self.goto(Action.lay_down_card)

    change.replace(Bleed, "succeed", succeed)


@wrong(
    "a bleed for nothing is successful enough for what has waited",
    breaks="vtes.faq.bleed.successful-only-at-one-or-more",
)
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        right(self, game)
        if self.amount(game) < 1 and (amount := self.with_what_waited(game, 0)):
            game.burn_pool(self.target_seat, amount)

    change.replace(Bleed, "take_effect", take_effect)


@wrong("a bleed for nothing gives up the Edge", breaks="vtes.faq.bleed.no-edge-when-bleed-unsuccessful")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        right(self, game)
        if self.amount(game) < 1:
            game.take_edge(NOBODY)

    change.replace(Bleed, "take_effect", take_effect)


@wrong("a full vampire does not hunt", breaks="vtes.faq.hunt.full-vampire-may-hunt")
def _(change: Changes) -> None:
    def action_refusal(right: Right, game: Vtes, seat: Seat, choice: Choice) -> Refusal | None:
        found: Refusal | None = right(game, seat, choice)
        if found is None and isinstance(choice, HuntForBlood):
            vampire = game.cards[choice.minion]
            return WRONGLY if vampire.counters >= game.capacity(vampire) else None
        return found

    change.replace(minion_phase, "action_refusal", action_refusal)


@wrong("what a vampire hunts beyond its capacity goes to the pool", breaks="vtes.faq.hunt.excess-drains")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Hunt, game: Vtes) -> None:
        vampire = game.cards[self.minion]
        excess = vampire.counters + hunting.amount(game, vampire) + self.bonus - game.capacity(vampire)
        right(self, game)
        if excess > 0 and not self.target:
            game.gain_pool(self.seat, excess)

    change.replace(Hunt, "take_effect", take_effect)


@wrong(
    "an action card lends its stealth to another action", breaks="vtes.faq.stealth.printed-stealth-only-for-own-action"
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: ActionMode, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        lends = isinstance(frame, Action) and frame.minion == choice.minion and bool(getattr(self, "stealth", 0))
        return None if lends else right(self, game, frame, seat, choice)

    change.replace(ActionMode, "refusal", refusal)
    for window in ("no-block", "block-attempt"):
        stealthy = [way for behaviour in BEHAVIOUR.values() for way in behaviour.modes.values()]
        play_also_in(change, window, *(way for way in stealthy if getattr(way, "stealth", 0)))


@wrong("no card in play raises stealth", breaks="vtes.faq.stealth.raised-only-by-modifiers-or-similar")
def _(change: Changes) -> None:
    change.replace(LockForStealth, "refusal", lambda right, self, game, frame, card, choice: WRONGLY)
