"""Ousting, victory points, the end of the game. V5 'Ending the Game'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vtes.table.card_and_seat_names import in_position_order
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes import events

REWARD = 6

GAME_OVER = Refusal("vtes.ending.game-goes-on-until-one-left", "the game is over")


@procedure
class Ousting(Frame, kw_only=True):
    """Ousts all Methuselahs without pool at the same moment. V5 'Ending the Game'."""

    leaving: tuple[Seat, ...] = ()

    @rule("vtes.ending.oust.pool-at-zero-ousts", "vtes.object.ousted-when-pool-runs-out")
    def find_them(self, game: Table) -> None:
        out = [Seat(place) for place, seat in enumerate(game.seats) if seat.pool == 0 and not seat.ousted]
        self.leaving = tuple(out)

    @rule(
        "vtes.ending.vp.prey-ousted-gives-1-vp",
        "vtes.ending.vp.prey-ousted-gives-6-pool",
        "vtes.ending.vp.reward-independent-of-who-or-how",
        "vtes.object.ousting-earns-victory-points",
    )
    def reward_predators(self, game: Table) -> None:
        for seat in self.leaving:
            game.emit(events.Ousted(seat))
        for predator in [game.predator(seat) for seat in self.leaving]:
            score(game, predator, 1)
            if predator in self.leaving:
                game.cite(("vtes.ending.exception.ousted-together-with-prey-gets-vp-but-no-pool",))
            else:
                game.gain_pool(predator, REWARD)

    @rule(
        "vtes.ending.oust.controlled-cards-removed-from-game",
        "vtes.ending.oust.rivals-cards-under-ousted-control-do-not-go-back-to-play",
        "vtes.ending.oust.own-cards-under-rival-control-stay",
        "vtes.ownership.ousted-owners-cards-elsewhere-stay",
    )
    def clear_away(self, game: Table) -> None:
        for seat in self.leaving:
            game.seats[seat].ousted = True
            if game.edge == seat:
                game.take_edge(NOBODY)
        for card in [card for card in in_position_order(game) if card.controller in self.leaving]:
            if card.id in game.cards:
                remove_with_attached(game, card, self.leaving)

    @rule(
        "vtes.ending.game-goes-on-until-one-left",
        "vtes.ending.seating.new-prey-is-ousted-ones-prey",
        "vtes.ending.seating.becomes-predator-of-new-prey",
        "vtes.seat.new-prey-after-oust",
    )
    def go_on(self, game: Table) -> None:
        left = [Seat(place) for place, seat in enumerate(game.seats) if not seat.ousted]
        if len(left) <= 1:
            for survivor in left:
                score(game, survivor, 1, "vtes.ending.vp.last-survivor-gets-1-more")
            end(game)
        else:
            game.somebody_left(self.leaving)

    STEPS = (find_them, reward_predators, clear_away, go_on)


def score(game: Table, seat: Seat, points: int, *rules: str) -> None:
    """Give a Methuselah victory points."""
    game.seats[seat].victory_points += points
    game.emit(events.VictoryPoint(seat, points), *rules)


def remove_with_attached(game: Table, card: InPlay, leaving: tuple[Seat, ...]) -> None:
    """Remove a card of an ousted Methuselah from the game, and burn other players' cards on it. V5 'Burn'."""
    for attached in game.lying_on(card):
        if attached.controller in leaving:
            remove_with_attached(game, attached, leaving)
    if card.attached or card.counters:
        game.cite(("vtes.remove-from-game.attached-cards-and-counters-burned",))
    game.remove(card)


def end(game: Table) -> None:
    """End the game and name the winner. V5 'Ending the Game'."""
    game.winner = winner([seat.victory_points for seat in game.seats])
    game.over = True
    game.stop()
    game.emit(
        events.GameOver(game.winner),
        "vtes.ending.winner.most-vp-even-if-ousted",
        "vtes.ending.winner.tie-means-no-winner",
        "vtes.object.winner-has-most-victory-points",
    )


def out_of_pool(game: Table, seat: Seat) -> None:
    """Oust a Methuselah without pool once the effect under way is complete. V5 'Ending the Game'."""
    if game.seats[seat].pool == 0:
        game.set_off(Ousting())


def winner(points: list[int]) -> Seat:
    """Return the seat with the most victory points, ousted or not, or NOBODY if several share them.

    V5 'Ending the Game'.
    """
    most = max(points)
    return Seat(points.index(most)) if points.count(most) == 1 else NOBODY
