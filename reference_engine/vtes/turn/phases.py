"""The phases of a turn, but for the influence phase. V5 'Detailed Turn Sequence'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import PASS, Choice, Decision, Pass
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vtes.control import contests, control, titles
from reference_engine.vtes.declarations import standing
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.legacy import red_list
from reference_engine.vtes.playing.play import RefillHand
from reference_engine.vtes.table import choices, events, traits
from reference_engine.vtes.table.names import in_position_order
from reference_engine.vtes.table.state import CONTESTED, SLEEPS, TORPOR, UNCONTROLLED
from reference_engine.vtes.turn import burn_option

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes


class Phase(Frame, kw_only=True):
    """What the phases share: one Methuselah's decisions, until it passes. It is always asked, so that it ends them."""

    seat: Seat

    NAME = ""

    def enter(self, game: Vtes) -> None:
        game.phase = self.NAME
        game.emit(events.PhaseBegan(self.seat, self.NAME))

    def replace_awaited(self, game: Vtes) -> None:
        """Draw for the cards that were to be replaced in this phase."""
        if game.seats[self.seat].no_longer_awaits(self.NAME):
            game.call(RefillHand(seat=self.seat))

    def more_actions(self, game: Vtes, stat: str, *rules: str) -> int:
        """How many more phase actions or transfers cards bring, as the phase begins."""
        more = standing.change_for(game, stat, self.seat)
        if more:
            game.cite(rules)
        return more

    def options(self, game: Vtes) -> list[Choice]:
        """What may be done in the phase beside cards in hand and in play."""
        return []

    def decide(self, game: Vtes) -> Decision:
        return Decision(self.seat, self.NAME, [PASS, *self.options(game), *game.usable(self.seat, self.NAME, self)])


