"""The turns of the game and their five phases. V5 'Turn Sequence'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.control import changes
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.table.state import Table
from reference_engine.vtes.turn.discard_phase import DiscardPhase
from reference_engine.vtes.turn.influence_phase import InfluencePhase
from reference_engine.vtes.turn.master_phase import MasterPhase
from reference_engine.vtes.turn.minion_phase import MinionPhase
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.vtes import events

PHASES = ("unlock", "master", "minion", "influence", "discard")


@procedure
class Turn(Frame, kw_only=True):
    """The turns of the game in order, clockwise. V5 'Turn Sequence'."""

    @rule("vtes.turn.clockwise", "vtes.turn.first-methuselah-starts", "vtes.turn.five-phases-in-order")
    def begin(self, game: Table) -> None:
        game.emit(events.TurnBegan(game.active))
        game.expire_limits("turn")
        for card in game.cards.values():
            card.recruited = False
            if card.marked:
                card.marked = False
                game.cite(("vtes.legacy.trait.red-list.mark-lasts-current-turn",))

    @rule("vtes.turn.five-phases-in-order")
    def unlock(self, game: Table) -> None:
        game.call(UnlockPhase(seat=game.active))

    @rule("vtes.turn.five-phases-in-order")
    def master(self, game: Table) -> None:
        game.call(MasterPhase(seat=game.active))

    @rule("vtes.turn.five-phases-in-order")
    def minion(self, game: Table) -> None:
        game.call(MinionPhase(seat=game.active))

    @rule("vtes.turn.five-phases-in-order")
    def influence(self, game: Table) -> None:
        game.call(InfluencePhase(seat=game.active))

    @rule("vtes.turn.five-phases-in-order")
    def discard(self, game: Table) -> None:
        game.call(DiscardPhase(seat=game.active))

    @rule("vtes.card.draw.discard-down-immediately", "vtes.card.draw.hand-matches-hand-size")
    def end_of_turn(self, game: Table) -> None:
        hands = [change.seat for change in game.modifiers if change.stat == modifiers.HAND_SIZE]
        game.expire("turn")
        for seat in dict.fromkeys(hands):
            game.set_off(RefillHand(seat=seat, replaces=False))

    @rule("vtes.turn.clockwise")
    def pass_the_turn(self, game: Table) -> None:
        changes.give_back(game, game.active, "turn")
        game.active = game.clockwise(game.active)[0]
        game.turn += 1
        self.goto(Turn.begin)

    def somebody_left(self, game: Table, seats: tuple[Seat, ...]) -> bool:
        """End the turn of a Methuselah who has left the game. V5 'Ending the Game'."""
        if game.active not in seats:
            return False
        game.unwind_to(self)
        self.goto(Turn.end_of_turn)
        game.modifiers = [change for change in game.modifiers if change.until == "game"]
        return True

    STEPS = (begin, unlock, master, minion, influence, discard, end_of_turn, pass_the_turn)


def start_of(phase: str) -> Turn:
    """Return a turn that is about to begin the named phase."""
    return Turn(pc=Turn.PLACE[phase])
