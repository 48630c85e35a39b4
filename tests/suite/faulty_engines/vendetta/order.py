"""Faulty engines of Vendetta: turn order beyond two players, with equal numbers, and after an elimination."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import contextmanager
from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.game import Game
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.cards.words.auction import BloodAuction
from reference_engine.vendetta.effects.activation import Activations
from reference_engine.vendetta.effects.effect import CardEffect
from reference_engine.vendetta.ending import end_of_game
from reference_engine.vendetta.ending.end_of_round import EndOfRound
from reference_engine.vendetta.frenzy import diablerie
from reference_engine.vendetta.frenzy.frenzy import Frenzy
from reference_engine.vendetta.planning.turns import Planning
from reference_engine.vendetta.resolution import power, winner
from reference_engine.vendetta.resolution.conflict import Conflict
from reference_engine.vendetta.resolution.resolution import LocationResolution
from reference_engine.vendetta.resolution.revelation import Revelation
from reference_engine.vendetta.resolution.rewards import ConflictRewards
from reference_engine.vendetta.resolution.withdraw import WithdrawStep
from reference_engine.vendetta.rounds.hand_building import HandBuilding
from reference_engine.vendetta.setup.setup import SetUp
from reference_engine.vendetta.table.state import Table
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

Seats = Sequence[Seat]


def counter_clockwise(order: Seats) -> tuple[Seat, ...]:
    """Return the order with the same first player, and the others reversed."""
    return (*order[:1], *order[:0:-1])


def four_at_most(order: Seats) -> tuple[Seat, ...]:
    return tuple(order[:4])


def from_on(game: Table, seat: Seat, seats: Seats) -> tuple[Seat, ...]:
    """Return the players clockwise from `seat`, regardless of the Ambition token."""
    return tuple(sorted(seats, key=lambda other: (other - seat) % len(game.seats)))


@contextmanager
def another_turn_order(order: Callable[[Seats], tuple[Seat, ...]]) -> Any:
    """Use another turn order inside the context."""
    right = Table.turn_order
    setattr(Table, right.__name__, lambda game: order(right(game)))
    try:
        yield
    finally:
        setattr(Table, right.__name__, right)


def ordering(order: Callable[[Seats], tuple[Seat, ...]]) -> Callable[..., Any]:
    """Return a step that uses another turn order."""

    def step(right: Right, *arguments: Any) -> Any:
        with another_turn_order(order):
            return right(*arguments)

    return step


def in_another_order(change: Changes, procedure: type[Any], order: Callable[[Seats], tuple[Seat, ...]]) -> None:
    """Let a procedure that goes through the players start with another order."""

    def begin(right: Right, self: Any, game: Table) -> None:
        right(self, game)
        self.order = order(self.order)

    change.replace(procedure, "begin", begin)


def at_timing(change: Changes, timing: str, order: Callable[[Seats], tuple[Seat, ...]]) -> None:
    """Let the cards of one moment take effect in another order."""

    def begin(right: Right, self: Activations, game: Table) -> None:
        right(self, game)
        if self.timing == timing:
            self.order = order(self.order)

    change.replace(Activations, "begin", begin)


# Effects.


for kind in ("preparation", "conflict", "aftermath"):

    @wrong(
        f"after the Ambition holder's the {kind.title()} cards take effect counter-clockwise",
        breaks=f"vendetta.{kind}.order",
    )
    def _(change: Changes, kind: str = kind) -> None:
        at_timing(change, kind, counter_clockwise)


@wrong(
    "after the Ambition holder's the cards that act right after Revelation do so counter-clockwise",
    breaks="vendetta.revelation.passive-timing",
)
def _(change: Changes) -> None:
    at_timing(change, "after_revelation", counter_clockwise)


@wrong("only the first four players have cards take effect", breaks="vendetta.preparation.order")
def _(change: Changes) -> None:
    in_another_order(change, Activations, four_at_most)


@wrong(
    "at the Prince's Haven the new first player comes first and the others as before",
    breaks="vendetta.rewards.haven-new-order-applies-to-aftermath",
)
def _(change: Changes) -> None:
    before: list[Seat] = []

    def ambition_passes(right: Right, self: ConflictRewards, game: Table) -> None:
        before[:] = game.turn_order()
        right(self, game)

    def begin(right: Right, self: Activations, game: Table) -> None:
        right(self, game)
        if self.timing == "aftermath" and self.location == game.haven and set(before) >= set(self.order):
            self.order = tuple(sorted(self.order, key=lambda seat: (seat != game.ambition, before.index(seat))))

    change.replace(ConflictRewards, "ambition_passes", ambition_passes)
    change.replace(Activations, "begin", begin)


@wrong(
    "an effect goes against the Rivals clockwise from its own player",
    breaks="vendetta.conflicts-of-rules.same-timing-turn-order",
)
def _(change: Changes) -> None:
    def begin(right: Right, self: CardEffect, game: Table) -> None:
        right(self, game)
        self.rivals = from_on(game, self.seat, self.rivals)

    change.replace(CardEffect, "begin", begin)


@wrong(
    "One Step Ahead asks the Rivals clockwise from its own player",
    breaks="vendetta.conflicts-of-rules.same-timing-turn-order",
)
def _(change: Changes) -> None:
    def priced(right: Right, self: Revelation, game: Table) -> Any:
        rivals = Table.rivals
        setattr(Table, rivals.__name__, lambda game, seat, at: from_on(game, seat, rivals(game, seat, at)))
        try:
            return right(self, game)
        finally:
            setattr(Table, rivals.__name__, rivals)

    change.replace(Revelation, "_priced", priced)


@wrong(
    "of several Frenzies at once the last in turn order comes first",
    breaks="vendetta.conflicts-of-rules.same-timing-turn-order",
)
def _(change: Changes) -> None:
    def take_up_due(right: Right, self: Game) -> None:
        if all(isinstance(frame, Frenzy) for frame in self.due):
            self.due.reverse()
        right(self)

    change.replace(Game, "_take_up_due", take_up_due)


@wrong(
    "after the Ambition holder the Succubus Club asks counter-clockwise",
    breaks="vendetta.conflicts-of-rules.same-timing-turn-order",
)
def _(change: Changes) -> None:
    change.replace(LocationResolution, "resolved", ordering(counter_clockwise))


# Five players, and four who take Relics.


@wrong("a fifth player builds no hand", breaks="vendetta.hand-building.draw-two-keep-one")
def _(change: Changes) -> None:
    in_another_order(change, HandBuilding, four_at_most)


@wrong("a fifth player takes no Planning turns", breaks="vendetta.planning.only-phase-with-turns")
def _(change: Changes) -> None:
    change.replace(Planning, "begin", ordering(four_at_most))
    change.replace(Planning, "next_turn", ordering(four_at_most))


@wrong("a fifth player chooses no token", breaks="vendetta.withdraw.all-present-may")
def _(change: Changes) -> None:
    in_another_order(change, WithdrawStep, four_at_most)


@wrong("a fifth player's cards stay on the table", breaks="vendetta.round-end.cards-to-hand")
def _(change: Changes) -> None:
    change.replace(EndOfRound, "take_cards_back", ordering(four_at_most))


@wrong("a fifth player's Blood stays on the table", breaks="vendetta.round-end.deployed-blood-to-bank")
def _(change: Changes) -> None:
    change.replace(EndOfRound, "discard_blood", ordering(four_at_most))


@wrong("a fifth player is not ranked", breaks="vendetta.rewards.only-players-in-conflict-ranked")
def _(change: Changes) -> None:
    change.replace(Conflict, "present", lambda right, self, game: right(self, game)[:4])


@wrong(
    "four players take Relics clockwise, once the first has taken one",
    breaks="vendetta.variant.relics.choice-order",
)
def _(change: Changes) -> None:
    def last_first(order: Seats) -> tuple[Seat, ...]:
        return (*order[:-1][::-1], *order[-1:]) if len(order) > 3 else tuple(order)

    change.replace(SetUp, "choose_relic", ordering(last_first))
    change.replace(SetUp, "take_relic", ordering(last_first))


# Ties.


def ranking(change: Changes, key: Callable[[Table, Conflict, Seat], Any]) -> None:
    """Rank equal Power by `key` before Fiorenza Savona and turn order."""

    def ranked(right: Right, game: Table, conflict: Conflict) -> tuple[Seat, ...]:
        present = conflict.present(game)
        if len(conflict.with_cards(game)) < 2:
            return tuple(right(game, conflict))
        order = sorted(
            present,
            key=lambda seat: (
                -power.total(game, seat, conflict.location),
                not in_force.wins_ties(game, seat),
                key(game, conflict, seat),
            ),
        )
        winner.announce(game, conflict.location, order)
        return tuple(order)

    change.replace(winner, "ranked", ranked)


@wrong("of equal Power more Blood in the Pool wins", breaks="vendetta.conflict.tie")
def _(change: Changes) -> None:
    ranking(change, lambda game, conflict, seat: -game.seats[seat].blood)


@wrong("of equal Power more Influence wins", breaks="vendetta.conflict.tie")
def _(change: Changes) -> None:
    ranking(change, lambda game, conflict, seat: -game.seats[seat].influence)


@wrong("of equal Power more cards win", breaks="vendetta.rewards.ties-for-lower-ranks")
def _(change: Changes) -> None:
    ranking(change, lambda game, conflict, seat: -len(game.spot(seat, conflict.location).cards))


@wrong("Fiorenza Savona wins ties for the first place only", breaks="vendetta.cards.ally.fiorenza-savona")
def _(change: Changes) -> None:
    def ranked(right: Right, game: Table, conflict: Conflict) -> tuple[Seat, ...]:
        first, *others = right(game, conflict) or (NOBODY,)
        if first == NOBODY:
            return ()
        order = [seat for seat in game.turn_order() if seat in others]
        order.sort(key=lambda seat: -power.total(game, seat, conflict.location))
        winner.announce(game, conflict.location, [first, *order])
        return (first, *order)

    change.replace(winner, "ranked", ranked)


@wrong(
    "a tie for the lowest bid goes clockwise from the player of the auction",
    breaks="vendetta.conflicts-of-rules.ties-turn-order",
)
def _(change: Changes) -> None:
    def lowest(right: Right, self: BloodAuction, game: Table) -> Seat:
        low = min(bid.amount for bid in self.bids)
        tied = from_on(game, self.seat, [bid.seat for bid in self.bids if bid.amount == low])
        return min(reversed(tied), key=lambda seat: in_force.wins_ties(game, seat))

    change.replace(BloodAuction, "lowest", lowest)


@wrong("of three who tie in the end the third is not looked at", breaks="vendetta.game-end.tie-blood")
def _(change: Changes) -> None:
    def final_winner(right: Right, game: Table) -> Seat:
        most = max(end_of_game.final_influence(game, seat) for seat in game.turn_order())
        tied = [seat for seat in game.turn_order() if end_of_game.final_influence(game, seat) == most][:2]
        helped = [seat for seat in tied if in_force.wins_ties(game, seat)]
        return max(helped or tied, key=lambda seat: game.seats[seat].blood)

    change.replace(end_of_game, "final_winner", final_winner)


# After an elimination.


@wrong(
    "the Ambition token of who is out goes to the player with the most Influence",
    breaks="vendetta.diablerie.third-token-eliminates",
)
def _(change: Changes) -> None:
    def after(right: Right, self: Table, seat: Seat) -> Seat:
        left = [other for other in self.turn_order() if other != seat] or [seat]
        return max(left, key=lambda other: self.seats[other].influence)

    change.replace(Table, "after", after)


@wrong(
    "the Ambition token of who is out goes to the player with the most Blood",
    breaks="vendetta.diablerie.third-token-eliminates",
)
def _(change: Changes) -> None:
    def after(right: Right, self: Table, seat: Seat) -> Seat:
        left = [other for other in self.turn_order() if other != seat] or [seat]
        return max(left, key=lambda other: self.seats[other].blood)

    change.replace(Table, "after", after)


@wrong("the Ambition token of who is out goes to the first seat", breaks="vendetta.ambition.turn-order")
def _(change: Changes) -> None:
    def after(right: Right, self: Table, seat: Seat) -> Seat:
        return min((other for other in self.turn_order() if other != seat), default=seat)

    change.replace(Table, "after", after)


@wrong(
    "the Ambition token of who is out goes to who has caused the Frenzy",
    breaks="vendetta.diablerie.third-token-eliminates",
)
def _(change: Changes) -> None:
    def eliminate(right: Right, game: Table, seat: Seat) -> None:
        frenzy, held = game.within(Frenzy), game.ambition == seat
        right(game, seat)
        if held and frenzy is not None and frenzy.causer not in (NOBODY, seat) and not game.over:
            game.ambition = frenzy.causer

    change.replace(diablerie, "eliminate", eliminate)


@wrong(
    "once a player is out the Planning turns begin again with the Ambition holder",
    breaks="vendetta.planning.only-phase-with-turns",
)
def _(change: Changes) -> None:
    def eliminate(right: Right, game: Table, seat: Seat) -> None:
        right(game, seat)
        planning = game.within(Planning)
        if planning is not None:
            planning.order = game.turn_order()

    change.replace(diablerie, "eliminate", eliminate)


@wrong("three players left of four play by the rules for three", breaks="vendetta.playing.base-rules-four-or-five")
def _(change: Changes) -> None:
    def for_players(game: Table) -> Any:
        return game.numbers.players[max(sum(not player.out for player in game.seats), 3)]

    change.set(Table, "for_players", property(for_players))
