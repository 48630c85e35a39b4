"""Changes of control: thefts and temporary control. V5 'Control', 'Rules of Card Ownership'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vtes.control import contests, regions
from reference_engine.vtes.table.pieces import Loan
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.declarations import PASS, Choice, Pass
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Put, RescueSomebody

CHANGED = (
    "vtes.control.changes-only-by-explicit-effect",
    "vtes.ownership.by-starting-deck",
    "vtes.ownership.never-changes",
)
MINION_CARD = "vtes.minion-card.control.follows-host-minion"
TROPHY = "vtes.master.trophy.controlled-by-vampires-controller"
"""Rule for the cards on a vampire that change control along with it."""
HAS_TO_MOVE = Refusal(
    "vtes.published.changes-controller-of-location.moves-with-its-host",
    "a stolen card on a minion must go to one of your minions",
)
THEFT = ("vtes.glossary.steal.permanent-control", "vtes.glossary.steal.card-stays-in-same-region")


def follows_its_host(card: InPlay) -> bool:
    """Return whether an attached card has the same controller as its host. V5 'Minion Cards', 'Trophy'."""
    return "master" not in card.facts.types or "trophy" in card.facts.subtypes


def change(game: Table, card: InPlay, seat: Seat, *rules: str) -> None:
    """Give a Methuselah control of a card and the minion cards on it, in the same region. Nothing else changes."""
    game.came_or_went(card)
    game.hand_over(card, seat)
    game.came_or_went(card)
    if not card.host:
        game.move_to(card, card.region)
    game.emit(events.ControlChanged(card.id, seat), *CHANGED, *rules)
    if card.facts.group and any(other.facts.group not in ("", card.facts.group) for other in game.minions(seat)):
        game.cite(("vtes.deck.group-does-not-limit-control-in-play",))
    for attached in game.lying_on(card):
        if follows_its_host(attached):
            change(game, attached, seat, TROPHY if "trophy" in attached.facts.subtypes else MINION_CARD)
    burn_second_copy(game, card)


def burn_second_copy(game: Table, card: InPlay) -> None:
    """Burn a unique card that has come to a Methuselah who controls a copy. V5 'Contested Cards'."""
    if contests.is_unique(card) and any(copy.controller == card.controller for copy in contests.copies(game, card)):
        game.cite(("vtes.contest.forced-self-contest-burns-incoming",))
        game.burn(card)


def steal(game: Table, card: InPlay, seat: Seat) -> None:
    """Give a Methuselah permanent control of a card. V5 glossary, 'Steal'."""
    if game.loans:
        game.loans = [loan for loan in game.loans if loan.card != card.id]
    if card.region == TORPOR:
        game.cite(("vtes.target.torpor-vampires-eligible",))
    change(game, card, seat, *THEFT)


def borrow(game: Table, card: InPlay, seat: Seat, until: str) -> None:
    """Give a Methuselah temporary control of a card."""
    lender = card.controller
    change(game, card, seat)
    game.loans.append(Loan(card.id, lender, seat, until))


def give_back(game: Table, borrower: Seat, until: str) -> None:
    """End temporary control: each card returns to its lender, or leaves the game if its owner did."""
    for loan in [loan for loan in game.loans if (loan.borrower, loan.until) == (borrower, until)]:
        game.loans.remove(loan)
        card = game.cards.get(loan.card)
        if card is None:
            continue
        if card.controller != borrower:
            game.loans = [lent_on(other, loan) for other in game.loans]
        elif game.seats[loan.lender].ousted:
            game.remove(card)
        else:
            change(game, card, loan.lender)


def lent_on(other: Loan, ended: Loan) -> Loan:
    """Return a loan of a card that was itself borrowed, now with the first lender."""
    passed_on = other.card == ended.card and other.lender == ended.borrower
    return msgspec.structs.replace(other, lender=ended.lender) if passed_on else other


def hosts(game: Table, seat: Seat, card: InPlay) -> list[InPlay]:
    """Return the minions to which a thief may attach a card from another player's minion."""
    return [host for host in game.controlled(seat, READY, TORPOR) if host.facts.is_minion and host.id != card.host]


@procedure
class StealFromMinion(Frame, kw_only=True):
    """A stolen card on a minion goes to a minion of the thief's choice. V5 glossary, 'Steal'.

    It stays there only if the thief controls no other minion.
    """

    card: CardId
    seat: Seat

    @asks("vtes.glossary.steal.attached-card-may-be-moved-to-same-type")
    def choose_host(self, game: Table) -> Decision | None:
        card = game.cards.get(self.card)
        if card is None:
            return None
        options: list[Choice] = [Put(self.card, host.id) for host in hosts(game, self.seat, card)]
        return Decision(self.seat, "target", options) if options else None

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return HAS_TO_MOVE if isinstance(choice, Pass) and seat == self.seat else None

    @rule("vtes.glossary.steal.attached-card-may-be-moved-to-same-type", *THEFT, *CHANGED)
    def take(self, game: Table, choice: Choice) -> None:
        card = game.cards[self.card]
        if isinstance(choice, Put):
            game.cite((HAS_TO_MOVE.rule,))
            game.attach(card, game.cards[choice.host])
        steal(game, card, self.seat)

    STEPS = (choose_host, take)


@procedure
class OfferToMakeReady(Frame, kw_only=True):
    """The option of a minion to burn blood for a vampire stolen from torpor, to make it ready."""

    minion: CardId
    vampire: CardId
    blood: int

    @asks("vtes.rescue.no-longer-wounded")
    def offer(self, game: Table) -> Decision | None:
        minion = game.cards.get(self.minion)
        if minion is None or minion.counters < self.blood or self.vampire not in game.cards:
            return None
        return Decision(minion.controller, "target", [PASS, RescueSomebody(self.minion, self.vampire, 0)])

    @rule("vtes.rescue.no-longer-wounded")
    def make_ready(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, RescueSomebody):
            game.burn_blood(game.cards[self.minion], self.blood)
            regions.to_ready(game, game.cards[self.vampire])

    STEPS = (offer, make_ready)
