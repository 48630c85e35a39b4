"""Turns of the players, clockwise. Rulebook, 'Turn Sequence'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.conspiracies import adding, revealing
from reference_engine.rivals.coterie import detaching, moving
from reference_engine.rivals.effects import abilities, triggers
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm import blood_loss
from reference_engine.rivals.hunters import investigating
from reference_engine.rivals.influence.conflict import NOT_NOW as NO_CONFLICT
from reference_engine.rivals.playing import declaring as playing
from reference_engine.rivals.setup.setup import TableSetUp
from reference_engine.rivals.table import requested_stop
from reference_engine.rivals.table.state import ACTIONS, Table
from reference_engine.rivals.turn.action_phase import ActionPhase
from reference_engine.rivals.turn.beginning import CityDeckStep, ReadyAndReturn, turn_haven
from reference_engine.rivals.turn.end_phase import EndPhase
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import (
    Contribute,
    Declare,
    Exert,
    HoldOut,
    Investigate,
    Invite,
    LayModifier,
    Move,
    Place,
    PlayCard,
    Regroup,
    Reveal,
    RevealAgenda,
    Show,
    TakeOff,
    Use,
)

NOT_NOW = Refusal(
    "rivals.agenda-card.reveal-any-time",
    "you can turn your Agenda card up only between your own Actions, or when its text would take effect",
)
NO_CARDS = Refusal("rivals.end.no-cards", "you cannot play cards in the End Phase")
NO_CONSPIRACIES = Refusal("rivals.end.no-conspiracies-or-traps", "face-down cards cannot resolve in the End Phase")
NO_ABILITIES = Refusal(
    "rivals.end.only-mitigation-or-end-phase-abilities",
    "in the End Phase, you can only use abilities that reduce damage",
)


@procedure
class Turns(Frame, kw_only=True):
    """A turn with its three phases."""

    @rule(
        "rivals.turn.three-phases",
        "rivals.turn.active-player",
        "rivals.turn.round",
        "rivals.action.exactly-two-per-turn",
    )
    def begin_turn(self, game: Table) -> None:
        game.turn += 1
        game.actions, game.unhosted_actions, game.spent = ACTIONS, 0, 0
        game.title_lost, game.conspiracies_resolved, game.attacks_made, game.recruited = False, 0, 0, 0
        game.retainers = ()
        turn_haven(game, game.active, True)
        adding.begin_turn(game)
        abilities.forget_uses(game)
        game.emit(events.TurnBegan(game.active, game.turn))

    @rule("rivals.turn.three-phases", "rivals.begin.step-order")
    def city_deck_step(self, game: Table) -> None:
        self.begin_phase(game, "beginning", "city-deck", CityDeckStep())

    @rule("rivals.begin.step-order", "rivals.begin.start.effects-happen-now", "rivals.begin.start.own-order")
    def start_of_turn_step(self, game: Table) -> None:
        triggers.in_turn(game, "start_of_turn")

    @rule("rivals.knockout.game-ends-after-current-action")
    def weigh(self, game: Table) -> None:
        blood_loss.lose_excess(game)
        winning.settle(game)

    @rule("rivals.begin.step-order")
    def ready_and_return_step(self, game: Table) -> None:
        requested_stop.begin(game, "beginning", "ready-and-return")
        game.seats[game.active].had_turn = True
        game.call(ReadyAndReturn())

    @rule("rivals.rio.crackdown.lasts-until-next-turn", "rivals.rio.crackdown.haven-one-round-max")
    def end_of_beginning_phase(self, game: Table) -> None:
        if in_force.in_streets(game, "shuts_havens"):
            turn_haven(game, game.active, False)

    @rule("rivals.turn.three-phases")
    def action_phase(self, game: Table) -> None:
        self.begin_phase(game, "action", "", ActionPhase())

    @rule("rivals.turn.three-phases", "rivals.end.begins-after-actions")
    def end_phase(self, game: Table) -> None:
        self.begin_phase(game, "end", "mending", EndPhase())

    @rule("rivals.end.draw.next-player-left", "rivals.setup.order.clockwise-numbering")
    def next_player(self, game: Table) -> None:
        game.active = game.from_seat(game.active)[1]
        self.goto(Turns.begin_turn)

    def begin_phase(self, game: Table, name: str, step: str, phase: Frame) -> None:
        requested_stop.begin(game, name, step)
        game.emit(events.PhaseBegan(game.active, name))
        game.call(phase)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if game.phase == "end" and (why := too_late(choice)):
            return why
        if isinstance(choice, Move | Regroup):
            return moving.NOT_NOW
        if isinstance(choice, Exert | LayModifier | HoldOut | Declare):
            return NO_CONFLICT
        if isinstance(choice, PlayCard):
            return playing.out_of_place(game, choice)
        if isinstance(choice, TakeOff):
            return detaching.NOT_NOW
        if isinstance(choice, Reveal):
            return revealing.NOT_NOW if seat == game.active else revealing.NOT_IN_TURN
        if isinstance(choice, Contribute | Show | Invite | Place):
            return adding.out_of_place(game, seat, choice)
        if isinstance(choice, RevealAgenda):
            return NOT_NOW
        if isinstance(choice, Use):
            why = abilities.refusal(game, seat, choice)
            in_between = game.phase == "action" and game.window() != "action"
            return None if in_between and why is abilities.NOT_SO else why
        return investigating.NOT_NOW if isinstance(choice, Investigate) else None

    STEPS = (
        begin_turn,
        city_deck_step,
        start_of_turn_step,
        weigh,
        ready_and_return_step,
        end_of_beginning_phase,
        action_phase,
        end_phase,
        next_player,
    )


def too_late(choice: Choice) -> Refusal | None:
    """Return the reason why a choice is not legal in the End Phase, or None. Rulebook, 'End Phase'."""
    if isinstance(choice, PlayCard):
        return NO_CARDS
    if isinstance(choice, Reveal):
        return NO_CONSPIRACIES
    return NO_ABILITIES if isinstance(choice, Use) else None


def new_game(game: Table) -> None:
    """Start a new game at the beginning of set-up."""
    game.stack = [Turns(), TableSetUp()]
