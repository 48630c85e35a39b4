"""Bidding Blood in secret."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.card_dsl.language import Effect, Part
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.table.card_facts import name_of
from reference_engine.vendetta.table.pieces import Deployed
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Answer, Bid

TOO_HIGH_BID = Refusal(
    "vendetta.conflicts-of-rules.card-over-rulebook", "you cannot bid more Blood than you have in your Pool"
)


class SecretBid(msgspec.Struct, frozen=True):
    seat: Seat
    amount: int


@procedure
class BloodAuction(Frame, kw_only=True):
    """An auction with secret bids. The lowest bidder turns a card down, and all bids are paid."""

    seat: Seat
    card: str
    location: int
    bidders: tuple[Seat, ...]
    bids: tuple[SecretBid, ...] = ()
    revealed: bool = False

    @asks("vendetta.conflicts-of-rules.card-over-rulebook")
    def ask_bid(self, game: Table) -> Decision | None:
        seat = self.bidders[len(self.bids)]
        return Decision(seat, "bid", [Bid(amount) for amount in range(game.seats[seat].blood + 1)])

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def take_bid(self, game: Table, choice: Bid) -> None:
        self.bids += (SecretBid(game.decider, choice.amount),)
        game.emit(events.BidMade(game.decider))
        if len(self.bids) < len(self.bidders):
            self.goto(BloodAuction.ask_bid)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def reveal(self, game: Table) -> None:
        self.revealed = True
        for bid in self.bids:
            game.emit(events.BidRevealed(bid.seat, bid.amount))

    def lowest(self, game: Table) -> Seat:
        """Return the lowest bidder. Among tied bidders, the last in turn order who does not win ties is the lowest."""
        low = min(bid.amount for bid in self.bids)
        tied = [bid.seat for bid in self.bids if bid.amount == low]
        return min(reversed(tied), key=lambda seat: in_force.wins_ties(game, seat))

    def face_up(self, game: Table) -> list[Deployed]:
        return [card for card in game.spot(self.lowest(game), self.location).cards if not card.face_down]

    @asks("vendetta.conflicts-of-rules.ties-turn-order", "vendetta.conflicts-of-rules.card-over-rulebook")
    def ask_card(self, game: Table) -> Decision | None:
        cards = self.face_up(game)
        if len(cards) < 2:
            return None
        seat = self.lowest(game)
        name, owner = name_of(self.card), game.foreign(self.card, seat)
        options: list[Choice] = [Answer(name, "turn-down", owner, game.called(card.card, seat)) for card in cards]
        return Decision(seat, "answer", options)

    @rule("vendetta.conflicts-of-rules.ties-turn-order", "vendetta.conflicts-of-rules.card-over-rulebook")
    def turn_down_chosen(self, game: Table, choice: Answer) -> None:
        seat = self.lowest(game)
        for deployed in self.face_up(game):
            if game.called(deployed.card, seat) == choice.target:
                game.turn_down(seat, self.location, deployed)
        self.goto(BloodAuction.pay)

    @rule("vendetta.conflicts-of-rules.ties-turn-order", "vendetta.conflicts-of-rules.card-over-rulebook")
    def turn_down_only(self, game: Table) -> None:
        for deployed in self.face_up(game):
            game.turn_down(self.lowest(game), self.location, deployed)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def pay(self, game: Table) -> None:
        for bid in self.bids:
            if bid.seat == self.seat:
                blood.play(game, bid.seat, self.location, min(bid.amount, game.seats[bid.seat].blood))
            else:
                blood.lose(game, bid.seat, bid.amount, self.seat, self.location, self.card)

    STEPS = (ask_bid, take_bid, reveal, ask_card, turn_down_chosen, turn_down_only, pay)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the refusal of a bid."""
        return TOO_HIGH_BID if isinstance(choice, Bid) and game.window_of(seat) == "bid" else None


class HoldAuction(Part):
    """Hold an auction for Blood. Without Rivals, there is none."""

    rules = ("vendetta.glossary.rival",)

    def apply(self, game: Table, effect: Effect) -> None:
        if effect.others(game):
            bidders = tuple(seat for seat in game.turn_order() if seat == effect.seat or seat in effect.rivals)
            game.set_off(BloodAuction(seat=effect.seat, card=effect.card, location=effect.location, bidders=bidders))
