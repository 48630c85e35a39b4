"""The winner of a conflict. Rulebook, 'Determine the winner of the Conflict'."""

from __future__ import annotations

from itertools import pairwise

from reference_engine.kernel import Seat
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.resolution import power
from reference_engine.vendetta.resolution.conflict import Conflict
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta import events


def ranked(game: Table, conflict: Conflict) -> tuple[Seat, ...]:
    """Return the players of a conflict, winner first. Empty if no player has Clan cards there."""
    location, present, with_cards = conflict.location, conflict.present(game), conflict.with_cards(game)
    if not with_cards:
        return ()
    if len(with_cards) == 1:
        announce(
            game,
            location,
            with_cards,
            "vendetta.conflict.sole-player-wins",
            "vendetta.rewards.only-players-in-conflict-ranked",
        )
        return tuple(with_cards)
    totals = {seat: power.total(game, seat, location) for seat in present}
    # Players are in turn order, which breaks the remaining ties.
    ranking = sorted(present, key=lambda seat: (-totals[seat], not in_force.wins_ties(game, seat)))
    for place, (above, below) in enumerate(pairwise(ranking)):
        if totals[above] == totals[below]:
            game.cite(("vendetta.ambition.breaks-ties", "vendetta.conflicts-of-rules.ties-turn-order"))
            game.cite(("vendetta.conflict.tie" if place == 0 else "vendetta.rewards.ties-for-lower-ranks",))
            if in_force.wins_ties(game, above):
                game.cite(("vendetta.cards.ally.fiorenza-savona", "vendetta.conflicts-of-rules.card-over-rulebook"))
    announce(game, location, ranking, "vendetta.rewards.only-players-in-conflict-ranked")
    return tuple(ranking)


def announce(game: Table, location: int, ranking: list[Seat], *rules: str) -> None:
    name = game.locations[location]
    powers = tuple(power.total(game, seat, location) for seat in ranking)
    game.emit(events.ConflictRanked(name, tuple(ranking), powers), "vendetta.conflict.total-power", *rules)
    game.emit(
        events.ConflictWon(ranking[0], name),
        "vendetta.conflict.highest-wins",
        "vendetta.overview.highest-power-wins-ally",
        *rules,
    )
