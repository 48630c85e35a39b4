"""The end of a round, and of the game. Rulebook, 'End of the round', 'End of the game'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import Seat
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vendetta import events
from reference_engine.vendetta.cards.effect import CardEffect
from reference_engine.vendetta.cards.language import TEXTS

if TYPE_CHECKING:
    from reference_engine.vendetta.game import Vendetta


@procedure
class EndOfRound(Frame, kw_only=True):
    """Clear the Locations for another round. Rulebook, 'End of the round'."""

    @rule("vendetta.round-end.deployed-blood-to-bank", "vendetta.round-end.not-after-third")
    def discard_blood(self, game: Vendetta) -> None:
        for seat in game.turn_order():
            for location, spot in enumerate(game.seats[seat].spots):
                game.discard_blood(seat, location, spot.blood)

    @rule(
        "vendetta.round-end.cards-to-hand",
        "vendetta.hand-building.played-cards-return",
        "vendetta.aftermath.cards-and-blood-remain",
    )
    def take_cards_back(self, game: Vendetta) -> None:
        asking: list[tuple[Seat, str]] = []
        for seat in game.turn_order():
            for location, spot in enumerate(game.seats[seat].spots):
                for deployed in spot.cards:
                    if deployed.drew and "end_of_round" in TEXTS[deployed.card].parts:
                        asking.append((seat, deployed.card))
                    game.take_back(seat, location, deployed.card, "vendetta.glossary.position")
        for seat, card in asking:
            game.set_off(CardEffect(seat=seat, card=card, moment="end_of_round"))

    @rule("vendetta.round-end.diablerie-face-up", "vendetta.diablerie.flip-back-end-of-round")
    def turn_tokens_up(self, game: Vendetta) -> None:
        for seat in game.turn_order():
            player = game.seats[seat]
            if player.diablerie_face_down:
                game.emit(events.DiablerieTurnedUp(seat, player.diablerie_face_down))
                player.diablerie += player.diablerie_face_down
                player.diablerie_face_down = 0

    STEPS = (discard_blood, take_cards_back, turn_tokens_up)


def wins_ties(game: Vendetta, seat: Seat) -> bool:
    """Whether a card of the Alliance wins all ties for its player."""
    return game.has_ally(seat, "wins_ties")


def final_winner(game: Vendetta) -> Seat:
    """The player with the most Influence; then most Blood; then first in turn order. Rulebook, 'End of the game'."""
    order = game.turn_order()
    most = max(game.final_influence(seat) for seat in order)
    tied = [seat for seat in order if game.final_influence(seat) == most]
    if len(tied) > 1:
        for seat in tied:
            if wins_ties(game, seat):
                game.cite(("vendetta.cards.ally.fiorenza-savona", "vendetta.conflicts-of-rules.card-over-rulebook"))
                return seat
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
