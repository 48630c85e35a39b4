"""Staying or Withdrawing: the secret choice, and leaving the Location. Rulebook, 'Withdraw'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.planning import looking
from reference_engine.vendetta.resolution.conflict import Conflict
from reference_engine.vendetta.table.card_facts import name_of
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import STAY, WITHDRAW, Look, Stay, Use, Withdraw

NOT_HERE = Refusal("vendetta.withdraw.not-present-no-choice", "you are not at that Location")
CHOSEN = Refusal("vendetta.withdraw.secret-simultaneous", "you have already chosen, or another player is choosing")
NO_RETREAT = Refusal("vendetta.withdraw.all-present-may", "you can Withdraw only in the Withdraw Step")


class Token(msgspec.Struct, frozen=True):
    """A player's choice: stay or withdraw."""

    seat: Seat
    side: str


@procedure
class WithdrawStep(Frame, kw_only=True):
    """The step in which everyone at the Location chooses in secret, and all tokens are revealed at once."""

    location: int
    order: tuple[Seat, ...] = ()
    tokens: tuple[Token, ...] = ()
    revealed: bool = False

    @rule("vendetta.withdraw.at-a-location", "vendetta.withdraw.all-present-may")
    def begin(self, game: Table) -> None:
        self.order = tuple(game.at(self.location))
        if len(self.order) < len(game.turn_order()):
            game.cite(("vendetta.withdraw.not-present-no-choice",))
        if any(not game.spot(seat, self.location).cards for seat in self.order):
            game.cite(("vendetta.withdraw.blood-only-player",))
        if not self.order:
            self.finish()

    @asks(
        "vendetta.withdraw.secret-simultaneous",
        "vendetta.withdraw.all-present-may",
        "vendetta.setup.stay-withdraw-each",
    )
    def choose(self, game: Table) -> Decision | None:
        seat = self.order[len(self.tokens)]
        if game.seats[seat].out:
            return None
        looks = looking.options(game, seat) if game.edition.ambrus_maropis == "planning-and-withdrawing" else []
        return Decision(seat, "withdraw", [STAY, WITHDRAW, *looks])

    @rule("vendetta.withdraw.secret-simultaneous")
    def put_down(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Look):
            looking.look(game, game.decider, choice)
            self.goto(WithdrawStep.choose)
            return
        self.tokens += (Token(game.decider, "stay" if choice == STAY else "withdraw"),)
        game.emit(events.TokenChosen(game.decider))

    @rule("vendetta.withdraw.secret-simultaneous")
    def next_seat(self, game: Table) -> None:
        if len(self.tokens) < len(self.order) and game.seats[seat := self.order[len(self.tokens)]].out:
            self.tokens += (Token(seat, "withdraw"),)
        if len(self.tokens) < len(self.order):
            self.goto(WithdrawStep.choose)

    @rule(
        "vendetta.withdraw.secret-simultaneous",
        "vendetta.withdraw.stay-joins-conflict",
        "vendetta.withdraw.leaves-conflict",
    )
    def reveal(self, game: Table) -> None:
        self.revealed = True
        for token in self.tokens:
            if not game.seats[token.seat].out:
                game.emit(events.TokenRevealed(token.seat, token.side))

    @rule("vendetta.withdraw.leaves-conflict", "vendetta.conflicts-of-rules.same-timing-turn-order")
    def withdraw(self, game: Table) -> None:
        for token in self.tokens:
            if token.side == "withdraw" and not game.seats[token.seat].out:
                game.set_off(Withdrawal(seat=token.seat, location=self.location))

    @rule("vendetta.withdraw.stay-joins-conflict", "vendetta.conflicts-of-rules.card-over-rulebook")
    def charge_for_staying(self, game: Table) -> None:
        for seat in game.at(self.location):
            for location, deployed, text in list(in_force.texts(game, seat)):
                if location == self.location:
                    for rival in game.opponents_at(seat, location):
                        blood.steal(game, seat, rival, text.price_to_stay, location, deployed.card)

    STEPS = (begin, choose, put_down, next_seat, reveal, withdraw, charge_for_staying)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the refusal of putting down a token now, or None."""
        if isinstance(choice, Stay | Withdraw) and game.window() == "withdraw":
            return CHOSEN if seat in game.at(self.location) else NOT_HERE
        return None


@procedure
class Withdrawal(Frame, kw_only=True):
    """A player leaving a Location with their cards and Blood. Rulebook, 'Withdraw'."""

    seat: Seat
    location: int
    to: int = NOWHERE
    """Location for the cards and Blood if a card shelters them. Otherwise, they leave the regular way."""

    def _shelter(self, game: Table) -> tuple[int, str]:
        """Return the Location of a face-up card elsewhere that shelters cards and Blood, and the card."""
        for location, deployed, text in in_force.texts(game, self.seat):
            if location != self.location and text.shelters_withdrawn:
                return location, deployed.card
        return NOWHERE, ""

    @rule("vendetta.withdraw.leaves-conflict")
    def begin(self, game: Table) -> None:
        game.emit(events.Withdrew(self.seat, game.locations[self.location]))
        conflict = game.within(Conflict)
        assert conflict is not None
        conflict.withdrawn += (self.seat,)

    @asks("vendetta.conflicts-of-rules.card-over-rulebook")
    def offer_shelter(self, game: Table) -> Decision | None:
        to, card = self._shelter(game)
        if to == NOWHERE:
            return None
        return Decision(self.seat, "effect", [PASS, Use(name_of(card), game.foreign(card, self.seat))])

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def settle_shelter(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Use):
            self.to = self._shelter(game)[0]

    @rule("vendetta.withdraw.blood-back-to-pool", "vendetta.withdraw.figure")
    def take_blood(self, game: Table) -> None:
        deployed = game.spot(self.seat, self.location).blood
        if self.to == NOWHERE:
            game.return_blood(self.seat, self.location, deployed)
        else:
            game.move_blood(self.seat, self.location, deployed, self.seat, self.to)

    @rule("vendetta.withdraw.cards-revealed", "vendetta.withdraw.figure")
    def move_cards(self, game: Table) -> None:
        cards = game.spot(self.seat, self.location).cards
        if self.to == NOWHERE and self.location == game.haven:
            for deployed in cards:
                game.turn_up(self.seat, self.location, deployed)
                game.take_back(self.seat, self.location, deployed.card, "vendetta.withdraw.from-haven")
            return
        to = game.haven if self.to == NOWHERE else self.to
        rules = (
            ("vendetta.withdraw.cards-move-to-haven", "vendetta.withdraw.moved-cards-fight-at-haven")
            if to == game.haven
            else ()
        )
        elsewhere = [
            (location, text) for location, _, text in in_force.texts(game, self.seat) if location != self.location
        ]
        for deployed in cards:
            game.move_card(self.seat, self.location, deployed.card, to, *rules)
        for location, text in elsewhere:
            game.play_bank_blood(
                self.seat,
                location,
                text.blood_for_card_withdrawn * len(cards),
                "vendetta.conflicts-of-rules.card-over-rulebook",
            )

    STEPS = (begin, offer_shelter, settle_shelter, take_blood, move_cards)
