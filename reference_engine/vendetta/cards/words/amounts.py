"""Numbers and conditions that are worked out when they are needed."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import Seat
from reference_engine.vendetta.card_dsl.language import Effect
from reference_engine.vendetta.resolution.conflict import Conflict
from reference_engine.vendetta.table.state import Table

Amount = Callable[[Table, Effect], int]
"""A number that is worked out when it is needed."""


def fixed(amount: int | Amount) -> Amount:
    return (lambda game, effect: amount) if isinstance(amount, int) else amount


def half_up(number: int) -> int:
    """Half of a number, rounded up."""
    return (number + 1) // 2


def half_the_pool(game: Table, effect: Effect) -> int:
    """Half of the Blood in one's Pool, rounded down."""
    return game.seats[effect.seat].blood // 2


def alliance(game: Table, effect: Effect) -> int:
    """How many cards are in one's Alliance."""
    return len(game.seats[effect.seat].alliance)


def per_two_in_alliance(game: Table, effect: Effect) -> int:
    return alliance(game, effect) // 2


def at_most_seven_for_alliance(game: Table, effect: Effect) -> int:
    return min(alliance(game, effect), 7)


def one_less_for_each_blood(game: Table, effect: Effect) -> int:
    return -game.seats[effect.seat].blood


FULL = 7
"""The Blood that Theft of Vitae fills a Pool up to."""


def up_to_full(game: Table, effect: Effect) -> int:
    return max(FULL - game.seats[effect.seat].blood, 1)


def number_of_round(game: Table, effect: Effect) -> int:
    return game.round


def four_if_won(game: Table, effect: Effect) -> int:
    conflict = game.within(Conflict)
    assert conflict is not None
    return 4 if conflict.winner == effect.seat else 2


def won_a_card(game: Table, effect: Effect) -> bool:
    """Whether its player has won an Ally or a Victim in this conflict."""
    conflict = game.within(Conflict)
    assert conflict is not None
    return effect.seat in conflict.took_card


def half_of_all_blood(game: Table, effect: Effect) -> int:
    """1 for every 2 Deployed Blood here, whosever it is."""
    return sum(game.spot(seat, effect.location).blood for seat in game.turn_order()) // 2


def two_less_with_blood(game: Table, effect: Effect) -> int:
    return -2 if game.spot(effect.seat, effect.location).blood else 0


def two_for_each_card(game: Table, effect: Effect) -> int:
    return 2 * len(game.spot(effect.seat, effect.location).cards)


def one_for_each_card(game: Table, effect: Effect) -> int:
    return len(game.spot(effect.seat, effect.location).cards)


def all_cards_here(game: Table, effect: Effect) -> int:
    """The Deployed cards on one's own and all Rivals' Positions here."""
    return sum(len(game.spot(seat, effect.location).cards) for seat in (effect.seat, *effect.others(game)))


def two_with_fewest_face_up(game: Table, effect: Effect) -> int:
    def showing(seat: Seat) -> int:
        return sum(not card.face_down for card in game.spot(seat, effect.location).cards)

    return 2 if all(showing(effect.seat) <= showing(rival) for rival in effect.others(game)) else 0


def away_from_haven(game: Table, effect: Effect) -> bool:
    """Whether the card still lies here and could go to the Prince's Haven."""
    return effect.location != game.haven and effect.still_there(game)


def two_at_the_haven(game: Table, seat: Seat, location: int) -> int:
    return 2 if location == game.haven else 0


def one_for_each_rival(game: Table, seat: Seat, location: int) -> int:
    return len(game.rivals(seat, location))
