"""Scoring, the winner, and the end of the game. Rulebook, 'End of the game'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.table.card_facts import ALLIES, RELIC_FACTS
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta import events


def end(game: Table) -> None:
    """Score the players, name the winner, and stop the game."""
    for seat in game.turn_order():
        if game.seats[seat].relic:
            game.cite(("vendetta.variant.relics.end-influence",))
        game.emit(
            events.Scored(seat, final_influence(game, seat)),
            "vendetta.game-end.score",
            "vendetta.game-end.minus-diablerie",
            "vendetta.diablerie.token-minus-one-influence",
            "vendetta.cards.ally.influence-value",
            "vendetta.cards.ally.drained-influence-value",
            "vendetta.draining.end-influence-replaced",
        )
    game.winner = final_winner(game)
    game.over = True
    game.emit(events.GameOver(game.winner), "vendetta.game-end.most-influence-wins", "vendetta.overview.goal")
    game.stop()


def final_influence(game: Table, seat: Seat) -> int:
    """Return a player's Influence if the game ended now. A player who is out has none."""
    player = game.seats[seat]
    cards = sum(ALLIES[card].influence for card in player.alliance)
    drained = sum(ALLIES[card].drained_influence for card in player.drained)
    return player.influence + cards + drained - player.tokens + further_influence(game, seat)


def further_influence(game: Table, seat: Seat) -> int:
    """Return the Influence from card texts, beyond printed numbers, and from the Relic."""
    player = game.seats[seat]
    humans = sum(ALLIES[card].kind == "human" for card in player.alliance)
    alone = sum(text.alone_among_humans for text in in_force.allies(game, seat)) if humans == 1 else 0
    return alone + (RELIC_FACTS[player.relic].influence if player.relic else 0)


def final_winner(game: Table) -> Seat:
    """Return the player with the most Influence; then most Blood; then first in turn order."""
    order = game.turn_order()
    most = max(final_influence(game, seat) for seat in order)
    tied = [seat for seat in order if final_influence(game, seat) == most]
    for seat in tied:
        if in_force.wins_ties(game, seat):
            if len(tied) > 1:
                game.cite(("vendetta.cards.ally.fiorenza-savona", "vendetta.conflicts-of-rules.card-over-rulebook"))
            return seat
    if len(tied) > 1:
        game.cite(("vendetta.game-end.tie-blood",))
    blood = max(game.seats[seat].blood for seat in tied)
    tied = [seat for seat in tied if game.seats[seat].blood == blood]
    if len(tied) > 1:
        game.cite(
            (
                "vendetta.game-end.tie-turn-order",
                "vendetta.ambition.breaks-ties",
                "vendetta.conflicts-of-rules.ties-turn-order",
            )
        )
    return tied[0]
