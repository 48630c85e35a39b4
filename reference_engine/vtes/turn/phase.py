"""Common parts of the phases of a turn. V5 'Turn Sequence'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl import in_force, modifiers, rulings
from reference_engine.vtes.control import contests
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.legacy import infernal, red_list
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.sects import contested_titles, titles
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import READY, TORPOR, Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vtes import choices, events

NO_SUCH_PHASE = "this is possible only in your {} phase"
EDGE_ELSEWHEN = Refusal("vtes.unlock-phase.edge-may-gain-one-pool", NO_SUCH_PHASE.format("unlock"))
ACTING_ELSEWHEN = Refusal("vtes.minion-phase.minions-may-act", NO_SUCH_PHASE.format("minion"))
TRANSFERS_ELSEWHEN = Refusal("vtes.influence.transfer-is-influence-phase-action", NO_SUCH_PHASE.format("influence"))
REVEAL_ELSEWHEN = Refusal("vtes.influence.reveal-any-time-in-phase", NO_SUCH_PHASE.format("influence"))
DISCARD_ELSEWHEN = Refusal("vtes.discard-phase.one-action-by-default", NO_SUCH_PHASE.format("discard"))
BURN_OPTION_ELSEWHEN = Refusal(
    "vtes.burn-option.discard-allowed-without-qualified-minion", "the burn option can be used only in an unlock phase"
)
VOTING_ELSEWHEN = Refusal("vtes.politics.occasions", "votes and ballots can be cast only in a referendum")

ACTIONS = (
    choices.BleedSomebody, choices.HuntForBlood, choices.EquipFrom, choices.LeaveTheTorpor, choices.RescueSomebody,
    choices.DiableriseSomebody, choices.TurnAnarch, choices.AttackMarked,
)  # fmt: skip
"""Choices of the minion phase that need no card from the hand."""

TRANSFERS = (choices.Transfer, choices.TakeBack, choices.DrawCrypt, choices.Merge)
"""Choices of the influence phase that spend transfers."""

ELSEWHEN: dict[type[Choice], Refusal] = {
    choices.GainFromEdge: EDGE_ELSEWHEN,
    choices.PayToUnlock: infernal.PAY_ELSEWHEN,
    choices.Withdraw: withdrawal.WITHDRAWAL_ELSEWHEN,
    choices.Mark: red_list.MARK_ELSEWHEN,
    choices.BringOut: REVEAL_ELSEWHEN,
    choices.Vote: VOTING_ELSEWHEN,
    choices.CastBallot: VOTING_ELSEWHEN,
    **dict.fromkeys(ACTIONS, ACTING_ELSEWHEN),
    **dict.fromkeys(TRANSFERS, TRANSFERS_ELSEWHEN),
}
"""Maps each choice to its refusal in any other phase, or in another player's phase."""


class Phase(Frame, kw_only=True):
    """Base of all phases: one Methuselah decides until passing.

    The Methuselah is always asked, so that they end the phase.
    """

    seat: Seat

    NAME = ""

    def enter(self, game: Table) -> None:
        game.phase = self.NAME
        game.emit(events.PhaseBegan(self.seat, self.NAME))

    def replace_awaited(self, game: Table) -> None:
        """Draw to replace the cards that waited for this phase."""
        if game.seats[self.seat].no_longer_awaits(self.NAME):
            game.call(RefillHand(seat=self.seat))

    def more_actions(self, game: Table, stat: str, *rules: str) -> int:
        """Return how many more phase actions or transfers cards give at the start of the phase."""
        more = modifiers.change_for(game, stat, self.seat)
        if more:
            game.cite(rules)
            for card, _ in in_force.about(game, stat):
                if card.controller == self.seat:
                    game.cite(rulings.followed(card.card, "at work"))
        return more

    def options(self, game: Table) -> list[Choice]:
        """Return the options in the phase besides cards in hand and in play."""
        return []

    def decide(self, game: Table) -> Decision:
        return Decision(self.seat, self.NAME, [PASS, *self.options(game), *game.usable(self.seat, self.NAME, self)])

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """Return why a choice of another phase is not allowed, or None.

        Each phase refuses its own choices itself.
        """
        match choice:
            case choices.ContestCard() | choices.YieldCard():
                return contest_refusal(game, seat, choice, in_own_unlock_phase=False)
            case choices.Discard(card=card):
                return BURN_OPTION_ELSEWHEN if facts()[card].burn_option else DISCARD_ELSEWHEN
        return ELSEWHEN.get(type(choice))

    def order_rule(self, game: Table, seat: Seat) -> str:
        return "vtes.turn.clockwise" if seat != self.seat else super().order_rule(game, seat)


def contest_refusal(
    game: Table, seat: Seat, choice: choices.ContestCard | choices.YieldCard, in_own_unlock_phase: bool
) -> Refusal | None:
    """Return why a contested title or card cannot be paid for or yielded now, or None."""
    card = game.cards.get(choice.card)
    if card is not None and card.region in (READY, TORPOR) and titles.city(card):
        return contested_titles.refusal(game, seat, choice, card, in_own_unlock_phase)
    return contests.refusal(game, seat, choice, in_own_unlock_phase)
