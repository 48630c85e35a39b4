"""The unlock phase. V5 'Unlock Phase'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.card_dsl import modifiers, usable_cards
from reference_engine.vtes.control import changes, contests
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.legacy import infernal
from reference_engine.vtes.sects import contested_titles
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.card_and_seat_names import in_position_order
from reference_engine.vtes.table.state import CONTESTED, SLEEPS, TORPOR, UNCONTROLLED, Table
from reference_engine.vtes.turn import burn_option, phase
from reference_engine.vtes.turn.phase import Phase
from scenarios.wire_types.declarations import PASS, Choice, Pass
from scenarios.wire_types.vtes import choices

DUTY_LEFT = Refusal(
    "vtes.unlock-phase.active-methuselah-orders-effects", "a card in play requires something of you first"
)
NOT_THE_EDGE = Refusal("vtes.unlock-phase.edge-may-gain-one-pool", "you do not have the Edge")
EDGE_TWICE = Refusal(
    "vtes.unlock-phase.edge-may-gain-one-pool", "you have already gained pool from the Edge in this phase"
)


@procedure
class UnlockPhase(Phase, kw_only=True):
    """The unlock phase. V5 'Unlock Phase'."""

    gained_from_edge: bool = False
    others_offered: bool = False
    """True if other players have been asked about their burn options."""
    may_withdraw: bool = False
    """True if the turn began with no library and less than a full hand."""

    NAME = "unlock"

    @rule("vtes.withdrawal.succeeds-at-start-of-next-unlock-phase")
    def withdraw(self, game: Table) -> None:
        self.may_withdraw = withdrawal.refusal(game, self.seat) is None
        if game.seats[self.seat].withdrawing:
            withdrawal.succeed(game, self.seat)

    @rule("vtes.control.changes-only-by-explicit-effect")
    def give_back(self, game: Table) -> None:
        changes.give_back(game, self.seat, "unlock")

    @rule(
        "vtes.card.draw.delayed-replacement-lowers-hand-size",
        "vtes.card.draw.draw-up-immediately",
        "vtes.published.port-authority.replaced-before-unlocking",
        "vtes.published.replace-next-turn.before-unlocking",
    )
    def replace_what_waited(self, game: Table) -> None:
        self.replace_awaited(game)

    @rule("vtes.unlock-phase.must-unlock-all-own-cards")
    def unlock_everything(self, game: Table) -> None:
        self.enter(game)
        for card in list(in_position_order(game)):
            if card.controller == self.seat and card.region not in (UNCONTROLLED, CONTESTED):
                if card.locked and modifiers.bonus(game, modifiers.STAYS_LOCKED, card) > 0:
                    game.cite(("vtes.golden-rule.cards-override-rules",))
                    continue
                if card.locked and legacy_traits.has(card, legacy_traits.INFERNAL):
                    game.cite(("vtes.legacy.trait.infernal.does-not-unlock-as-normal",))
                    continue
                if card.region == TORPOR:
                    game.cite(("vtes.torpor.unlocks-normally", "vtes.torpor.still-controlled"))
                if not game.spent(card, SLEEPS):
                    game.unlock(card)
        game.expire_limits("unlock", self.seat)

    @rule("vtes.unlock-phase.other-effects-after-unlocking")
    def end_contests(self, game: Table) -> None:
        contests.win(game, self.seat)
        contested_titles.win(game, self.seat)

    @rule("vtes.unlock-phase.other-effects-after-unlocking")
    def give_up_useless_cards(self, game: Table) -> None:
        self.others_offered = not self.has_duties(game)
        if burn_option.anybody_could(game):
            game.call(burn_option.BurnOption(seat=self.seat, alone=not self.others_offered))

    @rule(
        "vtes.unlock-phase.active-methuselah-orders-effects",
        "vtes.published.fame.paid-before-others-use-effects",
    )
    def let_others_give_up_cards(self, game: Table) -> None:
        """Ask other players about their burn options if they had to wait until all mandatory choices were made."""
        if self.others_offered or self.has_duties(game):
            return
        self.others_offered = True
        if burn_option.anybody_could(game):
            game.call(burn_option.BurnOption(seat=self.seat, passed=(self.seat,)))

    def has_duties(self, game: Table) -> bool:
        """Return whether the active Methuselah still has a mandatory choice to make."""
        if contests.due(game, self.seat) or contested_titles.due(game, self.seat):
            return True
        demanded = {
            (card.id, ability.name) for card, ability in usable_cards.to_use(game, self.NAME) if ability.mandatory
        }
        options = game.usable(self.seat, self.NAME, self) if demanded else []
        return any(isinstance(option, choices.Use) and (option.card, option.effect) in demanded for option in options)

    def options(self, game: Table) -> list[Choice]:
        edge = [choices.GainFromEdge()] if game.edge == self.seat and not self.gained_from_edge else []
        leave = [choices.Withdraw()] if self.may_withdraw and not game.seats[self.seat].withdrawing else []
        unlocking = [choices.PayToUnlock(card.id) for card in infernal.payable(game, self.seat)]
        contested = contests.ways_out(game, self.seat) + contested_titles.ways_out(game, self.seat)
        return [*edge, *contested, *leave, *unlocking]

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if seat != self.seat:
            return super().refusal(game, seat, choice)
        match choice:
            case choices.GainFromEdge():
                return EDGE_TWICE if game.edge == seat else NOT_THE_EDGE
            case choices.ContestCard() | choices.YieldCard():
                return phase.contest_refusal(game, seat, choice, in_own_unlock_phase=True)
            case choices.PayToUnlock(minion=named):
                return infernal.pay_refusal(game, seat, game.cards.get(named))
            case choices.Withdraw() if not self.may_withdraw:
                return withdrawal.refusal(game, seat) or withdrawal.FULL_HAND
            case Pass() if contests.due(game, seat):
                return contests.PAY_OR_YIELD
            case Pass() if contested_titles.due(game, seat):
                return contested_titles.PAY_OR_YIELD_TITLE
            case Pass() if game.decision and not game.decision.optional:
                return DUTY_LEFT
        return super().refusal(game, seat, choice)

    @asks("vtes.unlock-phase.other-effects-after-unlocking", "vtes.unlock-phase.active-methuselah-orders-effects")
    def effects(self, game: Table) -> Decision:
        decision = self.decide(game)
        if self.has_duties(game):
            decision.options.remove(PASS)
        return decision

    @rule(
        "vtes.unlock-phase.edge-may-gain-one-pool",
        "vtes.unlock-phase.active-methuselah-orders-effects",
        "vtes.withdrawal.is-optional-exit",
    )
    def settle_effects(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        self.goto(UnlockPhase.let_others_give_up_cards)
        if isinstance(choice, choices.GainFromEdge):
            self.gained_from_edge = True
            game.gain_pool(self.seat, 1)
        elif isinstance(choice, choices.ContestCard | choices.YieldCard):
            if game.cards[choice.card].region == CONTESTED:
                contests.settle(game, self.seat, choice)
            else:
                contested_titles.settle(game, choice)
        elif isinstance(choice, choices.Withdraw):
            withdrawal.announce(game, self.seat)
        elif isinstance(choice, choices.PayToUnlock):
            game.cite((infernal.PAYING,))
            game.burn_pool(self.seat, 1)
            game.unlock(game.cards[choice.minion])
        else:
            game.carry_out(self.seat, choice)

    STEPS = (
        withdraw, give_back, replace_what_waited, unlock_everything, end_contests, give_up_useless_cards,
        let_others_give_up_cards, effects, settle_effects,
    )  # fmt: skip
