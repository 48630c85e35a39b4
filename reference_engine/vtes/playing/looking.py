"""Decisions during effects: a card of another player's hand, or of one's own uncontrolled region."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vtes.card_dsl import in_force
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.state import UNCONTROLLED, Table
from scenarios.wire_types.vtes.choices import ChooseTarget, Discard


@procedure
class LookAtHand(Frame, kw_only=True):
    """A Methuselah looks at another player's hand and discards one of its cards."""

    seat: Seat
    owner: Seat

    @asks("vtes.card-action.success-resolves-as-printed")
    def look(self, game: Table) -> Decision | None:
        hand = game.seats[self.owner].hand
        return Decision(self.seat, "target", [Discard(card) for card in dict.fromkeys(hand)]) if hand else None

    @rule("vtes.glossary.discard-moves-hand-card-to-ash-heap", "vtes.card.draw.draw-up-immediately")
    def discard(self, game: Table, choice: Discard) -> None:
        piles.discard(game, self.owner, choice.card)
        game.call(RefillHand(seat=self.owner))

    STEPS = (look, discard)


@procedure
class RemoveUncontrolled(Frame, kw_only=True):
    """A Methuselah removes a crypt card in their uncontrolled region from the game. V5 'Remove from the game'."""

    seat: Seat

    @asks("vtes.remove-from-game.not-retrievable")
    def choose(self, game: Table) -> Decision | None:
        cards = [ChooseTarget(card.id) for card in game.controlled(self.seat, UNCONTROLLED)]
        return Decision(self.seat, "target", [*cards]) if cards else None

    @rule("vtes.remove-from-game.not-retrievable")
    def remove(self, game: Table, choice: ChooseTarget) -> None:
        game.remove(game.cards[choice.target])

    STEPS = (choose, remove)


def may_see_hand(game: Table, viewer: Seat, owner: Seat) -> bool:
    """Return whether one Methuselah sees another's hand: while looking at it, or because it is played open."""
    frame = game.within(LookAtHand)
    if frame is not None and (frame.seat, frame.owner) == (viewer, owner):
        return True
    return any(game.prey(card.controller) == owner for card, _ in in_force.about(game, in_force.OPEN_HAND))
