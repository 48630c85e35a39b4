"""Faulty engines: rulings on action cards, and on modifiers that are played after them or by others."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import action_kind, mandatory
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.card_actions import CardAction
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions.action_modes import SAME_CARD_TWICE, ActionMode
from reference_engine.vtes.cards.words.actions.for_the_action import EndBlockedAction
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import (
    MODIFIER_TWICE,
    REACTING_LOCKED,
    DuringAction,
    Modifier,
    ModifierOfAnother,
)
from reference_engine.vtes.cards.words.actions.outcomes import EnterCombat
from reference_engine.vtes.cards.words.actions.waking import UnlockActing, UnlockReacting
from reference_engine.vtes.cards.words.combat.combat_modes import NO_LONGER_READY
from reference_engine.vtes.cards.words.table.blood_and_pool import AddBlood
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.table.state import TORPOR, UNCONTROLLED
from scenarios.wire_types.vtes.choices import Play
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in, ways_of, ways_with


@wrong("a bleed with a card has stealth", breaks="vtes.ruling.enchant-kindred.basic-zero-stealth-superior-plus-one")
def _(change: Changes) -> None:
    def inherent_stealth(right: Right, self: Bleed, game: Vtes) -> int:
        return int(right(self, game)) + (1 if self.card else 0)

    change.replace(Bleed, "inherent_stealth", inherent_stealth)


@wrong(
    "a card has the stealth of its basic level",
    breaks="vtes.ruling.govern-the-unaligned.basic-zero-stealth-superior-plus-one",
)
def _(change: Changes) -> None:
    def inherent_stealth(right: Right, self: CardAction, game: Vtes) -> int:
        if not self.card or self.level != "superior":
            return int(right(self, game))
        return int(getattr(BEHAVIOUR[self.card].modes["basic"], "stealth", 0))

    change.replace(CardAction, "inherent_stealth", inherent_stealth)


@wrong("what is done at superior is done besides the bleed", breaks="vtes.ruling.enchant-kindred.not-both-effects")
def _(change: Changes) -> None:
    def apply(right: Right, self: AddBlood, game: Vtes, play: Any) -> None:
        right(self, game, play)
        if isinstance(play, CardAction) and (prey := game.prey(play.seat)) != NOBODY:
            game.burn_pool(prey, 1)

    change.replace(AddBlood, "apply", apply)


@wrong("a bleed brings the blood of the superior level", breaks="vtes.ruling.govern-the-unaligned.not-both-effects")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        right(self, game)
        superior = BEHAVIOUR[self.card].modes.get("superior") if self.card else None
        for effect in superior.effects if superior is not None else ():
            younger = next(iter(game.controlled(self.seat, UNCONTROLLED)), None)
            if isinstance(effect, AddBlood) and younger is not None:
                game.add_blood(younger, effect.amount)

    change.replace(Bleed, "take_effect", take_effect)


@wrong("each level of a card is played once a turn", breaks="vtes.ruling.enchant-kindred.no-second-play-this-turn")
def _(change: Changes) -> None:
    def limits(right: Right, self: Acting) -> tuple[str, ...]:
        found: tuple[str, ...] = right(self)
        return (*found, f"turn:{self.level} {BEHAVIOUR[self.card].facts.name}") if self.card else found

    def refusal(right: Right, self: ActionMode, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found: Refusal | None = right(self, game, frame, seat, choice)
        limit = f"turn:{choice.level} {BEHAVIOUR[choice.card].facts.name}"
        same = game.spent(game.cards[choice.minion], limit)
        return None if found is SAME_CARD_TWICE and not same else found

    for kind in (Acting, Bleed):
        change.replace(kind, "limits", limits)
    change.replace(ActionMode, "refusal", refusal)


@wrong("who unlocks may play the same card again", breaks="vtes.ruling.govern-the-unaligned.no-second-play-this-turn")
def _(change: Changes) -> None:
    def apply(right: Right, self: UnlockActing, game: Vtes, play: Any) -> None:
        right(self, game, play)
        minion = game.cards[play.minion]
        minion.used = type(minion.used)(limit for limit in minion.used if not limit.startswith("turn:"))

    change.replace(UnlockActing, "apply", apply)


@wrong(
    "who sings the deep song acts in the fight as well",
    breaks="vtes.ruling.deep-song.superior-target-counts-as-acting",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: EnterCombat, game: Vtes, play: Any) -> None:
        acts, self.target_acts = self.target_acts, False
        try:
            right(self, game, play)
        finally:
            self.target_acts = acts

    change.replace(EnterCombat, "apply", apply)


@wrong(
    "a locked vampire cloaks nobody",
    breaks=(
        "vtes.ruling.cloak-the-gathering.locked-vampire-may-play-superior",
        "vtes.published.cloak-the-gathering.superior-by-locked-vampire",
    ),
)
def _(change: Changes) -> None:
    def player_refusal(
        right: Right, self: ModifierOfAnother, game: Vtes, action: Action, seat: Seat, choice: Play
    ) -> Any:
        locked = game.cards[choice.minion].locked
        return REACTING_LOCKED if locked else right(self, game, action, seat, choice)

    change.replace(ModifierOfAnother, "player_refusal", player_refusal)


@wrong(
    "a vampire cloaks an action as often as it can", breaks="vtes.ruling.cloak-the-gathering.once-per-minion-per-action"
)
def _(change: Changes) -> None:
    def repeat_refusal(right: Right, self: DuringAction, action: Action, choice: Play) -> Any:
        return None if isinstance(self, ModifierOfAnother) else right(self, action, choice)

    change.replace(DuringAction, "repeat_refusal", repeat_refusal)


@wrong(
    "one vampire cloaks an action, and no second",
    breaks=(
        "vtes.ruling.cloak-the-gathering.several-vampires-may-each-play-one",
        "vtes.published.cloak-the-gathering.one-for-each-vampire",
    ),
)
def _(change: Changes) -> None:
    def repeat_refusal(right: Right, self: DuringAction, action: Action, choice: Play) -> Any:
        played = isinstance(self, Modifier | ModifierOfAnother) and any(
            before.card == choice.card for before in action.played
        )
        return right(self, action, choice) or (MODIFIER_TWICE if played else None)

    change.replace(DuringAction, "repeat_refusal", repeat_refusal)


@wrong("a minion unlocks before the fight with its blocker", breaks="vtes.ruling.freak-drive.after-combat-when-blocked")
def _(change: Changes) -> None:
    def refusal(right: Right, self: UnlockActing, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        blocked = self.after == "blocked" and isinstance(frame, Action) and frame.state == "block-successful"
        return None if blocked else right(self, game, frame, seat, choice)

    change.replace(UnlockActing, "refusal", refusal)
    play_also_in(change, "before-block-resolution", *ways_with(UnlockActing))


@wrong("a vampire in torpor plays no modifiers", breaks="vtes.ruling.freak-drive.playable-in-torpor")
def _(change: Changes) -> None:
    def player_refusal(right: Right, self: Modifier, game: Vtes, action: Action, seat: Seat, choice: Play) -> Any:
        there = game.cards.get(choice.minion)
        in_torpor = there is not None and there.region == TORPOR
        return NO_LONGER_READY if in_torpor else right(self, game, action, seat, choice)

    change.replace(Modifier, "player_refusal", player_refusal)


@wrong(
    "an action that was ended has not been performed",
    breaks=(
        "vtes.ruling.creeping-sabotage.no-retry-after-change-of-target",
        "vtes.published.change-of-target.action-counts-as-performed",
    ),
)
def _(change: Changes) -> None:
    def apply(right: Right, self: EndBlockedAction, game: Vtes, play: Any) -> None:
        right(self, game, play)
        action = game.within(Action)
        assert action is not None
        stats = (action_kind.performed(action.effect), f"not again {action.KIND}")
        game.modifiers = [done for done in game.modifiers if done.subject != action.minion or done.stat not in stats]

    change.replace(EndBlockedAction, "apply", apply)


@wrong(
    "to burn one copy is to have burned them all",
    breaks=(
        "vtes.ruling.creeping-sabotage.other-copy-is-another-action",
        "vtes.published.change-of-target.other-copy-is-other-action",
    ),
)
def _(change: Changes) -> None:
    def has_performed(right: Right, game: Vtes, minion: CardId, effect: str, means: CardId) -> bool:
        stat, card = action_kind.performed(effect), game.cards[means].card
        return any(done.stat == stat and done.subject == minion and done.source == card for done in game.modifiers)

    change.replace(mandatory, "has_performed", has_performed)


@wrong("who is unlocked by dogs blocks at once", breaks="vtes.ruling.guard-dogs.no-duty-to-block")
def _(change: Changes) -> None:
    def apply(right: Right, self: UnlockReacting, game: Vtes, play: Any) -> None:
        right(self, game, play)
        action = game.within(Action)
        if action is not None and action.state == "no-block":
            action.blocker = play.minion
            action.goto(Action.attempt)

    change.replace(UnlockReacting, "apply", apply)


@wrong("a card that unlocks is replaced with the next", breaks="vtes.ruling.guard-dogs.replace-before-deciding")
def _(change: Changes) -> None:
    def replace(right: Right, self: PlayCard, game: Vtes) -> None:
        if not any(isinstance(effect, UnlockReacting) for effect in self.way().effects):
            right(self, game)

    change.replace(PlayCard, "replace", replace)


@wrong(
    "Wake with Evening's Freshness is replaced at once",
    breaks="vtes.ruling.wake-with-evenings-freshness.replace-before-deciding",
)
def _(change: Changes) -> None:
    change.set(BEHAVIOUR[ways_of("Wake with Evening's Freshness")[""].card], "replaced_after", "")
