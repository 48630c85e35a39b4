"""Events, and cards in play that use or bring phase actions. V5 'Event Cards', 'Master Phase', 'Discard Phase'."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.cards.words.politics.votes import NOT_SUCH_A_CARD
from reference_engine.vtes.declarations.language import Ability, CardInUse, LockingAbility, Mode
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.choices import Play, Use
from reference_engine.vtes.table.facts import facts
from reference_engine.vtes.table.state import READY, InPlay, Table
from reference_engine.vtes.turn.discard_phase import DiscardPhase
from reference_engine.vtes.turn.master_phase import MasterPhase

PHASES: dict[str, type[MasterPhase | DiscardPhase]] = {"master": MasterPhase, "discard": DiscardPhase}
"""The phases that bring phase actions."""

NO_ACTION_LEFT = {
    "master": Refusal(
        "vtes.master-phase.alternative-uses-by-cards", "it takes a master phase action, and none is left"
    ),
    "discard": Refusal("vtes.discard-phase.alternate-uses", "it takes a discard phase action, and none is left"),
}
NOT_READY = Refusal("vtes.golden-rule.cards-override-rules", "the minion is not ready")
EVENT_ELSEWHEN = Refusal(
    "vtes.event.played-with-discard-phase-action", "an event is played in the discard phase of the seat"
)
NO_ACTION_FOR_EVENT = Refusal("vtes.discard-phase.event-uses-action", "no discard phase action is left for the event")
ONE_EVENT = Refusal("vtes.discard-phase.event-max-one-per-phase", "an event has been played in this phase")
PLAYED_BEFORE = Refusal("vtes.discard-phase.event-once-per-game", "that event has been played in this game")


class EventMode(Mode):
    """An event, put in play by a discard phase action. V5 'Event Cards'."""

    KIND = "event"
    WINDOWS = frozenset({"discard"})
    BY_MINION = False

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, DiscardPhase) or frame.seat != seat:
            return EVENT_ELSEWHEN
        if self.card in game.events_played:
            game.cite(("vtes.event.each-once-per-game",))
            return PLAYED_BEFORE
        if frame.event_played:
            game.cite(("vtes.event.once-per-discard-phase",))
            return ONE_EVENT
        return NO_ACTION_FOR_EVENT if frame.actions < 1 else super().refusal(game, frame, seat, choice)

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        return EVENT_ELSEWHEN

    def played(self, game: Table, play: CardInUse) -> None:
        phase = game.within(DiscardPhase)
        assert phase is not None
        phase.actions -= 1
        phase.event_played = True
        game.events_played += (self.card,)
        game.cite(
            (
                "vtes.event.played-with-discard-phase-action",
                "vtes.event.controlled-by-its-player",
                "vtes.event.once-per-discard-phase",
                "vtes.discard-phase.event-uses-action",
                "vtes.discard-phase.event-max-one-per-phase",
            )
        )
        super().played(game, play)


class ForPhaseAction(Ability):
    """A ready minion lets its controller use a master or discard phase action for something else."""

    RULES: ClassVar[dict[str, str]] = {phase: refusal.rule for phase, refusal in NO_ACTION_LEFT.items()}

    def __init__(self, phase: str) -> None:
        self.phase = phase
        self.windows = frozenset({phase})

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if card.region != READY:
            return NOT_READY
        if not isinstance(frame, MasterPhase | DiscardPhase):
            return None
        return NO_ACTION_LEFT[self.phase] if frame.actions < 1 else None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        phase = game.within(PHASES[self.phase])
        assert phase is not None
        phase.actions -= 1
        game.cite((self.RULES[self.phase],))
        self.do(game, card, choice)

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        """What the phase action is used for."""
        raise NotImplementedError


class BloodForPhaseAction(ForPhaseAction):
    """Blood from the bank for the vampire itself."""

    def __init__(self, phase: str, amount: int) -> None:
        super().__init__(phase)
        self.amount = amount

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        game.add_blood(card, self.amount)


class PoolForPhaseAction(ForPhaseAction):
    """A card that shows a Discipline is discarded besides, for pool from the bank."""

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
    """In that phase of its controller, the card locks for one phase action more."""

    RULES: ClassVar[dict[str, str]] = {
        "master": "vtes.master-phase.cards-may-change-number",
        "discard": "vtes.discard-phase.number-of-actions-may-change",
    }

    def __init__(self, phase: str) -> None:
        self.phase = phase
        self.windows = frozenset({phase})

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        phase = game.within(PHASES[self.phase])
        assert phase is not None
        phase.actions += 1
        game.cite((self.RULES[self.phase],))
