"""Faulty engines for rulings on reactions: waking, redirecting, Second Tradition, Cats' Guidance, The Warrens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import blocks, course_of_action
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.cards.words.actions.bleeds import Redirect
from reference_engine.vtes.cards.words.actions.blocking import BlockAtOnce
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import (
    REACTING_IN_TORPOR,
    REACTING_LOCKED,
    DuringAction,
    Reaction,
    ReactionOfLocked,
)
from reference_engine.vtes.cards.words.actions.occasions import NOT_AT_YOU, directed_at_you
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import more_intercept
from reference_engine.vtes.cards.words.actions.waking import HAS_TO_LOCK, Wake
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import costs
from reference_engine.vtes.playing.card_being_played import AS_PLAYED, Playing
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.table.state import READY, TORPOR, InPlay
from scenarios.wire_types.declarations import PASS
from scenarios.wire_types.vtes.choices import Block, Play
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in, ways_of, ways_with


@wrong(
    "who wakes up blocks at once",
    breaks=("vtes.ruling.on-the-qui-vive.no-duty-to-block", "vtes.published.wake.no-duty"),
)
def _(change: Changes) -> None:
    def apply(right: Right, self: Wake, game: Vtes, play: Any) -> None:
        right(self, game, play)
        action = course_of_action.under_way(game)
        if action.state == "no-block":
            action.blocker = play.minion
            action.goto(Action.attempt)

    change.replace(Wake, "apply", apply)


@wrong(
    "nobody declines who has a minion awake to block",
    breaks="vtes.ruling.wake-with-evenings-freshness.no-duty-to-block",
)
def _(change: Changes) -> None:
    def without_attempt(right: Right, self: Action, game: Vtes) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None and any(
            isinstance(option, Block) and option.minion in self.awake for option in decision.options
        ):
            decision.options.remove(PASS)
        return decision

    change.replace(Action, "without_attempt", without_attempt)


@wrong(
    "who is awake blocks or does nothing",
    breaks=("vtes.ruling.eyes-of-argus.no-duty-to-block", "vtes.glossary.wake.may-play-reactions"),
)
def _(change: Changes) -> None:
    def readiness_refusal(right: Right, self: Reaction, minion: InPlay, awake: tuple[CardId, ...] = ()) -> Any:
        return right(self, minion, ())

    change.replace(Reaction, "readiness_refusal", readiness_refusal)


@wrong(
    "a card that wakes is replaced with the next",
    breaks=("vtes.ruling.on-the-qui-vive.replace-before-deciding", "vtes.ruling.eyes-of-argus.replace-before-deciding"),
)
def _(change: Changes) -> None:
    def replace(right: Right, self: PlayCard, game: Vtes) -> None:
        if not any(isinstance(effect, Wake) for effect in self.way().effects):
            right(self, game)

    change.replace(PlayCard, "replace", replace)


@wrong("who wakes up unlocks", breaks="vtes.ruling.on-the-qui-vive.wake-is-not-unlock")
def _(change: Changes) -> None:
    def apply(right: Right, self: Wake, game: Vtes, play: Any) -> None:
        right(self, game, play)
        game.unlock(game.cards[play.minion])

    change.replace(Wake, "apply", apply)


@wrong(
    "who was awake unlocks in the end",
    breaks=("vtes.ruling.wake-with-evenings-freshness.wake-is-not-unlock", "vtes.glossary.wake.lasts-for-the-action"),
)
def _(change: Changes) -> None:
    def end_of_action(right: Right, self: Action, game: Vtes) -> None:
        for minion in self.awake:
            if minion in game.cards:
                game.unlock(game.cards[minion])
        right(self, game)

    change.replace(Action, "end_of_action", end_of_action)


@wrong("who wakes up is unlocked while the action lasts", breaks="vtes.ruling.eyes-of-argus.wake-is-not-unlock")
def _(change: Changes) -> None:
    def apply(right: Right, self: Wake, game: Vtes, play: Any) -> None:
        right(self, game, play)
        game.unlock(game.cards[play.minion])

    def end_of_action(right: Right, self: Action, game: Vtes) -> None:
        for minion in self.awake:
            if minion in game.cards:
                game.lock(game.cards[minion])
        right(self, game)

    change.replace(Wake, "apply", apply)
    change.replace(Action, "end_of_action", end_of_action)


@wrong("a card at its other level is another card", breaks="vtes.ruling.eyes-of-argus.no-superior-then-basic")
def _(change: Changes) -> None:
    def repeat_refusal(right: Right, self: DuringAction, action: Action, choice: Play) -> Any:
        found = right(self, action, choice)
        return None if found is self.AT_OTHER_LEVEL else found

    change.replace(DuringAction, "repeat_refusal", repeat_refusal)


@wrong("only who can lock deflects at basic", breaks="vtes.ruling.deflection.locked-vampire-under-wake-may-play")
def _(change: Changes) -> None:
    def refusal(right: Right, self: Redirect, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        unable = self.lock and game.cards[choice.minion].locked
        return HAS_TO_LOCK if unable else right(self, game, frame, seat, choice)

    change.replace(Redirect, "refusal", refusal)


@wrong(
    "a deflection by a vampire that is locked comes to nothing",
    breaks="vtes.ruling.deflection.basic-lock-on-locked-vampire-no-effect",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: Redirect, game: Vtes, play: Any) -> None:
        if not self.lock or not game.cards[play.minion].locked:
            right(self, game, play)

    change.replace(Redirect, "apply", apply)


@wrong(
    "who is awake pays for no reactions",
    breaks="vtes.ruling.telepathic-misdirection.locked-vampire-under-wake-may-play",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Reaction, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        dear = game.cards[choice.minion].locked and costs.blood_cost(game, choice) > 0
        return REACTING_LOCKED if dear else right(self, game, frame, seat, choice)

    change.replace(Reaction, "refusal", refusal)


@wrong(
    "a locked vampire that has to lock unlocks",
    breaks="vtes.ruling.telepathic-misdirection.basic-lock-on-locked-vampire-no-effect",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: Redirect, game: Vtes, play: Any) -> None:
        locked = game.cards[play.minion].locked
        right(self, game, play)
        if self.lock and locked:
            game.unlock(game.cards[play.minion])

    change.replace(Redirect, "apply", apply)


@wrong("the domain is invoked as a card is played", breaks="vtes.ruling.second-tradition-domain.not-a-wake")
def _(change: Changes) -> None:
    def refusal(right: Right, self: BlockAtOnce, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return None if isinstance(frame, Playing) else right(self, game, frame, seat, choice)

    change.replace(BlockAtOnce, "refusal", refusal)
    change.set(BlockAtOnce, "while_played", None)
    play_also_in(change, AS_PLAYED, *ways_with(BlockAtOnce))


@wrong(
    "whoever invokes the domain may leave it at unlocking",
    breaks="vtes.ruling.second-tradition-domain.locked-player-must-attempt-block",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: BlockAtOnce, game: Vtes, play: Any) -> None:
        minion = game.cards[play.minion]
        game.burn_blood(minion, self.blood)
        game.unlock(minion)
        more_intercept(game, minion.id, self.intercept, play.card)

    change.replace(BlockAtOnce, "apply", apply)


@wrong("a bleed is deflected while somebody blocks it", breaks="vtes.ruling.second-tradition-domain.no-deflect-instead")
def _(change: Changes) -> None:
    play_also_in(change, "block-attempt", *ways_with(Redirect))


@wrong(
    "the domain reaches actions that are none of its prince's business",
    breaks=(
        "vtes.ruling.second-tradition-domain.locked-needs-legal-block-direction",
        "vtes.published.forces-block-attempt.seating-still-counts",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BlockAtOnce, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found = right(self, game, frame, seat, choice)
        return None if found in (blocks.NOT_A_TARGET, blocks.NO_NEIGHBOUR) else found

    change.replace(BlockAtOnce, "refusal", refusal)


@wrong(
    "a blocker in torpor is guided as well",
    breaks=("vtes.ruling.cats-guidance.not-from-torpor", "vtes.published.cats-guidance.not-from-torpor"),
)
def _(change: Changes) -> None:
    def readiness_refusal(right: Right, self: ReactionOfLocked, minion: InPlay, awake: tuple[CardId, ...] = ()) -> Any:
        found = right(self, minion, awake)
        return None if found is REACTING_IN_TORPOR else found

    def players(right: Right, self: ReactionOfLocked, game: Vtes, frame: Frame, seat: Seat) -> Iterable[CardId]:
        return [card.id for card in game.controlled(seat, READY, TORPOR)]

    change.replace(ReactionOfLocked, "readiness_refusal", readiness_refusal)
    change.replace(ReactionOfLocked, "players", players)


@wrong("a bleed is at a player, not at what is theirs", breaks="vtes.ruling.warrens.directed-includes-bleed")
def _(change: Changes) -> None:
    def at_ones_cards(game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return NOT_AT_YOU if isinstance(frame, Bleed) else directed_at_you(game, frame, seat, choice)

    change.set(ways_of("The Warrens")[""], "when", at_ones_cards)


@wrong(
    "who acts against a vampire does not act against its player",
    breaks="vtes.ruling.warrens.directed-includes-diablerie",
)
def _(change: Changes) -> None:
    def at_oneself(game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return NOT_AT_YOU if isinstance(frame, Action) and frame.target else directed_at_you(game, frame, seat, choice)

    change.set(ways_of("The Warrens")[""], "when", at_oneself)


@wrong(
    "an action that nobody can block is blocked by the domain",
    breaks="vtes.ruling.second-tradition-domain.locked-not-vs-unblockable",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BlockAtOnce, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found = right(self, game, frame, seat, choice)
        return None if found is blocks.BARRED_FROM_BLOCKING else found

    change.replace(BlockAtOnce, "refusal", refusal)


@wrong("only a bleed is directed at its target", breaks="vtes.ruling.warrens.directed-includes-enter-combat")
def _(change: Changes) -> None:
    def as_bled(game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return directed_at_you(game, frame, seat, choice) if isinstance(frame, Bleed) else NOT_AT_YOU

    change.set(ways_of("The Warrens")[""], "when", as_bled)
