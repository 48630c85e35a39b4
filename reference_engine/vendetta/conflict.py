"""Who wins a conflict, and what they get. Rulebook, 'Determine the winner of the Conflict', 'Conflict rewards'."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vendetta import events
from reference_engine.vendetta.ending import wins_ties
from reference_engine.vendetta.facts import VICTIM
from reference_engine.vendetta.pieces import Place

if TYPE_CHECKING:
    from reference_engine.vendetta.game import Vendetta
    from reference_engine.vendetta.resolution import LocationResolution


def ranked(game: Vendetta, resolution: LocationResolution) -> tuple[Seat, ...]:
    """The players of a conflict, the winner first; nobody where nobody has Clan cards there."""
    location = resolution.location
    present = [seat for seat in game.at(location) if seat not in resolution.withdrawn]
    with_cards = [seat for seat in present if game.spot(seat, location).cards]
    if not with_cards:
        return ()
    if len(with_cards) == 1 or resolution.alone in with_cards:
        sole = resolution.alone if resolution.alone in with_cards else with_cards[0]
        announce(
            game,
            location,
            [sole],
            "vendetta.conflict.sole-player-wins",
            "vendetta.rewards.only-players-in-conflict-ranked",
        )
        return (sole,)
    order = game.turn_order()
    power = {seat: game.total_power(seat, location) for seat in present}
    ranking = sorted(present, key=lambda seat: (-power[seat], not wins_ties(game, seat), order.index(seat)))
    announce(
        game,
        location,
        ranking,
        "vendetta.rewards.only-players-in-conflict-ranked",
        *rules_of_ties(game, ranking, power),
    )
    return tuple(ranking)


def announce(game: Vendetta, location: int, ranking: list[Seat], *rules: str) -> None:
    name = game.locations[location]
    powers = tuple(game.total_power(seat, location) for seat in ranking)
    game.emit(events.ConflictRanked(name, tuple(ranking), powers), "vendetta.conflict.total-power", *rules)
    game.emit(
        events.ConflictWon(ranking[0], name),
        "vendetta.conflict.highest-wins",
        "vendetta.overview.highest-power-wins-ally",
        *rules,
    )


def rules_of_ties(game: Vendetta, ranking: list[Seat], power: dict[Seat, int]) -> tuple[str, ...]:
    """What is cited for equal Power, at the top or below."""
    rules: tuple[str, ...] = ()
    for place, (above, below) in enumerate(pairwise(ranking)):
        if power[above] == power[below]:
            rules += ("vendetta.conflict.tie" if place == 0 else "vendetta.rewards.ties-for-lower-ranks",)
            rules += ("vendetta.ambition.breaks-ties", "vendetta.conflicts-of-rules.ties-turn-order")
            if wins_ties(game, above):
                rules += ("vendetta.cards.ally.fiorenza-savona", "vendetta.conflicts-of-rules.card-over-rulebook")
    return rules


FIRST, SECOND, THIRD = 0, 1, 2


@procedure
class ConflictRewards(Frame, kw_only=True):
    """Ally, Victim, Influence, and the Ambition token at the Prince's Haven. Rulebook, 'Conflict rewards'."""

    location: int
    ranking: tuple[Seat, ...]

    def seat(self, game: Vendetta, rank: int) -> Seat:
        """Who has a rank and is still in the game; NOBODY where there is none."""
        if rank >= len(self.ranking) or game.seats[self.ranking[rank]].out:
            return NOBODY
        return self.ranking[rank]

    def took_card(self, game: Vendetta, seat: Seat) -> None:
        from reference_engine.vendetta.resolution import LocationResolution

        resolution = game.within(LocationResolution)
        if resolution is not None:
            resolution.took_card += (seat,)

    @rule(
        "vendetta.rewards.first-takes-ally",
        "vendetta.rewards.card-joins-alliance-at-once",
        "vendetta.overview.highest-power-wins-ally",
    )
    def first_takes_ally(self, game: Vendetta) -> None:
        seat, place = self.seat(game, FIRST), game.places[self.location]
        if seat != NOBODY and place.ally:
            game.places = (*game.places[: self.location], Place("", place.card), *game.places[self.location + 1 :])
            self.took_card(game, seat)
            game.acquire(seat, place.ally)

    @rule("vendetta.rewards.haven-ambition", "vendetta.rewards.haven-first-player-immediately")
    def ambition_passes(self, game: Vendetta) -> None:
        seat = self.seat(game, FIRST)
        if self.location == game.haven and seat != NOBODY:
            game.take_ambition(seat)

    @rule(
        "vendetta.rewards.second-takes-victim",
        "vendetta.rewards.card-joins-alliance-at-once",
        "vendetta.rewards.third-no-card",
    )
    def second_takes_victim(self, game: Vendetta) -> None:
        seat = self.seat(game, SECOND)
        if seat != NOBODY and game.acquire(seat, VICTIM):
            self.took_card(game, seat)

    @rule("vendetta.rewards.influence-depends-on", "vendetta.rewards.fourth-and-lower-nothing")
    def gain_influence(self, game: Vendetta) -> None:
        rewards, turn = game.numbers.rewards, game.round - 1
        for rank, table, cited in (
            (FIRST, rewards.first, f"vendetta.rewards.first-influence-round-{game.round}"),
            (SECOND, rewards.second, f"vendetta.rewards.second-influence-round-{game.round}"),
            (THIRD, rewards.third, "vendetta.rewards.third-influence"),
        ):
            seat = self.seat(game, rank)
            if seat == NOBODY:
                continue
            game.cite((cited,))
            game.gain_influence(seat, table[turn], cited)
            if rank == FIRST and self.location == game.haven:
                game.gain_influence(seat, rewards.haven_bonus, "vendetta.rewards.haven-plus-one")

    STEPS = (first_takes_ally, ambition_passes, second_takes_victim, gain_influence)
