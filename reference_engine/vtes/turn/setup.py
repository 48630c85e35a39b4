"""Game setup, from the decks to the first turn. V5 'Game Setup'."""

from __future__ import annotations

from reference_engine.kernel import CHANCE, Card, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vtes.playing.hands import DrawFromCrypt, RefillHand
from reference_engine.vtes.table.state import Methuselah, Table
from reference_engine.vtes.turn.turns import Turn
from scenarios.wire_types.vtes.choices import Sit

POOL = 30
CRYPT_CARDS = 4


@procedure
class Deal(Frame, kw_only=True):
    """The deal: seating, first Methuselah, pool, opening hands and first crypt cards."""

    standing: tuple[str, ...] = ()
    """Players without a seat so far."""
    seated: tuple[str, ...] = ()
    at: int = 0

    @asks("vtes.setup.first-methuselah-random")
    def seat_somebody(self, game: Table) -> Decision | None:
        if not self.standing:
            return None
        return Decision(CHANCE, "seating", [Sit(name) for name in self.standing])

    @rule(
        "vtes.intro.player-count",
        "vtes.classic.overview.player-count",
        "vtes.seat.prey-is-left-neighbour",
        "vtes.seat.predator-is-right-neighbour",
    )
    def sit_down(self, game: Table, choice: Sit) -> None:
        self.seated += (choice.player,)
        self.standing = tuple(name for name in self.standing if name != choice.player)
        if self.standing:
            self.goto(Deal.seat_somebody)
            return
        by_name = {seat.name: seat for seat in game.seats}
        game.seats[:] = [by_name[name] for name in self.seated]

    @asks("vtes.setup.first-methuselah-random")
    def who_is_first(self, game: Table) -> Decision | None:
        return Decision(CHANCE, "first-methuselah", [Sit(seat.name) for seat in game.seats])

    @rule("vtes.setup.first-methuselah-random", "vtes.turn.first-methuselah-starts")
    def set_first(self, game: Table, choice: Sit) -> None:
        game.active = Seat([seat.name for seat in game.seats].index(choice.player))

    @rule(
        "vtes.setup.starting-pool-30",
        "vtes.setup.blood-bank-central",
        "vtes.setup.edge-starts-uncontrolled",
        "vtes.setup.shuffle-both-decks",
    )
    def take_pool(self, game: Table) -> None:
        for seat in game.seats:
            seat.pool = POOL

    @rule(
        "vtes.setup.draw-seven-library-cards",
        "vtes.card.draw.default-hand-size-seven",
        "vtes.setup.deal-four-crypt-cards-face-down",
        "vtes.decks.crypt-and-library",
        "vtes.decks.independent-stacks",
        "vtes.ownership.by-starting-deck",
    )
    def deal(self, game: Table) -> None:
        if self.at == len(game.seats):
            game.phase = "unlock"
            self.finish()
            return
        seat = Seat(self.at)
        self.at += 1
        game.set_off(RefillHand(seat=seat))
        for _ in range(CRYPT_CARDS):
            game.set_off(DrawFromCrypt(seat=seat))
        self.goto(Deal.deal)

    STEPS = (seat_somebody, sit_down, who_is_first, set_first, take_pool, deal)


def new_game(game: Table, decks: dict[str, tuple[tuple[Card, ...], tuple[Card, ...]]]) -> None:
    """Set up a new game for the owners of decks (player → crypt, library); chance decides seating and deal."""
    game.seats[:] = [
        Methuselah(name, unordered_crypt=crypt, unordered_library=library) for name, (crypt, library) in decks.items()
    ]
    begin(game)


def begin(game: Table) -> None:
    """Begin a new game for the players at the table, who already have their decks."""
    game.turn, game.phase = 1, "setup"
    game.stack = [Turn(), Deal(standing=tuple(seat.name for seat in game.seats))]