@procedure
class UnlockPhase(Phase, kw_only=True):
    """V5 'Unlock Phase'."""

    gained_from_edge: bool = False
    may_withdraw: bool = False
    """Whether the turn began without a library and with less than a full hand."""

    NAME = "unlock"

    @rule("vtes.withdrawal.succeeds-at-start-of-next-unlock-phase")
    def withdraw(self, game: Vtes) -> None:
        self.may_withdraw = withdrawal.refusal(game, self.seat) is None
        if game.seats[self.seat].withdrawing:
            withdrawal.succeed(game, self.seat)

    @rule("vtes.control.changes-only-by-explicit-effect")
    def give_back(self, game: Vtes) -> None:
        control.give_back(game, self.seat, "unlock")

    @rule("vtes.unlock-phase.must-unlock-all-own-cards")
    def unlock_everything(self, game: Vtes) -> None:
        self.enter(game)
        for card in list(in_position_order(game)):
            if card.controller == self.seat and card.region not in (UNCONTROLLED, CONTESTED):
                if card.locked and game.bonus(standing.STAYS_LOCKED, card) > 0:
                    game.cite(("vtes.golden-rule.cards-override-rules",))
                    continue
                if card.locked and traits.has(card, traits.INFERNAL):
                    game.cite(("vtes.legacy.trait.infernal.does-not-unlock-as-normal",))
                    continue
                if card.region == TORPOR:
                    game.cite(("vtes.torpor.unlocks-normally", "vtes.torpor.still-controlled"))
                if not game.spent(card, SLEEPS):
                    game.unlock(card)
        game.expire_limits("unlock", self.seat)

    @rule("vtes.unlock-phase.other-effects-after-unlocking")
    def end_contests(self, game: Vtes) -> None:
        contests.win(game, self.seat)
        titles.win(game, self.seat)

    @rule("vtes.card.draw.delayed-replacement-lowers-hand-size", "vtes.card.draw.draw-up-immediately")
    def replace_what_waited(self, game: Vtes) -> None:
        self.replace_awaited(game)

    @rule("vtes.unlock-phase.other-effects-after-unlocking")
    def give_up_useless_cards(self, game: Vtes) -> None:
        if burn_option.anybody_could(game):
            game.call(burn_option.BurnOption(seat=self.seat))

    def options(self, game: Vtes) -> list[Choice]:
        edge = [choices.GainFromEdge()] if game.edge == self.seat and not self.gained_from_edge else []
        leave = [choices.Withdraw()] if self.may_withdraw and not game.seats[self.seat].withdrawing else []
        infernal = [choices.PayToUnlock(card.id) for card in traits.payable(game, self.seat)]
        return [*edge, *contests.ways_out(game, self.seat), *titles.ways_out(game, self.seat), *leave, *infernal]

    @asks("vtes.unlock-phase.other-effects-after-unlocking", "vtes.unlock-phase.active-methuselah-orders-effects")
    def effects(self, game: Vtes) -> Decision:
        decision = self.decide(game)
        contested = contests.due(game, self.seat) or titles.due(game, self.seat)
        if contested or standing.demands(game, self.NAME, decision.options):
            decision.options.remove(PASS)
        return decision

    @rule(
        "vtes.unlock-phase.edge-may-gain-one-pool",
        "vtes.unlock-phase.active-methuselah-orders-effects",
        "vtes.withdrawal.is-optional-exit",
    )
    def settle_effects(self, game: Vtes, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        self.goto(UnlockPhase.effects)
        if isinstance(choice, choices.GainFromEdge):
            self.gained_from_edge = True
            game.gain_pool(self.seat, 1)
        elif isinstance(choice, choices.ContestCard | choices.YieldCard):
            if game.cards[choice.card].region == CONTESTED:
                contests.settle(game, self.seat, choice)
            else:
                titles.settle(game, choice)
        elif isinstance(choice, choices.Withdraw):
            withdrawal.announce(game, self.seat)
        elif isinstance(choice, choices.PayToUnlock):
            game.cite((traits.PAYING,))
            game.burn_pool(self.seat, 1)
            game.unlock(game.cards[choice.minion])
        else:
            game.carry_out(self.seat, choice)

    STEPS = (
        withdraw, give_back, unlock_everything, end_contests, replace_what_waited, give_up_useless_cards,
        effects, settle_effects,
    )  # fmt: skip


@procedure
class MasterPhase(Phase, kw_only=True):
    """V5 'Master Phase'."""

    actions: int = 1
    trifle_gained: bool = False

    NAME = "master"

    @rule("vtes.master.one-master-phase-action-at-start")
    def begin(self, game: Vtes) -> None:
        self.enter(game)
        methuselah = game.seats[self.seat]
        self.actions += methuselah.actions_ahead
        self.trifle_gained = methuselah.trifle_ahead
        if methuselah.out_of_turn:
            game.cite(
                (
                    "vtes.master.out-of-turn-uses-next-master-phase-action",
                    "vtes.master.out-of-turn.only-one-before-next-master-phase",
                )
            )
        methuselah.out_of_turn, methuselah.actions_ahead, methuselah.trifle_ahead = False, 0, False
        self.actions += self.more_actions(game, standing.MASTER_ACTIONS, "vtes.master-phase.cards-may-change-number")

    @asks(
        "vtes.master.one-master-phase-action-at-start",
        "vtes.master-phase.use-is-optional",
        "vtes.master-phase.choose-order-with-other-effects",
    )
    def act(self, game: Vtes) -> Decision:
        return self.decide(game)

    @rule("vtes.master.regular-card-uses-the-action", "vtes.master-phase.unused-actions-lost")
    def settle_act(self, game: Vtes, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        self.goto(MasterPhase.act)
        if isinstance(choice, choices.Mark):
            self.actions -= 1
            red_list.mark(game, self.seat, game.cards[choice.minion])
        else:
            game.carry_out(self.seat, choice)

    def options(self, game: Vtes) -> list[Choice]:
        return red_list.markable(game) if self.actions else []

    STEPS = (begin, act, settle_act)


@procedure
class MinionPhase(Phase, kw_only=True):
    """V5 'Minion Phase'."""

    NAME = "minion"

    @rule("vtes.minion-phase.minions-may-act")
    def begin(self, game: Vtes) -> None:
        self.enter(game)

    def options(self, game: Vtes) -> list[Choice]:
        return game.actions(self)

    @asks(
        "vtes.minion-phase.minions-may-act",
        "vtes.minion-phase.only-ready-unlocked-act",
        "vtes.minion-phase.one-action-at-a-time",
        "vtes.hunt.mandatory-for-empty-ready-unlocked-vampire",
        "vtes.mandatory.performed-first",
        "vtes.mandatory.order-among-several-minions-free",
    )
    def act(self, game: Vtes) -> Decision:
        decision = self.decide(game)
        if game.must_act_first(self.seat):
            decision.options.remove(PASS)
        return decision

    @rule("vtes.minion-phase.minions-may-act")
    def settle_act(self, game: Vtes, choice: Choice) -> None:
        if not isinstance(choice, Pass):
            self.goto(MinionPhase.act)
            game.announce(self.seat, choice)

    STEPS = (begin, act, settle_act)


@procedure
class DiscardPhase(Phase, kw_only=True):
    """V5 'Discard Phase'."""

    actions: int = 1
    event_played: bool = False

    NAME = "discard"

    @rule("vtes.discard-phase.one-action-by-default")
    def begin(self, game: Vtes) -> None:
        self.enter(game)
        self.actions += self.more_actions(
            game, standing.DISCARD_ACTIONS, "vtes.discard-phase.number-of-actions-may-change"
        )
        self.actions = max(self.actions, 0)
        for card, _ in list(standing.about(game, "burned in the discard phase")):
            if card.controller == self.seat:
                game.burn(card)

    @rule("vtes.card.draw.delayed-replacement-lowers-hand-size", "vtes.card.draw.draw-up-immediately")
    def replace_what_waited(self, game: Vtes) -> None:
        self.replace_awaited(game)

    def options(self, game: Vtes) -> list[Choice]:
        hand = game.seats[self.seat].hand
        return [choices.Discard(card) for card in dict.fromkeys(hand)] if self.actions else []

    @asks("vtes.discard-phase.discard-and-replace", "vtes.discard-phase.actions-not-saved")
    def act(self, game: Vtes) -> Decision:
        return self.decide(game)

    @rule("vtes.discard-phase.discard-and-replace", "vtes.turn.discard-phase-action-discard-and-draw")
    def settle_act(self, game: Vtes, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        self.goto(DiscardPhase.act)
        if isinstance(choice, choices.Discard):
            self.actions -= 1
            game.discard(self.seat, choice.card)
            if standing.everywhere(game, "discards replaced later"):
                game.seats[self.seat].awaited += ("unlock",)
            game.call(RefillHand(seat=self.seat))
        else:
            game.carry_out(self.seat, choice)

    STEPS = (begin, replace_what_waited, act, settle_act)
