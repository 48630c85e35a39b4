"""The three rounds and their phases. Rulebook, 'Playing the game'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vendetta.effects import activation, relics
from reference_engine.vendetta.ending import end_of_game
from reference_engine.vendetta.ending.end_of_round import EndOfRound
from reference_engine.vendetta.frenzy import draining
from reference_engine.vendetta.planning import looking
from reference_engine.vendetta.planning.turns import Planning
from reference_engine.vendetta.resolution import withdraw
from reference_engine.vendetta.resolution.resolution import Resolution
from reference_engine.vendetta.rounds.feed import Feed
from reference_engine.vendetta.rounds.hand_building import HandBuilding
from reference_engine.vendetta.rounds.location_setup import LocationSetup
from reference_engine.vendetta.setup import setup as setup
from reference_engine.vendetta.table import requested_stop
from reference_engine.vendetta.table.card_facts import RELIC_FACTS
from reference_engine.vendetta.table.pieces import Player
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta import choices, events


@procedure
class Rounds(Frame, kw_only=True):
    """The rounds of the game, five phases each. Rulebook, 'Playing the game'."""

    @rule("vendetta.playing.three-rounds", "vendetta.playing.phase-order")
    def begin_round(self, game: Table) -> None:
        game.emit(events.RoundBegan(game.round))

    @rule("vendetta.playing.phase-order")
    def feed(self, game: Table) -> None:
        self.begin_phase(game, "feed", Feed())

    @rule("vendetta.playing.phase-order")
    def location_setup(self, game: Table) -> None:
        self.begin_phase(game, "location-setup", LocationSetup())

    @rule("vendetta.playing.phase-order")
    def hand_building(self, game: Table) -> None:
        self.begin_phase(game, "hand-building", HandBuilding())

    @rule("vendetta.playing.phase-order")
    def planning(self, game: Table) -> None:
        self.begin_phase(game, "planning", Planning())

    @rule("vendetta.playing.phase-order")
    def resolution(self, game: Table) -> None:
        self.begin_phase(game, "resolution", Resolution())

    @rule("vendetta.resolution.round-over")
    def end_of_round(self, game: Table) -> None:
        if game.round == game.numbers.rounds:
            game.cite(
                (
                    "vendetta.playing.three-rounds",
                    "vendetta.round-end.third-round-goes-to-end",
                    "vendetta.round-end.not-after-third",
                    "vendetta.game-end.after-third-round",
                )
            )
            end_of_game.end(game)
        else:
            game.call(EndOfRound())

    @rule("vendetta.playing.three-rounds")
    def next_round(self, game: Table) -> None:
        game.round += 1
        self.goto(Rounds.begin_round)

    def begin_phase(self, game: Table, name: str, phase: Frame) -> None:
        game.phase = name
        game.emit(events.PhaseBegan(game.round, name))
        requested_stop.reached(game, "", name)
        game.call(phase)

    STEPS = (begin_round, feed, location_setup, hand_building, planning, resolution, end_of_round, next_round)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the refusal of a choice outside its time in the round, or None."""
        match choice:
            case choices.ChooseClan():
                return setup.CLAN_TURN
            case choices.ChooseRelic():
                return setup.RELIC_TURN
            case choices.DrainCard():
                return draining.IN_PLANNING
            case choices.Look():
                return looking.CANNOT_LOOK
            case choices.Stay() | choices.Withdraw():
                return withdraw.NO_RETREAT
            case choices.Use(card=card) if card in RELIC_FACTS:
                return relics.refusal(game, seat, card)
            case choices.Use() | choices.Resolve():
                return activation.refusal(game, seat, choice)
            case choices.Answer() if game.window_of(seat) == "answer":
                return activation.NOT_SO
        return None


def new_game(game: Table, names: list[str]) -> None:
    """Start a new game with these players, in clockwise order."""
    game.seats[:] = [Player(name) for name in names]
    game.stack = [Rounds(), setup.SetUp()]
