"""Cards that use or give phase actions, or transfers. V5 'Master Phase', 'Discard Phase', 'Influence Phase'."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from reference_engine.kernel import Card
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import Ability, Effect, LockingAbility
from reference_engine.vtes.cards.words.playing.for_a_price import AtAPrice
from reference_engine.vtes.cards.words.playing.limits import NOT_SUCH_A_CARD
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import READY, InPlay, Table
from reference_engine.vtes.turn.discard_phase import DiscardPhase
from reference_engine.vtes.turn.influence_phase import InfluencePhase
from reference_engine.vtes.turn.master_phase import MasterPhase
from scenarios.wire_types.vtes.choices import Use

PHASES_WITH_ACTIONS: dict[str, type[MasterPhase | DiscardPhase]] = {"master": MasterPhase, "discard": DiscardPhase}
"""Phases with phase actions."""

NO_PHASE_ACTION_LEFT = {
    "master": Refusal("vtes.master-phase.alternative-uses-by-cards", "you have no master phase action left"),
    "discard": Refusal("vtes.discard-phase.alternate-uses", "you have no discard phase action left"),
}
USER_NOT_READY = Refusal("vtes.golden-rule.cards-override-rules", "the minion is not ready")
NOT_ENOUGH_TRANSFERS = Refusal("vtes.influence.spend-any-mix", "you have too few transfers left")


class ForPhaseAction(Ability):
    """Lets the controller of a ready minion use a master or discard phase action for something else."""

    RULES: ClassVar[dict[str, str]] = {phase: refusal.rule for phase, refusal in NO_PHASE_ACTION_LEFT.items()}

    def __init__(self, phase: str) -> None:
        self.phase = phase
        self.windows = frozenset({phase})

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if card.region != READY:
            return USER_NOT_READY
        if not isinstance(frame, MasterPhase | DiscardPhase):
            return None
        return NO_PHASE_ACTION_LEFT[self.phase] if frame.actions < 1 else None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        phase = game.within(PHASES_WITH_ACTIONS[self.phase])
        assert phase is not None
        phase.actions -= 1
        game.cite((self.RULES[self.phase],))
        self.do(game, card, choice)

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        """Carry out the effect of the phase action."""
        raise NotImplementedError


class BloodForPhaseAction(ForPhaseAction):
    """Gives the vampire itself blood from the bank."""

    def __init__(self, phase: str, amount: int) -> None:
        super().__init__(phase)
        self.amount = amount

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        game.add_blood(card, self.amount)


class PoolForPhaseAction(ForPhaseAction):
    """Discards a card with a Discipline for pool from the bank."""

    def __init__(self, phase: str, amount: int, discipline: str) -> None:
        super().__init__(phase)
        self.amount, self.discipline = amount, discipline

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        hand = game.seats[card.controller].hand
        return [Use(card.id, target_=discarded) for discarded in dict.fromkeys(hand)]

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if (refusal := super().refusal(game, frame, card, choice)) is not None:
            return refusal
        fits = choice.target_ != Card(0) and self.discipline in facts()[choice.target_].disciplines
        return None if fits and choice.target_ in game.seats[card.controller].hand else NOT_SUCH_A_CARD

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        piles.discard(game, card.controller, choice.target_)
        game.gain_pool(card.controller, self.amount)
        game.call(RefillHand(seat=card.controller))


class LockForPhaseAction(LockingAbility):
    """Locks in that phase of its controller for one more phase action."""

    RULES: ClassVar[dict[str, str]] = {
        "master": "vtes.master-phase.cards-may-change-number",
        "discard": "vtes.discard-phase.number-of-actions-may-change",
    }

    def __init__(self, phase: str) -> None:
        self.phase = phase
        self.windows = frozenset({phase})

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        phase = game.within(PHASES_WITH_ACTIONS[self.phase])
        assert phase is not None
        phase.actions += 1
        game.cite((self.RULES[self.phase],))


class TransfersTo(AtAPrice):
    """Spends transfers of an influence phase on effects; `burn`: the card is burned as well."""

    def __init__(self, transfers: int, *effects: Effect, name: str, burn: bool = False) -> None:
        super().__init__(*effects, during="influence", name=name)
        self.transfers, self.burn = transfers, burn

    def price_refusal(self, game: Table, card: InPlay, choice: Use) -> Refusal | None:
        phase = game.within(InfluencePhase)
        return NOT_ENOUGH_TRANSFERS if phase is None or phase.transfers < self.transfers else None

    def pay(self, game: Table, card: InPlay, choice: Use) -> None:
        phase = game.within(InfluencePhase)
        assert phase is not None
        phase.transfers -= self.transfers
        game.cite(("vtes.influence.spend-any-mix",))
        if self.burn:
            game.burn(card)
