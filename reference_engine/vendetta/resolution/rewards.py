"""Rewards for the players of a conflict. Rulebook, 'Conflict rewards', 'Rewards for the Prince's Haven'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vendetta.effects import acquiring_allies
from reference_engine.vendetta.resolution.conflict import Conflict
from reference_engine.vendetta.table.card_facts import VICTIM
from reference_engine.vendetta.table.state import Table

FIRST, SECOND, THIRD = 0, 1, 2

BY_ROUND = {
    "1-2-3": (1, 2, 3),
    "1-1-2": (1, 1, 2),
    "2-3-4": (2, 3, 4),
    "1-1-1": (1, 1, 1),
    "1-2-2": (1, 2, 2),
    "0-1-1": (0, 1, 1),
    "0-0-1": (0, 0, 1),
    "0-0-0": (0, 0, 0),
}
"""Influence in each round, by the name that editions use."""


@procedure
class ConflictRewards(Frame, kw_only=True):
    """Rewards: Ally, Victim, Influence, and the Ambition token at the Prince's Haven. Rulebook, 'Conflict rewards'."""

    location: int
    ranking: tuple[Seat, ...]

    def seat(self, game: Table, rank: int) -> Seat:
        """Return the player of a rank who is still in the game, or NOBODY."""
        if rank >= len(self.ranking) or game.seats[self.ranking[rank]].out:
            return NOBODY
        return self.ranking[rank]

    def took_card(self, game: Table, seat: Seat) -> None:
        conflict = game.within(Conflict)
        assert conflict is not None
        conflict.took_card += (seat,)

    @rule(
        "vendetta.rewards.first-takes-ally",
        "vendetta.rewards.card-joins-alliance-at-once",
        "vendetta.overview.highest-power-wins-ally",
    )
    def first_takes_ally(self, game: Table) -> None:
        seat, ally = self.ranking[FIRST], game.places[self.location].ally
        if ally:
            game.set_ally(self.location, "")
            self.took_card(game, seat)
            acquiring_allies.acquire(game, seat, ally)

    @rule("vendetta.rewards.haven-ambition", "vendetta.rewards.haven-first-player-immediately")
    def ambition_passes(self, game: Table) -> None:
        if self.location == game.haven:
            game.take_ambition(self.ranking[FIRST])

    @rule(
        "vendetta.rewards.second-takes-victim",
        "vendetta.rewards.card-joins-alliance-at-once",
        "vendetta.rewards.third-no-card",
    )
    def second_takes_victim(self, game: Table) -> None:
        seat = self.seat(game, SECOND)
        if seat != NOBODY:
            self.took_card(game, seat)
            acquiring_allies.acquire(game, seat, VICTIM)

    @rule("vendetta.rewards.influence-depends-on", "vendetta.rewards.fourth-and-lower-nothing")
    def gain_influence(self, game: Table) -> None:
        edition = game.edition
        for rank, by_round, cited in (
            (FIRST, edition.rewards_first, f"vendetta.rewards.first-influence-round-{game.round}"),
            (SECOND, edition.rewards_second, f"vendetta.rewards.second-influence-round-{game.round}"),
            (THIRD, edition.rewards_third, "vendetta.rewards.third-influence"),
        ):
            seat = self.seat(game, rank)
            if seat == NOBODY:
                continue
            game.cite((cited,))
            game.gain_influence(seat, BY_ROUND[by_round][game.round - 1], cited)
            if rank == FIRST and self.location == game.haven:
                game.gain_influence(seat, game.numbers.haven_bonus, "vendetta.rewards.haven-plus-one")

    STEPS = (first_takes_ally, ambition_passes, second_takes_victim, gain_influence)
