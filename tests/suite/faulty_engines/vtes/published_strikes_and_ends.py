"""Faulty engines: published rulings on combat cards, and on actions that end before they are over."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import blocks, mandatory
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.language import Mode
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import OTHER_MINION_ONLY, ModifierOfAnother
from reference_engine.vtes.cards.words.actions.outcomes import EnterCombat
from reference_engine.vtes.cards.words.actions.waking import UnlockBlocker
from reference_engine.vtes.cards.words.combat.moments import ONCE_EACH_ROUND, OnceEachRound, once
from reference_engine.vtes.cards.words.combat.prevention import PreventOnceEachCombat, from_guns
from reference_engine.vtes.cards.words.combat.range_and_presses import ManeuverOnceEachCombat
from reference_engine.vtes.combat.damage import DamageResolution, Injury
from reference_engine.vtes.combat.striking import NO_EQUIPMENT, ONCE_EACH_COMBAT, StrikeEffect
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.state import InPlay
from reference_engine.vtes.torpor.torpor_actions import LeaveTorpor
from scenarios.wire_types.declarations import Choice, Pass
from scenarios.wire_types.vtes.choices import DiableriseSomebody, Play, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in, ways_of, ways_with

# Combat cards.


@wrong(
    "a Kevlar Vest is used once in a combat, however little it prevents",
    breaks="vtes.published.kevlar-vest.two-gun-strikes",
)
def _(change: Changes) -> None:
    change.replace(PreventOnceEachCombat, "prevented", lambda right, self, card: 0)


@wrong(
    "a Kevlar Vest prevents 2 damage of every gun strike",
    breaks="vtes.published.kevlar-vest.two-gun-strikes",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: PreventOnceEachCombat, game: Vtes, *about: Any) -> Refusal | None:
        found: Refusal | None = right(self, game, *about)
        return None if found is ONCE_EACH_COMBAT and self.of is from_guns else found

    change.replace(PreventOnceEachCombat, "refusal", refusal)


@wrong(
    "every bearer of a gun has its maneuver in the same combat",
    breaks="vtes.published.44-magnum.one-maneuver-each-combat",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: ManeuverOnceEachCombat, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Any:
        mark = f"combat:maneuver of {card.host}"
        used = card.used
        if mark not in used:
            card.used = tuple(limit for limit in used if limit != "combat:maneuver")
        try:
            return right(self, game, frame, card, choice)
        finally:
            card.used = used

    def apply(right: Right, self: ManeuverOnceEachCombat, game: Vtes, card: InPlay, choice: Use) -> None:
        right(self, game, card, choice)
        game.spend(card, f"combat:maneuver of {card.host}")

    change.replace(ManeuverOnceEachCombat, "refusal", refusal)
    change.replace(ManeuverOnceEachCombat, "apply", apply)


@wrong(
    "a strike at equipment is played against a minion that bears none",
    breaks="vtes.published.canine-horde.superior-needs-equipment",
)
def _(change: Changes) -> None:
    def usable_refusal(right: Right, self: StrikeEffect, *rest: Any) -> Any:
        found = right(self, *rest)
        return None if found is NO_EQUIPMENT else found

    change.replace(StrikeEffect, "usable_refusal", usable_refusal)


@wrong(
    "what a vampire plays once in a round it plays once in a combat",
    breaks="vtes.published.death-seeker.end-of-round-counts-for-round",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: OnceEachRound, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        spent = game.spent(game.cards[choice.minion], once("combat", choice.card))
        return ONCE_EACH_ROUND if spent else right(self, game, frame, seat, choice)

    def played(right: Right, self: OnceEachRound, game: Vtes, play: Any) -> None:
        game.spend(game.cards[play.minion], once("combat", play.card))

    change.replace(OnceEachRound, "refusal", refusal)
    change.replace(OnceEachRound, "played", played)


# Change of Target, Cats' Guidance.


@wrong(
    "an action that is ended with one target is ended with all",
    breaks="vtes.published.change-of-target.other-target-is-other-action",
)
def _(change: Changes) -> None:
    def has_noted(right: Right, game: Vtes, stat: str, minion: Any, about: Any) -> bool:
        if not stat.startswith("not again"):
            return bool(right(game, stat, minion, about))
        return (stat, minion) in [(done.stat, done.subject) for done in game.modifiers]

    change.replace(mandatory, "has_noted", has_noted)


@wrong(
    "what a block sets off waits for the block to be resolved",
    breaks="vtes.published.change-of-target.effects-of-being-blocked-apply",
)
def _(change: Changes) -> None:
    right_away = blocks.by_cards_on_blocker

    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right_away(game, self)
        right(self, game)

    change.replace(blocks, "by_cards_on_blocker", lambda right, game, action: None)
    change.replace(Action, "resolve_block", resolve_block)


@wrong(
    "an action that was ended is over like one that was blocked",
    breaks=("vtes.published.change-of-target.nothing-played-afterwards", "vtes.published.freak-drive.not-after-an-end"),
)
def _(change: Changes) -> None:
    def end_early(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        self.state = "blocked"

    change.replace(Action, "end_early", end_early)


@wrong(
    "the blocker of an ended action diablerises the vampire that wanted to leave torpor",
    breaks="vtes.published.change-of-target.leaving-torpor-no-diablerie",
)
def _(change: Changes) -> None:
    def offer(right: Right, self: LeaveTorpor, game: Vtes) -> Any:
        if self.state != "ended":
            return right(self, game)
        blocker = game.cards[self.blocker]
        choices: list[Choice] = [Pass(), DiableriseSomebody(blocker.id, self.minion)]
        return Decision(blocker.controller, "diablerie-offer", choices)

    change.replace(LeaveTorpor, "offer_diablerie", offer)


@wrong(
    "a blocker is guided out of its lock before the combat",
    breaks="vtes.published.cats-guidance.after-all-combats",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: UnlockBlocker, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        blocking = isinstance(frame, Action) and frame.state == "block-successful" and frame.blocker == choice.minion
        return None if blocking else right(self, game, frame, seat, choice)

    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        locked = game.cards[self.blocker].locked
        right(self, game)
        guided = [played for played in self.played if played.minion == self.blocker and played.level == "basic"]
        if guided and not locked:
            game.unlock(game.cards[self.blocker])

    change.replace(UnlockBlocker, "refusal", refusal)
    change.replace(Action, "resolve_block", resolve_block)
    play_also_in(change, "before-block-resolution", *ways_with(UnlockBlocker))


# Bonding, Cloak the Gathering.


@wrong("Bonding at superior hides any action", breaks="vtes.published.bonding.superior-only-in-bleeds")
def _(change: Changes) -> None:
    change.set(ways_of("Bonding")["superior"], "when", None)


@wrong(
    "vampires of other players cloak an action",
    breaks="vtes.published.cloak-the-gathering.superior-same-side-only",
)
def _(change: Changes) -> None:
    def player_refusal(right: Right, self: ModifierOfAnother, game: Vtes, action: Action, *rest: Any) -> Any:
        found = right(self, game, action, *rest)
        return None if found is OTHER_MINION_ONLY and rest[-1].minion != action.minion else found

    def players(right: Right, self: ModifierOfAnother, game: Vtes, frame: Frame, seat: Seat) -> Any:
        return Mode.players(self, game, frame, seat)

    change.replace(ModifierOfAnother, "player_refusal", player_refusal)
    change.replace(ModifierOfAnother, "players", players)


# Daring the Dawn, Deep Song.


@wrong(
    "the dawn comes before the combat after a block",
    breaks="vtes.published.daring-the-dawn.after-combat-if-blocked",
)
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        aggravated = game.modified("aggravated damage afterwards", self.minion)
        if aggravated:
            game.modify("aggravated damage afterwards", self.minion, -aggravated, "action", self.card)
            game.call(DamageResolution(injuries=(Injury(self.minion, 0, aggravated),), preventable=False))

    change.replace(Action, "resolve_block", resolve_block)


@wrong(
    "the dawn does not come for an action that has come to nothing",
    breaks="vtes.published.daring-the-dawn.damage-once-resolution-is-reached",
)
def _(change: Changes) -> None:
    def aftermath(right: Right, self: Action, game: Vtes) -> None:
        if self.state == "ended":
            game.modifiers = [done for done in game.modifiers if done.stat != "aggravated damage afterwards"]
        right(self, game)

    change.replace(Action, "aftermath", aftermath)


@wrong(
    "Deep Song locks its target although the action has ended",
    breaks="vtes.published.deep-song.lock-and-combat-together",
)
def _(change: Changes) -> None:
    def end_early(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if self.card and any(isinstance(effect, EnterCombat) for effect in self.way().effects):
            game.lock(game.cards[self.target])

    change.replace(Action, "end_early", end_early)


@wrong(
    "an action that Mirror Walk has ended can be ended again with Change of Target",
    breaks="vtes.published.change-of-target.between-block-and-its-resolution",
)
def _(change: Changes) -> None:
    def end_early(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        minion = game.cards[self.minion]
        if game.modified("ends if blocked", minion.id) and not game.spent(minion, "action:ended"):
            game.spend(minion, "action:ended")
            self.goto(Action.before_block_resolution)

    change.replace(Action, "end_early", end_early)
