"""Bidding Blood in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta import events
from reference_engine.vendetta.choices import Answer, Bid
from reference_engine.vendetta.ending import wins_ties
from reference_engine.vendetta.facts import name_of
from reference_engine.vendetta.pieces import Deployed

if TYPE_CHECKING:
    from reference_engine.vendetta.game import Vendetta


class SecretBid(msgspec.Struct, frozen=True):
    seat: Seat
    amount: int


@procedure
class BloodAuction(Frame, kw_only=True):
    """Everybody bids in secret; the lowest bidder turns a card down; the bids are paid."""

    seat: Seat
    card: str
    location: int
    bidders: tuple[Seat, ...]
    bids: tuple[SecretBid, ...] = ()
    revealed: bool = False

    @asks("vendetta.conflicts-of-rules.card-over-rulebook")
    def ask_bid(self, game: Vendetta) -> Decision | None:
        seat = self.bidders[len(self.bids)]
        return Decision(seat, "bid", [Bid(amount) for amount in range(game.seats[seat].blood + 1)])

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def take_bid(self, game: Vendetta, choice: Bid) -> None:
        self.bids += (SecretBid(game.asked, choice.amount),)
        game.emit(events.BidMade(game.asked))
        if len(self.bids) < len(self.bidders):
            self.goto(BloodAuction.ask_bid)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def reveal(self, game: Vendetta) -> None:
        self.revealed = True
        for bid in self.bids:
            game.emit(events.BidRevealed(bid.seat, bid.amount))

    def lowest(self, game: Vendetta) -> Seat:
        """The lowest bidder. Who wins the tie for lowest is spared: the last in turn order is not."""
        low = min(bid.amount for bid in self.bids)
        tied = [bid.seat for bid in self.bids if bid.amount == low]
        return next((seat for seat in reversed(tied) if not wins_ties(game, seat)), tied[0])

    def face_up(self, game: Vendetta) -> list[Deployed]:
        return [card for card in game.spot(self.lowest(game), self.location).cards if not card.face_down]

    @asks("vendetta.conflicts-of-rules.ties-turn-order", "vendetta.conflicts-of-rules.card-over-rulebook")
    def ask_card(self, game: Vendetta) -> Decision | None:
        cards = self.face_up(game)
        if len(cards) < 2:
            return None
        seat = self.lowest(game)
        name, owner = name_of(self.card), game.foreign(self.card, seat)
        options: list[Choice] = [Answer(name, "turn-down", owner, game.called(card.card, seat)) for card in cards]
        return Decision(seat, "answer", options)

    @rule("vendetta.conflicts-of-rules.ties-turn-order", "vendetta.conflicts-of-rules.card-over-rulebook")
    def turn_down_chosen(self, game: Vendetta, choice: Answer) -> None:
        seat = self.lowest(game)
        for deployed in self.face_up(game):
            if game.called(deployed.card, seat) == choice.target:
                game.turn_down(seat, self.location, deployed)
        self.goto(BloodAuction.pay)

    @rule("vendetta.conflicts-of-rules.ties-turn-order", "vendetta.conflicts-of-rules.card-over-rulebook")
    def turn_down_only(self, game: Vendetta) -> None:
        for deployed in self.face_up(game):
            game.turn_down(self.lowest(game), self.location, deployed)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def pay(self, game: Vendetta) -> None:
        for bid in self.bids:
            if bid.seat == self.seat:
                game.play_blood(bid.seat, self.location, min(bid.amount, game.seats[bid.seat].blood))
            else:
                game.lose_blood(bid.seat, bid.amount, self.seat, self.location, self.card)

    STEPS = (ask_bid, take_bid, reveal, ask_card, turn_down_chosen, turn_down_only, pay)
