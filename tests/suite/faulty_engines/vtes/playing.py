"""Faulty engines for playing cards: cancelling, waking, costs, out-of-turn masters, the burn option."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Card, Seat
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import Mode
from reference_engine.vtes.cards.words.actions.blocking import BlockAtOnce
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import DuringAction
from reference_engine.vtes.cards.words.actions.waking import LockWithAnother, Wake
from reference_engine.vtes.cards.words.playing.cancelling import Cancel
from reference_engine.vtes.cards.words.playing.cheaper_and_dearer import ForTheEdge
from reference_engine.vtes.cards.words.turn.master_modes import Master, OutOfTurn
from reference_engine.vtes.combat.strike_pair import StrikePair
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import card_being_played, hands, requirements
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.turn import burn_option
from reference_engine.vtes.turn.burn_option import BurnOption
from reference_engine.vtes.turn.master_phase import MasterPhase
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("a minion plays its cards without burning blood", breaks="vtes.card.cost.blood-symbol")
def _(change: Changes) -> None:
    change.replace(PlayCard, "blood_to_pay", lambda right, self, game: 0)


@wrong(
    "modifiers and reactions are part of the action and cost nothing of their own",
    breaks="vtes.action.resolve.modifier-and-reaction-costs-always-paid",
)
def _(change: Changes) -> None:
    def blood_to_pay(right: Right, self: PlayCard, game: Vtes) -> int:
        during_action = {"action modifier", "reaction"} & set(BEHAVIOUR[self.card].facts.types)
        return 0 if during_action else int(right(self, game))

    change.replace(PlayCard, "blood_to_pay", blood_to_pay)


@wrong("a cancelled card takes effect all the same", breaks="vtes.cancel.card-has-no-effect")
def _(change: Changes) -> None:
    def cancel(right: Right, self: Playing, game: Vtes, unpaid: bool) -> None:
        right(self, game, unpaid)
        self.cancelled = False

    change.replace(Playing, "cancel", cancel)


@wrong("a card can be cancelled after it has taken effect", breaks="vtes.card.as-played.cancel-effects-allowed")
def _(change: Changes) -> None:
    table = {step.__name__: step for step in PlayCard.STEPS}
    first = ("announce", "offer_reduction", "settle_reduction", "pay", "replace", "take_effect")
    change.reorder(PlayCard, *first, *(name for name in table if name not in first))


@wrong(
    "the replacement is drawn before the card can be cancelled",
    breaks=(
        "vtes.card.as-played.replacement-draw-after-window",
        "vtes.published.cancel.nothing-else-in-the-window",
    ),
)
def _(change: Changes) -> None:
    table = {step.__name__: step for step in PlayCard.STEPS}
    first = ("announce", "replace")
    change.reorder(PlayCard, *first, *(name for name in table if name not in first))


@wrong(
    "a card played while another one can be canceled is replaced at once",
    breaks=("vtes.published.cancel.nothing-else-in-the-window", "vtes.card.as-played.replacement-draw-after-window"),
)
def _(change: Changes) -> None:
    change.replace(hands, "replace", lambda right, game, played: game.call(RefillHand(seat=played.seat)))


@wrong(
    "a cancelled modifier can be played again",
    breaks=(
        "vtes.cancel.card-still-counts-as-played",
        "vtes.published.cancel.counts-as-played",
    ),
)
def _(change: Changes) -> None:
    def cancel(right: Right, self: Playing, game: Vtes, unpaid: bool) -> None:
        right(self, game, unpaid)
        action = game.within(Action)
        if action is not None:
            action.played = ()

    change.replace(Playing, "cancel", cancel)


@wrong("whose action card is cancelled locks", breaks="vtes.cancel.action-card.minion-does-not-lock")
def _(change: Changes) -> None:
    def give_up(right: Right, self: Action, game: Vtes) -> None:
        if self.cancelled:
            game.lock(game.cards[self.minion])
        right(self, game)

    change.replace(Action, "give_up", give_up)


@wrong("a cancelled action card is paid for", breaks="vtes.cancel.action-card.cost-not-paid")
def _(change: Changes) -> None:
    def give_up(right: Right, self: Action, game: Vtes) -> None:
        if self.cancelled:
            game.burn_pool(self.seat, self.cost_in_pool(game))
        right(self, game)

    change.replace(Action, "give_up", give_up)


@wrong(
    "a cancelled action card has been performed this turn",
    breaks=("vtes.cancel.action-card.may-be-played-again", "vtes.published.cancel-an-action.action-not-performed"),
)
def _(change: Changes) -> None:
    def give_up(right: Right, self: Action, game: Vtes) -> None:
        if self.cancelled:
            self.spend_limit(game)
        right(self, game)

    change.replace(Action, "give_up", give_up)


@wrong("no cancelled card is ever paid for", breaks="vtes.cancel.other-card.cost-still-paid")
def _(change: Changes) -> None:
    change.replace(Playing, "cancel", lambda right, self, game, unpaid: right(self, game, True))


@wrong(
    "whose strike card is cancelled does not strike",
    breaks=("vtes.cancel.strike-card.must-choose-a-strike", "vtes.published.death-seeker.cancelled-strike-chosen-anew"),
)
def _(change: Changes) -> None:
    def settle(right: Right, self: StrikePair, game: Vtes, *rest: Any) -> None:
        here = self.pc
        right(self, game, *rest)
        self.pc = here

    change.replace(StrikePair, "settle_strike", settle)


@wrong(
    "a cancelled trifle gives an action",
    breaks=(
        "vtes.master.trifle.cancelled-gives-nothing",
        "vtes.published.sudden-reversal.cancelled-trifle-gives-nothing",
        "vtes.published.wash.cancelled-trifle-gives-nothing",
    ),
)
def _(change: Changes) -> None:
    def cancel(right: Right, self: Playing, game: Vtes, unpaid: bool) -> None:
        right(self, game, unpaid)
        phase = game.within(MasterPhase)
        if phase is not None and self.way().printed.trifle and isinstance(self.way(), Master):
            phase.actions += 1

    change.replace(Playing, "cancel", cancel)


@wrong("an out-of-turn master card costs nothing", breaks="vtes.master.out-of-turn-uses-next-master-phase-action")
def _(change: Changes) -> None:
    def played(right: Right, self: OutOfTurn, game: Vtes, playing: PlayCard) -> None:
        right(self, game, playing)
        game.seats[playing.seat].actions_ahead += 1

    change.replace(OutOfTurn, "played", played)


@wrong(
    "several out-of-turn master cards are played between two turns",
    breaks="vtes.master.out-of-turn.only-one-before-next-master-phase",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: OutOfTurn, game: Vtes, seat: Seat) -> Any:
        found = right(self, game, seat)
        return None if found is not None and found.rule.endswith("only-one-before-next-master-phase") else found

    change.replace(OutOfTurn, "turn_refusal", refusal)


@wrong("an out-of-turn trifle gives nothing", breaks="vtes.master.trifle.out-of-turn-gain-in-next-phase")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: OutOfTurn, game: Vtes, playing: PlayCard) -> None:
        before = game.seats[playing.seat].actions_ahead
        right(self, game, playing)
        game.seats[playing.seat].actions_ahead = before

    change.replace(OutOfTurn, "take_effect", take_effect)


@wrong(
    "no minion wakes as a card is played",
    breaks=("vtes.card.as-played.wake-effects-allowed", "vtes.published.cancel-as-a-reaction.only-a-wake-first"),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: DuringAction, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        wakes = any(isinstance(effect, Wake) for effect in self.effects)
        if wakes and game.stack[-1].STEPS[game.stack[-1].pc].__name__ == "as_played":
            return card_being_played.NOTHING_ELSE
        return right(self, game, frame, seat, choice)

    change.replace(DuringAction, "refusal", refusal)


@wrong(
    "a prince may invoke the domain and then not block",
    breaks="vtes.ruling.second-tradition-domain.locked-player-must-attempt-block",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: BlockAtOnce, game: Vtes, playing: PlayCard) -> None:
        action = game.within(Action)
        assert action is not None
        here = action.pc
        right(self, game, playing)
        action.pc = here

    change.replace(BlockAtOnce, "apply", apply)


@wrong(
    "a minion that is awake locks for an effect",
    breaks="vtes.glossary.lock-x-to-do-y.not-for-locked-minion-under-wake",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: LockWithAnother, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        found = right(self, game, frame, seat, choice)
        return None if found is not None and "under-wake" in found.rule else found

    change.replace(LockWithAnother, "refusal", refusal)


@wrong(
    "a location that reduced the cost of a cancelled card locks",
    breaks=(
        "vtes.card.cost.reducer-unused-if-card-cancelled",
        "vtes.published.lock-to-reduce-cost.until-the-cost-is-paid",
    ),
)
def _(change: Changes) -> None:
    def drop(right: Right, self: Playing, game: Vtes) -> None:
        self.lock_reducers(game)
        right(self, game)

    change.replace(Playing, "drop_reducers", drop)


@wrong(
    "a cost cannot be reduced once the action has succeeded",
    breaks=(
        "vtes.card.cost.optional-reducer-on-resolution",
        "vtes.published.eccentric-billionaire.when-announced-or-paid",
    ),
)
def _(change: Changes) -> None:
    change.replace(Action, "offer_late_reduction", lambda right, self, game: None)


@wrong("anybody's Edge will do", breaks="vtes.card.cost.burning-the-edge-needs-the-edge")
def _(change: Changes) -> None:
    def refusal(right: Right, self: ForTheEdge, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        return self.effect.refusal(game, frame, seat, choice)

    change.replace(ForTheEdge, "refusal", refusal)


@wrong("one Discipline of two is enough", breaks="vtes.card.req.combined-disciplines-all-needed")
def _(change: Changes) -> None:
    def means(right: Right, game: Vtes, mode: Mode, seat: Seat, choice: Any) -> Any:
        found = right(game, mode, seat, choice)
        return None if found is not None and found.rule.endswith("combined-disciplines-all-needed") else found

    change.replace(requirements, "means_refusal", means)


@wrong(
    "the burn option is for whoever likes",
    breaks=(
        "vtes.burn-option.discard-allowed-without-qualified-minion",
        "vtes.published.unique-cards-with-burn-option.own-copy-is-no-reason",
    ),
)
def _(change: Changes) -> None:
    change.replace(burn_option, "meets", lambda right, game, card, minion: False)


@wrong("the burn option is used as often as one likes", breaks="vtes.burn-option.one-per-unlock-phase")
def _(change: Changes) -> None:
    def discard_refusal(right: Right, self: BurnOption, game: Vtes, seat: Seat, card: Card) -> Any:
        found = right(self, game, seat, card)
        return None if found is burn_option.ONCE_A_PHASE else found

    change.replace(BurnOption, "discard_refusal", discard_refusal)


@wrong("a reflex stops any card", breaks="vtes.reflex.cancels-card-played-against-the-minion")
def _(change: Changes) -> None:
    change.replace(Cancel, "refusal", lambda right, self, game, frame, seat, choice: None)
