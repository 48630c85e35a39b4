"""Numbers and conditions that are computed when they are needed."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import Seat
from reference_engine.vendetta.card_dsl.language import Effect
from reference_engine.vendetta.resolution.conflict import Conflict
from reference_engine.vendetta.table.state import Table

Amount = Callable[[Table, Effect], int]
"""A number that is computed when it is needed."""


def fixed(amount: int | Amount) -> Amount:
    return (lambda game, effect: amount) if isinstance(amount, int) else amount


def half_up(number: int) -> int:
    """Return half of a number, rounded up."""
    return (number + 1) // 2


def half(amount: Amount) -> Amount:
    """Return half of an amount, rounded down."""
    return lambda game, effect: amount(game, effect) // 2


def times(factor: int, amount: Amount) -> Amount:
    return lambda game, effect: factor * amount(game, effect)


def up_to(most: int, amount: Amount) -> Amount:
    """Return an amount, but at most `most`."""
    return lambda game, effect: min(amount(game, effect), most)


def pool(game: Table, effect: Effect) -> int:
    """Return the Blood in the player's Pool."""
    return game.seats[effect.seat].blood


def alliance(game: Table, effect: Effect) -> int:
    """Return the number of cards in the player's Alliance."""
    return len(game.seats[effect.seat].alliance)


def filling_pool_to(full: int) -> Amount:
    """Return the Blood that fills the Pool to `full`, at least 1."""
    return lambda game, effect: max(full - pool(game, effect), 1)


def number_of_round(game: Table, effect: Effect) -> int:
    return game.round


def if_won(amount: int, otherwise: int) -> Amount:
    """One amount if its player wins this conflict, another if not."""

    def of_outcome(game: Table, effect: Effect) -> int:
        conflict = game.within(Conflict)
        assert conflict is not None
        return amount if conflict.winner == effect.seat else otherwise

    return of_outcome


def won_a_card(game: Table, effect: Effect) -> bool:
    """Return True if the player won an Ally or a Victim in this conflict."""
    conflict = game.within(Conflict)
    assert conflict is not None
    return effect.seat in conflict.took_card


def all_blood_here(game: Table, effect: Effect) -> int:
    """Return the Deployed Blood here, of all players."""
    return sum(game.spot(seat, effect.location).blood for seat in game.turn_order())


def with_own_blood_here(amount: int) -> Amount:
    """Return an amount that applies while its player has Deployed Blood here."""
    return lambda game, effect: amount if game.spot(effect.seat, effect.location).blood else 0


def own_cards_here(game: Table, effect: Effect) -> int:
    return len(game.spot(effect.seat, effect.location).cards)


def all_cards_here(game: Table, effect: Effect) -> int:
    """Return the number of Deployed cards here, of the player and all Rivals."""
    return sum(len(game.spot(seat, effect.location).cards) for seat in (effect.seat, *effect.others(game)))


def with_fewest_face_up(amount: int) -> Amount:
    """An amount while no Rival shows fewer cards here than its player."""

    def if_fewest(game: Table, effect: Effect) -> int:
        def showing(seat: Seat) -> int:
            return sum(not card.face_down for card in game.spot(seat, effect.location).cards)

        return amount if all(showing(effect.seat) <= showing(rival) for rival in effect.others(game)) else 0

    return if_fewest


def away_from_haven(game: Table, effect: Effect) -> bool:
    """Return True if the card is still here and could move to the Prince's Haven."""
    return effect.location != game.haven and effect.still_there(game)


def at_the_haven(amount: int) -> Callable[[Table, Seat, int], int]:
    """Power at the Prince's Haven."""
    return lambda game, seat, location: amount if location == game.haven else 0


def one_for_each_rival(game: Table, seat: Seat, location: int) -> int:
    return len(game.rivals(seat, location))
