"""The turns of the game, and the five phases of each in their order. V5 'Turn Sequence'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vtes.control import control
from reference_engine.vtes.declarations import standing
from reference_engine.vtes.playing.play import RefillHand
from reference_engine.vtes.table import events
from reference_engine.vtes.turn.influence import InfluencePhase
from reference_engine.vtes.turn.phases import DiscardPhase, MasterPhase, MinionPhase, UnlockPhase

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes

PHASES = ("unlock", "master", "minion", "influence", "discard")


@procedure
class Turn(Frame, kw_only=True):
    """The turns of the game, one after the other, clockwise. V5 'Turn Sequence'."""

    @rule("vtes.turn.clockwise", "vtes.turn.first-methuselah-starts", "vtes.turn.five-phases-in-order")
    def begin(self, game: Vtes) -> None:
        game.emit(events.TurnBegan(game.active))
        game.expire_limits("turn")
        for card in game.cards.values():
            card.recruited = False
            if card.marked:
                card.marked = False
                game.cite(("vtes.legacy.trait.red-list.mark-lasts-current-turn",))

    @rule("vtes.turn.five-phases-in-order")
    def unlock(self, game: Vtes) -> None:
        game.call(UnlockPhase(seat=game.active))

    @rule("vtes.turn.five-phases-in-order")
    def master(self, game: Vtes) -> None:
        game.call(MasterPhase(seat=game.active))

    @rule("vtes.turn.five-phases-in-order")
    def minion(self, game: Vtes) -> None:
        game.call(MinionPhase(seat=game.active))

    @rule("vtes.turn.five-phases-in-order")
    def influence(self, game: Vtes) -> None:
        game.call(InfluencePhase(seat=game.active))

    @rule("vtes.turn.five-phases-in-order")
    def discard(self, game: Vtes) -> None:
        game.call(DiscardPhase(seat=game.active))

    @rule("vtes.card.draw.discard-down-immediately", "vtes.card.draw.hand-matches-hand-size")
    def end_of_turn(self, game: Vtes) -> None:
        hands = [change.seat for change in game.modifiers if change.stat == standing.HAND_SIZE]
        game.expire("turn")
        for seat in dict.fromkeys(hands):
            game.set_off(RefillHand(seat=seat, replaces=False))

    @rule("vtes.turn.clockwise")
    def pass_the_turn(self, game: Vtes) -> None:
        control.give_back(game, game.active, "turn")
        game.active = game.clockwise(game.active)[0]
        game.turn += 1
        self.goto(Turn.begin)

    STEPS = (begin, unlock, master, minion, influence, discard, end_of_turn, pass_the_turn)


def start_of(phase: str) -> Turn:
    """The turn, standing before the named phase."""
    return Turn(pc=Turn.PLACE[phase])
