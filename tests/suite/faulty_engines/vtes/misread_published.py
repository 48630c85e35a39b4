"""Faulty engines for published rulings: blocks, waking, actions, costs and gains."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import blocks, mandatory
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.equipping import EquipFromMinion
from reference_engine.vtes.card_dsl.language import WRONG_WINDOW, Mode
from reference_engine.vtes.cards.words.actions.waking import Wake
from reference_engine.vtes.cards.words.playing.searches import EquipFromLibrary
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import as_vampire, costs, requirements
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.playing.search import Search
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import InPlay, Table
from reference_engine.vtes.turn import burn_option, minion_phase
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes.choices import EquipFrom, Play
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


def locked_out(change: Changes, instead: Any) -> None:
    """Lock out blocking minions in another way. The rule about who may attempt to block stays right."""

    def is_locked_out(right: Right, action: Acting, minion: InPlay) -> bool:
        blocking = action.state == "block-attempt" and minion.id == action.blocker
        return bool(instead(action, minion) if blocking else right(action, minion))

    change.replace(blocks, "is_locked_out", is_locked_out)


@wrong(
    "a minion that is locked while it attempts to block still blocks",
    breaks=(
        "vtes.minion-phase.others-ready-unlocked-minions-may-block",
        "vtes.published.lock-a-minion-during-block-attempt.attempt-fails",
    ),
)
def _(change: Changes) -> None:
    locked_out(change, lambda action, minion: False)


@wrong(
    "a minion that wakes after it was locked goes on with its attempt to block",
    breaks="vtes.minion-phase.others-ready-unlocked-minions-may-block",
)
def _(change: Changes) -> None:
    locked_out(change, lambda action, minion: minion.locked and minion.id not in action.awake)


@wrong(
    "a minion that has woken is no longer awake once something unlocks it",
    breaks="vtes.glossary.wake.lasts-for-the-action",
)
def _(change: Changes) -> None:
    def unlock(right: Right, self: Table, card: InPlay) -> None:
        right(self, card)
        action = self.within(Action)
        if action is not None:
            action.awake = tuple(minion for minion in action.awake if minion != card.id)
            action.blocker_was_awake &= action.blocker != card.id

    change.replace(Table, "unlock", unlock)


@wrong(
    "whoever pays the last pool for a card is ousted before the pool comes that it brings",
    breaks=(
        "vtes.card.cost.pool-symbol",
        "vtes.published.minion-tap.cost-and-gain-together",
        "vtes.published.villein.cost-with-gain",
    ),
)
def _(change: Changes) -> None:
    change.replace(PlayCard, "brings_pool", lambda right, self: False)


@wrong(
    "the pool that a card brings pays for it",
    breaks=("vtes.card.cost.pool-needs-enough-pool", "vtes.published.villein.cost-must-be-payable"),
)
def _(change: Changes) -> None:
    def means_refusal(right: Right, game: Vtes, mode: Mode, seat: Seat, choice: Play) -> Refusal | None:
        found: Refusal | None = right(game, mode, seat, choice)
        brings = any(effect.brings_pool for effect in mode.effects)
        return None if found is requirements.TOO_LITTLE_POOL and brings else found

    change.replace(requirements, "means_refusal", means_refusal)


@wrong(
    "a card that is cancelled waits for its replacement as its text says",
    breaks=(
        "vtes.cancel.card-has-no-effect",
        "vtes.published.cancel.replacement-clause-is-cancelled-too",
    ),
)
def _(change: Changes) -> None:
    def replace(right: Right, self: PlayCard, game: Vtes) -> None:
        cancelled, self.cancelled = self.cancelled, False
        right(self, game)
        self.cancelled = cancelled

    change.replace(PlayCard, "replace", replace)


@wrong(
    "a minion has to perform a mandatory action again that it has performed already",
    breaks=(
        "vtes.mandatory.no-other-action-for-that-minion",
        "vtes.published.elen-kamjian.free-after-her-bleed",
        "vtes.published.lunatic-eruption.free-after-its-combat",
    ),
)
def _(change: Changes) -> None:
    change.replace(mandatory, "is_done", lambda right, game, minion, effect, means: False)


@wrong(
    "a mandatory action that was blocked has not been performed",
    breaks="vtes.mandatory.no-other-action-for-that-minion",
)
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if self.was_due:
            game.modify(mandatory.ENDED, self.minion, 1, "turn", self.text, about=self.means)

    change.replace(Action, "resolve_block", resolve_block)


@wrong(
    "a mandatory action that was ended has been performed",
    breaks="vtes.ruling.change-of-target.mandatory-action-leaves-stuck",
)
def _(change: Changes) -> None:
    def is_done(right: Right, game: Vtes, minion: CardId, effect: str, means: CardId) -> bool:
        return mandatory.has_performed(game, minion, effect, means)

    change.replace(mandatory, "is_done", is_done)


@wrong(
    "a hunt without a card is the same action as the hunt with a card that was ended",
    breaks=(
        "vtes.action.resolve.ended-before-block-resolution-neither",
        "vtes.published.change-of-target.card-and-rulebook-actions-differ",
    ),
)
def _(change: Changes) -> None:
    def end(right: Right, game: Vtes, action: Action, by: Card) -> None:
        right(game, action, by)
        for card in action.is_about():
            game.modify(f"not again {action.KIND}", action.minion, 1, "turn", by, about=card)

    change.replace(mandatory, "end", end)


@wrong(
    "whoever was kept from taking an equipment may take nothing from that bearer any more",
    breaks="vtes.golden-rule.cards-override-rules",
)
def _(change: Changes) -> None:
    change.replace(EquipFromMinion, "is_about", lambda right, self: (self.bearer,))
    by_bearer(change)


@wrong(
    "whoever was kept from taking an equipment may take it once another minion bears it",
    breaks="vtes.golden-rule.cards-override-rules",
)
def _(change: Changes) -> None:
    change.replace(EquipFromMinion, "is_about", lambda right, self: (self.bearer, *self.equipment))
    by_bearer(change, and_equipment=True)


def by_bearer(change: Changes, and_equipment: bool = False) -> None:
    """Check the bearer of an equipment instead of whether taking it was ended before."""

    def again_refusal(right: Right, game: Vtes, minion: InPlay, choice: Choice) -> Any:
        if not isinstance(choice, EquipFrom):
            found: Refusal | None = right(game, minion, choice)
            return found
        again = mandatory.noted(game, minion, "equip", choice.from_)
        if and_equipment:
            again = again and any(mandatory.noted(game, minion, "equip", card) for card in choice.equipment)
        return minion_phase.NOT_AGAIN if again else None

    change.replace(minion_phase, "again_refusal", again_refusal)


@wrong(
    "no minion wakes once the action is resolved",
    breaks=(
        "vtes.glossary.wake.may-play-reactions",
        "vtes.published.wake.after-resolution",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Wake, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        resolved = isinstance(frame, Action) and frame.state in ("successful", "blocked")
        return WRONG_WINDOW if resolved else right(self, game, frame, seat, choice)

    change.replace(Wake, "refusal", refusal)


@wrong(
    "an action has no effect once the ally is burned that paid its last life for it",
    breaks=(
        "vtes.ally.as-vampire.life-stands-for-blood",
        "vtes.published.allies-as-vampires.last-life-for-an-action",
    ),
)
def _(change: Changes) -> None:
    def succeed(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if self.minion not in game.cards:
            self.goto(Action.lay_down_card)

    change.replace(Action, "succeed", succeed)


@wrong(
    "an ally cannot pay with its last life for what it plays as a vampire",
    breaks="vtes.ally.as-vampire.life-stands-for-blood",
)
def _(change: Changes) -> None:
    def means_refusal(right: Right, game: Vtes, mode: Mode, seat: Seat, choice: Play) -> Refusal | None:
        minion = game.cards.get(choice.minion)
        last = minion is not None and not minion.facts.is_vampire and minion.counters == costs.blood_cost(game, choice)
        return as_vampire.TOO_LITTLE_LIFE if mode.BY_MINION and mode.needs and last else right(game, mode, seat, choice)

    change.replace(requirements, "means_refusal", means_refusal)


@wrong(
    "others have their burn options before what is mandatory in the unlock phase is done",
    breaks=(
        "vtes.unlock-phase.active-methuselah-orders-effects",
        "vtes.published.fame.paid-before-others-use-effects",
    ),
)
def _(change: Changes) -> None:
    def give_up_useless_cards(right: Right, self: UnlockPhase, game: Vtes) -> None:
        self.others_offered = True
        if burn_option.anybody_could(game):
            game.call(burn_option.BurnOption(seat=self.seat))

    change.replace(UnlockPhase, "give_up_useless_cards", give_up_useless_cards)


@wrong(
    "whoever has something to pay in the unlock phase pays it before anything else",
    breaks="vtes.unlock-phase.active-methuselah-orders-effects",
)
def _(change: Changes) -> None:
    def options(right: Right, self: UnlockPhase, game: Vtes) -> list[Choice]:
        return [] if self.has_duties(game) else right(self, game)

    change.replace(UnlockPhase, "options", options)


@wrong(
    "an action card that equips is no action to equip",
    breaks=(
        "vtes.card-action.special-version-follows-basic-rules",
        "vtes.published.equip-employ-recruit-action.is-of-that-kind",
    ),
)
def _(change: Changes) -> None:
    change.set(EquipFromLibrary, "equips", False)


@wrong(
    "whoever is equipped by an action card has played the equipment card this turn",
    breaks="vtes.action.limit.same-action-card-once-per-turn",
)
def _(change: Changes) -> None:
    def found(right: Right, self: EquipFromLibrary, game: Vtes, search: Search, card: Card) -> None:
        right(self, game, search, card)
        game.spend(game.cards[search.minion], f"turn:{facts()[card].name}")

    change.replace(EquipFromLibrary, "found", found)


@wrong(
    "an action whose cost can no longer be paid is not successful",
    breaks="vtes.action.resolve.success-pays-cost-then-effects",
)
def _(change: Changes) -> None:
    def succeed(right: Right, self: Action, game: Vtes) -> None:
        payable = self.may_still_succeed(game)
        right(self, game)
        self.successful = payable

    change.replace(Action, "succeed", succeed)
