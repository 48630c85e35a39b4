"""Effects and terms of referendums. V5 'The Referendum'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

import msgspec

from reference_engine.kernel import Seat
from reference_engine.vtes.politics.political_actions import CalledReferendum, Motion
from reference_engine.vtes.table.clans_and_disciplines import CLANS
from reference_engine.vtes.table.state import READY, TORPOR, Table
from scenarios.wire_types.declarations import Share
from scenarios.wire_types.vtes.choices import ChooseTerms


@cache
def allocations(points: int, seats: tuple[Seat, ...], least: int) -> tuple[tuple[Share, ...], ...]:
    """Return every way to allocate all points among at least `least` of the seats."""
    return tuple(
        shares
        for amounts in product(range(points + 1), repeat=len(seats))
        if sum(amounts) == points
        and len(shares := tuple(Share(*pair) for pair in zip(seats, amounts, strict=True) if pair[1])) >= least
    )


def at_the_table(game: Table) -> tuple[Seat, ...]:
    return tuple(Seat(place) for place, seat in enumerate(game.seats) if not seat.ousted)


class BurnAllocated(Motion):
    """Allocates points among two or more Methuselahs, who burn that much pool; `others`: not the caller."""

    def __init__(self, points: int, others: bool = False) -> None:
        self.points, self.others = points, others

    def terms(self, game: Table, caller: Seat) -> Iterator[ChooseTerms]:
        seats = tuple(seat for seat in at_the_table(game) if not self.others or seat != caller)
        for shares in allocations(self.points, seats, 2):
            yield ChooseTerms(points=shares)

    def enact(self, game: Table, referendum: CalledReferendum) -> None:
        for share in referendum.terms.points:
            game.burn_pool(share.seat, share.amount)


class MoveFromTheRicher(Motion):
    """Allocates pool of a Methuselah who has more than the caller among other Methuselahs."""

    def __init__(self, points: int) -> None:
        self.points = points

    def terms(self, game: Table, caller: Seat) -> Iterator[ChooseTerms]:
        everybody = at_the_table(game)
        for richer in everybody:
            if game.seats[richer].pool > game.seats[caller].pool:
                others = tuple(seat for seat in everybody if seat != richer)
                for shares in allocations(self.points, others, 1):
                    yield ChooseTerms(target_seat=richer, points=shares)

    def within(self, game: Table, terms: ChooseTerms) -> Sequence[ChooseTerms]:
        left = game.seats[terms.target_seat].pool
        if left >= self.points:
            return (terms,)
        most = {share.seat: share.amount for share in terms.points}
        return [
            msgspec.structs.replace(terms, points=shares)
            for shares in allocations(left, tuple(most), 0)
            if all(share.amount <= most[share.seat] for share in shares)
        ]

    def enact(self, game: Table, referendum: CalledReferendum) -> None:
        for share in referendum.terms.points:
            game.move_blood(share.amount, referendum.terms.target_seat, share.seat)


class PoolForClan(Motion):
    """Gives each Methuselah pool for each of their vampires of a clan."""

    def terms(self, game: Table, caller: Seat) -> Iterator[ChooseTerms]:
        for clan in CLANS:
            yield ChooseTerms(clan=clan)

    def enact(self, game: Table, referendum: CalledReferendum) -> None:
        game.cite(("vtes.legacy.antitribu.distinct-clan",))
        for seat in at_the_table(game):
            vampires = [card for card in game.controlled(seat, READY, TORPOR) if card.facts.is_vampire]
            game.gain_pool(seat, sum(game.clan(vampire) == referendum.terms.clan for vampire in vampires))


class BurnForMinions(Motion):
    """Burns each Methuselah's pool for each of their minions."""

    def enact(self, game: Table, referendum: CalledReferendum) -> None:
        for seat in at_the_table(game):
            minions = [card for card in game.controlled(seat, READY, TORPOR) if card.facts.is_minion]
            if any(card.region == TORPOR for card in minions):
                game.cite(("vtes.torpor.still-controlled",))
            game.burn_pool(seat, len(minions))


class GainForSect(Motion):
    """Gives each ready vampire of a sect blood, and each Methuselah who controls one pool."""

    def __init__(self, sect: str, blood: int, pool: int) -> None:
        self.sect, self.blood, self.pool = sect, blood, pool

    def enact(self, game: Table, referendum: CalledReferendum) -> None:
        for seat in at_the_table(game):
            members = [card for card in game.controlled(seat, READY, TORPOR) if game.sect(card) == self.sect]
            for vampire in members:
                if vampire.region == READY:
                    game.add_blood(vampire, self.blood)
            if any(card.region == TORPOR for card in members):
                game.cite(("vtes.torpor.still-controlled",))
            if members:
                game.gain_pool(seat, self.pool)
