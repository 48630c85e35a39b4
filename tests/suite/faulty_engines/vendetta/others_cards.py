"""Faulty engines of Vendetta: cards on another player's Position, and Retaliation."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.cards.words.moving import TakeBackAndSteal
from reference_engine.vendetta.cards.words.rivals import WinnerPays
from reference_engine.vendetta.effects.effect import CardEffect
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.resolution import power
from reference_engine.vendetta.resolution.withdraw import Withdrawal
from reference_engine.vendetta.table.pieces import NOWHERE, Deployed
from reference_engine.vendetta.table.state import Table
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vendetta.remembered import remembering


def others_cards(game: Table, seat: Seat, location: int) -> list[Deployed]:
    """Return the cards of others on a Position."""
    return [deployed for deployed in game.spot(seat, location).cards if game.owner(deployed.card) != seat]


def keep(game: Table, seat: Seat, cards: list[Deployed]) -> None:
    """Let a player keep cards that have just gone to their owners' hands."""
    for deployed in cards:
        owner = game.owner(deployed.card)
        if deployed.card in game.seats[owner].hand:
            game.take_from_hand(owner, deployed.card)
            game.seats[seat].hand += (deployed.card,)


@wrong(
    "who Withdraws from the Prince's Haven takes cards of others into the hand", breaks="vendetta.withdraw.from-haven"
)
def _(change: Changes) -> None:
    def move_cards(right: Right, self: Withdrawal, game: Table) -> None:
        cards = others_cards(game, self.seat, self.location)
        right(self, game)
        keep(game, self.seat, cards)

    change.replace(Withdrawal, "move_cards", move_cards)


@wrong("cards of others go home in a Withdrawal", breaks="vendetta.withdraw.cards-move-to-haven")
def _(change: Changes) -> None:
    def move_cards(right: Right, self: Withdrawal, game: Table) -> None:
        for deployed in others_cards(game, self.seat, self.location):
            game.take_back(self.seat, self.location, deployed.card)
        right(self, game)

    change.replace(Withdrawal, "move_cards", move_cards)


@wrong("a Withdrawal moves cards of others to their owners' Positions", breaks="vendetta.glossary.position")
def _(change: Changes) -> None:
    def move_cards(right: Right, self: Withdrawal, game: Table) -> None:
        right(self, game)
        for deployed in others_cards(game, self.seat, game.haven) if self.to == NOWHERE else ():
            game.lift(self.seat, game.haven, deployed.card)
            game.lay(game.owner(deployed.card), game.haven, deployed)

    change.replace(Withdrawal, "move_cards", move_cards)


@wrong("Chaos takes cards of others into the hand of its player", breaks="vendetta.cards.preparation.step")
def _(change: Changes) -> None:
    def chosen(right: Right, self: TakeBackAndSteal, game: Table, effect: CardEffect, cards: list[Deployed]) -> None:
        right(self, game, effect, cards)
        keep(game, effect.seat, [deployed for deployed in cards if game.owner(deployed.card) != effect.seat])

    change.replace(TakeBackAndSteal, "chosen", chosen)


@wrong("a card on the Position of another adds its Power to its owner's", breaks="vendetta.conflict.total-power")
def _(change: Changes) -> None:
    def total(right: Right, game: Table, seat: Seat, location: int) -> int:
        found = int(right(game, seat, location))
        for other in game.turn_order():
            for deployed in others_cards(game, other, location):
                worth = power.of_card(game, other, location, deployed)
                found += worth * ((game.owner(deployed.card) == seat) - (other == seat))
        return found

    change.replace(power, "total", total)


@wrong("a Passive card on the Position of another works for its owner", breaks="vendetta.glossary.position")
def _(change: Changes) -> None:
    def texts(right: Right, game: Table, seat: Seat) -> Any:
        for other in range(len(game.seats)):
            for location, deployed in game.face_up(Seat(other)):
                if game.owner(deployed.card) in ((seat, NOBODY) if other == seat else (seat,)):
                    yield location, deployed, TEXTS[deployed.card]

    change.replace(in_force, "texts", texts)


@wrong("the winner pays the owner of a mesmerized Hunt of the Ventrue", breaks="vendetta.cards.aftermath.step")
def _(change: Changes) -> None:
    def answered(right: Right, self: WinnerPays, game: Table, effect: CardEffect, seat: Seat, option: str) -> None:
        owner = game.owner(effect.card)
        if option == "blood":
            blood.steal(game, owner, seat, 2, effect.location, effect.card)
        else:
            game.give_influence(seat, owner, 1)

    change.replace(WinnerPays, "answered", answered)


# What comes back: Retaliation.


@wrong(
    "a Frenzy through Retaliation is caused by who has made its player lose Blood",
    breaks="vendetta.frenzy.causer-gains-influence",
)
def _(change: Changes) -> None:
    def emptied(right: Right, game: Table, seat: Seat, causer: Seat, location: int) -> None:
        effect = game.within(CardEffect)
        if NOBODY != causer != seat and effect is not None:
            causer = effect.seat
        right(game, seat, causer, location)

    change.replace(blood, "emptied", emptied)


@wrong("Retaliation passes on what should have been lost, not what was", breaks="vendetta.glossary.lose")
def _(change: Changes) -> None:
    asked = remembering(change)

    def lose(right: Right, game: Table, seat: Seat, amount: int, *more: Any) -> None:
        asked.clear()
        asked.add(amount)
        right(game, seat, amount, *more)

    def pass_on(right: Right, game: Table, seat: Seat, amount: int, location: int) -> None:
        right(game, seat, max(amount, *asked) if asked else amount, location)

    change.replace(blood, "lose", lose)
    change.replace(blood, "_pass_on", pass_on)


@wrong("Retaliation spares who has made its player lose Blood", breaks="vendetta.glossary.lose")
def _(change: Changes) -> None:
    def pass_on(right: Right, game: Table, seat: Seat, amount: int, location: int) -> None:
        effect, rivals = game.within(CardEffect), Table.rivals
        spared = effect.seat if effect is not None else NOBODY
        setattr(
            Table,
            rivals.__name__,
            lambda game, whose, at: tuple(other for other in rivals(game, whose, at) if other != spared),
        )
        try:
            right(game, seat, amount, location)
        finally:
            setattr(Table, rivals.__name__, rivals)

    change.replace(blood, "_pass_on", pass_on)
