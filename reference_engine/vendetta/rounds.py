"""The three rounds and their phases, Feed and Location Setup among them. Rulebook, 'The phases in detail'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import CHANCE
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta import events
from reference_engine.vendetta.choices import Draw
from reference_engine.vendetta.ending import EndOfRound
from reference_engine.vendetta.facts import ALLIES
from reference_engine.vendetta.hand_building import HandBuilding
from reference_engine.vendetta.pieces import Place
from reference_engine.vendetta.planning import Planning
from reference_engine.vendetta.resolution import Resolution

if TYPE_CHECKING:
    from reference_engine.vendetta.game import Vendetta


@procedure
class Rounds(Frame, kw_only=True):
    """One round after the other, five phases each. Rulebook, 'Playing the game'."""

    @rule("vendetta.playing.three-rounds", "vendetta.playing.phase-order")
    def begin_round(self, game: Vendetta) -> None:
        game.emit(events.RoundBegan(game.round))

    @rule("vendetta.playing.phase-order")
    def feed(self, game: Vendetta) -> None:
        self.begin_phase(game, "feed", Feed())

    @rule("vendetta.playing.phase-order")
    def location_setup(self, game: Vendetta) -> None:
        self.begin_phase(game, "location-setup", LocationSetup())

    @rule("vendetta.playing.phase-order")
    def hand_building(self, game: Vendetta) -> None:
        self.begin_phase(game, "hand-building", HandBuilding())

    @rule("vendetta.playing.phase-order")
    def planning(self, game: Vendetta) -> None:
        self.begin_phase(game, "planning", Planning())

    @rule("vendetta.playing.phase-order")
    def resolution(self, game: Vendetta) -> None:
        self.begin_phase(game, "resolution", Resolution())

    @rule("vendetta.resolution.round-over")
    def end_of_round(self, game: Vendetta) -> None:
        if game.round == game.numbers.rounds:
            game.cite(
                (
                    "vendetta.playing.three-rounds",
                    "vendetta.round-end.third-round-goes-to-end",
                    "vendetta.round-end.not-after-third",
                    "vendetta.game-end.after-third-round",
                )
            )
            game.end()
        else:
            game.call(EndOfRound())

    @rule("vendetta.playing.three-rounds")
    def next_round(self, game: Vendetta) -> None:
        game.round += 1
        self.goto(Rounds.begin_round)

    def begin_phase(self, game: Vendetta, name: str, phase: Frame) -> None:
        game.phase = name
        game.emit(events.PhaseBegan(game.round, name))
        game.call(phase)

    STEPS = (begin_round, feed, location_setup, hand_building, planning, resolution, end_of_round, next_round)


@procedure
class Feed(Frame, kw_only=True):
    """Everybody collects Blood from their Alliance. Rulebook, 'Feed'."""

    @rule(
        "vendetta.feed.collect-blood",
        "vendetta.feed.allies-and-victims-both-feed",
        "vendetta.feed.drained-cards-do-not-feed",
        "vendetta.cards.ally.feed-value",
    )
    def collect(self, game: Vendetta) -> None:
        for seat in game.turn_order():
            game.gain_blood(seat, sum(ALLIES[card].feed for card in game.seats[seat].alliance))

    STEPS = (collect,)


@procedure
class LocationSetup(Frame, kw_only=True):
    """A random Ally comes to every Location. Rulebook, 'Location Setup'."""

    location: int = 0

    @asks("vendetta.location-setup.one-ally-each")
    def draw(self, game: Vendetta) -> Decision | None:
        if game.ally_deck or len(game.unordered_ally_deck) < 2:
            return None
        return Decision(CHANCE, "ally", [Draw(name) for name in game.unordered_ally_deck])

    @rule("vendetta.location-setup.one-ally-each")
    def drawn(self, game: Vendetta, choice: Draw) -> None:
        game.unordered_ally_deck = tuple(name for name in game.unordered_ally_deck if name != choice.card)
        game.ally_deck = (choice.card,)

    @rule("vendetta.location-setup.one-ally-each", "vendetta.location-setup.every-round")
    def place(self, game: Vendetta) -> None:
        if not game.ally_deck:
            game.ally_deck, game.unordered_ally_deck = game.unordered_ally_deck, ()
        if game.ally_deck:
            ally, game.ally_deck = game.ally_deck[0], game.ally_deck[1:]
            old = game.places[self.location]
            if old.ally:
                game.removed += (old.ally,)
                game.emit(events.AllyRemoved(game.locations[self.location], old.ally))
            game.places = (*game.places[: self.location], Place(ally, old.card), *game.places[self.location + 1 :])
            game.emit(events.AllyPlaced(game.locations[self.location], ally))
        self.location += 1
        if self.location < len(game.places):
            self.goto(LocationSetup.draw)

    STEPS = (draw, drawn, place)
