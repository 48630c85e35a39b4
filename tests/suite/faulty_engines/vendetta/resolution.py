"""Faulty engines of Vendetta: the steps of resolving a Location, up to the winner."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.effects.activation import Activations
from reference_engine.vendetta.resolution import power, winner
from reference_engine.vendetta.resolution.resolution import LocationResolution, Resolution
from reference_engine.vendetta.resolution.revelation import Revelation
from reference_engine.vendetta.resolution.withdraw import Withdrawal, WithdrawStep
from reference_engine.vendetta.table.card_facts import CLAN_CARDS
from reference_engine.vendetta.table.pieces import Spot
from reference_engine.vendetta.table.state import Table
from reference_engine.vendetta.wire import observation
from scenarios.wire_types.vendetta import events
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# The order of things.


@wrong("the Prince's Haven is resolved first", breaks="vendetta.resolution.haven-last")
def _(change: Changes) -> None:
    def next_location(right: Right, self: Resolution, game: Table) -> None:
        if self.location < len(game.places):
            game.call(LocationResolution(location=(self.location - 1) % len(game.places)))
            self.location += 1
            self.goto(Resolution.next_location)

    change.replace(Resolution, "next_location", next_location)


@wrong("Preparation comes before the cards are revealed", breaks="vendetta.resolution.five-steps")
def _(change: Changes) -> None:
    change.reorder(
        LocationResolution,
        *("withdraw", "preparation", "before_revelation", "reveal", "after_revelation"),
        *("before_conflict", "conflict", "determine_winner", "aftermath", "resolved", "leave"),
    )


@wrong("the winner is known before Conflict cards take effect", breaks="vendetta.conflict.two-substeps")
def _(change: Changes) -> None:
    change.reorder(
        LocationResolution,
        *("withdraw", "before_revelation", "reveal", "after_revelation", "preparation"),
        *("determine_winner", "before_conflict", "conflict", "aftermath", "resolved", "leave"),
    )


def reverse(change: Changes, timing: str) -> None:
    """Let the cards of one moment take effect in reverse turn order."""

    def begin(right: Right, self: Activations, game: Table) -> None:
        right(self, game)
        if self.timing == timing:
            self.order = self.order[::-1]

    change.replace(Activations, "begin", begin)


@wrong("the Ambition holder's Preparation cards come last", breaks="vendetta.preparation.order")
def _(change: Changes) -> None:
    reverse(change, "preparation")


@wrong("the Ambition holder's Conflict cards come last", breaks="vendetta.conflict.order")
def _(change: Changes) -> None:
    reverse(change, "conflict")


@wrong("the Ambition holder's Aftermath cards come last", breaks="vendetta.aftermath.order")
def _(change: Changes) -> None:
    reverse(change, "aftermath")


# Withdrawing.


@wrong("who has nothing but Blood at a Location is not there", breaks="vendetta.withdraw.blood-only-player")
def _(change: Changes) -> None:
    change.set(Spot, "holds_anything", property(lambda spot: bool(spot.cards)))


@wrong("everybody sees a token as it is put down", breaks="vendetta.withdraw.secret-simultaneous")
def _(change: Changes) -> None:
    change.replace(observation, "token", lambda right, game, seat, visible: right(game, seat, True))


@wrong("Withdrawn Blood is lost", breaks="vendetta.withdraw.blood-back-to-pool")
def _(change: Changes) -> None:
    def take_blood(right: Right, self: Withdrawal, game: Table) -> None:
        game.discard_blood(self.seat, self.location, game.spot(self.seat, self.location).blood)

    change.replace(Withdrawal, "take_blood", take_blood)


@wrong("cards Withdrawn from an ordinary Location go to the hand", breaks="vendetta.withdraw.cards-move-to-haven")
def _(change: Changes) -> None:
    def move_cards(right: Right, self: Withdrawal, game: Table) -> None:
        for deployed in game.spot(self.seat, self.location).cards:
            game.turn_up(self.seat, self.location, deployed)
            game.take_back(self.seat, self.location, deployed.card)

    change.replace(Withdrawal, "move_cards", move_cards)


@wrong("Withdrawn cards stay face down", breaks="vendetta.withdraw.cards-revealed")
def _(change: Changes) -> None:
    def move_cards(right: Right, self: Withdrawal, game: Table) -> None:
        hidden = {card.card: card for card in game.spot(self.seat, self.location).cards if card.face_down}
        right(self, game)
        for deployed in game.spot(self.seat, game.haven).cards:
            if deployed.card in hidden:
                game.replace(self.seat, game.haven, deployed, hidden[deployed.card])

    change.replace(Withdrawal, "move_cards", move_cards)


@wrong("nothing moves when a player Withdraws from the Prince's Haven", breaks="vendetta.withdraw.from-haven")
def _(change: Changes) -> None:
    def unless_at_the_haven(right: Right, self: Withdrawal, game: Table) -> None:
        if self.location != game.haven:
            right(self, game)

    change.replace(Withdrawal, "take_blood", unless_at_the_haven)
    change.replace(Withdrawal, "move_cards", unless_at_the_haven)


# Who wins.


@wrong("Deployed Blood adds no Power", breaks="vendetta.planning.blood.each-adds-one-power")
def _(change: Changes) -> None:
    def total_power(right: Right, game: Table, seat: Seat, location: int) -> int:
        return sum(power.of_card(game, seat, location, card) for card in game.spot(seat, location).cards)

    change.replace(power, "total", total_power)


@wrong("the Ambition holder loses ties", breaks="vendetta.ambition.breaks-ties")
def _(change: Changes) -> None:
    change.replace(in_force, "wins_ties", lambda right, game, seat: seat != game.ambition or right(game, seat))


@wrong("equal Power is decided against the turn order", breaks="vendetta.conflict.tie")
def _(change: Changes) -> None:
    def ranked(right: Right, game: Table, resolved: LocationResolution) -> tuple[Seat, ...]:
        last_to_first = right(game, resolved)[::-1]
        return tuple(sorted(last_to_first, key=lambda seat: -power.total(game, seat, resolved.location)))

    change.replace(winner, "ranked", ranked)


@wrong("who has Withdrawn comes last in the ranking", breaks="vendetta.rewards.only-players-in-conflict-ranked")
def _(change: Changes) -> None:
    def ranked(right: Right, game: Table, resolved: LocationResolution) -> tuple[Seat, ...]:
        ranking: tuple[Seat, ...] = right(game, resolved)
        return ranking + resolved.withdrawn if ranking else ()

    change.replace(winner, "ranked", ranked)


@wrong("an Ally that nobody has won stays", breaks="vendetta.conflict.unclaimed-ally-removed")
def _(change: Changes) -> None:
    change.replace(LocationResolution, "remove_ally", lambda right, self, game: None)


@wrong("a player alone with cards needs the most Power all the same", breaks="vendetta.conflict.sole-player-wins")
def _(change: Changes) -> None:
    def ranked(right: Right, game: Table, resolved: LocationResolution) -> tuple[Seat, ...]:
        if not right(game, resolved):
            return ()
        present = [seat for seat in game.at(resolved.location) if seat not in resolved.withdrawn]
        return tuple(sorted(present, key=lambda seat: -power.total(game, seat, resolved.location)))

    change.replace(winner, "ranked", ranked)


@wrong("nobody wins with Blood alone", breaks="vendetta.conflict.highest-wins")
def _(change: Changes) -> None:
    def ranked(right: Right, game: Table, resolved: LocationResolution) -> tuple[Seat, ...]:
        return tuple(seat for seat in right(game, resolved) if game.spot(seat, resolved.location).cards)

    change.replace(winner, "ranked", ranked)


@wrong("where nobody has cards the most Blood wins", breaks="vendetta.conflict.no-cards-no-reward")
def _(change: Changes) -> None:
    def ranked(right: Right, game: Table, resolved: LocationResolution) -> tuple[Seat, ...]:
        present = [seat for seat in game.at(resolved.location) if seat not in resolved.withdrawn]
        most_first = sorted(present, key=lambda seat: -power.total(game, seat, resolved.location))
        return right(game, resolved) or tuple(most_first)

    change.replace(winner, "ranked", ranked)


@wrong("an Ally that nobody has won goes under the Ally deck", breaks="vendetta.conflict.unclaimed-ally-removed")
def _(change: Changes) -> None:
    def remove_ally(right: Right, self: LocationResolution, game: Table) -> None:
        ally = game.places[self.location].ally
        game.set_ally(self.location, "")
        game.ally_deck += (ally,) if ally else ()

    change.replace(LocationResolution, "remove_ally", remove_ally)


# Revelation, and Rivals.


@wrong("cards at every Location are revealed", breaks="vendetta.revelation.reveal-stayers")
def _(change: Changes) -> None:
    def reveal(right: Right, self: Revelation, game: Table) -> None:
        for seat in game.turn_order():
            for location in range(len(game.places)):
                for deployed in game.spot(seat, location).cards:
                    game.turn_up(seat, location, deployed)

    change.replace(Revelation, "reveal", reveal)


@wrong("Passive cards are not revealed", breaks="vendetta.cards.passive.face-down-revealed-in-revelation")
def _(change: Changes) -> None:
    def reveal(right: Right, self: Revelation, game: Table) -> None:
        for seat in game.at(self.location):
            cards = game.spot(seat, self.location).cards
            self.left += tuple(card.card for card in cards if CLAN_CARDS[card.card].kind == "passive")
        right(self, game)

    change.replace(Revelation, "reveal", reveal)


@wrong("a token is put down with its face up", breaks="vendetta.withdraw.secret-simultaneous")
def _(change: Changes) -> None:
    def put_down(right: Right, self: WithdrawStep, game: Table, choice: Any) -> None:
        right(self, game, choice)
        if self.tokens:
            game.emit(events.TokenRevealed(self.tokens[-1].seat, self.tokens[-1].side))

    change.replace(WithdrawStep, "put_down", put_down)
